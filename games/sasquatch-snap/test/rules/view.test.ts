import { FastChance } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { sasquatchSnap } from '../../src/index.ts';
import { hasTrapCard, NOT_COMMITTED, SECRET_COMMIT, typeWithCard } from '../../src/rules/state.ts';
import { at } from '../table.ts';

const chance = new FastChance([9, 8, 7, 6]);

test('[SSQ-17] before the reveal others show only that they are ready', () => {
	const table = at('phase commit').play(0, 'N!').play(2, 'W');
	const [own] = table.view(0).commits;
	expect(table.view(0).commits).toEqual([own, NOT_COMMITTED, SECRET_COMMIT, NOT_COMMITTED]);
	expect(own).toBe(table.state.commits[0]);
	expect(table.view('spectator').commits).toEqual([SECRET_COMMIT, NOT_COMMITTED, SECRET_COMMIT, NOT_COMMITTED]);
});

test('[SSQ-60] everything else is open to all at all times', () => {
	const table = at('whistle 1 | pile 2 | 2: hand 0/3/0/1 | tiles 0s A1');
	expect(table.view('spectator')).toEqual(table.state);
	table.commit('0: S!k');
	expect(table.view(3)).toEqual(table.state);
});

test('[SSQ-18, 60] a sample fills in legal commits and leaves open what is open', () => {
	const table = at('phase commit | 1: hand 0/0/0/0').play(1, 'N').play(2, 'N!');
	const drawn = [new Set<number>(), new Set<number>()];
	for (let i = 0; i < 300; i++) {
		const { commits } = sasquatchSnap.sample(table.view(0), 0, chance);
		expect([commits[0], commits[3]]).toEqual([NOT_COMMITTED, NOT_COMMITTED]);
		drawn[0].add(commits[1]);
		drawn[1].add(commits[2]);
	}
	expect(drawn.map(({ size }) => size)).toEqual([4, 8]);
});

test('[SSQ-20] with the card a sampled Trap! comes with a tile in hand, none on her own tile', () => {
	const table = at('phase commit trapChoice=with-card | 1: hand 1/0/0/2 | tiles 2b G7').play(1, 'N').play(2, 'N');
	const types = [new Set<number>(), new Set<number>()];
	for (let i = 0; i < 300; i++) {
		const { commits } = sasquatchSnap.sample(table.view(0), 0, chance);
		for (const seat of [1, 2]) if (hasTrapCard(commits[seat])) types[seat - 1].add(typeWithCard(commits[seat]));
	}
	expect(types.map((set) => [...set].sort())).toEqual([[0, 3], [-1]]);
});
