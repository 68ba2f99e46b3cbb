import { photo } from '@shutterbox/photograph/client';
import { expect, test } from 'vitest';
import { shotsOf } from '../../../src/games/photograph/result/films.ts';

test('a frame leads to the entry at which its seat shot it', () => {
	const played = (seat: number, color: number, value: number) => ({
		type: 'played',
		seat,
		card: photo(color, value),
		face: 'up',
		direction: null,
		reason: null,
	});
	const history = [
		{ n: 3, at: 0, event: { type: 'turn', seat: 1 } },
		{ n: 4, at: 0, event: played(1, 0, 7) },
		{ n: 4, at: 0, event: played(1, 2, 3) },
		{ n: 9, at: 0, event: played(0, 0, 8) },
	];
	expect([...shotsOf(history, 1)]).toEqual([
		[photo(0, 7), 4],
		[photo(2, 3), 4],
	]);
	expect([...shotsOf(history, 0)]).toEqual([[photo(0, 8), 9]]);
});
