import type { GameEvent, GameMove, MatchEvent, Prompt, Refusal, Seat, View, Viewer } from '@shutterbox/kernel';
import type { TableEvent } from '@shutterbox/table';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Area } from '../i18n/area.ts';
import type { BotStrength } from '../ui/SeatMark.tsx';

/** What every board is given: a view and a way to act. It knows nothing of servers, workers or records. */
export interface BoardProps<State = unknown, Move extends GameMove = GameMove> {
	readonly view: View<State>;
	readonly viewer: Viewer;
	/** One name per seat. */
	readonly names: readonly string[];
	/** Which seats are bots, and how strong; nothing is said where all are people. */
	readonly bots?: readonly (BotStrength | null)[];
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

export interface Role {
	/** What a viewer does now, in a word or two; null for those who watch. */
	readonly does: string | null;
	/** Where the match is; on narrow screens there is no room for it. */
	readonly where: string;
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
	/** The points a seat has now, as far as the viewer may know; null where that means nothing. */
	score(view: View<State>, seat: Seat): number | null;
}
