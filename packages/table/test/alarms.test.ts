import { gameOf } from '@shutterbox/catalogue';
import type { State } from '@shutterbox/snapshot';
import { describe, expect, test } from 'vitest';
import { BELL, timedToy } from '../../kernel/test/timed-toy.ts';
import { POST, TestHost, UNTIMED } from './host.ts';
import { askEverybody, expedition, openOffer, phase } from './offers.ts';

/** As Snapshot writes it. */
const NO_DEADLINE = -1;

describe('offers in Snapshot', () => {
	test('[SNP-19] that nobody answers close at their deadline', () => {
		const host = expedition();
		openOffer(host);
		expect(host.client(0).toMove).toEqual([1, 2, 3]);
		host.wait(9_999);
		expect(phase(host)).toBe('claims');
		host.wait(1);
		expect(phase(host)).not.toBe('claims');
		expect(host.rows.at(-1)).toMatchObject({ actor: 'table', at: 10_000, move: { type: 'claimTimeout' } });
	});

	test('are over for whoever comes too late, even if the host was asleep', () => {
		const host = expedition();
		openOffer(host);
		host.sleep(10_000);
		expect(host.move(1, { type: 'claim' })).toMatchObject({ refusal: { code: 'STALE_DECISION' } });
		expect(host.rows.at(-1)).toMatchObject({ actor: 'table', at: 10_000 });
	});

	test('close with the last answer, and the alarm is off', () => {
		const host = expedition();
		openOffer(host);
		for (const seat of [1, 2, 3]) host.move(seat, { type: 'decline' });
		expect(phase(host)).not.toBe('claims');
		host.wait(20_000);
		expect(host.rows.every(({ actor }) => actor !== 'table')).toBe(true);
	});

	test.each([UNTIMED, POST])('[SNP-19] have no deadline outside live play, whatever was set: $kind', (pace) => {
		const host = expedition({ pace });
		askEverybody(host);
		openOffer(host);
		expect(host.client('spectator').options).toMatchObject({ claimSeconds: 0 });
		expect((host.client(1).view as State).deadline).toBe(NO_DEADLINE);
		expect(host.client(1).toMove).toEqual([1, 2, 3]);
		host.wait(3_600_000);
		expect(phase(host)).toBe('claims');
		expect(host.rows.every(({ actor }) => actor !== 'table')).toBe(true);
	});

	test('wait a day in correspondence: seconds are for people at their screens', () => {
		const host = expedition({ pace: POST });
		askEverybody(host);
		openOffer(host);
		host.wait(60_000);
		expect(phase(host)).toBe('claims');
		host.wait(86_400_000);
		expect(host.rows.slice(-4).map(({ move }) => move)).toContainEqual({ type: 'decline' });
	});
});

