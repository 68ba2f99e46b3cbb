import type { Seat } from '@shutterbox/kernel';
import { COLOUR_OF, WORKERS } from '../rules/components.ts';
import { HEXES, type Hex } from '../rules/layouts.ts';
import type { WorkerChange, WorkerUse } from '../rules/move.ts';
import { clonePark, faultOf, layoutOf, type Park } from '../rules/park.ts';
import type { State } from '../rules/state.ts';
import { turned, usesFor, withoutUsed } from '../rules/workers.ts';
import { Outlook } from './outlook.ts';
import type { Judge } from './plans.ts';

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
		const [, ...uses] = usesFor(unused, COLOUR_OF[park.tiles[hex]]);
		for (const workers of uses) {
			if (faultOf(park, hex, turned(park.dice[hex], workers)) === null) found.push({ hex, workers });
		}
	}
	return found;
}

export function changeOf(park: Park, { hex, workers }: Turning): WorkerChange {
	return { hex: layoutOf(park).names[hex], workers };
}

/** So many combinations are looked at; with two workers left that is all of them. */
const PATIENCE = 3000;

/** The best use of workers at a round's end. */
export function bestChanges(state: State, seat: Seat, judge: Judge): WorkerChange[] {
	return rankedChanges(state, seat, judge, 1)[0];
}

/** The best uses of workers, best first, among them none; the most promising changes are tried first. */
export function rankedChanges(state: State, seat: Seat, judge: Judge, most: number): WorkerChange[][] {
	const park = clonePark(state.parks[seat]);
	const outlook = new Outlook(state, seat);
	const gains = new Map<Turning, number>();
	const all = state.workers[seat];
	for (const turning of turningsOf(park, all)) {
		gains.set(
			turning,
			withTurned(park, turning, () => judge(park, withoutUsed(all, turning.workers), outlook)),
		);
	}
	const turnings = [...gains.keys()].sort((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0));
	const found: { made: readonly Turning[]; value: number }[] = [{ made: [], value: judge(park, all, outlook) }];
	let tried = 0;
	const search = (from: number, unused: number, made: readonly Turning[]): void => {
		for (let i = from; i < turnings.length && tried < PATIENCE; i++) {
			const turning = turnings[i];
			if (!areUnused(turning.workers, unused) || made.some(({ hex }) => hex === turning.hex)) continue;
			tried++;
			const left = withoutUsed(unused, turning.workers);
			withTurned(park, turning, () => {
				found.push({ made: [...made, turning], value: judge(park, left, outlook) });
				search(i + 1, left, [...made, turning]);
			});
		}
	};
	search(0, all, []);
	found.sort((a, b) => b.value - a.value);
	return found.slice(0, most).map(({ made }) => made.map((turning) => changeOf(park, turning)));
}

function areUnused(uses: readonly WorkerUse[], unused: number): boolean {
	return uses.every(([token]) => (unused & (1 << WORKERS.indexOf(token))) !== 0);
}

/** Runs something with a die turned. */
function withTurned<T>(park: Park, { hex, workers }: Turning, run: () => T): T {
	const before = park.dice[hex];
	park.dice[hex] = turned(before, workers);
	const result = run();
	park.dice[hex] = before;
	return result;
}
