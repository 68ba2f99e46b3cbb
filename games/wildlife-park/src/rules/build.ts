import type { Refusal, Seat } from '@shutterbox/kernel';
import { COLOUR_OF, COLOURS, SYMBOL_OF, SYMBOLS } from './components.ts';
import type { Telling } from './events.ts';
import { colourOf, faceOf, type Item, isDie, pips, tileId } from './items.ts';
import { type Hex, hexNamed, NO_HEX, NO_POINT } from './layouts.ts';
import type { BuildStep, WorkerUse } from './move.ts';
import { copyPark, emptyPark, faultOf, isWatchtowerTile, layoutOf, layTile, NO_TILE, type Park } from './park.ts';
import { type Code, refuse } from './refusals.ts';
import type { State } from './state.ts';
import { turned, withoutUsed, workerFault } from './workers.ts';

// Build: WPK-22 to WPK-38.

/** Where a seat builds: its park and the workers it has not used. */
export interface Site {
	readonly park: Park;
	workers: number;
}

export interface BothItems {
	readonly supply: Item;
	readonly display: Item;
}

const NO_WORKERS: readonly WorkerUse[] = [];

/** Where the second step of a build is tried after the first. */
const after: Site = { park: emptyPark(0, 0), workers: 0 };

/** The second step is judged by what the first has built. */
export function checkBuild(site: Site, items: BothItems, steps: readonly BuildStep[]): Refusal | null {
	const [first, second] = steps;
	const refusal = checkStep(site, items[first.item], first);
	if (refusal) return refusal;
	if (first.to === null) return checkStep(site, items[second.item], second);
	copyPark(site.park, after.park);
	after.workers = site.workers;
	placeItem(after, items[first.item], first);
	return checkStep(after, items[second.item], second);
}

export function checkStep(site: Site, item: Item, step: BuildStep): Refusal | null {
	const code = stepFault(site, item, step);
	return code && refuse(code, { item: step.item, to: step.to });
}

function stepFault(site: Site, item: Item, { to, corner, workers = NO_WORKERS }: BuildStep): Code | null {
	if (to === null) return workers.length > 0 ? 'worker-on-discard' : null;
	const hex = hexNamed(layoutOf(site.park), to);
	if (hex === NO_HEX) return 'hex-unknown';
	if (isDie(item)) return dieFault(site, item, hex, workers);
	if (workers.length > 0) return 'worker-on-tile';
	if (site.park.tiles[hex] !== NO_TILE) return 'hex-not-vacant';
	return isWatchtowerTile(item) && corner === undefined ? 'corner' : null;
}

function dieFault({ park, workers: unused }: Site, item: Item, hex: Hex, workers: readonly WorkerUse[]): Code | null {
	const fault = workerFault(unused, workers, colourOf(item));
	if (fault) return fault;
	const tile = park.tiles[hex];
	if (tile === NO_TILE) return 'hex-no-tile';
	if (park.dice[hex] !== 0) return 'hex-has-die';
	if (COLOUR_OF[tile] !== colourOf(item)) return 'die-colour';
	return faultOf(park, hex, turned(pips(item), workers));
}

/** Carries out a legal step; index of the watchtower it completes, or NO_POINT. */
export function placeItem(site: Site, item: Item, { to, corner = 0, workers = NO_WORKERS }: BuildStep): number {
	if (to === null) return NO_POINT;
	const hex = hexNamed(layoutOf(site.park), to);
	if (!isDie(item)) return layTile(site.park, hex, item, corner);
	site.park.dice[hex] = turned(pips(item), workers);
	site.workers = withoutUsed(site.workers, workers);
	return NO_POINT;
}

export function siteOf(state: State, seat: Seat): Site {
	return { park: state.parks[seat], workers: state.workers[seat] };
}

export function buildBoth(state: State, seat: Seat, items: BothItems, steps: readonly BuildStep[], ctx: Telling): void {
	const site = siteOf(state, seat);
	for (let i = 0; i < steps.length; i++) {
		const step = steps[i];
		const item = items[step.item];
		const tower = placeItem(site, item, step);
		if (step.to === null) state.discards[seat].push(item);
		if (ctx.emit) announce(ctx.emit, site.park, seat, item, step, tower);
	}
	state.workers[seat] = site.workers;
}

function announce(
	emit: NonNullable<Telling['emit']>,
	park: Park,
	seat: Seat,
	item: Item,
	{ to, workers = NO_WORKERS }: BuildStep,
	tower: number,
): void {
	if (to === null) {
		emit({ type: 'discarded', seat, item: faceOf(item) });
		return;
	}
	const { names, points } = layoutOf(park);
	const hex = names.indexOf(to);
	if (isDie(item)) {
		for (const [token, delta] of workers) emit({ type: 'workerUsed', seat, token, delta });
		const colour = COLOURS[colourOf(item)];
		emit({ type: 'diePlaced', seat, hex: to, colour, value: park.dice[hex], rolled: pips(item) });
		return;
	}
	emit({ type: 'tilePlaced', seat, hex: to, tile: tileId(item), corner: park.corners[hex] });
	if (tower === NO_POINT) return;
	const hexes = points[tower].hexes.map((each) => names[each]);
	emit({ type: 'towerBuilt', seat, hexes, colour: SYMBOLS[SYMBOL_OF[item]] });
}
