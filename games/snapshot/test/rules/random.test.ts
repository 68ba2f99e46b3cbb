import { FastChance, seedOfGame } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { at, stateAt } from '../table.ts';

const chance = new FastChance(seedOfGame(3, 3));

function tally(position: string, count: number): Record<string, number> {
	const state = stateAt(position);
	const types: Record<string, number> = {};
	for (let i = 0; i < count; i++) {
		const move = snapshot.randomMove(state, 0, chance);
		expect(snapshot.check(state, { actor: 0, move, at: 0 })).toBeNull();
		types[move.type] = (types[move.type] ?? 0) + 1;
	}
	return types;
}

test('[SNP-29] draw, pass and prepare are chosen 2 : 1 : 3, impossible ones left out', () => {
	const { draw, pass, prepare } = tally('2p research 0 | savannah meerkat lion | 0: tokens 4; hand jaguar', 3000);
	expect(Math.abs(draw - 1000)).toBeLessThan(120);
	expect(Math.abs(pass - 500)).toBeLessThan(90);
	expect(Math.abs(prepare - 1500)).toBeLessThan(130);
	expect(Object.keys(tally('2p research 0', 60)).sort()).toEqual(['draw', 'pass']);
	const bound = '2p research 0 | mountain guanaco | savannah meerkat lion | committed guanaco lion | deck *';
	expect(Object.keys(tally(bound, 60)).sort()).toEqual(['draw', 'prepare']);
});

test('[SNP-23, 36] commitments that take all six dice leave no room for other targets', () => {
	const full =
		'2p research 0 | rainforest blue-morpho jaguar | mountain guanaco snow-leopard | savannah meerkat lion | shoreline polar-bear | committed blue-morpho guanaco meerkat | 0: hand sea-otter ghost-crab';
	expect(tally(full, 300).prepare).toBeGreaterThan(0);
});

test('[SNP-42, 43] a third of failed rolls is abandoned, the rest re-rolled with any tokens', () => {
	const { abandon } = tally(
		'2p reroll 0 | savannah meerkat lion | plan savannah:2 meerkat:1+1 lion:3+2 | at savannah roll 1 2 | 0: tokens 1',
		1500,
	);
	expect(Math.abs(abandon - 500)).toBeLessThan(80);
});

test('[SNP-19] what a seat would answer depends on nothing it does not know', () => {
	const table = at('2p research 0 | deck lion * | 1: tokens 1').play(0, 'draw', 'place');
	for (let i = 0; i < 20; i++) {
		const seed = seedOfGame(4, i);
		expect(snapshot.randomMove(table.view(1), 1, new FastChance(seed))).toEqual(
			snapshot.randomMove(table.state, 1, new FastChance(seed)),
		);
	}
});
