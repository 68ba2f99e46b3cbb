import {
	type Actor,
	FastChance,
	type Game,
	type GameEvent,
	type GameMove,
	isRealTime,
	type Plan,
	type Policy,
	type Seat,
	seatsOf,
	seedOfGame,
} from '@shutterbox/kernel';
import { policyOf, RANDOM } from './agent.ts';
import { BareReferee, RecordingReferee, type Referee } from './referee.ts';
import { Tally } from './tally.ts';

export interface SeriesSetup<Options> {
	/** Resolved options of the table. */
	readonly options: Options;
	/** One bot per seat. */
	readonly bots: readonly string[];
	readonly seed: number;
	readonly keepsRecords: boolean;
}

/** Keeps the bots' luck apart from the game's: what a bot draws never changes a deal. */
const BOT_LANE = 1;
/** Real-time games: the luck of each seat, which it can ask for again. */
const SEAT_LANE = 2;
/** Milliseconds a bot without plans waits at most. */
const LONGEST_WAIT = 3_000;

/** Games of bots against bots, one after the other; the same seed gives the same games on every machine. */
export class Series<State, Move extends GameMove, Event extends GameEvent, Options extends object> {
	readonly tally: Tally;
	readonly #game: Game<State, Move, Event, Options>;
	readonly #seed: number;
	readonly #referee: Referee<State, Move>;
	/** Null for the random bot: it draws the same move from the state as from its view, so the view can be saved. */
	readonly #policies: readonly (Policy<State, Move> | null)[];
	readonly #luck = new FastChance([0, 0, 0, 0]);

	constructor(game: Game<State, Move, Event, Options>, { options, bots, seed, keepsRecords }: SeriesSetup<Options>) {
		this.#game = game;
		this.#seed = seed;
		this.tally = new Tally(bots.length, game.meta.endReasons);
		this.#referee = keepsRecords
			? new RecordingReferee(game, options, bots)
			: new BareReferee(game, { seats: bots.length, options });
		this.#policies = bots.map((name) => {
			const policy = policyOf(game, name);
			if (policy === undefined) throw new RangeError(`no bot "${name}"`);
			return name === RANDOM ? null : policy;
		});
	}

	/** Plays game number `index` of the series; the record if records are kept. */
	play(index: number): string | null {
		const state = this.#referee.begin(seedOfGame(this.#seed, index));
		this.#luck.reseed(seedOfGame(this.#seed, index, BOT_LANE));
		const moves = isRealTime(this.#game) ? this.#inTime(state, index) : this.#toTheEnd(state);
		const outcome = this.#game.outcome(state);
		if (outcome === null) throw new Error(`game ${index}: nobody is to move, but the match is not over`);
		this.tally.add(moves, outcome);
		return this.#referee.record();
	}

	/** The lowest seat that may act acts; in a simultaneous decision that is as good as any order. */
	#toTheEnd(state: State): number {
		const game = this.#game;
		let moves = 0;
		for (let acting = game.toMove(state); acting !== 0; acting = game.toMove(state)) {
			const seat = 31 - Math.clz32(acting & -acting);
			const policy = this.#policies[seat];
			const move =
				policy === null
					? game.randomMove(state, seat, this.#luck)
					: policy.choose(game.view(state, seat), seat, this.#luck);
			this.#referee.submit(seat, move, 0);
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
				const plan = this.#plan(state, seat, now, luck[seat]);
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

	/** A bot that has no plans moves after a random while. */
	#plan(state: State, seat: Seat, now: number, luck: FastChance): Plan<Move> | null {
		const game = this.#game;
		const policy = this.#policies[seat];
		if (policy?.plan) return policy.plan(game.view(state, seat), seat, luck);
		const at = Math.max(now, game.pace?.(state) ?? now) + this.#luck.int(LONGEST_WAIT);
		const view = policy && game.view(state, seat);
		return { move: view ? policy.choose(view, seat, this.#luck) : game.randomMove(state, seat, this.#luck), at };
	}
}
