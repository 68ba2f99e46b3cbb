import type { Seat, View } from '@shutterbox/kernel';
import type { Event, Move, State } from '@shutterbox/snapshot/client';
import type { Deeds } from '../../../board/decision.ts';
import type { Act } from '../../../board/stage.ts';
import type { BoardProps } from '../../game-ui.ts';
import type { Check } from '../draft.ts';
import type { Helps } from './helps.ts';
import type { LaidPlan } from './laid.ts';
import type { Draft } from './mind.ts';

export type SnapshotProps = BoardProps<State, Move>;

/** What is asked of the viewer now; null while others decide or a move is on its way. */
export type Asked = Exclude<State['phase'], 'over'> | null;

export type SceneAct = Act<View<State>, Event>;

/** What the parts of the drawn board are given. */
export interface Scene {
	/** The position to be drawn: as the act on the stage has it, or how things are. */
	readonly shown: View<State>;
	/** The act on the stage; null while nothing is played. */
	readonly act: SceneAct | null;
	/** Whose eyes; null for those who watch. */
	readonly seat: Seat | null;
	readonly names: readonly string[];
	readonly asked: Asked;
	/** What lies on the board for this turn, drafted or prepared. */
	readonly plan: LaidPlan;
	/** What the viewer has in mind. */
	readonly draft: Draft;
	readonly helps: Helps;
	readonly check: Check;
	readonly deeds: Deeds<Draft, Move>;
	/** Hands in a move, or asks for a second press where the table does. */
	readonly play: (move: Move) => void;
}

/** The event on the stage, if it is one of a kind. */
export function playing<Type extends Event['type']>(
	act: SceneAct | null,
	type: Type,
): Extract<Event, { type: Type }> | null {
	return act?.event.type === type ? (act.event as Extract<Event, { type: Type }>) : null;
}

/** What lies in front of people: a print or a pin that flies there is not there yet. */
export function landedOf({ shown, act }: Pick<Scene, 'shown' | 'act'>): View<State> {
	const isInTheAir =
		act !== null && !act.isStill && (playing(act, 'photographed') ?? playing(act, 'awardWon')) !== null;
	return isInTheAir ? act.before : shown;
}
