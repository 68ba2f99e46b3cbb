import { describe, expect, test } from 'vitest';
import { possibleTargets } from '../../src/rules/prepare.ts';
import { at, eventTypes, ids, lying, SAVANNAH } from '../table.ts';

const position =
	'2p research 0 | savannah meerkat white-rhino | shoreline sea-otter | 0: tokens 4; hand lion | 1: hand jaguar';

test('[SNP-29, 37] passing brings knowledge, unless an animal is committed', () => {
	const table = at(position).play(0, 'pass');
	expect([eventTypes(table), table.state.tokens]).toEqual([
		['passed', 'tokensChanged', 'turnEnded'],
		[7, 0],
	]);
	const bound = at('2p research 0 | savannah lion | committed lion');
	expect(bound.refusal(0, 'pass')).toMatchObject({ code: 'MUST_SHOOT_COMMITTED', rule: 'SNP-37' });
});

test('[SNP-30] everything face up and the own reserved cards, no one else’s', () => {
	const table = at(position);
	expect(ids(possibleTargets(table.state))).toBe('meerkat white-rhino sea-otter lion');
	expect(table.refusal(0, 'prepare rainforest:1 jaguar:5')).toMatchObject({ code: 'NOT_AVAILABLE', rule: 'SNP-30' });
	const unicorn = { type: 'prepare', habitats: [], animals: [{ id: 'unicorn', dice: 1, tokens: 0 }] };
	expect(table.refused(0, unicorn)).toBe('NOT_AVAILABLE');
});

describe('[SNP-4, 31] exactly six dice', () => {
	test.each([
		['prepare savannah:1 meerkat:5', null],
		['prepare savannah:5 meerkat:1', null],
		['prepare savannah:1 meerkat:6', 'DICE_TOTAL'],
		['prepare savannah:1 shoreline:1 meerkat:1 white-rhino:1 lion:1 sea-otter:1', null],
		['prepare savannah:0 meerkat:6', 'BAD_DICE'],
		['prepare savannah:1 savannah:1 meerkat:4', 'DUPLICATE_CARD'],
	])('%s: %s', (move, code) => {
		expect(at(position).refused(0, move)).toBe(code);
	});

	test('halves of dice and tokens do not count', () => {
		const plan = (dice: number, tokens: number) => ({
			type: 'prepare',
			habitats: [{ id: 'savannah', dice: 6 - dice }],
			animals: [{ id: 'meerkat', dice, tokens }],
		});
		expect(at(position).refused(0, plan(5, 0))).toBeNull();
		expect(at(position).refused(0, plan(5, 0.5))).toBe('BAD_TOKENS');
		expect(at(position).refused(0, plan(4.5, 0))).toBe('BAD_DICE');
	});

	test('the first fault in the order of the specification is the one named', () => {
		const table = at(position);
		expect(table.refused(0, 'prepare savannah:0 savannah:0 jaguar:0')).toBe('BAD_DICE');
		expect(table.refused(0, 'prepare jaguar:0+-1')).toBe('NOT_AVAILABLE');
		expect(table.refused(0, 'prepare meerkat:0+-1')).toBe('BAD_DICE');
		expect(table.refused(0, 'prepare shoreline:9 meerkat:9+9')).toBe('HABITAT_WITHOUT_DIE');
		expect(table.refused(0, 'prepare savannah:9 shoreline:9 meerkat:9+9')).toBe('HABITAT_WITHOUT_TARGET');
	});
});

test('[SNP-33, 34, 35] the plan lies open in data-file order; tokens and reserved cards are on the table', () => {
	const table = at(position).play(0, 'prepare shoreline:1 savannah:1 sea-otter:1+1 lion:2+2 meerkat:1');
	expect(table.events.map(({ event }) => event)).toEqual([
		{
			type: 'prepared',
			habitats: [
				{ habitat: 2, dice: 1 },
				{ habitat: 3, dice: 1 },
			],
			animals: [
				{ animal: 19, dice: 1, tokens: 0 },
				{ animal: 26, dice: 2, tokens: 2 },
				{ animal: 31, dice: 1, tokens: 1 },
			],
			fromHand: [26],
		},
		{ type: 'tokensChanged', seat: 0, delta: -3, reason: 'planned' },
	]);
	expect([lying(table, SAVANNAH), table.state.hands[0]]).toEqual(['meerkat white-rhino lion', []]);
	expect(table.view(1).targetTokens).toEqual([0, 2, 1]);
});

test('[SNP-34] tokens beyond the supply are refused', () => {
	expect(at(position).refusal(0, 'prepare savannah:1 meerkat:5+5')).toMatchObject({
		code: 'NOT_ENOUGH_TOKENS',
		rule: 'SNP-34',
		facts: { tokens: 5, supply: 4 },
	});
});

test('[SNP-36] every committed animal must be a target', () => {
	const table = at('2p research 0 | mountain guanaco | savannah lion | committed guanaco lion');
	expect(table.refused(0, 'prepare mountain:1 guanaco:5')).toBe('MUST_SHOOT_COMMITTED');
	expect(table.refused(0, 'prepare mountain:1 savannah:1 guanaco:2 lion:2')).toBeNull();
});

test('[SNP-38] animals that are no targets stay where they are', () => {
	const table = at(position, 1, 1, 1, 1, 1).play(0, 'prepare savannah:1 meerkat:5', 'explore savannah');
	table.play(0, 'abandon');
	expect(lying(table, SAVANNAH)).toBe('white-rhino');
});
