import type { Messages } from '@shutterbox/protocol';
import type { Storage } from '../storage/contract.ts';
import type { TableWithSeats } from '../storage/data.ts';
import type { Listener } from './listener.ts';
import { keptIn, lobbyTable } from './summaries.ts';

type LobbyTable = Messages['lobby']['tables'][number];

/** Tables shown; older ones drop out. */
const SHOWN = 200;
/** Milliseconds a table that gathers stays here without its host: nobody waits where nobody will start. */
const HOST_AWAY_MAX = 10 * 60_000;

interface Entry {
	readonly table: LobbyTable;
	/** Since when its host is away; null while they are here, or where the match has begun. */
	readonly alone: number | null;
	/** Whether the screens have been shown it. */
	readonly isShown: boolean;
}

/** The public tables that gather or can be watched, and the screens that follow them. */
export class Lobby {
	readonly #tables = new Map<string, Entry>();
	readonly #listeners = new Set<Listener>();

	async load(storage: Storage, now: number): Promise<void> {
		const rows = await storage.listPublicTables({ stages: ['gathering', 'playing'], limit: SHOWN });
		for (const row of rows.toReversed()) this.#learn(row);
		this.sweep(now);
	}

	/** What has changed unheard, in whatever other nodes did. */
	async review(storage: Storage): Promise<void> {
		const rows = await storage.listPublicTables({ stages: ['gathering', 'playing'], limit: SHOWN });
		const ids = new Set(rows.map(({ table }) => table.id));
		for (const id of [...this.#tables.keys()]) if (!ids.has(id)) this.#drop(id);
		for (const row of rows.toReversed()) {
			const before = this.#tables.get(row.table.id);
			if (before === undefined) this.#learn(row);
			else this.#put({ ...before, table: lobbyTable(keptIn(row).table) });
		}
	}

	#learn(row: TableWithSeats): void {
		this.change(lobbyTable(keptIn(row).table), { now: row.table.updated, isHostHere: false });
	}

	/** The newest first. */
	list(): LobbyTable[] {
		return [...this.#tables.values()].flatMap(({ table, isShown }) => (isShown ? [table] : [])).toReversed();
	}

	follow(listener: Listener, isOn: boolean): void {
		if (!isOn) this.#listeners.delete(listener);
		else {
			this.#listeners.add(listener);
			listener.send({ type: 'lobby', tables: this.list() });
		}
	}

	/** A public table is new, has changed, or is no longer for everybody; whether that is news. */
	change(table: LobbyTable, { now, isHostHere }: { now: number; isHostHere: boolean }): boolean {
		const isGathering = table.stage === 'gathering';
		const isOpen = isGathering || (table.stage === 'playing' && table.allowsSpectators);
		const before = this.#tables.get(table.id);
		if (!isOpen) {
			this.#drop(table.id);
			return before !== undefined;
		}
		const alone = isGathering && !isHostHere ? (before?.alone ?? now) : null;
		const isShown = alone === null || now - alone < HOST_AWAY_MAX;
		const entry = { table, alone, isShown };
		this.#put(entry);
		const oldest = this.#tables.size > SHOWN ? this.#tables.keys().next().value : undefined;
		if (oldest !== undefined) this.#drop(oldest);
		return JSON.stringify(before) !== JSON.stringify(entry);
	}

	/** Takes away what has waited for its host too long; it is back when the host is. */
	sweep(now: number): void {
		for (const entry of this.#tables.values())
			if (entry.isShown && entry.alone !== null && now - entry.alone >= HOST_AWAY_MAX)
				this.#put({ ...entry, isShown: false });
	}

	#put(entry: Entry): void {
		const { id } = entry.table;
		const before = this.#tables.get(id);
		this.#tables.set(id, entry);
		const [shownBefore, shown] = [before, entry].map((each) => (each?.isShown ? each.table : null));
		if (JSON.stringify(shownBefore) !== JSON.stringify(shown)) this.#tell(id, shown);
	}

	#drop(id: string): void {
		const isShown = this.#tables.get(id)?.isShown ?? false;
		this.#tables.delete(id);
		if (isShown) this.#tell(id, null);
	}

	#tell(id: string, table: LobbyTable | null): void {
		const text = JSON.stringify({ type: 'lobbyChange', id, table } satisfies Messages['lobbyChange']);
		for (const listener of this.#listeners) listener.sendText(text);
	}
}
