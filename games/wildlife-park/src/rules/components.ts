/** Habitats by their colour, in the order used everywhere: forest, water, mountain, savanna. */
export const COLOURS = ['green', 'blue', 'grey', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];
/** Index into COLOURS. */
export type ColourIndex = number;

/** What a tile carries: a heart makes it a breeding tile, a third of a circle a watchtower tile. */
export const SYMBOLS = ['heart', 'black', 'brown', 'beige'] as const;
export type TileSymbol = (typeof SYMBOLS)[number];
/** Index into SYMBOLS; star tiles have NO_SYMBOL. */
export type SymbolIndex = number;
export const HEART: SymbolIndex = 0;
export const NO_SYMBOL: SymbolIndex = 4;

/** Four per habitat; the fourth is found in personal sets only. */
export const SPECIES = [
	...['orangutan', 'sloth', 'tiger', 'giant-panda'],
	...['sea-otter', 'sea-turtle', 'seal', 'penguin'],
	...['golden-eagle', 'vicuna', 'wild-yak', 'ibex'],
	...['giraffe', 'lion', 'zebra', 'elephant'],
] as const;
/** Index into SPECIES; star animals follow them. */
export type SpeciesIndex = number;
export const SPECIES_PER_HABITAT = 4;
const COMMON_PER_HABITAT = 3;

/** A player board, its star animal and its personal set go together and share a name. */
export const BOARDS = ['saola', 'gorilla', 'vaquita', 'blue-whale', 'snow-leopard', 'black-rhino'] as const;
/** Index into BOARDS. */
export type BoardIndex = number;
const STAR_HABITATS: readonly Colour[] = ['green', 'green', 'blue', 'blue', 'grey', 'orange'];

/** The watchtower tiles of each set beside the four hearts: giant-panda, penguin, ibex, elephant, two common species. */
const PERSONAL_PARTS: readonly (readonly [TileSymbol, TileSymbol, TileSymbol, TileSymbol, string, string])[] = [
	['black', 'black', 'brown', 'beige', 'sea-turtle.brown', 'giraffe.beige'],
	['black', 'brown', 'beige', 'black', 'golden-eagle.brown', 'lion.beige'],
	['brown', 'brown', 'black', 'beige', 'sloth.black', 'zebra.beige'],
	['brown', 'beige', 'black', 'brown', 'orangutan.black', 'vicuna.beige'],
	['beige', 'beige', 'brown', 'black', 'tiger.black', 'sea-otter.brown'],
	['beige', 'black', 'beige', 'brown', 'seal.black', 'wild-yak.brown'],
];

/** 0…47 common, 48…107 personal (ten per set), 108…113 star animals, 114 a tile that only its back is known of. */
export type Tile = number;
export const COMMON_TILES = 48;
const SET_SIZE = 10;
export const FIRST_STAR: Tile = COMMON_TILES + SET_SIZE * BOARDS.length;
export const UNKNOWN_TILE: Tile = FIRST_STAR + BOARDS.length;

const ids: string[] = [];
const speciesOfTile: SpeciesIndex[] = [];
const symbolOfTile: SymbolIndex[] = [];
const colourOfTile: ColourIndex[] = [];

function print(id: string, species: SpeciesIndex, symbol: SymbolIndex, colour: ColourIndex): void {
	ids.push(id);
	speciesOfTile.push(species);
	symbolOfTile.push(symbol);
	colourOfTile.push(colour);
}

function printAnimal(set: string, name: string, symbol: TileSymbol): void {
	const species = (SPECIES as readonly string[]).indexOf(name);
	print(`${set}.${name}.${symbol}`, species, SYMBOLS.indexOf(symbol), Math.floor(species / SPECIES_PER_HABITAT));
}

