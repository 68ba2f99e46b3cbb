import type { Table } from '@shutterbox/table';
import type { Notices } from '../notices/api.ts';
import type { Storage } from '../storage/contract.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { HostedTable } from './hosted-table.ts';
import type { Listener } from './listener.ts';

/** Tables somebody may be waited for at; more are not looked at. */
const PLAYING_MAX = 200;

interface Change {
	readonly table: string;
	readonly game: string;
	readonly isWaited: boolean;
	isFollowedBy(screen: Listener): boolean;
}

/** Who is here, and which tables wait for whom: told to their screens, and by notice to those who are away. */
export class People {
	readonly #storage: Storage;
	readonly #notices: Notices;
	readonly #screens = new Map<string, Set<Listener>>();
	/** By person who is here: the tables that wait for them, with their games. */
	readonly #decisions = new Map<string, Map<string, string>>();
	/** Screens that follow a table where the list has changed since they had it. */
	readonly #behind = new WeakSet<Listener>();
	/** By table: who was waited for when we last looked, and the decision a notice was sent for. */
	readonly #waiting = new Map<string, Map<string, number | null>>();

	readonly #elsewhere: Elsewhere | null;

	constructor(storage: Storage, notices: Notices, elsewhere: Elsewhere | null) {
		this.#storage = storage;
		this.#notices = notices;
		this.#elsewhere = elsewhere;
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

	/** Says who is waited for at a table now, to those for whom that has changed; screens that follow it see it there. */
	look(hosted: HostedTable, waited: ReturnType<Table['waitedFor']>): void {
		const { table } = hosted;
		const before = this.#waiting.get(table.id);
		const game = table.game.meta.id;
		const now = new Map<string, number | null>();
		for (const { who, decision } of waited) {
			const isHere = table.isPresent(who);
			const isNoticed = before?.get(who) === decision;
			if (isHere) this.#notices.cancel(who, table.id);
			else if (!isNoticed) this.#notices.yourDecision({ userId: who, tableId: table.id, game, decision });
			now.set(who, isHere ? null : decision);
			if (!before?.has(who)) this.#changed(who, hosted, true);
		}
		for (const who of before?.keys() ?? []) {
			if (now.has(who)) continue;
			this.#notices.cancel(who, table.id);
			this.#changed(who, hosted, false);
		}
		if (now.size > 0) this.#waiting.set(table.id, now);
		else this.#waiting.delete(table.id);
	}

	/** A screen that follows a table no longer hears what it was not told meanwhile. */
	catchUp(screen: Listener): void {
		if (this.#behind.has(screen) && this.#screens.get(screen.who.id)?.has(screen)) this.#tell(screen.who.id, [screen]);
	}

	/** Another node's table waits for somebody, or no longer. */
	heard(
		who: string,
		table: string,
		game: string,
		isWaited: boolean,
		isFollowedBy: (screen: Listener) => boolean,
	): void {
		if (!isWaited) this.#notices.cancel(who, table);
		this.#change(who, { table, game, isWaited, isFollowedBy });
	}

	/** Something may have happened unheard: looks everybody up anew. */
	async review(): Promise<void> {
		for (const who of [...this.#decisions.keys()]) {
			const before = JSON.stringify([...(this.#decisions.get(who) ?? [])].sort());
			await this.#lookUp(who);
			const now = this.#decisions.get(who) ?? [];
			if (!this.#screens.has(who)) this.#decisions.delete(who);
			else if (JSON.stringify([...now].sort()) !== before) this.#tell(who, this.screensOf(who));
		}
	}

	#changed(who: string, hosted: HostedTable, isWaited: boolean): void {
		const { id: table, game } = hosted.table;
		const change = { table, game: game.meta.id, isWaited };
		this.#elsewhere?.announce({ kind: 'waited', who, table, game: game.meta.id, is: isWaited });
		this.#change(who, { ...change, isFollowedBy: (screen) => hosted.isFollowedBy(screen) });
	}

	#change(who: string, { table, game, isWaited, isFollowedBy }: Change): void {
		const tables = this.#decisions.get(who);
		if (tables === undefined) return;
		if (isWaited) tables.set(table, game);
		else tables.delete(table);
		const elsewhere: Listener[] = [];
		for (const screen of this.screensOf(who)) {
			if (isFollowedBy(screen)) this.#behind.add(screen);
			else elsewhere.push(screen);
		}
		if (elsewhere.length > 0) this.#tell(who, elsewhere);
	}

	#tell(who: string, screens: Iterable<Listener>): void {
		const tables = [...(this.#decisions.get(who) ?? [])].map(([table, game]) => ({ table, game }));
		for (const screen of screens) {
			this.#behind.delete(screen);
			screen.send({ type: 'decisions', tables });
		}
	}

	async #lookUp(who: string): Promise<void> {
		const rows = await this.#storage.tablesOfUser(who, { stages: ['playing'], limit: PLAYING_MAX });
		const waiting = rows.filter(({ table }) => table.waiting.some((one) => one.who === who));
		this.#decisions.set(who, new Map(waiting.map(({ table }) => [table.id, table.game])));
	}
}
