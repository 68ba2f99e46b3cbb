import { chanceOf, commitmentOf, type Luck } from './fairness.ts';
import { type Emitted, type Game, type GameEvent, type GameMove, isRealTime, type Outcome } from './game.ts';
import { positionHash } from './hash.ts';
import { History, isMoveOfTheGame } from './history.ts';
import { LogLimits } from './log-limits.ts';
import { resolveTable } from './options.ts';
import {
	isLogCommand,
	type LogCommand,
	type LogEntry,
	RECORD_FORMAT,
	RECORD_VERSION,
	type RecordHeader,
	RecordWriter,
	type StandIn,
} from './record.ts';
import { alarmDue, isRefusal, NO_FACTS, type Refusal } from './refusal.ts';
import type { Actor, Seat } from './seats.ts';

/** What the match itself, not the game, has to tell. */
export type MatchEvent =
	| { readonly type: 'withdrawn'; readonly seat: Seat }
	| { readonly type: 'undone'; readonly seat: Seat }
	| { readonly type: 'rewound'; readonly seat: Seat; readonly moves: number };

export interface Accepted<Event> {
	readonly accepted: true;
	readonly n: number;
	readonly events: readonly Emitted<Event | MatchEvent>[];
}

export interface Refused {
	readonly accepted: false;
	readonly refusal: Refusal;
}

export interface MatchSetup {
	/** One name per seat. */
	readonly seats: readonly string[];
	readonly options: Readonly<Record<string, unknown>>;
	readonly luck: Luck;
	readonly created: number;
}

/**
 * A running match: header plus log, and the position that follows from them. A submission is accepted whole or refused
 * without effect. A bug in the rules freezes the match: it keeps its record and accepts nothing more.
 */
export class Match<State, Move extends GameMove, Event extends GameEvent, Options extends object> {
	readonly game: Game<State, Move, Event, Options>;
	readonly header: RecordHeader;
	readonly #luck: Luck;
	readonly #writer = new RecordWriter();
	#opening: readonly Emitted<Event>[];
	readonly #limits: LogLimits;
	readonly #history: History<State, Move, Event, Options>;
	#length = 0;
	#bug: unknown = null;

	private constructor(game: Game<State, Move, Event, Options>, setup: MatchSetup, options: Options) {
		this.game = game;
		this.#luck = setup.luck;
		this.header = {
			format: RECORD_FORMAT,
			version: RECORD_VERSION,
			game: game.meta.id,
			rulesVersion: game.meta.rulesVersion,
			options: options as Readonly<Record<string, unknown>>,
			seats: setup.seats.length,
			chance: setup.luck.kind,
			commitment: commitmentOf(setup.luck.seed),
			salts: setup.luck.salts,
			created: setup.created,
			names: setup.seats,
		};
		this.#writer.header(this.header);
		this.#limits = new LogLimits(game, setup.seats.length);
		const source = chanceOf(setup.luck);
		const opening: Emitted<Event>[] = [];
		const emit = (event: Event | null, also?: object) => opening.push({ event, ...also });
		const state = game.setup({ seats: setup.seats.length, options }, { chance: source.at(0), emit });
		this.#history = new History(game, source, state);
		this.#opening = opening;
	}

