/** No two clocks drift apart faster than by this share of the time. */
const DRIFT = 1e-4;

/**
 * The table's clock as this page can know it, never ahead of it. News takes a while to arrive, never less than no time:
 * of all that was heard, the news that arrived fastest tells the time best, and less well the longer ago that is.
 */
export class TableClock {
	readonly #now: () => number;
	#ahead: number | null = null;
	/** When there was news last, by the page's own clock. */
	#heard = 0;
	#mayStand = false;

	/** `now` runs evenly, from anywhere. */
	constructor(now: () => number) {
		this.#now = now;
	}

	/** Begins again: the table may have stood still. */
	set(tableTime: number): void {
		this.#heard = this.#now();
		this.#ahead = tableTime - this.#heard;
		this.#mayStand = false;
	}

	/** The table's time may stand still until there is news again, as it does before a match and while nobody is there. */
	doubt(): void {
		this.#mayStand = true;
	}

	hear(tableTime: number): void {
		const now = this.#now();
		const known = this.#mayStand || this.#ahead === null ? tableTime : now + this.#ahead - (now - this.#heard) * DRIFT;
		this.set(Math.max(tableTime, known));
	}

	read(): number {
		return this.#ahead === null ? 0 : this.#now() + this.#ahead;
	}
}
