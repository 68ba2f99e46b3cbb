import type { BySeat, GameEvent, LogCommand, MatchEvent, Outcome, Refusal, ScoreLine, Seat } from '@shutterbox/kernel';

/** How long a decision may take. Durations are in milliseconds. */
export type Pace =
	| { readonly kind: 'untimed' }
	/** Every decision has its turn time; what it takes beyond comes out of a bank for the whole match. */
	| { readonly kind: 'live'; readonly turn: number; readonly bank: number }
	/** Hours or days for each decision. */
	| { readonly kind: 'correspondence'; readonly turn: number };

/** Who sits on a seat. `who` is the host's name for a person and is shown to everybody. */
export type Occupant =
	/** A reserved seat is for somebody who was invited to it. */
	| { readonly kind: 'empty'; readonly isReserved: boolean }
	| { readonly kind: 'person'; readonly who: string; readonly name: string }
	| { readonly kind: 'bot'; readonly bot: string; readonly name: string };

export type Stage = 'gathering' | 'playing' | 'finished' | 'frozen' | 'closed';

/** What people can agree on before a match. */
export interface Terms {
	readonly options: Readonly<Record<string, unknown>>;
	readonly pace: Pace;
	readonly isRated: boolean;
	/** Whether people without a seat may watch. */
	readonly allowsSpectators: boolean;
}

/** Everything a person may ask of a table. */
export type Command =
	/** Whether somebody was invited to the seat is for the host to find out. */
	| {
			readonly type: 'sit';
			readonly name: string;
			readonly seat?: Seat;
			readonly isInvited?: boolean;
			/** The number of the terms that were seen; whoever saw others sits down without having agreed. */
			readonly terms?: number;
	  }
	/** Agrees to the terms of that number. */
	| { readonly type: 'ready'; readonly terms: number }
	/** While people gather the seat becomes free; in a match a bot plays on until the person comes back. */
	| { readonly type: 'leave' }
	| { readonly type: 'return' }
	| { readonly type: 'configure'; readonly terms: Partial<Terms>; readonly seats?: number }
	| { readonly type: 'seatBot'; readonly seat: Seat; readonly bot: string }
	| { readonly type: 'clearSeat'; readonly seat: Seat }
	| { readonly type: 'reserve'; readonly seat: Seat }
	| { readonly type: 'swapSeats'; readonly a: Seat; readonly b: Seat }
	| { readonly type: 'salt'; readonly salt: string }
	/** Free seats are taken away if that is wanted; else bots sit down there, the named one first, if one is named. */
	| { readonly type: 'start'; readonly fill?: string; readonly close?: boolean }
	| { readonly type: 'close' }
	| ({ readonly type: 'move'; readonly move: unknown } & Answer)
	| ({ readonly type: 'takeBack' } & Answer)
	| { readonly type: 'consent'; readonly agrees: boolean }
	| { readonly type: 'order'; readonly order: unknown }
	| { readonly type: 'rematch'; readonly agrees: boolean }
	/** Who sits down at the next table where somebody has gone: a bot, or nobody before the match begins. */
	| { readonly type: 'rematchSeat'; readonly seat: Seat; readonly bot: string | null }
	/** Opens the next table for those who want to, without those who have not said so. */
	| { readonly type: 'rematchNow' };

/** What ties a request to the question it answers. */
export interface Answer {
	/** Made by the client, unique for the seat: the same request twice is done once. */
	readonly request: string;
	/** `TableView.decision` when the person decided: a late click cannot answer the next question. */
	readonly decision: number;
}

export type Result = { readonly ok: true; readonly n: number } | { readonly ok: false; readonly refusal: Refusal };

export interface SeatView {
	readonly kind: Occupant['kind'];
	/** The person, as the host names people. */
	readonly who: string | null;
	readonly name: string;
	readonly bot: string | null;
	readonly team: number | null;
	readonly isPresent: boolean;
	/** A bot plays for the person until they are back. */
	readonly isPlayedByBot: boolean;
	/** The bot that does, or would; null before a match, and where nobody sits who could leave. */
	readonly standIn: string | null;
	/** Has agreed to the terms as they stand; the host always has, and so have bots. */
	readonly isReady: boolean;
	/** The match ended while the person was away: it is lost for them. */
	readonly hasLeft: boolean;
	readonly hasSalt: boolean;
	readonly isReserved: boolean;
}

