import type { LogRow, SavedTable, Table } from '@shutterbox/table';
import type { KeptMatch, MatchStore } from './match-store.ts';

/** Keeps a table's changes in order. What fails is tried again with the next change; play goes on meanwhile. */
export class Keeper {
	readonly #store: MatchStore;
	readonly #onKept: (isKept: boolean) => void;
	#work: Promise<void> = Promise.resolve();
	/** What could not be kept yet. */
	#owed: { readonly isWhole: boolean; readonly rows: readonly LogRow[] } = { isWhole: false, rows: [] };

	constructor(store: MatchStore, onKept: (isKept: boolean) => void) {
		this.#store = store;
		this.#onKept = onKept;
	}

	/** Resolves when everything so far is kept, or could not be. */
	get done(): Promise<void> {
		return this.#work;
	}

	/** `saved` is null when only the log has changed. */
	keep(table: Table, summary: KeptMatch, saved: SavedTable | null, rows: readonly LogRow[], position: unknown): void {
		if (saved === null && rows.length === 0) return;
		const copy = saved && structuredClone(saved);
		this.#owed = { isWhole: this.#owed.isWhole || saved !== null, rows: [...this.#owed.rows, ...rows] };
		this.#work = this.#work.then(async () => {
			const owed = this.#owed;
			if (!owed.isWhole && owed.rows.length === 0) return;
			this.#owed = { isWhole: false, rows: [] };
			try {
				const whole = copy ?? (owed.isWhole ? structuredClone(table.save()) : null);
				await this.#store.keep(summary, whole, owed.rows, position);
				this.#onKept(true);
			} catch {
				this.#owed = { isWhole: true, rows: [...owed.rows, ...this.#owed.rows] };
				this.#onKept(false);
			}
		});
	}

	/** Waits for another keeper as well. */
	join(other: Keeper): void {
		this.#work = this.#work.then(() => other.done);
	}
}
