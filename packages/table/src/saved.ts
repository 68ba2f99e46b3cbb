import type { AnyGame, Viewer } from '@shutterbox/kernel';
import type { Asking } from './consent.ts';
import type { LogRow } from './journal.ts';
import type { Seating } from './seating.ts';
import type { Rematch, Stage, Terms, Update } from './types.ts';

export interface TableSetup {
	readonly id: string;
	readonly game: AnyGame;
	/** Who opened the table; null where nobody may change it. */
	readonly host: string | null;
	readonly seats: number;
	readonly terms: Terms;
	/** 64 hexadecimal digits nobody else knows. */
	readonly seed: string;
	/** Milliseconds since 1970. */
	readonly now: number;
	/** Different each time a table is built, so that numbers of updates are never mixed up. */
	readonly stream: string;
}

/** A table as a host keeps it, beside the rows of its log. Everything in it is plain JSON, and secret. */
export interface SavedTable {
	readonly id: string;
	readonly game: string;
	readonly rulesVersion: number;
	readonly created: number;
	readonly started: number | null;
	/** Time that does not count, because nobody was there to keep it; below zero after the host's clock was set back. */
	readonly shift: number;
	readonly stage: Stage;
	readonly seating: Seating;
	readonly seed: string;
	readonly away: readonly boolean[];
	/** By seat: how often its person has left the match. */
	readonly leaves: readonly number[];
	/** By seat: how many decisions in a row ran out of time. */
	readonly lapses: readonly number[];
	/** Somebody asks to take back more than the barrier allows. */
	readonly asking: Asking | null;
	readonly orders: readonly unknown[];
	readonly rematch: Rematch;
}

type Older = Omit<SavedTable, 'seating' | 'leaves' | 'lapses' | 'asking' | 'rematch'> & {
	readonly leaves?: SavedTable['leaves'];
	readonly lapses?: SavedTable['lapses'];
	readonly asking?: SavedTable['asking'];
	readonly rematch: Pick<Rematch, 'agreed' | 'table'> & Partial<Rematch>;
	readonly seating: Omit<Seating, 'termsNumber' | 'agreed'> & Partial<Pick<Seating, 'termsNumber' | 'agreed'>>;
};

/** A table kept by an older version, with what it did not know: whoever sat there had agreed. */
export function completed(saved: Older): SavedTable {
	const { occupants, termsNumber = 1, agreed = occupants.map(() => termsNumber) } = saved.seating;
	const rematch = { fills: [], isCalled: false, ...saved.rematch };
	const { leaves = [], lapses = [], asking = null } = saved;
	return { ...saved, leaves, lapses, asking, rematch, seating: { ...saved.seating, termsNumber, agreed } };
}

/** What a host has to do after the table changed: keep first, tell then. */
export interface Work {
	readonly rows: readonly LogRow[];
	/** Null when only the log has changed. */
	readonly saved: SavedTable | null;
	/** Each also as JSON, for hosts that send text. */
	readonly updates: readonly { readonly viewer: Viewer; readonly update: Update; readonly text: string }[];
}
