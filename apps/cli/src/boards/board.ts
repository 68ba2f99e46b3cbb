import type {
	AnyGame,
	BySeat,
	Catalogues,
	GameEvent,
	GameMove,
	Outcome,
	Parsed,
	ScoreLine,
	Spoken,
	View,
	Viewer,
	Voice,
} from '@shutterbox/kernel';

import type { Language } from '../voice.ts';

/** A position as somebody looks at it. `open` sees every card: only for matches that are over. */
export interface Scene<State> {
	readonly position: View<State>;
	readonly viewer: Viewer | 'open';
	/** How the reader knows each seat, e.g. `You`. */
	readonly names: BySeat<string>;
	/** Resolved options of the table. */
	readonly options: Readonly<Record<string, unknown>>;
}

/** How one game looks in a terminal. It is given views and events of one viewer and nothing else. */
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
	/** What can be typed now; unless given, the first move the game lists. */
	examples?(scene: Scene<State>): readonly string[];
	/** What a legal move would do, as far as the viewer can know. */
	explain(scene: Scene<State>, move: Move): string;
	/** Moves are listed with the highest first; unless given, in the order of the game. */
	rank?(scene: Scene<State>, move: Move): number;
	/** The names as this board colours them; unless given, as they are. */
	coloured?(names: BySeat<string>): BySeat<string>;
	/** Whether an event is told in the paragraph of the one before it; unless given, when both are about one seat. */
	continues?(event: Event, before: Event): boolean;
	/** The notation of what a person typed for short; unless given, people type notation. */
	shorthand?(scene: Scene<State>, line: string): Parsed<string>;
	/** A move as a person types it; unless given, its notation. */
	typed?(move: Move): string;
	/** Orders a person may leave for questions of one kind, where the game knows some. */
	readonly orders?: OrderBoard<State>;
	/** How a person plays it in a terminal, where that is not as the game's own options have it. */
	readonly terminal?: Terminal;
	/** How moves are typed, one line each. */
	readonly typing: readonly string[];
	/** How a match ended where places do not say it; unless given, and where it is null, who won. */
	verdict?(outcome: Outcome, names: BySeat<string>): string | null;
	/** A line of the score sheet, in one cell of the table. */
	scoreCell(line: ScoreLine): string;
}

/** Standing orders as they are typed behind `order` and told. An order of null leaves everything to the person. */
export interface OrderBoard<State> {
	read(scene: Scene<State>, order: unknown, line: string): Parsed<unknown>;
	told(scene: Scene<State>, order: unknown): string;
}

interface Terminal {
	/** What the options of the table are unless they are given. */
	readonly options: Readonly<Record<string, unknown>>;
	/** What that means, said before the match: one sentence. */
	readonly about: string;
}

export type AnyBoard = TextBoard<unknown, GameMove, GameEvent>;

/** What `boards/<game>/index.ts` exports. */
export interface BoardModule {
	/** The words only a terminal needs. */
	readonly messages?: Catalogues;
	/** The voice in which all of it is said, with colours; unless given, without. */
	painted?(voice: Voice): Voice;
	board(voice: Voice): AnyBoard;
}

/** A game as the terminal shows it. */
export interface Shown {
	readonly game: AnyGame;
	readonly board: AnyBoard;
	readonly words: Spoken;
	/** The language it is spoken in: English where the one asked for is not written yet. */
	readonly language: Language;
	/** Says what the game, its board and the terminal have to say. */
	readonly voice: Voice;
}
