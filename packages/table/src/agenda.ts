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
	readonly #intended = new Map<Seat, Intended>();

	/** Whether the question has to be asked; it is asked once. */
	ask(seat: Seat, key: number): boolean {
		if (this.#asked.get(seat) === key) return false;
		this.#asked.set(seat, key);
		this.#intended.delete(seat);
		return true;
	}

	isAsked(seat: Seat, key: number): boolean {
		return this.#asked.get(seat) === key;
	}

	intend(seat: Seat, intended: Intended): void {
		this.#intended.set(seat, intended);
	}

	/** Forgets a seat: somebody else plays it now, or its question is settled. */
	drop(seat: Seat): void {
		this.#asked.delete(seat);
		this.#intended.delete(seat);
	}

	intendedBy(seat: Seat): Intended | undefined {
		return this.#intended.get(seat);
	}

	get intentions(): Iterable<[Seat, Intended]> {
		return this.#intended;
	}
}
