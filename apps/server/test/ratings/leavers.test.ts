import { standingOf } from '@shutterbox/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRateable, ratingsAfter } from '../../src/ratings.ts';
import { openTable, RandomPerson, sitDown } from '../support/match.ts';
import { call, Device, until } from '../support/player.ts';
import { fastTime, type Served, serve } from '../support/serve.ts';

const TEAMS = [0, 1, 0, 1];

describe('the places of a match that somebody left', () => {
	test.each([
		['nobody left', [2, 1, 3], null, [], [2, 1, 3], [2, 1, 3]],
		['the winner left', [1, 2, 3], null, [0], [3, 1, 2], [4, 1, 2]],
		['two left and share the last place', [1, 2, 2, 4], null, [0, 3], [3, 1, 1, 3], [5, 1, 1, 5]],
		['everybody left and nobody has won', [1, 2], null, [0, 1], [2, 2], [3, 3]],
		['one of the winning team left', [1, 2, 1, 2], TEAMS, [2], [1, 2, 4, 2], [1, 2, 1, 2]],
		['the whole winning team of Photoshoot left', [1, 3, 1, 3], TEAMS, [0, 2], [3, 1, 3, 1], [5, 1, 5, 1]],
		['the whole winning team left', [1, 2, 1, 2], TEAMS, [0, 2], [3, 1, 3, 1], [5, 1, 5, 1]],
		['a lost cooperative match', [2, 2, 2], [0, 0, 0], [], [2, 2, 2], [2, 2, 2]],
		['a lost cooperative match that one left', [2, 2, 2], [0, 0, 0], [1], [2, 3, 2], [2, 2, 2]],
	] as const)('%s', (_, places, teams, leavers, expected, ranks) => {
		expect(standingOf(places, teams, leavers)).toEqual({ places: expected, ranks });
	});
});

describe('ratings', () => {
	const noRatings = { getRatings: async () => [] };
	const people = ['ann', 'bob', 'cid', 'dee'];
	const after = async (leavers: number[], teams: number[] | null, places: number[]) => {
		const { ranks } = standingOf(places, teams, leavers);
		const match = { game: 'photoshoot', places: ranks, leavers, teams, people, finished: 1 };
		return (await ratingsAfter(noRatings, match)).map(({ mu }) => mu);
	};

	test('who leaves a team that wins is rated as if it had lost; the others are rated as it did', async () => {
		const won = await after([], TEAMS, [1, 2, 1, 2]);
		const left = await after([2], TEAMS, [1, 2, 1, 2]);
		expect(left.filter((_, seat) => seat !== 2)).toEqual(won.filter((_, seat) => seat !== 2));
		expect(left[2]).toBeLessThan(25);
		expect(left[2]).toBe((await after([], TEAMS, [2, 1, 2, 1]))[2]);
	});

	test('a cooperative match, won or lost, rates nobody', async () => {
		for (const place of [1, 2]) expect(isRateable([place, place, place], [0, 0, 0])).toBe(false);
		expect(await after([1], [0, 0, 0, 0], [2, 2, 2, 2])).toEqual([]);
	});
});

describe('over sockets', () => {
	let server: Served;
	beforeAll(async () => {
		// A seat is kept for a while for whoever left it.
		server = await serve({}, { time: fastTime(50) });
	});
	afterAll(() => server.close());

	test('leaving a match is losing it, rated or not, whatever the house bot makes of it', async () => {
		const devices = [await Device.open(server.url), await Device.open(server.url)];
		const [stayer, leaver] = devices;
		for (let i = 0; i < 3; i++) {
			const id = await openTable(server.url, stayer.person, { game: 'snapshot', seats: 2, isRated: i > 0 });
			await sitDown(devices, id);
			await stayer.must({ type: 'start', table: id });
			// The one who stays plays at random, the bot in the other seat as well as it can.
			await leaver.must({ type: 'leave', table: id });
			new RandomPerson(stayer, id, { seed: i });
			await until('the end', () => stayer.known(id).table.stage === 'finished');
		}
		const resultsOf = async ({ person }: Device) =>
			(await call(server.url, person, 'GET', '/api/me/results')).body as { place: number; mu: number }[];
		expect((await resultsOf(stayer)).map(({ place }) => place)).toEqual([1, 1, 1]);
		expect((await resultsOf(leaver)).map(({ place }) => place)).toEqual([2, 2, 2]);
		const { body: listed } = await call(server.url, leaver.person, 'GET', '/api/me/matches');
		expect(listed).toMatchObject([0, 1, 2].map(() => ({ seat: 1, outcome: { places: [1, 2] } })));
		expect((await resultsOf(stayer))[0].mu).toBeGreaterThan(25);
		expect((await resultsOf(leaver))[0].mu).toBeLessThan(25);
		for (const device of devices) device.close();
	});

	test('[WPK-68] a lost challenge is nobody’s win', async () => {
		const alone = await Device.open(server.url);
		const id = await openTable(server.url, alone.person, { game: 'wildlife-park', seats: 1 });
		await sitDown([alone], id);
		await alone.must({ type: 'start', table: id });
		new RandomPerson(alone, id, { seed: 1 });
		await until('the end', () => alone.known(id).table.stage === 'finished');
		expect(alone.known(id).table.outcome?.places).toEqual([2]);
		const { body } = await call(server.url, alone.person, 'GET', '/api/me/results');
		expect(body).toMatchObject([{ place: 2, mu: null }]);
		alone.close();
	});
});
