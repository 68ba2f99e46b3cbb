/** What a press on a thing, a hex or the crate does to the draft, whichever hand it comes from. Pure. */
import type { Refusal, Seat, View } from '@shutterbox/kernel';
import {
	isDie,
	layoutOf,
	NO_ITEM,
	type State,
	type Way,
	type Worker,
	workerPreviewsOf,
} from '@shutterbox/wildlife-park/client';
import { itemOfDraft, type Source, takingRefused } from '../draft.ts';
import { changesOf } from '../worker-draft.ts';
import * as drafting from './drafting.ts';
import { jobCycled, jobGiven, jobsGiven } from './job-drafting.ts';
import { offersFor, wayNow } from './offers.ts';
import type { Asked, Check, Draft } from './scene.ts';

export interface Situation {
	readonly view: View<State>;
	readonly seat: Seat;
	readonly asked: NonNullable<Asked>;
	readonly draft: Draft;
	readonly check: Check;
}

/** The next draft, why there is none, or null where a press means nothing. */
export type Pressed = { readonly draft: Draft } | { readonly refusal: Refusal } | null;

/** Things are named by two words: where they lie, and which they are. */
export function pressed(at: Situation, thing: string): Pressed {
	const [where, which = ''] = thing.split(' ');
	switch (where) {
		case 'supply':
		case 'display':
			return onItem(at, where, which);
		case 'chosen':
			return onChosen(at, which as Source);
		case 'hex':
			return onHex(at, which);
		case 'up':
		case 'down':
			return onStep(at, which, where === 'up' ? 1 : -1);
		case 'corner':
			return onCorner(at, Number(which));
		case 'worker':
			return onWorker(at, which as Worker);
		case 'side':
			return at.asked === 'declare' ? { draft: { ...at.draft, kind: which === 'left' ? 'die' : 'tile' } } : null;
		case 'crate':
			return at.draft.hand?.kind === 'item' ? { draft: drafting.crated(at.draft, at.draft.hand.source) } : null;
		default:
			return null;
	}
}

/** Takes something into the hand without putting down what may be pressed there; null where that is not possible now. */
export function taken(at: Situation, thing: string): Pressed {
	const [where, which] = thing.split(' ');
	const { asked, draft, view, seat } = at;
	if (where === 'hex') {
		const start = startOn(at, which);
		if (asked === 'swap') return start === 0 ? null : { draft: { ...draft, hand: { kind: 'start', start } } };
		const planned = isBuilding(asked) ? drafting.plannedOn(view, seat, draft, which) : null;
		return planned && { draft: drafting.liftedAgain(draft, planned) };
	}
	if (where === 'chosen') return asked === 'build' ? { draft: drafting.liftedAgain(draft, which as Source) } : null;
	if (where === 'display' && asked === 'swap') return pressed({ ...at, draft: { ...draft, hand: null } }, thing);
	if ((where === 'supply' || where === 'display') && asked === 'turn') {
		const refusal = takingRefused(view, seat, where, which, at.check);
		return refusal ? { refusal } : { draft: drafting.lifted(draft, where, which) };
	}
	if (where !== 'worker') return null;
	return drafting.isFitting(view, seat, draft, which as Worker)
		? { draft: { ...drafting.handEmptied(draft), hand: { kind: 'worker', token: which as Worker } } }
		: null;
}

function isBuilding(asked: Asked): boolean {
	return asked === 'turn' || asked === 'build';
}

function onItem(at: Situation, source: Source, space: string): Pressed {
	const { asked, draft, view, seat, check } = at;
	const [kind, number] = space.split(':');
	switch (asked) {
		case 'reroll':
			return source === 'display' && kind === 'die' ? { draft: drafting.markedToo(draft, Number(number)) } : null;
		case 'soloReroll':
			return kind === 'left' ? { draft: drafting.markedToo(draft, Number(number)) } : null;
		case 'soloDiscard':
			return kind === 'right' ? { draft: drafting.markedToo(draft, Number(number)) } : null;
		case 'swap':
			return source === 'display' && kind === 'tile' ? { draft: slotPressed(draft, Number(number)) } : null;
		case 'protect':
			return draft.hand?.kind === 'worker' ? { draft: { ...draft, hand: null, saviour: draft.hand.token } } : null;
		case 'choose':
		case 'turn': {
			if (draft.turn.taken[source] === space) return { draft: drafting.putBack(draft, source) };
			const refusal = takingRefused(view, seat, source, space, check);
			if (refusal) return { refusal };
			const lifted = drafting.lifted(drafting.handEmptied(draft), source, space);
			return { draft: asked === 'choose' ? { ...lifted, hand: null } : lifted };
		}
		default:
			return null;
	}
}

function slotPressed(draft: Draft, slot: number): Draft {
	const { hand } = draft;
	if (hand?.kind === 'start') return drafting.swapped(draft, hand.start, slot);
	const isHeld = hand?.kind === 'slot' && hand.slot === slot;
	return { ...draft, swap: null, hand: isHeld || draft.swap?.slot === slot ? null : { kind: 'slot', slot } };
}

function onChosen({ asked, draft }: Situation, source: Source): Pressed {
	if (asked !== 'build') return null;
	const isHeld = draft.hand?.kind === 'item' && draft.hand.source === source;
	return { draft: isHeld ? { ...draft, hand: null } : drafting.liftedAgain(draft, source) };
}

