import type { Chance } from './chance.ts';
import type { Outcome, View } from './game.ts';
import type { Seat } from './seats.ts';

/** Numbers that describe a position, in 64ths from −127 to 127: `parts` of one kind one after the other, then the globals. */
export interface Shape {
	/** Colours, habitats, rivals: they share one trunk. 0 where a game has nothing of the sort. */
	readonly parts: number;
	readonly partSize: number;
	readonly globals: number;
	/** Sizes of the hidden layers that all parts share, and of those behind the sum of the parts and the globals. */
	readonly trunk: readonly number[];
	readonly head: readonly number[];
}

/** A position that a turn may end in. */
export interface Turn<State, Move> {
	/** What the seat does first. Turns with the same move come one after the other. */
	readonly move: Move;
	/**
	 * Which guess at what the seat does not know it belongs to. Guesses with the same move come one after the other: what
	 * the seat decides later it decides knowing more, so the best of a guess counts, and guesses are averaged.
	 */
	readonly guess: number;
	/** As the seat will see it when its turn is over; good until the next one is asked for. */
	readonly after: View<State>;
	/** What it is worth in points, where that is known exactly; else it is judged. */
	readonly points: number | null;
}

/** How a turn is looked at. */
export interface Gaze {
	/** Guesses at what the seat does not know. */
	readonly guesses: number;
}

/** A kind of table that is learned by itself: its weights have this key. */
export interface LearnedTable {
	readonly key: string;
	readonly seats: number;
	/** Options to learn from, each as often as it stands here. */
	readonly options: readonly Readonly<Record<string, unknown>>[];
	/** Where it is not as at the game's other tables. */
	readonly weighs?: Weighs;
}

/** How much a win and a point of the lead weigh when turns are compared. */
interface Weighs {
	readonly win: number;
	readonly lead: number;
}

/** Which inputs somebody overlooks: numbers of the features of every part, and of the globals. */
interface Blindness {
	readonly part: readonly number[];
	readonly globals: readonly number[];
}

/**
 * What a game knows of judging its positions. It is given views and nothing else, and no clock; all its luck comes from
 * the chance it is handed.
 */
export interface Judgement<State, Move> {
	readonly shape: Shape;
	/** Goes up when the meaning of an input changes: weights learned before do not fit any more. */
	readonly version: number;
	readonly tables: readonly LearnedTable[];
	/** What is overlooked by those who do not look at the others. */
	readonly rivals: Blindness;
	/** The key of the weights for a position; null where nothing was learned. */
	tableOf(view: View<State>): string | null;
	/** Describes a position as it is judged: writes every number. */
	features(view: View<State>, seat: Seat, into: Int8Array): void;
	/**
	 * Every turn the seat may make from here. Where dice or others go on with it, a game weighs by itself what it may lead
	 * to: `worth` tells what such a position is worth, and `points` then is what the turn is worth on average.
	 */
	turns(
		view: View<State>,
		seat: Seat,
		chance: Chance,
		gaze: Gaze,
		worth?: (after: View<State>) => number,
	): Iterable<Turn<State, Move>>;
	/**
	 * The judged position a move led to, learned from what came of it; null where the turn goes on or nothing is left to
	 * judge. Asked of every seat after every entry: `before` and `after` are its own views, `move` is null where another
	 * seat moved.
	 */
	moment(before: View<State>, after: View<State>, seat: Seat, move: Move | null): View<State> | null;
	/** The seat's points in a position, more than its best rival's: what a turn brings at once. */
	lead(view: View<State>, seat: Seat): number;
	/** What each part was worth in the end, in points: the seat's own, then its best rival's, part by part. */
	partPoints?(end: State, seat: Seat, into: Float32Array): void;
	/** What is learned of the end in points, where it is not the seat's score more than its best rival's. */
	finalLead?(end: Outcome, seat: Seat): number;
	/** How far the match is, 0…1, for whoever likes to hurry its end. */
	nearness?(view: View<State>): number;
	/** The seat's share of the win at the end, where a first place is not it. */
	wins?(end: View<State>, seat: Seat): number;
	/** 20 and ½ unless told. */
	readonly weighs?: Weighs;
	/** Of a thousand moves of the teacher, how many are made at random, a share of the matches each; 30, 120 and 300 unless told. */
	readonly teacherSlips?: readonly number[];
	/** How it plays to learn from, beside the temperature: in a game whose points mean something else. */
	readonly learnsBy?: Partial<Temper>;
	/** How somebody who takes the best still mixes where others try to guess what it will be; null where nobody does. */
	mixes?(view: View<State>): Pick<Temper, 'temperature' | 'cap'> | null;
	/** Strengths of the three, where they are not the usual ones. */
	readonly tempers?: Readonly<Record<string, Partial<Temper>>>;
}

/** How well the same judgement is used. */
export interface Temper {
	readonly guesses: number;
	/** In points: how much worse than the best a choice may be and still be made now and then. 0 always takes the best. */
	readonly temperature: number;
	/** A choice so many points worse than the best is never made. */
	readonly cap: number;
	/** Of 64 decisions, in how many the rivals are overlooked, and in how many everything after this turn. */
	readonly overlooksRivals: number;
	readonly overlooksAhead: number;
	/** Looks further at the best candidates in so many sampled worlds; null for a game whose turns are not followed. */
	readonly search: Search | null;
}

export interface Search {
	readonly candidates: number;
	/** In points: who is further behind the best is not looked at. */
	readonly within: number;
	readonly worlds: number;
	/** Own turns that are followed, the first included; 2 unless told. */
	readonly turns?: number;
	/** Kinds of tables at which it helps. */
	readonly tables: readonly string[];
}

/** How the logit of a win is to be read: `shift + slope · logit`. The slope is above 0, so what is better stays better. */
export interface Correction {
	readonly shift: number;
	readonly slope: number;
}

/** What a game's `learned` fetches. */
export interface Learned<State, Move> {
	readonly judgement: Judgement<State, Move>;
	/** By key of the table, as training wrote them. */
	readonly weights: Readonly<Record<string, string>>;
	/**
	 * By number of seats, what matches of `hard` against itself say of the chance of a win: weights learn from worse players as well. It is
	 * for telling how a match stands; choices go by the weights alone.
	 */
	readonly corrections: Readonly<Record<number, Correction>>;
}
