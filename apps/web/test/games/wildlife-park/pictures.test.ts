import {
	BOARDS,
	COLOUR_OF,
	COLOURS,
	CORNERS,
	SPECIES,
	SYMBOL_OF,
	SYMBOLS,
	WORKERS,
} from '@shutterbox/wildlife-park/client';
import { expect, test } from 'vitest';
import { HABITAT_ART, HABITAT_NAMES } from '../../../src/art/animals/index.ts';
import { drawingOf, mapDrawing, THING_IDS, tileDrawing } from '../../../src/games/wildlife-park/art/index.ts';
import { type MapPlan, mapId } from '../../../src/games/wildlife-park/board/map-plan.ts';
import type { ThingId } from '../../../src/games/wildlife-park/board/picture-ids.ts';
import { tileFace, tileFaceId } from '../../../src/games/wildlife-park/board/tile-face.ts';
import { corner, hexPath } from '../../../src/games/wildlife-park/hex.ts';
import { SIGNS } from '../../../src/games/wildlife-park/signs.ts';
import { DRAWN } from '../../../src/games/wildlife-park/species.ts';
import { faultIn } from '../../art/markup.ts';
import { checkPictures, type NamedPicture } from '../../art/pictures.ts';

const TOWERS = ['black', 'brown', 'beige'] as const;
const FACES = [1, 2, 3, 4, 5, 6];

/** Every thing that the rules can put into a park. */
const THINGS: readonly ThingId[] = [
	...TOWERS.flatMap((colour) => [
		...Array.from({ length: CORNERS }, (_, c) => `part-${colour}-${c}` as const),
		`tower-${colour}` as const,
		`footing-${colour}` as const,
	]),
	...COLOURS.flatMap((colour) => [
		...FACES.map((face) => `die-${colour}-${face}` as const),
		`rolling-${colour}` as const,
		`back-${colour}` as const,
	]),
	...WORKERS.map((kind) => `worker-${kind}` as const),
	...([
		'tower-feet',
		'tower-deck',
		'grown-heart',
		'gate',
		'gate-lit',
		'crate',
		'crate-open',
		'token',
		'token-hidden',
	] as const),
];

const homes = new Map(await Promise.all(HABITAT_NAMES.map(async (name) => [name, await HABITAT_ART[name]()] as const)));

/** One tile of each face. */
const FACED = new Map(SYMBOL_OF.map((_, tile) => [tileFaceId(tileFace(tile)), tileFace(tile)]));
const tilePictures = [...FACED].map(([id, face]): NamedPicture => {
	const home = homes.get(DRAWN[face.species][1]);
	if (!home) throw new Error(`no drawings for ${face.species}`);
	return [id, tileDrawing(home, face, 1)];
});

const PLAN: MapPlan = {
	width: 854,
	height: 648,
	reach: [277, 304],
	gate: [427, 610],
	road: [427, 678],
	folds: [0.25, 0.5, 0.75],
};
const maps = (['light', 'dark'] as const).map(
	(light): NamedPicture => [mapId(PLAN, light), mapDrawing(PLAN, light, 1)],
);

checkPictures([...THINGS.map((id): NamedPicture => [id, drawingOf(id, 1)]), ...tilePictures, ...maps]);

test('every thing has a picture, and every picture is of a thing', () => {
	expect(THING_IDS.toSorted()).toEqual(THINGS.toSorted());
	expect(() => drawingOf('die-green-7', 1)).toThrow('no picture is called die-green-7');
});

test('each species has a tile with a heart and one with a place for its die, each star animal one of its own', () => {
	const wanted = [
		...SPECIES.flatMap((species) => [`tile-${species}-heart`, `tile-${species}-part`]),
		...BOARDS.map((star) => `tile-${star}-star`),
	];
	expect([...FACED.keys()].toSorted()).toEqual(wanted.toSorted());
});

test('a tile shows what the rules say of it', () => {
	for (const [tile, symbol] of SYMBOL_OF.entries()) {
		const { kind, colour } = tileFace(tile);
		expect([tile, colour]).toEqual([tile, COLOURS[COLOUR_OF[tile]]]);
		expect([tile, kind]).toEqual([tile, symbol >= SYMBOLS.length ? 'star' : symbol === 0 ? 'heart' : 'part']);
	}
});

test('tiles and what lies on them are as wide as in the largest park, and as dense as the screen', () => {
	expect(tilePictures.map(([, { width }]) => width)).toEqual(tilePictures.map(() => 132));
	expect(drawingOf('part-black-0', 1)).toMatchObject({ viewBox: tilePictures[0][1].viewBox, width: 132 });
	expect(drawingOf('die-grey-4', 3).width).toBe(132);
	expect(mapDrawing(PLAN, 'dark', 2)).toMatchObject({ viewBox: '0 0 854 648', width: 1708 });
});

test('another gate or another light is another map', () => {
	const other = { ...PLAN, gate: [300, 610] } as const;
	expect(new Set([mapId(PLAN, 'light'), mapId(PLAN, 'dark'), mapId(other, 'light')]).size).toBe(3);
	expect(mapDrawing(other, 'light', 1).body).not.toBe(mapDrawing(PLAN, 'light', 1).body);
});

test('corners go around a hex from the east, and its outline keeps within them', () => {
	const [east, southEast] = [corner(0, 100), corner(1, 100)];
	expect(east).toEqual([100, 0]);
	expect(southEast[0]).toBeCloseTo(50);
	expect(southEast[1]).toBeCloseTo(86.6, 1);
	const points = [...hexPath(99).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) =>
		Math.hypot(Number(x), Number(y)),
	);
	expect(points).toHaveLength(18);
	expect(Math.max(...points)).toBeLessThan(99.2);
});

test('every sign is another path', () => {
	expect(new Set(Object.values(SIGNS)).size).toBe(Object.keys(SIGNS).length);
	for (const d of Object.values(SIGNS)) expect(faultIn(`<path d="${d}"/>`), d).toBeNull();
});
