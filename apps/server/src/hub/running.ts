import type { Table } from '@shutterbox/table';
import type { Storage } from '../storage/contract.ts';
import type { TableWithSeats } from '../storage/data.ts';
import { TableElsewhere } from '../storage/errors.ts';
import type { Archive } from './archive.ts';
import type { HubContext } from './context.ts';
import type { Elsewhere } from './elsewhere.ts';
import { HostedTable } from './hosted-table.ts';
import { Serial } from './serial.ts';
import { keptIn } from './summaries.ts';

/** How often other nodes may take a table that was let go of for a change here. */
const TRIES = 20;

/**
 * The tables that run. Setting one up, putting it away and changing what is kept of it are done one after the other, so
 * that nobody sets a table up from what another is about to change.
 */
export class RunningTables {
	readonly #storage: Storage;
	readonly #archive: Archive;
	readonly #context: HubContext;
	readonly #tables = new Map<string, HostedTable>();
	readonly #elsewhere: Elsewhere | null;
	readonly #queue = new Serial();

	constructor(storage: Storage, archive: Archive, context: HubContext, elsewhere: Elsewhere | null) {
		this.#elsewhere = elsewhere;
		this.#storage = storage;
		this.#archive = archive;
		this.#context = context;
	}

	get all(): readonly HostedTable[] {
		return [...this.#tables.values()];
	}

	/** The table with this id, set up from what is kept if need be; null where there is none. */
	async get(id: string): Promise<HostedTable | null> {
		return this.#tables.get(id) ?? (await this.#queue.run(id, () => this.#load(id)));
	}

	/** The table with this id if it runs now. */
	find(id: string): HostedTable | null {
		return this.#tables.get(id) ?? null;
	}

	/** Lets a new table run. */
	host(table: Table, isPublic: boolean): Promise<HostedTable> {
		return this.#queue.run(table.id, async () => {
			const hosted = new HostedTable(
				{ table, isPublic, invitations: {}, isSettled: false, spectatorsMayTalk: true },
				this.#context,
			);
			// The log refers to the table, so the table is kept before the first entry.
			const row = hosted.row();
			await this.#storage.saveTable(row.table, row.seats);
			await this.#storage.own(table.id);
			this.#tables.set(table.id, hosted);
			await hosted.start();
			return hosted;
		});
	}

	/** Stops a table, which is kept; its screens hear why. Another node may have it, or the one named. */
	async putAway(hosted: HostedTable, code: string, to?: string): Promise<void> {
		if (this.#tables.get(hosted.id) === hosted) this.#tables.delete(hosted.id);
		await this.#queue.run(hosted.id, async () => {
			await hosted.stop(code);
			await this.#letGo(hosted.id, to);
		});
	}

	/** Puts a table away if it runs, and lets go of it in any case. */
	async release(id: string, to?: string): Promise<void> {
		const hosted = this.#tables.get(id);
		if (hosted) await this.putAway(hosted, 'AGAIN', to);
		else await this.#queue.run(id, () => this.#letGo(id, to));
	}

	/** Where it runs nowhere here; whoever cannot say so keeps it until their lease is over. */
	async #letGo(id: string, to?: string): Promise<void> {
		if (!this.#tables.has(id)) await this.#storage.disown(id, to).catch(() => undefined);
	}

	/** Stops a table wherever it runs, and does something to what is kept of it; screens may begin again afterwards. */
	async change<T>(id: string, work: (row: TableWithSeats) => Promise<T>): Promise<T | null> {
		return await this.#queue.run(id, async () => {
			const hosted = this.#tables.get(id);
			this.#tables.delete(id);
			await hosted?.stop('AGAIN');
			const row = await this.#seize(id);
			try {
				return row && (await work(row));
			} finally {
				await this.#letGo(id);
			}
		});
	}

	/** Does something to what is kept of a table while nobody else does. */
	async inTurn<T>(id: string, work: (row: TableWithSeats) => Promise<T>): Promise<T | null> {
		return await this.#queue.run(id, async () => {
			const row = await this.#rowOf(id);
			try {
				return row && (await work(row));
			} finally {
				await this.#letGo(id);
			}
		});
	}

	async stop(code = 'STOPPING'): Promise<void> {
		await Promise.all(this.all.map((hosted) => this.putAway(hosted, code)));
	}

	/** What is kept of a table that nobody else changes from now on. */
	async #rowOf(id: string): Promise<TableWithSeats | null> {
		await this.#storage.own(id);
		return await this.#storage.getTable(id);
	}

	/** The same, also where another node runs it: that one lets go of it. */
	async #seize(id: string): Promise<TableWithSeats | null> {
		for (let tries = 1; ; tries++) {
			try {
				return await this.#rowOf(id);
			} catch (error) {
				if (!(error instanceof TableElsewhere) || this.#elsewhere === null || tries === TRIES) throw error;
				await this.#elsewhere.release(id, error.node);
			}
		}
	}

	async #load(id: string): Promise<HostedTable | null> {
		const running = this.#tables.get(id);
		if (running) return running;
		const row = await this.#rowOf(id);
		const table = row && (await this.#archive.restore(row));
		if (row === null || table === null) {
			await this.#letGo(id);
			return null;
		}
		const { isPublic, invitations, spectatorsMayTalk = true } = keptIn(row);
		const isSettled = row.table.stage === 'finished';
		const hosted = new HostedTable({ table, isPublic, invitations, isSettled, spectatorsMayTalk }, this.#context);
		this.#tables.set(id, hosted);
		await hosted.start();
		return hosted;
	}
}
