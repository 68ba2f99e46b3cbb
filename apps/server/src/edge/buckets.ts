/** Buckets one store keeps at most. */
const MOST = 20_000;

export interface BucketSize {
	readonly burst: number;
	readonly perSecond: number;
	/** Buckets kept at once; the oldest gives way. */
	readonly most?: number;
}

/**
 * Lets everybody have a burst and then a steady rate. A bucket is the moment at which it is full again, in milliseconds;
 * one that is full is forgotten, so what is kept is bounded by what was lately asked.
 */
export class Buckets {
	readonly #burst: number;
	readonly #perToken: number;
	readonly #most: number;
	readonly #fullAt = new Map<string, number>();

	constructor({ burst, perSecond, most = MOST }: BucketSize) {
		this.#perToken = 1000 / perSecond;
		this.#burst = burst * this.#perToken;
		this.#most = most;
	}

	get size(): number {
		return this.#fullAt.size;
	}

	/** Takes so many if there are so many; otherwise takes nothing and says in how many seconds there will be. */
	take(key: string, now: number, cost = 1): number {
		const known = this.#fullAt.get(key);
		const fullAt = Math.max(known ?? now, now) + cost * this.#perToken;
		// What costs more than a whole burst is let through by a full bucket, which then has a longer way to go.
		const wait = fullAt - now - Math.max(this.#burst, cost * this.#perToken);
		// A sum of fractions may miss a whole burst by a hair.
		if (wait > 1e-6) return wait / 1000;
		if (known === undefined) this.#makeRoom(now);
		this.#fullAt.set(key, fullAt);
		return 0;
	}

	/** Looks at the two that have waited longest: full ones go, others get to the end; so nobody has to look at all. */
	#makeRoom(now: number): void {
		let looked = 0;
		for (const [key, fullAt] of this.#fullAt) {
			if (looked++ === 2) break;
			this.#fullAt.delete(key);
			if (fullAt > now) this.#fullAt.set(key, fullAt);
		}
		if (this.#fullAt.size < this.#most) return;
		const [oldest] = this.#fullAt.keys();
		if (oldest !== undefined) this.#fullAt.delete(oldest);
	}
}
