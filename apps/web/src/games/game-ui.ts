import type {
	BySeat,
	GameEvent,
	GameMove,
	MatchEvent,
	Outcome,
	Prompt,
	Refusal,
	ScoreLine,
	Seat,
	View,
	Viewer,
} from '@shutterbox/kernel';
import type { TableEvent } from '@shutterbox/table';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Area } from '../i18n/area.ts';
import type { SheetPaper } from '../ui/sheet-paper.ts';

/** What every board is given: a view and a way to act. It knows nothing of servers, workers or records. */
export interface BoardProps<State = unknown, Move extends GameMove = GameMove> {
	readonly view: View<State>;
	readonly viewer: Viewer;
	/** The view hides nothing: a match that is over is watched with all hands open. */
	readonly isAllOpen?: boolean;
	/** One name per seat. */
	readonly names: readonly string[];
	/** Which seats are whose of the bots, by id; nothing is said where all are people. */
	readonly bots?: readonly (string | null)[];
	/** The options of the table, complete. */
	readonly options: Readonly<Record<string, unknown>>;
	/** What this viewer has told the table to answer for them, where the game knows such orders. */
	readonly order: unknown;
	/** Leaves such an order, null takes it back; absent where the match is only looked at. */
	readonly setOrder?: (order: unknown) => void;
	/** Ask for a second press before any move, as in correspondence; fingers are asked anyway. */
	readonly asksTwice: boolean;
	/** Seats that are waited for. */
	readonly toMove: readonly Seat[];
	/** It is this viewer's decision, and nothing is on its way: moves may be made. */
	readonly isOpen: boolean;
	/** The match cannot be reached now: what is played ends, and how things are known to be stays. */
	readonly isLost?: boolean;
	/** What the latest update told, for animation and sound; a new array each time. */
	readonly latest: readonly TableEvent[];
	/** What happened so far, oldest first. */
	readonly history: readonly TableEvent[];
	/** The table's clock. */
	now(): number;
	/** Seats of those who sit around this device, where it lies between them and is not handed round. */
	readonly people?: readonly Seat[];
	/** The rules' own answer, from what this viewer knows: null if the move is legal now. `by` is one of `people`. */
	check(move: Move, by?: Seat): Refusal | null;
	/** Settles when the move is done, or with why it was refused: until then another one would be lost. */
	submit(move: Move, by?: Seat): undefined | Promise<Refusal | null>;
	/** The ids of the helps that are on for this reader, and allowed at this table; another set when one is switched. */
	readonly helps: ReadonlySet<string>;
	/** The reader asks what a good move would be: the match is marked from then on. */
	readonly onAdvice?: () => void;
	/** The board has shown how the match ended, or its reader has seen enough: the result may come. */
	readonly onEnd?: () => void;
	/** Lent to a board that fills the window while a match is played; others have it around them. */
	readonly frame?: Frame;
}

/** The parts of the table's screen that a board which fills the window puts where they belong. */
export interface Frame {
	/** Players, log and talk, one below the other. */
	readonly side: ComponentChildren;
	/** Of the players what a board cannot know: clocks, who is away, who is asked. For one with a log of its own. */
	readonly players: ComponentChildren;
	/** The talk alone. */
	readonly chat: ComponentChildren;
	/** The line that says what to decide, as the draft has it now, with the draft's own buttons at its end. */
	prompt(draft: Prompt | null, buttons: ComponentChildren): ComponentChildren;
	/** On the result: the places as they count, which are not those of the rules where somebody has left. */
	readonly places?: BySeat<number>;
}

/** A line beside the mark of who did it. */
export interface BriefLine {
	readonly seat: Seat | null;
	readonly line: ComponentChildren;
	/** Worth a gold line. */
	readonly isRecord?: boolean;
}

/** Something a drawn board may tell beyond what the rules ask for; switched in the table's bar, kept on this device. */
export interface Help {
	/** For good: settings remember it. */
	readonly id: string;
	/** In a word or two, and in a sentence. */
	title(): string;
	about(): string;
	/** Off until somebody switches it on. */
	readonly isOff?: boolean;
	/** It advises, rather than shows what follows from the rules: not in rated matches. */
	readonly isAdvice?: boolean;
	/** The host has ruled it out by an option of the table. */
	isForbidden?(options: Readonly<Record<string, unknown>>): boolean;
}

/** What a key does on a board; for several, the names stand apart: `T ⇧T`. */
export interface BoardKey {
	readonly keys: string;
	readonly does: string;
}

/** Options that go well together, under one name. */
export interface Preset {
	readonly id: string;
	/** In a word or two, and in a sentence. */
	title(): string;
	about(): string;
	/** What differs from the box. */
	readonly options: Readonly<Record<string, unknown>>;
}

export interface Role {
	/** What a viewer does now, in a word or two; null for those who watch. */
	readonly does: string | null;
	/** Where the match is, if the board does not tell; on narrow screens there is no room for it. */
	readonly where?: string;
	/** How the sides stand, for screens on which the board has no room to tell it. */
	readonly standing?: ComponentChildren;
	/** Words may cost the viewer now: on narrow screens, where a button is soon touched, there is none for talk. */
	readonly isSilent?: boolean;
}

