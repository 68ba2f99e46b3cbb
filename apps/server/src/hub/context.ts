import type { Command, Intention, Result, Table } from '@shutterbox/table';
import type { Storage } from '../storage/contract.ts';
import type { StoredEntry, TableWithSeats } from '../storage/data.ts';
import type { Question } from '../thinking/pool.ts';
import type { HostedTable } from './hosted-table.ts';
import type { Listener } from './listener.ts';

/** What a hosted table needs from the server around it. */
export interface HubContext {
	readonly storage: Storage;
	/** Milliseconds before a bot's move, so that people can follow. */
	readonly botPause: number;
	/** Milliseconds since 1970. */
	now(): number;
	/** The same without the jumps of a clock that is set: what matches are timed by that people sit down for. */
	steady(): number;
	/** Calls back after so many milliseconds of the same clock. */
	after(milliseconds: number, act: () => void): NodeJS.Timeout;
	/** 128 bits or more that nobody can guess, as text for addresses. */
	randomId(): string;
	hash(text: string): string;
	think(question: Question): Promise<Intention | undefined>;
	/** Whether somebody's account is deleted: nothing new of theirs is kept, nothing old is told. */
	isForgotten(who: string): boolean;
	/** Keeps the end of a match: its last entries, the table, its record, results and ratings, in one step. */
	settle(hosted: HostedTable, row: TableWithSeats, entries: readonly StoredEntry[], now: number): Promise<void>;
	/** After something was kept and told, with whom the table waited for then. */
	onChange(hosted: HostedTable, waited: ReturnType<Table['waitedFor']>): void;
	/** A screen follows a table no longer. */
	onUnfollowed(listener: Listener): void;
	/** So many entries were made in a log. */
	onEntries(game: string, count: number): void;
	onCommand(game: string, type: Command['type'], result: Result): void;
	onFailure(hosted: HostedTable, error: unknown): void;
}
