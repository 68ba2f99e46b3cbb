import { expect, test } from 'vitest';
import { RING, spookLine, writtenNumber } from '../../../src/games/snapshot/wax.ts';
import type { Stroke } from '../../../src/ui/marker.ts';
import { faultIn } from '../../art/markup.ts';

const pointsOf = ({ d }: Stroke) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test.each([
	...Array.from({ length: 12 }, (_, number) => [`the number ${number}`, writtenNumber(number)] as const),
	['the number 10', writtenNumber(10)] as const,
	...[1, 2, 30].map((seed) => [`line ${seed}`, spookLine(seed)] as const),
	['the ring', RING] as const,
])('%s lies in its box', (_, stroke) => {
	expect(faultIn(`<path d="${stroke.d}"/>`)).toBeNull();
	for (const [x, y] of pointsOf(stroke)) {
		expect(x).toBeGreaterThanOrEqual(0);
		expect(x).toBeLessThanOrEqual(stroke.width);
		expect(y).toBeGreaterThanOrEqual(0);
		expect(y).toBeLessThanOrEqual(stroke.height);
	}
});

test('a number is written digit by digit, each its own', () => {
	const ten = writtenNumber(10);
	expect(ten.width - writtenNumber(1).width).toBe(17);
	expect(ten.d.startsWith(writtenNumber(1).d)).toBe(true);
	expect(new Set(Array.from({ length: 10 }, (_, digit) => writtenNumber(digit).d)).size).toBe(10);
});

test('a line is the same for the same seed, and another for another', () => {
	expect(spookLine(4)).toEqual(spookLine(4));
	expect(spookLine(4)).not.toEqual(spookLine(5));
});
