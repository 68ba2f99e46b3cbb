/** Every small drawing of the boards, to be looked at or compared one by one. */
import { TILE_TYPES } from '@shutterbox/sasquatch-snap/client';
import { ANIMAL_NAMES, animalArt, HABITATS, type HabitatName, habitatArt } from '../src/art/animals/index.ts';
import { drawing } from '../src/art/sketches.ts';
import type { Drawing } from '../src/darkroom/drawing.ts';
import { CHARACTER_NAMES, characterArt } from '../src/games/photoshoot/art/index.ts';
import {
	BOXES,
	drawingOf,
	journalist,
	lair,
	PICTURE_IDS,
	sasquatch,
	trap,
} from '../src/games/sasquatch-snap/art/index.ts';

export { svgOf } from '../src/darkroom/drawing.ts';

const SEATS = [0, 1, 2, 3] as const;
/** What differs from another only in how much of the same there is, or in which way it is turned. */
const ALIKE = /^((floor|light)-(9|11)|pile-[1-9]|pile-1[0-3]|(arm-\d|steps)-[ESW])$/;

export const SKETCHES = [
	...ANIMAL_NAMES.map((name) => ({ name, drawing: drawing([240, 240], animalArt(name)) })),
	...(Object.keys(HABITATS) as HabitatName[]).map((name) => ({ name, drawing: drawing([300, 300], habitatArt(name)) })),
	...CHARACTER_NAMES.map((name) => ({ name, drawing: drawing([300, 300], characterArt(name)) })),
	...SEATS.flatMap((seat) => [
		{ name: `journalist ${seat}`, drawing: drawing(BOXES.journalist, journalist(seat)) },
		...TILE_TYPES.map((type) => ({
			name: `${type} ${seat}`,
			drawing: drawing(BOXES.trap, trap(`${type}-${seat}`, seat, type)),
		})),
	]),
	{ name: 'sasquatch', drawing: drawing(BOXES.sasquatch, sasquatch()) },
	{ name: 'lair', drawing: drawing(BOXES.lair, lair()) },
	...PICTURE_IDS.filter((id) => !ALIKE.test(id)).map((id) => ({ name: id, drawing: small(drawingOf(id)) })),
];

/** Large enough to be looked at. */
function small(drawing: Drawing): Drawing {
	return { ...drawing, width: Math.min(Number(drawing.width), 400) };
}
