import {
	type Actor,
	type Emitted,
	FastChance,
	type Game,
	type GameEvent,
	type GameMove,
	isRealTime,
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
	/** Real-time games: nobody is there, the table plays alone. */
	readonly isDeserted?: boolean;
	/** In how many positions of a match all bots are asked; fewer where they think for long. */
	readonly answers?: number;
}

/** One position of a random match, and the move that will be made in it. */
export interface Step<State, Move> {
	/** Number of the entry about to be made, from 1. */
	readonly n: number;
	readonly state: State;
	readonly actor: Actor;
	/** The actor; where the table acts, a seat to look from. */
	readonly seat: Seat;
	readonly move: Move;
	/** When, in milliseconds of virtual time. */
	readonly at: number;
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

/** How long, at most, a random seat waits before it moves, in a game with a clock. */
const LONGEST_WAIT = 3_000;

/** Who acts next in a random match, what and when: the table if its alarm comes first, else any seat that may act. */
export function nextStep<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	state: State,
	players: FastChance,
	now: number,
	isDeserted = false,
): Pick<Step<State, Move>, 'actor' | 'seat' | 'move' | 'at'> | null {
	const seats = seatsOf(game.toMove(state));
	const tableMove = isRealTime(game) ? (game.tableMove?.(state) ?? null) : null;
	const alarm = game.alarm?.(state) ?? null;
	if (seats.length === 0 && tableMove === null) return null;
	const at = Math.max(now, game.pace?.(state) ?? now) + (isRealTime(game) ? players.int(LONGEST_WAIT) : 0);
	if (tableMove !== null) {
		if (alarm === null) throw new Error('a move of the table without an alarm');
		const isFirst = isDeserted || seats.length === 0 || alarm <= at;
		if (isFirst) return { actor: 'table', seat: seats[0] ?? 0, move: tableMove, at: alarm };
	}
	const seat = seats[players.int(seats.length)];
	return { actor: seat, seat, move: game.randomMove(state, seat, players), at };
}

/**
 * A random match, position by position; simultaneous seats act in random order, and the table when its alarm is due. The
 * consumer may look at the state but not change it. Throws when the match outlasts its stated bound.
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
	let now = 0;
	for (let n = 1; ; n++) {
		const next = nextStep(game, state, players, now, table.isDeserted);
		if (next === null) return state;
		if (n > bound) throw new Error(`more than ${bound} moves`);
		yield { n, state, luck: match, ...next };
		match.at(n);
		const { actor, move, at } = next;
		now = at;
		game.play(state, { actor, move, at }, ctx);
	}
}
