import { type BoardIndex, COLOUR_OF, FIRST_STAR, HEART, SYMBOL_OF, starTile, type Tile } from './components.ts';
import { CORNERS, HEXES, type Hex, type HexSet, LAYOUTS, type Layout, NO_POINT } from './layouts.ts';

/** One seat's park, by hex. Everything in it is public. */
export interface Park {
	/** Index into LAYOUTS. */
	layout: number;
	/** The star animal tile is printed on its hex (WPK-6); NO_TILE where vacant. */
	tiles: Tile[];
	/** Where a watchtower tile's part lies; 0 for all others. */
	corners: number[];
	/** The value of the die on the tile, 0 for none. A die has the colour of its tile. */
	dice: number[];
	/** Built watchtowers, a set of tower points. */
	towers: number;
}

export const NO_TILE: Tile = -1;

export function emptyPark(layout: number, board: BoardIndex): Park {
	const tiles: Tile[] = new Array(HEXES).fill(NO_TILE);
	tiles[LAYOUTS[layout].star] = starTile(board);
	return { layout, tiles, corners: new Array(HEXES).fill(0), dice: new Array(HEXES).fill(0), towers: 0 };
}

export function clonePark({ layout, tiles, corners, dice, towers }: Park): Park {
	return { layout, tiles: tiles.slice(), corners: corners.slice(), dice: dice.slice(), towers };
}

/** Makes a park like another. */
export function copyPark(from: Park, to: Park): void {
	const { layout, tiles, corners, dice, towers } = from;
	const { tiles: toTiles, corners: toCorners, dice: toDice } = to;
	to.layout = layout;
	to.towers = towers;
	for (let hex = 0; hex < HEXES; hex++) {
		toTiles[hex] = tiles[hex];
		toCorners[hex] = corners[hex];
		toDice[hex] = dice[hex];
	}
}

export function layoutOf(park: Park): Layout {
	return LAYOUTS[park.layout];
}

export function isWatchtowerTile(tile: Tile): boolean {
	const symbol = SYMBOL_OF[tile];
	return symbol > HEART && symbol <= 3;
}

/** Lays a tile; index of the watchtower that it completes, or NO_POINT (WPK-27). */
export function layTile(park: Park, hex: Hex, tile: Tile, corner: number): number {
	park.tiles[hex] = tile;
	park.corners[hex] = isWatchtowerTile(tile) ? corner : 0;
	const point = isWatchtowerTile(tile) ? layoutOf(park).pointAt[hex * CORNERS + corner] : NO_POINT;
	if (point === NO_POINT || !isComplete(park, point)) return NO_POINT;
	park.towers |= 1 << point;
	return point;
}

/** Whether three parts of one colour meet at a tower point. */
export function isComplete({ tiles, corners, layout }: Park, point: number): boolean {
	const { hexes, corners: facing } = LAYOUTS[layout].points[point];
	const [a, b, c] = hexes;
	const [first, second, third] = [tiles[a], tiles[b], tiles[c]];
	if (first === NO_TILE || second === NO_TILE || third === NO_TILE) return false;
	if (corners[a] !== facing[0] || corners[b] !== facing[1] || corners[c] !== facing[2]) return false;
	const part = SYMBOL_OF[first];
	return part !== HEART && part === SYMBOL_OF[second] && part === SYMBOL_OF[third];
}

/** Whether the tile's part belongs to a built watchtower (WPK-29). */
export function isAtTower(park: Park, hex: Hex): boolean {
	if (park.towers === 0 || park.tiles[hex] === NO_TILE || !isWatchtowerTile(park.tiles[hex])) return false;
	const point = layoutOf(park).pointAt[hex * CORNERS + park.corners[hex]];
	return point !== NO_POINT && (park.towers & (1 << point)) !== 0;
}

export type DieFault = 'die-star' | 'die-breeding' | 'die-six';

/** What forbids a value on a tile of the die's own colour: WPK-32 to WPK-34. */
export function faultOf(park: Park, hex: Hex, value: number): DieFault | null {
	const tile = park.tiles[hex];
	if (hex === LAYOUTS[park.layout].star) return value === 6 ? null : 'die-star';
	if (SYMBOL_OF[tile] === HEART) return value <= 2 ? null : 'die-breeding';
	return value < 6 || isAtTower(park, hex) ? null : 'die-six';
}

export function canHold(park: Park, hex: Hex, colour: number, value: number): boolean {
	const tile = park.tiles[hex];
	return tile !== NO_TILE && park.dice[hex] === 0 && COLOUR_OF[tile] === colour && faultOf(park, hex, value) === null;
}

/** Hexes with a tile on them. */
export function tiled({ tiles }: Park): HexSet {
	let set = 0;
	for (let hex = 0; hex < HEXES; hex++) if (tiles[hex] !== NO_TILE) set |= 1 << hex;
	return set;
}

/** Hexes with a die on them. */
export function diced({ dice }: Park): HexSet {
	let set = 0;
	for (let hex = 0; hex < HEXES; hex++) if (dice[hex] !== 0) set |= 1 << hex;
	return set;
}

/** The player board, by its star. */
export function boardOf(park: Park): BoardIndex {
	return park.tiles[layoutOf(park).star] - FIRST_STAR;
}
