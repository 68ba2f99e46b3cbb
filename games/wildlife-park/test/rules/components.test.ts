import { expect, test } from 'vitest';
import {
	BOARDS,
	COLOUR_OF,
	COLOURS,
	COMMON_TILES,
	commonTiles,
	FIRST_STAR,
	HEART,
	hasX,
	isPersonalOnly,
	LEFT_COLOURS,
	personalSet,
	RIGHT_COLOURS,
	SPECIES_OF,
	SYMBOL_OF,
	TILE_IDS,
} from '../../src/rules/components.ts';
import { count, HEXES, LAYOUTS } from '../../src/rules/layouts.ts';
import { MISSION_SETS } from '../../src/rules/missions.ts';

const symbols = (tiles: readonly number[]) =>
	[0, 1, 2, 3].map((symbol) => tiles.filter((tile) => SYMBOL_OF[tile] === symbol).length);

test('[WPK-2, 3] 48 common tiles, of which 12 bear an X', () => {
	const all = Array.from({ length: COMMON_TILES }, (_, tile) => tile);
	expect(
		all
			.filter(hasX)
			.map((tile) => TILE_IDS[tile])
			.slice(0, 3),
	).toEqual(['common.orangutan.black', 'common.sloth.brown', 'common.tiger.beige']);
	COLOURS.forEach((_, colour) => {
		expect(symbols(commonTiles(colour, 6))).toEqual([3, 3, 3, 3]);
		expect(symbols(commonTiles(colour, 4))).toEqual([3, 2, 2, 2]);
		expect(commonTiles(colour, 1).every((tile) => COLOUR_OF[tile] === colour)).toBe(true);
	});
	expect(new Set(TILE_IDS).size).toBe(FIRST_STAR + BOARDS.length);
});

test('[WPK-7] six personal sets of ten: four hearts, two parts of each colour, six species', () => {
	const common: number[] = [];
	BOARDS.forEach((_, board) => {
		const set = personalSet(board);
		expect(symbols(set)).toEqual([4, 2, 2, 2]);
		expect(new Set(set.map((tile) => SPECIES_OF[tile])).size).toBe(6);
		const guests = set.filter((tile) => !isPersonalOnly(SPECIES_OF[tile]));
		const star = COLOUR_OF[FIRST_STAR + board];
		expect(guests.every((tile) => SYMBOL_OF[tile] !== HEART && COLOUR_OF[tile] !== star)).toBe(true);
		common.push(...guests.map((tile) => SPECIES_OF[tile]));
	});
	expect(new Set(common).size).toBe(12);
});

test('[WPK-24] every park has 20 hexes around a star with six neighbours, and three starts for three towers', () => {
	for (const { adjacent, points, star, starts, entrance, pointAt, names } of LAYOUTS) {
		expect(names.length).toBe(HEXES);
		expect(count(adjacent[star])).toBe(6);
		expect(count(entrance)).toBe(3);
		expect([42, 43]).toContain(adjacent.reduce((sum, set) => sum + count(set), 0) / 2);
		expect([17, 18]).toContain(points.length);
		expect(starts.filter(({ hex }) => entrance & (1 << hex)).length).toBe(1);
		const dotted = starts.map(({ hex, corner }) => points[pointAt[6 * hex + corner]].set);
		expect(count(dotted.reduce((all, set) => all | set, 0))).toBe(9);
		points.forEach(({ hexes, corners }, point) => {
			hexes.forEach((hex, i) => {
				expect(pointAt[6 * hex + corners[i]]).toBe(point);
			});
		});
	}
});

test('[WPK-24] entrance hexes by name', () => {
	const named = LAYOUTS.map(
		({ id, names, entrance }) => `${id} ${names.filter((_, hex) => entrance & (1 << hex)).join(' ')}`,
	);
	expect(named).toEqual([
		'symmetric b5 c4 d5',
		'saola b4 c4 c5',
		'gorilla b1 c1 d1',
		'vaquita b3 c3 c4',
		'blue-whale d3 e3 f4',
		'snow-leopard b1 c1 c2',
		'black-rhino d4 d5 e3',
	]);
});

test('[WPK-13, 59] six missions in each set; two solo spaces per colour on each side, right space 7 green', () => {
	expect(MISSION_SETS.map((set) => set.length)).toEqual([6, 6, 6]);
	for (const side of [LEFT_COLOURS, RIGHT_COLOURS]) {
		expect(side.toSorted()).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
	}
	expect(RIGHT_COLOURS[6]).toBe(0);
});
