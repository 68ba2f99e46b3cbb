import { FastChance, seedOfGame, type Temper } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { exponential, sigmoid, TEMPERS } from '../../src/index.ts';
import { chosen, overlooked } from '../../src/judgement/temper.ts';

const luck = new FastChance(seedOfGame(5, 0));
const values = [
	{ move: 'poor', value: -9 },
	{ move: 'good', value: 9.5 },
	{ move: 'best', value: 10 },
	{ move: 'fair', value: 8 },
];
const drawn = (temper: Partial<Temper>, draws = 4000) => {
	const counts: Record<string, number> = { poor: 0, fair: 0, good: 0, best: 0 };
	for (let i = 0; i < draws; i++) counts[chosen(values, { ...TEMPERS.medium, ...temper }, luck)]++;
	return counts;
};

test('without temperature the best is taken, with it the others the less the worse they are', () => {
	expect(drawn({ temperature: 0 }, 50).best).toBe(50);
	const { best, good, fair, poor } = drawn({ temperature: 1, cap: 6 });
	expect(poor).toBe(0);
	expect(good / best).toBeCloseTo(Math.exp(-0.5), 1);
	expect(fair / best).toBeCloseTo(Math.exp(-2), 1);
});

test('the cap forbids what would look broken, however warm', () => {
	const { poor, fair, good, best } = drawn({ temperature: 1000, cap: 1 });
	expect([poor, fair]).toEqual([0, 0]);
	expect(good / best).toBeCloseTo(1, 1);
});

test('something is overlooked as often as the temper says', () => {
	const counts = { nothing: 0, rivals: 0, ahead: 0 };
	for (let i = 0; i < 6400; i++)
		counts[overlooked({ ...TEMPERS.easy, overlooksAhead: 16, overlooksRivals: 32 }, luck)]++;
	expect(counts.ahead / 6400).toBeCloseTo(0.25, 1);
	expect(counts.rivals / 6400).toBeCloseTo(0.5, 1);
});

test('the own exponential is the real one', () => {
	for (let x = -30; x <= 30; x += 0.37) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 6);
	expect(exponential(-1000)).toBe(0);
	expect(sigmoid(1000)).toBe(1);
	expect(sigmoid(-1000)).toBeLessThan(1e-15);
});
