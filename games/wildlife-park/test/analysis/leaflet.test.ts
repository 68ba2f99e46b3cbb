import { FastChance } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { leafletOf } from '../../src/analysis/leaflet.ts';
import { missionProgress } from '../../src/analysis/mission-progress.ts';
import { siteOf } from '../../src/rules/build.ts';
import { COLOURS } from '../../src/rules/components.ts';
import { hexesIn } from '../../src/rules/layouts.ts';
import { isMissionMet, MISSIONS } from '../../src/rules/missions.ts';
import { layoutOf } from '../../src/rules/park.ts';
import { randomPark } from '../random-park.ts';
import { parkOf, sketch } from '../table.ts';

test('[WPK-53] a mission is met where its progress is whole and nothing bars it', () => {
	const chance = new FastChance([1, 2, 3, 4]);
	const met = new Set<number>();
	for (let n = 0; n < 4000; n++) {
		const park = randomPark(chance);
		const workers = chance.int(32);
		for (const { number } of MISSIONS) {
			const { have, need, isBarred = false } = missionProgress(number, park, workers);
			expect(have, `mission ${number}`).toBeLessThanOrEqual(need);
			expect(have === need && !isBarred, `mission ${number}`).toBe(isMissionMet(number, park, workers));
			if (have === need && !isBarred) met.add(number);
		}
	}
	// Chance does not find one home for each.
	expect(MISSIONS.flatMap(({ number }) => (met.has(number) ? [] : [number]))).toEqual([6]);
	const homes =
		'a1 lion.heart; a2 zebra.heart; b1 giraffe.heart; c1 penguin.heart; d1 seal.heart; d2 sea-otter.heart; b3 ibex.heart; a3 vicuna.heart; b4 wild-yak.heart; b2 tiger.heart; c3 sloth.heart';
	expect(missionProgress(6, parkOf(homes), 0)).toEqual({ have: 4, need: 4 });
	expect(missionProgress(6, parkOf(homes.replace('; a3 vicuna.heart', '')), 0)).toEqual({ have: 3, need: 4 });
});

test('[WPK-45, 50, 51, 52] each row with how it comes about, adding up to the score sheet', () => {
	const park =
		'a1 elephant.heart=1; a2 lion.heart=2; b1 golden-eagle.heart=2; b2 giraffe.beige@0; b3 giant-panda.heart=2; b4 orangutan.brown@1=6; b5 golden-eagle.brown@5=2; c1 ibex.beige@0=5; c2 =6; c3 orangutan.heart=1; c4 wild-yak.brown@3=5; d1 elephant.brown@0; d2 sea-otter.heart=1; d3 penguin.black@0=5; d4 giant-panda.beige@0=3; d5 ibex.heart=2; e1 penguin.heart; e2 sea-turtle.black@2; e3 seal.black@4=6';
	const { state } = sketch({
		board: 'black-rhino',
		park,
		when: 'turn 15 missions=on',
		more: 'entrance 19; missions 2 12 16',
	});
	const { sheet, entrance, areas, towers, animals, missions } = leafletOf(state, 0, siteOf(state, 0));
	const { names } = layoutOf(state.parks[0]);
	const named = (hexes: number) =>
		hexesIn(hexes)
			.map((hex) => names[hex])
			.join(' ');
	expect(sheet.total).toBe(132 + 10);
	expect(entrance.isRecorded).toBe(true);
	expect(
		areas.map(({ colour, hexes, sum, breeding, points }) => [COLOURS[colour], named(hexes), sum, breeding, points]),
	).toContainEqual(['green', 'b3 b4 c3 d4', 12, 2, 24]);
	expect(
		COLOURS.map((_, colour) =>
			areas.filter((area) => area.colour === colour).reduce((sum, { points }) => sum + points, 0),
		),
	).toEqual(COLOURS.map((colour) => sheet[colour]));
	expect(towers.map(({ colour, hexes, dice, points }) => [colour, named(hexes), dice, points])).toEqual([
		['brown', 'b4 b5 c4', 3, 13],
		['black', 'd3 e2 e3', 2, 0],
	]);
	expect(animals).toEqual({ species: 13, next: 10 });
	expect(missions).toEqual([
		{ number: 2, points: 10, isMet: true, progress: { have: 4, need: 4 } },
		{ number: 12, points: 13, isMet: false, progress: { have: 12, need: 12, isBarred: true } },
		{ number: 16, points: 10, isMet: false, progress: { have: 9, need: 10 } },
	]);
});

test('[WPK-45] in round 1 the entrance counts as it stands', () => {
	const { state } = sketch({ park: 'c4 ibex.heart=2; b5 golden-eagle.brown@0=5; a1 lion.heart=1' });
	const { entrance, sheet, animals } = leafletOf(state, 0, siteOf(state, 0));
	expect(entrance).toMatchObject({ isRecorded: false, groups: [{ points: 7 }] });
	expect(sheet.entrance).toBe(7);
	expect(animals).toEqual({ species: 4, next: 0 });
});
