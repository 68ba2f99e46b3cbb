import { COLOUR_OF, COLOURS, type ColourIndex, HEART, SYMBOL_OF } from './components.ts';
import { connected, HEXES, type HexSet, lowest } from './layouts.ts';
import { layoutOf, NO_TILE, type Park } from './park.ts';

/** A maximal connected set of tiles of one colour, the star included, with or without dice (WPK-50). */
export interface Area {
	readonly colour: ColourIndex;
	readonly hexes: HexSet;
	/** Total of its dice. */
	readonly sum: number;
	/** Number of dice on its breeding tiles. */
	readonly breeding: number;
	readonly points: number;
}

/** By colour, then by first hex. */
export function areasOf(park: Park): Area[] {
	const layout = layoutOf(park);
	const ofColour = tilesByColour(park);
	const areas: Area[] = [];
	for (let colour = 0; colour < COLOURS.length; colour++) {
		for (let rest = ofColour[colour]; rest !== 0; ) {
			const hexes = connected(layout, lowest(rest), rest);
			areas.push(surveyed(park, colour, hexes));
			rest &= ~hexes;
		}
	}
	return areas;
}

function surveyed({ tiles, dice }: Park, colour: ColourIndex, hexes: HexSet): Area {
	let sum = 0;
	let breeding = 0;
	for (let rest = hexes; rest !== 0; rest &= rest - 1) {
		const hex = lowest(rest);
		sum += dice[hex];
		if (dice[hex] !== 0 && SYMBOL_OF[tiles[hex]] === HEART) breeding++;
	}
	return { colour, hexes, sum, breeding, points: sum * breeding };
}

function tilesByColour({ tiles }: Park): HexSet[] {
	const sets = [0, 0, 0, 0];
	for (let hex = 0; hex < HEXES; hex++) if (tiles[hex] !== NO_TILE) sets[COLOUR_OF[tiles[hex]]] |= 1 << hex;
	return sets;
}

/** Points per colour: every area scores on its own. */
export function habitatPoints(park: Park): number[] {
	const points = [0, 0, 0, 0];
	for (const area of areasOf(park)) points[area.colour] += area.points;
	return points;
}
