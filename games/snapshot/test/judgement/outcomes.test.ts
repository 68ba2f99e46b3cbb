import { expect, test } from 'vitest';
import { photoOdds } from '../../src/analysis/odds.ts';
import { planOdds, prospectOf } from '../../src/analysis/plan-odds.ts';
import { photoOutcomes } from '../../src/judgement/outcomes.ts';
import { ANIMALS, animalNamed } from '../../src/rules/components.ts';
import { stateAt } from '../table.ts';

const DEAR = new Array<number>(ANIMALS).fill(30);
const CHEAP = new Array<number>(ANIMALS).fill(1);
const PLAN =
	'2p explore 0 | rainforest king-cobra | shoreline ghost-crab sea-otter | plan rainforest:1 shoreline:1 king-cobra:2+1 ghost-crab:1 sea-otter:1+2 | 0: tokens 3; assignment a01 | 1: assignment a02';

test('what a plan may end in has the exact odds by photos, re-rolls of dear animals included', () => {
	const prospect = prospectOf(stateAt(PLAN));
	for (const [worth, habit] of [[DEAR, 'fromSupply'] as const, [CHEAP, 'never'] as const]) {
		const outcomes = photoOutcomes(prospect, worth);
		const { photos, habitats } = planOdds(prospect, habit);
		photos.forEach((odds, count) => {
			const same = outcomes.filter((one) => one.photos.length === count).reduce((sum, one) => sum + one.odds, 0);
			expect(same).toBeCloseTo(odds, 12);
		});
		for (const { animal, photographed } of habitats.flatMap(({ targets }) => targets)) {
			const taken = outcomes.filter((one) => one.photos.includes(animal)).reduce((sum, one) => sum + one.odds, 0);
			expect(taken).toBeCloseTo(photographed, 12);
		}
		expect(new Set(outcomes.map((one) => one.photos.join())).size).toBe(outcomes.length);
	}
});

test('tokens come back from what is missed, and are gone with what is hit', () => {
	const outcomes = photoOutcomes(prospectOf(stateAt(PLAN)), CHEAP);
	const tokensWith = (...names: string[]) =>
		outcomes.find(({ photos }) => photos.join() === names.map(animalNamed).join())?.tokens;
	expect(tokensWith()).toBe(6);
	expect(tokensWith('king-cobra')).toBe(5);
	expect(tokensWith('king-cobra', 'sea-otter')).toBe(3);
	expect(tokensWith('ghost-crab')).toBe(6);
});

test('a habitat that is given up ends without its photos', () => {
	const failed = stateAt(
		'2p reroll 0 | shoreline sea-otter | plan shoreline:2 sea-otter:4+1 | at shoreline roll 1 1 | 0: tokens 2; assignment a04 | 1: assignment a02',
	);
	expect(photoOutcomes(prospectOf(failed), DEAR, true)).toEqual([{ photos: [], tokens: 3, odds: 1 }]);
	const [none, hit] = photoOutcomes(prospectOf(failed), DEAR).sort((a, b) => a.photos.length - b.photos.length);
	// Explored by the second roll: both tokens are gone, and that on the otter if it is hit.
	const odds = (5 / 6) * photoOdds(animalNamed('sea-otter'), 4, 1);
	expect(hit.odds).toBeCloseTo(odds, 12);
	expect(hit.tokens).toBe(0);
	expect(none.tokens).toBeCloseTo((3 * (1 / 6) + 5 / 6 - odds) / (1 - odds), 12);
});
