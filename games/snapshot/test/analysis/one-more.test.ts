import { describe, expect, test } from 'vitest';
import { exploreOdds, photoOdds } from '../../src/analysis/odds.ts';
import { bestNextDie, oneMoreDie, oneMoreExplorer, oneMoreToken } from '../../src/analysis/one-more.ts';
import { ANIMAL_IDS, animalNamed, HABITAT_IDS, PRESTIGE } from '../../src/rules/components.ts';
import { at, SAVANNAH } from '../table.ts';
import { enumerate, planned } from './all-dice.ts';

const [ROLLER, LION] = ['lilac-breasted-roller', 'lion'].map(animalNamed);

describe('one more', () => {
	const plan = planned('savannah:1 lilac-breasted-roller:1+1');

	test('die on an animal, planned or not', () => {
		expect(oneMoreDie(plan, ROLLER)).toEqual({ before: photoOdds(ROLLER, 1, 1), after: photoOdds(ROLLER, 2, 1) });
		expect(oneMoreDie(plan, LION)).toEqual({ before: 0, after: photoOdds(LION, 1, 0) });
	});

	test('token, where a die lies', () => {
		expect(oneMoreToken(plan, ROLLER)).toEqual({ before: photoOdds(ROLLER, 1, 1), after: photoOdds(ROLLER, 1, 2) });
		expect(oneMoreToken(plan, LION)).toBeNull();
	});

	test('die on a habitat', () => {
		expect(oneMoreExplorer(plan, SAVANNAH)).toEqual({
			before: exploreOdds(SAVANNAH, 1),
			after: exploreOdds(SAVANNAH, 2),
		});
		expect(oneMoreExplorer(plan, 0)).toEqual({ before: 0, after: exploreOdds(0, 1) });
	});
});

describe('the best place for the last die', () => {
	const CARDS = '2p research 0 | savannah lilac-breasted-roller lion | shoreline ghost-crab | 0: tokens 2';

	test.each([
		['savannah:1 lilac-breasted-roller:1 lion:3', 'lilac-breasted-roller'],
		['savannah:1 lilac-breasted-roller:2 lion:2', 'lion'],
		['savannah:1 lilac-breasted-roller:2 shoreline:1 ghost-crab:1', 'lilac-breasted-roller'],
		['savannah:1 lilac-breasted-roller:4', 'savannah'],
		['savannah:3 lion:2', 'lion'],
	])('is where all dice bring the most prestige on average: %s', (plan, expected) => {
		const parts = plan.split(' ').map((part) => part.split(':'));
		const withOneMore = (i: number) => parts.map(([id, dice], j) => `${id}:${Number(dice) + (i === j ? 1 : 0)}`);
		const worths = parts.map((_, i) => {
			const table = at(CARDS).play(0, planned(withOneMore(i).join(' ')));
			const targets = enumerate(table.state, 'fromSupply').habitats.flatMap((each) => each.targets);
			return targets.reduce((sum, each) => sum + each.photographed * PRESTIGE[each.animal], 0);
		});
		expect(parts[worths.indexOf(Math.max(...worths))][0]).toBe(expected);
		const best = bestNextDie(at(CARDS).view(0), planned(plan));
		expect(best && (ANIMAL_IDS[best.animal] ?? HABITAT_IDS[best.habitat])).toBe(expected);
	});

	test('there is none before anything is planned', () => {
		expect(bestNextDie(at(CARDS).view(0), { type: 'prepare', habitats: [], animals: [] })).toBeNull();
	});
});
