import type { Notices } from '../notices/api.ts';
import type { Storage } from '../storage/contract.ts';
import type { HostedTable } from './hosted-table.ts';
import type { Listener } from './listener.ts';
import { keptIn } from './summaries.ts';

/** Tables somebody may be waited for at; more are not looked at. */
const PLAYING_MAX = 200;

/** Who is here, and which tables wait for whom: told to their screens, and by notice to those who are away. */
export class People {
	readonly #storage: Storage;
	readonly #notices: Notices;
	readonly #screens = new Map<string, Set<Listener>>();
	/** By person who is here: the tables that wait for them, with their games. */
	readonly #decisions = new Map<string, Map<string, string>>();
	/** By table: who was waited for when we last looked, and the decision a notice was sent for. */
	readonly #waiting = new Map<string, Map<string, number | null>>();

	constructor(storage: Storage, notices: Notices) {
		this.#storage = storage;
		this.#notices = notices;
	}

	get sockets(): number {
		let count = 0;
		for (const screens of this.#screens.values()) count += screens.size;
		return count;
	}

	screensOf(who: string): Iterable<Listener> {
		return this.#screens.get(who) ?? [];
	}

	async arrive(listener: Listener): Promise<void> {
		const { id } = listener.who;
		const screens = this.#screens.get(id) ?? new Set();
		this.#screens.set(id, screens.add(listener));
		if (!this.#decisions.has(id)) await this.#lookUp(id);
		if (screens.has(listener)) this.#tell(id, [listener]);
	}

	depart(listener: Listener): void {
		const { id } = listener.who;
		const screens = this.#screens.get(id);
		screens?.delete(listener);
		if (screens?.size !== 0) return;
		this.#screens.delete(id);
		this.#decisions.delete(id);
	}

	/** Looks who is waited for at a table now; says so to those for whom that has changed. */
	look({ table }: HostedTable): void {
		const before = this.#waiting.get(table.id);
		const waited = table.waitedFor();
		const game = table.game.meta.id;
		const now = new Map<string, number | null>();
		for (const { who, decision } of waited) {
			const isHere = table.isPresent(who);
			const isNoticed = before?.get(who) === decision;
			if (isHere) this.#notices.cancel(who, table.id);
			else if (!isNoticed) this.#notices.yourDecision({ userId: who, tableId: table.id, game, decision });
			now.set(who, isHere ? null : decision);
			if (!before?.has(who)) this.#change(who, (tables) => tables.set(table.id, game));
		}
		for (const who of before?.keys() ?? []) {
			if (now.has(who)) continue;
			this.#notices.cancel(who, table.id);
			this.#change(who, (tables) => tables.delete(table.id));
		}
		if (now.size > 0) this.#waiting.set(table.id, now);
		else this.#waiting.delete(table.id);
	}

	#change(who: string, change: (tables: Map<string, string>) => void): void {
		const tables = this.#decisions.get(who);
		if (tables === undefined) return;
		change(tables);
		this.#tell(who, this.screensOf(who));
	}

	#tell(who: string, screens: Iterable<Listener>): void {
		const tables = [...(this.#decisions.get(who) ?? [])].map(([table, game]) => ({ table, game }));
		for (const screen of screens) screen.send({ type: 'decisions', tables });
	}

	async #lookUp(who: string): Promise<void> {
		const rows = await this.#storage.tablesOfUser(who, { stages: ['playing'], limit: PLAYING_MAX });
		const waiting = rows.filter((row) => keptIn(row).waiting.some((one) => one.who === who));
		this.#decisions.set(who, new Map(waiting.map(({ table }) => [table.id, table.game])));
	}
}
