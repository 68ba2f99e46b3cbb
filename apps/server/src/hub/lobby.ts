import type { Messages } from '@shutterbox/protocol';
import type { SavedTable } from '@shutterbox/table';
import type { Storage } from '../storage/contract.ts';
import type { Listener } from './listener.ts';
import { keptIn, lobbyTable } from './summaries.ts';

type LobbyTable = Messages['lobby']['tables'][number];

/** Tables shown; older ones drop out. */
const SHOWN = 200;

/** The public tables that gather or can be watched, and the screens that follow them. */
export class Lobby {
	readonly #tables = new Map<string, LobbyTable>();
	readonly #listeners = new Set<Listener>();

	async load(storage: Storage): Promise<void> {
		const rows = await storage.listPublicTables({ stages: ['gathering', 'playing'], limit: SHOWN });
		for (const row of rows.toReversed()) this.change(keptIn(row).table, true);
	}

	/** The newest first. */
	list(): LobbyTable[] {
		return [...this.#tables.values()].toReversed();
	}

	follow(listener: Listener, isOn: boolean): void {
		if (!isOn) this.#listeners.delete(listener);
		else {
			this.#listeners.add(listener);
			listener.send({ type: 'lobby', tables: this.list() });
		}
	}

	/** A table is new, has changed, or is no longer for everybody. */
	change(saved: SavedTable, isPublic: boolean): void {
		const isShown =
			isPublic && (saved.stage === 'gathering' || (saved.stage === 'playing' && saved.seating.terms.allowsSpectators));
		const table = isShown ? lobbyTable(saved) : null;
		const before = this.#tables.get(saved.id) ?? null;
		if (JSON.stringify(before) === JSON.stringify(table)) return;
		if (table) this.#tables.set(saved.id, table);
		else this.#tables.delete(saved.id);
		this.#tell(saved.id, table);
		const oldest = this.#tables.size > SHOWN ? this.#tables.keys().next().value : undefined;
		if (oldest !== undefined) {
			this.#tables.delete(oldest);
			this.#tell(oldest, null);
		}
	}

	#tell(id: string, table: LobbyTable | null): void {
		const text = JSON.stringify({ type: 'lobbyChange', id, table } satisfies Messages['lobbyChange']);
		for (const listener of this.#listeners) listener.sendText(text);
	}
}
