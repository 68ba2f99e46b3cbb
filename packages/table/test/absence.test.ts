import { gameOf } from '@shutterbox/catalogue';
import { describe, expect, test } from 'vitest';
import { timedToy } from '../../kernel/test/timed-toy.ts';
import { toy } from '../../kernel/test/toy.ts';
import { GRACE, HELD } from '../src/index.ts';
import { POST, RandomPeople, TestHost } from './host.ts';

const roll = { type: 'roll' };

function isPlayedByBot(host: TestHost): boolean[] {
	return host.client('spectator').seats.map((seat) => seat.isPlayedByBot);
}

describe('somebody who is gone', () => {
	test('is played for after a grace period, and gets the seat back at once', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob', 'cid'] });
		host.wait(1_000);
		host.disconnect('ann');
		expect(host.client(1).seats[0].isPresent).toBe(false);
		host.wait(GRACE.turns - 1);
		expect(isPlayedByBot(host)).toEqual([false, false, false]);
		host.wait(1);
		expect(isPlayedByBot(host)).toEqual([true, false, false]);
		expect(host.history(1).at(-1)).toEqual({ n: 0, at: 91_000, event: { type: 'botTookOver', seat: 0 } });
		host.connect('ann');
		expect(isPlayedByBot(host)).toEqual([false, false, false]);
		host.wait(10_000);
		expect(host.table.length).toBe(0);
	});

	test('is not waited for longer because somebody else keeps moving', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.disconnect('bob');
		for (let elapsed = 0; elapsed < GRACE.turns; elapsed += 10_000) {
			expect(isPlayedByBot(host)).toEqual([false, false]);
			host.move(0, { type: 'wait' });
			host.wait(10_000);
		}
		expect(isPlayedByBot(host)).toEqual([false, true]);
	});

	test('is not waited for longer because a third person comes and goes', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob', 'cid'] });
		host.disconnect('ann');
		host.wait(60_000);
		host.disconnect('cid');
		host.connect('cid');
		host.wait(GRACE.turns - 60_000);
		expect(isPlayedByBot(host)).toEqual([true, false, false]);
	});

	test('is played for by a bot that plays on', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.disconnect('ann');
		host.wait(GRACE.turns + 2_000);
		expect(host.rows[0]).toMatchObject({ actor: 0, move: roll, request: null });
		expect(host.table.waitedFor().map(({ who }) => who)).toEqual(['bob']);
	});

	test('in real time for a shorter while', () => {
		const host = TestHost.playing({ game: gameOf('photoshoot'), people: ['ann', 'bob', 'cid', 'dee'] });
		host.disconnect('cid');
		host.wait(GRACE.realTime);
		expect(isPlayedByBot(host)).toEqual([false, false, true, false]);
	});

	test('is not missed where nobody else is there', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.disconnect('bob');
		host.disconnect('ann');
		host.wait(10 * GRACE.turns);
		expect(isPlayedByBot(host)).toEqual([false, false]);
		host.connect('bob');
		expect(isPlayedByBot(host)).toEqual([false, false]);
		host.wait(GRACE.turns);
		expect(isPlayedByBot(host)).toEqual([true, false]);
	});

	test('is not missed by bots, nor by people who left', () => {
		const alone = TestHost.playing({ game: toy, people: ['ann'], bots: ['timid'] });
		alone.disconnect('ann');
		alone.wait(10 * GRACE.turns);
		expect(isPlayedByBot(alone)).toEqual([false, false]);
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.as('bob', { type: 'leave' });
		host.disconnect('ann');
		host.wait(10 * GRACE.turns);
		expect(isPlayedByBot(host)).toEqual([false, true]);
	});

	test('is never missed in correspondence', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'], pace: POST });
		host.disconnect('ann');
		host.wait(10 * GRACE.turns);
		expect(isPlayedByBot(host)).toEqual([false, false]);
	});

	test('when the match began counts from its beginning', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'], isPresent: false });
		host.wait(50_000);
		host.connect('bob');
		host.wait(GRACE.turns - 1);
		expect(isPlayedByBot(host)).toEqual([false, false]);
		host.wait(1);
		expect(isPlayedByBot(host)).toEqual([true, false]);
	});

	test('and acts all the same is back, and stays a while', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.areBotsDeaf = true;
		host.disconnect('ann');
		host.wait(GRACE.turns);
		expect(host.move(0, roll)).toMatchObject({ ok: true });
		expect(isPlayedByBot(host)).toEqual([false, false]);
		host.wait(GRACE.turns - 1);
		expect(isPlayedByBot(host)).toEqual([false, false]);
		host.wait(1);
		expect(isPlayedByBot(host)).toEqual([true, false]);
	});
});

