import type { LogRow, SavedTable } from '@shutterbox/table';
import type { KeptMatch, MatchStore } from './match-store.ts';

/** What is not kept yet: the latest state of everything, and every row since. */
interface Owed {
	readonly summary: KeptMatch;
	/** Null when only the log has changed. */
	readonly saved: SavedTable | null;
	readonly rows: readonly LogRow[];
	readonly position: unknown;
}

/** Keeps a table's changes in order. What fails is tried again with the next change; play goes on meanwhile. */
export class Keeper {
	readonly #store: MatchStore;
	readonly #onKept: (isKept: boolean) => void;
	#work: Promise<void> = Promise.resolve();
	#owed: Owed | null = null;

	constructor(store: MatchStore, onKept: (isKept: boolean) => void) {
		this.#store = store;
		this.#onKept = onKept;
	}

	/** Resolves when everything so far is kept, or could not be. */
	get done(): Promise<void> {
		return this.#work;
	}

	keep(change: Owed): void {
		if (change.saved === null && change.rows.length === 0) return;
		this.#owed = after(this.#owed, { ...change, saved: structuredClone(change.saved) });
		this.#work = this.#work.then(async () => {
			const owed = this.#owed;
			if (owed === null) return;
			this.#owed = null;
			try {
				await this.#store.keep(owed.summary, owed.saved, owed.rows, owed.position);
				this.#onKept(true);
			} catch {
				this.#owed = this.#owed === null ? owed : after(owed, this.#owed);
				this.#onKept(false);
			}
		});
	}

	/** Waits for another keeper as well. */
	join(other: Keeper): void {
		this.#work = this.#work.then(() => other.done);
	}
}

function after(before: Owed | null, change: Owed): Owed {
	if (before === null) return change;
	return { ...change, saved: change.saved ?? before.saved, rows: [...before.rows, ...change.rows] };
}
