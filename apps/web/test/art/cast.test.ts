import { ANIMAL_IDS, HABITAT_IDS, habitatOf } from '@shutterbox/snapshot/client';
import { describe, expect, test } from 'vitest';
import { animalsOf, HABITAT_ART, HABITAT_NAMES } from '../../src/art/animals/index.ts';
import {
	CHARACTER_NAMES,
	camera,
	characterArt,
	MOODS,
	objectiveBack,
	tileFrame,
} from '../../src/games/photoshoot/art/index.ts';
import { faultIn, idsIn, referencesIn } from './markup.ts';

const habitats = await Promise.all(HABITAT_NAMES.map(async (name) => ({ name, art: await HABITAT_ART[name]() })));
const animals = habitats.flatMap(({ art }) => animalsOf(art));

const drawings: [name: string, draw: () => string][] = [
	...animals.map(([name, draw]): [string, () => string] => [name, () => draw(name)]),
	...habitats.map(({ name, art }): [string, () => string] => [name, () => art.background(name)]),
	...CHARACTER_NAMES.flatMap((who) =>
		MOODS.map((mood): [string, () => string] => [`character-${who}-${mood}`, () => characterArt(who, mood)]),
	),
	['camera', () => camera('camera')],
	['objective-back', () => objectiveBack('objective-back')],
	['tile-frame', () => tileFrame('black')],
];

describe.each(drawings)('%s', (name, draw) => {
	const drawing = draw();

	test('is well-formed SVG of a bounded size, the same each time', () => {
		expect(faultIn(drawing)).toBeNull();
		expect(drawing.length).toBeLessThan(48 * 1024);
		expect(draw()).toBe(drawing);
	});

	test('points only at its own ids', () => {
		const own = idsIn(drawing);
		expect(new Set(own).size).toBe(own.length);
		expect(own.filter((id) => !id.startsWith(name))).toEqual([]);
		expect(referencesIn(drawing).filter((id) => !own.includes(id))).toEqual([]);
	});
});

test('there are 49 animals, each in one habitat, and those of Snapshot in their own', () => {
	expect(habitats.map(({ name, art }) => [name, animalsOf(art).length])).toEqual([
		['savannah', 12],
		['rainforest', 12],
		['mountain', 13],
		['shoreline', 12],
	]);
	expect(new Set(animals.map(([name]) => name)).size).toBe(49);
	const homeOf = (animal: string) => habitats.filter(({ art }) => animal in art.animals).map(({ name }) => name);
	expect(ANIMAL_IDS.map(homeOf)).toEqual(ANIMAL_IDS.map((_, animal) => [HABITAT_IDS[habitatOf(animal)]]));
});

test('nine characters look different in each of their three moods', () => {
	const portraits = CHARACTER_NAMES.flatMap((who) => MOODS.map((mood) => characterArt(who, mood, 'same')));
	expect(new Set(portraits).size).toBe(27);
});
