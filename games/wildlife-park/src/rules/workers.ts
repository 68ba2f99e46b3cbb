import type { Emit, Refusal, Seat } from '@shutterbox/kernel';
import { ALL_WORKERS, COLOUR_OF, type ColourIndex, MULTI, WORKERS, type Worker } from './components.ts';
import type { Event } from './events.ts';
import { HEXES } from './layouts.ts';
import type { Workers, WorkerUse } from './move.ts';
import { faultOf, layoutOf } from './park.ts';
import { type Code, refuse } from './refusals.ts';
import type { State } from './state.ts';

// Worker tokens: WPK-36 to WPK-39, WPK-43, WPK-49.

const DELTAS = [1, -1] as const;

/** The first thing wrong with workers for a die of this colour, token by token in list order. */
export function workerFault(unused: number, uses: readonly WorkerUse[], colour: ColourIndex): Code | null {
	if (uses.length === 0) return null;
	let left = unused;
	let first = 0;
	let isPulledApart = false;
	for (const [token, delta] of uses) {
		const worker = WORKERS.indexOf(token);
		if ((left & (1 << worker)) === 0) return 'worker-used';
		if (worker !== MULTI && worker !== colour) return 'worker-colour';
		left &= ~(1 << worker);
		isPulledApart ||= first !== 0 && first !== delta;
		first = delta;
	}
	return isPulledApart ? 'worker-cancel' : null;
}

/** WPK-36: 6 + 1 is 1, and 1 − 1 is 6. */
export function turned(value: number, uses: readonly WorkerUse[]): number {
	if (uses.length === 0) return value;
	let sum = value - 1;
	for (const [, delta] of uses) sum += delta;
	return ((sum + 6) % 6) + 1;
}

/** By set of workers: those in it. */
const CREWS: readonly (readonly Worker[])[] = Array.from({ length: ALL_WORKERS + 1 }, (_, set) =>
	WORKERS.filter((_, worker) => (set & (1 << worker)) !== 0),
);

export function workersIn(set: number): readonly Worker[] {
	return CREWS[set];
}

export function withoutUsed(unused: number, uses: readonly WorkerUse[]): number {
	if (uses.length === 0) return unused;
	let left = unused;
	for (const [token] of uses) left &= ~(1 << WORKERS.indexOf(token));
	return left;
}

/** The ways unused workers may turn a die of this colour, without any first. */
export function usesFor(unused: number, colour: ColourIndex): readonly (readonly WorkerUse[])[] {
	const single = workersIn(unused & ((1 << MULTI) | (1 << colour))).map((token) => [token]);
	const crews = single.length === 2 ? [...single, single.flat()] : single;
	return [[], ...crews.flatMap((crew) => DELTAS.map((delta) => crew.map((token): WorkerUse => [token, delta])))];
}

/** WPK-43: at a round's end dice in the park may be changed, each change judged with the workers the earlier ones left. */
export function checkWorkers(state: State, seat: Seat, { changes }: Workers): Refusal | null {
	const park = state.parks[seat];
	const { names } = layoutOf(park);
	let unused = state.workers[seat];
	for (const { hex: name, workers } of changes) {
		const hex = names.indexOf(name);
		if (hex === -1) return refuse('hex-unknown', { hex: name });
		if (park.dice[hex] === 0) return refuse('hex-no-die', { hex: name });
		const fault = workerFault(unused, workers, COLOUR_OF[park.tiles[hex]]);
		if (fault) return refuse(fault, { hex: name });
		const value = turned(park.dice[hex], workers);
		const wrong = faultOf(park, hex, value);
		if (wrong) return refuse(wrong, { hex: name, value });
		unused = withoutUsed(unused, workers);
	}
	return null;
}

export function useWorkers(state: State, seat: Seat, { changes }: Workers, emit?: Emit<Event>): void {
	const park = state.parks[seat];
	const { names } = layoutOf(park);
	for (const { hex: name, workers } of changes) {
		const hex = names.indexOf(name);
		const from = park.dice[hex];
		park.dice[hex] = turned(from, workers);
		state.workers[seat] = withoutUsed(state.workers[seat], workers);
		for (const [token, delta] of workers) emit?.({ type: 'workerUsed', seat, token, delta });
		emit?.({ type: 'dieChanged', seat, hex: name, from, to: park.dice[hex] });
	}
}

/**
 * Whether a seat is asked at a round's end: it has a die outside the star and an unused worker for it. Any such die has
 * a legal neighbour value.
 */
export function canUseWorkers(state: State, seat: Seat): boolean {
	const park = state.parks[seat];
	const unused = state.workers[seat];
	const { star } = layoutOf(park);
	for (let hex = 0; hex < HEXES; hex++) {
		if (park.dice[hex] === 0 || hex === star) continue;
		if ((unused & ((1 << MULTI) | (1 << COLOUR_OF[park.tiles[hex]]))) !== 0) return true;
	}
	return false;
}
