import type { Refusal, Seat, View } from '@shutterbox/kernel';
import type { Event, Item, Move, Park, Phase, ScoreChange, State, Worker } from '@shutterbox/wildlife-park/client';
import type { Deeds } from '../../../board/decision.ts';
import type { Act } from '../../../board/stage.ts';
import type { BoardProps } from '../../game-ui.ts';
import type { Source, TurnDraft } from '../draft.ts';
import type { WorkerDraft } from '../worker-draft.ts';

export type WildlifeProps = BoardProps<State, Move>;
export type SceneAct = Act<View<State>, Event>;

/** What is asked of the viewer now; null while others decide or a move is on its way. */
export type Asked = Exclude<Phase, 'over'> | null;

/** What the viewer's hand holds. */
type Hand =
	| { readonly kind: 'item'; readonly source: Source }
	| { readonly kind: 'worker'; readonly token: Worker }
	/** Before round 1: a tile of the display, or one that lies on a starting hex. */
	| { readonly kind: 'slot'; readonly slot: number }
	| { readonly kind: 'start'; readonly start: number };

/** What the viewer has in mind about the open question, whichever it is. */
export interface Draft {
	readonly hand: Hand | null;
	readonly turn: TurnDraft;
	/** The item placed last: its part can be turned, its die be given a worker. */
	readonly placed: Source | null;
	/** Dice to roll again, tiles to throw away, as their move numbers them. */
	readonly marked: readonly number[];
	readonly swap: { readonly start: number; readonly slot: number } | null;
	readonly jobs: WorkerDraft;
	readonly kind: 'die' | 'tile' | null;
	readonly saviour: Worker | null;
}

export type Check = (move: Move) => Refusal | null;

/** The viewer's park as the draft would have it. */
export interface Plan {
	readonly park: Park;
	/** Workers that would be left. */
	readonly workers: number;
	readonly change: ScoreChange;
	/** Names of the hexes with something planned on them. */
	readonly hexes: readonly string[];
	/** The display, where the draft changes it. */
	readonly display: readonly Item[] | null;
}

/** What every part of the drawn board is given. */
export interface Scene {
	/** The position to be drawn: as the act on the stage has it, or how things are. */
	readonly shown: View<State>;
	/** The act on the stage; null while nothing is played. */
	readonly act: SceneAct | null;
	/** The viewer's seat; null for those who watch. */
	readonly seat: Seat | null;
	/** Whose table lies large. */
	readonly own: Seat;
	readonly names: readonly string[];
	readonly asked: Asked;
	readonly draft: Draft;
	readonly plan: Plan | null;
	readonly check: Check;
	/** `deeds.hold(draft)` keeps a draft, `deeds.make(move)` hands one in. */
	readonly deeds: Deeds<Draft, Move>;
}
