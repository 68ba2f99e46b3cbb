import { describe, expect, test } from 'vitest';
import { lineAt, placeOf, total } from '../../../src/games/sasquatch-snap/art/grid.ts';

describe.each([7, 9, 11])('a forest of %i × %i', (size) => {
	const end = size * 100;

	test('squares are 100 wide, from 0, 0', () => {
		expect(placeOf(size, 0, 0)).toEqual({ left: 0, top: 0, width: 100, height: 100 });
		expect(placeOf(size, size - 1, 3)).toEqual({ left: end - 100, top: 300, width: 100, height: 100 });
	});

	test('beyond each edge there are two more, 62 and 38 wide', () => {
		expect(placeOf(size, -1, 2)).toEqual({ left: -62, top: 200, width: 62, height: 100 });
		expect(placeOf(size, -2, 2)).toEqual({ left: -100, top: 200, width: 38, height: 100 });
		expect(placeOf(size, 2, -1)).toEqual({ left: 200, top: -62, width: 100, height: 62 });
		expect(placeOf(size, size, size)).toEqual({ left: end, top: end, width: 62, height: 62 });
		expect(placeOf(size, size + 1, -2)).toEqual({ left: end + 62, top: -100, width: 38, height: 38 });
	});

	test('they fill the picture without a gap', () => {
		const lines = Array.from({ length: size + 5 }, (_, i) => lineAt(size, i - 2));
		expect(lines[0]).toBe(-100);
		expect(lines.at(-1)).toBe(total(size) - 100);
		for (let x = -2; x < size + 2; x++) expect(placeOf(size, x, 0).width).toBe(lines[x + 3] - lines[x + 2]);
	});
});
