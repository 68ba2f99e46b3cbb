import { gameOf } from '@shutterbox/catalogue';
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { type LogRow, Table } from '../src/index.ts';
import { BLITZ, POST, RandomPeople, TestHost, UNTIMED } from './host.ts';

const roll = { type: 'roll' };
const PEOPLE = ['ann', 'bob', 'cid', 'dee'];

/** What all viewers would be told now, but for who is connected: nobody is, right after a restart. */
function views(table: Table): unknown[] {
	return [0, 1, 2, 3, 'spectator' as const].map((viewer) => {
		const view = table.view(viewer);
		return { ...view, seats: view.seats.map((seat) => ({ ...seat, isPresent: false })) };
	});
}

describe('a match stopped at any point', () => {
	test.each(['photograph', 'snapshot', 'wildlife-park', 'sasquatch-snap'])('%s shows everybody the same', (id) => {
		const host = TestHost.playing({ game: gameOf(id), people: PEOPLE, pace: BLITZ, isWatched: false });
		const random = new RandomPeople(host, 4);
		const stops: { length: number; views: unknown[] }[] = [];
		while (host.table.stage === 'playing') {
			host.wait(7_000);
			random.moveOnce();
			if (host.table.length % 5 === 0 && host.client(0).takeBack === 'undo') host.takeBack(0);
			if (host.table.stage === 'playing') stops.push({ length: host.table.length, views: views(host.table) });
		}
		const saved = { ...host.saved, stage: 'playing' as const };
		const step = Math.ceil(stops.length / 60);
		for (const stop of stops.filter((_, i) => i % step === 0)) {
			const again = Table.restore(host.game, saved, host.rows.slice(0, stop.length), host.now + 1e6, 's');
			expect(views(again)).toEqual(stop.views);
		}
	});

	test.each(['photograph', 'snapshot', 'wildlife-park', 'sasquatch-snap'])('%s plays on to the same end', (id) => {
		const end = (stopEvery: number) => {
			const bots = ['easy', 'easy', 'easy'];
			const host = TestHost.playing({ game: gameOf(id), people: ['ann'], bots, isWatched: false });
			host.as('ann', { type: 'leave' });
			for (let steps = 1; host.table.stage === 'playing'; steps++) {
				if (!host.step()) throw new Error('nothing is due');
				if (steps % stopEvery === 0) host.restart(3_600_000);
			}
			return { moves: host.rows.map(({ actor, move }) => [actor, move]), outcome: host.table.outcome };
		};
		expect(end(13)).toEqual(end(Number.POSITIVE_INFINITY));
	});

	test('Photoshoot goes on with the sand that was left, and bots keep their intentions', () => {
		const end = (stops: readonly number[]) => {
			const game = gameOf('photoshoot');
			const host = TestHost.playing({ game, people: ['ann'], bots: ['easy', 'easy', 'easy'], isWatched: false });
			host.as('ann', { type: 'leave' });
			for (let steps = 0; steps < 300; steps++) {
				if (stops.includes(steps)) host.restart(7_777_777);
				host.step();
			}
			return host.rows.map(({ actor, at, move }) => [actor, at, move]);
		};
		expect(end([10, 100, 101, 250])).toEqual(end([]));
	});

	test('knows the request that ended the match', () => {
		const host = TestHost.playing({ game: gameOf('photograph'), people: PEOPLE });
		new RandomPeople(host, 1).playOn();
		const last = host.rows[host.rows.length - 1];
		if (last.actor === 'table' || last.request === null) throw new Error('a person ends a match of people');
		const { request } = last;
		host.restart(1000);
		expect(host.move(last.actor, last.move, { request })).toEqual({ ok: true, n: last.n });
		expect(host.move(last.actor, last.move, { request: 'another' })).toMatchObject({
			refusal: { code: 'WRONG_STAGE' },
		});
	});

	test('knows the requests that were done', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.move(0, { type: 'wait' }, { request: 'r', decision: 0 });
		host.restart();
		expect(host.move(0, { type: 'wait' }, { request: 'r', decision: 0 })).toEqual({ ok: true, n: 1 });
		expect(host.table.length).toBe(1);
	});

	test('knows who is played for, and still asks the bots', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'], bots: ['timid'] });
		host.as('ann', { type: 'leave' });
		host.restart();
		expect(host.client(1).seats[0].isPlayedByBot).toBe(true);
		host.wait(1_000);
		expect(host.rows).toMatchObject([{ actor: 0, move: roll }]);
	});

	test('a bot that was thinking is asked again', () => {
		const host = TestHost.playing({ game: toy, people: ['ann'], bots: ['timid'] });
		host.move(0, roll);
		host.restart();
		host.wait(1_000);
		expect(host.rows.at(-1)).toMatchObject({ actor: 1, move: { type: 'bid', coins: 0 } });
	});

	test('before it began is as it was', () => {
		const host = new TestHost({ game: toy, people: ['ann', 'bob'] });
		host.as('bob', { type: 'salt', salt: 'basalt' });
		const before = views(host.table);
		host.restart(1e9);
		expect(views(host.table)).toEqual(before);
		expect(host.as('ann', { type: 'start' })).toEqual({ ok: true, n: 0 });
	});

	test('after it ended is finished, even if the stop came before that was noted', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		const { saved } = host;
		new RandomPeople(host, 1).playOn();
		const before = views(host.table);
		host.restart();
		expect(views(host.table)).toEqual(before);
		host.saved = saved;
		host.restart();
		expect(host.table.stage).toBe('finished');
		expect(host.saved.stage).toBe('finished');
		expect(views(host.table)).toEqual(before);
	});
});

