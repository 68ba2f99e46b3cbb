import { beforeAll, expect, test } from 'vitest';
import { draftOf, EMPTY } from '../../../../src/games/wildlife-park/board/drafting.ts';
import {
	displayNote,
	reelNote,
	soloNote,
	supplyNote,
	takenNote,
} from '../../../../src/games/wildlife-park/board/notes.ts';
import { words } from '../../../../src/games/wildlife-park/words.ts';
import { at, seenIn, sketch } from '../positions.ts';

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

test('what is handed in is told by the mounts it was taken from', () => {
	const { view } = seenIn(sketch({ supply: 'tile:green sloth.heart', display: 'die:0 1' }).state);
	const draft = draftOf({ type: 'turn', supply: 'tile:green', display: 'die:0', build: [] });
	const taken = (given: typeof draft) =>
		(['supply', 'display'] as const).map((source) => takenNote(view, 0, given, source));
	expect(taken(draft)).toEqual(['taken: sloth', 'taken: green 1']);
	expect(taken(EMPTY)).toEqual([null, null]);
	expect(takenNote({ ...view, phase: 'workers' }, 0, draft, 'supply')).toBeNull();
});

test('the reel says which turn it is, and what lies between turns', () => {
	const note = (when: object) => reelNote({ ...alone(), ...when });
	expect(note({ turn: 10, phase: 'turn' })).toBe('10 of 15');
	expect(note({ turn: 1, phase: 'swap' })).toBe('before round 1');
	expect(note({ turn: 9, phase: 'soloDiscard' })).toBe('before round 2');
	expect([8, 15].map((turn) => note({ turn, phase: 'workers' }))).toEqual(['end of round 1', 'end of round 2']);
	expect(note({ turn: 15, phase: 'over' })).toBe('final');
});
