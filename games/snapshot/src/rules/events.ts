import type { Seat } from '@shutterbox/kernel';
import type { Assignment } from './assignments.ts';
import type { Award } from './awards.ts';
import type { Animal, Habitat } from './components.ts';
import type { ScoreSheet } from './scoring.ts';

export type TokenReason = 'card' | 'sale' | 'purchase' | 'knowledge' | 'refund' | 'planned' | 'reroll';

/** Where the two tokens of a re-roll came from. */
interface PaidFrom {
	readonly supply: number;
	readonly animals: readonly { readonly animal: Animal; readonly tokens: number }[];
}

/** What a receiver may not know is null: another seat's assignment, another seat's answer. */
export type Event =
	| {
			readonly type: 'gameStarted';
			readonly first: Seat;
			readonly tokens: readonly number[];
			readonly opening: readonly Animal[];
	  }
	| { readonly type: 'assignmentDealt'; readonly seat: Seat; readonly assignment: Assignment | null }
	| { readonly type: 'deckReshuffled'; readonly count: number }
	| {
			readonly type: 'cardDrawn';
			readonly seat: Seat;
			readonly card: Animal;
			readonly spooks: boolean;
			readonly deck: number;
	  }
	| { readonly type: 'offerOpened'; readonly card: Animal; readonly eligible: readonly Seat[] }
	| { readonly type: 'answerGiven'; readonly seat: Seat; readonly answer: 'claim' | 'decline' | null }
	| { readonly type: 'claimMade'; readonly card: Animal; readonly claimant: Seat }
	| {
			readonly type: 'cardReserved';
			readonly seat: Seat;
			readonly card: Animal;
			readonly how: 'own' | 'denied' | 'bought';
			readonly paid: number;
			readonly payee: Seat | null;
	  }
	| { readonly type: 'cardCommitted'; readonly seat: Seat; readonly card: Animal }
	| { readonly type: 'cardPlaced'; readonly card: Animal; readonly habitat: Habitat }
	| {
			readonly type: 'habitatSpooked';
			readonly habitat: Habitat;
			readonly cards: readonly Animal[];
			readonly by: Animal;
	  }
	| {
			readonly type: 'tokensChanged';
			readonly seat: Seat;
			readonly delta: number;
			readonly reason: TokenReason;
	  }
	| {
			readonly type: 'prepared';
			readonly habitats: readonly { readonly habitat: Habitat; readonly dice: number }[];
			readonly animals: readonly { readonly animal: Animal; readonly dice: number; readonly tokens: number }[];
			readonly fromHand: readonly Animal[];
	  }
	| { readonly type: 'passed'; readonly seat: Seat }
	| {
			readonly type: 'exploreRolled';
			readonly habitat: Habitat;
			readonly dice: readonly number[];
			readonly target: number;
			readonly success: boolean;
	  }
	| {
			readonly type: 'exploreRerolled';
			readonly habitat: Habitat;
			readonly die: number;
			readonly value: number;
			readonly paidFrom: PaidFrom;
			readonly success: boolean;
	  }
	| {
			readonly type: 'exploreFailed';
			readonly habitat: Habitat;
			readonly cards: readonly Animal[];
			readonly refunded: number;
	  }
	| {
			readonly type: 'shotRolled';
			readonly animal: Animal;
			readonly dice: readonly number[];
			readonly tokens: number;
			readonly total: number;
			readonly difficulty: number;
			readonly success: boolean;
	  }
	| { readonly type: 'photographed'; readonly seat: Seat; readonly animal: Animal; readonly tokensLost: number }
	| { readonly type: 'escaped'; readonly seat: Seat; readonly animal: Animal; readonly refunded: number }
	| { readonly type: 'awardWon'; readonly seat: Seat; readonly award: Award; readonly prestige: number }
	| { readonly type: 'turnEnded'; readonly seat: Seat; readonly photos: number; readonly knowledge: number }
	| { readonly type: 'finalRound'; readonly seat: Seat }
	| {
			readonly type: 'gameEnded';
			readonly reason: string;
			readonly assignments: readonly Assignment[];
			readonly sheets: readonly ScoreSheet[];
			/** 1 for the winner or winners. */
			readonly places: readonly number[];
	  };
