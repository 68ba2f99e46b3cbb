/** Presses that stand for no move at all: the board says why, as the rules do for moves. Pure. */
import type { Refusal } from '@shutterbox/kernel';
import type { Move, State } from '@shutterbox/sasquatch-snap/client';
import type { Check, Side } from '../draft.ts';

const BEYOND = {
	/** He only runs along his row and his column. */
	'off-his-lines': 'SSQ-52',
	/** One way, and no further than she walks. */
	'out-of-reach': 'SSQ-25',
	/** A tile is set under her, nowhere else. */
	'set-elsewhere': 'SSQ-22',
	'no-way-yet': 'SSQ-17',
	'no-tile-yet': 'SSQ-24',
	'no-line-yet': 'SSQ-51',
	/** Out of her hand, on the side of what she gets. */
	'hand-not-got': 'SSQ-16',
	/** Out of her bank, on the side of what she gives. */
	'bank-not-given': 'SSQ-14',
} as const;

type BeyondCode = keyof typeof BEYOND;

function refusal(code: BeyondCode): Refusal {
	return { code, rule: BEYOND[code], facts: {} };
}

/** A press on a square that is no target of the question. */
export function offTarget(asked: 'lure' | 'commit' | 'set'): Refusal {
	return refusal(({ lure: 'off-his-lines', commit: 'out-of-reach', set: 'set-elsewhere' } as const)[asked]);
}

/** The release, with nothing chosen that could be handed in. */
export function unchosen(asked: 'lure' | 'commit' | 'set'): Refusal {
	return refusal(({ lure: 'no-line-yet', commit: 'no-way-yet', set: 'no-tile-yet' } as const)[asked]);
}

/** Something from one side of the scales, put on the other. */
export function wrongSide(side: Side): Refusal {
	return refusal(side === 'give' ? 'hand-not-got' : 'bank-not-given');
}

/** A press in the forest while nothing is asked there: what the rules say to the move that it is taken for. */
export function whyNotNow({ phase }: State, check: Check): Refusal | null {
	return check(MEANT[phase]);
}

const WALK: Move = { type: 'commit', dir: 'N', trap: false };
const MEANT: Readonly<Record<State['phase'], Move>> = {
	whistle: WALK,
	commit: WALK,
	set: { type: 'set', tile: 'basic' },
	lure: { type: 'lure', dir: 'N', dist: 1 },
	over: WALK,
};

/** Whether it is the board that refuses, not the rules; it has the words for it. */
export function isBeyond(code: string): code is BeyondCode {
	return Object.hasOwn(BEYOND, code);
}
