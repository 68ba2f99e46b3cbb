import { playthrough } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { snapshot } from '../src/index.ts';

// Golden matches, at least one per end reason and option. `npm run playthroughs` writes them anew.
test.each([
	['2-seats', { seats: 2, seed: 21 }],
	['3-seats', { seats: 3, seed: 22 }],
	['4-seats', { seats: 4, seed: 23 }],
	['only-placed', { seats: 2, seed: 24, options: { cardToken: 'onlyPlaced', firstPlayer: 1 } }],
	['upfront', { seats: 3, seed: 25, options: { denial: 'upfront', claimSeconds: 0 } }],
	['open-hands', { seats: 4, seed: 26, options: { reservedCards: 'open', claimSeconds: 60 } }],
])('the playthrough %s has not changed', async (name, setup) => {
	await expect(playthrough(snapshot, setup)).toMatchFileSnapshot(`../playthroughs/${name}.txt`);
});

test('the playthrough stall has not changed', async () => {
	const idle = { ...snapshot, randomMove: () => ({ type: 'pass' }) as const };
	await expect(playthrough(idle, { seats: 2, seed: 27 })).toMatchFileSnapshot('../playthroughs/stall.txt');
});
