import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishRated, type RatedMatch, rate, ratingsAfter } from '../../src/ratings.ts';
import {
	openFolder,
	type Rating,
	RatingConflict,
	type Result,
	type Storage,
	type StoredTable,
} from '../../src/storage/index.ts';

let folder: string;
let storage: Storage;

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'shutterbox-ratings-'));
	storage = await openFolder(folder);
	for (const id of ['ann-0001', 'ben-0002', 'cat-0003']) {
		await storage.createUser({ id, name: id.slice(0, 3), created: 0, seen: 0, isLasting: false, settings: {} });
	}
});

afterEach(async () => {
	await storage.close();
	rmSync(folder, { recursive: true });
});

const DUEL: RatedMatch = {
	game: 'photograph',
	places: [2, 1],
	leavers: [],
	teams: null,
	people: ['ann-0001', 'ben-0002'],
	finished: 5000,
};

function finish(tableId: string, match: RatedMatch, ratings: readonly Rating[]): Promise<boolean> {
	const { game, people, places, finished } = match;
	const table: StoredTable = {
		id: tableId,
		game,
		stage: 'finished',
		isPublic: false,
		isRated: true,
		pace: 'live',
		created: 0,
		updated: finished,
		alarm: null,
		waiting: [],
		hostId: null,
		saved: {},
	};
	const results = people.map(
		(userId, seat): Result => ({
			tableId,
			seat,
			userId,
			name: userId,
			game,
			place: places[seat],
			score: 0,
			seats: people.length,
			finished,
			isRated: true,
			hasBots: false,
			rating: ratings.find((rating) => rating.userId === userId) ?? null,
		}),
	);
	const end = { tableId, finished, record: 'a record', ending: {} };
	const seats = people.map((userId, seat) => ({ seat, userId }));
	return storage.finish({ table, seats, entries: [], match: end, results, ratings });
}

test('two new people get their first ratings, each counting one match', async () => {
	expect(await finishRated(storage, DUEL, (ratings) => finish('table-01', DUEL, ratings))).toBe(true);
	const [loser, winner] = rate([2, 1], null, [null, null]);
	expect(await storage.ratingsOfUser('ann-0001')).toEqual([
		{ userId: 'ann-0001', game: 'photograph', ...loser, matches: 1, updated: 5000 },
	]);
	expect(await storage.ratingsOfUser('ben-0002')).toEqual([
		{ userId: 'ben-0002', game: 'photograph', ...winner, matches: 1, updated: 5000 },
	]);
});

test('the next match starts from the ratings of the last one, of that game only', async () => {
	await finishRated(storage, DUEL, (ratings) => finish('table-01', DUEL, ratings));
	const other = await ratingsAfter(storage, { ...DUEL, game: 'snapshot' });
	expect(other.map(({ matches }) => matches)).toEqual([1, 1]);
	const again = await ratingsAfter(storage, DUEL);
	expect(again.map(({ matches }) => matches)).toEqual([2, 2]);
	expect(again[1].mu).toBeGreaterThan(other[1].mu);
});

test('a match that ends while another is being rated is rated on top of it', async () => {
	const between = { ...DUEL, people: ['ben-0002', 'cat-0003'] };
	let attempts = 0;
	await finishRated(storage, DUEL, async (ratings) => {
		attempts++;
		if (attempts === 1) await finish('table-02', between, await ratingsAfter(storage, between));
		return await finish('table-01', DUEL, ratings);
	});
	expect(attempts).toBe(2);
	const [afterFirst] = rate([2, 1], null, [null, null]);
	const [, winner] = rate([2, 1], null, [null, afterFirst]);
	expect(await storage.ratingsOfUser('ben-0002')).toMatchObject([{ ...winner, matches: 2 }]);
});

test('ten matches of the same people that end at once all count', async () => {
	const tables = Array.from({ length: 10 }, (_, n) => `table-${n + 10}`);
	await Promise.all(tables.map((table) => finishRated(storage, DUEL, (ratings) => finish(table, DUEL, ratings))));
	expect(await storage.ratingsOfUser('ann-0001')).toMatchObject([{ matches: 10 }]);
});

test('a conflict without end is given up, and other failures are not tried again', async () => {
	let attempts = 0;
	const fail = (error: Error) => () => {
		attempts++;
		return Promise.reject(error);
	};
	await expect(finishRated(storage, DUEL, fail(new RatingConflict()))).rejects.toThrow(RatingConflict);
	expect(attempts).toBe(10);
	await expect(finishRated(storage, DUEL, fail(new Error('disk full')))).rejects.toThrow('disk full');
	expect(attempts).toBe(11);
});

test('whoever deleted their account is beaten as somebody new and gets no rating', async () => {
	const match = { ...DUEL, people: [null, 'ben-0002'] };
	const ratings = await ratingsAfter(storage, match);
	expect(ratings.map(({ userId }) => userId)).toEqual(['ben-0002']);
	expect(ratings[0].mu).toBe(rate([2, 1], null, [null, null])[1].mu);
});

test('people who play together against the game are not rated', async () => {
	const together = { ...DUEL, places: [1, 1], teams: [0, 0] };
	expect(await ratingsAfter(storage, together)).toEqual([]);
	expect(await finishRated(storage, together, (ratings) => finish('table-01', together, ratings))).toBe(true);
	expect(await storage.ratingsOfUser('ann-0001')).toEqual([]);
});
