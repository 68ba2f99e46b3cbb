/** Lets people act at a steady rate all together, first come, first served. */
export class Pacer {
	#waiting: (() => boolean)[] = [];
	#budget = 0;
	#last = performance.now();
	readonly #timer = setInterval(() => this.#release(), TICK);
	#rate = 0;

	/** Acts per second; `Infinity` lets everybody act at once. */
	set rate(rate: number) {
		this.#rate = rate;
		this.#budget = 0;
	}

	/** Somebody could act. */
	readonly when = (act: () => boolean): void => {
		if (this.#rate === Number.POSITIVE_INFINITY) act();
		else this.#waiting.push(act);
	};

	stop(): void {
		clearInterval(this.#timer);
	}

	#release(): void {
		const now = performance.now();
		this.#budget = Math.min(this.#budget + (this.#rate * (now - this.#last)) / 1000, this.#rate * CATCH_UP + 1);
		this.#last = now;
		while (this.#budget >= 1) {
			const act = this.#waiting.shift();
			if (act === undefined) break;
			if (act()) this.#budget--;
		}
	}
}

/** Milliseconds. */
const TICK = 2;
/** Seconds of a stall that are made up for afterwards. */
const CATCH_UP = 0.2;
