/** In the order on the table, hardest to explore first (SNP-6). */
export const HABITAT_IDS = ['rainforest', 'mountain', 'savannah', 'shoreline'] as const;
export type HabitatId = (typeof HABITAT_IDS)[number];

/** Index into HABITAT_IDS. */
export type Habitat = number;
export const HABITATS = HABITAT_IDS.length;
export const EXPLORE_VALUES: readonly number[] = [5, 4, 3, 2];
export const ANIMALS_PER_HABITAT = 9;

/** What an animal's stats can show: five classes, three diets, four lifespans. */
export const SYMBOLS = [
	...(['mammal', 'bird', 'reptile', 'invertebrate', 'amphibian'] as const),
	...(['carnivore', 'herbivore', 'omnivore'] as const),
	...(['0-10', '11-20', '21-30', '31+'] as const),
] as const;
export type SymbolId = (typeof SYMBOLS)[number];

type AnimalRow = readonly [
	id: string,
	difficulty: number,
	prestige: number,
	className: SymbolId,
	diet: SymbolId,
	lifespan: SymbolId,
];

/** Nine per habitat, in the order of HABITAT_IDS; this order is the one meant by "data-file order". */
const ANIMAL_ROWS = [
	['blue-morpho', 3, 2, 'invertebrate', 'herbivore', '0-10'],
	['red-eyed-tree-frog', 4, 3, 'amphibian', 'carnivore', '0-10'],
	['three-toed-sloth', 4, 3, 'mammal', 'herbivore', '21-30'],
	['keel-billed-toucan', 5, 3, 'bird', 'omnivore', '11-20'],
	['scarlet-macaw', 6, 4, 'bird', 'herbivore', '31+'],
	['spider-monkey', 7, 5, 'mammal', 'omnivore', '21-30'],
	['bornean-orangutan', 8, 6, 'mammal', 'omnivore', '31+'],
	['king-cobra', 9, 7, 'reptile', 'carnivore', '11-20'],
	['jaguar', 11, 8, 'mammal', 'carnivore', '11-20'],

	['alpine-marmot', 3, 2, 'mammal', 'herbivore', '11-20'],
	['guanaco', 4, 2, 'mammal', 'herbivore', '11-20'],
	['jacksons-chameleon', 5, 3, 'reptile', 'carnivore', '0-10'],
	['andean-condor', 6, 4, 'bird', 'carnivore', '31+'],
	['red-panda', 7, 5, 'mammal', 'omnivore', '0-10'],
	['golden-eagle', 8, 5, 'bird', 'carnivore', '21-30'],
	['brown-bear', 9, 6, 'mammal', 'omnivore', '21-30'],
	['mountain-gorilla', 10, 7, 'mammal', 'herbivore', '31+'],
	['snow-leopard', 11, 8, 'mammal', 'carnivore', '11-20'],

	['leopard-tortoise', 2, 1, 'reptile', 'herbivore', '31+'],
	['meerkat', 3, 2, 'mammal', 'omnivore', '0-10'],
	['plains-zebra', 4, 2, 'mammal', 'herbivore', '21-30'],
	['lilac-breasted-roller', 5, 3, 'bird', 'carnivore', '0-10'],
	['nile-crocodile', 6, 3, 'reptile', 'carnivore', '31+'],
	['common-ostrich', 6, 3, 'bird', 'omnivore', '31+'],
	['olive-baboon', 7, 4, 'mammal', 'omnivore', '21-30'],
	['white-rhino', 8, 5, 'mammal', 'herbivore', '31+'],
	['lion', 9, 6, 'mammal', 'carnivore', '11-20'],

	['ghost-crab', 3, 1, 'invertebrate', 'omnivore', '0-10'],
	['greater-flamingo', 4, 2, 'bird', 'omnivore', '21-30'],
	['gentoo-penguin', 5, 2, 'bird', 'carnivore', '11-20'],
	['harbour-seal', 6, 3, 'mammal', 'carnivore', '21-30'],
	['sea-otter', 7, 4, 'mammal', 'carnivore', '11-20'],
	['green-sea-turtle', 7, 4, 'reptile', 'herbivore', '31+'],
	['west-indian-manatee', 8, 5, 'mammal', 'herbivore', '31+'],
	['common-octopus', 9, 6, 'invertebrate', 'carnivore', '0-10'],
	['polar-bear', 10, 7, 'mammal', 'carnivore', '21-30'],
] as const satisfies readonly AnimalRow[];

export type AnimalId = (typeof ANIMAL_ROWS)[number][0];

/** Index into ANIMAL_IDS; NO_ANIMAL where there is none, UNKNOWN for a card of the deck in a view. */
export type Animal = number;
export const NO_ANIMAL: Animal = -1;
export const UNKNOWN = -2;

export const ANIMALS = ANIMAL_ROWS.length;
export const ANIMAL_IDS: readonly AnimalId[] = ANIMAL_ROWS.map(([id]) => id);
export const DIFFICULTY: readonly number[] = ANIMAL_ROWS.map(([, difficulty]) => difficulty);
export const PRESTIGE: readonly number[] = ANIMAL_ROWS.map(([, , prestige]) => prestige);
export const HARDEST = Math.max(...DIFFICULTY);

/** Per animal, its three symbols as bits by index into SYMBOLS. */
export const SYMBOL_BITS: readonly number[] = ANIMAL_ROWS.map(([, , , ...symbols]) => bitsOf(symbols));

export function habitatOf(animal: Animal): Habitat {
	return (animal / ANIMALS_PER_HABITAT) | 0;
}

const ANIMAL_BY_ID = new Map<string, Animal>(ANIMAL_IDS.map((id, animal) => [id, animal]));
const HABITAT_BY_ID = new Map<string, Habitat>(HABITAT_IDS.map((id, habitat) => [id, habitat]));

/** NO_ANIMAL for an id that no animal has. */
export function animalNamed(id: string): Animal {
	return ANIMAL_BY_ID.get(id) ?? NO_ANIMAL;
}

/** −1 for an id that no habitat has. */
export function habitatNamed(id: string): Habitat {
	return HABITAT_BY_ID.get(id) ?? -1;
}

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;
/** SNP-8, in turn order. */
export const STARTING_TOKENS: readonly number[] = [2, 3, 4, 5];
export const OPENING_CARDS = 3;
export const DICE = 6;
export const FACES = 6;
export const HAND_LIMIT = 2;
export const CLAIM_PRICE = 1;
export const REROLL_PRICE = 2;
export const CARD_TOKEN = 1;
export const KNOWLEDGE_TOKENS = 3;
export const STALL_ROUNDS = 10;

/** SNP-57: 9, 8 or 7 photos for 2, 3 or 4 players. */
export function photoTarget(seats: number): number {
	return 11 - seats;
}

export function bitsOf(symbols: readonly SymbolId[]): number {
	return symbols.reduce((bits, symbol) => bits | (1 << SYMBOLS.indexOf(symbol)), 0);
}
