import { hexesIn, LAYOUTS } from '@shutterbox/wildlife-park/client';
import { describe, expect, test } from 'vitest';
import {
	boxOf,
	centreOf,
	EDGES,
	lightSteps,
	mapPlanOf,
	middleOf,
} from '../../../../src/games/wildlife-park/board/geometry.ts';
import { hexTowards } from '../../../../src/games/wildlife-park/board/hex-steps.ts';

const ALL = Array.from({ length: 20 }, (_, hex) => hex);

describe.each(LAYOUTS)('the park of $id', (layout) => {
	test('lies in its box, every hex apart from the others', () => {
		const { left, top, width, height } = boxOf(layout, EDGES);
		const middles = ALL.map((hex) => middleOf(layout, hex));
		for (const [x, y] of middles) {
			expect(x - 100).toBeGreaterThanOrEqual(left);
			expect(x + 100).toBeLessThanOrEqual(left + width);
			expect(y - 88).toBeGreaterThanOrEqual(top);
			expect(y + 104).toBeLessThanOrEqual(top + height);
		}
		for (const [i, [x, y]] of middles.entries())
			for (const [a, b] of middles.slice(i + 1)) expect(Math.hypot(x - a, y - b)).toBeGreaterThan(170);
	});

	test('has its towers where three hexes meet', () => {
		for (const { hexes } of layout.points) {
			const [x, y] = centreOf(layout, hexes);
			for (const hex of hexes) {
				const [a, b] = middleOf(layout, hex);
				expect(Math.hypot(x - a, y - b)).toBeCloseTo(104, 0);
			}
		}
	});

	test('is lit from the entrance, every hex once', () => {
		const steps = lightSteps(layout, ALL);
		expect(steps[0]).toEqual(hexesIn(layout.entrance));
		expect(steps.flat().sort((a, b) => a - b)).toEqual(ALL);
	});

	test('is walked by arrows from any hex to any other', () => {
		const reached = new Set([0]);
		for (const hex of reached) {
			for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
				const next = hexTowards(layout, hex, ALL, key);
				if (next !== null) reached.add(next);
			}
		}
		expect(reached.size).toBe(20);
		expect(hexTowards(layout, 0, ALL, 'Enter')).toBeNull();
	});

	test('has its gate on the sheet under it', () => {
		for (const shape of ['wide', 'tall'] as const) {
			const { width, height, gate } = mapPlanOf(layout, shape);
			expect(gate[0]).toBeGreaterThan(0);
			expect(gate[0]).toBeLessThan(width);
			expect(gate[1]).toBeLessThan(height);
		}
	});
});
