/** What a load has measured since it was last cleared. */
export class Tally {
	/** Milliseconds from request to answer. */
	#trips: number[] = [];
	/** Bytes of messages to the clients: those with a change, and all. */
	#updates: number[] = [];
	#messages: number[] = [];
	refused = 0;
	/** Over the whole run. */
	moves = 0;

	clear(): void {
		this.#trips = [];
		this.#updates = [];
		this.#messages = [];
		this.refused = 0;
	}

	trip(milliseconds: number): void {
		this.#trips.push(milliseconds);
		this.moves++;
	}

	message(text: string, isUpdate: boolean): void {
		const bytes = Buffer.byteLength(text);
		this.#messages.push(bytes);
		if (isUpdate) this.#updates.push(bytes);
	}

	/** Updates, and all messages. */
	get counts(): readonly [updates: number, messages: number] {
		return [this.#updates.length, this.#messages.length];
	}

	get summary() {
		return {
			trips: this.#trips.length,
			refused: this.refused,
			trip: quantiles(this.#trips),
			update: quantiles(this.#updates),
			message: quantiles(this.#messages),
			bytes: this.#messages.reduce((sum, bytes) => sum + bytes, 0),
		};
	}
}

export interface Quantiles {
	readonly median: number;
	readonly p99: number;
	readonly most: number;
}

export function quantiles(values: readonly number[]): Quantiles {
	const sorted = values.toSorted((a, b) => a - b);
	const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
	return { median: at(0.5), p99: at(0.99), most: at(1) };
}