SPECIES.forEach((name, species) => {
	if (isPersonalOnly(species)) return;
	for (const symbol of SYMBOLS) printAnimal('common', name, symbol);
});
BOARDS.forEach((set, board) => {
	const parts = PERSONAL_PARTS[board];
	SPECIES.filter((_, species) => isPersonalOnly(species)).forEach((name, i) => {
		printAnimal(set, name, 'heart');
		printAnimal(set, name, parts[i] as TileSymbol);
	});
	for (const common of parts.slice(SPECIES_PER_HABITAT)) {
		const [name, symbol] = common.split('.');
		printAnimal(set, name, symbol as TileSymbol);
	}
});
BOARDS.forEach((star, board) => {
	print(star, SPECIES.length + board, NO_SYMBOL, COLOURS.indexOf(STAR_HABITATS[board]));
});

/** By tile: `common.lion.heart`, `saola.ibex.brown`; a star animal by its name alone. */
export const TILE_IDS: readonly string[] = ids;
export const SPECIES_OF: readonly SpeciesIndex[] = speciesOfTile;
export const SYMBOL_OF: readonly SymbolIndex[] = symbolOfTile;
export const COLOUR_OF: readonly ColourIndex[] = colourOfTile;

export function isPersonalOnly(species: SpeciesIndex): boolean {
	return species % SPECIES_PER_HABITAT === COMMON_PER_HABITAT;
}

export function starTile(board: BoardIndex): Tile {
	return FIRST_STAR + board;
}

const PERSONAL_SETS = BOARDS.map((_, board) => run(COMMON_TILES + SET_SIZE * board, SET_SIZE));

/** The ten tiles of a personal set, in the order of the component list. */
export function personalSet(board: BoardIndex): Tile[] {
	return PERSONAL_SETS[board].slice();
}

/** The X is on the black tile of a habitat's first species, the brown one of its second, the beige one of its third. */
export function hasX(tile: Tile): boolean {
	return tile < COMMON_TILES && SYMBOL_OF[tile] === 1 + (SPECIES_OF[tile] % SPECIES_PER_HABITAT);
}

const PER_COLOUR = COMMON_TILES / COLOURS.length;
const ALL_COMMON = COLOURS.map((_, colour) => run(colour * PER_COLOUR, PER_COLOUR));
const WITHOUT_X = ALL_COMMON.map((tiles) => tiles.filter((tile) => !hasX(tile)));

function run(first: Tile, count: number): Tile[] {
	return Array.from({ length: count }, (_, i) => first + i);
}

/** The common tiles of a colour in use at a table (WPK-3). */
export function commonTiles(colour: ColourIndex, seats: number): Tile[] {
	return (seats > 4 ? ALL_COMMON : WITHOUT_X)[colour].slice();
}

export const DIE_FACES = 6;
/** Personal dice: two of each colour, in colour order. */
export const DISPLAY_DICE = 8;
export const DISPLAY_TILES = 3;
export const SUPPLY_BOARDS = 6;

/** Worker tokens: one per colour, and the multicoloured one. */
export const WORKERS = [...COLOURS, 'multi'] as const;
export type Worker = (typeof WORKERS)[number];
/** Index into WORKERS. */
export type WorkerIndex = number;
export const MULTI: WorkerIndex = 4;
/** A set of workers as bits; this is all of them. */
export const ALL_WORKERS = 31;

export const ROUND_1 = 8;
export const TURNS = 15;

/** Points by number of different species (WPK-52). */
export const ANIMAL_POINTS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 2, 5, 9, 15, 22, 30, 40, 52, 65, 80];

/** The colours of the solo spaces 1 to 8: dice on the left, tiles on the right. */
export const SOLO_SPACES = 8;
export const LEFT_COLOURS: readonly ColourIndex[] = colourIndices('grey green orange blue grey green orange blue');
export const RIGHT_COLOURS: readonly ColourIndex[] = colourIndices('blue orange green grey blue orange green grey');
export const SOLO_GOAL = { points: 200, missions: 2 } as const;

/** From this total on, one row for every ten points. */
export const ACHIEVEMENTS: readonly string[] = [
	'A win, with room to improve',
	'A solid job',
	'Good',
	'Very good',
	'Impressive',
	'Most impressive',
	'Excellent',
	'Extreme',
	'Legendary',
];

function colourIndices(names: string): ColourIndex[] {
	return names.split(' ').map((name) => (COLOURS as readonly string[]).indexOf(name));
}
