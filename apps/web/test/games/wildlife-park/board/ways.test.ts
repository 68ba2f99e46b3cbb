import { expect, test } from 'vitest';
import { facesOf, tokenWay } from '../../../../src/games/wildlife-park/board/ways.ts';
import { at } from '../positions.ts';

/** Alone, with something hit that lies at this index of the supply. */
function hitAt(hit: number) {
	const { state } = at('1p declare 3 | 0: saola; supply left:3 1, left:7 2, right:1 lion.heart; display die:0 1');
	if (state.solo) state.solo.hit = hit;
	return state;
}

test('[WPK-62] a token stays at the space with its number, or walks on clockwise to what it hits', () => {
	expect(tokenWay(hitAt(2), 3)).toEqual(['left:3']);
	expect(tokenWay(hitAt(6), 4)).toEqual(['left:4', 'left:5', 'left:6', 'left:7']);
	expect(tokenWay(hitAt(2), 8)).toEqual(['left:8', 'left:1', 'left:2', 'left:3']);
	expect(tokenWay(hitAt(8), 8)).toEqual(['right:8', 'right:1']);
});

test('a die that nobody turns shows one face, one that workers turn a face for every step', () => {
	const die = { seat: 0, hex: 'a1', colour: 'green' } as const;
	expect(facesOf({ type: 'diePlaced', ...die, rolled: 3, value: 3 })).toEqual([3]);
	expect(facesOf({ type: 'diePlaced', ...die, rolled: 4, value: 2 })).toEqual([4, 3, 2]);
	expect(facesOf({ type: 'dieChanged', seat: 0, hex: 'a1', from: 5, to: 6 })).toEqual([5, 6]);
	// [WPK-36] after 6 comes 1, before 1 comes 6
	expect(facesOf({ type: 'dieChanged', seat: 0, hex: 'a1', from: 1, to: 6 })).toEqual([1, 6]);
	expect(facesOf({ type: 'dieChanged', seat: 0, hex: 'a1', from: 5, to: 1 })).toEqual([5, 6, 1]);
	expect(facesOf({ type: 'diePlaced', ...die, rolled: 2, value: 6 })).toEqual([2, 1, 6]);
});
