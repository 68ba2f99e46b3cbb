import { expect, test } from 'vitest';
import { at, eventTypes, ids, lying, SAVANNAH, SHORELINE } from '../table.ts';

test('[SNP-25] an empty habitat takes any animal', () => {
	const table = at('2p research 0 | deck leopard-tortoise *').play(0, 'draw', 'place');
	expect(eventTypes(table)).toEqual(['cardPlaced', 'tokensChanged']);
	expect(lying(table, SAVANNAH)).toBe('leopard-tortoise');
});

test('[SNP-26, 27, 55] a spook empties its habitat alone and ends the turn after the card token', () => {
	const table = at(
		'2p research 0 | savannah meerkat lion | shoreline sea-otter | deck plains-zebra * | discard jaguar | 0: hand guanaco',
	);
	table.play(0, 'draw', 'place');
	expect(eventTypes(table)).toEqual(['habitatSpooked', 'tokensChanged', 'tokensChanged', 'turnEnded']);
	expect(ids(table.state.discard)).toBe('jaguar meerkat lion plains-zebra');
	expect([lying(table, SAVANNAH), lying(table, SHORELINE), ids(table.state.hands[0])]).toEqual([
		'',
		'sea-otter',
		'guanaco',
	]);
	expect([table.state.tokens, table.state.active]).toEqual([[4, 0], 1]);
});

test.each([
	['reserved', ['reserve'], null, [0, 2]],
	['placed', ['place'], 'decline', [1, 2]],
	['sold', ['place'], 'claim', [1, 1]],
] as const)('[SNP-27] only placed cards earn a token, with that option: %s', (_, fate, answer, tokens) => {
	const table = at('2p research 0 cardToken=onlyPlaced | deck lion * | 1: tokens 2').play(0, 'draw', ...fate);
	if (answer) table.play(1, answer);
	if (answer === 'claim') table.play(0, 'sell');
	expect(table.state.tokens).toEqual(tokens);
});
