import { expect, test } from 'vitest';
import { DIRECTIONS } from '../../src/rules/components.ts';
import { forestOf, labelOf, neighbour, SIZES, squareAt } from '../../src/rules/forest.ts';

test('[SSQ-1] lair and starts of the three forests', () => {
	const places = SIZES.map((size) => {
		const { lair, starts } = forestOf(size);
		return [lair, ...starts].map((square) => labelOf(size, square)).join(' ');
	});
	expect(places).toEqual(['D4 B2 F2 F6 B6', 'E5 C3 G3 G7 C7', 'F6 D4 H4 H8 D8']);
});

test('[SSQ-2, 3] one step in each direction, over the edge too', () => {
	const from = (label: string) =>
		DIRECTIONS.map((_, direction) => labelOf(9, neighbour(forestOf(9), squareAt(9, label), direction))).join(' ');
	expect(from('E5')).toBe('E4 F5 E6 D5');
	expect(from('A1')).toBe('A9 B1 A2 I1');
	expect(from('I9')).toBe('I8 A9 I1 H9');
});

test.each(SIZES)('[SSQ-2] on %i squares a side, as many steps lead round and opposite steps cancel', (size) => {
	const forest = forestOf(size);
	for (let start = 0; start < size * size; start++) {
		for (let direction = 0; direction < 4; direction++) {
			let square = start;
			for (let step = 0; step < size; step++) square = neighbour(forest, square, direction);
			expect(square).toBe(start);
			expect(neighbour(forest, neighbour(forest, start, direction), (direction + 2) % 4)).toBe(start);
		}
	}
});

test('[SSQ-1] labels name every square once, and nothing else', () => {
	for (const size of SIZES) {
		for (let square = 0; square < size * size; square++) expect(squareAt(size, labelOf(size, square))).toBe(square);
	}
	expect(['A0', 'A10', 'J1', 'a1', '', 'E55', 'E'].map((label) => squareAt(9, label))).toEqual(Array(7).fill(-1));
	expect(squareAt(11, 'K11')).toBe(120);
});
