/** What a hand does to the draft: things are taken, put somewhere, marked. The rules are asked what they think of it. Pure. */
import type { Seat, View } from '@shutterbox/kernel';
import {
	type BuildStep,
	COLOURS,
	colourOf,
	isDie,
	isWatchtowerTile,
	itemHit,
	type Move,
	NO_ITEM,
	protectors,
	type State,
	type Way,
	WORKERS,
	type Worker,
	type WorkerUse,
	workersIn,
} from '@shutterbox/wildlife-park/client';
import {
	EMPTY_TURN,
	isComplete,
	itemOfDraft,
	type PlaceDraft,
	placed,
	type Source,
	type TurnDraft,
	took,
	moveOf as turnMove,
} from '../draft.ts';
import { pickMove, toggled } from '../sets.ts';
import { changesOf, type WorkerDraft } from '../worker-draft.ts';
import { laidBy } from './offers.ts';
import type { Check, Draft } from './scene.ts';

export const EMPTY: Draft = {
	hand: null,
	turn: EMPTY_TURN,
	placed: null,
	marked: [],
	swap: null,
	jobs: {},
	kind: null,
	saviour: null,
};

/** Changes with every new question to this viewer: a draft is for one of them. */
export function questionOf({ turn, phase, solo }: State): string {
	return `${turn} ${phase} ${solo?.drawn.length ?? ''}`;
}

/** The move that the draft stands for; null while something is still open. */
export function moveOf(view: View<State>, seat: Seat, draft: Draft, check: Check): Move | null {
	const { turn, swap, kind, saviour, marked, jobs } = draft;
	switch (view.phase) {
		case 'reroll':
		case 'soloReroll':
		case 'soloDiscard':
			return pickMove(view, marked);
		case 'swap':
			return { type: 'swap', swap };
		case 'declare':
			return kind && { type: 'declare', kind };
		case 'protect':
			return { type: 'protect', token: saviour };
		case 'choose': {
			const { supply, display } = turn.taken;
			return supply === null || display === null ? null : { type: 'choose', supply, display };
		}
		case 'turn':
		case 'build':
			return isComplete(view, turn) ? turnMove(view, seat, turn, check) : null;
		case 'workers':
			return { type: 'workers', changes: changesOf(jobs) };
		case 'over':
			return null;
	}
}

/** The draft that a move comes from: what lies there after it was handed in. */
export function draftOf(move: Move): Draft {
	switch (move.type) {
		case 'reroll':
			return { ...EMPTY, marked: move.dice };
		case 'soloReroll':
		case 'soloDiscard':
			return { ...EMPTY, marked: move.spaces };
		case 'swap':
			return { ...EMPTY, swap: move.swap };
		case 'declare':
			return { ...EMPTY, kind: move.kind };
		case 'protect':
			return { ...EMPTY, saviour: move.token };
		case 'choose':
			return { ...EMPTY, turn: { ...EMPTY_TURN, taken: takenBy(move) } };
		case 'turn':
			return { ...EMPTY, turn: { taken: takenBy(move), places: placesIn(move.build) } };
		case 'build':
			return { ...EMPTY, turn: { ...EMPTY_TURN, places: placesIn(move.build) } };
		case 'workers':
			return { ...EMPTY, jobs: jobsIn(move.changes) };
	}
}

function takenBy({ supply, display }: { readonly supply: string; readonly display: string }): TurnDraft['taken'] {
	return { supply, display };
}

function placesIn(build: readonly BuildStep[]): TurnDraft['places'] {
	const of = (source: Source): PlaceDraft => {
		const step = build.find(({ item }) => item === source);
		if (!step) return {};
		const { item: _, ...place } = step;
		return place;
	};
	return { supply: of('supply'), display: of('display') };
}

function jobsIn(changes: readonly { readonly hex: string; readonly workers: readonly WorkerUse[] }[]): WorkerDraft {
	const jobs: { [token in Worker]?: WorkerDraft[token] } = {};
	for (const { hex, workers } of changes) for (const [token, delta] of workers) jobs[token] = { hex, delta };
	return jobs;
}

