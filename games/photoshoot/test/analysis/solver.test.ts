import { describe, expect, test } from 'vitest';
import { ARRANGEMENTS, arrangementOf, distancesToObjective, rankOf } from '../../src/analysis/solver.ts';
import { EFFECTS } from '../../src/rules/components.ts';
import { ALL_OBJECTIVES } from '../../src/rules/objectives.ts';
import { repairDistance } from '../../src/rules/repair.ts';
import { orangeSet } from '../../src/rules/tile-movements.ts';
import { diameter, movementFacts, objectiveFacts } from './solver-facts.ts';

const setOf = (names: string) =>
	orangeSet(EFFECTS.flatMap(({ id }, effect) => (names.split(' ').includes(id.split('-')[0]) ? [effect] : [])));

/** Permitted arrangements, movements (fewest, mean, most), mean way to P01 and P50, longest way to any objective. */
const TABLE: readonly (readonly [string, number, number, number, number])[] = [
	['', 362_880, 13, 14.0, 15],
	['joe', 362_880, 13, 14.0, 15],
	['chloe', 362_880, 12, 13.33, 15],
	['arthur', 241_920, 9, 12.19, 15],
	['james', 201_600, 10, 11.96, 14],
	['arthur james', 136_320, 6, 10.44, 14],
	['joe chloe arthur james', 136_320, 3, 9.56, 15],
];

test('[PST-1] arrangements are numbered from 0 to 9! − 1', () => {
	for (const rank of [0, 1, 5039, 181_440, ARRANGEMENTS - 1]) expect(rankOf(arrangementOf(rank))).toBe(rank);
	expect(arrangementOf(0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each(TABLE)('[PST-41] correct movements with "%s"', (names, arrangements, fewest, mean, most) => {
	const facts = movementFacts(setOf(names));
	expect(facts).toMatchObject({ arrangements, fewest, most });
	expect(facts.mean).toBeCloseTo(mean, 1);
});

describe('without effects', () => {
	const facts = ALL_OBJECTIVES.map((objective) => objectiveFacts(objective, 0));

	test('[PST-17] every objective: 5.43 swaps on average, 4.81 for the easiest, 6.08 for the hardest, 11 at most', () => {
		const means = facts.map(({ mean }) => mean);
		expect(means.reduce((sum, mean) => sum + mean, 0) / means.length).toBeCloseTo(5.426, 3);
		expect(means[0]).toBeCloseTo(4.812, 3);
		expect(means[49]).toBeCloseTo(6.079, 3);
		expect(means.map((mean) => Math.round(mean * 100))).toEqual(
			means.map((mean) => Math.round(mean * 100)).sort((a, b) => a - b),
		);
		expect(Math.max(...facts.map(({ most }) => most))).toBe(11);
	});

	test('shares of the distances', () => {
		const share = (from: number, to = from) => {
			let count = 0;
			for (const { counts } of facts) for (let d = from; d <= to; d++) count += counts[d] ?? 0;
			return (100 * count) / (50 * ARRANGEMENTS);
		};
		const wanted = [2.2, 6.5, 16.1, 26.3, 26.6, 15.9, 5.4, 1.0];
		const found = [share(0, 2), share(3), share(4), share(5), share(6), share(7), share(8), share(9, 11)];
		wanted.forEach((percent, i) => {
			expect(Math.abs(found[i] - percent)).toBeLessThanOrEqual(0.05);
		});
	});

	test('no two arrangements are more than 16 swaps apart', () => {
		expect(diameter(0)).toBe(16);
	});
});

test('[PST-41] every objective can be finished under all orange effects', () => {
	const all = setOf('joe chloe arthur james');
	const means = [0, 24, 49].map((objective) => objectiveFacts(objective, all));
	for (const { counts } of means) expect(counts.reduce((sum, count) => sum + count, 0)).toBe(136_320);
	expect(Math.max(...means.map(({ most }) => most))).toBeLessThanOrEqual(11);
});

test('[X-1] two swaps are the optimum', () => {
	const cells = [...'RPAJCEOMS'].map((code) => 'MOAPEJCRS'.indexOf(code));
	expect(distancesToObjective(31, 0)[rankOf(cells)]).toBe(2);
});

test('[PST-10] repair distances over a part of all arrangements are as rare as they should be', () => {
	const share = (names: string) => {
		const counts = [0, 0, 0];
		for (let rank = 0; rank < ARRANGEMENTS; rank += 53) counts[repairDistance(arrangementOf(rank), setOf(names))]++;
		return counts.map((count) => (count * 53) / ARRANGEMENTS);
	};
	expect(share('arthur')[1]).toBeCloseTo(120_960 / ARRANGEMENTS, 1);
	const [, one, two] = share('james');
	expect(one).toBeCloseTo(155_520 / ARRANGEMENTS, 1);
	expect(two).toBeCloseTo(5_760 / ARRANGEMENTS, 2);
});
