/** The only door to the drawings: landscapes and animals come late, in chunks of their own, and each picture is developed once. */
import { type Animal, HABITAT_IDS, habitatOf } from '@shutterbox/snapshot/client';
import { useEffect } from 'preact/hooks';
import { HABITAT_ART } from '../../art/animals/index.ts';
import { Drawn } from '../../board/Drawn.tsx';
import { drawings } from '../../board/drawings.ts';
import { printAt } from '../../darkroom/density.ts';
import { animalDrawing, animalPictureId } from './animal-drawing.ts';
import type { Look, ThingId } from './picture-ids.ts';

export type { Look, ThingId };

const things = drawings(() => import('./art/index.ts'));
const homes = HABITAT_IDS.map((habitat) => drawings(HABITAT_ART[habitat]));

/** Sends for the drawings, whatever the board shows first. */
export function useDrawings(): void {
	useEffect(() => {
		for (const { bring } of [things, ...homes]) bring();
	}, []);
}

/** The address of a thing's picture, for style sheets and flights; null until it is developed. */
export function thingPicture(id: ThingId): string | null {
	const art = things.art.value;
	return art && printAt(`snapshot-${id}`, (density) => art.drawingOf(id, density));
}

/** The same of an animal. */
export function animalPicture(animal: Animal, look: Look): string | null {
	const home = homes[habitatOf(animal)].art.value;
	return (
		home &&
		printAt(`snapshot-${animalPictureId(animal, look)}`, (density) => animalDrawing(home, animal, look, density))
	);
}

/** A thing that fills its box. */
export function Thing({ id, class: look }: { id: ThingId; class?: string }) {
	return <Drawn print={thingPicture(id)} class={look} />;
}

/** An animal that fills its box. */
export function AnimalPicture({ animal, look, class: extra }: { animal: Animal; look: Look; class?: string }) {
	return <Drawn print={animalPicture(animal, look)} class={extra} />;
}
