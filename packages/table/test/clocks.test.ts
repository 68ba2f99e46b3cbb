import { gameOf } from '@shutterbox/catalogue';
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import type { Pace } from '../src/index.ts';
import { BLITZ, POST, RandomPeople, TestHost } from './host.ts';

const roll = { type: 'roll' };
const wait = { type: 'wait' };
const bid = (coins: number) => ({ type: 'bid', coins });
const STRICT: Pace = { kind: 'live', turn: 30_000, bank: 0 };

function playing(pace: Pace, people = ['ann', 'bob'], bots: string[] = []): TestHost {
	return TestHost.playing({ game: toy, people, bots, pace });
}

function banks(host: TestHost): number[] | undefined {
	return host.client('spectator').clocks?.map(({ bank }) => bank);
}

describe('live clocks', () => {
	test('run for those who are waited for; every question has its turn time', () => {
		const host = playing(BLITZ);
		expect(host.client(1).clocks).toEqual([
			{ turn: 30_000, bank: 60_000, since: 0 },
			{ turn: 30_000, bank: 60_000, since: null },
		]);
		host.wait(29_000);
		host.move(0, wait);
		host.wait(29_000);
		host.move(0, roll);
		expect(host.client(1).clocks?.map(({ bank, since }) => [bank, since])).toEqual([
			[60_000, 58_000],
			[60_000, 58_000],
		]);
	});

	test('take from the bank what a decision needs beyond its turn', () => {
		const host = playing(BLITZ);
		host.wait(42_000);
		host.move(0, wait);
		expect(banks(host)).toEqual([48_000, 60_000]);
		host.wait(31_000);
		host.move(0, roll);
		expect(banks(host)).toEqual([47_000, 60_000]);
		expect(host.rows.map((row) => row.banks)).toEqual([
			[48_000, 60_000],
			[47_000, 60_000],
		]);
	});

	test('make the automatic move at the very moment time is up, however late the host', () => {
		const host = playing(BLITZ);
		host.sleep(95_000);
		host.tick();
		expect(host.rows).toMatchObject([{ actor: 0, at: 90_000, move: roll, request: null, banks: [0, 60_000] }]);
		expect(host.client(1).clocks?.map(({ since }) => since)).toEqual([90_000, 90_000]);
	});

	test('a move that arrives after the deadline comes too late', () => {
		const host = playing(BLITZ);
		const decision = host.client(0).decision ?? -1;
		host.sleep(90_000);
		expect(host.move(0, wait, { decision })).toMatchObject({ refusal: { code: 'STALE_DECISION' } });
		expect(host.rows).toHaveLength(1);
	});

	test('go on when somebody else commits in secret', () => {
		const host = playing(STRICT, ['ann', 'bob', 'cid']);
		host.move(0, roll);
		host.wait(20_000);
		host.move(0, bid(1));
		expect(host.client(2).clocks?.map(({ since }) => since)).toEqual([null, 0, 0]);
		host.wait(10_000);
		expect(host.table.stage).toBe('finished');
		expect(host.rows.slice(-2)).toMatchObject([
			{ actor: 1, at: 30_000 },
			{ actor: 2, at: 30_000 },
		]);
	});

	test('taking a move back gives no time back', () => {
		const host = playing(STRICT);
		for (let i = 0; i < 2; i++) {
			host.wait(10_000);
			host.move(0, wait);
			host.takeBack(0);
		}
		host.wait(9_999);
		expect(host.table.length).toBe(4);
		host.wait(1);
		expect(host.rows.at(-1)).toMatchObject({ n: 5, actor: 0, at: 30_000, request: null });
	});

	test('what a withdrawn commitment waited for others does not count', () => {
		const host = playing(BLITZ, ['ann', 'bob', 'cid']);
		host.move(0, roll);
		host.wait(10_000);
		host.move(0, bid(1));
		host.wait(50_000);
		host.takeBack(0);
		expect(host.client(0).clocks?.[0]).toEqual({ turn: 30_000, bank: 60_000, since: 50_000 });
	});

	test('a rewind by consent starts the question afresh', () => {
		const host = playing(BLITZ);
		host.wait(35_000);
		host.move(0, roll);
		host.takeBack(0);
		host.as('bob', { type: 'consent', agrees: true });
		expect(host.client(0).clocks).toMatchObject([
			{ bank: 55_000, since: 35_000 },
			{ bank: 60_000, since: null },
		]);
	});

	test('leaving and coming back wins no time: the clock runs on until somebody has moved', () => {
		const host = playing(STRICT);
		for (let elapsed = 0; elapsed < 29_500; elapsed += 5_900) {
			host.as('ann', { type: 'leave' });
			expect(host.client(1).clocks?.[0].since).toBe(0);
			host.wait(600);
			host.as('ann', { type: 'return' });
			host.wait(5_300);
		}
		expect(host.table.length).toBe(0);
		host.wait(500);
		expect(host.rows).toMatchObject([{ actor: 0, at: 30_000, by: 'clock' }]);
	});

	test('time is up for somebody who is away too, if the bot has not moved', () => {
		const host = playing(STRICT);
		host.areBotsDeaf = true;
		host.as('ann', { type: 'leave' });
		host.wait(30_000);
		expect(host.rows).toMatchObject([{ actor: 0, at: 30_000, by: 'clock' }]);
	});

	test('bots have none', () => {
		const host = playing(BLITZ, ['ann'], ['timid']);
		host.areBotsDeaf = true;
		host.move(0, roll);
		host.wait(1_000_000);
		expect(host.client(0).clocks?.[1]).toEqual({ turn: 30_000, bank: 60_000, since: null });
	});
});

