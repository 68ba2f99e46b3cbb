import { expect, test } from 'vitest';
import { drawBoard, parseBoard } from '../../src/notation/board.ts';
import { at } from '../table.ts';

test('[SSQ-1, 4] a forest as text: Sasquatch, journalists over tiles, and the empty lair', () => {
	const { state } = at('7x7 | sasquatch A1 | 0: C3 | 1: C3 | 2: F6 | 3: F6 | tiles 0s C3, 3b A1, 2k G7');
	expect(drawBoard(state)).toBe(
		[
			'    A      B      C      D      E      F      G',
			' 1  &/3b   .      .      .      .      .      .',
			' 2  .      .      .      .      .      .      .',
			' 3  .      .      01/0s  .      .      .      .',
			' 4  .      .      .      +      .      .      .',
			' 5  .      .      .      .      .      .      .',
			' 6  .      .      .      .      .      23     .',
			' 7  .      .      .      .      .      .      2k',
		].join('\n'),
	);
});

test('a drawn board reads as it was drawn', () => {
	for (const position of ['', '11x11 | 0: F6 | 1: F6 | tiles 0s A1, 1f B1, 2k C11', '| sasquatch A9 | tiles 3b C3']) {
		const { sasquatch, journalists, tiles, ...state } = at(position).state;
		expect(parseBoard(drawBoard({ sasquatch, journalists, tiles, ...state }))).toEqual({
			value: { sasquatch, journalists, tiles },
		});
	}
});

test.each(['', ' 1  .  .', drawBoard(at('').state).replace('&', '.'), drawBoard(at('').state).replace('0', '9')])(
	'a board that cannot be read: %s',
	(text) => {
		expect(parseBoard(text)).toHaveProperty('problem');
	},
);
