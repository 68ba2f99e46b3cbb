import { describe, expect, test } from 'vitest';
import { type PlanOdds, planOdds, prospectOf, prospectOfPlan } from '../../src/analysis/plan-odds.ts';
import { snapshot } from '../../src/index.ts';
import { PHOTOGRAPHED } from '../../src/rules/state.ts';
import { at, stateAt } from '../table.ts';
import { enumerate, planned } from './all-dice.ts';

function rounded(odds: PlanOdds): unknown {
	return JSON.parse(JSON.stringify(odds, (_, value) => (typeof value === 'number' ? +value.toFixed(10) : value)));
}

describe.each(['never', 'fromSupply'] as const)('re-rolls %s', (habit) => {
	test.each([
		['one habitat, one target', 'mountain golden-eagle', 2, 'mountain:2 golden-eagle:4'],
		['tokens on the target', 'savannah white-rhino', 3, 'savannah:3 white-rhino:3+1'],
		['two targets', 'rainforest blue-morpho scarlet-macaw', 4, 'rainforest:2 blue-morpho:1 scarlet-macaw:3'],
		[
			'tokens that a failure gives back',
			'rainforest blue-morpho | shoreline polar-bear',
			3,
			'rainforest:1 shoreline:1 blue-morpho:2+2 polar-bear:2+1',
		],
		[
			'three habitats',
			'mountain guanaco | savannah lion | shoreline ghost-crab',
			2,
			'mountain:1 savannah:1 shoreline:1 guanaco:1+1 lion:1 ghost-crab:1',
		],
	])('[SNP-41 to 50] equals the enumeration of all dice: %s', (_, cards, tokens, plan) => {
		const table = at(`2p research 0 | ${cards} | 0: tokens ${tokens}`);
		const draft = planOdds(prospectOfPlan(table.state, planned(plan)), habit);
		table.play(0, `prepare ${plan}`);
		const expected = rounded(enumerate(table.state, habit));
		expect(rounded(draft)).toEqual(expected);
		expect(rounded(planOdds(prospectOf(table.state), habit))).toEqual(expected);
	});

	test.each([
		[
			'a failed roll, tokens paid',
			'2p reroll 0 | rainforest blue-morpho | shoreline polar-bear | plan rainforest:2 shoreline:1 blue-morpho:1 polar-bear:2+2 | at rainforest roll 1 2 paid 2 | 0: tokens 3',
		],
		[
			'an explored habitat, one shot taken',
			'2p shoot 0 photos 1 | savannah lion | shoreline ghost-crab | plan savannah:1=explored shoreline:1 meerkat:1=photographed lion:2+2 ghost-crab:1 | at savannah | 0: tokens 1; photos meerkat',
		],
	])('[SNP-41 to 50] equals the enumeration in the middle of the turn: %s', (_, position) => {
		const state = stateAt(position);
		snapshot.invariants(state);
		expect(rounded(planOdds(prospectOf(state), habit))).toEqual(rounded(enumerate(state, habit)));
		expect(state.targetStatus.filter((status) => status === PHOTOGRAPHED)).toHaveLength(state.photosThisTurn);
	});
});

test('[SNP-42] the chances of all numbers of photos add up to 1, whatever the supply', () => {
	const table = at('2p research 0 | rainforest jaguar | mountain snow-leopard | 0: tokens 41');
	table.play(0, 'prepare rainforest:1 mountain:1 jaguar:2+3 snow-leopard:2+8');
	const { photos } = planOdds(prospectOf(table.state));
	expect(photos.reduce((sum, odds) => sum + odds, 0)).toBeCloseTo(1, 12);
});
