import { ANIMAL_IDS, type Animal } from '@shutterbox/snapshot/client';
import type { Habitat } from '../../art/animals/habitat.ts';
import type { Drawing } from '../../darkroom/drawing.ts';
import type { Look } from './picture-ids.ts';

/** Pixels across on a table of 1366 × 768, as wide as it is shown at most; the part that is seen. */
const LOOKS: Readonly<Record<Look, readonly [width: number, viewBox: string]>> = {
	'cut-104': [104, '0 0 240 240'],
	'cut-60': [60, '0 0 240 240'],
	'cut-34': [34, '0 0 240 240'],
	card: [136, '37 20 226 280'],
	frame: [84, '30 60 240 200'],
};

export function animalPictureId(animal: Animal, look: Look): string {
	return `${look}-${ANIMAL_IDS[animal]}`;
}

/** An animal, cut out or before its own habitat, whose drawings are given. */
export function animalDrawing({ background, animals }: Habitat, animal: Animal, look: Look, density: number): Drawing {
	const id = animalPictureId(animal, look);
	const [width, viewBox] = LOOKS[look];
	const alone = animals[ANIMAL_IDS[animal]](`${id}-`);
	const isCut = look.startsWith('cut');
	const body = isCut ? alone : `${background(`${id}-land-`)}<g transform="translate(30 50)">${alone}</g>`;
	return { body, viewBox, width: Math.round(width * density) };
}