describe('real time', () => {
	test('the table moves when its alarm rings, with the alarm’s stamp though the host is late', () => {
		const host = TestHost.playing({ game: timedToy, people: ['ann', 'bob'] });
		expect(host.table.due()).toBe(host.now + BELL);
		host.sleep(BELL + 5_000);
		host.tick();
		expect(host.rows).toMatchObject([{ actor: 'table', at: BELL }]);
	});

	test('[PST-69, 73] a whistle comes before everything from its moment on, however long the host slept', () => {
		const host = TestHost.playing({ game: gameOf('photoshoot'), people: ['ann', 'bob'] });
		host.wait(30_000);
		host.wait(1_000);
		expect(host.move(0, { type: 'swap', a: 0, b: 8 })).toMatchObject({ ok: true });
		host.sleep(10_000);
		// Ten seconds later the mistake was whistled, the pause is over, and Bob's photo finds the stage as it was before.
		expect(host.move(1, { type: 'photo', base: 1 })).toMatchObject({ refusal: { code: 'PST_STALE' } });
		expect(host.rows.slice(-3)).toMatchObject([
			{ actor: 0, at: 31_000 },
			{ actor: 'table', at: 33_000, move: { type: 'whistle' } },
			{ actor: 'table', at: 38_000, move: { type: 'autoResume' } },
		]);
	});

	test('a bot’s intention that is late for an alarm comes after it or not at all', () => {
		const host = TestHost.playing({ game: timedToy, people: ['ann'], bots: ['patient', 'patient'] });
		host.sleep(BELL + 1_000);
		host.tick();
		// Each entry asks the bots anew.
		for (let i = 0; i < 3; i++) host.wait(1_000);
		const stamps = host.rows.map(({ at }) => at);
		expect(host.rows[0]).toMatchObject({ actor: 'table', at: BELL });
		expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
		expect(host.rows.slice(1).map(({ actor }) => actor)).toEqual([1, 2]);
	});

	test('bots move at the moment they planned', () => {
		const host = TestHost.playing({ game: timedToy, people: ['ann'], bots: ['patient', 'patient'] });
		host.wait(BELL + 400);
		const [, first, second] = host.rows;
		expect(first.at).toBeGreaterThanOrEqual(BELL + 100);
		expect(first.at).toBeLessThan(BELL + 150);
		expect(second.at).toBeGreaterThanOrEqual(BELL + 200);
		expect(second.at).toBeLessThan(BELL + 250);
	});

	test('a plan made for what was before is asked for anew, and luck keeps the intention', () => {
		const plan = (isDisturbed: boolean) => {
			const host = TestHost.playing({ game: timedToy, people: ['ann'], bots: ['patient', 'patient'] });
			host.wait(BELL + 10);
			if (isDisturbed) host.move(0, { type: 'bid', coins: 3 });
			host.wait(1_000);
			return host.rows.filter(({ actor }) => actor !== 0).map(({ actor, at }) => [actor, at]);
		};
		expect(plan(true)).toEqual(plan(false));
	});

	test('Photoshoot runs against the hourglass, with a call, a pause and the rest of the sand', () => {
		const people = ['ann', 'bob', 'cid', 'dee'];
		const options = { startTeam: 'A', hourglassSec: 60 };
		const host = TestHost.playing({ game: gameOf('photoshoot'), people, options });
		const view = () => host.client('spectator').view as { phase: string; remainingMs: number; seq: number };
		expect(view().phase).toBe('ready');
		host.wait(30_000);
		expect(view().phase).toBe('running');
		host.wait(2_000);
		expect(host.move(2, { type: 'swap', a: 0, b: 1 })).toMatchObject({ ok: true });
		host.wait(300);
		expect(host.move(1, { type: 'stop', seen: 1 })).toMatchObject({ ok: true });
		expect(view()).toMatchObject({ phase: 'called', remainingMs: 57_700 });
		host.wait(60_000);
		expect(host.rows.filter(({ actor }) => actor === 'table').map(({ move }) => move)).toEqual([
			{ type: 'autoFlip' },
			{ type: 'callTimeout' },
			{ type: 'autoResume' },
		]);
		host.wait(60_000);
		expect(host.rows.map(({ move }) => (move as { type: string }).type)).toContain('timeUp');
	});

	test('a bot takes over for a photographer in the middle of a round and hands back', () => {
		const people = ['ann', 'bob', 'cid', 'dee'];
		const host = TestHost.playing({
			game: gameOf('photoshoot'),
			people,
			options: { startTeam: 'A', hourglassSec: 120 },
		});
		host.wait(31_000);
		host.as('ann', { type: 'leave' });
		host.as('cid', { type: 'leave' });
		host.wait(20_000);
		const byBots = host.rows.filter(({ actor }) => actor === 0 || actor === 2).length;
		expect(byBots).toBeGreaterThan(2);
		host.as('ann', { type: 'return' });
		host.as('cid', { type: 'return' });
		const length = host.table.length;
		host.wait(10_000);
		expect(host.rows.slice(length).filter(({ actor }) => actor === 0 || actor === 2)).toEqual([]);
	});
});
