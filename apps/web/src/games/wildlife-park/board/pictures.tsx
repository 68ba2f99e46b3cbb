/** The only door to the drawings: the park and its animals come late, in chunks of their own, and each picture is developed once. */
import type { Tile } from '@shutterbox/wildlife-park/client';
import { useEffect } from 'preact/hooks';
import { HABITAT_ART } from '../../../art/animals/index.ts';
import { Drawn } from '../../../board/Drawn.tsx';
import { drawings } from '../../../board/drawings.ts';
import { printAt } from '../../../darkroom/density.ts';
import { isDark } from '../../../settings/preferences.ts';
import { DRAWN } from '../species.ts';
import { type MapPlan, mapId } from './map-plan.ts';
import type { ThingId } from './picture-ids.ts';
import { tileFace, tileFaceId } from './tile-face.ts';

export type { MapPlan, ThingId };

const park = drawings(() => import('../art/index.ts'));
const homes = {
	rainforest: drawings(HABITAT_ART.rainforest),
	shoreline: drawings(HABITAT_ART.shoreline),
	mountain: drawings(HABITAT_ART.mountain),
	savannah: drawings(HABITAT_ART.savannah),
};

/** Sends for the drawings, whatever the board shows first. */
export function useDrawings(): void {
	useEffect(() => {
		for (const { bring } of [park, ...Object.values(homes)]) bring();
	}, []);
}

/** The address of a thing's picture, for style sheets and flights; null until it is developed. */
export function thingPicture(id: ThingId): string | null {
	const art = park.art.value;
	return art && printAt(`park-${id}`, (density) => art.drawingOf(id, density));
}

/** The same of a tile, without its part and its die. */
export function tilePicture(tile: Tile): string | null {
	const face = tileFace(tile);
	const [, home] = DRAWN[face.species];
	const [art, habitat] = [park.art.value, homes[home].art.value];
	return art && habitat && printAt(`park-${tileFaceId(face)}`, (density) => art.tileDrawing(habitat, face, density));
}

/** The same of a map sheet, in the light of the room. */
function mapPicture(plan: MapPlan): string | null {
	const art = park.art.value;
	const light = isDark.value ? 'dark' : 'light';
	return art && printAt(`park-${mapId(plan, light)}`, (density) => art.mapDrawing(plan, light, density));
}

/** A thing that fills its box. */
export function Thing({ id, class: look }: { id: ThingId; class?: string }) {
	return <Drawn print={thingPicture(id)} class={look} />;
}

/** A tile that fills its box, without its part and its die. */
export function TileFacePicture({ tile, class: look }: { tile: Tile; class?: string }) {
	return <Drawn print={tilePicture(tile)} class={look} />;
}

/** The sheet under a park. */
export function MapPicture({ plan, class: look }: { plan: MapPlan; class?: string }) {
	return <Drawn print={mapPicture(plan)} class={look} />;
}
