import type { Refusal, Seat, View } from '@shutterbox/kernel';
import { checkStep, placeItem, type Site, siteOf } from '../rules/build.ts';
import { SYMBOL_OF } from '../rules/components.ts';
import { colourOf, type Face, type Item, isDie, itemOf, pips } from '../rules/items.ts';
import { CORNERS, type Hex, NO_POINT } from '../rules/layouts.ts';
import type { BuildStep, WorkerUse } from '../rules/move.ts';
import { isWatchtowerTile, layoutOf, type Park } from '../rules/park.ts';
import { type ScoreSheet, sheetOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { matchingParts } from '../rules/towers.ts';
import { turned, usesFor } from '../rules/workers.ts';
import { copyOf, difference, lay, type Placement, type ScoreChange } from './placement.ts';

/** One way to put an item on a hex. */
export interface Way {
	readonly corner: number;
	readonly workers: readonly WorkerUse[];
	/** What the die shows there; 0 for a tile. */
	readonly value: number;
	/** Matching parts at the tile's corner, its own among them: 3 close a tower, 0 where none can stand. */
	readonly parts: number;
	/** Whether the other item of the draft is built before it or only after it, or loses its place. */
	readonly other: 'before' | 'after' | 'lost';
	/** What it adds to the rest of the draft, per row of the score pad. */
	readonly gain: ScoreChange;
}

/** A hex for an item in hand. */
export interface HexPreview {
	readonly hex: string;
	/** All that is allowed, the most promising first: a die as it is, then with few workers; a part where most meet. */
	readonly ways: readonly Way[];
	/** Why it cannot go there just as it is. */
	readonly refusal: Refusal | null;
}

const remembered = new WeakMap<State, Map<string, readonly HexPreview[]>>();

/**
 * What an item would bring on each hex of a park, by hex, with another item planned already or without. The order of
 * both is turned where only that makes it legal. Remembered by view, which never changes.
 */
export function previewsOf(view: View<State>, seat: Seat, face: Face, planned?: Placement): readonly HexPreview[] {
	const known = remembered.get(view) ?? new Map<string, readonly HexPreview[]>();
	remembered.set(view, known);
	const key = JSON.stringify([seat, face, planned]);
	const found = known.get(key) ?? preview(view, seat, itemOf(face), planned?.to == null ? null : planned);
	known.set(key, found);
	return found;
}

/** What an item in hand is judged with. */
interface Plan {
	readonly item: Item;
	/** With the other item, where it can be built before this one. */
	readonly site: Site;
	/** The other item, where it cannot. */
	readonly waiting: Placement | null;
	readonly scoreAt: (site: Site) => ScoreSheet;
	readonly before: ScoreSheet;
}

function preview(view: View<State>, seat: Seat, item: Item, planned: Placement | null): HexPreview[] {
	const site = copyOf(siteOf(view, seat));
	const waiting = planned !== null && lay(site, planned) !== null ? planned : null;
	const scoreAt = ({ park, workers }: Site) => sheetOf(park, workers, view.missions[seat], view.entrance[seat]);
	const plan: Plan = { item, site, waiting, scoreAt, before: scoreAt(site) };
	const corners = isWatchtowerTile(item) ? ALL_CORNERS : [0];
	const uses = isDie(item) ? usesFor(site.workers, colourOf(item)) : [[]];
	return layoutOf(site.park).names.map((hex) => ({
		hex,
		ways: corners
			.flatMap((corner) => uses.flatMap((workers) => wayTo(plan, { to: hex, corner, workers }) ?? []))
			.sort(byPromise),
		refusal: checkStep(site, item, { item: 'supply', to: hex, corner: 0 }),
	}));
}

const ALL_CORNERS = Array.from({ length: CORNERS }, (_, corner) => corner);

type Spot = Required<Omit<BuildStep, 'item'>> & { readonly to: string };

function wayTo({ item, site, waiting, scoreAt, before }: Plan, spot: Spot): Way | null {
	const step: BuildStep = { ...spot, item: 'supply' };
	if (checkStep(site, item, step) !== null) return null;
	const after = copyOf(site);
	const parts = partsAt(site.park, layoutOf(site.park).names.indexOf(spot.to), spot.corner, item);
	placeItem(after, item, step);
	const other = waiting === null ? 'before' : lay(after, waiting) === null ? 'after' : 'lost';
	const { corner, workers } = spot;
	const value = isDie(item) ? turned(pips(item), workers) : 0;
	return { corner, workers, value, parts, other, gain: difference(scoreAt(after), before) };
}

/** Matching parts at a corner of a vacant hex with this tile's own: 3 close a tower; 0 where none can stand. */
export function partsAt(park: Park, hex: Hex, corner: number, tile: Item): number {
	if (isDie(tile) || !isWatchtowerTile(tile)) return 0;
	const { points, pointAt } = layoutOf(park);
	const point = pointAt[hex * CORNERS + corner];
	return point === NO_POINT ? 0 : 1 + matchingParts(park, points[point], SYMBOL_OF[tile]);
}

function byPromise(a: Way, b: Way): number {
	return a.workers.length - b.workers.length || b.gain.total - a.gain.total || b.parts - a.parts || a.corner - b.corner;
}
