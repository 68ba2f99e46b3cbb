import { describe, expect, test } from 'vitest';
import { aperture, CLOSED, OPEN } from '../../src/ui/aperture.ts';
import { shortened } from '../../src/ui/Chart.tsx';
import { minutesAndSeconds, timeOn } from '../../src/ui/Clock.tsx';
import { chartLines } from '../../src/ui/chart-lines.ts';
import { alternativeOf, blank, isSet, toggled, within } from '../../src/ui/field-values.ts';
import { ICONS } from '../../src/ui/icons.ts';
import { arrow, loop, underline } from '../../src/ui/marker.ts';

describe('a field', () => {
	test('starts from the plainest value of its shape', () => {
		expect(blank({ kind: 'boolean' })).toBe(false);
		expect(blank({ kind: 'integer', min: 30, max: 300 })).toBe(30);
		expect(
			blank({
				kind: 'anyOf',
				options: [
					{ kind: 'choice', values: ['random', 'A'] },
					{ kind: 'string', max: 9 },
				],
			}),
		).toBe('random');
		expect(
			blank({
				kind: 'object',
				fields: { start: { kind: 'list', of: { kind: 'string', max: 9 }, max: 3 }, on: { kind: 'boolean' } },
			}),
		).toEqual({ start: [], on: false });
	});
	test('knows which of several shapes its value has', () => {
		const options = [{ kind: 'choice', values: ['random'] } as const, { kind: 'integer', min: 0, max: 3 } as const];
		expect([alternativeOf(options, 'random'), alternativeOf(options, 2), alternativeOf(options, null)]).toEqual([
			0, 1, 0,
		]);
	});
	test('is a set of boxes when each value can stand once, else a list of entries', () => {
		const of = { kind: 'choice', values: ['blue', 'orange'] } as const;
		expect([isSet({ kind: 'list', of, max: 2 }), isSet({ kind: 'list', of, max: 5 })]).toEqual([true, false]);
	});
	test('puts a ticked value in the order of the choice and takes it out again', () => {
		const order = ['blue', 'red', 'green'];
		expect(toggled(order, ['green'], 'blue')).toEqual(['blue', 'green']);
		expect(toggled(order, ['blue', 'green'], 'green')).toEqual(['blue']);
	});
	test('keeps a number within its bounds', () => {
		const schema = { kind: 'integer', min: 8, max: 60 } as const;
		expect([within(schema, 3), within(schema, 24.4), within(schema, 99)]).toEqual([8, 24, 60]);
	});
});

describe('the chart', () => {
	test('runs over a scale of round values that includes zero and every point', () => {
		const { scale, paths, dots } = chartLines([[-3, 0, 16]], { width: 100, height: 40 });
		expect(scale.map(({ value }) => value)).toEqual([-5, 0, 5, 10, 15, 20]);
		expect(paths).toEqual(['M0 36.8L50 32L100 6.4']);
		expect(dots[0].at(-1)).toEqual({ x: 100, y: 6.4 });
	});
	test('begins its scale where it is told to, also when all values are one', () => {
		const { scale, dots } = chartLines([[31, 31]], { width: 100, height: 40 }, 31);
		expect(scale.map(({ value }) => value)).toEqual([31, 32]);
		expect(dots[0].map(({ y }) => y)).toEqual([40, 40]);
		expect(chartLines([[22, 38]], { width: 100, height: 40 }, 22).scale[0].value).toBe(20);
	});
	test('cuts a name that has no room, never to nothing', () => {
		expect(['Ann', 'Ben Featherstonehaugh', 'Ben F'].map((name) => shortened(name, 5))).toEqual([
			'Ann',
			'Ben…',
			'Ben F',
		]);
		expect(shortened('Ben', 0)).toBe('B…');
		expect([1, 2].map((n) => shortened(`Bot f/11 (${n})`, 9))).toEqual(['Bot f…(1)', 'Bot f…(2)']);
	});
	test('stands with one point, with none, and with nothing but zeros', () => {
		for (const series of [[[5]], [[]], [[0, 0]], []]) {
			const { paths, scale } = chartLines(series, { width: 100, height: 40 });
			expect(paths.join('')).not.toContain('NaN');
			expect(scale.length).toBeGreaterThan(1);
		}
	});
});

test('the clock rounds up, so that 0:00 means over', () => {
	expect([42_000, 190_001, 59_500, 1, 0, -5].map(minutesAndSeconds)).toEqual([
		'0:42',
		'3:11',
		'1:00',
		'0:01',
		'0:00',
		'0:00',
	]);
});

test('a clock that runs for hours or days counts them, not seconds', () => {
	expect([3_599_000, 3_600_000, 86_000_000, 3 * 86_400_000].map(timeOn)).toEqual(['59:59', '1 hr', '24 hr', '3 days']);
});

test('every icon is one outline on the grid of 24, and no two are alike', () => {
	for (const [name, outline] of Object.entries(ICONS)) {
		expect(outline, name).toMatch(/^M[MLHVCSQAZmlhvcsqaz\d\s.-]+$/);
		const [x, y] = outline
			.slice(1)
			.split(/[^\d.]+/)
			.map(Number);
		expect(Math.max(x, y), name).toBeLessThanOrEqual(24);
	}
	expect(new Set(Object.values(ICONS)).size).toBe(Object.keys(ICONS).length);
});

describe('the mark', () => {
	test('has five blades that end on the ring, closed and open', () => {
		for (const open of [CLOSED, OPEN]) {
			const { blades } = aperture(open);
			expect(blades).toHaveLength(5);
			for (const blade of blades) {
				const [x, y] = blade.split('L')[1].split(' ').map(Number);
				expect(Math.hypot(x - 12, y - 12)).toBeCloseTo(8.6, 0);
			}
		}
	});
	test('opens when it opens', () => {
		const top = (open: number) => Number(aperture(open).opening.split(' ')[1].split('L')[0]);
		expect(top(OPEN)).toBeLessThan(top(CLOSED));
	});
});

describe('the china marker', () => {
	test('draws the same line for the same seed and another for another', () => {
		for (const draw of [loop, arrow, underline]) {
			expect(draw(3)).toEqual(draw(3));
			expect(draw(3).d).not.toBe(draw(4).d);
		}
	});
	test('never closes its loop', () => {
		const points = loop(2).d.slice(1).split('L');
		expect(points.at(-1)).not.toBe(points[0]);
		expect(loop(2).d).not.toContain('Z');
	});
});
