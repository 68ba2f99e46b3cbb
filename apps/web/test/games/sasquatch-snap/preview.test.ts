import { labelOf, type Move, sasquatchSnap } from '@shutterbox/sasquatch-snap/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf, previewWords } from '../../../src/games/sasquatch-snap/preview.ts';
import { rowsOf, trapsOf } from '../../../src/games/sasquatch-snap/squares.ts';
import { words } from '../../../src/games/sasquatch-snap/words.ts';
import { at, NAMES } from './table.ts';

beforeAll(() => words.load());

function foreseen(position: string, move: string): string {
	const parsed = sasquatchSnap.notation.parseMove(move);
	if ('problem' in parsed) throw new Error(parsed.problem);
	return previewWords(at(position).view(0), 0, parsed.value, { names: NAMES, viewer: 0 });
}

describe('what a choice would bring, as the forest stands', () => {
	test.each([
		['phase commit', 'N', 'to C2, C1'],
		['phase commit', 'N!', 'to C2'],
		['phase commit | tiles 1f C2', 'N', 'to C2, stopped by Bo’s freeze, 1 snap to pay'],
		['phase commit | sasquatch C2', 'N', 'to C2, mauled, 1 snap lost'],
		['phase lure | sasquatch C5 | tiles 1b C2', 'lure N 2', 'to C3, mauls you, 1 snap to his pile'],
		['phase lure | sasquatch E5 | pile 2 | tiles 1b E2', 'lure N 3', 'to E2, Bo’s basic pays 1 snap and the pile of 2'],
		[
			'phase lure | 1: G3; snaps 7; hand 6/0/1/0 | tiles 1b E2',
			'lure N 3',
			'to E2, Bo’s basic pays 1 snap, which wins',
		],
		[
			'phase lure | 0: E2; snaps 2; hand 7/0/1/0 | pile 3 | tiles 1b E2',
			'lure N 3',
			'to E2, mauls you, Bo’s basic pays 1 snap and the pile of 5',
		],
		[
			'phase commit | 0: C3; snaps 1 | 1: G3; snaps 7 | tiles 1f C2',
			'N',
			'to C2, stopped by Bo’s freeze, 1 snap to pay, Bo would win',
		],
	])('%s, %s: %s', (position, move, words) => {
		expect(foreseen(position, move)).toBe(words);
	});

	test('a Super names its arms, a spike what it destroys', () => {
		const table = at('phase commit | 0: C3; snaps 1; hand 1/0/1/1 | tiles 1b C2');
		table.play(0, 'N!').play(1, 'E').play(2, 'E').play(3, 'W');
		const words = (move: Move) => previewWords(table.view(0), 0, move, { names: NAMES, viewer: 0 });
		expect(words({ type: 'set', tile: 'super' })).toBe('pays and charges 1 snap, traps C2, D3, C4, and B3 too');
		expect(words({ type: 'set', tile: 'spike' })).toBe('pays and charges 1 snap, destroys Bo’s basic');
	});
});

test('the forest marks where a choice leads', () => {
	const view = at('phase commit').view(0);
	const path = pathOf(view, 0, { type: 'commit', dir: 'W', trap: false });
	expect(path.map((square) => labelOf(9, square))).toEqual(['B3', 'A3']);
	expect(pathOf(view, 0, null)).toEqual([]);
	const lure = pathOf(at('phase lure').view(0), 0, { type: 'lure', dir: 'E', dist: 5 });
	expect(lure.map((square) => labelOf(9, square))).toEqual(['A5']);
});

test('a preview changes nothing of the position', () => {
	const view = at('phase lure | sasquatch E5 | tiles 1b E2').view(0);
	const before = JSON.stringify(view);
	previewWords(view, 0, { type: 'lure', dir: 'N', dist: 3 }, { names: NAMES, viewer: 0 });
	expect(JSON.stringify(view)).toBe(before);
});

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
