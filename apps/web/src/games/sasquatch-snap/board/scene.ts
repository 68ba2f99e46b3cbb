import type { MatchEvent, Seat, View } from '@shutterbox/kernel';
import type { Event, Move, State } from '@shutterbox/sasquatch-snap/client';
import type { Deeds } from '../../../board/decision.ts';
import type { Act } from '../../../board/stage.ts';
import type { BoardProps } from '../../game-ui.ts';
import type { Check, Draft } from '../draft.ts';

export type SasquatchProps = BoardProps<State, Move>;

/** What the board plays: what the game tells, and cards that are taken back. */
export type Played = Event | Extract<MatchEvent, { type: 'withdrawn' }>;

/** What is asked of the viewer now; null while others decide or a move is on its way. */
export type Asked = 'whistle' | 'commit' | 'set' | 'lure' | null;

/** What every part of the drawn board is given. */
export interface Scene {
	/** The position to be drawn: as the act on the stage has it, or how things are. */
	readonly shown: View<State>;
	/** The act on the stage; null while nothing is played. */
	readonly act: Act<View<State>, Played> | null;
	/** Whose eyes; null for those who watch. */
	readonly seat: Seat | null;
	readonly names: readonly string[];
	readonly asked: Asked;
	/** What the viewer has in mind about the open question. */
	readonly draft: Draft;
	/** What the viewer lets the board tell beyond the rules. */
	readonly helps: ReadonlySet<string>;
	readonly check: Check;
	/** What the viewer may do about it: `deeds.hold(draft)` keeps a draft, `deeds.make(move)` hands one in. */
	readonly deeds: Deeds<Draft, Move>;
}
