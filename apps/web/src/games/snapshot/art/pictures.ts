/** Every thing on the table: how it is drawn, which part of the drawing is seen, how wide it is shown at most. */
import { AWARD_CATEGORIES, HABITAT_IDS } from '@shutterbox/snapshot/client';
import type { Pips } from '../../../art/die.ts';
import type { Drawing } from '../../../darkroom/drawing.ts';
import type { ThingId } from '../picture-ids.ts';
import { mountain } from './habitats/mountain.ts';
import { rainforest } from './habitats/rainforest.ts';
import { savannah } from './habitats/savannah.ts';
import { shoreline } from './habitats/shoreline.ts';
import { cardBack } from './objects/card-back.ts';
import { die } from './objects/die.ts';
import { pin, spentPin } from './objects/pins.ts';
import { bagBack, bagFront, paperclip, peg, token } from './objects/things.ts';

/** Pixels across on a table of 1366 × 768; its view box; the drawing, all its ids beginning with the given word. */
type Picture = readonly [width: number, viewBox: string, draw: (word: string) => string];
type Entry = readonly [id: ThingId, picture: Picture];

const TALL = { rainforest, mountain, savannah, shoreline };
const FACES: readonly (Pips | 0)[] = [0, 1, 2, 3, 4, 5, 6];
const PIN = '0 0 48 50';

const PICTURES: ReadonlyMap<ThingId, Picture> = new Map<ThingId, Picture>([
	...HABITAT_IDS.map((habitat): Entry => [`tall-${habitat}`, [176, '0 0 300 900', TALL[habitat]]]),
	...FACES.map((face): Entry => [`die-${face}`, [66, '-22 -32 54 60', () => die(face)]]),
	...AWARD_CATEGORIES.map((category): Entry => [`pin-${category}`, [64, PIN, () => pin(category)]]),
	['pin-spent', [44, PIN, spentPin]],
	['token', [36, '0 0 32 33', token]],
	['peg', [17, '0 0 17 44', peg]],
	['clip', [28, '0 0 28 48', paperclip]],
	['bag-back', [168, '0 0 200 134', bagBack]],
	['bag-front', [168, '0 0 200 134', bagFront]],
	['card-back', [100, '0 0 240 330', cardBack]],
]);

export const THING_IDS: readonly ThingId[] = [...PICTURES.keys()];

export function drawingOf(id: ThingId, density: number): Drawing {
	const picture = PICTURES.get(id);
	if (!picture) throw new Error(`no picture is called ${id}`);
	const [width, viewBox, draw] = picture;
	return { body: draw(`${id}-`), viewBox, width: Math.round(width * density) };
}