describe('who lets time run out', () => {
	test('twice in a row is played for by a bot until they act', () => {
		const photograph = { game: gameOf('photograph'), people: ['ann', 'bob'], pace: STRICT };
		const longer = TestHost.playing({ ...photograph, options: { startSeat: 0 } });
		longer.wait(60_000);
		expect(longer.eventTypes(1)).toContain('botTookOver');
		expect(longer.client(1).seats[0]).toMatchObject({ isPlayedByBot: true, isPresent: true });
		longer.move(1, [...longer.game.moves(longer.client(1).view, 1)][0]);
		longer.move(1, [...longer.game.moves(longer.client(1).view, 1)][0]);
		longer.wait(10_000);
		expect(longer.rows.slice(-2)).toMatchObject([
			{ actor: 0, request: null },
			{ actor: 0, request: null },
		]);
		longer.as('ann', { type: 'return' });
		expect(longer.client(1).seats[0].isPlayedByBot).toBe(false);
		expect(longer.eventTypes(1).at(-1)).toBe('personReturned');
	});

	test('twice in a row, with a stop of the host in between, as well', () => {
		const host = TestHost.playing({
			game: gameOf('photograph'),
			people: ['ann', 'bob'],
			pace: STRICT,
			options: { startSeat: 0 },
		});
		host.wait(30_000);
		expect(host.rows).toHaveLength(1);
		host.restart(1e6);
		for (const who of ['ann', 'bob']) host.connect(who);
		expect(host.eventTypes(1)).not.toContain('botTookOver');
		host.wait(30_000);
		expect(host.eventTypes(1)).toContain('botTookOver');
	});

	test('no bot comes for what ends the match', () => {
		const host = playing(STRICT);
		host.wait(30_000);
		host.move(1, bid(0));
		host.wait(30_000);
		expect(host.table.stage).toBe('finished');
		expect(host.eventTypes(1)).not.toContain('botTookOver');
	});

	test('once, acts, and then once more is still there', () => {
		const host = playing(STRICT);
		host.wait(25_000);
		host.move(0, wait);
		host.wait(30_000);
		expect(host.rows.at(-1)).toMatchObject({ actor: 0, request: null });
		expect(host.client(1).seats[0].isPlayedByBot).toBe(false);
	});

	test('whole matches of people who never move come to an end by themselves', () => {
		for (const id of ['photograph', 'snapshot', 'sasquatch-snap', 'wildlife-park']) {
			const people = ['ann', 'bob', 'cid', 'dee'];
			const host = TestHost.playing({ game: gameOf(id), people, pace: BLITZ, isWatched: false });
			for (let steps = 0; steps < 5_000 && host.step(); steps++);
			expect(host.table.stage).toBe('finished');
			expect(host.client(0).seats.every(({ isPlayedByBot }) => isPlayedByBot)).toBe(true);
		}
	});
});

describe('correspondence', () => {
	test('has a day for every decision and no bank', () => {
		const host = playing(POST);
		host.wait(POST.kind === 'correspondence' ? POST.turn - 1 : 0);
		expect(host.table.length).toBe(0);
		host.wait(1);
		expect(host.rows).toMatchObject([{ actor: 0, at: 86_400_000, banks: [0, 0] }]);
	});
});

test('an untimed match has no clocks and waits for ever', () => {
	const host = playing({ kind: 'untimed' });
	expect(host.client(0).clocks).toBeNull();
	expect(host.table.due()).toBeNull();
	host.wait(1e9);
	expect(host.table.length).toBe(0);
	new RandomPeople(host, 1).playOn();
	expect(host.rows.every(({ banks: left }) => left === null)).toBe(true);
});
