import type { StandIn } from '@shutterbox/kernel';
import type { Ban, Report } from './conduct.ts';

/**
 * What the server keeps. Ids are made by callers; times are milliseconds since 1970, given by callers; `unknown` is any
 * JSON value and comes back as it went in.
 */

export interface User {
	readonly id: string;
	readonly name: string;
	readonly created: number;
	readonly seen: number;
	/** Has a passkey: the account outlives its devices. A guest's does not. */
	readonly isLasting: boolean;
	readonly settings: unknown;
}

export interface Session {
	/** The token itself is known to the device alone. */
	readonly tokenHash: string;
	readonly userId: string;
	readonly created: number;
	readonly seen: number;
	readonly device: string;
	readonly expires: number;
	/** Begun by signing in with a passkey, not by a code or as a guest. */
	readonly isByPasskey: boolean;
}

export interface Passkey {
	readonly credentialId: string;
	readonly userId: string;
	readonly publicKey: Uint8Array<ArrayBuffer>;
	readonly counter: number;
	readonly transports: unknown;
	readonly label: string;
	readonly created: number;
	readonly used: number | null;
}

/** What a passkey must sign; good for one answer. */
export interface Challenge {
	readonly id: string;
	readonly value: string;
	readonly userId: string | null;
	readonly expires: number;
}

/** Lets one more device in; good for one use. */
export interface LinkCode {
	readonly codeHash: string;
	readonly userId: string;
	readonly expires: number;
}

export const TABLE_STAGES = ['gathering', 'playing', 'finished', 'frozen', 'closed'] as const;
export type TableStage = (typeof TABLE_STAGES)[number];

/** Somebody a table waits for, and until when. */
interface Waited {
	readonly who: string;
	readonly deadline: number | null;
}

/** What changes with every entry of a log; it is kept by itself, so that the rest of a table need not be written anew. */
export interface TableNow {
	readonly updated: number;
	/** The next moment the table must be woken. */
	readonly alarm: number | null;
	readonly waiting: readonly Waited[];
}

export interface StoredTable extends TableNow {
	readonly id: string;
	readonly game: string;
	readonly stage: TableStage;
	readonly isPublic: boolean;
	readonly isRated: boolean;
	readonly pace: string;
	/** Who may change the table; null for nobody, or somebody whose account is gone. */
	readonly hostId: string | null;
	readonly created: number;
	/** Whatever the server needs to set the table up again. */
	readonly saved: unknown;
}

export interface StoredSeat {
	readonly seat: number;
	/** Null for a free seat, a bot, or somebody whose account is gone. */
	readonly userId: string | null;
}

export interface TableWithSeats {
	readonly table: StoredTable;
	readonly seats: readonly StoredSeat[];
}

/** One line of a table's log, which is never changed. */
export interface StoredEntry {
	/** 1 for the first entry. */
	readonly n: number;
	readonly actor: number | 'table';
	readonly at: number;
	readonly move: unknown;
	/** Who moved in the place of the seat's person, if somebody did. */
	readonly by?: StandIn;
	/** The sender's own number for what it asked, so that asking again is recognised. */
	readonly request: string | null;
	/** For the server alone. */
	readonly note: unknown;
}

export interface Result {
	readonly tableId: string;
	readonly seat: number;
	readonly userId: string | null;
	/** Null once the account is gone. */
	readonly name: string | null;
	readonly game: string;
	/** 1 for the winners. */
	readonly place: number;
	readonly score: number;
	/** How many sat at the table. */
	readonly seats: number;
	readonly finished: number;
	readonly isRated: boolean;
	readonly hasBots: boolean;
	/** The rating this match led to, where it was rated. */
	readonly rating: { readonly mu: number; readonly sigma: number } | null;
}

/** What stays of a match that is over, whatever becomes of its rules. */
export interface FinishedMatch {
	readonly tableId: string;
	readonly finished: number;
	/** The proof, with the seed. */
	readonly record: string;
	/** What the page of the result shows. */
	readonly ending: unknown;
}

/** Everything that is kept when a match ends. */
export interface MatchEnd extends TableWithSeats {
	/** The last entries of the log. */
	readonly entries: readonly StoredEntry[];
	readonly match: FinishedMatch;
	readonly results: readonly Result[];
	readonly ratings: readonly Rating[];
}

export interface Rating {
	readonly userId: string;
	readonly game: string;
	readonly mu: number;
	readonly sigma: number;
	/** Rated matches so far. */
	readonly matches: number;
	readonly updated: number;
}

export interface RankedRating extends Rating {
	readonly name: string;
}

export interface ChatMessage {
	readonly tableId: string;
	/** 1 for a table's first message, and rising. */
	readonly id: number;
	readonly at: number;
	readonly userId: string | null;
	readonly seat: number | null;
	/** Null once the account is gone, and then the text is empty. */
	readonly name: string | null;
	readonly kind: 'text' | 'reaction';
	readonly text: string;
	readonly audience: unknown;
}

export interface Block {
	readonly userId: string;
	readonly otherId: string;
	readonly kind: 'block' | 'mute';
}

export interface PushSubscription {
	readonly endpoint: string;
	readonly userId: string;
	readonly keys: unknown;
	readonly created: number;
}

export interface Webhook {
	readonly userId: string;
	readonly url: string;
	readonly secret: string;
	readonly created: number;
}

/** Everything kept about one user, for that user: nothing in it opens a door. */
export interface UserExport {
	readonly user: User;
	readonly sessions: readonly Omit<Session, 'tokenHash' | 'userId'>[];
	readonly passkeys: readonly (Omit<Passkey, 'publicKey' | 'userId'> & { readonly publicKey: string })[];
	readonly tables: readonly (Omit<StoredTable, 'saved' | 'alarm' | 'waiting'> & { readonly seat: number })[];
	readonly moves: readonly (Pick<StoredEntry, 'n' | 'at' | 'move'> & { readonly tableId: string })[];
	readonly results: readonly Omit<Result, 'userId'>[];
	readonly records: readonly Pick<FinishedMatch, 'tableId' | 'record'>[];
	readonly ratings: readonly Omit<Rating, 'userId'>[];
	readonly chat: readonly Omit<ChatMessage, 'userId'>[];
	readonly blocks: readonly Omit<Block, 'userId'>[];
	readonly pushSubscriptions: readonly Pick<PushSubscription, 'endpoint' | 'created'>[];
	readonly webhooks: readonly Pick<Webhook, 'url' | 'created'>[];
	readonly notices: readonly { readonly tableId: string; readonly decision: number }[];
	/** Those this user made. */
	readonly reports: readonly Pick<Report, 'at' | 'tableId' | 'line' | 'reason' | 'words'>[];
	readonly ban: Omit<Ban, 'userId'> | null;
}