/** Lifts an item out of its space; one that was lifted there before goes back with its place. */
export function lifted(draft: Draft, source: Source, space: string): Draft {
	const isHere = draft.turn.taken[source] === space;
	const turn = isHere ? placed(draft.turn, source, {}) : took(draft.turn, source, space);
	return { ...draft, turn, hand: { kind: 'item', source }, placed: null };
}

/** Lifts one of the two chosen before. */
export function liftedAgain(draft: Draft, source: Source): Draft {
	return { ...draft, turn: placed(draft.turn, source, {}), hand: { kind: 'item', source }, placed: null };
}

/** Puts an item back where it came from. */
export function putBack(draft: Draft, source: Source): Draft {
	const taken = { ...draft.turn.taken, [source]: null };
	const turn = { taken, places: { ...draft.turn.places, [source]: {} } };
	return { ...draft, turn, hand: null, placed: null };
}

/** Puts what is in hand back, whatever it is. */
export function handEmptied(draft: Draft): Draft {
	return draft.hand?.kind === 'item' ? putBack(draft, draft.hand.source) : { ...draft, hand: null };
}

/** Puts an item on a hex in one of the ways it may lie there. */
export function laid(draft: Draft, source: Source, hex: string, way: Way): Draft {
	return { ...draft, turn: laidBy(draft.turn, source, hex, way), hand: null, placed: source };
}

/** Drops an item into the crate. */
export function crated(draft: Draft, source: Source): Draft {
	return { ...draft, turn: placed(draft.turn, source, { to: null }), hand: null, placed: null };
}

/** Turns the part of the tile placed on a hex. */
export function turnedTo(draft: Draft, source: Source, corner: number): Draft {
	const place = draft.turn.places[source];
	return { ...draft, turn: placed(draft.turn, source, { ...place, corner }), placed: source };
}

/** Which of the two items was put on a hex; the tile first, which lies under the die. */
export function plannedOn(view: View<State>, seat: Seat, { turn }: Draft, hex: string): Source | null {
	const here = (['supply', 'display'] as const).filter((source) => turn.places[source].to === hex);
	return here.find((source) => isDie(itemOfDraft(view, seat, turn, source))) ?? here[0] ?? null;
}

export function markedToo(draft: Draft, number: number): Draft {
	return { ...draft, marked: toggled(draft.marked, number) };
}

/** A starting tile and a tile of the display change places. */
export function swapped(draft: Draft, start: number, slot: number): Draft {
	const isSame = draft.swap?.start === start && draft.swap.slot === slot;
	return { ...draft, hand: null, swap: isSame ? null : { start, slot } };
}

/** Whether a worker could do something now. */
export function isFitting(view: View<State>, seat: Seat, draft: Draft, token: Worker): boolean {
	if (!workersIn(view.workers[seat]).includes(token)) return false;
	switch (view.phase) {
		case 'protect':
			return itemHit(view) !== NO_ITEM && (protectors(view) & (1 << WORKERS.indexOf(token))) !== 0;
		case 'workers':
			return true;
		case 'turn':
		case 'build':
			return (['supply', 'display'] as const).some((source) => {
				const item = itemOfDraft(view, seat, draft.turn, source);
				const isPlanned = typeof draft.turn.places[source].to === 'string' && item !== NO_ITEM && isDie(item);
				return isPlanned && (token === 'multi' || token === COLOURS[colourOf(item)]);
			});
		default:
			return false;
	}
}

/** Whether nothing has been done yet. */
export function isBlank(draft: Draft): boolean {
	return JSON.stringify(draft) === JSON.stringify(EMPTY);
}

/** The tile placed last, if its part can be turned. */
export function turnable(
	view: View<State>,
	seat: Seat,
	draft: Draft,
): { readonly source: Source; readonly hex: string } | null {
	const { placed: source, turn, hand } = draft;
	if (source === null || hand !== null) return null;
	const item = itemOfDraft(view, seat, turn, source);
	const { to } = turn.places[source];
	return typeof to === 'string' && item !== NO_ITEM && isWatchtowerTile(item) ? { source, hex: to } : null;
}
