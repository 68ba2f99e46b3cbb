import { playthrough } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { photoshoot } from '../src/index.ts';

// Golden matches, at least one per end reason and mode. `npm run playthroughs` writes them anew.
test.each([
	['two-teams', { seats: 4, seed: 21, options: { hourglassSec: 30 } }],
	['three-against-two', { seats: 5, seed: 22, options: { hourglassSec: 30, level: 4, calls: 'quick' } }],
	['family', { seats: 6, seed: 23, options: { hourglassSec: 30, level: 4, family: true } }],
	['assist', { seats: 4, seed: 24, options: { hourglassSec: 30, level: 4, strictness: 'assist' } }],
	['untimed', { seats: 4, seed: 25, options: { pace: 'untimed', turnBudget: 8, level: 3 } }],
	['deserted', { seats: 4, seed: 26, isDeserted: true }],
	['cooperative', { seats: 2, seed: 27, options: { hourglassSec: 30, level: 2 } }],
	['cooperative-untimed', { seats: 3, seed: 28, options: { pace: 'untimed', turnBudget: 8, level: 4 } }],
	['cooperative-players', { seats: 2, seed: 29, options: { hourglassSec: 300, referee: 'players' } }],
])('the playthrough %s has not changed', async (name, setup) => {
	await expect(playthrough(photoshoot, setup)).toMatchFileSnapshot(`../playthroughs/${name}.txt`);
});
