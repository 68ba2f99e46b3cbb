import type { Chance, PlayContext, Refusal } from '@shutterbox/kernel';
import { catchSasquatch } from './catch.ts';
import { isTrapped } from './claims.ts';
import { DIRECTIONS, type DirectionIndex, directionIndex, SEATS, SIDES } from './components.ts';
import type { Event } from './events.ts';
import { LONGEST_LURE, neighbour, type Square } from './forest.ts';
import { maul } from './mauling.ts';
import { type Lure, ownMove } from './move.ts';
import { refuse } from './refusals.ts';
import { forest, type State, seatAfterWhistle } from './state.ts';

// The lure: SSQ-51 to SSQ-57.

/** How far the stop of his line is in a direction; 0 when the line is clear (SSQ-52, 53). */
export function stopOf(state: State, direction: DirectionIndex): number {
	const { size, beside } = forest(state);
	const { journalists } = state;
	const first = journalists[0];
	const second = journalists[1];
	const third = journalists[2];
	const fourth = journalists[3];
	const last = state.rules.lapLure ? size : size - 1;
	let square = state.sasquatch;
	for (let dist = 1; dist <= last; dist++) {
		square = beside[square * SIDES + direction];
		if (square === first || square === second || square === third || square === fourth) return dist;
		if (isTrapped(state, square)) return dist;
	}
	return 0;
}

export function checkLure(state: State, { dir, dist }: Lure): Refusal | null {
	const stop = stopOf(state, directionIndex(dir));
	if (stop > 0) return dist === stop ? null : refuse('lure-must-stop', { dir, stop });
	const most = forest(state).size - 1;
	return dist >= 1 && dist <= most ? null : refuse('lure-distance', { dir, most });
}

/** SSQ-56: he moves; journalists there are mauled in Whistle order; then the traps pay. */
export function lure(state: State, { dir, dist }: Lure, ctx: PlayContext<Event>): void {
	const direction = directionIndex(dir);
	const from = state.sasquatch;
	const forced = ctx.emit !== undefined && stopOf(state, direction) > 0;
	const to = squareAlong(state, direction, dist);
	state.sasquatch = to;
	ctx.emit?.({ type: 'lured', seat: state.whistle, dir, dist, from, to, forced });
	for (let places = 0; places < SEATS; places++) {
		const seat = seatAfterWhistle(state, places);
		if (state.journalists[seat] === to) maul(state, seat, 'lure', ctx);
	}
	catchSasquatch(state, ctx);
}

export function squareAlong(state: State, direction: DirectionIndex, dist: number): Square {
	let square = state.sasquatch;
	for (let step = 0; step < dist; step++) square = neighbour(forest(state), square, direction);
	return square;
}

/** By direction, then rising distance. */
export function* luresOf(state: State): Iterable<Lure> {
	const { size } = forest(state);
	for (let direction = 0; direction < SIDES; direction++) {
		const stop = stopOf(state, direction);
		if (stop > 0) yield LURES[direction][stop];
		else for (let dist = 1; dist < size; dist++) yield LURES[direction][dist];
	}
}

export function randomLure(state: State, chance: Chance): Lure {
	const free = forest(state).size - 1;
	let total = 0;
	for (let direction = 0; direction < SIDES; direction++) {
		stops[direction] = stopOf(state, direction);
		total += stops[direction] > 0 ? 1 : free;
	}
	let left = chance.int(total);
	for (let direction = 0; ; direction++) {
		const ways = stops[direction] > 0 ? 1 : free;
		if (left < ways) return LURES[direction][stops[direction] || left + 1];
		left -= ways;
	}
}

/** By direction, while a lure is drawn. */
const stops = new Uint8Array(SIDES);

/** By direction and distance. */
export const LURES: readonly (readonly Lure[])[] = DIRECTIONS.map((dir) =>
	Array.from({ length: LONGEST_LURE + 1 }, (_, dist) => ownMove({ type: 'lure', dir, dist })),
);
