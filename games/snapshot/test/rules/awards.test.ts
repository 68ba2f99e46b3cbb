import { describe, expect, test } from 'vitest';
import { AWARD_IDS, AWARD_PRESTIGE, awardsEarned, NO_AWARD, topAward } from '../../src/rules/awards.ts';
import { at, stateAt } from '../table.ts';

test('[SNP-7] five stacks, 16 awards, highest prestige on top', () => {
	expect(AWARD_IDS).toHaveLength(16);
	expect(AWARD_PRESTIGE).toEqual([8, 6, 4, 7, 5, 4, 6, 5, 3, 5, 4, 3, 6, 5, 4, 3]);
	const state = stateAt('2p research 0 | 1: awards mountain-1 each-1');
	expect([0, 1, 2, 3, 4].map((category) => AWARD_IDS[topAward(state, category)])).toEqual([
		'rainforest-1',
		'mountain-2',
		'savannah-1',
		'shoreline-1',
		'each-2',
	]);
});

test('[SNP-54] an empty stack has no top', () => {
	expect(topAward(stateAt('2p research 0 | 1: awards each-1 each-2 each-3 each-4'), 4)).toBe(NO_AWARD);
});

describe('[SNP-52, 53] what a collection earns', () => {
	test.each([
		[
			[2, 0, 0, 0],
			[0, 0, 0, 0, 0],
		],
		[
			[3, 1, 1, 1],
			[1, 0, 0, 0, 1],
		],
		[
			[9, 2, 2, 6],
			[3, 0, 0, 2, 2],
		],
	])('%j photos by habitat', (counts, earned) => {
		expect([0, 1, 2, 3, 4].map((category) => awardsEarned(counts, category))).toEqual(earned);
	});

	test('two awards of one category in a single turn', () => {
		const table = at(
			'4p research 0 | shoreline harbour-seal sea-otter green-sea-turtle west-indian-manatee | 0: tokens 30; photos ghost-crab greater-flamingo',
			...[6, 6, 6, 6, 6, 6],
		);
		table.play(0, 'prepare shoreline:2 harbour-seal:1 sea-otter:1+1 green-sea-turtle:1+1 west-indian-manatee:1+2');
		table.play(0, 'explore shoreline', 'shoot harbour-seal', 'shoot sea-otter', 'shoot green-sea-turtle');
		table.play(0, 'shoot west-indian-manatee');
		expect(table.events.flatMap(({ event }) => (event?.type === 'awardWon' ? [event.prestige] : []))).toEqual([5, 4]);
	});
});