/** What runs against a seat; `since` is null while it is not waited for. */
export interface ClockView {
	readonly turn: number;
	readonly bank: number;
	/** On the clock of the table. */
	readonly since: number | null;
}

/** Everything one viewer may know of a table. */
export interface TableView extends Terms {
	readonly id: string;
	readonly game: string;
	readonly rulesVersion: number;
	readonly stage: Stage;
	/** Milliseconds since 1970. */
	readonly created: number;
	/** Who may change the terms and start. */
	readonly host: string | null;
	/** Goes up with every change of what people agree to; `ready` names it. */
	readonly termsNumber: number;
	readonly seats: BySeat<SeatView>;
	/** The promise of the seed that all luck follows from; the seed itself is shown at the end. */
	readonly commitment: string;
	readonly seed: string | null;
	/** Entries of the log so far. */
	readonly length: number;
	/** The game's own view; null while people gather. */
	readonly view: unknown;
	readonly toMove: readonly Seat[];
	/** The number of the viewer's question; null for spectators and where no match is played. */
	readonly decision: number | null;
	readonly takeBack: LogCommand | null;
	/** Somebody asks to take back more than the barrier allows. */
	readonly asking: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
	readonly clocks: BySeat<ClockView> | null;
	/** The viewer's own standing order. */
	readonly order: unknown;
	readonly outcome: Outcome | null;
	readonly breakdown: BySeat<readonly ScoreLine[]> | null;
	readonly rematch: Rematch;
}

/** Playing again: who wants to, and what becomes of the seats of those who have gone. */
export interface Rematch {
	readonly agreed: readonly Seat[];
	/** Seats somebody has decided about: a bot sits down there, or they stay free. All others are filled as the host sees fit. */
	readonly fills: readonly { readonly seat: Seat; readonly bot: string | null }[];
	/** Those who want to do not wait for the others. */
	readonly isCalled: boolean;
	/** Where it is played. */
	readonly table: string | null;
}

/** What is known of a match that is over, for good: a host keeps it, and no change of the rules takes it away. */
export interface Ending {
	/** Entries of the log. */
	readonly length: number;
	readonly outcome: Outcome;
	readonly breakdown: BySeat<readonly ScoreLine[]> | null;
}

/** What happened, as one viewer may know it; `n` is the entry it belongs to. */
export interface TableEvent {
	readonly n: number;
	readonly at: number;
	readonly event: GameEvent | MatchEvent | HostEvent;
}

/** What the table itself, not the game, has to tell. */
export type HostEvent =
	| { readonly type: 'botTookOver'; readonly seat: Seat }
	| { readonly type: 'personReturned'; readonly seat: Seat }
	/** A move of a person's seat that the person did not make; a secret one is told when something is revealed. */
	| { readonly type: 'movedAutomatically'; readonly seat: Seat; readonly by: 'clock' | 'bot' }
	| { readonly type: 'takeBackAsked'; readonly seat: Seat }
	| { readonly type: 'takeBackDeclined'; readonly seat: Seat };

/** A viewer's whole knowledge, to begin with or to begin again. */
export interface Fresh {
	/** Names the numbering: an `n` means nothing in another stream. */
	readonly stream: string;
	readonly n: number;
	/** The table's clock when this was made. */
	readonly now: number;
	readonly table: TableView;
	/** What happened so far, oldest first; only the latest of a long match. */
	readonly history: readonly TableEvent[];
}

/** What changed since the update before. */
export interface Update {
	readonly n: number;
	readonly now: number;
	readonly delta: Delta;
	readonly events: readonly TableEvent[];
}

/**
 * How one JSON value becomes another: `[value]` replaces it, `0` removes it from its object, an object changes the
 * fields or the elements it names. In an array `+` appends elements and `#` cuts it to a length. Null changes nothing.
 */
export type Delta = null | 0 | readonly [unknown] | { readonly [part: string]: Delta | readonly unknown[] | number };
