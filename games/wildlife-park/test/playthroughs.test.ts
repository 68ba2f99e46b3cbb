import { playthrough } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { policies } from '../src/bots/policies.ts';
import { wildlifePark } from '../src/index.ts';

// Golden matches, at least one per end reason and variant. `npm run playthroughs` writes them anew.
test.each([
	['2-seats', { seats: 2, seed: 11 }],
	['3-seats-ordered', { seats: 3, seed: 12, options: { tempo: 'ordered' } }],
	['4-seats-missions', { seats: 4, seed: 13, options: { missions: 'on' } }],
	['5-seats-stepwise', { seats: 5, seed: 14, options: { tempo: 'stepwise' } }],
	['6-seats-asymmetric', { seats: 6, seed: 15, options: { side: 'asymmetric' } }],
	['solo', { seats: 1, seed: 16 }],
	['solo-asymmetric', { seats: 1, seed: 17, options: { side: 'asymmetric' } }],
])('the playthrough %s has not changed', async (name, setup) => {
	await expect(playthrough(wildlifePark, setup)).toMatchFileSnapshot(`../playthroughs/${name}.txt`);
});

/** A random player never wins the solo challenge; here the greedy one plays. */
test('[WPK-68] the playthrough solo-won has not changed', async () => {
	const greedy: typeof wildlifePark = {
		...wildlifePark,
		randomMove: (state, seat, chance) => policies.greedy.choose(wildlifePark.view(state, seat), seat, chance),
	};
	await expect(playthrough(greedy, { seats: 1, seed: 4 })).toMatchFileSnapshot('../playthroughs/solo-won.txt');
});
