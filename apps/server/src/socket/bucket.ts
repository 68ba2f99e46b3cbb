/** Lets a burst through and then a steady rate. Times are in milliseconds. */
export class Bucket {
	readonly #burst: number;
	readonly #perSecond: number;
	#level: number;
	#filled: number;

	constructor(burst: number, perSecond: number, now: number) {
		this.#burst = burst;
		this.#perSecond = perSecond;
		this.#level = burst;
		this.#filled = now;
	}

	/** Takes one if there is one; otherwise the seconds until there is. */
	take(now: number): number {
		this.#level = Math.min(this.#burst, this.#level + ((now - this.#filled) / 1000) * this.#perSecond);
		this.#filled = now;
		if (this.#level >= 1) {
			this.#level--;
			return 0;
		}
		return (1 - this.#level) / this.#perSecond;
	}
}
