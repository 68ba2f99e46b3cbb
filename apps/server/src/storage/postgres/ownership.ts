import { randomUUID } from 'node:crypto';
import { TableLost } from '../errors.ts';

/** Asks as the one server that may take tables. */
export type Ask = <Row extends object>(text: string, values: readonly unknown[]) => Promise<{ readonly rows: Row[] }>;

interface Owned {
	readonly id: string;
	readonly epoch: number;
}

const BELIEVED = `
	SELECT tables.id, coalesce(owners.epoch, 0) AS epoch
	FROM tables LEFT JOIN owners ON owners.table_id = tables.id
	WHERE tables.id = ANY ($1::text[])`;

/** Of many who believe the same, the first wins: for the others that epoch is over. */
const TAKE = `
	INSERT INTO owners (table_id, epoch, node)
	SELECT tables.id, believed.epoch + 1, $3
	FROM unnest($1::text[], $2::integer[]) AS believed (id, epoch) JOIN tables ON tables.id = believed.id
	ON CONFLICT (table_id) DO UPDATE SET epoch = excluded.epoch, node = excluded.node
	WHERE owners.epoch = excluded.epoch - 1
	RETURNING table_id AS id, epoch`;

/**
 * The tables this process writes to, each under its epoch. Whoever takes a table over begins another epoch, and from then
 * on nothing that is written under an older one is kept: safety is the epoch alone.
 */
export class Ownership {
	/** For people who look into the database. */
	readonly node = randomUUID();
	readonly #ask: Ask;
	readonly #epochs = new Map<string, number>();

	constructor(ask: Ask) {
		this.#ask = ask;
	}

	/** Null for a table that is not taken. */
	epochOf(tableId: string): number | null {
		return this.#epochs.get(tableId) ?? null;
	}

	/** Takes those that are not taken yet, and are there; `TableLost` where somebody else takes one at the same moment. */
	async take(tableIds: readonly string[]): Promise<void> {
		const missing = [...new Set(tableIds)].filter((id) => !this.#epochs.has(id));
		if (missing.length === 0) return;
		const { rows: believed } = await this.#ask<Owned>(BELIEVED, [missing]);
		if (believed.length === 0) return;
		const ids = believed.map(({ id }) => id);
		const { rows: taken } = await this.#ask<Owned>(TAKE, [ids, believed.map(({ epoch }) => epoch), this.node]);
		for (const { id, epoch } of taken) this.#epochs.set(id, epoch);
		const lost = ids.find((id) => !this.#epochs.has(id));
		if (lost !== undefined) throw new TableLost(lost);
	}

	/** The table is gone, or somebody else's: whoever wants it must take it anew. */
	drop(tableId: string): void {
		this.#epochs.delete(tableId);
	}
}
