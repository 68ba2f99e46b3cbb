import { type MoveSchema, moveGuard, type Schema } from '@shutterbox/kernel';
import { EFFECTS, isAtSeat, MOST_MOVES, MOST_SEATS, RITUALS, type RitualKind } from './components.ts';
import { FAULT_KINDS } from './faults.ts';
import { CELLS, type Cell, DIRECTIONS, type Direction } from './grid.ts';

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

const CELL: Schema = { kind: 'integer', min: 0, max: CELLS - 1, beyond: 'integers' };
const SEAT: Schema = { kind: 'integer', min: 0, max: MOST_SEATS - 1, beyond: 'integers' };
/** Every action and talk is a move: `seq` cannot run further. */
const SEQ: Schema = { kind: 'integer', min: 0, max: MOST_MOVES, beyond: 'integers' };
const MILLISECONDS: Schema = { kind: 'integer', min: 0, max: 2 ** 31 - 1 };
const DIRECTION: Schema = { kind: 'choice', values: DIRECTIONS };
const HANDLED = { gesture: { kind: 'choice', values: ['tap', 'slide'] }, holdMs: MILLISECONDS } as const;
function word(values: readonly string[]): Schema {
	return { kind: 'choice', values, beyond: 'strings' };
}

const NO_FIELDS = { kind: 'object', fields: {} } as const;
const ONLY_BASE = { kind: 'object', fields: { base: SEQ }, optional: ['base'] } as const;

/** A cell, seat, number of an action or card out of range has a refusal of its own. */
export const moveSchema: MoveSchema = {
	repair: { kind: 'object', fields: { a: CELL, b: CELL, dir: DIRECTION }, optional: ['a', 'b', 'dir'] },
	ready: NO_FIELDS,
	flip: NO_FIELDS,
	swap: {
		kind: 'object',
		fields: { a: CELL, b: CELL, ...HANDLED, base: SEQ },
		optional: ['gesture', 'holdMs', 'base'],
	},
	push: {
		kind: 'object',
		fields: { dir: DIRECTION, ...HANDLED, base: SEQ },
		optional: ['gesture', 'holdMs', 'base'],
	},
	photo: ONLY_BASE,
	ritual: {
		kind: 'object',
		fields: { kind: { kind: 'choice', values: RITUALS }, target: SEAT, tile: word(['max']) },
		optional: ['target', 'tile'],
	},
	talk: NO_FIELDS,
	undo: ONLY_BASE,
	stop: { kind: 'object', fields: { seen: SEQ } },
	point: {
		kind: 'object',
		fields: { kind: word(FAULT_KINDS), effect: word(EFFECTS.map(({ id }) => id)) },
		optional: ['effect'],
	},
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
