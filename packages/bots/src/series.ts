import {
	type Actor,
	FastChance,
	type Game,
	type GameEvent,
	type GameMove,
	isRealTime,
	type Outcome,
	type Plan,
	type Policy,
	type Seat,
	seatsOf,
	seedOfGame,
	type View,
} from '@shutterbox/kernel';
import { RANDOM } from './agent.ts';
import { policyOf } from './cast.ts';
import { intentionOf } from './intention.ts';
import { BareReferee, RecordingReferee, type Referee } from './referee.ts';
import { Tally } from './tally.ts';

export interface SeriesSetup<State, Move, Options> {
	/** Resolved options of the table. */
	readonly options: Options;
	/** One bot per seat. */
	readonly bots: readonly string[];
	readonly seed: number;
	readonly keepsRecords: boolean;
	/** By seat: who plays under its name, where it is not the game's own player. */
	readonly players?: readonly Policy<State, Move>[];
}

/** Keeps the bots' luck apart from the game's: what a bot draws never changes a deal. */
const BOT_LANE = 1;
/** Real-time games: the luck of each seat, which it can ask for again. */
const SEAT_LANE = 2;

/** Games of bots against bots, one after the other; the same seed gives the same games on every machine. */
export class Series<State, Move extends GameMove, Event extends GameEvent, Options extends object> {
	readonly tally: Tally;
	/** Of the game played last. */
	outcome: Outcome | null = null;
	readonly #game: Game<State, Move, Event, Options>;
	readonly #seed: number;
	readonly #referee: Referee<State, Move>;
	readonly #bots: readonly string[];
	readonly #policies: readonly Policy<State, Move>[];
	readonly #luck = new FastChance([0, 0, 0, 0]);

	constructor(
		game: Game<State, Move, Event, Options>,
		{ options, bots, seed, keepsRecords, players }: SeriesSetup<State, Move, Options>,
	) {
		this.#game = game;
		this.#seed = seed;
		this.tally = new Tally(bots.length, game.meta.endReasons);
		this.#referee = keepsRecords
			? new RecordingReferee(game, options, bots)
			: new BareReferee(game, { seats: bots.length, options });
		this.#bots = bots;
		this.#policies = bots.map((name, seat) => {
			const policy = players?.[seat] ?? policyOf(game, name);
			if (policy === undefined) throw new RangeError(`no bot "${name}"`);
			return policy;
		});
	}

	/** Plays game number `index` of the series; the record if records are kept. */
	play(index: number): string | null {
		const state = this.#referee.begin(seedOfGame(this.#seed, index));
		this.#luck.reseed(seedOfGame(this.#seed, index, BOT_LANE));
		const moves = isRealTime(this.#game) ? this.#inTime(state, index) : this.#toTheEnd(state);
		const outcome = this.#game.outcome(state);
		if (outcome === null) throw new Error(`game ${index}: nobody is to move, but the match is not over`);
		this.outcome = outcome;
		this.tally.add(moves, outcome);
		return this.#referee.record();
	}

	/** The lowest seat that may act acts; in a simultaneous decision that is as good as any order. */
	#toTheEnd(state: State): number {
		const game = this.#game;
		let moves = 0;
		for (let acting = game.toMove(state); acting !== 0; acting = game.toMove(state)) {
			const seat = 31 - Math.clz32(acting & -acting);
			this.#referee.submit(seat, this.#policies[seat].choose(this.#seen(state, seat), seat, this.#luck), 0);
			moves++;
		}
		return moves;
	}

	/** Virtual time: whoever means to act first acts, seat or table; then all think again. */
	#inTime(state: State, index: number): number {
		const game = this.#game;
		const luck = this.#policies.map((_, seat) => new FastChance(seedOfGame(this.#seed, index, SEAT_LANE + seat)));
		let now = 0;
		for (let moves = 0; ; moves++) {
			const acting = game.toMove(state);
			if (acting === 0) return moves;
			let first: (Plan<Move> & { actor: Actor }) | null = null;
			for (const seat of seatsOf(acting)) {
				const view = this.#seen(state, seat);
				const own = { plans: luck[seat], moves: this.#luck };
				const plan = intentionOf(game, this.#policies[seat], view, seat, now, own);
				if (plan && (first === null || plan.at < first.at)) first = { ...plan, actor: seat };
			}
			const tableMove = game.tableMove?.(state) ?? null;
			const alarm = game.alarm?.(state) ?? now;
			if (tableMove !== null && (first === null || alarm <= first.at))
				first = { move: tableMove, at: alarm, actor: 'table' };
			if (first === null) throw new Error('everybody waits for somebody else');
			now = Math.max(now, first.at);
			this.#referee.submit(first.actor, first.move, now);
		}
	}

	/** What a bot goes by. The random bot draws the same move from the state as from its view, so the view can be saved. */
	#seen(state: State, seat: Seat): View<State> {
		return this.#bots[seat] === RANDOM ? (state as View<State>) : this.#game.view(state, seat);
	}
}
