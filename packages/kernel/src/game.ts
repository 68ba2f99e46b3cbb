import type { Chance, ChanceSource } from './chance.ts';
import type { Learned } from './judgement.ts';
import type { Notation } from './notation.ts';
import type { OptionProblem, OptionSpec, OptionsSchema } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { MoveSchema, Schema } from './schema.ts';
import type { Actor, BySeat, Seat, SeatSet, Viewer } from './seats.ts';

/**
 * The contract every game fulfils and every host relies on. The conformance suite in `packages/testkit` checks each
 * promise made here.
 *
 * A `State` is plain JSON: objects, arrays, small integers, short strings. All functions are pure except `play`, which
 * mutates a state its caller owns. None of them knows a clock, a host or a source of luck other than the one it is given.
 */
export interface Game<State, Move extends GameMove, Event extends GameEvent, Options extends object> {
	readonly meta: GameMeta;
	readonly options: OptionsSchema<Options>;
	/** For the door, for documents, for fuzzing. `check` answers a move that does not conform with the game's own code. */
	readonly moveSchema: MoveSchema;
	readonly notation: Notation<State, Move>;
	/** Named ways of choosing a move, weakest first. Each sees a view and nothing else. */
	readonly policies: Readonly<Record<string, Policy<State, Move>>>;

	/**
	 * What its easy, medium and hard players learned; a game without it has no players of these names but those of
	 * `policies`. It is fetched when somebody is to play by it, and `instead` names the policies that play where nothing was
	 * learned.
	 */
	readonly learned?: {
		load(): Promise<{ readonly learned: Learned<State, Move> }>;
		readonly instead: { readonly easy: string; readonly medium: string; readonly hard: string };
	};

	/** What is wrong between options, or between an option and the number of seats, when each is fine by itself. */
	checkOptions?(options: Options, seats: number): OptionProblem | null;
	/** The first position. Options have been resolved; `ctx.chance` is entry 0. */
	setup(table: TableSetup<Options>, ctx: PlayContext<Event>): State;
	/** Who may act now: one seat, several at once, the table itself; nobody when the match is over. */
	toMove(state: State): SeatSet;
	/**
	 * Of those who may act, the ones the match cannot go on without: clocks, reminders and the one device are theirs. A game
	 * without it waits for all who may act. On a view it answers as it does on the state.
	 */
	waitsFor?(state: State): SeatSet;
	/** The judge. Knows of no other legality; on a seat's view it answers that seat's moves as it does on the state. */
	check(state: State, entry: Entry<unknown>): Refusal | null;
	/** Applies a move that `check` accepted. Mutates. */
	play(state: State, entry: Entry<Move>, ctx: PlayContext<Event>): void;
	/** All legal moves of a seat; for combinatorial decisions a documented, sufficient set of candidates. */
	moves(state: State, seat: Seat): Iterable<Move>;
	/**
	 * A legal move without listing them all: uniform over `moves`, or as the game's specification describes its random
	 * player. On a seat's view it draws the same move as on the state.
	 */
	randomMove(state: State, seat: Seat, chance: Chance): Move;
	/** The safe move a host makes for a seat that is absent or late and has no bot. Asked only of a seat that may act. */
	automatic(view: View<State>, seat: Seat): Move;
	/** What a viewer may know, built up from nothing: the same type, with explicit unknowns. */
	view(state: State, viewer: Viewer): View<State>;
	/** A complete state that this viewer cannot tell from the real one, drawn from what the viewer may believe. */
	sample(view: View<State>, viewer: Viewer, chance: Chance): State;
	/**
	 * Deals anew what neither a seat nor anybody else has seen: the order of decks, what lies face down. No viewer's view
	 * changes by it. Mutates.
	 */
	redeal(state: State, chance: Chance): void;
	/** The result, or null while the match runs. */
	outcome(state: State): Outcome | null;
	/** Where each seat's points come from, at any time of the match; at the end they add up to the scores. */
	breakdown(state: State): BySeat<readonly ScoreLine[]>;
	clone(state: State): State;
	/** Throws when the position cannot have arisen. */
	invariants(state: State): void;
	/** The moment from which the table may make its own move; null when no alarm is set. */
	alarm?(state: State): number | null;
	/**
	 * The move the table makes then, stamped with the alarm's moment even if the host is late; null when none is set. In
	 * real time it comes before any move of a seat from that moment on: `check` refuses those as far as the alarm is
	 * public, a match refuses all of them.
	 */
	tableMove?(state: State): Move | null;
	/**
	 * Real-time games: the moment from which the listed moves are legal, until the alarm. A game that has this is walked
	 * and simulated in virtual time.
	 */
	pace?(state: State): number;
	/** Real-time games: whether time may stand still here while nobody is there to see it pass. */
	rests?(state: State): boolean;
	/** Which team each seat plays for, by number; a game without it, or null, is everybody for themselves. */
	teams?(seats: number): BySeat<number> | null;
	/** Orders a seat may leave with its host, and the ordinary move an order makes of an open decision. */
	readonly standing?: StandingOrders<State, Move>;
	/** What talking at the table means to the rules; a game without it does not mind. */
	readonly talk?: TalkRules<State, Move>;
}

/**
 * What a seat may tell its host to answer for it. The rules know nothing of an order: the host keeps it secret and
 * submits the answer as the seat's own, after the same kind of pause whatever the answer is.
 */
