/** Every small drawing of the boards, to be looked at or compared one by one. */
import { TILE_TYPES } from '@shutterbox/sasquatch-snap/client';
import { ANIMAL_NAMES, animalArt, HABITATS, type HabitatName, habitatArt } from '../src/art/animals/index.ts';
import { drawing } from '../src/art/sketches.ts';
import { CHARACTER_NAMES, characterArt } from '../src/games/photoshoot/art/index.ts';
import { BOXES, journalist, lair, sasquatch, trap } from '../src/games/sasquatch-snap/art/index.ts';

const SEATS = [0, 1, 2, 3] as const;

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
];
