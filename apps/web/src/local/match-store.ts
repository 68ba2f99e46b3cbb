import type { Ending, LogRow, SavedTable, Stage } from '@shutterbox/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A match as this device keeps it. */
export interface Kept {
	readonly summary: KeptMatch;
	readonly saved: SavedTable;
	readonly rows: readonly LogRow[];
	/** The first position of a match that began in the middle; null for all others. */
	readonly position: unknown;
}

/** A line of the list of matches on this device. */
export interface KeptMatch {
	readonly table: string;
	readonly game: string;
	readonly stage: Stage;
	/** Milliseconds since 1970. */
	readonly updated: number;
	readonly names: readonly string[];
	/** By seat: the bot that plays there; null for people. */
	readonly bots: readonly (string | null)[];
	/** Seats of people at this device. */
	readonly people: readonly number[];
	/** It began in the middle of another match. */
	readonly isBranch: boolean;
	/** Lessons lead through it. */
	readonly isCoached: boolean;
	/** When the match ended, and how: what stays of it whatever becomes of its log and its rules. */
	readonly end: KeptEnd | null;
}

interface KeptEnd {
	/** Milliseconds since 1970. */
	readonly at: number;
	readonly ending: Ending;
}

/** Where matches of this device are kept. Throws where nothing can be kept. */
export interface MatchStore {
	/** Keeps what has changed: new rows, and the table unless only the log has changed. */
	keep(summary: KeptMatch, saved: SavedTable | null, rows: readonly LogRow[], position: unknown): Promise<void>;
	load(table: string): Promise<Kept | null>;
	list(): Promise<readonly KeptMatch[]>;
	forget(table: string): Promise<void>;
}

interface Schema extends DBSchema {
	tables: { key: string; value: { saved: SavedTable; position: unknown } };
	rows: { key: [table: string, n: number]; value: LogRow };
	matches: { key: string; value: Listed };
}

/** Earlier versions kept neither who the bots were nor how a match began and ended. */
type Listed = Omit<KeptMatch, 'bots' | 'isBranch' | 'isCoached' | 'end'> & Partial<KeptMatch>;

const NAME = 'shutterbox';
const VERSION = 1;

/** The browser's own database; opened when it is first needed. */
export function browserMatchStore(): MatchStore {
	let opening: Promise<IDBPDatabase<Schema>> | null = null;
	const open = () => {
		opening ??= openDB<Schema>(NAME, VERSION, {
			upgrade(database) {
				database.createObjectStore('tables');
				database.createObjectStore('rows');
				database.createObjectStore('matches');
			},
			blocking: (_, __, event) => (event.target as IDBDatabase).close(),
			terminated: () => {
				opening = null;
			},
		});
		opening.catch(() => {
			opening = null;
		});
		return opening;
	};
	const rowsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
	return {
		async keep(summary, saved, rows, position) {
			const change = (await open()).transaction(['tables', 'rows', 'matches'], 'readwrite');
			const writes: Promise<unknown>[] = [change.objectStore('matches').put(summary, summary.table)];
			if (saved) writes.push(change.objectStore('tables').put({ saved, position }, saved.id));
			for (const row of rows) writes.push(change.objectStore('rows').put(row, [summary.table, row.n]));
			await Promise.all([...writes, change.done]);
		},
		async load(table) {
			const look = (await open()).transaction(['tables', 'rows', 'matches']);
			const [kept, rows, listed] = await Promise.all([
				look.objectStore('tables').get(table),
				look.objectStore('rows').getAll(rowsOf(table)),
				look.objectStore('matches').get(table),
			]);
			if (kept === undefined || listed === undefined) return null;
			return { ...kept, rows, summary: completed(listed) };
		},
		async list() {
			const matches = await (await open()).getAll('matches');
			return matches.map(completed).sort((a, b) => b.updated - a.updated);
		},
		async forget(table) {
			const change = (await open()).transaction(['tables', 'rows', 'matches'], 'readwrite');
			await Promise.all([
				change.objectStore('tables').delete(table),
				change.objectStore('matches').delete(table),
				change.objectStore('rows').delete(rowsOf(table)),
				change.done,
			]);
		},
	};
}

function completed(match: Listed): KeptMatch {
	const { bots = match.names.map(() => null), isBranch = false, isCoached = false, end = null } = match;
	return { ...match, bots, isBranch, isCoached, end };
}
