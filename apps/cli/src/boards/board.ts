import type {
	Actor,
	BySeat,
	GameEvent,
	GameMove,
	Outcome,
	Parsed,
	Refusal,
	ScoreLine,
	View,
	Viewer,
} from '@shutterbox/kernel';

/** A position as somebody looks at it. `open` sees every card: only for matches that are over. */
export interface Scene<State> {
	readonly position: View<State>;
	readonly viewer: Viewer | 'open';
	/** How the reader knows each seat, e.g. `You`. */
	readonly names: BySeat<string>;
	/** Resolved options of the table. */
	readonly options: Readonly<Record<string, unknown>>;
}

/** One game in words. It is given views and events of one viewer and nothing else. */
export interface TextBoard<State, Move, Event> {
	/** The whole table, several lines. */
	draw(scene: Scene<State>): string;
	/** Only what is needed for a second decision in a row. */
	drawOwn(scene: Scene<State>): string;
	/** Whether `drawOwn` is enough although others have moved since, as for an offer in their turn; unless given, it is not. */
	isBrief?(scene: Scene<State>): boolean;
	/**
	 * Real-time games: whether the viewer, who may act, is asked before somebody else, bot or table, makes this move; unless
	 * given, the viewer is asked only when everybody else waits.
	 */
	yields?(scene: Scene<State>, move: Move): boolean;
	/** What the viewer has to decide: one sentence that starts with a verb. */
	decision(scene: Scene<State>): string;
	/** What a legal move would do, as far as the viewer can know. */
	explain(scene: Scene<State>, move: Move): string;
	/** Moves are listed with the highest first; unless given, in the order of the game. */
	rank?(scene: Scene<State>, move: Move): number;
	/** What happened, in the past tense; null where the board itself says it. */
	sentence(event: Event, names: BySeat<string>, telling: Telling<Event>): string | null;
	/** Whether an event is told in the paragraph of the one before it; unless given, when both are about one seat. */
	continues?(event: Event, before: Event): boolean;
	/** Why a move was refused; null for a code it does not know. */
	refusal(refusal: Refusal): string | null;
	/** The notation of what a person typed for short; unless given, people type notation. */
	shorthand?(scene: Scene<State>, line: string): Parsed<string>;
	/** How a person plays it in a terminal, where that is not as the game's own options have it. */
	readonly terminal?: Terminal;
	/** How moves are typed, one line each. */
	readonly typing: readonly string[];
	/** How a match ended where places do not say it; unless given, and where it is null, who won. */
	verdict?(outcome: Outcome, names: BySeat<string>): string | null;
	/** A line of the score sheet, in one cell of the table. */
	scoreCell(line: ScoreLine): string;
	/** What a row of the score sheet is called; unless given, the name of its source. */
	scoreLabel?(source: string): string;
}

export interface Terminal {
	/** What the options of the table are unless they are given. */
	readonly options: Readonly<Record<string, unknown>>;
	/** What that means, said before the match: one sentence. */
	readonly about: string;
}

/** What a sentence may lean on besides its event. */
export interface Telling<Event> {
	/** Resolved options of the table. */
	readonly options: Readonly<Record<string, unknown>>;
	/** Who made the move; none at the start. */
	readonly actor?: Actor | undefined;
	/** What was told just before; null at the start. */
	readonly before: Event | null;
}

export type AnyBoard = TextBoard<unknown, GameMove, GameEvent>;
