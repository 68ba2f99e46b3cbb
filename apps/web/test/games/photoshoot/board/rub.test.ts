import { expect, test } from 'vitest';
import { isRubbed, newRub, rubbed } from '../../../../src/games/photoshoot/board/rub.ts';

const ways = (...xs: readonly number[]) => {
	const rub = newRub();
	for (const x of xs) rubbed(rub, x);
	return isRubbed(rub);
};

test('to and fro thrice is a rub, whichever way it begins; one way, or trembling, is none', () => {
	expect(ways(12, -4, 14)).toBe(true);
	expect(ways(-12, 4, -14)).toBe(true);
	expect(ways(12, 24, 36, 48)).toBe(false);
	expect(ways(12, -4)).toBe(false);
	expect(ways(4, -4, 4, -4, 4, -4)).toBe(false);
});
