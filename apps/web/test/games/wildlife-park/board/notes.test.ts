import { beforeAll, expect, test } from 'vitest';
import { EMPTY } from '../../../../src/games/wildlife-park/board/drafting.ts';
import { displayNote, soloNote, supplyNote } from '../../../../src/games/wildlife-park/board/notes.ts';
import { words } from '../../../../src/games/wildlife-park/words.ts';
import { at, seenIn } from '../positions.ts';

beforeAll(() => words.load());

const SIDES = ['left', 'right'] as const;

function alone() {
	return seenIn(at('1p declare 3').state).view;
}

test('the mounts of a match that is over do not say that anything is still to come', () => {
	const view = { ...alone(), phase: 'over' as const };
	const sides = SIDES.map((side) => soloNote(view, null, EMPTY, side));
	expect([displayNote(view, null, EMPTY), supplyNote(view, null), ...sides]).toEqual([
		'empty',
		'left over',
		'left over',
		'left over',
	]);
});

test('while workers turn dice, the sides of the solo challenge say whether they are filled again', () => {
	for (const [turn, note] of [
		[8, 'filled later'],
		[15, 'left over'],
	] as const) {
		const view = { ...alone(), phase: 'workers' as const, turn };
		for (const side of SIDES) expect(soloNote(view, 'workers', EMPTY, side)).toBe(note);
	}
});
