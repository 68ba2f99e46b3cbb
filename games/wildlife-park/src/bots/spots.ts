import { MULTI, SYMBOL_OF, WORKERS } from '../rules/components.ts';
import { colourOf, type Item, isDie, pips } from '../rules/items.ts';
import { CORNERS, HEXES, type Hex, type HexSet, NO_POINT } from '../rules/layouts.ts';
import type { BuildStep, WorkerUse } from '../rules/move.ts';
import { canHold, isWatchtowerTile, layoutOf, layTile, NO_TILE, type Park } from '../rules/park.ts';
import { matchingParts } from '../rules/towers.ts';
import { turned } from '../rules/workers.ts';

/** Where an item may go. */
export interface Spot {
	/** NOWHERE to discard it. */
	readonly hex: Hex;
	readonly corner: number;
	readonly workers: readonly WorkerUse[];
}

const NOWHERE = -1;
export const DISCARD: Spot = { hex: NOWHERE, corner: 0, workers: [] };
const ANYWHERE: HexSet = (1 << HEXES) - 1;

/**
 * The places worth a look. A watchtower tile turns its part only to points where its tower can still stand, or to
 * corner 0 where there is none; a die comes as it is, or with the cheapest workers for each other value.
 */
export function spotsFor(park: Park, unusedWorkers: number, item: Item, within: HexSet = ANYWHERE): Spot[] {
	const spots: Spot[] = [];
	const uses = isDie(item) ? usesFor(unusedWorkers, colourOf(item)) : [];
	for (let hex = 0; hex < HEXES; hex++) {
		if ((within & (1 << hex)) === 0) continue;
		if (isDie(item)) {
			for (const workers of uses) {
				const spot = { hex, corner: 0, workers };
				if (isOpenTo(park, unusedWorkers, item, spot)) spots.push(spot);
			}
		} else if (park.tiles[hex] === NO_TILE) {
			for (const corner of cornersFor(park, hex, item)) spots.push({ hex, corner, workers: [] });
		}
	}
	return spots;
}

/** Whether an item can still go where it was meant to go. */
export function isOpenTo(park: Park, unusedWorkers: number, item: Item, { hex, workers }: Spot): boolean {
	if (hex === NOWHERE) return true;
	if (!isDie(item)) return park.tiles[hex] === NO_TILE;
	for (const [token] of workers) if ((unusedWorkers & (1 << WORKERS.indexOf(token))) === 0) return false;
	return canHold(park, hex, colourOf(item), turned(pips(item), workers));
}

function cornersFor(park: Park, hex: Hex, tile: Item): number[] {
	if (!isWatchtowerTile(tile)) return [0];
	const { pointAt, points } = layoutOf(park);
	const corners: number[] = [];
	for (let corner = 0; corner < CORNERS; corner++) {
		const point = pointAt[hex * CORNERS + corner];
		if (point !== NO_POINT && matchingParts(park, points[point], SYMBOL_OF[tile]) >= 0) corners.push(corner);
	}
	return corners.length === 0 ? [0] : corners;
}

/** By colour and by what is unused (the coloured worker, the multicoloured one): none, one either way, both either way. */
const USES: readonly (readonly (readonly WorkerUse[])[])[] = WORKERS.slice(0, MULTI).flatMap((token) =>
	[0, 1, 2, 3].map((unused) => {
		const single = (unused & 1) !== 0 ? token : WORKERS[MULTI];
		const uses: WorkerUse[][] = [[]];
		for (const delta of [1, -1] as const) {
			if (unused !== 0) uses.push([[single, delta]]);
			if (unused === 3)
				uses.push([
					[token, delta],
					[WORKERS[MULTI], delta],
				]);
		}
		return uses;
	}),
);

function usesFor(unusedWorkers: number, colour: number): readonly (readonly WorkerUse[])[] {
	return USES[4 * colour + ((unusedWorkers >> colour) & 1) + 2 * ((unusedWorkers >> MULTI) & 1)];
}

export function stepTo(park: Park, name: BuildStep['item'], item: Item, { hex, corner, workers }: Spot): BuildStep {
	if (hex === NOWHERE) return { item: name, to: null };
	const to = layoutOf(park).names[hex];
	if (isDie(item)) return workers.length > 0 ? { item: name, to, workers } : { item: name, to };
	return isWatchtowerTile(item) ? { item: name, to, corner } : { item: name, to };
}

/** Puts an item there for a moment. Returns what `takeBack` needs. */
export function tryOut(park: Park, item: Item, { hex, corner, workers }: Spot): number {
	const before = park.towers;
	if (hex === NOWHERE) return before;
	if (isDie(item)) park.dice[hex] = turned(pips(item), workers);
	else layTile(park, hex, item, corner);
	return before;
}

export function takeBack(park: Park, item: Item, { hex }: Spot, towersBefore: number): void {
	if (hex === NOWHERE) return;
	if (isDie(item)) park.dice[hex] = 0;
	else {
		park.tiles[hex] = NO_TILE;
		park.corners[hex] = 0;
	}
	park.towers = towersBefore;
}
