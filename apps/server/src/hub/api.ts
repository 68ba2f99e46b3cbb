import type { BodyOf, ErrorCode, ReplyOf } from '@shutterbox/protocol';
import type { Ban } from '../storage/conduct.ts';

/** A person as the tables know them. */
export interface Guest {
	readonly id: string;
	readonly name: string;
}

/** A refused request: a code of the platform or of a game, and what explains it. */
export interface Problem {
	readonly problem: ErrorCode | (string & {});
	readonly field?: string;
	readonly rule?: string;
	readonly facts?: Readonly<Record<string, unknown>>;
	readonly retryAfter?: number;
}

export function isProblem(value: object): value is Problem {
	return 'problem' in value;
}

/** What the rest of the server asks of the running tables. */
export interface TableHub {
	open(who: Guest, request: BodyOf<'openTable'>): Promise<ReplyOf<'openTable'> | Problem>;
	lobby(): ReplyOf<'lobby'>;
	view(who: Guest, table: string): Promise<ReplyOf<'table'> | Problem>;
	matchesOf(who: Guest, page: { before?: number; limit?: number }): Promise<ReplyOf<'myMatches'>>;
	/** Who asks is null without a session. */
	record(who: Guest | null, table: string): Promise<{ readonly file: string; readonly text: string } | Problem>;
	/** Somebody blocks or mutes others than before. */
	blocksChanged(who: string): Promise<void>;
	/** Somebody has a new name: tables that gather show it. */
	rename(who: Guest): Promise<void>;
	/** Somebody's name was taken from them: all tables show the new one, and whatever they have said. */
	renameEverywhere(who: Guest): Promise<void>;
	/** Lines of a table's talk were changed from outside. */
	talkChanged(table: string): Promise<void>;
	/** Null for whoever is not banned. */
	banOf(who: string): Ban | null;
	/** Somebody was banned, or is no longer: who is leaves all tables and hears of nothing more. */
	banChanged(who: string): Promise<void>;
	/** Somebody is being deleted: their seats stay, without a name, and bots play on. */
	forget(who: string): Promise<void>;
	/** Closes tables that gather, unchanged for so long, with nobody there; how many. */
	closeAbandoned(updatedBefore: number): Promise<number>;
	/** For the metrics. */
	counts(): { readonly tables: number; readonly playing: number; readonly sockets: number; readonly thinking: number };
}
