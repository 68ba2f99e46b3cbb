import {
	type Emitted,
	type Entry,
	FastChance,
	type Game,
	type GameEvent,
	type GameMove,
	isRefusal,
	resolveTable,
	type Seat,
	seatsOf,
	seedOfGame,
} from '@shutterbox/kernel';

/** A table to test at: number of seats, and options where they are not the defaults. */
export interface TestTable {
	readonly seats: number;
	readonly options?: Readonly<Record<string, unknown>>;
}

/** One position of a random match, and the move that will be made in it. */
export interface Step<State, Move> {
	/** Number of the entry about to be made, from 1. */
	readonly n: number;
	readonly state: State;
	readonly seat: Seat;
	readonly move: Move;
	readonly luck: FastChance;
}

/** The luck of a match, and apart from it the luck of whoever plays or tests. */
export function luckOf(seed: number): { match: FastChance; players: FastChance } {
	return { match: new FastChance(seedOfGame(seed, 0)), players: new FastChance(seedOfGame(seed, 1)) };
}

export function optionsOf<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	{ seats, options = {} }: TestTable,
): Options {
	const table = resolveTable(game, seats, options);
	if (isRefusal(table)) throw new Error(JSON.stringify(table));
	return table.options;
}

/**
 * A random match, position by position; simultaneous seats act in random order. The consumer may look at the state but
 * not change it. Throws when the match outlasts its stated bound.
 */
export function* walk<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	table: TestTable,
	seed: number,
	emit?: (event: Emitted<Event>) => void,
): Generator<Step<State, Move>, State> {
	const { match, players } = luckOf(seed);
	const ctx = {
		chance: match,
		emit: emit && ((event: Event | null, also?: object) => emit({ event, ...also })),
	};
	const state = game.setup({ seats: table.seats, options: optionsOf(game, table) }, ctx);
	const bound = game.meta.maxMoves[table.seats];
	let n = 0;
	for (let acting = seatsOf(game.toMove(state)); acting.length > 0; acting = seatsOf(game.toMove(state))) {
		if (++n > bound) throw new Error(`more than ${bound} moves`);
		const seat = acting[players.int(acting.length)];
		const move = game.randomMove(state, seat, players);
		yield { n, state, seat, move, luck: match };
		match.at(n);
		const entry: Entry<Move> = { actor: seat, move, at: 0 };
		game.play(state, entry, ctx);
	}
	return state;
}
