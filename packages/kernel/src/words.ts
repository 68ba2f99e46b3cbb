import type { AnyGame, GameEvent, ScoreLine, View } from './game.ts';
import type { Refusal } from './refusal.ts';
import type { BySeat, Seat, Viewer } from './seats.ts';

/** What a message is told to fill its gaps with. */
type MessageFacts = Readonly<Record<string, string | number | boolean>>;

/** How a host says a game's messages: its language and its way of writing. The messages are in ICU's syntax. */
export interface Voice<Key extends string = string> {
	say(key: Key, facts?: MessageFacts): string;
	/** `a, b and c`. */
	list(items: readonly string[]): string;
}

export type Messages<Key extends string = string> = Readonly<Record<Key, string>>;

/** A game's messages by language, each loaded when it is spoken. Every game speaks English. */
export interface Catalogues<Key extends string = string> {
	readonly en: () => Promise<{ readonly messages: Messages<Key> }>;
	readonly ru?: () => Promise<{ readonly messages: Messages<Key> }>;
}

/** Who is told something: how everybody is called, and who reads. */
export interface Reader {
	readonly names: BySeat<string>;
	readonly viewer: Viewer;
}

/** What a message about a seat is told: `{who, select, you {You took} other {{name} took}}`. */
export function who({ names, viewer }: Reader, seat: Seat): { readonly who: 'you' | 'other'; readonly name: string } {
	return { who: seat === viewer ? 'you' : 'other', name: names[seat] };
}

export interface Telling extends Reader {
	/** The options of the table, complete. */
	readonly options: Readonly<Record<string, unknown>>;
}

export interface Situation<State> extends Reader {
	readonly view: View<State>;
	/** Seats that are waited for. */
	readonly toMove: readonly Seat[];
	/** Moves may be made: nothing is on its way. */
	readonly isOpen: boolean;
}

/** What to decide, or what is waited for: a verb in two or three words, then one sentence. */
export interface Prompt {
	readonly verb: string;
	readonly sentence: string;
}

/** A game in words: the same for every host, in every language it has messages for. */
export interface GameWords<State, Event extends GameEvent, Key extends string> {
	readonly messages: Catalogues<Key>;
	/** What happened, in the past tense; null where it is not worth a line. */
	sentence(voice: Voice<Key>, event: Event, telling: Telling): string | null;
	/** Why something is not possible, in one sentence; null for a code that is none of the game's. */
	refusal(voice: Voice<Key>, refusal: Refusal): string | null;
	prompt(voice: Voice<Key>, situation: Situation<State>): Prompt;
	/** Why the match ended; null for a reason that is none of the game's. */
	endReason(voice: Voice<Key>, reason: string): string | null;
	/** What a source of points is called, whoever has them. */
	scoreSource(voice: Voice<Key>, source: string): string;
	/** What there is to say of one seat's points beyond their source and number. */
	scoreDetail?(voice: Voice<Key>, line: ScoreLine): string | null;
	/** What so many of what wins are called, without their number; absent where it is points. */
	scoreUnit?(voice: Voice<Key>, count: number): string;
	/** An option of the table; null, or without it, the rules' own English serves. */
	option?(voice: Voice<Key>, name: string): { readonly title: string; readonly help: string } | null;
	/** A value of an option; null where the value says it itself. */
	optionValue?(voice: Voice<Key>, name: string, value: unknown): string | null;
}

export type AnyWords = GameWords<unknown, GameEvent, string>;

/** A game as hosts get it that show it to people. */
export interface GamePart {
	readonly game: AnyGame;
	readonly words: AnyWords;
}

/** A game's words in one voice. */
export type Spoken = ReturnType<typeof speak>;

export function speak(words: AnyWords, voice: Voice) {
	return {
		sentence: (event: GameEvent, telling: Telling) => words.sentence(voice, event, telling),
		refusal: (refusal: Refusal) => words.refusal(voice, refusal),
		prompt: (situation: Situation<unknown>) => words.prompt(voice, situation),
		endReason: (reason: string) => words.endReason(voice, reason),
		scoreSource: (source: string) => words.scoreSource(voice, source),
		scoreDetail: (line: ScoreLine) => words.scoreDetail?.(voice, line) ?? null,
		scoreUnit: (count: number) => words.scoreUnit?.(voice, count) ?? null,
		option: (name: string) => words.option?.(voice, name) ?? null,
		optionValue: (name: string, value: unknown) => words.optionValue?.(voice, name, value) ?? null,
	};
}
