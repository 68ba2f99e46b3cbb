import { isRefusal, type Refusal, type Seat } from '@shutterbox/kernel';
import { checkStep, placeItem, type Site, siteOf } from '../rules/build.ts';
import { type Face, itemOf } from '../rules/items.ts';
import type { BuildStep, Workers } from '../rules/move.ts';
import { clonePark } from '../rules/park.ts';
import { SCORE_ROWS, type ScoreSheet, scoreSheet, sheetOf } from '../rules/scoring.ts';
import { clone, type State } from '../rules/state.ts';
import { checkWorkers, useWorkers } from '../rules/workers.ts';

/** An item and where it would go. */
export interface Placement extends Omit<BuildStep, 'item'> {
	readonly item: Face;
}

/** Points gained or lost, per row of the score pad. */
export type ScoreChange = ScoreSheet;

/**
 * What some placements, one after the other, would change for a seat; the refusal of the first that is not allowed.
 * Works on a view, at any time: whose turn it is and where the items come from does not matter.
 */
export function whatChanges(state: State, seat: Seat, placements: readonly Placement[]): ScoreChange | Refusal {
	const site = siteWith(state, seat, placements);
	if (isRefusal(site)) return site;
	const after = sheetOf(site.park, site.workers, state.missions[seat], state.entrance[seat]);
	return difference(after, scoreSheet(state, seat));
}

/** A seat's park and workers after some placements. */
export function siteWith(state: State, seat: Seat, placements: readonly Placement[]): Site | Refusal {
	const site = copyOf(siteOf(state, seat));
	for (const placement of placements) {
		const refusal = lay(site, placement);
		if (refusal) return refusal;
	}
	return site;
}

/** Puts an item where it should go, or says why it cannot go there. */
export function lay(site: Site, { item: face, ...rest }: Placement): Refusal | null {
	const step: BuildStep = { ...rest, item: 'supply' };
	const item = itemOf(face);
	const refusal = checkStep(site, item, step);
	if (refusal === null) placeItem(site, item, step);
	return refusal;
}

export function copyOf({ park, workers }: Site): Site {
	return { park: clonePark(park), workers };
}

/** The same for workers at a round's end. */
export function whatWorkersChange(state: State, seat: Seat, changes: Workers['changes']): ScoreChange | Refusal {
	const move: Workers = { type: 'workers', changes };
	const refusal = checkWorkers(state, seat, move);
	if (refusal) return refusal;
	const after = clone(state);
	useWorkers(after, seat, move);
	return difference(scoreSheet(after, seat), scoreSheet(state, seat));
}

export function difference(after: ScoreSheet, before: ScoreSheet): ScoreChange {
	const change: Record<string, number> = {};
	for (const row of [...SCORE_ROWS, 'total' as const]) change[row] = after[row] - before[row];
	return change as ScoreChange;
}
