const EVERY_MS = 250;
const EVERY_LINE_MS = 30_000;

/** Progress on stderr with rate and time left: one line that changes, or where nobody looks one every half minute. */
export class Told {
	readonly #what: string;
	readonly #isSeen = process.stderr.isTTY === true;
	#phase = '';
	#begun = 0;
	#drawn = 0;

	constructor(what: string) {
		this.#what = what;
	}

	progress(phase: string, done: number, total: number): void {
		const now = performance.now();
		if (phase !== this.#phase) {
			this.#phase = phase;
			this.#begun = now;
			this.#drawn = 0;
		}
		if (done < total && now - this.#drawn < (this.#isSeen ? EVERY_MS : EVERY_LINE_MS)) return;
		this.#drawn = now;
		const seconds = (now - this.#begun) / 1000;
		const rate = done / Math.max(seconds, 0.001);
		const left = Math.ceil((total - done) / Math.max(rate, 0.001));
		const text = `${this.#what}, ${phase}: ${done} of ${total}, ${rate.toFixed(1)}/s, ${left} s left`;
		process.stderr.write(this.#isSeen ? `\r${text}\x1b[K` : `${text}\n`);
	}

	done(): void {
		if (this.#isSeen) process.stderr.write('\r\x1b[K');
	}
}
