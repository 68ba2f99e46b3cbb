/** The time of a match by the host's clock: what of it counts, and where it stands still. */
export class TableTime {
	/** When the match began, by the host's clock. */
	started: number | null = null;
	/** Time that does not count, because nobody was there to keep it; below zero after the host's clock was set back. */
	shift = 0;
	/** When the host last called, by its clock. */
	#reached = Number.NEGATIVE_INFINITY;
	/** Since when the time stands still, by the host's clock; null while it goes. */
	#restsSince: number | null = null;

	get isResting(): boolean {
		return this.#restsSince !== null;
	}

	/** Where the host's clock was set back, a match that is `kept` goes on from where it is. */
	reach(now: number, isKept: boolean): void {
		if (now < this.#reached && isKept) {
			this.shift += now - this.#reached;
			if (this.#restsSince !== null) this.#restsSince += now - this.#reached;
		}
		this.#reached = now;
	}

	/** Lets time stand still from now on, or go on; whether that is news to keep. */
	rest(rests: boolean, now: number): boolean {
		if (rests === this.isResting) return false;
		const since = this.#restsSince;
		this.#restsSince = rests ? now : null;
		if (since === null) return false;
		this.shift += now - since;
		return true;
	}

	/** Milliseconds of the match. */
	at(now: number): number {
		return this.started === null ? 0 : (this.#restsSince ?? now) - this.started - this.shift;
	}

	/** A moment of the match, in milliseconds since 1970. */
	moment(time: number): number {
		return time + (this.started ?? 0) + this.shift;
	}
}