	/** Starts a match, or says which option is wrong. */
	static start<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
		game: Game<State, Move, Event, Options>,
		setup: MatchSetup,
	): Match<State, Move, Event, Options> | Refusal {
		const table = resolveTable(game, setup.seats.length, setup.options);
		return isRefusal(table) ? table : new Match(game, setup, table.options);
	}

	/** The position. Read it, clone it; only the match changes it. */
	get state(): State {
		return this.#history.state;
	}

	/** The events of the setup. */
	get opening(): readonly Emitted<Event>[] {
		return this.#opening;
	}

	/** Number of log entries so far. */
	get length(): number {
		return this.#length;
	}

	/** What broke the rules' own promises, or null. */
	get bug(): unknown {
		return this.#bug;
	}

	outcome(): Outcome | null {
		return this.#bug === null ? this.game.outcome(this.state) : null;
	}

	/** A move of an actor; `by` says who made it in the place of a seat's person. */
	submit(actor: Actor, move: unknown, at: number, by?: StandIn): Accepted<Event> | Refused {
		return this.#guarded(() => {
			const refusal = this.game.check(this.state, { actor, move, at });
			if (refusal) return { accepted: false, refusal };
			if (this.#isOverdue(actor, at)) return { accepted: false, refusal: alarmDue(null) };
			// The log keeps a copy, so that nobody can change a move after it was accepted.
			const copy = JSON.parse(JSON.stringify(move));
			const entry: LogEntry = { n: this.#length + 1, actor, at, move: copy, ...(by && { by }) };
			if (!this.#limits.mayAdd(entry)) return refused('LOG_FULL');
			const events: Emitted<Event>[] = [];
			this.#history.advance(entry, events);
			this.#limits.added(entry);
			this.#log(entry);
			return { accepted: true, n: entry.n, events };
		});
	}

	/** Makes an entry of a log again: a move of the game, or a command. */
	enter({ actor, move, at, by }: Omit<LogEntry, 'n'>): Accepted<Event> | Refused {
		if (!isLogCommand(move) || actor === 'table') return this.submit(actor, move, at, by);
		return this[move](actor, at);
	}

	/** Takes back a secret commitment while nothing has been revealed since. */
	withdraw(seat: Seat, at: number): Accepted<Event> | Refused {
		return this.#guarded(() => {
			const index = this.#history.withdrawable(seat);
			if (this.outcome() !== null) return refused('MATCH_OVER');
			if (index === -1) return refused('NOTHING_TO_WITHDRAW');
			return this.#takeBackFreely(index, seat, at, 'withdraw', { type: 'withdrawn', seat });
		});
	}

	/** Takes back the seat's move if it is the last one and told nobody anything new. */
	undo(seat: Seat, at: number): Accepted<Event> | Refused {
		return this.#guarded(() => {
			const index = this.#history.lastIfBy(seat);
			if (this.outcome() !== null) return refused('MATCH_OVER');
			if (index === -1) return refused('NOTHING_TO_UNDO');
			if (this.#history.isBarred(index)) return refused('UNDO_BARRED');
			return this.#takeBackFreely(index, seat, at, 'undo', { type: 'undone', seat });
		});
	}

	/**
	 * Takes back the seat's last move and everything since, whatever it told, and deals anew what nobody has seen: what
	 * was seen meanwhile does not come again. Whether the others agree is for the host to find out before it calls this.
	 */
	rewind(seat: Seat, at: number): Accepted<Event> | Refused {
		return this.#guarded(() => {
			const index = this.#history.lastMoveOf(seat);
			if (this.outcome() !== null) return refused('MATCH_OVER');
			if (index === -1) return refused('NOTHING_TO_UNDO');
			if (!this.#limits.mayRewind(seat)) return refused('TAKE_BACKS_SPENT');
			this.#limits.rewound(seat);
			const moves = this.#remove(index);
			const entry: LogEntry = { n: this.#length + 1, actor: seat, at, move: 'rewind' };
			this.#history.advance(entry, []);
			this.#log(entry);
			return { accepted: true, n: entry.n, events: [{ event: { type: 'rewound', seat, moves } }] };
		});
	}

	/** How the seat could take its last move back: a secret commitment, freely, with everybody's consent, or not at all. */
	takeBack(seat: Seat): LogCommand | null {
		if (this.#bug !== null || this.outcome() !== null) return null;
		if (this.#history.withdrawable(seat) !== -1) return 'withdraw';
		const last = this.#history.lastIfBy(seat);
		if (last !== -1 && !this.#history.isBarred(last)) return 'undo';
		return this.#history.lastMoveOf(seat) !== -1 && this.#limits.mayRewind(seat) ? 'rewind' : null;
	}

	/** The record so far; once the match is over it ends with the outcome and the revealed seed. */
	record(): string {
		return this.#writer.text();
	}

	/** Whatever the rules throw is a bug of theirs: the match freezes, and its record stays as it was. */
	#guarded(attempt: () => Accepted<Event> | Refused): Accepted<Event> | Refused {
		if (this.#bug !== null) return refused('MATCH_FROZEN');
		try {
			return attempt();
		} catch (bug) {
			this.#bug = bug;
			return refused('MATCH_FROZEN');
		}
	}

	/**
	 * Real time: what the table does by itself comes before everything at or after its moment, and at no other moment. The
	 * rules cannot say so themselves where the alarm is a secret.
	 */
	#isOverdue(actor: Actor, at: number): boolean {
		if (!isRealTime(this.game)) return false;
		const due = this.game.alarm?.(this.state) ?? null;
		return actor === 'table' ? at !== due : due !== null && at >= due;
	}

	#log(entry: LogEntry): void {
		const outcome = this.game.outcome(this.state);
		this.#length = entry.n;
		this.#writer.entry(entry);
		if (outcome) this.#writer.ending({ outcome, position: positionHash(this.state), seed: this.#luck.seed });
	}

	#takeBackFreely(
		index: number,
		seat: Seat,
		at: number,
		command: LogCommand,
		event: MatchEvent,
	): Accepted<Event> | Refused {
		if (!this.#limits.mayTakeBack(seat, index)) return refused('TAKE_BACKS_SPENT');
		this.#limits.tookBack(seat, index);
		this.#remove(index, 1);
		this.#log({ n: this.#length + 1, actor: seat, at, move: command });
		return { accepted: true, n: this.#length, events: [{ event }] };
	}

	/** How many moves count no longer. */
	#remove(index: number, count?: number): number {
		const moves = this.#history.remove(index, count).filter(isMoveOfTheGame);
		for (const entry of moves) this.#limits.removed(entry);
		return moves.length;
	}
}

function refused(code: string): Refused {
	return { accepted: false, refusal: { code, rule: null, facts: NO_FACTS } };
}
