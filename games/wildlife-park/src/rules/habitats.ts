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
	const { tiles, dice } = park;
	const { adjacent } = layoutOf(park);
	const points = [0, 0, 0, 0];
	let rest = 0;
	for (let hex = 0; hex < HEXES; hex++) if (tiles[hex] !== NO_TILE) rest |= 1 << hex;
	while (rest !== 0) {
		let border = rest & -rest;
		const colour = COLOUR_OF[tiles[lowest(border)]];
		let [sum, breeding] = [0, 0];
		rest &= ~border;
		while (border !== 0) {
			const hex = lowest(border);
			border &= border - 1;
			sum += dice[hex];
			if (dice[hex] !== 0 && SYMBOL_OF[tiles[hex]] === HEART) breeding++;
			for (let around = adjacent[hex] & rest; around !== 0; around &= around - 1) {
				const next = lowest(around);
				if (COLOUR_OF[tiles[next]] !== colour) continue;
				border |= 1 << next;
				rest &= ~(1 << next);
			}
		}
		points[colour] += sum * breeding;
	}
	return points;
}
