/** Every small drawing of the boards, to be looked at or compared one by one. */
import { TILE_TYPES } from '@shutterbox/sasquatch-snap/client';
import { ANIMAL_IDS, HABITAT_IDS, habitatOf } from '@shutterbox/snapshot/client';
import { SYMBOL_OF } from '@shutterbox/wildlife-park/client';
import { animalsOf, HABITAT_ART, HABITAT_NAMES } from '../src/art/animals/index.ts';
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
import { animalDrawing, animalPictureId } from '../src/games/snapshot/animal-drawing.ts';
import * as snapshotArt from '../src/games/snapshot/art/index.ts';
import type { Look } from '../src/games/snapshot/picture-ids.ts';
import * as parkArt from '../src/games/wildlife-park/art/index.ts';
import { tileFace, tileFaceId } from '../src/games/wildlife-park/board/tile-face.ts';
import { DRAWN } from '../src/games/wildlife-park/species.ts';

export { svgOf } from '../src/darkroom/drawing.ts';

const SEATS = [0, 1, 2, 3] as const;
/** What differs from another only in how much of the same there is, or in which way it is turned. */
const ALIKE = /^((floor|light)-(9|11)|pile-[1-9]|pile-1[0-3]|(arm-\d|steps)-[ESW])$/;

const homes = {
	savannah: await HABITAT_ART.savannah(),
	rainforest: await HABITAT_ART.rainforest(),
	mountain: await HABITAT_ART.mountain(),
	shoreline: await HABITAT_ART.shoreline(),
};
/** As large as a phone shows them. */
const DENSE = 3;
const LOOKS: readonly Look[] = ['cut-104', 'card', 'frame'];
const faces = new Map(SYMBOL_OF.map((_, tile) => [tileFaceId(tileFace(tile)), tileFace(tile)]));

export const SKETCHES = [
	...HABITAT_NAMES.flatMap((name) => [
		{ name, drawing: drawing([300, 300], homes[name].background(name)) },
		...animalsOf(homes[name]).map(([animal, draw]) => ({ name: animal, drawing: drawing([240, 240], draw(animal)) })),
	]),
	...ANIMAL_IDS.flatMap((_, animal) =>
		LOOKS.map((look) => ({
			name: animalPictureId(animal, look),
			drawing: animalDrawing(homes[HABITAT_IDS[habitatOf(animal)]], animal, look, DENSE),
		})),
	),
	...snapshotArt.THING_IDS.map((id) => ({ name: `snapshot ${id}`, drawing: snapshotArt.drawingOf(id, DENSE) })),
	...parkArt.THING_IDS.map((id) => ({ name: `park ${id}`, drawing: parkArt.drawingOf(id, DENSE) })),
	...[...faces].map(([name, face]) => ({
		name,
		drawing: parkArt.tileDrawing(homes[DRAWN[face.species][1]], face, DENSE),
	})),
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
