import { type MoveSchema, moveGuard } from '@shutterbox/kernel';

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

/** JSON types only: a number or a word out of range has a refusal of its own. */
export const moveSchema: MoveSchema = {
	pick: { kind: 'object', fields: { row: { kind: 'number' }, side: { kind: 'string' }, count: { kind: 'number' } } },
	wind: { kind: 'object', fields: { from: { kind: 'number' }, to: { kind: 'number' } } },
};

export const { isMove, ownMove } = moveGuard(moveSchema);
