import { type MoveSchema, moveGuard, type Schema } from '@shutterbox/kernel';
import { DIRECTIONS, type Direction, PER_COLOR, snapsInBox, TILE_TYPES, type TileType } from './components.ts';
import { LONGEST_LURE } from './forest.ts';
import { TARGETS } from './options.ts';

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

/** More than there are, snaps among what is received, a distance out of range and a tile out of place have refusals of their own. */
const upTo = (max: number): Schema => ({ kind: 'integer', min: 0, max, beyond: 'naturals' });
const goods = (snaps: number): Schema => ({
	kind: 'object',
	fields: { ...Object.fromEntries(TILE_TYPES.map((tile, type) => [tile, upTo(PER_COLOR[type])])), snaps: upTo(snaps) },
	optional: [...TILE_TYPES, 'snaps'],
});
const GIVE = goods(snapsInBox(Math.max(...TARGETS)));
const GET = goods(0);
const DIRECTION: Schema = { kind: 'choice', values: DIRECTIONS };
const TILE: Schema = { kind: 'choice', values: TILE_TYPES };

export const moveSchema: MoveSchema = {
	whistle: { kind: 'object', fields: { give: GIVE, get: GET }, optional: ['give', 'get'] },
	commit: { kind: 'object', fields: { dir: DIRECTION, trap: { kind: 'boolean' }, tile: TILE }, optional: ['tile'] },
	set: { kind: 'object', fields: { tile: TILE } },
	lure: {
		kind: 'object',
		fields: { dir: DIRECTION, dist: { kind: 'integer', min: 1, max: LONGEST_LURE, beyond: 'integers' } },
	},
};

export const { isMove, ownMove } = moveGuard(moveSchema);
