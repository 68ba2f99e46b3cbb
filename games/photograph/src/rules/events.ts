import type { Seat } from '@shutterbox/kernel';
import type { Card, ColorIndex } from './components.ts';
import type { ScoreSheet } from './scoring.ts';

export type Direction = 'rising' | 'falling';
export type BlurReason = 'direction' | 'step';

/** Cards the receiver may not see appear by their backs (or as unknown when backs are blank). Places count from 0. */
export type Event =
	| {
			readonly type: 'setup';
			readonly colors: readonly ColorIndex[];
			readonly first: Seat;
			readonly goodShotNeeds: number;
	  }
	| { readonly type: 'dealtField'; readonly cards: readonly Card[] }
	| { readonly type: 'dealtHands'; readonly hands: readonly (readonly Card[])[] }
	| { readonly type: 'turn'; readonly seat: Seat }
	| {
			readonly type: 'picked';
			readonly seat: Seat;
			readonly row: number;
			readonly side: 'left' | 'right';
			readonly cards: readonly PlacedCard[];
	  }
	| { readonly type: 'wound'; readonly seat: Seat; readonly from: number; readonly to: number }
	| { readonly type: 'committed'; readonly seat: Seat }
	| {
			readonly type: 'played';
			readonly seat: Seat;
			readonly card: Card;
			readonly face: 'up' | 'down';
			readonly direction: Direction | null;
			readonly reason: BlurReason | null;
	  }
	| { readonly type: 'goodShot'; readonly seat: Seat; readonly color: ColorIndex }
	| { readonly type: 'cleared'; readonly cards: readonly PlacedCard[] }
	| { readonly type: 'carried'; readonly cards: readonly { from: number; to: number; card: Card }[] }
	| { readonly type: 'filled'; readonly place: number; readonly card: Card }
	| { readonly type: 'sunset'; readonly free: number }
	| { readonly type: 'handSize'; readonly cards: number }
	| { readonly type: 'finalPhase'; readonly field: number }
	| { readonly type: 'lastCard'; readonly seat: Seat; readonly card: Card; readonly missed: MissedShot | null }
	| { readonly type: 'scored'; readonly sheets: readonly ScoreSheet[]; readonly places: readonly number[] };

export interface PlacedCard {
	readonly place: number;
	readonly card: Card;
}

/** What the missed-shot variant takes out of the count (PHO-60). */
export interface MissedShot {
	readonly color: ColorIndex;
	readonly film: readonly number[];
	readonly goodShot: boolean;
}
