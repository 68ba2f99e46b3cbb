import type { Refusal, Seat } from '@shutterbox/kernel';
import {
	choosesTile,
	DIRECTIONS,
	type Direction,
	forest,
	type Goods,
	type Move,
	type State,
	stopOf,
	TILE_TYPES,
	type TileType,
	type Whistle,
} from '@shutterbox/sasquatch-snap/client';
import { letterOf } from '../../board/keys.ts';

// The form as it is filled in, and the move it would make. What may be chosen is for the rules to say: `check` asks them.

export type Check = (move: Move) => Refusal | null;

export type Side = 'give' | 'get';
export type Kind = keyof Goods;
export const KINDS: readonly Kind[] = [...TILE_TYPES, 'snaps'];

export interface Draft {
	readonly give: Goods;
	readonly get: Goods;
	readonly dir: Direction | null;
	readonly trap: boolean;
	readonly tile: TileType | null;
	/** How far along a clear line. */
	readonly dist: number;
}

export const EMPTY: Draft = { give: {}, get: {}, dir: null, trap: false, tile: null, dist: 1 };

/** Changes with every new question to this viewer: a draft is for one of them. */
export function questionOf({ turn, phase, slot }: State): string {
	return `${turn} ${phase} ${phase === 'set' ? slot : 0}`;
}

/** The move that the form stands for; null while something is still to be chosen. */
export function moveOf(view: State, seat: Seat, draft: Draft): Move | null {
	switch (view.phase) {
		case 'whistle':
			return whistleOf(draft);
		case 'commit':
			return draft.dir && cardsOf(view, seat, draft.dir, draft);
		case 'set':
			return draft.tile && { type: 'set', tile: draft.tile };
		case 'lure':
			return draft.dir && { type: 'lure', dir: draft.dir, dist: distanceOf(view, draft.dir, draft) };
		case 'over':
			return null;
	}
}

/** The draft that a move comes from. */
export function draftOf(move: Move): Draft {
	const { type: _, ...chosen } = move;
	return { ...EMPTY, ...chosen };
}

function whistleOf({ give, get }: Pick<Draft, Side>): Whistle {
	const isPlain = Object.keys(give).length === 0 && Object.keys(get).length === 0;
	return isPlain ? { type: 'whistle' } : { type: 'whistle', give, get };
}

function cardsOf(view: State, seat: Seat, dir: Direction, { trap, tile }: Pick<Draft, 'trap' | 'tile'>): Move {
	const withTile = trap && tile !== null && choosesTile(view, seat);
	return withTile ? { type: 'commit', dir, trap, tile } : { type: 'commit', dir, trap };
}

/** To the stop of the line; on a clear one as far as the form says. */
export function distanceOf(view: State, dir: Direction, { dist }: Pick<Draft, 'dist'>): number {
	return stopOf(view, DIRECTIONS.indexOf(dir)) || dist;
}

/** One more or one less of a kind; what is 0 is left out. */
export function traded(draft: Draft, side: Side, kind: Kind, by: 1 | -1): Draft {
	const { [kind]: count = 0, ...others } = draft[side];
	return { ...draft, [side]: count + by > 0 ? { ...others, [kind]: count + by } : others };
}

/** Why no more of a kind can be traded. That both sides are not equal yet is no reason to stop. */
export function whyNotMore(check: Check, draft: Draft, side: Side, kind: Kind): Refusal | null {
	const refusal = check(whistleOf(traded(draft, side, kind, 1)));
	return refusal?.code === 'exchange-unequal' ? null : refusal;
}

/** Why Trap! cannot be played, whatever arrow or tile goes with it. */
export function whyNoTrap(check: Check, view: State, seat: Seat): Refusal | null {
	const tiles: readonly (TileType | null)[] = choosesTile(view, seat) ? TILE_TYPES : [null];
	const refusals = tiles.map((tile) => check(cardsOf(view, seat, DIRECTIONS[0], { trap: true, tile })));
	return refusals.includes(null) ? null : refusals[0];
}

/** Why a tile cannot be set, or chosen with Trap!. */
export function whyNotTile(check: Check, view: State, seat: Seat, tile: TileType): Refusal | null {
	if (view.phase === 'set') return check({ type: 'set', tile });
	return check(cardsOf(view, seat, DIRECTIONS[0], { trap: true, tile }));
}

/** Whether the form asks which tile goes with Trap!. */
export function asksTile(view: State, seat: Seat, { trap }: Draft): boolean {
	return trap && choosesTile(view, seat);
}

/** The distances of a clear line; null where the line has a stop. */
export function freeDistances(view: State, dir: Direction): { readonly most: number } | null {
	return stopOf(view, DIRECTIONS.indexOf(dir)) > 0 ? null : { most: forest(view).size - 1 };
}

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };

/** The key of the plus has it only with Shift on most keyboards. */
const STRIDES: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 };

/** What a key of the keyboard changes; null where it means nothing here. */
export function pressed(
	view: State,
	draft: Draft,
	event: Pick<KeyboardEvent, 'key' | 'code'>,
	mayTrap: boolean,
): Draft | null {
	const { key } = event;
	const letter = letterOf(event).toUpperCase();
	const { phase } = view;
	const dir = ARROWS[key] ?? DIRECTIONS.find((one) => one === letter);
	if (dir && (phase === 'commit' || phase === 'lure')) return { ...draft, dir };
	if (letter === 'T' && phase === 'commit' && mayTrap) return { ...draft, trap: !draft.trap };
	const tile = TILE_TYPES[Number(key) - 1];
	if (tile && (phase === 'set' || (phase === 'commit' && draft.trap))) return { ...draft, tile };
	const by = STRIDES[key];
	return phase === 'lure' && draft.dir && by ? stepped(view, draft, by) : null;
}

/** A square further or less far along a clear line. */
export function stepped(view: State, draft: Draft, by: number): Draft {
	const free = draft.dir && freeDistances(view, draft.dir);
	return free ? { ...draft, dist: Math.min(Math.max(draft.dist + by, 1), free.most) } : draft;
}
