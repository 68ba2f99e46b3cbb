import { expect, test } from 'vitest';
import { at, eventTypes, ids } from '../table.ts';

const explored =
	'2p shoot 0 | savannah meerkat lion | shoreline sea-otter | plan savannah:1=explored shoreline:1 meerkat:1+1 lion:2+3 sea-otter:1 | at savannah';

test('[SNP-48] targets of the habitat in any order, all of them, none of another', () => {
	const table = at(explored, 3, 3, 2);
	expect(table.moves(0)).toEqual(['shoot meerkat', 'shoot lion']);
	expect(table.refused(0, 'shoot sea-otter')).toBe('NOT_AVAILABLE');
	table.play(0, 'shoot lion');
	expect(table.refused(0, 'shoot lion')).toBe('NOT_AVAILABLE');
	expect(table.refused(0, 'explore shoreline')).toBe('WRONG_PHASE');
	table.play(0, 'shoot meerkat');
	expect(table.state.phase).toBe('explore');
});

test('[SNP-48, 49] equal is enough; a hit joins the collection and its tokens are gone', () => {
	const table = at(explored, 3, 3).play(0, 'shoot lion');
	expect(table.events.map(({ event }) => event)).toEqual([
		{ type: 'shotRolled', animal: 26, dice: [3, 3], tokens: 3, total: 9, difficulty: 9, success: true },
		{ type: 'photographed', seat: 0, animal: 26, tokensLost: 3 },
	]);
	expect([ids(table.state.photos[0]), table.state.tokens]).toEqual(['lion', [0, 0]]);
});

test('[SNP-50] a miss is discarded, and its tokens can pay for a re-roll this turn', () => {
	const table = at(explored, 2, 3, 6, 1, 2).play(0, 'shoot lion');
	expect(eventTypes(table)).toEqual(['shotRolled', 'escaped', 'tokensChanged']);
	expect([ids(table.state.discard), table.state.tokens]).toEqual(['lion', [3, 0]]);
	table.play(0, 'shoot meerkat', 'explore shoreline', 'reroll 0 supply:2');
	expect([table.state.phase, table.state.tokens]).toEqual(['shoot', [1, 0]]);
});

test('[SNP-51] when no prepared habitat is left the turn ends', () => {
	const table = at(explored, 3, 3, 2, 2, 1).play(
		0,
		'shoot lion',
		'shoot meerkat',
		'explore shoreline',
		'shoot sea-otter',
	);
	expect([table.state.active, table.state.phase, table.state.targets]).toEqual([1, 'research', []]);
});
