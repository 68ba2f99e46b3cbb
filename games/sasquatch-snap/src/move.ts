import { type MoveSchema, moveGuard, type Schema } from '@shutterbox/kernel';
import { DIRECTIONS, type Direction, TILE_TYPES, type TileType } from './components.ts';

/** Numbers of tiles by type, and of snaps; what is not there counts as 0. */
export type Goods = { readonly [Kind in TileType | 'snaps']?: number };

/** Blow the Whistle, with or without an exchange before it. */
export interface Whistle {
	readonly type: 'whistle';
	readonly give?: Goods;
	readonly get?: Goods;
}

/** Lay down the arrow, and Trap! if wanted. `tile` only where the table chooses it with the card. */
export interface Commit {
	readonly type: 'commit';
	readonly dir: Direction;
	readonly trap: boolean;
	readonly tile?: TileType;
}

export interface SetTile {
	readonly type: 'set';
	readonly tile: TileType;
}

export interface Lure {
	readonly type: 'lure';
	readonly dir: Direction;
	readonly dist: number;
}

export type Move = Whistle | Commit | SetTile | Lure;

const COUNT: Schema = { kind: 'integer', min: 0, max: Number.MAX_SAFE_INTEGER };
const GOODS: Schema = {
	kind: 'object',
	fields: { basic: COUNT, freeze: COUNT, spike: COUNT, super: COUNT, snaps: COUNT },
	optional: ['basic', 'freeze', 'spike', 'super', 'snaps'],
};
const DIRECTION: Schema = { kind: 'choice', values: DIRECTIONS };
const TILE: Schema = { kind: 'choice', values: TILE_TYPES };

/** A distance out of range, snaps among what is received and a tile out of place have refusals of their own. */
export const moveSchema: MoveSchema = {
	whistle: { kind: 'object', fields: { give: GOODS, get: GOODS }, optional: ['give', 'get'] },
	commit: { kind: 'object', fields: { dir: DIRECTION, trap: { kind: 'boolean' }, tile: TILE }, optional: ['tile'] },
	set: { kind: 'object', fields: { tile: TILE } },
	lure: {
		kind: 'object',
		fields: { dir: DIRECTION, dist: { kind: 'integer', min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER } },
	},
};

export const { isMove, ownMove } = moveGuard(moveSchema);
