import { expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { maxMoves, maxRounds } from '../../src/rules/bounds.ts';

test('[SNP-57, 58] no match has more rounds or moves than these', () => {
	expect([2, 3, 4].map(maxRounds)).toEqual([188, 243, 276]);
	expect(snapshot.meta.maxMoves).toEqual({ 2: maxMoves(2), 3: maxMoves(3), 4: maxMoves(4) });
	expect(maxMoves(4)).toBeLessThan(2 ** 31);
});
