import { FastChance } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { wildlifePark } from '../../src/index.ts';
import { MISSIONS } from '../../src/rules/missions.ts';
import { sheetOf, speciesCount } from '../../src/rules/scoring.ts';
import { NOT_SCORED } from '../../src/rules/state.ts';
import { randomPark } from '../random-park.ts';
import { slowScore } from '../slow-scorer.ts';
import { at, parkOf, sketch } from '../table.ts';

const ALL_MISSIONS = MISSIONS.map(({ number }) => number);

test('[WPK-45, 50, 51, 52, 53] fast and slow scorer agree on 4,000 random parks', () => {
	const chance = new FastChance([3, 1, 4, 1]);
	const seen = { towers: 0, missions: new Set<number>() };
	for (let i = 0; i < 4000; i++) {
		const park = randomPark(chance);
		const workers = chance.int(32);
		const slow = slowScore(park, workers);
		const fast = sheetOf(park, workers, ALL_MISSIONS, NOT_SCORED);
		const met = MISSIONS.filter(({ isMet }) => isMet(park, workers));
		expect({
			entrance: fast.entrance,
			habitats: { green: fast.green, blue: fast.blue, grey: fast.grey, orange: fast.orange },
			watchtowers: fast.watchtowers,
			species: speciesCount(park),
			missions: met.map(({ number }) => number),
		}).toEqual(slow);
		expect(fast.missions).toBe(met.reduce((sum, { points }) => sum + points, 0));
		if (slow.watchtowers > 0) seen.towers++;
		for (const number of slow.missions) seen.missions.add(number);
	}
	expect(seen.towers).toBeGreaterThan(500);
	expect(seen.missions.size).toBeGreaterThanOrEqual(16);
});

test('[WPK-6] the star is a tile of its habitat, a species, and connects without a die', () => {
	const apart = 'b2 tiger.heart=2; d2 sloth.black@0=5';
	expect(sheetOf(parkOf(apart), 0, [], 0).green).toBe(7);
	expect(sheetOf(parkOf(apart, 'vaquita'), 0, [], 0).green).toBe(2);
	expect(speciesCount(parkOf('-'))).toBe(1);
});

test('[WPK-51] a tower with two dice scores nothing', () => {
	const tower = (third: string) =>
		sheetOf(parkOf(`b4 ibex.beige@1=5; b5 golden-eagle.beige@5=6; c4 vicuna.beige@3${third}`, 'gorilla'), 0, [], 0);
	expect([tower('').watchtowers, tower('=1').watchtowers]).toEqual([0, 12]);
});

test('[WPK-54] the rows add up, in round 1 with the entrance as it stands', () => {
	const table = sketch({ park: 'c4 ibex.heart=2' });
	expect(wildlifePark.breakdown(table.state)[0]).toEqual([
		{ source: 'entrance', points: 2, facts: { isRecorded: false } },
		{ source: 'green', points: 0 },
		{ source: 'blue', points: 0 },
		{ source: 'grey', points: 2 },
		{ source: 'orange', points: 0 },
		{ source: 'watchtowers', points: 0, facts: { built: 0 } },
		{ source: 'animals', points: 0, facts: { species: 2 } },
	]);
	expect(table.sheet().total).toBe(4);
});

test('[WPK-55] the tie-break is in the outcome', () => {
	const line =
		'2p over 15 | 0: saola; park a1 ibex.brown@0=4; entrance 2 | 1: gorilla; park a1 ibex.heart=1; entrance 1';
	expect(wildlifePark.outcome(at(line).state)).toEqual({ reason: 'displaysEmpty', scores: [2, 2], places: [2, 1] });
});

test('[WPK-56, 57, 58] missions are public, count in the end, and cost nothing when missed', () => {
	const line =
		'2p over 15 missions=on | 0: saola; park c2 =6; missions 1 7 17; workers green blue grey | 1: gorilla; missions 2 8 13';
	const { state } = at(line);
	expect(wildlifePark.view(state, 1).missions).toEqual([
		[1, 7, 17],
		[2, 8, 13],
	]);
	const [own, other] = wildlifePark.breakdown(state);
	expect(own.at(-1)).toEqual({ source: 'missions', points: 14, facts: { met: '17' } });
	expect(other.at(-1)?.points).toBe(0);
	expect(wildlifePark.breakdown(at('2p over 15').state)[0].some(({ source }) => source === 'missions')).toBe(false);
});
