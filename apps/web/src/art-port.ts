/** The only door to drawings: they come late, in chunks of their own, and each is put into the page once. */
import { signal } from '@preact/signals';
import type { AnimalName, HabitatName } from './art/animals/index.ts';

/** Symbols drawn so far, by id. */
const drawn = signal<ReadonlyMap<string, string>>(new Map());
const asked = new Map<string, Promise<void>>();

/** The symbols to be put into the page; reading them in a component redraws it when more arrive. */
export function symbols(): ReadonlyMap<string, string> {
	return drawn.value;
}

export function isDrawn(id: string): boolean {
	return drawn.value.has(id);
}

export function animalId(name: AnimalName): string {
	return `sketch-${name}`;
}

export function habitatId(name: HabitatName): string {
	return `sketch-${name}`;
}

/** Draws the animals of the two games that have them, and their habitats. */
export function bringAnimals(): Promise<void> {
	return bring('animals', async () => {
		const { ANIMAL_NAMES, animalArt, HABITATS, habitatArt } = await import('./art/animals/index.ts');
		const habitats = Object.keys(HABITATS) as HabitatName[];
		return [
			...ANIMAL_NAMES.map((name) => [animalId(name), symbol(animalId(name), [240, 240], animalArt(name))] as const),
			...habitats.map((name) => [habitatId(name), symbol(habitatId(name), [300, 300], habitatArt(name))] as const),
		];
	});
}

type Made = readonly (readonly [id: string, symbol: string])[];

/** Has a set of drawings made and put into the page, once; what failed is tried again when it is asked for again. */
export function bring(name: string, make: () => Promise<Made>): Promise<void> {
	const running = asked.get(name) ?? make().then(add);
	asked.set(name, running);
	running.catch(() => asked.delete(name));
	return running;
}

/** A drawing that scales to the box it is used in. */
export function symbol(id: string, [width, height]: readonly [number, number], content: string): string {
	return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${content}</symbol>`;
}

function add(made: Made): void {
	drawn.value = new Map([...drawn.peek(), ...made]);
}
