import { TableElsewhere, TableLost } from '../errors.ts';
import type { Sharing } from './guard.ts';

/** Asks as the one server that may take tables. */
export type Ask = <Row extends object>(text: string, values: readonly unknown[]) => Promise<{ readonly rows: Row[] }>;

interface Owned {
	readonly id: string;
	readonly epoch: number;
}

interface Believed extends Owned {
	/** Who runs it, as long as their lease lasts; null for nobody, or this process. */
	readonly holder: string | null;
	/** Another node has run it, and has not let go of it. */
	readonly is_held: boolean;
}

/** A node whose lease lasts, unless it is this one, or one that is known to be gone. */
const HOLDER = `
	SELECT nodes.node FROM nodes
	WHERE nodes.node = owners.node AND nodes.until > now() AND nodes.node <> $2 AND nodes.node <> ALL ($3::text[])`;

const BELIEVED = `
	SELECT tables.id, coalesce(owners.epoch, 0) AS epoch, (${HOLDER}) AS holder,
		coalesce(owners.node <> $2, false) AS is_held
	FROM tables LEFT JOIN owners ON owners.table_id = tables.id
	WHERE tables.id = ANY ($1::text[])`;

/** Of many who believe the same, the first wins: for the others that epoch is over. */
const TAKE = `
	INSERT INTO owners (table_id, epoch, node)
	SELECT tables.id, believed.epoch + 1, $2
	FROM unnest($1::text[], $4::integer[]) AS believed (id, epoch) JOIN tables ON tables.id = believed.id
	ON CONFLICT (table_id) DO UPDATE SET epoch = excluded.epoch, node = excluded.node
	WHERE owners.epoch = excluded.epoch - 1 AND ($5::boolean OR NOT EXISTS (${HOLDER}))
	RETURNING table_id AS id, epoch`;

const LET_GO = 'UPDATE owners SET node = $4 WHERE table_id = $1 AND epoch = $2 AND node = $3';

const LATER = `
	SELECT owners.table_id AS id, owners.epoch
	FROM unnest($1::text[], $2::integer[]) AS believed (id, epoch)
	JOIN owners ON owners.table_id = believed.id AND owners.epoch > believed.epoch`;

const HELD = `
	SELECT owners.table_id AS id FROM owners
	WHERE owners.table_id = ANY ($1::text[]) AND EXISTS (${HOLDER})`;

/** So long it is believed that a node is gone, in milliseconds: it may only have been cut off. */
const BELIEF = 5_000;

/**
 * The tables this process writes to, each under its epoch. Whoever takes a table over begins another epoch, and from then
 * on nothing that is written under an older one is kept: safety is the epoch alone. Where nodes share the tables, each
 * leaves alone what another runs under a lease that lasts.
 */
export class Ownership {
	readonly node: string;
	readonly #ask: Ask;
	readonly #sharing: Sharing;
	readonly #epochs = new Map<string, number>();
	/** Nodes known to be gone before their lease is over, and until when that is believed. */
	readonly #gone = new Map<string, number>();
	#taken = 0;
	#isFull = false;

	constructor(ask: Ask, node: string, sharing: Sharing = 'alone') {
		this.#ask = ask;
		this.node = node;
		this.#sharing = sharing;
	}

	/** Tables taken so far from others that had not let go of them. */
	get taken(): number {
		return this.#taken;
	}

	/** Null for a table that is not taken. */
	epochOf(tableId: string): number | null {
		return this.#epochs.get(tableId) ?? null;
	}

	/** Takes those that are not taken yet, and are there; `TableLost` where somebody else has one, or takes it at the same moment. */
	async take(tableIds: readonly string[]): Promise<void> {
		const missing = [...new Set(tableIds)].filter((id) => !this.#epochs.has(id));
		if (missing.length === 0) return;
		const believed = await this.#believed(missing);
		if (believed.length === 0) return;
		this.#leaveToOthers(believed);
		const ids = believed.map(({ id }) => id);
		const epochs = believed.map(({ epoch }) => epoch);
		const isAlone = this.#sharing === 'alone';
		const { rows: taken } = await this.#ask<Owned>(TAKE, [ids, this.node, this.#goneNow(), epochs, isAlone]);
		for (const { id, epoch } of taken) this.#epochs.set(id, epoch);
		this.#taken += believed.filter(({ id, is_held }) => is_held && this.#epochs.has(id)).length;
		const lost = ids.find((id) => !this.#epochs.has(id));
		if (lost === undefined) return;
		this.#leaveToOthers(await this.#believed([lost]));
		throw new TableLost(lost);
	}

	/** The table is gone, or somebody else's: whoever wants it must take it anew. */
	drop(tableId: string): void {
		this.#epochs.delete(tableId);
	}

	/** Whoever wants it may have it, or whoever is named. */
	async letGo(tableId: string, to: string | null): Promise<void> {
		const epoch = this.#epochs.get(tableId);
		if (epoch === undefined) return;
		await this.#ask(LET_GO, [tableId, epoch, this.node, to]);
		this.#epochs.delete(tableId);
	}

	/** Drops tables that somebody else has taken meanwhile, and says which. */
	async lost(): Promise<readonly string[]> {
		const { rows } = await this.#ask<Owned>(LATER, [[...this.#epochs.keys()], [...this.#epochs.values()]]);
		const lost = rows.filter(({ id, epoch }) => epoch > (this.#epochs.get(id) ?? epoch)).map(({ id }) => id);
		for (const id of lost) this.#epochs.delete(id);
		return lost;
	}

	/** Of these tables, those that other nodes run. */
	async heldElsewhere(tableIds: readonly string[]): Promise<ReadonlySet<string>> {
		const { rows } = await this.#ask<{ id: string }>(HELD, [tableIds, this.node, this.#goneNow()]);
		return new Set(rows.map(({ id }) => id));
	}

	/** A node does not live, whatever its lease says. */
	believeGone(node: string): void {
		this.#gone.set(node, performance.now() + BELIEF);
	}

	/** Takes no more tables; those it has go on. */
	takeNoMore(): void {
		this.#isFull = true;
	}

	async #believed(ids: readonly string[]): Promise<readonly Believed[]> {
		return (await this.#ask<Believed>(BELIEVED, [ids, this.node, this.#goneNow()])).rows;
	}

	#leaveToOthers(believed: readonly Believed[]): void {
		if (this.#sharing === 'alone') return;
		const left = believed.find(({ holder }) => holder !== null || this.#isFull);
		if (left !== undefined) throw new TableElsewhere(left.id, left.holder);
	}

	#goneNow(): readonly string[] {
		const now = performance.now();
		for (const [node, until] of this.#gone) if (until < now) this.#gone.delete(node);
		return [...this.#gone.keys()];
	}
}
