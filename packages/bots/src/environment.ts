import {
	type Actor,
	type AnyGame,
	type Entry,
	FastChance,
	type GameMove,
	isRealTime,
	isRefusal,
	isSeat,
	type Outcome,
	type Policy,
	type Refusal,
	resolveTable,
	type Seat,
	seatsOf,
	seedOfGame,
	type View,
} from '@shutterbox/kernel';
import { policyOf } from './cast.ts';
import { intentionOf } from './intention.ts';

export interface Reset {
	readonly seed?: number;
	readonly players?: number;
	readonly options?: Readonly<Record<string, unknown>>;
	/** By seat: the bot that plays it; null where the caller does. Nobody's unless told. */
	readonly bots?: readonly (string | null)[];
}

/** Who may act now, of the caller's seats, and how far the match is. */
export interface Status {
	readonly players: number;
	readonly toMove: readonly Seat[];
	/** Real-time games: the moment on the match's own clock, in milliseconds. */
	readonly now: number;
	/** Entries so far, everybody's. */
	readonly entries: number;
	readonly outcome: Outcome | null;
}

/** What was wrong with a call; nothing happened but what it says. */
export class EnvironmentError extends Error {
	readonly code: string;
	readonly facts: Refusal['facts'];

	constructor(code: string, message: string, facts: Refusal['facts'] = {}) {
		super(message);
		this.code = code;
		this.facts = facts;
	}
}

const BOT_LANE = 1;
const SEAT_LANE = 2;
/** Real-time games: how long after the last entry a move is made unless told. */
const USUAL_WAIT = 1000;
/** A list of legal moves ends there unless told. */
const MOST_MOVES = 1000;

/** A match to learn from: the caller plays one seat or several, bots the others. Seats observe their own views alone. */
export class Environment {
	readonly #game: AnyGame;
	readonly #chance = new FastChance([0, 0, 0, 0]);
	readonly #luck = new FastChance([0, 0, 0, 0]);
	#state: unknown = null;
	#players = 0;
	#policies: readonly (Policy<unknown, GameMove> | null)[] = [];
	#plans: readonly FastChance[] = [];
	#entries = 0;
	#now = 0;

	constructor(game: AnyGame) {
		this.#game = game;
	}

