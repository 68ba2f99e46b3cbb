import type { ChanceSource } from './chance.ts';
import { type Emitted, type Entry, type Game, type GameEvent, type GameMove, isRealTime } from './game.ts';
import { isLogCommand, type LogEntry } from './record.ts';
import type { Seat } from './seats.ts';
import { Snapshots } from './snapshots.ts';

/** An entry that counts, with what its events said about it. */
interface Counting extends LogEntry {
	readonly reveals: boolean;
	readonly seals: boolean;
}

/**
 * The entries of a match that count, and the position that follows from them. Of the commands a rewind counts: what
 * nobody had seen was dealt anew with its luck. In real time nothing is taken back.
 */
export class History<State, Move extends GameMove, Event extends GameEvent, Options extends object> {
	readonly #game: Game<State, Move, Event, Options>;
	readonly #source: ChanceSource;
	readonly #snapshots: Snapshots<State> | null;
	readonly #entries: Counting[] = [];
	#state: State;

	constructor(game: Game<State, Move, Event, Options>, source: ChanceSource, opening: State) {
		this.#game = game;
		this.#source = source;
		this.#state = opening;
		this.#snapshots = isRealTime(game) ? null : new Snapshots((state) => game.clone(state));
	}

	get state(): State {
		return this.#state;
	}

	/** Applies an entry that counts from now on. */
	advance(entry: LogEntry, events: Emitted<Event>[]): void {
		this.#snapshots?.keep(this.#entries.length, this.#state);
		const chance = this.#source.at(entry.n);
		const emit = (event: Event | null, also?: object) => events.push({ event, ...also });
		if (isMoveOfTheGame(entry)) this.#game.play(this.#state, entry as Entry<Move>, { chance, emit });
		else this.#game.redeal(this.#state, chance);
		this.#entries.push({
			...entry,
			reveals: events.some((emitted) => emitted.reveals),
			seals: events.some((emitted) => emitted.seals),
		});
	}

	/** Entries from `index` on, `count` of them, count no longer; those after them keep their numbers and so their luck. */
	remove(index: number, count = this.#entries.length - index): readonly LogEntry[] {
		if (this.#snapshots === null) throw new Error('nothing is taken back in real time');
		const from = this.#snapshots.backTo(index);
		const again = this.#entries.splice(from.count);
		const removed = again.splice(index - from.count, count);
		this.#state = from.state;
		for (const { reveals: _, seals: __, ...entry } of again) this.advance(entry, []);
		return removed;
	}

	/** Index of the seat's last move; −1 where there is none to take back. */
	lastMoveOf(seat: Seat): number {
		if (this.#snapshots === null) return -1;
		return this.#entries.findLastIndex((entry) => entry.actor === seat && isMoveOfTheGame(entry));
	}

	/** Index of the seat's move if nobody has moved since; −1 otherwise. */
	lastIfBy(seat: Seat): number {
		const index = this.#snapshots === null ? -1 : this.#entries.findLastIndex(isMoveOfTheGame);
		return index !== -1 && this.#entries[index].actor === seat ? index : -1;
	}

	/** Whether what the entry told or sealed keeps it from being undone. */
	isBarred(index: number): boolean {
		const { reveals, seals } = this.#entries[index];
		return reveals || seals;
	}

	/** Index of the seat's commitment if everything from there on is sealed; −1 otherwise. */
	withdrawable(seat: Seat): number {
		if (this.#snapshots === null) return -1;
		for (let i = this.#entries.length - 1; i >= 0; i--) {
			const entry = this.#entries[i];
			if (!isMoveOfTheGame(entry)) continue;
			if (!entry.seals || entry.reveals) return -1;
			if (entry.actor === seat) return i;
		}
		return -1;
	}
}

export function isMoveOfTheGame({ move }: LogEntry): boolean {
	return !isLogCommand(move);
}