/** What the first screen of a result is made from. */
export interface ResultProps<State = unknown> {
	readonly view: View<State>;
	/** Who reads it: a spectator also where several people sit around one device. */
	readonly viewer: Viewer;
	/** Whose work lies open first: the reader's own, or the winner's. */
	readonly seat: Seat;
	readonly names: readonly string[];
	readonly bots: readonly (string | null)[];
	readonly options: Readonly<Record<string, unknown>>;
	readonly outcome: Outcome;
	readonly breakdown: BySeat<readonly ScoreLine[]>;
	/** What happened, oldest first; of a long match only the latest. */
	readonly history: readonly TableEvent[];
	/** The entry that counted most for `seat`; null until it is known, and where none stands out. */
	readonly momentAt: number | null;
	/** Where an entry is seen again; null where nothing can be played back. */
	readonly replayAt: ((n: number) => string) | null;
	readonly parts: ResultParts;
}

/** The parts of every result, to be put where they belong. */
export interface ResultParts {
	/** The own place as the page's heading, and the nearest other outcome. */
	readonly verdict: ComponentChildren;
	readonly places: ComponentChildren;
	/** The turn that brought the most. */
	readonly moment: ComponentChildren;
	/** The talk goes on; null where there is none. */
	readonly talk: ComponentChildren;
	/** The drawn board as it lay at the end, for a result that only puts its words into the frame. */
	board(frame: Frame): ComponentChildren;
}

/** How a match ended, as the game's own first screen; a lazy chunk. */
export interface ResultUi<State = unknown> {
	readonly Result: ComponentType<ResultProps<State>>;
	/** Which of the parts it has room for: places are else below it, the talk is a sheet. */
	readonly has: readonly ('places' | 'talk')[];
	/** What one may take along as a picture file: a lazy chunk. */
	keepsake(): Promise<{ picture(match: KeepsakeOf<State>): Promise<Keepsake> }>;
}

/** Whose work is drawn, and what it is drawn from. */
export type KeepsakeOf<State = unknown> = Pick<ResultProps<State>, 'view' | 'seat' | 'names' | 'outcome' | 'history'>;

/** A picture of what somebody made. */
export interface Keepsake {
	readonly title: string;
	/** Draws it between the title and the foot of the sheet. */
	draw(paper: SheetPaper): Promise<void>;
}

/** Everything the page needs of one game; its own lazy chunk. */
export interface GameUi<State = unknown, Move extends GameMove = GameMove, Event extends GameEvent = GameEvent> {
	/** The game's words and its boards'; loaded before anything of it is drawn. */
	readonly words: Pick<Area<string>, 'load' | 't'>;
	/** The position as structured, navigable text, and the open decision as a form. */
	readonly TextBoard: ComponentType<BoardProps<State, Move>>;
	/** The drawn board; without one the text board is shown. */
	readonly Board?: ComponentType<BoardProps<State, Move>>;
	/** What lies on the screen while the device goes to a seat; nothing of the match is to be seen on it. */
	readonly Cover?: ComponentType<{ seat: Seat }>;
	/** The drawn board takes the whole window and puts the table's frame into it. */
	readonly fillsWindow?: boolean;
	/** The drawn board shows how a match ends before the result comes. */
	readonly playsEnd?: boolean;
	/** The drawn board makes the sounds of what happens itself: the table does not tick beside it. */
	readonly playsSounds?: boolean;
	/** Around one device the drawn board lies between everybody: all see the same, and it is not handed round. */
	readonly liesBetween?: boolean;
	/** The drawn board has no place for the log and the talk: they are sheets at any width. */
	readonly hasNoSide?: boolean;
	/** Where everybody acts at once, this stands in the bar in place of the turn. */
	role?(view: View<State>, viewer: Viewer): Role | null;
	/** A warning over the talk, where the rules mind it. */
	talkNote?(view: View<State>, viewer: Viewer): string | null;
	/** What helps the drawn board has; `BoardProps.helps` says which are on. */
	readonly helps?: readonly Help[];
	/**
	 * What the keys do on the drawn board, or on the one of text. Letters among them are the board's at any time: the
	 * table's own keys leave them alone.
	 */
	keys?(isDrawn: boolean): readonly BoardKey[];
	/** All that one entry told, short and with tags, for the log beside the drawn board; without it there are sentences. */
	briefLines?(
		events: readonly Event[],
		names: readonly string[],
		viewer: Viewer,
		options: Readonly<Record<string, unknown>>,
		/** All that was told before, of the game and of the table. */
		before: () => readonly (Event | MatchEvent)[],
	): readonly BriefLine[];
	/** From where on the log keeps its lines back, because the rules forbid to read them now; its end where they do not. */
	heldBackFrom?(history: readonly TableEvent[], view: View<State>): number;
	/**
	 * Whether the rules let people look again, in a running match, at how the table lay before. A game without it does not
	 * mind.
	 */
	allowsLookingBack?(view: View<State>, options: Readonly<Record<string, unknown>>): boolean;
	/** An earlier moment without what the rules let nobody look up in it; as it was, unless the game has such a rule. */
	lookedBack?(
		then: View<State>,
		now: View<State>,
		viewer: Viewer,
		options: Readonly<Record<string, unknown>>,
	): View<State>;
	/** For newcomers, children and others: the form of a new table offers them. */
	readonly presets?: readonly Preset[];
	/** What those who ended like this may want to play next; null where nothing follows. */
	sequel?(options: Readonly<Record<string, unknown>>, outcome: Outcome): Preset | null;
	/** The first screen of a result; without one there are places, charts and tables alone. */
	readonly result?: () => Promise<ResultUi<State>>;
	/** The points a seat has now, as far as the viewer may know; null where that means nothing. */
	score(view: View<State>, seat: Seat): number | null;
}
