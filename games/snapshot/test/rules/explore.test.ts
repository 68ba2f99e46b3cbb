import { describe, expect, test } from 'vitest';
import { at, eventTypes, ids, lying, RAINFOREST, SHORELINE } from '../table.ts';

const planned =
	'2p explore 0 | rainforest blue-morpho king-cobra | shoreline sea-otter | plan rainforest:1 shoreline:1 blue-morpho:1+1 king-cobra:2+3 sea-otter:1+1';

test('[SNP-32, 39] the player picks the order; a habitat is explored once for all its targets', () => {
	const table = at(planned, 6, 6, 6);
	expect(table.moves(0)).toEqual(['explore rainforest', 'explore shoreline']);
	expect(table.refusal(0, 'explore mountain')).toMatchObject({ code: 'NOT_PREPARED', rule: 'SNP-39' });
	table.play(0, 'explore shoreline', 'shoot sea-otter', 'explore rainforest');
	expect(table.moves(0)).toEqual(['shoot blue-morpho', 'shoot king-cobra']);
});

test('[SNP-40] nothing is shot before its habitat is explored', () => {
	const table = at(planned, 6);
	expect(table.refused(0, 'shoot sea-otter')).toBe('WRONG_PHASE');
	table.play(0, 'explore rainforest');
	expect(table.refusal(0, 'shoot sea-otter')).toMatchObject({ code: 'NOT_AVAILABLE', rule: 'SNP-48' });
});

test('[SNP-44, 45] after a success there is nothing to re-roll, and the tokens on the habitat are gone', () => {
	const table = at(planned.replace(' | plan', ' | 0: tokens 2 | plan'), 1, 5);
	table.play(0, 'explore rainforest', 'reroll 0 supply:2');
	expect(eventTypes(table)).toEqual(['tokensChanged', 'exploreRerolled']);
	expect(table.refused(0, 'reroll 0 king-cobra:2')).toBe('WRONG_PHASE');
	expect([table.state.habitatTokens, table.state.tokens]).toEqual([0, [0, 0]]);
});

describe('[SNP-42, 43] paying for a re-roll', () => {
	const failed = () =>
		at(planned.replace(' | plan', ' | 0: tokens 1 | plan'), 1, 2, 3, 5).play(0, 'explore rainforest');

	test('every mix of supply and open targets, in this and other habitats', () => {
		expect(failed().moves(0)).toEqual([
			'abandon',
			'reroll 0 supply:1 blue-morpho:1',
			'reroll 0 blue-morpho:1 king-cobra:1',
			'reroll 0 blue-morpho:1 sea-otter:1',
			'reroll 0 supply:1 king-cobra:1',
			'reroll 0 king-cobra:2',
			'reroll 0 king-cobra:1 sea-otter:1',
			'reroll 0 supply:1 sea-otter:1',
		]);
	});

	test('as often as one can pay', () => {
		const table = failed().play(0, 'reroll 0 king-cobra:2', 'reroll 0 blue-morpho:1 sea-otter:1');
		expect([table.state.habitatTokens, table.state.targetTokens]).toEqual([4, [0, 1, 0]]);
		table.play(0, 'reroll 0 supply:1 king-cobra:1');
		expect([table.state.phase, table.state.habitatTokens, table.state.tokens]).toEqual(['shoot', 0, [0, 0]]);
	});

	test.each([
		['reroll 1 king-cobra:2', 'BAD_DIE', 'SNP-42'],
		['reroll 0 king-cobra:0 supply:2', 'BAD_PAYMENT', 'SNP-42'],
		['reroll 0 jaguar:2', 'NOT_AVAILABLE', 'SNP-43'],
		['reroll 0 supply:2', 'NOT_ENOUGH_TOKENS', 'SNP-43'],
		['reroll 0 king-cobra:3', 'BAD_PAYMENT', 'SNP-42'],
		['reroll 0', 'BAD_PAYMENT', 'SNP-42'],
	])('%s is refused', (move, code, rule) => {
		expect(failed().refusal(0, move)).toMatchObject({ code, rule });
	});
});

test('[SNP-46, 47] failure: targets go bottom to top, all tokens come back, other habitats wait', () => {
	const table = at(planned, 4).play(0, 'explore rainforest', 'abandon');
	expect(eventTypes(table)).toEqual(['exploreFailed', 'tokensChanged']);
	expect([ids(table.state.discard), lying(table, RAINFOREST)]).toEqual(['blue-morpho king-cobra', '']);
	expect([table.state.tokens, table.state.phase, lying(table, SHORELINE)]).toEqual([[4, 0], 'explore', 'sea-otter']);
});
