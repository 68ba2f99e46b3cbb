import type { Seat } from '@shutterbox/kernel';

/** A move a seat will make by itself unless its question changes first. */
export interface Intended {
	readonly key: number;
	readonly move: unknown;
	readonly at: number;
}

/** What the table does for its seats: questions asked of bots, and moves that wait for their moment. */
export class Agenda {
	readonly #asked = new Map<Seat, number>();
	/** By seat: the question its bot is thinking about, somewhere; one at a time, whatever happens here meanwhile. */
	readonly #thinking = new Map<Seat, number>();
	readonly #intended = new Map<Seat, Intended>();

	/** Whether the question has to be asked; it is asked once. */
	ask(seat: Seat, key: number): boolean {
		if (this.#asked.get(seat) === key) return false;
		this.#asked.set(seat, key);
		this.#intended.delete(seat);
		return true;
	}

	/** Whether the question has to be handed to a bot; not while that still thinks, be it about another. */
	askBot(seat: Seat, key: number): boolean {
		if (this.#thinking.has(seat) || !this.ask(seat, key)) return false;
		this.#thinking.set(seat, key);
		return true;
	}

	/** A bot has thought; false where nothing of the kind was asked. */
	thought(seat: Seat, key: number): boolean {
		return this.#thinking.get(seat) === key && this.#thinking.delete(seat);
	}

	intend(seat: Seat, intended: Intended): void {
		this.#asked.set(seat, intended.key);
		this.#intended.set(seat, intended);
	}

	/** The moment of the intention has come; the same question is not asked again. */
	done(seat: Seat): void {
		this.#intended.delete(seat);
	}

	/** Forgets a seat: somebody else plays it now, or on other orders. */
	drop(seat: Seat): void {
		this.#asked.delete(seat);
		this.#intended.delete(seat);
	}

	get intentions(): Iterable<[Seat, Intended]> {
		return this.#intended;
	}
}
