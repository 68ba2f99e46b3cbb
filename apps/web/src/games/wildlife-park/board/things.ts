/** Things by their names for hands, and how they take part in the open decision. Pure. */
import type { Seat, View } from '@shutterbox/kernel';
import {
	canHold,
	colourOf,
	DISPLAY_SLOTS,
	type Item,
	isDie,
	layoutOf,
	NO_ITEM,
	type Park,
	pips,
	risksOf,
	type State,
	spaceNames,
} from '@shutterbox/wildlife-park/client';
import type { Source } from '../draft.ts';
import type { Asked, Draft, SceneAct } from './scene.ts';

export interface ThingLook {
	/** In hand or used by the draft: its space shows red brackets. */
	readonly isTaken: boolean;
	/** Chosen where it lies. */
	readonly isMarked: boolean;
	/** Cannot be taken now. */
	readonly isQuiet: boolean;
	/** Fits nowhere yet; it may still be taken. */
	readonly isOff: boolean;
	readonly isHit: boolean;
	/** How likely a token is to hit it once the declared side is taken from. */
	readonly risk: number;
	/** A die that is still rolling. */
	readonly isRolling: boolean;
	/** What is in hand may be put here. */
	readonly isTarget: boolean;
}

interface Table {
	readonly view: View<State>;
	readonly own: Seat;
	readonly asked: Asked;
	readonly draft: Draft;
	/** The move of the draft is handed in, or would be. */
	readonly isPlanned: boolean;
	/** With the draft. */
	readonly park: Park;
	/** Things whose dice roll. */
	readonly rolling: readonly string[];
	/** Marks what fits nowhere yet. */
	readonly hasCrosses: boolean;
}

export function lookOf(table: Table, thing: string): ThingLook {
	const { view, own, asked, draft } = table;
	const [source, space] = thing.split(' ') as [Source, string];
	const names = source === 'supply' ? spaceNames(view) : DISPLAY_SLOTS;
	const index = names.indexOf(space);
	const item = (source === 'supply' ? view.supply : view.displays)[own][index];
	const isHit = source === 'supply' && view.solo?.hit === index;
	const [kind, number] = space.split(':');
	const isInTurn = view.phase === 'turn' && draft.turn.taken[source] === space;
	const isSlot = view.phase === 'swap' && source === 'display' && kind === 'tile';
	return {
		isTaken: isInTurn || (isSlot && draft.hand?.kind === 'slot' && draft.hand.slot === Number(number)),
		isMarked:
			(isMarkable(view.phase, source, kind) && draft.marked.includes(Number(number))) ||
			(view.phase === 'choose' && draft.turn.taken[source] === space) ||
			(isSlot && draft.swap?.slot === Number(number)),
		isQuiet: !isHit && !isInTurn && !(table.isPlanned && view.phase === 'turn') && !isUsable(view, asked, source, kind),
		isOff: table.hasCrosses && asked === 'turn' && isUsable(view, asked, source, kind) && !fits(table.park, item),
		isHit,
		risk:
			view.phase === 'declare' && source === 'supply' && draft.kind !== null
				? (risksOf(view, draft.kind).get(space) ?? 0)
				: 0,
		isRolling: table.rolling.includes(thing),
		isTarget:
			(isSlot && draft.hand?.kind === 'start') || (asked === 'protect' && isHit && draft.hand?.kind === 'worker'),
	};
}

function isMarkable(phase: State['phase'], source: Source, kind: string): boolean {
	if (phase === 'reroll') return source === 'display' && kind === 'die';
	return (phase === 'soloReroll' && kind === 'left') || (phase === 'soloDiscard' && kind === 'right');
}

/** Whether a decision is about such things at all. */
function isUsable({ solo }: State, asked: Asked, source: Source, kind: string): boolean {
	switch (asked) {
		case 'reroll':
		case 'soloReroll':
		case 'soloDiscard':
			return isMarkable(asked, source, kind);
		case 'swap':
			return source === 'display' && kind === 'tile';
		case 'declare':
			return source === 'supply';
		case 'choose':
		case 'turn':
			return source === 'display' || solo === null || solo.side === kind;
		default:
			return false;
	}
}

/** A die that no tile could hold as it is; a tile always fits where there is a free hex. */
function fits(park: Park, item: Item): boolean {
	if (item === NO_ITEM || !isDie(item)) return true;
	return layoutOf(park).names.some((_, hex) => canHold(park, hex, colourOf(item), pips(item)));
}

/** The dice that an act rolls, by the names of their things. */
export function rollingIn(act: SceneAct | null): readonly string[] {
	const event = act?.isStill === false ? act.event : null;
	switch (event?.type) {
		case 'rerolled':
			return event.dice.map(({ slot }) => `display ${DISPLAY_SLOTS[slot]}`);
		case 'diceRolled':
			return event.values.map((_, slot) => `display ${DISPLAY_SLOTS[slot]}`);
		case 'soloRerolled':
			return event.dice.map(({ slot }) => `supply left:${slot}`);
		case 'boardFilled':
		case 'boardRefilled':
		case 'soloRefilled':
			return event.items.map(({ space }) => `supply ${space}`);
		default:
			return [];
	}
}
