/** Tiles, pieces and maps of Wildlife Park; the entry of their lazy chunk. Its animals are in `src/art/animals`. */
import type { Habitat } from '../../../art/animals/habitat.ts';
import type { Drawing } from '../../../darkroom/drawing.ts';
import type { Light, MapPlan } from '../board/map-plan.ts';
import { type TileFace, tileFaceId } from '../board/tile-face.ts';
import { DRAWN } from '../species.ts';
import { MAP_INKS, mapSheet } from './map.ts';
import { TILE_BOX, TILE_WIDTH } from './pictures.ts';
import { tile } from './tile.ts';

export { drawingOf, THING_IDS } from './pictures.ts';

/** A tile without its part and its die; the drawings are those of its animal's home. */
export function tileDrawing({ animals }: Habitat, face: TileFace, density: number): Drawing {
	const [animal] = DRAWN[face.species];
	return {
		body: tile(`${tileFaceId(face)}-`, face, animals[animal]),
		viewBox: TILE_BOX,
		width: Math.round(TILE_WIDTH * density),
	};
}

export function mapDrawing(plan: MapPlan, light: Light, density: number): Drawing {
	return {
		body: mapSheet(plan, MAP_INKS[light]),
		viewBox: `0 0 ${plan.width} ${plan.height}`,
		width: Math.round(plan.width * density),
	};
}
