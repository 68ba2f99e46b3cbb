/** Positions and matches for the tests of the board. */
import { type Emitted, eventFor, isRefusal, type Luck, Match, seatsOf, type Viewer } from '@shutterbox/kernel';
import { type Event, type Move, type Options, photograph, type State } from '@shutterbox/photograph';
import { type Table, tableAt } from '@shutterbox/testkit';
import type { Check } from '../../../src/games/photograph/draft.ts';

export type PhotoTable = Table<State, Move, Event>;

export function at(position: string): PhotoTable {
	return tableAt(photograph, position);
}

/** The rules' answer to a seat's moves, as the board is given it. */
export function checkOf(table: PhotoTable, seat: number): Check {
	const view = table.view(seat);
	return (move) => photograph.check(view, { actor: seat, move, at: 0 });
}

/** Position A of the specification: two players, seat 0 to pick. */
export const A =
	'2p BRYGN pick 0 | field R3 [R8] [Y5] G9 / B7 [G2] [N11] Y10 / . . [B5] N4' +
	' | 0: hand B3 R6 Y8 G4 N7; films B 1 2, R 2 4, G 6 | 1: hand Y6 R10 B11 N9 G11; films B 9';

/** Seat 0 in the final phase of X-31. */
export const LAST = (rule = '') =>
	`2p BRYGN final 1 after-sunset ${rule}`.trim() +
	' | field - / - / - | deck - | 0: hand R5 G8 N2; films R 9 7, G 2 4 6, N 12, Y 5 6 | 1: hand B1 B2 B3';

export interface Step {
	readonly seat: number;
	readonly move: Move;
	readonly before: State;
	readonly after: State;
	told(viewer: Viewer): Event[];
}

/** A whole match of random moves, with the position before and after each. */
export function* matchOf(seats: number, seed: number, options: Partial<Options> = {}): Generator<Step> {
	const luck: Luck = { kind: 'fast', seed: seed.toString(16).padStart(32, '0'), salts: [] };
	const names = ['Ada', 'Boris', 'Chen', 'Dita'].slice(0, seats);
	const match = Match.start(photograph, { seats: names, options, luck, created: 0 });
	if (isRefusal(match)) throw new Error(match.code);
	let turn = seed;
	yield* opening(match.state, match.opening);
	for (let acting = seatsOf(photograph.toMove(match.state)); acting.length > 0; ) {
		const [seat] = acting;
		const moves = [...photograph.moves(match.state, seat)];
		turn = (turn * 1103515245 + 12345) % 2147483648;
		const move = moves[turn % moves.length];
		const before = photograph.clone(match.state);
		const result = match.submit(seat, move, 0);
		if (!result.accepted) throw new Error(result.refusal.code);
		const { events } = result as { events: readonly Emitted<Event>[] };
		yield { seat, move, before, after: photograph.clone(match.state), told: (viewer) => told(events, viewer) };
		acting = seatsOf(photograph.toMove(match.state));
	}
}

function* opening(state: State, events: readonly Emitted<Event>[]): Generator<Step> {
	const move: Move = { type: 'pick', row: 0, side: 'left', count: 1 };
	yield { seat: -1, move, before: state, after: state, told: (viewer) => told(events, viewer) };
}

function told(events: readonly Emitted<Event>[], viewer: Viewer): Event[] {
	return events.map((emitted) => eventFor(emitted, viewer)).filter((event) => event !== null);
}
