import type { Steps } from '@shutterbox/table';

/** How long a piece of work may hold up everything else, in milliseconds. */
const SLICE = 5;
/** So many pieces of work have been begun at most; the others wait with nothing in memory. */
const PLACES = 8;

interface Piece {
	/** Works for a slice; false when there is nothing left to do. */
	goOn(): boolean;
}

/**
 * Long work on the server's one thread: a slice of one piece, then whatever else has to be done, then a slice of the next.
 * However much is asked for, nobody waits for more than a slice of it.
 */
export class Slices {
	readonly #pieces: Piece[] = [];
	readonly #waiting: (() => void)[] = [];
	#begun = 0;

	/** `begin` brings what the work needs, once there is a place for it. */
	async run<T>(begin: () => Promise<Steps<T>>): Promise<T> {
		if (this.#begun === PLACES) await new Promise<void>((resolve) => this.#waiting.push(resolve));
		else this.#begun++;
		try {
			return await this.#finish(await begin());
		} finally {
			const next = this.#waiting.shift();
			if (next) next();
			else this.#begun--;
		}
	}

	#finish<T>(work: Steps<T>): Promise<T> {
		return new Promise((resolve, reject) => {
			const goOn = () => {
				try {
					const end = performance.now() + SLICE;
					for (;;) {
						const step = work.next();
						if (step.done) resolve(step.value);
						if (step.done || performance.now() >= end) return !step.done;
					}
				} catch (error) {
					reject(error);
					return false;
				}
			};
			this.#pieces.push({ goOn });
			if (this.#pieces.length === 1) setImmediate(() => this.#next());
		});
	}

	#next(): void {
		const [piece] = this.#pieces;
		const isLeft = piece.goOn();
		this.#pieces.shift();
		if (isLeft) this.#pieces.push(piece);
		if (this.#pieces.length > 0) setImmediate(() => this.#next());
	}
}
