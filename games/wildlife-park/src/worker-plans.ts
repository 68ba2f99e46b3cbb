import type { Seat } from '@shutterbox/kernel';
import { COLOUR_OF } from './components.ts';
import { HEXES, type Hex } from './layouts.ts';
import type { WorkerChange, WorkerUse } from './move.ts';
import { Outlook } from './outlook.ts';
import { clonePark, faultOf, layoutOf, type Park } from './park.ts';
import type { Judge } from './plans.ts';
import { usesFor } from './spots.ts';
import type { State } from './state.ts';
import { turned, withoutUsed } from './workers.ts';

/** One die turned at a round's end. */
interface Turning {
	readonly hex: Hex;
	readonly workers: readonly WorkerUse[];
}

/** Every single change that the unused workers allow, by hex. */
export function turningsOf(park: Park, unused: number): Turning[] {
	const found: Turning[] = [];
	for (let hex = 0; hex < HEXES; hex++) {
		if (park.dice[hex] === 0) continue;
		for (const workers of usesFor(unused, COLOUR_OF[park.tiles[hex]])) {
			if (workers.length > 0 && faultOf(park, hex, turned(park.dice[hex], workers)) === null) {
				found.push({ hex, workers });
			}
		}
	}
	return found;
}

export function changeOf(park: Park, { hex, workers }: Turning): WorkerChange {
	return { hex: layoutOf(park).names[hex], workers };
}

/**
 * The best use of workers at a round's end: colour by colour the best of doing nothing and every change, as often as it
 * gains; at most five workers, so at most five rounds of it.
 */
export function bestChanges(state: State, seat: Seat, judge: Judge): WorkerChange[] {
	const park = clonePark(state.parks[seat]);
	const outlook = new Outlook(state, seat);
	const changes: WorkerChange[] = [];
	const turnedHexes = new Set<Hex>();
	let unused = state.workers[seat];
	for (;;) {
		let value = judge(park, unused, outlook);
		let best: Turning | null = null;
		for (const turning of turningsOf(park, unused)) {
			if (turnedHexes.has(turning.hex)) continue;
			const before = park.dice[turning.hex];
			park.dice[turning.hex] = turned(before, turning.workers);
			const found = judge(park, withoutUsed(unused, turning.workers), outlook);
			park.dice[turning.hex] = before;
			if (found > value) {
				value = found;
				best = turning;
			}
		}
		if (best === null) return changes;
		park.dice[best.hex] = turned(park.dice[best.hex], best.workers);
		unused = withoutUsed(unused, best.workers);
		turnedHexes.add(best.hex);
		changes.push(changeOf(park, best));
	}
}