function onWorker(at: Situation, token: Worker): Pressed {
	const { asked, draft, view, seat, check } = at;
	if (asked === 'protect') {
		const refusal = check({ type: 'protect', token });
		if (refusal) return { refusal };
		return { draft: { ...draft, saviour: draft.saviour === token ? null : token } };
	}
	if (!drafting.isFitting(view, seat, draft, token)) return null;
	const isHeld = draft.hand?.kind === 'worker' && draft.hand.token === token;
	return { draft: { ...drafting.handEmptied(draft), hand: isHeld ? null : { kind: 'worker', token } } };
}

function startOn({ view, seat }: Situation, hex: string): number {
	const { starts, names } = layoutOf(view.parks[seat]);
	return 1 + starts.findIndex((start) => names[start.hex] === hex);
}

function onHex(at: Situation, hex: string): Pressed {
	const { asked, draft } = at;
	switch (asked) {
		case 'swap': {
			const start = startOn(at, hex);
			if (start === 0) return null;
			if (draft.hand?.kind === 'slot') return { draft: drafting.swapped(draft, start, draft.hand.slot) };
			const isHeld = draft.hand?.kind === 'start' && draft.hand.start === start;
			return {
				draft: { ...draft, swap: null, hand: isHeld || draft.swap?.start === start ? null : { kind: 'start', start } },
			};
		}
		case 'turn':
		case 'build':
			return onBuilding(at, hex);
		case 'workers':
			return onPark(at, hex);
		default:
			return null;
	}
}

function onBuilding(at: Situation, hex: string): Pressed {
	const { draft, view, seat } = at;
	const { hand } = draft;
	if (hand?.kind === 'item') {
		const offer = offersFor(view, seat, draft.turn, hand.source).find((each) => each.hex === hex);
		const [way] = offer?.ways ?? [];
		if (way) return { draft: drafting.laid(draft, hand.source, hex, way) };
		return offer?.refusal ? { refusal: offer.refusal } : null;
	}
	const source = drafting.plannedOn(view, seat, draft, hex);
	if (source === null) return null;
	const ways = waysOf(at, source, hex);
	if (hand?.kind === 'worker') {
		const [way] = ways.filter(({ workers }) => workers.some(([token]) => token === hand.token));
		return way ? { draft: drafting.laid(draft, source, hex, way) } : null;
	}
	return { draft: nextWay(draft, source, hex, ways) };
}

/** All ways in which something planned on a hex may lie there. */
export function waysOf({ view, seat, draft }: Situation, source: Source, hex: string): readonly Way[] {
	return offersFor(view, seat, draft.turn, source).find((each) => each.hex === hex)?.ways ?? [];
}

/** A press on what is planned: the next corner of use to a part, the next turn of a die. */
function nextWay(draft: Draft, source: Source, hex: string, ways: readonly Way[]): Draft {
	const useful = ways.filter(({ parts }) => parts > 0);
	const round = useful.length > 0 ? useful : ways;
	const now = wayNow(ways, draft.turn.places[source]);
	const next = round[(round.indexOf(now as Way) + 1) % round.length];
	return next ? drafting.laid(draft, source, hex, next) : draft;
}

function onCorner({ view, seat, draft }: Situation, corner: number): Pressed {
	const turnable = drafting.turnable(view, seat, draft);
	return turnable && { draft: drafting.turnedTo(draft, turnable.source, corner) };
}

/** At a round's end dice in the park are turned: by a worker put on them, or by presses. */
function onPark(at: Situation, hex: string): Pressed {
	const { view, seat, draft, check } = at;
	const { hand } = draft;
	if (hand?.kind === 'worker') {
		const given = jobGiven(draft, hand.token, hex, check);
		if (given) return { draft: given };
		const refusal = check({ type: 'workers', changes: [{ hex, workers: [[hand.token, 1]] }] });
		return refusal && { refusal };
	}
	const park = view.parks[seat];
	if (park.dice[layoutOf(park).names.indexOf(hex)] === 0) return null;
	const cycled = jobCycled(view, seat, draft, hex, check);
	return cycled && { draft: cycled };
}

/** An arrow beside a die: the fewest workers that turn it that way. */
function onStep({ view, seat, draft, asked }: Situation, hex: string, delta: 1 | -1): Pressed {
	if (asked !== 'workers') return null;
	const previews = workerPreviewsOf(view, seat, changesOf(draft.jobs));
	const turnings = previews.find((each) => each.hex === hex)?.turnings ?? [];
	const fitting = turnings.filter(({ workers }) => workers.every(([, by]) => by === delta));
	const [turning] = fitting.toSorted((a, b) => a.workers.length - b.workers.length);
	return turning ? { draft: jobsGiven(draft, hex, turning.workers) } : null;
}

/** The die of the draft that a worker could turn, by the keys: the one placed last, else the only one. */
export function plannedDie({ view, seat, draft }: Situation): { readonly source: Source; readonly hex: string } | null {
	const sources = (['supply', 'display'] as const).filter((source) => {
		const item = itemOfDraft(view, seat, draft.turn, source);
		return item !== NO_ITEM && isDie(item) && typeof draft.turn.places[source].to === 'string';
	});
	const source = sources.find((each) => each === draft.placed) ?? sources[0];
	const hex = source && draft.turn.places[source].to;
	return typeof hex === 'string' ? { source, hex } : null;
}
