import { type Animal, type AnimalId, animalNamed, bitsOf, SYMBOL_BITS, type SymbolId } from './components.ts';

// The secret assignments: SNP-10, SNP-61 and SNP-62.

type AssignmentRow = readonly [
	id: string,
	cover: readonly [AnimalId, AnimalId],
	article: readonly [SymbolId, SymbolId],
];

const ROWS = [
	['a01', ['golden-eagle', 'common-octopus'], ['21-30', 'omnivore']],
	['a02', ['white-rhino', 'brown-bear'], ['bird', 'omnivore']],
	['a03', ['bornean-orangutan', 'lion'], ['11-20', 'omnivore']],
	['a04', ['spider-monkey', 'polar-bear'], ['0-10', 'herbivore']],
	['a05', ['red-panda', 'green-sea-turtle'], ['11-20', 'herbivore']],
	['a06', ['king-cobra', 'snow-leopard'], ['reptile', 'carnivore']],
	['a07', ['andean-condor', 'jaguar'], ['bird', '31+']],
	['a08', ['sea-otter', 'mountain-gorilla'], ['0-10', '31+']],
	['a09', ['harbour-seal', 'nile-crocodile'], ['bird', '21-30']],
	['a10', ['west-indian-manatee', 'scarlet-macaw'], ['reptile', 'herbivore']],
] as const satisfies readonly AssignmentRow[];

/** Index into ASSIGNMENT_IDS; UNKNOWN in a view for another seat's. */
export type Assignment = number;
export const ASSIGNMENTS = ROWS.length;
export const ASSIGNMENT_IDS = ROWS.map(([id]) => id);

/** Per assignment: the two animals of which one makes the cover. */
export const COVERS: readonly (readonly [Animal, Animal])[] = ROWS.map(([, [one, other]]) => [
	animalNamed(one),
	animalNamed(other),
]);
/** Per assignment: its two symbols as bits by index into SYMBOLS. */
export const ARTICLES: readonly number[] = ROWS.map(([, , symbols]) => bitsOf(symbols));

export const COVER_PRESTIGE = 5;
/** By symbols found, 6 or more in the last place. */
const ARTICLE_CHART: readonly number[] = [0, 1, 3, 6, 9, 12, 15];

export function isOnCover(assignment: Assignment, animal: Animal): boolean {
	const [one, other] = COVERS[assignment];
	return animal === one || animal === other;
}

/** SNP-61: either animal will do, both give no more. */
export function hasCover(assignment: Assignment, photos: readonly Animal[]): boolean {
	const [one, other] = COVERS[assignment];
	return photos.includes(one) || photos.includes(other);
}

/** How many of the article's two symbols an animal shows: 0, 1 or 2 (SNP-62). */
export function symbolsOn(assignment: Assignment, animal: Animal): number {
	const found = SYMBOL_BITS[animal] & ARTICLES[assignment];
	return found === 0 ? 0 : found & (found - 1) ? 2 : 1;
}

export function symbolsIn(assignment: Assignment, photos: readonly Animal[]): number {
	let found = 0;
	for (let i = 0; i < photos.length; i++) found += symbolsOn(assignment, photos[i]);
	return found;
}

export function articlePrestige(symbols: number): number {
	return ARTICLE_CHART[Math.min(symbols, ARTICLE_CHART.length - 1)];
}
