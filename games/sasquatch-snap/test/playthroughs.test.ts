import { playthrough } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { sasquatchSnap } from '../src/index.ts';

// Golden matches, at least one per end reason and variant. `npm run playthroughs` writes them anew.
test.each([
	['target', { seats: 4, seed: 11 }],
	['limit', { seats: 4, seed: 12, options: { turnLimit: 40, target: 10 } }],
	['thicket', { seats: 4, seed: 13, options: { boardSize: 7, target: 5, firstWhistle: 3 } }],
	['deep-woods', { seats: 4, seed: 14, options: { boardSize: 11, target: 5, turnLimit: 120 } }],
	['with-card', { seats: 4, seed: 15, options: { trapChoice: 'with-card', target: 5 } }],
	['entrap-toll', { seats: 4, seed: 16, options: { boardSize: 7, entrapToll: true, target: 5 } }],
	['lap-lure', { seats: 4, seed: 17, options: { lapLure: true, target: 5, turnLimit: 0 } }],
])('the playthrough %s has not changed', async (name, setup) => {
	await expect(playthrough(sasquatchSnap, setup)).toMatchFileSnapshot(`../playthroughs/${name}.txt`);
});
