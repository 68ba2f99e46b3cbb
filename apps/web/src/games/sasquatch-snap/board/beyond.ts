/** Presses in the forest that stand for no move at all: the board says why, as the rules do for moves. Pure. */
import type { Refusal } from '@shutterbox/kernel';
import type { Asked } from './scene.ts';

const BEYOND = {
	/** He only runs along his row and his column. */
	lure: { code: 'off-his-lines', rule: 'SSQ-52', facts: {} },
	/** One way, and no further than she walks. */
	commit: { code: 'out-of-reach', rule: 'SSQ-25', facts: {} },
	/** A tile is set under her, nowhere else. */
	set: { code: 'set-elsewhere', rule: 'SSQ-22', facts: {} },
} as const satisfies Partial<Record<NonNullable<Asked>, Refusal>>;

type BeyondCode = (typeof BEYOND)[keyof typeof BEYOND]['code'];

/** What a press on a square is answered that is no target of the question. */
export function beyond(asked: keyof typeof BEYOND): Refusal {
	return BEYOND[asked];
}

/** Whether it is the board that refuses, not the rules; it has the words for it. */
export function isBeyond(code: string): code is BeyondCode {
	return Object.values(BEYOND).some((one) => one.code === code);
}
