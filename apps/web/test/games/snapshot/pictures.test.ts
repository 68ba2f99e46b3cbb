import { ANIMAL_IDS, AWARD_CATEGORIES, HABITAT_IDS, habitatOf, SYMBOLS } from '@shutterbox/snapshot/client';
import { expect, test } from 'vitest';
import { HABITAT_ART } from '../../../src/art/animals/index.ts';
import { animalDrawing, animalPictureId } from '../../../src/games/snapshot/animal-drawing.ts';
import { drawingOf, THING_IDS } from '../../../src/games/snapshot/art/index.ts';
import type { Look, ThingId } from '../../../src/games/snapshot/picture-ids.ts';
import { SIGNS, type SignId } from '../../../src/games/snapshot/signs.ts';
import { faultIn } from '../../art/markup.ts';
import { checkPictures, type NamedPicture } from '../../art/pictures.ts';

/** Every thing that the rules can put on the table. */
const THINGS: readonly ThingId[] = [
	...HABITAT_IDS.map((habitat) => `tall-${habitat}` as const),
	...[0, 1, 2, 3, 4, 5, 6].map((face) => `die-${face}` as const),
	...AWARD_CATEGORIES.map((category) => `pin-${category}` as const),
	...(['pin-spent', 'token', 'peg', 'clip', 'bag-back', 'bag-front', 'card-back'] as const),
];
const LOOKS: readonly Look[] = ['cut-104', 'cut-60', 'cut-34', 'card', 'frame'];

const homes = await Promise.all(HABITAT_IDS.map((habitat) => HABITAT_ART[habitat]()));
const animalAt = (animal: number, look: Look, density = 1) =>
	animalDrawing(homes[habitatOf(animal)], animal, look, density);

const animalPictures = ANIMAL_IDS.flatMap((_, animal) =>
	LOOKS.map((look): NamedPicture => [animalPictureId(animal, look), animalAt(animal, look)]),
);
const pictures = [...THINGS.map((id): NamedPicture => [id, drawingOf(id, 1)]), ...animalPictures];

test('every thing has a picture, and every picture is of a thing', () => {
	expect(THING_IDS.toSorted()).toEqual(THINGS.toSorted());
	expect(() => drawingOf('die-7', 1)).toThrow('no picture is called die-7');
});

checkPictures(pictures);

test('a picture has as many pixels as the board’s are dense on the screen', () => {
	expect(drawingOf('tall-savannah', 1)).toMatchObject({ viewBox: '0 0 300 900', width: 176 });
	expect(drawingOf('tall-savannah', 1.5).width).toBe(264);
	expect(LOOKS.map((look) => animalAt(0, look, 3).width)).toEqual([312, 180, 102, 408, 252]);
	expect(animalAt(0, 'cut-60', 2)).toMatchObject({ viewBox: '0 0 240 240', width: 120 });
});

test('on a card an animal stands before its own habitat, cut out it stands alone', () => {
	const lion = ANIMAL_IDS.indexOf('lion');
	const background = homes[HABITAT_IDS.indexOf('savannah')].background('card-lion-land-');
	const { body } = animalAt(lion, 'card');
	expect(body.startsWith(background)).toBe(true);
	expect(body.endsWith(`<g transform="translate(30 50)">${homes[2].animals.lion('card-lion-')}</g>`)).toBe(true);
	expect(animalAt(lion, 'cut-34').body).toBe(homes[2].animals.lion('cut-34-lion-'));
});

test('each habitat, symbol and award has a sign of its own, drawn in one box', () => {
	const wanted: readonly SignId[] = [...AWARD_CATEGORIES, ...SYMBOLS];
	expect(Object.keys(SIGNS)).toEqual(expect.arrayContaining([...wanted]));
	expect(new Set(Object.values(SIGNS).map((marks) => JSON.stringify(marks))).size).toBe(Object.keys(SIGNS).length);
	for (const { d } of Object.values(SIGNS).flat()) expect(faultIn(`<path d="${d}"/>`), d).toBeNull();
});

test.each(['0-10', '11-20', '21-30', '31+'] as const)('the lifespan %s is counted in bars out of four', (life) => {
	const faint = SIGNS[life].filter(({ opacity = 1 }) => opacity < 1);
	expect([SIGNS[life].length, faint.length]).toEqual([4, 11 - SYMBOLS.indexOf(life)]);
});
