import { SYMBOL_OF, SYMBOLS, type TileSymbol } from './components.ts';
import { lowest, type TowerPoint } from './layouts.ts';
import { layoutOf, type Park } from './park.ts';

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