export interface StandingOrders<State, Move> {
	readonly schema: Schema;
	/** Null where the player is to be asked, or nothing is open. */
	answer(view: View<State>, seat: Seat, order: unknown): Move | null;
	/** What a seat begins with where turns take days, so that nobody waits for it; a game without it leaves no order. */
	inCorrespondence?(view: View<State>, seat: Seat): unknown;
}

/** Asked before a line of chat is passed on; all three look at what everybody may know. */
export interface TalkRules<State, Move> {
	maySpeak(view: View<State>, speaker: Viewer): boolean;
	/** The move filed with every line of the speaker; null where the line has no meaning in the rules. */
	filed(view: View<State>, speaker: Seat): Move | null;
	/** A line that may not be heard now is kept back until it may. */
	mayHear(view: View<State>, speaker: Viewer, listener: Viewer): boolean;
}

/** Whether time decides in a game; in others an alarm is only for people who do not answer. */
export function isRealTime(game: { readonly pace?: unknown }): boolean {
	return game.pace !== undefined;
}

/** Whom a match waits for, on a state or on anybody's view of it. */
export function waitedFor(game: Pick<AnyGame, 'toMove' | 'waitsFor'>, state: unknown): SeatSet {
	return game.waitsFor?.(state) ?? game.toMove(state);
}

/** Whether a turn may take days: where time decides, only with an option that puts the game's own clock away. */
export function goesByPost(game: Pick<AnyGame, 'pace' | 'options'>): boolean {
	const specs: OptionSpec<unknown>[] = Object.values(game.options);
	return !isRealTime(game) || specs.some(({ inCorrespondence }) => inCorrespondence !== undefined);
}

/** A game whose types the host does not need to know. */
export type AnyGame = Game<unknown, GameMove, GameEvent, object>;

export interface GameMove {
	readonly type: string;
}

/** A fact in the past tense. Sentences, pictures and sounds are made from it at the edge. */
export interface GameEvent {
	readonly type: string;
}

/** A move with its mover and its moment, in milliseconds; legality may depend on any of the three. */
export interface Entry<Move> {
	readonly actor: Actor;
	readonly move: Move;
	readonly at: number;
}

export interface TableSetup<Options> {
	readonly seats: number;
	readonly options: Options;
}

/** What `play` gets from its host. Call it as `ctx.emit?.(…)`: with events off, nothing is even built. */
export interface PlayContext<Event> {
	readonly chance: Chance;
	readonly emit?: Emit<Event> | undefined;
}

export type Emit<Event> = (event: Event | null, also?: Omit<Emitted<Event>, 'event'>) => void;

/** An event with its audiences. */
export interface Emitted<Event> {
	/** What everybody may know; null when the event itself is private. */
	readonly event: Event | null;
	/** What single seats get in its place. */
	readonly to?: Readonly<Record<Seat, Event>>;
	/** Somebody learned something hidden: no undo beyond this point. */
	readonly reveals?: boolean;
	/** A commitment was stored secretly: the seat may withdraw it until something is revealed. */
	readonly seals?: boolean;
}

/**
 * The version a viewer gets. With open cards that is the one of the only seat that knows more than everybody; where
 * several know different things, none of theirs is the whole.
 */
export function eventFor<Event>({ event, to = {} }: Emitted<Event>, viewer: Viewer | 'open'): Event | null {
	if (viewer === 'spectator') return event;
	if (viewer !== 'open') return to[viewer] ?? event;
	const versions = Object.values(to);
	return versions.length === 1 ? versions[0] : event;
}

declare const viewed: unique symbol;

/** A state as one viewer may know it. Only `Game.view` makes one, so whoever asks for a view cannot be given more. */
export type View<State> = State & { readonly [viewed]: true };

/** How a bot chooses. It is fair because of this type: there is nothing in it but the seat's own view. */
export interface Policy<State, Move> {
	choose(view: View<State>, seat: Seat, chance: Chance): Move;
	/**
	 * Real-time games: what the seat will do next if nothing happens before, and when; null while it waits for others. It
	 * is asked again after every entry. `luck.at(n)` gives the same numbers whenever the seat asks for the same n in a
	 * match, so that an intention is kept without a memory.
	 */
	plan?(view: View<State>, seat: Seat, luck: ChanceSource): Plan<Move> | null;
}

export interface Plan<Move> {
	readonly move: Move;
	/** In milliseconds, on the clock of the entries; a moment gone by means at once. */
	readonly at: number;
}

export interface Outcome {
	/** One of `meta.endReasons`. */
	readonly reason: string;
	readonly scores: BySeat<number>;
	/**
	 * 1 for the winner or winners; seats that are equal in everything share the better place (1, 1, 3). A match that one
	 * side plays alone and loses is nobody's win: all its places are 2.
	 */
	readonly places: BySeat<number>;
}

export interface ScoreLine {
	readonly source: string;
	readonly points: number;
	readonly facts?: Readonly<Record<string, string | number | boolean>>;
}

export interface GameMeta {
	readonly id: string;
	readonly title: string;
	/** The prefix of its rule numbers, e.g. `PHO`. */
	readonly prefix: string;
	/** Numbers of seats it can be played with, ascending. */
	readonly seats: readonly number[];
	/** Goes up whenever any recorded match would run differently. */
	readonly rulesVersion: number;
	readonly endReasons: readonly string[];
	readonly minutes: number;
	readonly tags: readonly string[];
	readonly credits: string;
	/** No match has more moves than this, by number of seats; in real time a match takes an equal share from each seat. */
	readonly maxMoves: Readonly<Record<number, number>>;
}
