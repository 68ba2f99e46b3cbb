import { labelOf } from '@shutterbox/sasquatch-snap/client';
import { expect, test } from 'vitest';
import { rowsOf, trapsOf } from '../../../src/games/sasquatch-snap/squares.ts';
import { at } from './table.ts';

test('a square tells who and what is on it, arms of Supers and his lines', () => {
	const view = at('phase lure | sasquatch E5 | tiles 1s C3, 0b D3').view(0);
	const rows = rowsOf(view);
	expect(rows).toHaveLength(9);
	expect(rows[2][2]).toMatchObject({ journalists: [0], tile: { owner: 1, type: 'super' }, arms: [] });
	expect(rows[2][3]).toMatchObject({ tile: { owner: 0, type: 'basic' }, arms: [1] });
	expect(rows[4][4]).toMatchObject({ hasSasquatch: true, isLair: true, line: null });
	expect(rows[0][4].line).toMatch(/[NS]/);
	expect(rows[4][8].line).toMatch(/[EW]/);
	expect(trapsOf(view, 1).map(({ type, square }) => `${type} ${labelOf(9, square)}`)).toEqual(['super C3']);
});
