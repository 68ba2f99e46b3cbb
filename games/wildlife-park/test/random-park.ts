import type { Chance } from '@shutterbox/kernel';
import { BOARDS, COLOUR_OF, FIRST_STAR, SYMBOL_OF } from '../src/rules/components.ts';
import { HEXES, LAYOUTS } from '../src/rules/layouts.ts';
import { canHold, emptyPark, layTile, NO_TILE, type Park } from '../src/rules/park.ts';

/** Any park that could be built from all tiles there are, with more towers than chance alone would bring. */
export function randomPark(chance: Chance): Park {
	const layout = chance.int(LAYOUTS.length);
	const park = emptyPark(layout, layout === 0 ? chance.int(BOARDS.length) : layout - 1);
	const tiles = Array.from({ length: FIRST_STAR }, (_, tile) => tile);
	chance.shuffle(tiles);
	for (let towers = chance.int(5); towers > 0; towers--) plantTower(park, tiles, chance);
	const filled = chance.int(11);
	for (let hex = 0; hex < HEXES; hex++) {
		if (park.tiles[hex] === NO_TILE && chance.int(10) < filled) layTile(park, hex, tiles.pop() ?? 0, chance.int(6));
	}
	const diced = chance.int(11);
	for (let hex = 0; hex < HEXES; hex++) {
		if (park.tiles[hex] === NO_TILE || chance.int(10) >= diced) continue;
		const value = chance.die(6);
		for (const die of [value, 6, 2]) {
			if (!canHold(park, hex, COLOUR_OF[park.tiles[hex]], die)) continue;
			park.dice[hex] = die;
			break;
		}
	}
	return park;
}

function plantTower(park: Park, tiles: number[], chance: Chance): void {
	const { points } = LAYOUTS[park.layout];
	const { hexes, corners } = points[chance.int(points.length)];
	if (hexes.some((hex) => park.tiles[hex] !== NO_TILE)) return;
	const colour = chance.die(3);
	hexes.forEach((hex, i) => {
		const at = tiles.findIndex((tile) => SYMBOL_OF[tile] === colour);
		layTile(park, hex, tiles.splice(at, 1)[0], corners[i]);
	});
}
