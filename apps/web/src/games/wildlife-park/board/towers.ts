/** What stands at the points where three hexes meet. Pure. */
import {
	type Event,
	layoutOf,
	NO_TILE,
	type Park,
	SYMBOL_OF,
	SYMBOLS,
	type Tile,
} from '@shutterbox/wildlife-park/client';
import { partOf } from './kinds.ts';
import type { TowerColour } from './picture-ids.ts';

export interface HalfTower {
	/** Index of the tower point. */
	readonly point: number;
	readonly colour: TowerColour;
}

/** Points where two matching parts meet and the third hex is free: the deck stands, the roof is missing. */
export function halfTowers(park: Park): readonly HalfTower[] {
	return layoutOf(park).points.flatMap(({ hexes, corners }, point) => {
		const parts = hexes.map((hex, i) => facingPart(park.tiles[hex], park.corners[hex] === corners[i]));
		const [colour] = parts.filter((part) => part !== null && part !== 'blocked');
		const matching = parts.filter((part) => part === colour);
		return colour && matching.length === 2 && parts.includes(null) ? [{ point, colour: colour as TowerColour }] : [];
	});
}

function facingPart(tile: Tile, isFacing: boolean): TowerColour | 'blocked' | null {
	if (tile === NO_TILE) return null;
	return (isFacing && partOf(tile)) || 'blocked';
}

export function towerColour(park: Park, point: number): TowerColour {
	const [hex] = layoutOf(park).points[point].hexes;
	return SYMBOLS[SYMBOL_OF[park.tiles[hex]]] as TowerColour;
}

/** The tower point of an event. */
export function pointOf(event: Event, park: Park): number | null {
	if (event.type !== 'towerBuilt') return null;
	const { names, points } = layoutOf(park);
	const hexes = event.hexes.map((name) => names.indexOf(name));
	return points.findIndex((point) => point.hexes.every((hex) => hexes.includes(hex)));
}
