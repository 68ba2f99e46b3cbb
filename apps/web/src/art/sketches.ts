/** The only door to small drawings: they come late, in chunks of their own, and each is developed once. */
import { signal } from '@preact/signals';
import type { Drawing } from '../darkroom/drawing.ts';
import { printOf } from '../darkroom/prints.ts';
import { type AnimalName, animalsOf, HABITAT_ART, HABITAT_NAMES, type HabitatName } from './animals/index.ts';

type Draw = () => Drawing;

/** What can be drawn so far, by id. */
const drawings = signal<ReadonlyMap<string, Draw>>(new Map());
const asked = new Map<string, Promise<void>>();

/** The address of a drawing's print; null until it has arrived and is developed. */
export function sketchOf(id: string): string | null {
	const draw = drawings.value.get(id);
	return draw ? printOf(id, draw).value : null;
}

export function animalId(name: AnimalName): string {
	return `sketch-${name}`;
}

export function habitatId(name: HabitatName): string {
	return `sketch-${name}`;
}

/** Brings the animals of the two games that have them, and their habitats. */
export async function bringAnimals(): Promise<void> {
	await Promise.all(HABITAT_NAMES.map((name) => bring(name, () => bringHome(name))));
}

async function bringHome(name: HabitatName): Promise<Brought> {
	const habitat = await HABITAT_ART[name]();
	return [
		[habitatId(name), () => drawing([300, 300], habitat.background(`habitat-${name}`))],
		...animalsOf(habitat).map(
			([animal, draw]) => [animalId(animal), () => drawing([240, 240], draw(`animal-${animal}`))] as const,
		),
	];
}

type Brought = readonly (readonly [id: string, draw: Draw])[];

/** Brings a set of drawings, once; what failed is tried again when it is asked for again. */
export function bring(name: string, fetch: () => Promise<Brought>): Promise<void> {
	const running = asked.get(name) ?? fetch().then(add);
	asked.set(name, running);
	running.catch(() => asked.delete(name));
	return running;
}

/** A drawing that fills a box of its size. */
export function drawing([width, height]: readonly [number, number], body: string): Drawing {
	return { body, viewBox: `0 0 ${width} ${height}` };
}

function add(brought: Brought): void {
	drawings.value = new Map([...drawings.peek(), ...brought]);
}