describe('somebody who leaves', () => {
	test('a match is played for at once, and may come back', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.as('ann', { type: 'leave' });
		expect(isPlayedByBot(host)).toEqual([true, false]);
		expect(host.client(0).host).toBe('ann');
		host.as('ann', { type: 'leave' });
		expect(host.eventTypes(1).filter((type) => type === 'botTookOver')).toHaveLength(1);
		host.as('ann', { type: 'return' });
		expect(isPlayedByBot(host)).toEqual([false, false]);
		host.wait(10_000);
		expect(host.table.length).toBe(0);
	});

	test('has the seat held for a while: nothing is played for them, and then it is', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.as('ann', { type: 'leave' });
		host.wait(HELD - 1);
		expect(host.rows).toEqual([]);
		host.as('ann', { type: 'return' });
		host.wait(HELD);
		expect(host.rows).toEqual([]);
		host.as('ann', { type: 'leave' });
		host.wait(HELD - 1);
		expect(host.rows).toEqual([]);
		host.wait(1);
		expect(host.rows).toMatchObject([{ actor: 0, by: 'bot' }]);
		// Once it has sat down the bot needs no more than any other.
		const [{ at }, next] = host.rows;
		if (next) expect(next.at - at).toBeLessThan(HELD);
	});

	test('does so five times at most, whatever stops in between', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.areBotsDeaf = true;
		for (let i = 0; i < 5; i++) {
			expect(host.as('ann', { type: 'leave' })).toMatchObject({ ok: true });
			expect(host.as('ann', { type: 'leave' })).toMatchObject({ ok: true });
			host.restart();
			host.as('ann', { type: 'return' });
		}
		host.restart();
		expect(host.as('ann', { type: 'leave' })).toMatchObject({
			refusal: { code: 'TOO_MANY_LEAVES', facts: { most: 5 } },
		});
		expect(isPlayedByBot(host)).toEqual([false, false]);
		expect(host.as('bob', { type: 'leave' })).toMatchObject({ ok: true });
	});

	test('and comes back again and again has one bot thinking at a time', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.areBotsDeaf = true;
		const thoughts = [];
		for (let i = 0; i < 5; i++) {
			host.as('ann', { type: 'leave' });
			thoughts.push(...host.table.thoughts(host.now));
			host.as('ann', { type: 'return' });
		}
		expect(thoughts).toHaveLength(1);
		const [{ key }] = thoughts;
		host.table.answer(0, key, { move: roll, at: null }, host.now);
		host.table.answer(0, key, { move: roll, at: null }, host.now);
		host.wait(5_000);
		expect(host.table.length).toBe(0);
	});

	test('twice while a bot still thinks has its one answer played', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.areBotsDeaf = true;
		host.as('ann', { type: 'leave' });
		const [{ key }] = host.table.thoughts(host.now);
		host.as('ann', { type: 'return' });
		host.as('ann', { type: 'leave' });
		expect(host.table.thoughts(host.now)).toEqual([]);
		host.table.answer(0, key, { move: roll, at: null }, host.now);
		expect(host.table.thoughts(host.now)).toEqual([]);
		host.wait(HELD);
		expect(host.rows).toMatchObject([{ actor: 0, move: roll, by: 'bot' }]);
	});

	test('takes the bot’s answer along: what it thought up before the return is not played', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.areBotsDeaf = true;
		host.as('ann', { type: 'leave' });
		const [thought] = host.table.thoughts(host.now);
		expect(thought).toMatchObject({ seat: 0, bot: 'zoya' });
		host.as('ann', { type: 'return' });
		host.table.answer(0, thought.key, { move: roll, at: null }, host.now);
		host.wait(10_000);
		expect(host.table.length).toBe(0);
		host.as('ann', { type: 'leave' });
		expect(host.table.thoughts(host.now)).toHaveLength(1);
		expect(host.table.thoughts(host.now)).toHaveLength(0);
	});

	test('a table of four lets the match end among bots', () => {
		const people = ['ann', 'bob', 'cid', 'dee'];
		const host = TestHost.playing({ game: gameOf('sasquatch-snap'), people });
		const random = new RandomPeople(host, 5);
		for (let i = 0; i < 20; i++) random.moveOnce();
		for (const who of people) host.as(who, { type: 'leave' });
		while (host.table.stage === 'playing') expect(host.step()).toBe(true);
		expect(host.table.stage).toBe('finished');
	});

	test('and is not back when it ends has lost, whatever the bot did; who came back in time has not', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob', 'cid'] });
		const left = () => host.client('spectator').seats.map(({ hasLeft }) => hasLeft);
		host.as('bob', { type: 'leave' });
		host.as('cid', { type: 'leave' });
		host.as('cid', { type: 'return' });
		expect(host.table.leavers()).toEqual([]);
		expect(left()).toEqual([false, false, false]);
		host.move(0, roll);
		host.move(0, { type: 'bid', coins: 1 });
		host.move(2, { type: 'bid', coins: 1 });
		host.wait(HELD);
		expect(host.table.stage).toBe('finished');
		for (const wait of [0, 1_000]) {
			host.restart(wait);
			host.connect('bob');
			expect(host.as('bob', { type: 'return' })).toMatchObject({ refusal: { code: 'WRONG_STAGE' } });
			expect(host.table.leavers()).toEqual([1]);
			expect(left()).toEqual([false, true, false]);
		}
	});
});

