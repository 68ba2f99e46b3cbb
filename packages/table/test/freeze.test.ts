import { describe, expect, test } from 'vitest';
import { BELL, timedToy } from '../../kernel/test/timed-toy.ts';
import { type ToyState, toy } from '../../kernel/test/toy.ts';
import { BLITZ, TestHost } from './host.ts';

const roll = { type: 'roll' };

/** The toy game with one function that breaks once the die is rolled. */
function broken(part: 'view' | 'toMove' | 'outcome' | 'automatic' | 'alarm' | 'tableMove', base: object) {
	const whole = (base as unknown as Record<string, ((...args: unknown[]) => unknown) | undefined>)[part];
	const bug = (state: ToyState, ...rest: unknown[]) => {
		if (state.phase !== 'roll') throw new Error(`a bug in ${part}`);
		return whole?.(state, ...rest) ?? null;
	};
	return { ...base, [part]: bug };
}

function expectFrozen(host: TestHost, bug: string): void {
	expect(host.table.stage).toBe('frozen');
	expect(String(host.table.bug)).toContain(bug);
	expect(host.client(0)).toMatchObject({ stage: 'frozen', view: null, seed: null });
	expect(JSON.stringify(host.client(1))).not.toContain(bug);
	expect(host.saved.stage).toBe('frozen');
	expect(host.table.due()).toBeNull();
	expect(host.table.thoughts(host.now)).toEqual([]);
	expect(host.table.waitedFor()).toEqual([]);
	expect(host.move(0, roll)).toMatchObject({ refusal: { code: 'MATCH_FROZEN' } });
	expect(host.as('bob', { type: 'leave' })).toMatchObject({ refusal: { code: 'MATCH_FROZEN' } });
	host.disconnect('ann');
	host.wait(1_000_000);
}

describe('a bug in the rules freezes this table and throws nothing at the host', () => {
	test('in a move: the log stays as it was', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.move(0, { type: 'wait' });
		expect(host.move(0, { type: 'crash' })).toMatchObject({ refusal: { code: 'MATCH_FROZEN' } });
		expectFrozen(host, 'a bug in the rules');
		expect(host.rows).toHaveLength(1);
		expect(host.table.record()).toContain('"wait"');
	});

	test.each(['view', 'toMove', 'outcome', 'alarm', 'tableMove'] as const)('in %s', (part) => {
		const base = part === 'alarm' ? { ...toy, tableMove: () => roll } : toy;
		const host = TestHost.playing({ game: broken(part, base), people: ['ann', 'bob'] });
		host.move(0, roll);
		host.wait(1);
		expectFrozen(host, `a bug in ${part}`);
	});

	test('in a view: the move that led there is kept', () => {
		const host = TestHost.playing({ game: broken('view', toy), people: ['ann', 'bob'] });
		host.move(0, roll);
		expect(host.rows).toMatchObject([{ n: 1, actor: 0, move: roll }]);
	});

	test('in a view: the same work keeps it and tells everybody', () => {
		const host = TestHost.playing({ game: broken('view', toy), people: ['ann', 'bob'] });
		host.table.command('ann', { type: 'move', move: roll, request: 'r', decision: 0 }, host.now);
		const { rows, saved, updates } = host.table.work(host.now);
		expect(rows).toHaveLength(1);
		expect(saved?.stage).toBe('frozen');
		expect(updates.map(({ update }) => update.delta)).toEqual(
			updates.map(() => expect.objectContaining({ stage: ['frozen'], view: [null] })),
		);
	});

	test('in the automatic move', () => {
		const host = TestHost.playing({ game: broken('automatic', toy), people: ['ann', 'bob'], pace: BLITZ });
		host.move(0, roll);
		host.wait(90_000);
		expectFrozen(host, 'a bug in automatic');
	});

	test('in an automatic move that is refused', () => {
		const game = { ...toy, automatic: () => ({ type: 'bid', coins: 99 }) };
		const host = TestHost.playing({ game, people: ['ann', 'bob'], pace: BLITZ });
		host.wait(90_000);
		expect(host.table.stage).toBe('frozen');
		expect(String(host.table.bug)).toContain('automatic move of seat 0');
	});

	test('in an alarm that rings for a move the rules refuse', () => {
		const game = { ...timedToy, tableMove: () => ({ type: 'bid', coins: 0 }), check: () => ({ code: 'NO' }) };
		const host = TestHost.playing({ game, people: ['ann', 'bob'] });
		host.wait(BELL);
		expect(host.table.stage).toBe('frozen');
	});

	test('in the setup: the match does not begin', () => {
		const game = {
			...toy,
			setup: () => {
				throw new Error('a bug in setup');
			},
		};
		const host = new TestHost({ game, people: ['ann', 'bob'] });
		expect(host.as('ann', { type: 'start' })).toMatchObject({ refusal: { code: 'MATCH_FROZEN' } });
		expectFrozen(host, 'a bug in setup');
	});

	test('a frozen table can be put away by its host', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.move(0, { type: 'crash' });
		expect(host.as('bob', { type: 'close' })).toMatchObject({ refusal: { code: 'NOT_HOST' } });
		expect(host.as('ann', { type: 'close' })).toMatchObject({ ok: true });
		expect(host.client(0).stage).toBe('closed');
		host.restart();
		expect(host.client(0).stage).toBe('closed');
	});
});
