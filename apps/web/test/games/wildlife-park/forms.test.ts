import { walk } from '@shutterbox/testkit';
import { wildlifePark } from '@shutterbox/wildlife-park';
import { describe, expect, test } from 'vitest';
import { pickMove, picksOf, toggled } from '../../../src/games/wildlife-park/sets.ts';
import { changesOf, jobsOf } from '../../../src/games/wildlife-park/worker-draft.ts';
import { seenIn, sketch, TABLES } from './positions.ts';

describe('workers at the end of a round', () => {
	const table = sketch({
		when: 'workers 8',
		park: 'a1 sloth.heart=1, a2 tiger.black@0=5',
		supply: '-',
		display: 'die:0 1',
	});

	test('two on the same die are one change', () => {
		const job = { hex: 'a2', delta: 1 } as const;
		expect(changesOf({ multi: job, green: job, blue: { hex: 'b1', delta: -1 } })).toEqual([
			{
				hex: 'a2',
				workers: [
					['green', 1],
					['multi', 1],
				],
			},
			{ hex: 'b1', workers: [['blue', -1]] },
		]);
	});

	test('what the rules refuse says why', () => {
		const { view, check } = seenIn(table.state);
		const jobs = jobsOf(view, 0, {}, 'green', check).map(({ hex, to, refused }) => [hex, to, refused?.code ?? null]);
		expect(jobs).toContainEqual(['a1', 2, null]);
		expect(jobs).toContainEqual(['a1', 6, 'die-breeding']);
		expect(jobs).toContainEqual(['a2', 4, null]);
	});

	test('what takes two workers is offered to each of them', () => {
		const { view, check } = seenIn(table.state);
		const six = (token: 'green' | 'multi') =>
			jobsOf(view, 0, {}, token, check).find(({ hex, to }) => hex === 'a2' && to === 6);
		expect([six('green')?.refused, six('multi')?.refused]).toEqual([null, null]);
		const used = seenIn(
			sketch({ when: 'workers 8', park: 'a2 tiger.black@0=5', supply: '-', more: 'workers green' }).state,
		);
		const alone = jobsOf(used.view, 0, {}, 'green', used.check).find(({ to }) => to === 6);
		expect(alone?.refused).toMatchObject({ code: 'die-six' });
	});

	test('a worker has nothing to do with dice of other colours', () => {
		const { view, check } = seenIn(table.state);
		expect(jobsOf(view, 0, {}, 'blue', check)).toEqual([]);
	});
});

describe('any number of items', () => {
	test('are picked and put back in order', () => {
		expect(toggled(toggled([3], 1), 5)).toEqual([1, 3, 5]);
		expect(toggled([1, 3, 5], 3)).toEqual([1, 5]);
	});

	test('make a legal move in every phase that asks for them', () => {
		const seen = new Set<string>();
		for (const [seed, table] of TABLES.entries()) {
			for (const { state, seat, n } of walk(wildlifePark, table, seed)) {
				const { view, check } = seenIn(state, seat);
				const picked = picksOf(view, seat)
					.map(({ number }) => number)
					.filter((number) => (number + n) % 2 === 0);
				const move = pickMove(view, picked);
				if (move === null) continue;
				seen.add(view.phase);
				expect(check(move)).toBeNull();
			}
		}
		expect([...seen].sort()).toEqual(['reroll', 'soloDiscard', 'soloReroll']);
	});
});
