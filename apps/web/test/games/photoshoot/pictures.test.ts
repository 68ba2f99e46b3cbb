import { EFFECTS, TILES } from '@shutterbox/photoshoot/client';
import { expect, test } from 'vitest';
import { drawingOf, MOODS, portraitDrawing, THING_IDS } from '../../../src/games/photoshoot/art/index.ts';
import { lookOf } from '../../../src/games/photoshoot/board/parts/effect-signs.ts';
import { GLASS, marksOf } from '../../../src/games/photoshoot/board/parts/glass-shape.ts';
import type { ThingId } from '../../../src/games/photoshoot/board/parts/picture-ids.ts';
import { SIGNS } from '../../../src/games/photoshoot/board/parts/signs.ts';
import { faultIn } from '../../art/markup.ts';
import { checkPictures, type NamedPicture } from '../../art/pictures.ts';

const LIGHTS = ['light', 'dark'] as const;
const SEATS = [0, 1, 2, 3, 4, 5];

/** Everything a table of six can have in its studio. */
const THINGS: readonly ThingId[] = [
	...LIGHTS.flatMap((light) => [
		...([light, `${light}-frozen`] as const).flatMap((tint) => [
			`roll-${tint}` as const,
			`sweep-${tint}` as const,
			`floor-${tint}` as const,
			`narrow-floor-${tint}` as const,
		]),
		`paddle-${light}` as const,
		...(['right', 'wrong', 'void'] as const).map((kind) => `stamp-${kind}-${light}` as const),
	]),
	...(['raise', 'pinch'] as const).flatMap((pose) => SEATS.map((seat) => `hand-${pose}-${seat}` as const)),
	...(['clip', 'effect-back-blue', 'effect-back-orange', 'objective-back', 'camera'] as const),
];

const portraits = TILES.flatMap((who) =>
	MOODS.flatMap((mood) =>
		(['tile', 'head'] as const).map(
			(size): NamedPicture => [`${size}-${who}-${mood}`, portraitDrawing(who, mood, size, 1)],
		),
	),
);

checkPictures([...THINGS.map((id): NamedPicture => [id, drawingOf(id, 1)]), ...portraits]);

test('every thing has a picture, and every picture is of a thing', () => {
	expect(THING_IDS.toSorted()).toEqual(THINGS.toSorted());
	expect(() => drawingOf('hand-raise-6', 1)).toThrow('no picture is called hand-raise-6');
});

test('portraits are as wide as a tile or a head, and as dense as the screen', () => {
	expect(portraitDrawing('max', 'pose', 'tile', 1).width).toBe(164);
	expect(portraitDrawing('max', 'pose', 'tile', 3).width).toBe(492);
	expect(portraitDrawing('max', 'pose', 'head', 2).width).toBe(124);
});

test('paper that is frozen is as light as before, with less colour', () => {
	const [fresh, frozen] = [drawingOf('sweep-light', 1).body, drawingOf('sweep-light-frozen', 1).body];
	const [[red, green, blue], [greyRed, greyGreen, greyBlue]] = [fresh, frozen].map(firstColour);
	expect(Math.max(greyRed, greyGreen, greyBlue) - Math.min(greyRed, greyGreen, greyBlue)).toBeLessThan(
		(Math.max(red, green, blue) - Math.min(red, green, blue)) / 3,
	);
	expect(Math.abs(lightness(red, green, blue) - lightness(greyRed, greyGreen, greyBlue))).toBeLessThan(2);
});

test('every card has a sign of its own, and its character', () => {
	const looks = EFFECTS.map(({ id }) => lookOf(id));
	expect(new Set(looks.map(({ sign }) => sign)).size).toBe(EFFECTS.length);
	expect(looks.map(({ colour, character }) => [colour, character])).toEqual(
		EFFECTS.map(({ colour, tile }) => [colour, TILES[tile]]),
	);
});

test('every sign is another drawing', () => {
	const drawn = Object.values(SIGNS).map((marks) => JSON.stringify(marks));
	expect(new Set(drawn).size).toBe(drawn.length);
	for (const marks of Object.values(SIGNS))
		for (const { d } of marks) expect(faultIn(`<path d="${d}"/>`), d).toBeNull();
});

test('the marks of a glass are as far apart as the seconds between them, whatever its length', () => {
	for (const seconds of [30, 90, 120, 300]) {
		const marks = marksOf(seconds * 1000);
		expect(marks.length).toBeGreaterThan(0);
		const heights = marks.map(({ seconds: at, at: share }) => share / at);
		for (const height of heights) expect(height).toBeCloseTo(heights[0]);
		expect(Math.max(...marks.map(({ at }) => at * GLASS.height))).toBeLessThan(GLASS.height / 2);
	}
});

function firstColour(body: string): [red: number, green: number, blue: number] {
	const [, red, green, blue] = /fill="#(..)(..)(..)"/.exec(body) ?? [];
	return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function lightness(red: number, green: number, blue: number): number {
	return 0.213 * red + 0.715 * green + 0.072 * blue;
}
