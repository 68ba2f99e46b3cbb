import type { BySeat, Seat } from '@shutterbox/kernel';
import type { Direction, TileType } from './components.ts';
import type { Square } from './forest.ts';
import type { Goods } from './move.ts';
import type { Options } from './options.ts';
import type { EndReason, Standing } from './scoring.ts';

/** Resolution happens in small steps, each told by one event. Squares count along the rows from the north-west. */
export type Event =
	| {
			readonly type: 'gameStarted';
			readonly options: Options;
			readonly whistle: Seat;
	  }
	| { readonly type: 'turnStarted'; readonly turn: number; readonly whistle: Seat }
	| { readonly type: 'whistleBlown'; readonly seat: Seat; readonly give: Goods; readonly get: Goods }
	| { readonly type: 'committed'; readonly seat: Seat }
	| ({ readonly type: 'commitStored' } & Cards)
	| { readonly type: 'revealed'; readonly commits: BySeat<Cards> }
	| { readonly type: 'uprooted'; readonly seat: Seat; readonly tile: TileType; readonly square: Square }
	| { readonly type: 'trapSet'; readonly seat: Seat; readonly tile: TileType; readonly square: Square }
	| { readonly type: 'trapsDestroyed'; readonly by: Seat; readonly list: readonly PlacedTile[] }
	| { readonly type: 'entrapped'; readonly seat: Seat; readonly by: Seat }
	| { readonly type: 'trapWasted'; readonly seat: Seat; readonly reason: 'tile-here' | 'empty-hand' }
	| { readonly type: 'held'; readonly seat: Seat }
	| { readonly type: 'stepped'; readonly seat: Seat; readonly from: Square; readonly to: Square }
	| {
			readonly type: 'tollPaid';
			readonly from: Seat;
			readonly to: Seat;
			readonly tile: TileType;
			/** Where the tile lies. */
			readonly square: Square;
			readonly owed: number;
			readonly paid: number;
	  }
	| {
			readonly type: 'mauled';
			readonly seat: Seat;
			readonly square: Square;
			readonly snaps: number;
			readonly by: MauledBy;
	  }
	| { readonly type: 'tossed'; readonly seat: Seat; readonly to: Square }
	| {
			readonly type: 'lured';
			readonly seat: Seat;
			readonly dir: Direction;
			readonly dist: number;
			readonly from: Square;
			readonly to: Square;
			readonly forced: boolean;
	  }
	| {
			readonly type: 'caught';
			readonly owner: Seat;
			readonly tile: TileType;
			/** Where the tile lies. */
			readonly square: Square;
			readonly earned: number;
			readonly fromPile: number;
	  }
	| { readonly type: 'whistlePassed'; readonly from: Seat; readonly to: Seat }
	| {
			readonly type: 'gameEnded';
			readonly reason: EndReason;
			readonly winners: readonly Seat[];
			readonly standings: BySeat<Standing>;
	  };

/** What a seat lays down: the arrow, Trap! or not, and the tile where it is chosen with the card. */
export interface Cards {
	readonly dir: Direction;
	readonly trap: boolean;
	readonly tile?: TileType;
}

export interface PlacedTile {
	readonly owner: Seat;
	readonly tile: TileType;
	readonly square: Square;
}

/** Whether she walked into the Sasquatch or he was lured onto her. */
export type MauledBy = 'walk' | 'lure';
