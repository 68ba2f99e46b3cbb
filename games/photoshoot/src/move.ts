import { type MoveSchema, moveGuard, type Schema } from '@shutterbox/kernel';
import { isAtSeat, RITUALS, type RitualKind } from './components.ts';
import { type Cell, DIRECTIONS, type Direction } from './grid.ts';

export type Gesture = 'tap' | 'slide';

/** How tiles were handled: a slide keeps the tile on the table from press to release. */
interface Handled {
	readonly gesture?: Gesture;
	readonly holdMs?: number;
}

/** PST-74: the newest standing action of the round that the sender had seen; 0 for none. */
interface Based {
	readonly base?: number;
}

export type Repair =
	| { readonly type: 'repair'; readonly a: Cell; readonly b: Cell }
	| { readonly type: 'repair'; readonly dir: Direction };
export interface Swap extends Handled, Based {
	readonly type: 'swap';
	readonly a: Cell;
	readonly b: Cell;
}
export interface Push extends Handled, Based {
	readonly type: 'push';
	readonly dir: Direction;
}
export interface Photo extends Based {
	readonly type: 'photo';
}
export interface Ritual {
	readonly type: 'ritual';
	readonly kind: RitualKind;
	readonly target?: number;
	readonly tile?: string;
}
export interface Undo extends Based {
	readonly type: 'undo';
}
export interface Stop {
	readonly type: 'stop';
	/** The `seq` of the latest action or talk the caller had seen. */
	readonly seen: number;
}
export interface Point {
	readonly type: 'point';
	readonly kind: string;
	readonly effect?: string;
}
export interface Ok extends Based {
	readonly type: 'ok';
}

/** What the table does by itself when its time has come. */
export const SYSTEM_TYPES = [
	'autoRepair',
	'autoFlip',
	'timeUp',
	'callTimeout',
	'autoResume',
	'lastCallOver',
	'whistle',
] as const;
export type SystemType = (typeof SYSTEM_TYPES)[number];
export interface SystemMove {
	readonly type: SystemType;
}

export type Move =
	| Repair
	| { readonly type: 'ready' }
	| { readonly type: 'flip' }
	| Swap
	| Push
	| Photo
	| Ritual
	| { readonly type: 'talk' }
	| Undo
	| Stop
	| Point
	| { readonly type: 'resume' }
	| Ok
	| SystemMove;

const INTEGER: Schema = { kind: 'integer', min: -(2 ** 31), max: 2 ** 31 - 1 };
const COUNT: Schema = { kind: 'integer', min: 0, max: 2 ** 31 - 1 };
const DIRECTION: Schema = { kind: 'choice', values: DIRECTIONS };
const HANDLED = { gesture: { kind: 'choice', values: ['tap', 'slide'] }, holdMs: COUNT } as const;
const NO_FIELDS = { kind: 'object', fields: {} } as const;
const ONLY_BASE = { kind: 'object', fields: { base: INTEGER }, optional: ['base'] } as const;

/** Whole numbers and known words; a cell, seat or card out of range has a refusal of its own. */
export const moveSchema: MoveSchema = {
	repair: { kind: 'object', fields: { a: INTEGER, b: INTEGER, dir: DIRECTION }, optional: ['a', 'b', 'dir'] },
	ready: NO_FIELDS,
	flip: NO_FIELDS,
	swap: {
		kind: 'object',
		fields: { a: INTEGER, b: INTEGER, ...HANDLED, base: INTEGER },
		optional: ['gesture', 'holdMs', 'base'],
	},
	push: {
		kind: 'object',
		fields: { dir: DIRECTION, ...HANDLED, base: INTEGER },
		optional: ['gesture', 'holdMs', 'base'],
	},
	photo: ONLY_BASE,
	ritual: {
		kind: 'object',
		fields: { kind: { kind: 'choice', values: RITUALS }, target: INTEGER, tile: { kind: 'string' } },
		optional: ['target', 'tile'],
	},
	talk: NO_FIELDS,
	undo: ONLY_BASE,
	stop: { kind: 'object', fields: { seen: INTEGER } },
	point: { kind: 'object', fields: { kind: { kind: 'string' }, effect: { kind: 'string' } }, optional: ['effect'] },
	resume: NO_FIELDS,
	ok: ONLY_BASE,
	...Object.fromEntries(SYSTEM_TYPES.map((type) => [type, NO_FIELDS])),
};

const guard = moveGuard(moveSchema);
export const { ownMove } = guard;

/** A move with exactly the fields that its type, its form of repair or its kind of ritual takes. */
export function isMove(value: unknown): value is Move {
	if (!guard.isMove(value)) return false;
	const move = value as Move;
	if (move.type === 'repair') return 'dir' in move ? !('a' in move || 'b' in move) : 'a' in move && 'b' in move;
	if (move.type !== 'ritual') return true;
	return (move.target === undefined || isAtSeat(move.kind)) && (move.tile === undefined || move.kind === 'pet');
}

export function isSystemMove(move: Move): move is SystemMove {
	return (SYSTEM_TYPES as readonly string[]).includes(move.type);
}
