/**
 * The table's clock as this page can know it. News takes a while to arrive, never less than no time: of all that was
 * heard, the news that arrived fastest tells the time best.
 */
export class TableClock {
	readonly #now: () => number;
	#ahead: number | null = null;

	/** `now` runs evenly, from anywhere. */
	constructor(now: () => number) {
		this.#now = now;
	}

	/** Begins again: the table may have stood still. */
	set(tableTime: number): void {
		this.#ahead = tableTime - this.#now();
	}

	hear(tableTime: number): void {
		this.#ahead = Math.max(this.#ahead ?? Number.NEGATIVE_INFINITY, tableTime - this.#now());
	}

	read(): number {
		return this.#ahead === null ? 0 : this.#now() + this.#ahead;
	}
}
