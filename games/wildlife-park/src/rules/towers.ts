import { HEART, SYMBOL_OF, SYMBOLS, type TileSymbol } from './components.ts';
import { lowest, type TowerPoint } from './layouts.ts';
import { layoutOf, NO_TILE, type Park } from './park.ts';

export interface Tower {
	readonly point: TowerPoint;
	readonly colour: TileSymbol;
	/** Dice on all three of its tiles. */
	readonly isManned: boolean;
	readonly points: number;
}

export function towersOf(park: Park): Tower[] {
	const towers: Tower[] = [];
	for (let rest = park.towers; rest !== 0; rest &= rest - 1) towers.push(towerAt(park, lowest(rest)));
	return towers;
}

/** WPK-51: three dice score their sum, fewer score nothing. */
function towerAt(park: Park, index: number): Tower {
	const point = layoutOf(park).points[index];
	const [a, b, c] = point.hexes;
	const { tiles, dice } = park;
	const isManned = dice[a] !== 0 && dice[b] !== 0 && dice[c] !== 0;
	return {
		point,
		colour: SYMBOLS[SYMBOL_OF[tiles[a]]],
		isManned,
		points: isManned ? dice[a] + dice[b] + dice[c] : 0,
	};
}

export function towerPoints(park: Park): number {
	let points = 0;
	for (let rest = park.towers; rest !== 0; rest &= rest - 1) points += towerAt(park, lowest(rest)).points;
	return points;
}

/**
 * Number of parts at a tower point if they match, and fit a further part where one is given, and all other hexes are
 * vacant; −1 if no tower can stand there any more.
 */
export function matchingParts(
	{ tiles, corners }: Park,
	{ hexes, corners: facing }: TowerPoint,
	further = HEART,
): number {
	let parts = 0;
	let symbol = further;
	for (let i = 0; i < 3; i++) {
		const tile = tiles[hexes[i]];
		if (tile === NO_TILE) continue;
		if (SYMBOL_OF[tile] === HEART || corners[hexes[i]] !== facing[i]) return -1;
		if (symbol !== HEART && SYMBOL_OF[tile] !== symbol) return -1;
		symbol = SYMBOL_OF[tile];
		parts++;
	}
	return parts;
}
