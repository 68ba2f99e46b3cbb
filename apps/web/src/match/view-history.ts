import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Known, MatchClient } from './port.ts';

/** The table as this screen saw it after an entry. */
export interface Moment {
	/** Entries that had been made. */
	readonly n: number;
	/** Without what the update told: nothing moves and sounds a second time. */
	readonly known: Known;
	/** The table's clock then. */
	readonly at: number;
}

interface Kept extends Moment {
	/** The first entry that was told with it. */
	readonly from: number;
}

/** Moments beyond this are forgotten, oldest first. */
const MOST = 400;
const NOTHING: Known['latest'] = [];

/**
 * What this screen has seen of a running match, so that it can be looked at again. Nothing is asked of the table, and
 * only what the present viewer saw is kept: when somebody else holds the device, it begins anew.
 */
export class ViewHistory {
	readonly #kept = signal<readonly Kept[]>([]);
	readonly #client: Pick<MatchClient, 'known' | 'now'>;
	readonly #stop: () => void;

	constructor(client: Pick<MatchClient, 'known' | 'now'>) {
		this.#client = client;
		this.#stop = effect(() => this.#keep(client.known.value));
	}

	get all(): ReadonlySignal<readonly Moment[]> {
		return this.#kept;
	}

	/** Where an entry can be looked at: the first moment that told of it; null where this screen has not seen it happen. */
	of(entry: number): Moment | null {
		return this.#kept.value.find(({ from, n }) => from <= entry && entry <= n) ?? null;
	}

	before({ n }: Moment): Moment | null {
		return this.#kept.value.findLast((one) => one.n < n) ?? null;
	}

	after({ n }: Moment): Moment | null {
		return this.#kept.value.find((one) => one.n > n) ?? null;
	}

	close(): void {
		this.#stop();
	}

	#keep(known: Known | null): void {
		if (known === null || known.table.stage !== 'playing') return;
		const before = this.#kept.peek();
		const last = before.at(-1);
		const n = known.table.length;
		const moment = { n, known: { ...known, latest: NOTHING }, at: this.#client.now() };
		if (last?.known.viewer !== known.viewer) this.#kept.value = [{ ...moment, from: n }];
		// Somebody came, a clock was set: the same moment, seen once more.
		else if (last.n === n) this.#kept.value = before.with(-1, { ...moment, from: last.from });
		else {
			const from = Math.min(n, ...known.latest.map((told) => told.n));
			this.#kept.value = [...before, { ...moment, from }].slice(-MOST);
		}
	}
}
