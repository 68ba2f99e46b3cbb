import type { ChanceSource } from './chance.ts';
import { chanceOf, commitmentOf, type Luck } from './fairness.ts';
import type { Emitted, Entry, Game, GameEvent, GameMove, Outcome } from './game.ts';
import { positionHash } from './hash.ts';
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
import { isRefusal, NO_FACTS, type Refusal } from './refusal.ts';
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

/** An entry that still counts, with what its events said about it. */
interface Effective extends LogEntry {
	readonly reveals: boolean;
	readonly seals: boolean;
}

/**
 * A running match: header plus log, and the position that follows from them. A submission is accepted whole or refused
 * without effect. A bug in the rules freezes the match: it keeps its record and accepts nothing more.
 */
export class Match<State, Move extends GameMove, Event extends GameEvent, Options extends object> {
	readonly game: Game<State, Move, Event, Options>;
	readonly header: RecordHeader;
	readonly #options: Options;
	readonly #luck: Luck;
	readonly #source: ChanceSource;
	readonly #writer = new RecordWriter();
	#opening: readonly Emitted<Event>[];
	#effective: Effective[] = [];
	#length = 0;
	#state: State;
	#bug: unknown = null;

	private constructor(game: Game<State, Move, Event, Options>, setup: MatchSetup, options: Options) {
		this.game = game;
		this.#options = options;
		this.#luck = setup.luck;
		this.#source = chanceOf(setup.luck);
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
		const opening: Emitted<Event>[] = [];
		this.#state = this.#setup(opening);
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
		return this.#state;
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
		return this.#bug === null ? this.game.outcome(this.#state) : null;
	}

	/** A move of an actor; `by` says who made it in the place of a seat's person. */
	submit(actor: Actor, move: unknown, at: number, by?: StandIn): Accepted<Event> | Refused {
		return this.#guarded(() => {
			const refusal = this.game.check(this.#state, { actor, move, at });
			if (refusal) return { accepted: false, refusal };
			// The log keeps a copy, so that nobody can change a move after it was accepted.
			const copy = JSON.parse(JSON.stringify(move));
			const entry: LogEntry = { n: this.#length + 1, actor, at, move: copy, ...(by && { by }) };
			const events: Emitted<Event>[] = [];
			this.#effective.push(this.#apply(this.#state, entry, events));
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
			const index = this.#withdrawable(seat);
			if (this.outcome() !== null) return refused('MATCH_OVER');
			if (index === -1) return refused('NOTHING_TO_WITHDRAW');
			return this.#takeBack(index, 1, seat, at, 'withdraw', { type: 'withdrawn', seat });
		});
	}

	/** Takes back the seat's move if it is the last one and told nobody anything new. */
	undo(seat: Seat, at: number): Accepted<Event> | Refused {
		return this.#guarded(() => {
			const last = this.#effective.at(-1);
			if (this.outcome() !== null) return refused('MATCH_OVER');
			if (last === undefined || last.actor !== seat) return refused('NOTHING_TO_UNDO');
			if (last.reveals || last.seals) return refused('UNDO_BARRED');
			return this.#takeBack(this.#effective.length - 1, 1, seat, at, 'undo', { type: 'undone', seat });
		});
	}

	/**
	 * Takes back the seat's last move and everything since, whatever it told. Whether the others agree is for the host
	 * to find out before it calls this.
	 */
	rewind(seat: Seat, at: number): Accepted<Event> | Refused {
		return this.#guarded(() => {
			const index = this.#effective.findLastIndex(({ actor }) => actor === seat);
			if (this.outcome() !== null) return refused('MATCH_OVER');
			if (index === -1) return refused('NOTHING_TO_UNDO');
			const moves = this.#effective.length - index;
			return this.#takeBack(index, moves, seat, at, 'rewind', { type: 'rewound', seat, moves });
		});
	}

	/** How the seat could take its last move back: a secret commitment, freely, with everybody's consent, or not at all. */
	takeBack(seat: Seat): LogCommand | null {
		if (this.#bug !== null || this.outcome() !== null) return null;
		if (this.#withdrawable(seat) !== -1) return 'withdraw';
		const last = this.#effective.at(-1);
		if (last?.actor === seat && !last.reveals && !last.seals) return 'undo';
		return this.#effective.some(({ actor }) => actor === seat) ? 'rewind' : null;
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

	#setup(events: Emitted<Event>[]): State {
		return this.game.setup(
			{ seats: this.header.seats, options: this.#options },
			{ chance: this.#source.at(0), emit: (event, also) => events.push({ event, ...also }) },
		);
	}

	#apply(state: State, entry: LogEntry, events: Emitted<Event>[]): Effective {
		this.game.play(state, entry as Entry<Move>, {
			chance: this.#source.at(entry.n),
			emit: (event, also) => events.push({ event, ...also }),
		});
		return {
			...entry,
			reveals: events.some((emitted) => emitted.reveals),
			seals: events.some((emitted) => emitted.seals),
		};
	}

	#log(entry: LogEntry): void {
		const outcome = this.game.outcome(this.#state);
		this.#length = entry.n;
		this.#writer.entry(entry);
		if (outcome) this.#writer.ending({ outcome, position: positionHash(this.#state), seed: this.#luck.seed });
	}

	/** Index of the seat's commitment if everything from there on is sealed; −1 otherwise. */
	#withdrawable(seat: Seat): number {
		for (let i = this.#effective.length - 1; i >= 0; i--) {
			const entry = this.#effective[i];
			if (!entry.seals || entry.reveals) return -1;
			if (entry.actor === seat) return i;
		}
		return -1;
	}

	/** Logs the command and replays the entries that still count; each keeps its number and so its luck. */
	#takeBack(
		index: number,
		count: number,
		seat: Seat,
		at: number,
		command: LogCommand,
		event: MatchEvent,
	): Accepted<Event> {
		this.#effective.splice(index, count);
		this.#state = this.#setup([]);
		for (const entry of this.#effective) this.#apply(this.#state, entry, []);
		this.#log({ n: this.#length + 1, actor: seat, at, move: command });
		return { accepted: true, n: this.#length, events: [{ event }] };
	}
}

function refused(code: string): Refused {
	return { accepted: false, refusal: { code, rule: null, facts: NO_FACTS } };
}
