import { ANIMAL_IDS } from '@shutterbox/snapshot/client';
import { describe, expect, test } from 'vitest';
import {
	ANIMAL_NAMES,
	animalArt,
	HABITATS,
	type HabitatName,
	habitatArt,
	habitatOf,
} from '../../src/art/animals/index.ts';
import {
	CHARACTER_NAMES,
	camera,
	characterArt,
	MOODS,
	objectiveBack,
	tileFrame,
} from '../../src/games/photoshoot/art/index.ts';
import { faultIn, idsIn, referencesIn } from './markup.ts';

const drawings: [name: string, draw: () => string][] = [
	...ANIMAL_NAMES.map((animal): [string, () => string] => [`animal-${animal}`, () => animalArt(animal)]),
	...(Object.keys(HABITATS) as HabitatName[]).map((habitat): [string, () => string] => [
		`habitat-${habitat}`,
		() => habitatArt(habitat),
	]),
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

test('there are 47 animals, and every animal of Snapshot is among them', () => {
	expect(ANIMAL_NAMES).toHaveLength(47);
	expect(ANIMAL_IDS.filter((id) => !ANIMAL_NAMES.some((name) => name === id))).toEqual([]);
});

test('every animal lives in one habitat', () => {
	expect(habitatOf('polar-bear')).toBe('shoreline');
	expect(habitatOf('tiger')).toBe('rainforest');
	const homes = ANIMAL_NAMES.map(habitatOf);
	expect(Object.keys(HABITATS).map((habitat) => homes.filter((home) => home === habitat).length)).toEqual([
		12, 12, 12, 11,
	]);
});

test('nine characters look different in each of their three moods', () => {
	const portraits = CHARACTER_NAMES.flatMap((who) => MOODS.map((mood) => characterArt(who, mood, 'same')));
	expect(new Set(portraits).size).toBe(27);
});
