import { RATES, type Rate, type RateName } from '@shutterbox/protocol';
import { Buckets } from './buckets.ts';

/** Counts what sessions, addresses, people and tables do, over sockets and over HTTP alike. */
export class Rates {
	readonly #now: () => number;
	readonly #buckets: ReadonlyMap<RateName, Buckets>;

	/** Every rate is multiplied by the factor. */
	constructor(factor: number, now: () => number) {
		this.#now = now;
		this.#buckets = new Map(
			Object.entries(RATES).map(([name, { burst, perMinute }]: [string, Rate]) => [
				name as RateName,
				new Buckets({ burst: Math.max(1, burst * factor), perSecond: (perMinute * factor) / 60 }),
			]),
		);
	}

	/** Counts it, and says 0; or counts nothing, and says how many seconds to wait. */
	take(name: RateName, key: string, cost = 1): number {
		return this.#buckets.get(name)?.take(key, this.#now(), cost) ?? 0;
	}
}
