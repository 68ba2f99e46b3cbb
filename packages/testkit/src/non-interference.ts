import {
	type Emitted,
	type Entry,
	eventFor,
	FastChance,
	type Game,
	type GameEvent,
	type GameMove,
	type Seat,
	seedOfGame,
	type Viewer,
} from '@shutterbox/kernel';
import { mutant } from './mutants.ts';
import { nextStep } from './walk.ts';

/** How many moves two states are played on side by side. */
const LOCKSTEP = 8;

/**
 * The heart of hidden information: what a viewer gets may depend only on what the viewer may know. Throws if a viewer who cannot tell two states apart is treated differently in them: another view, another list of
 * moves, another refusal, another seat waited for. Then plays both states on with the same moves and the same luck: as
 * long as the viewer's views agree, so must everything the viewer was told. Only the order in which a move reveals
 * several things may differ, because the order may be part of what it reveals.
 */
export function assertNoInterference<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	original: State,
	twin: State,
	viewer: Viewer,
	seed: number,
	now = 0,
): void {
	const luck = new FastChance(seedOfGame(seed, 2));
	const states = [game.clone(original), game.clone(twin)] as const;
	let at = now;
	for (let step = 0; step < LOCKSTEP; step++) {
		same('view', viewer, ...both(states, (state) => game.view(state, viewer)));
		same('seats to move', viewer, ...both(states, (state) => game.toMove(state)));
		if (viewer !== 'spectator') sameForSeat(game, states, viewer, luck, at);

		const next = nextStep(game, states[0], luck, at);
		if (next === null) return;
		const { actor, move } = next;
		at = next.at;
		// Another's move may be legal only in the state it was made for; there the twins part.
		if (game.check(states[1], { actor, move, at })) return;
		const told = both(states, (state) => play(game, state, { actor, move, at }, seed + step));
		const [view, viewOfTwin] = both(states, (state) => JSON.stringify(game.view(state, viewer)));
		if (view !== viewOfTwin) return;
		same('events', viewer, ...both(told, (events) => heard(events, viewer)));
	}
}

function sameForSeat<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	states: readonly [State, State],
	seat: Seat,
	luck: FastChance,
	at: number,
): void {
	const [moves, movesOfTwin] = both(states, (state) => [...game.moves(state, seat)]);
	same('moves', seat, moves, movesOfTwin);
	for (let i = 0; i < 4; i++) {
		const base = moves[luck.int(Math.max(1, moves.length))] ?? { type: 'x' };
		const move = mutant(base, luck);
		same('refusal', seat, ...both(states, (state) => game.check(state, { actor: seat, move, at })));
	}
}

function play<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	state: State,
	entry: Entry<Move>,
	seed: number,
): Emitted<Event>[] {
	const events: Emitted<Event>[] = [];
	const chance = new FastChance(seedOfGame(seed, 3));
	game.play(state, entry, { chance, emit: (event, also) => events.push({ event, ...also }) });
	return events;
}

function heard<Event>(events: readonly Emitted<Event>[], viewer: Viewer) {
	const told = (some: readonly Emitted<Event>[]) =>
		some.map((emitted) => JSON.stringify(eventFor(emitted, viewer))).filter((event) => event !== 'null');
	return {
		plain: told(events.filter(({ reveals }) => !reveals)),
		revealing: told(events.filter(({ reveals }) => reveals)).sort(),
	};
}

function both<T, U>(pair: readonly [T, T], f: (value: T) => U): [U, U] {
	return [f(pair[0]), f(pair[1])];
}

function same(what: string, viewer: Viewer, a: unknown, b: unknown): void {
	const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
	if (left !== right) throw new Error(`${what} for ${viewer} depends on what is hidden:\n${left}\n${right}`);
}
