import type { Actor, Outcome, Seat } from '@shutterbox/kernel';
import type { EffectId, RitualKind } from './components.ts';
import type { FaultKind } from './faults.ts';
import type { Cell, Direction } from './grid.ts';
import type { Gesture } from './move.ts';
import type { Verdict } from './round-acts.ts';

export type TeamName = 'A' | 'B';

/** All public. `seat` is `table` where the table acted by itself. Nothing before `judged` tells whether there is a fault. */
export type Event =
	| {
			readonly type: 'roundStarted';
			readonly round: number;
			readonly team: TeamName;
			readonly starter: Seat;
			/** Tiles with the black frame (PST-9). */
			readonly faces: readonly string[];
	  }
	| { readonly type: 'repaired'; readonly seat: Actor; readonly a?: Cell; readonly b?: Cell; readonly dir?: Direction }
	| { readonly type: 'readied'; readonly seat: Seat }
	| { readonly type: 'flipped'; readonly seat: Actor }
	| { readonly type: 'objectiveRevealed'; readonly id: string }
	| {
			readonly type: 'swapped';
			readonly seq: number;
			readonly seat: Seat;
			readonly a: Cell;
			readonly b: Cell;
			readonly gesture: Gesture;
			readonly holdMs: number;
	  }
	| {
			readonly type: 'pushed';
			readonly seq: number;
			readonly seat: Seat;
			readonly dir: Direction;
			readonly gesture: Gesture;
			readonly holdMs: number;
	  }
	| { readonly type: 'photo'; readonly seq: number; readonly seat: Seat; readonly id: string }
	| { readonly type: 'ritualDone'; readonly seat: Seat; readonly kind: RitualKind; readonly target: Seat | null }
	| { readonly type: 'talked'; readonly seq: number; readonly seat: Seat }
	| { readonly type: 'undone'; readonly seat: Seat; readonly seq: number }
	| { readonly type: 'stopped'; readonly seat: Actor; readonly remainingMs: number }
	| {
			readonly type: 'judged';
			readonly verdict: Verdict;
			readonly kind: FaultKind | null;
			readonly effect: EffectId | null;
			/** Actions rolled back, latest first. */
			readonly undone: readonly number[];
			readonly token: TeamName | null;
	  }
	| { readonly type: 'resumed'; readonly seat: Actor }
	| { readonly type: 'approved'; readonly seat: Seat }
	| { readonly type: 'timeUp' }
	| {
			readonly type: 'roundScored';
			readonly team: TeamName;
			readonly objectives: readonly string[];
			readonly tokens: readonly number[];
			readonly scores: readonly number[];
	  }
	| { readonly type: 'effectDrawn'; readonly team: TeamName; readonly effect: EffectId }
	| { readonly type: 'deckReshuffled' }
	| { readonly type: 'gameOver'; readonly result: Outcome };