describe('a bot', () => {
	test('that fails has the safe move made for it', () => {
		const host = TestHost.playing({ game: toy, people: ['ann'], bots: ['timid'] });
		host.areBotsDeaf = true;
		host.move(0, roll);
		const [{ key }] = host.table.thoughts(host.now);
		host.table.answer(1, key, undefined, host.now);
		host.wait(1_000);
		expect(host.rows.at(-1)).toMatchObject({ actor: 1, at: 700, move: { type: 'bid', coins: 0 } });
	});

	test('whose move is refused has it made too', () => {
		const host = TestHost.playing({ game: toy, people: ['ann'], bots: ['timid'] });
		host.areBotsDeaf = true;
		host.move(0, roll);
		const [{ key }] = host.table.thoughts(host.now);
		host.table.answer(1, key, { move: { type: 'bid', coins: 77 }, at: null }, host.now);
		host.wait(1_000);
		expect(host.rows.at(-1)).toMatchObject({ actor: 1, move: { type: 'bid', coins: 0 } });
	});

	test('that answers another question is not heard', () => {
		const host = TestHost.playing({ game: toy, people: ['ann'], bots: ['timid'] });
		host.areBotsDeaf = true;
		host.move(0, roll);
		const [{ key }] = host.table.thoughts(host.now);
		host.takeBack(0);
		host.table.answer(1, key, { move: { type: 'bid', coins: 1 }, at: null }, host.now);
		host.wait(1_000);
		expect(host.table.length).toBe(2);
	});

	test('that thinks about an older question is asked the new one once it has answered', () => {
		const host = TestHost.playing({ game: timedToy, people: ['ann'], bots: ['patient'] });
		host.areBotsDeaf = true;
		host.wait(2_000);
		host.move(0, roll);
		const [{ key }] = host.table.thoughts(host.now);
		host.move(0, { type: 'bid', coins: 1 });
		expect(host.table.thoughts(host.now)).toEqual([]);
		host.table.answer(1, key, { move: { type: 'bid', coins: 2 }, at: 0 }, host.now);
		host.tick();
		expect(host.rows.filter(({ actor }) => actor === 1)).toEqual([]);
		const [next] = host.table.thoughts(host.now);
		expect(next.key).toBeGreaterThan(key);
	});

	test('in real time whose plan came to nothing is asked again when something happens', () => {
		const host = TestHost.playing({ game: timedToy, people: ['ann'], bots: ['patient'] });
		host.areBotsDeaf = true;
		host.wait(2_000);
		host.move(0, roll);
		const [{ key }] = host.table.thoughts(host.now);
		host.table.answer(1, key, { move: { type: 'bid', coins: 77 }, at: 0 }, host.now);
		host.tick();
		expect(host.table.length).toBe(1);
		expect(host.table.thoughts(host.now)).toEqual([]);
		host.move(0, { type: 'bid', coins: 1 });
		expect(host.table.thoughts(host.now)).toHaveLength(1);
	});
});
