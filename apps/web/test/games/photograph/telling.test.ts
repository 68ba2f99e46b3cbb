import { COLORS } from '@shutterbox/photograph/client';
import { describe, expect, test } from 'vitest';
import { TELLING as EN } from '../../../src/games/photograph/result/telling.en.ts';
import { TELLING as RU } from '../../../src/games/photograph/result/telling.ru.ts';
import { type Joints, retold } from '../../../src/games/photograph/result/telling.ts';

const JOINTS: Joints = {
	backwards: 'Told backwards:',
	blurred: 'nobody saw the next bit',
	and: [' and ', ', and '],
	nothing: 'Nobody saw any of it.',
};
const brown = (...film: readonly number[]) => retold(film, (value) => EN.brown[value - 1][1], JOINTS);

describe('the story of a film', () => {
	test('has a part for each sharp frame, in the order they were shot', () => {
		expect(brown(5)).toBe('The cobbler runs.');
		expect(brown(5, 7)).toBe('The cobbler runs and a wardrobe is in the way.');
		expect(brown(5, 7, 12)).toBe('The cobbler runs, a wardrobe is in the way, and at night the dog has a basket.');
	});
	test('has one part for blurred frames in a row', () => {
		expect(brown(5, -9, -2, 12)).toBe('The cobbler runs, nobody saw the next bit, and at night the dog has a basket.');
		expect(brown(-9)).toBe('Nobody saw any of it.');
	});
	test('is told backwards where the film falls, and in two sentences where it is long', () => {
		expect(brown(12, 5)).toBe('Told backwards: at night the dog has a basket and the cobbler runs.');
		expect(brown(1, 2, 3, 4, 5)).toBe(
			'A dog sleeps at the door, the cobbler steps over a dog, a red boot smells of adventure, a boot leaves with the dog. The cobbler runs.',
		);
	});
});

test.for([
	['English', EN],
	['Russian', RU],
] as const)('every frame has a title that fits and a part of its own in %s', ([, telling]) => {
	const frames = COLORS.flatMap((color) => telling[color]);
	expect(COLORS.map((color) => telling[color].length)).toEqual(COLORS.map(() => 12));
	expect(frames.filter(([title]) => title.length === 0 || title.length > 18)).toEqual([]);
	expect(frames.filter(([, clause]) => /^\p{Lu}|[.!?,]$/u.test(clause))).toEqual([]);
	expect(new Set(frames.map(([, clause]) => clause)).size).toBe(frames.length);
});
