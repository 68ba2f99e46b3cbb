import { describe, expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { at } from '../table.ts';

describe('[SNP-3] an absent player', () => {
	test.each([
		['2p research 0 | savannah lion', 'pass'],
		['2p fate 0 | savannah lion | drawn meerkat', 'place'],
		['2p claims 1 | drawn meerkat | 0: tokens 1; answer waiting', 'decline'],
		['2p deny 0 | drawn meerkat | claimant 1 | 1: tokens 1', 'sell'],
		[
			'2p explore 0 | mountain guanaco | savannah lion | plan mountain:1 savannah:1 guanaco:2 lion:2',
			'explore mountain',
		],
		['2p reroll 0 | savannah lion | plan savannah:1 lion:5 | at savannah roll 1 | 0: tokens 4', 'abandon'],
		[
			'2p shoot 0 | shoreline sea-otter green-sea-turtle | plan shoreline:2=explored sea-otter:2 green-sea-turtle:2 | at shoreline',
			'shoot sea-otter',
		],
		[
			'2p research 0 | savannah leopard-tortoise meerkat lion | committed lion meerkat leopard-tortoise',
			'prepare savannah:2 leopard-tortoise:2 meerkat:1 lion:1',
		],
	])('%s: %s', (position, move) => {
		const table = at(position);
		expect(snapshot.notation.printMove(snapshot.automatic(table.view(0), 0))).toBe(move);
		expect(table.refused(0, move)).toBeNull();
	});

	test('has nothing to do when the match is over', () => {
		const table = at('2p research 1 barren 19 round 10').play(1, 'pass');
		expect(() => snapshot.automatic(table.view(0), 0)).toThrow();
	});
});
