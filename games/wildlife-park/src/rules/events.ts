import type { BySeat, PlayContext, Seat } from '@shutterbox/kernel';
import type { Colour, TileSymbol, Worker } from './components.ts';
import type { Face } from './items.ts';
import type { ScoreSheet } from './scoring.ts';

/** All public. Hexes are named and in the order of their names; tiles are named by their ids. */
export type Event =
	| { readonly type: 'boardsDealt'; readonly boards: readonly string[]; readonly supplyBoards: readonly number[] }
	| {
			readonly type: 'personalDrawn';
			readonly seat: Seat;
			/** The face-up tiles of the display. */
			readonly display: readonly string[];
			/** On starting hexes 1, 2, 3. */
			readonly starts: readonly string[];
	  }
	| { readonly type: 'diceRolled'; readonly seat: Seat; readonly values: readonly number[] }
	| { readonly type: 'boardFilled'; readonly board: number; readonly items: readonly PlacedItem[] }
	| { readonly type: 'missionsDealt'; readonly seat: Seat; readonly missions: readonly number[] }
	| { readonly type: 'committed'; readonly seat: Seat }
	| { readonly type: 'rerolled'; readonly seat: Seat; readonly dice: readonly SlotChange[] }
	| { readonly type: 'swapped'; readonly seat: Seat; readonly start: number; readonly slot: number }
	| { readonly type: 'kept'; readonly seat: Seat }
	| { readonly type: 'roundStarted'; readonly round: 1 | 2 }
	| {
			readonly type: 'took';
			readonly seat: Seat;
			readonly supply: string;
			readonly display: string;
			readonly items: readonly [Face, Face];
	  }
	| {
			readonly type: 'tilePlaced';
			readonly seat: Seat;
			readonly hex: string;
			readonly tile: string;
			readonly corner: number;
	  }
	| { readonly type: 'towerBuilt'; readonly seat: Seat; readonly hexes: readonly string[]; readonly colour: TileSymbol }
	| { readonly type: 'workerUsed'; readonly seat: Seat; readonly token: Worker; readonly delta: 1 | -1 }
	| {
			readonly type: 'diePlaced';
			readonly seat: Seat;
			readonly hex: string;
			readonly colour: Colour;
			readonly value: number;
			/** Before workers turned it. */
			readonly rolled: number;
	  }
	| { readonly type: 'discarded'; readonly seat: Seat; readonly item: Face }
	| { readonly type: 'replenished'; readonly seat: Seat; readonly slot: number; readonly tile: string }
	/** The numbers now in front of the seats. */
	| { readonly type: 'boardsPassed'; readonly supplyBoards: readonly number[] }
	| {
			readonly type: 'dieChanged';
			readonly seat: Seat;
			readonly hex: string;
			readonly from: number;
			readonly to: number;
	  }
	| {
			readonly type: 'entranceScored';
			readonly seat: Seat;
			readonly groups: readonly { readonly hexes: readonly string[]; readonly points: number }[];
			readonly points: number;
	  }
	| { readonly type: 'boardRefilled'; readonly board: number; readonly items: readonly PlacedItem[] }
	| { readonly type: 'declared'; readonly kind: 'die' | 'tile' }
	| { readonly type: 'tokenRevealed'; readonly number: number }
	| { readonly type: 'supplyDiscarded'; readonly space: string; readonly item: Face }
	| { readonly type: 'protected'; readonly space: string; readonly token: Worker }
	| { readonly type: 'soloRerolled'; readonly dice: readonly SlotChange[] }
	| { readonly type: 'soloTilesDiscarded'; readonly items: readonly PlacedItem[] }
	| { readonly type: 'soloRefilled'; readonly items: readonly PlacedItem[] }
	| { readonly type: 'tokensShuffled' }
	| { readonly type: 'finalScored'; readonly seat: Seat; readonly rows: ScoreSheet }
	| { readonly type: 'soloResult'; readonly won: boolean; readonly achievement: string | null }
	/** Each seat's place, as in the outcome. */
	| { readonly type: 'gameEnded'; readonly ranking: BySeat<number> };

/** For what takes no chance. */
export type Telling = Pick<PlayContext<Event>, 'emit'>;

export interface PlacedItem {
	readonly space: string;
	readonly item: Face;
}

export interface SlotChange {
	readonly slot: number;
	readonly from: number;
	readonly to: number;
}
