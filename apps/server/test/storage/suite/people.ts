import type {
	ChatMessage,
	FinishedMatch,
	Rating,
	Report,
	Result,
	Storage,
	StoredEntry,
	StoredTable,
	User,
} from '../../../src/storage/index.ts';

export const NOON = 1_800_000_000_000;
export const MINUTE = 60_000;

export function person(id: string, changes: Partial<User> = {}): User {
	return { id, name: `Name of ${id}`, created: NOON, seen: NOON, isLasting: false, settings: {}, ...changes };
}

export async function invite(storage: Storage, ...ids: readonly string[]): Promise<void> {
	await Promise.all(ids.map((id) => storage.createUser(person(id))));
}

export function photographTable(id: string, changes: Partial<StoredTable> = {}): StoredTable {
	return {
		id,
		game: 'photograph',
		stage: 'playing',
		isPublic: true,
		isRated: false,
		pace: 'live',
		created: NOON,
		updated: NOON,
		alarm: null,
		waiting: [],
		hostId: null,
		saved: { options: { missedShot: true } },
		...changes,
	};
}

export function entry(n: number, changes: Partial<StoredEntry> = {}): StoredEntry {
	return { n, actor: 0, at: NOON + n, move: { type: 'pick', row: n % 5 }, request: `r${n}`, note: null, ...changes };
}

export function entries(from: number, to: number): StoredEntry[] {
	return Array.from({ length: to - from + 1 }, (_, i) => entry(from + i));
}

export function result(tableId: string, seat: number, userId: string | null, changes: Partial<Result> = {}): Result {
	return {
		tableId,
		seat,
		userId,
		name: userId === null ? 'Bot' : `Name of ${userId}`,
		game: 'photograph',
		place: seat + 1,
		score: 30 - seat,
		seats: 2,
		finished: NOON,
		isRated: true,
		hasBots: userId === null,
		rating: null,
		...changes,
	};
}

export function finished(tableId: string, changes: Partial<FinishedMatch> = {}): FinishedMatch {
	return { tableId, finished: NOON, record: `record of ${tableId}\n`, ending: { length: 2 }, ...changes };
}

export function rating(userId: string, changes: Partial<Rating> = {}): Rating {
	return { userId, game: 'photograph', mu: 25, sigma: 8, matches: 1, updated: NOON, ...changes };
}

export function remark(tableId: string, userId: string, text: string): Omit<ChatMessage, 'id'> {
	return { tableId, at: NOON, userId, seat: 0, name: `Name of ${userId}`, kind: 'text', text, audience: 'everybody' };
}

/** Ada about Bob, unless told. */
export function report(id: string, changes: Partial<Report> = {}): Report {
	return {
		...{ id, at: NOON, reporterId: 'ada', aboutId: 'bob', tableId: 't1', line: null, name: 'Name of bob' },
		...{ said: '', saidAt: null, reason: 'insult', words: '' },
		...changes,
	};
}
