import type { PlayContext, Refusal, Seat } from '@shutterbox/kernel';
import { COLOUR_OF, COLOURS, SYMBOL_OF, SYMBOLS } from './components.ts';
import type { Event } from './events.ts';
import { colourOf, faceOf, type Item, isDie, pips, tileId } from './items.ts';
import { NO_POINT } from './layouts.ts';
import type { BuildStep, WorkerUse } from './move.ts';
import { clonePark, faultOf, isWatchtowerTile, layoutOf, layTile, NO_TILE, type Park } from './park.ts';
import { refuse } from './refusals.ts';
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

/** The second step is judged by what the first has built. */
export function checkBuild(site: Site, items: BothItems, [first, second]: readonly BuildStep[]): Refusal | null {
	const refusal = checkStep(site, items[first.item], first);
	if (refusal) return refusal;
	const after = { park: clonePark(site.park), workers: site.workers };
	placeItem(after, items[first.item], first);
	return checkStep(after, items[second.item], second);
}

export function checkStep(site: Site, item: Item, step: BuildStep): Refusal | null {
	const { to, workers = NO_WORKERS } = step;
	const facts = { item: step.item, to };
	if (to === null) return workers.length > 0 ? refuse('worker-on-discard', facts) : null;
	const hex = layoutOf(site.park).names.indexOf(to);
	if (hex === -1) return refuse('hex-unknown', facts);
	if (isDie(item)) return checkDie(site, item, hex, workers, facts);
	if (workers.length > 0) return refuse('worker-on-tile', facts);
	if (site.park.tiles[hex] !== NO_TILE) return refuse('hex-not-vacant', facts);
	return isWatchtowerTile(item) && step.corner === undefined ? refuse('corner', facts) : null;
}

function checkDie(
	{ park, workers: unused }: Site,
	item: Item,
	hex: number,
	workers: readonly WorkerUse[],
	facts: Refusal['facts'],
): Refusal | null {
	const fault = workerFault(unused, workers, colourOf(item));
	if (fault) return refuse(fault, facts);
	const tile = park.tiles[hex];
	if (tile === NO_TILE) return refuse('hex-no-tile', facts);
	if (park.dice[hex] !== 0) return refuse('hex-has-die', facts);
	if (COLOUR_OF[tile] !== colourOf(item)) return refuse('die-colour', facts);
	const wrong = faultOf(park, hex, turned(pips(item), workers));
	return wrong ? refuse(wrong, facts) : null;
}

/** Carries out a legal step; index of the watchtower it completes, or NO_POINT. */
export function placeItem(site: Site, item: Item, { to, corner = 0, workers = NO_WORKERS }: BuildStep): number {
	if (to === null) return NO_POINT;
	const hex = layoutOf(site.park).names.indexOf(to);
	if (!isDie(item)) return layTile(site.park, hex, item, corner);
	site.park.dice[hex] = turned(pips(item), workers);
	site.workers = withoutUsed(site.workers, workers);
	return NO_POINT;
}

export function siteOf(state: State, seat: Seat): Site {
	return { park: state.parks[seat], workers: state.workers[seat] };
}

export function buildBoth(
	state: State,
	seat: Seat,
	items: BothItems,
	steps: readonly BuildStep[],
	ctx: PlayContext<Event>,
): void {
	for (const step of steps) {
		const item = items[step.item];
		const site = siteOf(state, seat);
		const tower = placeItem(site, item, step);
		state.workers[seat] = site.workers;
		if (step.to === null) state.discards[seat].push(item);
		if (ctx.emit) announce(ctx.emit, site.park, seat, item, step, tower);
	}
}

function announce(
	emit: NonNullable<PlayContext<Event>['emit']>,
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
