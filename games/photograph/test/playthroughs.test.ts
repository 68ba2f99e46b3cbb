import { playthrough } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { photograph } from '../src/index.ts';

// Golden matches, at least one per end reason and variant. `npm run playthroughs` writes them anew.
test.each([
	['2-seats', { seats: 2, seed: 11 }],
	['3-seats', { seats: 3, seed: 12 }],
	['4-seats', { seats: 4, seed: 13 }],
	['blank-backs', { seats: 2, seed: 14, options: { informativeBacks: false } }],
	['missed-shot', { seats: 3, seed: 15, options: { missedShot: true } }],
	['late-good-shot-exact', { seats: 4, seed: 16, options: { lateGoodShot: 'exact', startSeat: 1 } }],
	['tie-break-all', { seats: 2, seed: 17, options: { tieBreakLength: 'all', removedColors: ['blue', 'grey'] } }],
])('the playthrough %s has not changed', async (name, setup) => {
	await expect(playthrough(photograph, setup)).toMatchFileSnapshot(`../playthroughs/${name}.txt`);
});