	/** Begins a match: the same seed, options and moves give the same match everywhere. */
	reset({ seed = 1, players = this.#game.meta.seats[0], options = {}, bots = [] }: Reset): Status {
		if (!Number.isSafeInteger(seed) || seed < 0)
			throw new EnvironmentError('BAD_SEED', 'seed is no whole number from 0 on');
		const { seats } = this.#game.meta;
		if (!seats.includes(players)) throw new EnvironmentError('BAD_PLAYERS', `players is one of ${seats.join(', ')}`);
		const table = resolveTable(this.#game, players, options);
		if (isRefusal(table)) throw refused(table);
		const policies = Array.from({ length: players }, (_, seat) => this.#policyOf(bots[seat] ?? null));
		this.#chance.reseed(seedOfGame(seed, 0));
		this.#luck.reseed(seedOfGame(seed, 0, BOT_LANE));
		this.#state = this.#game.setup({ seats: players, options: table.options }, { chance: this.#chance });
		this.#plans = policies.map((_, seat) => new FastChance(seedOfGame(seed, 0, SEAT_LANE + seat)));
		[this.#players, this.#policies, this.#entries, this.#now] = [players, policies, 0, 0];
		if (!isRealTime(this.#game)) this.#letOthersPlay();
		return this.status();
	}

	status(): Status {
		const state = this.#begun();
		return {
			players: this.#players,
			toMove: seatsOf(this.#game.toMove(state)).filter((seat) => this.#policies[seat] === null),
			now: this.#now,
			entries: this.#entries,
			outcome: this.#game.outcome(state),
		};
	}

	/** What a seat knows. */
	observe(seat: unknown): View<unknown> {
		return this.#game.view(this.#begun(), this.#seat(seat));
	}

	/** Legal moves of a seat, as it can know them, at most so many; for combinatorial decisions the game's candidates. */
	moves(seat: unknown, limit = MOST_MOVES): GameMove[] {
		const view = this.observe(seat);
		const found: GameMove[] = [];
		if (!this.#mayAct(this.#seat(seat))) return found;
		for (const move of this.#game.moves(view, this.#seat(seat))) {
			if (found.length === limit) break;
			found.push(move);
		}
		return found;
	}

	/** A legal move of a seat by the game's random player. */
	randomMove(seat: unknown): GameMove {
		const view = this.observe(seat);
		if (!this.#mayAct(this.#seat(seat))) throw new EnvironmentError('NOT_YOUR_TURN', 'the seat has nothing to decide');
		return this.#game.randomMove(view, this.#seat(seat), this.#luck);
	}

	/** Makes a move of the caller's. In real time others come first whose moment is earlier. */
	step(seat: unknown, move: unknown, at?: unknown): Status {
		const actor = this.#seat(seat);
		if (this.#policies[actor] !== null) throw new EnvironmentError('NOT_YOUR_SEAT', `a bot plays seat ${actor}`);
		const moment = this.#momentOf(at);
		while (isRealTime(this.#game) && this.#playNext(moment));
		this.#now = Math.max(this.#now, moment);
		this.#enter(actor, move);
		if (!isRealTime(this.#game)) this.#letOthersPlay();
		return this.status();
	}

	/** Real-time games: lets the others play to a moment, or until one of them has. */
	wait(until?: unknown): Status {
		this.#begun();
		if (!isRealTime(this.#game)) return this.status();
		if (until === undefined) this.#playNext(Number.POSITIVE_INFINITY);
		else {
			const moment = this.#momentOf(until);
			while (this.#playNext(moment));
			this.#now = Math.max(this.#now, moment);
		}
		return this.status();
	}

	#begun(): unknown {
		if (this.#state === null) throw new EnvironmentError('NOT_BEGUN', 'no match has begun: reset comes first');
		return this.#state;
	}

	#seat(seat: unknown): Seat {
		this.#begun();
		if (isSeat(seat, this.#players)) return seat;
		throw new EnvironmentError('BAD_SEAT', `seat is one of 0…${this.#players - 1}`);
	}

	#policyOf(bot: string | null): Policy<unknown, GameMove> | null {
		if (bot === null) return null;
		const policy = typeof bot === 'string' ? policyOf(this.#game, bot) : undefined;
		if (policy === undefined) throw new EnvironmentError('BAD_BOT', `no bot "${bot}" plays ${this.#game.meta.id}`);
		return policy;
	}

	#mayAct(seat: Seat): boolean {
		return seatsOf(this.#game.toMove(this.#begun())).includes(seat);
	}

	#momentOf(at: unknown): number {
		if (at === undefined) return Math.max(this.#now, this.#game.pace?.(this.#begun()) ?? 0) + this.#pause();
		if (typeof at === 'number' && Number.isSafeInteger(at) && at >= this.#now) return at;
		throw new EnvironmentError('BAD_MOMENT', `at is a whole number of milliseconds from ${this.#now} on`);
	}

	#pause(): number {
		return isRealTime(this.#game) ? USUAL_WAIT : 0;
	}

	#enter(actor: Actor, move: unknown): void {
		const entry = { actor, move, at: this.#now };
		const refusal = this.#game.check(this.#state, entry);
		if (refusal) throw refused(refusal);
		this.#entries++;
		this.#chance.at(this.#entries);
		this.#game.play(this.#state, entry as Entry<GameMove>, { chance: this.#chance });
	}

	/** Turn by turn: bots act until a seat of the caller's is asked. */
	#letOthersPlay(): void {
		for (;;) {
			const acting = seatsOf(this.#game.toMove(this.#state));
			const bot = acting.find((seat) => this.#policies[seat] !== null);
			if (bot === undefined) return;
			const policy = this.#policies[bot];
			if (policy) this.#enter(bot, policy.choose(this.#game.view(this.#state, bot), bot, this.#luck));
		}
	}

	/** In real time: the next that a bot or the table does, if it is due by then. */
	#playNext(until: number): boolean {
		const game = this.#game;
		let next: { actor: Actor; move: GameMove; at: number } | null = null;
		for (const seat of seatsOf(game.toMove(this.#state))) {
			const policy = this.#policies[seat];
			if (!policy) continue;
			const luck = { plans: this.#plans[seat], moves: this.#luck };
			const plan = intentionOf(game, policy, game.view(this.#state, seat), seat, this.#now, luck);
			if (plan && (next === null || plan.at < next.at)) next = { actor: seat, ...plan };
		}
		const move = game.tableMove?.(this.#state) ?? null;
		const alarm = game.alarm?.(this.#state) ?? this.#now;
		if (move !== null && (next === null || alarm <= next.at)) next = { actor: 'table', move, at: alarm };
		if (next === null || next.at > until) return false;
		this.#now = Math.max(this.#now, next.at);
		this.#enter(next.actor, next.move);
		return true;
	}
}

function refused({ code, facts }: Refusal): EnvironmentError {
	return new EnvironmentError(code, `refused: ${code}`, facts);
}