describe('time that passed while nobody kept it', () => {
	test('does not count in live play', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'], pace: BLITZ });
		host.wait(40_000);
		host.move(0, { type: 'wait' });
		host.restart(3_600_000);
		expect(host.client(0).clocks?.[0]).toEqual({ turn: 30_000, bank: 50_000, since: 40_000 });
		host.wait(79_999);
		expect(host.table.length).toBe(1);
		host.wait(1);
		expect(host.rows.at(-1)).toMatchObject({ actor: 0, at: 120_000, move: roll });
		host.restart(3_600_000);
		host.restart(3_600_000);
		host.move(1, { type: 'bid', coins: 1 });
		expect(host.rows.at(-1)?.at).toBe(120_000);
	});

	test('leaves the banks as the log has them, whoever played in between', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'], pace: BLITZ });
		host.areBotsDeaf = true;
		host.as('ann', { type: 'leave' });
		host.wait(50_000);
		host.as('ann', { type: 'return' });
		host.move(0, { type: 'wait' });
		host.restart();
		expect(host.client(0).clocks?.[0].bank).toBe(40_000);
	});

	test.each([
		['untimed', UNTIMED],
		['live', BLITZ],
	] as const)('%s: the match goes on from its last entry, however the machine’s clock was set', (_, pace) => {
		for (const jump of [-10 * 86_400_000, -60_000, 60_000, 10 * 86_400_000]) {
			const host = TestHost.playing({ game: toy, people: ['ann'], bots: ['timid'], pace });
			host.wait(20_000);
			host.move(0, { type: 'wait' });
			host.restart(jump);
			host.restart(-jump);
			host.restart(jump);
			host.wait(1_000);
			host.move(0, roll);
			host.wait(5_000);
			expect(host.rows.map(({ actor, at }) => [actor, at])).toEqual([
				[0, 20_000],
				[0, 21_000],
				[1, 21_700],
			]);
		}
	});

	test('a clock set back while the table runs neither stops it nor gives time', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'], pace: BLITZ });
		host.wait(40_000);
		host.now -= 3_600_000;
		host.tick();
		host.wait(49_999);
		expect(host.table.length).toBe(0);
		host.wait(1);
		expect(host.rows).toMatchObject([{ actor: 0, at: 90_000, by: 'clock' }]);
	});

	test('in correspondence a clock set back behind the log does not stop the match until it has caught up', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'], pace: POST });
		host.wait(10 * 3_600_000);
		host.move(0, { type: 'wait' });
		host.restart(-30 * 86_400_000);
		host.wait(24 * 3_600_000);
		expect(host.rows.at(-1)).toMatchObject({ actor: 0, at: 34 * 3_600_000, by: 'clock' });
	});

	test('counts in correspondence', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'], pace: POST });
		host.wait(3_600_000);
		host.restart(22 * 3_600_000);
		expect(host.table.length).toBe(0);
		host.restart(10 * 3_600_000);
		host.tick();
		expect(host.rows).toMatchObject([{ actor: 0, at: 86_400_000, move: roll }]);
	});

	test('makes nobody absent', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.restart(1e9);
		host.connect('bob');
		host.wait(80_000);
		expect(host.client(1).seats[0].isPlayedByBot).toBe(false);
		host.wait(10_000);
		expect(host.client(1).seats[0].isPlayedByBot).toBe(true);
	});
});

describe('a match that is over', () => {
	test('stays so under other rules by the ending that was kept, without a board', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		new RandomPeople(host, 1).playOn();
		const { outcome, breakdown, length, seed } = host.client(0);
		const newer = { ...toy, meta: { ...toy.meta, rulesVersion: 2 } };
		const { ending } = host.table;
		const table = Table.restore(newer as never, host.saved, host.rows, host.now, 's', ending);
		expect(ending).toEqual({ outcome, breakdown, length });
		expect(table.view(0)).toMatchObject({ stage: 'finished', outcome, breakdown, length, seed, view: null });
		expect(table.outcome).toEqual(outcome);
		expect(table.command('ann', { type: 'rematch', agrees: true }, host.now)).toMatchObject({
			refusal: { code: 'WRONG_STAGE' },
		});
		expect(table.save()).toEqual(host.saved);
		expect(Table.restore(newer as never, host.saved, host.rows, host.now, 's').stage).toBe('frozen');
	});
});

describe('a log that does not fit', () => {
	function played(): TestHost {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.move(0, { type: 'wait' });
		host.move(0, roll);
		host.as('bob', { type: 'leave' });
		return host;
	}

	function expectFrozen(host: TestHost, game: object, rows: readonly LogRow[]): Table {
		const table = Table.restore(game as never, host.saved, rows, host.now, 's');
		expect(table.stage).toBe('frozen');
		expect(table.view(0)).toMatchObject({ stage: 'frozen', view: null, seed: null });
		expect(table.command('ann', { type: 'return' }, host.now)).toMatchObject({ refusal: { code: 'MATCH_FROZEN' } });
		expect(table.due()).toBeNull();
		expect(table.save()).toEqual({ ...host.saved, stage: 'frozen' });
		return table;
	}

	test('these rules is frozen, never reinterpreted', () => {
		const host = played();
		const newer = { ...toy, meta: { ...toy.meta, rulesVersion: 2 } };
		expect(expectFrozen(host, newer, host.rows).view(0).rulesVersion).toBe(1);
	});

	test('because a move is refused is frozen', () => {
		const host = played();
		expectFrozen(host, toy, [host.rows[0], { ...host.rows[1], move: { type: 'bid', coins: 1 } }]);
	});

	test('because an entry is missing is frozen', () => {
		const host = played();
		expectFrozen(host, toy, [host.rows[1]]);
	});

	test('because the rules break on it is frozen', () => {
		const host = played();
		const setup = () => {
			throw new Error('a bug in setup');
		};
		expectFrozen(host, { ...toy, setup }, host.rows);
	});
});
