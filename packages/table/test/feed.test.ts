import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { applyUpdate, type Fresh, type Update } from '../src/index.ts';
import { BLITZ, RandomPeople, TestHost } from './host.ts';

const wait = { type: 'wait' };
const roll = { type: 'roll' };

function applied(known: Fresh, updates: readonly Update[]): Fresh {
	return updates.reduce((before, update) => applyUpdate(before, update) as Fresh, known);
}

describe('updates', () => {
	test('are numbered one by one for each viewer', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		new RandomPeople(host, 2).playOn();
		for (const viewer of [0, 1, 'spectator' as const]) {
			const numbers = host.told.filter((told) => told.viewer === viewer).map(({ update }) => update.n);
			expect(numbers).toEqual(numbers.map((_, i) => i + 1));
		}
	});

	test('come only to those who see a change', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		const heard = host.told.length;
		host.tick();
		host.as('eve', { type: 'return' });
		host.connect('eve');
		expect(host.told.length).toBe(heard);
	});

	test('carry what happened, each event once, as the viewer may know it', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.move(0, wait);
		host.wait(2_500);
		host.move(0, roll);
		expect(host.history(1).map(({ n, at, event }) => [n, at, event.type])).toEqual([
			[0, 0, 'dealt'],
			[1, 0, 'waited'],
			[2, 2_500, 'rolled'],
		]);
		const cards = (viewer: 0 | 1 | 'spectator') => (host.history(viewer)[0].event as { cards?: number[] }).cards;
		expect(cards(0)?.[1]).toBe(-1);
		expect(cards(1)?.[0]).toBe(-1);
		expect(cards('spectator')).toEqual([-1, -1]);
	});
});

describe('a viewer who was away', () => {
	test('gets what is missing, and only that', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		const known = host.clients.get(1) as Fresh;
		for (let i = 0; i < 5; i++) host.move(0, wait);
		const missed = host.table.since(1, known.stream, known.n);
		expect(missed).toHaveLength(5);
		expect(applied(known, missed ?? [])).toEqual(host.clients.get(1));
		expect(host.table.since(1, known.stream, known.n + 5)).toEqual([]);
	});

	test('begins again for who looks from another seat, or from one, since', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		const viewers = [0, 1, 'spectator'] as const;
		const known = viewers.map((viewer) => host.table.fresh(viewer, host.now));
		expect(new Set(known.map(({ stream }) => stream)).size).toBe(viewers.length);
		for (const [i, viewer] of viewers.entries())
			for (const [j, { stream, n }] of known.entries())
				expect(host.table.since(viewer, stream, n) === null, `${viewer} after ${viewers[j]}`).toBe(i !== j);
	});

	test('begins again after another stream, too many updates, or a number from nowhere', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		const { stream, n } = host.clients.get(1) as Fresh;
		expect(host.table.since(1, 'another', n)).toBeNull();
		expect(host.table.since(1, stream, n + 1)).toBeNull();
		expect(host.table.since(1, stream, -1)).toBeNull();
		expect(host.table.since(1, stream, 0.5)).toBeNull();
		expect(host.table.since(7, stream, 0)).toBeNull();
		for (let i = 0; i < 200; i++) host.move(0, wait);
		expect(host.table.since(1, stream, n)).toBeNull();
		expect(host.table.since(1, stream, n + 100)).toHaveLength(100);
		host.restart();
		expect(host.table.since(1, stream, n + 200)).toBeNull();
	});

	test('cannot apply an update before the one that is missing', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		const known = host.clients.get(1) as Fresh;
		host.move(0, wait);
		host.move(0, wait);
		const [, second] = host.table.since(1, known.stream, known.n) ?? [];
		expect(applyUpdate(known, second)).toBeNull();
	});
});

describe('a fresh start', () => {
	test('tells the time of the table now, and what happened so far', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'], pace: BLITZ });
		host.move(0, wait);
		host.wait(20_000);
		const fresh = host.table.fresh(1, host.now);
		expect(fresh.now).toBe(20_000);
		expect(fresh.history.map(({ event }) => event.type)).toEqual(['dealt', 'waited']);
		host.move(0, roll);
		expect(fresh.history).toHaveLength(2);
		expect(fresh.table.length).toBe(1);
	});

	test('tells the latest of a long match', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'], isWatched: false });
		for (let i = 0; i < 450; i++) host.move(0, wait);
		const { history } = host.table.fresh(0, host.now);
		expect(history).toHaveLength(400);
		expect(history.at(-1)?.n).toBe(450);
	});
});
