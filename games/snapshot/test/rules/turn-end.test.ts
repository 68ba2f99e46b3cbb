import { describe, expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { at, eventTypes } from '../table.ts';

test('[SNP-5, 55] knowledge for a turn without a photo; tokens have no limit', () => {
	const table = at('2p research 0 | 0: tokens 1000').play(0, 'pass');
	expect(table.state.tokens).toEqual([1003, 0]);
	expect(table.told(1)).toContainEqual({ type: 'turnEnded', seat: 0, photos: 0, knowledge: 3 });
});

test('[SNP-56] awards, then the end check, then the next seat', () => {
	const eight = 'blue-morpho jaguar guanaco snow-leopard meerkat lion ghost-crab polar-bear';
	const table = at(`2p research 0 | shoreline sea-otter | 0: photos ${eight}; awards each-1 each-2`, 6, 6, 6, 6, 6, 6);
	table.play(0, 'prepare shoreline:1 sea-otter:5', 'explore shoreline', 'shoot sea-otter');
	expect(eventTypes(table)).toEqual(['shotRolled', 'photographed', 'awardWon', 'turnEnded', 'finalRound']);
	expect([table.state.finalRound, table.state.active]).toEqual([true, 1]);
});

describe('[SNP-57] the final round', () => {
	const eight = 'blue-morpho jaguar guanaco snow-leopard meerkat lion ghost-crab polar-bear';

	test('is announced once, and ends the match with everything shown', () => {
		const table = at(
			`2p research 1 final | shoreline sea-otter | 0: photos red-eyed-tree-frog three-toed-sloth brown-bear golden-eagle plains-zebra white-rhino harbour-seal common-octopus gentoo-penguin; awards each-3 each-4 shoreline-1 | 1: photos ${eight}; awards each-1 each-2`,
			...[6, 6, 6, 6, 6, 6],
		);
		table.play(1, 'prepare shoreline:1 sea-otter:5', 'explore shoreline', 'shoot sea-otter');
		expect(eventTypes(table).slice(-2)).toEqual(['turnEnded', 'gameEnded']);
		expect(table.told('spectator').at(-1)).toMatchObject({
			reason: 'target',
			assignments: [0, 1],
			places: snapshot.outcome(table.state)?.places,
		});
		expect(snapshot.view(table.state, 'spectator').assignments).toEqual([0, 1]);
	});
});

describe('[SNP-58] the safeguard', () => {
	test('counts turns without a photo, whoever takes them', () => {
		const table = at('2p research 0 barren 7 | shoreline ghost-crab', 6, 6, 6, 6, 6, 6);
		table.play(0, 'prepare shoreline:1 ghost-crab:5', 'explore shoreline', 'shoot ghost-crab');
		expect(table.state.barrenTurns).toBe(0);
		table.play(1, 'pass');
		expect(table.state.barrenTurns).toBe(1);
	});

	test.each([2, 3, 4])('ends a match of %i after ten rounds of passing', (seats) => {
		const table = at(`${seats}p research 0`);
		for (let turn = 0; turn < 10 * seats; turn++) table.play(turn % seats, 'pass');
		expect([table.state.phase, table.state.round]).toEqual(['over', 10]);
		expect(table.told(0).at(-1)).toMatchObject({ type: 'gameEnded', reason: 'stall' });
	});
});
