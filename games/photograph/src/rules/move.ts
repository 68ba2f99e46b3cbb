import { type MoveSchema, moveGuard, type Schema } from '@shutterbox/kernel';
import { LARGEST_HAND, MAX_TAKE, MOST_ROWS } from './components.ts';

/** Take `count` cards of a row, outermost first, from one side. */
export interface Pick {
	readonly type: 'pick';
	readonly row: number;
	readonly side: 'left' | 'right';
	readonly count: number;
}

/** Move the hand card at `from` up to `to`; 0 is the bottom. */
export interface Wind {
	readonly type: 'wind';
	readonly from: number;
	readonly to: number;
}

export type Move = Pick | Wind;

/** A number or a word out of range has a refusal of its own. */
const upTo = (max: number, min = 0): Schema => ({ kind: 'integer', min, max, beyond: 'numbers' });
const side: Schema = { kind: 'choice', values: ['left', 'right'], beyond: 'strings' };
const position = upTo(LARGEST_HAND - 1);

export const moveSchema: MoveSchema = {
	pick: { kind: 'object', fields: { row: upTo(MOST_ROWS - 1), side, count: upTo(MAX_TAKE, 1) } },
	wind: { kind: 'object', fields: { from: position, to: position } },
};

export const { isMove, ownMove } = moveGuard(moveSchema);
