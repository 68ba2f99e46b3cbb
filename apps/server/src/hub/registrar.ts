import type { AnyGame } from '@shutterbox/kernel';
import { formerPlayer, nameAt } from '@shutterbox/table';
import type { Storage } from '../storage/contract.ts';
import { TABLE_STAGES, type TableStage, type TableWithSeats } from '../storage/data.ts';
import { TableLost } from '../storage/errors.ts';
import type { Guest } from './api.ts';
import type { Archive } from './archive.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Lobby } from './lobby.ts';
import { closed, type Reseat, reseated } from './reseat.ts';
import type { RunningTables } from './running.ts';
import { keptIn, lobbyTable } from './summaries.ts';

interface RegistrarSetup {
	readonly storage: Storage;
	readonly running: RunningTables;
	readonly archive: Archive;
	readonly lobby: Lobby;
	gameOf(id: string): AnyGame | undefined;
	steady(): number;
	randomId(): string;
	readonly elsewhere: Elsewhere | null;
}

/** Changes what is kept of tables from outside: names, people who are gone, tables that were left. */
export class Registrar {
	readonly #setup: RegistrarSetup;
	readonly #forgotten = new Set<string>();

	constructor(setup: RegistrarSetup) {
		this.#setup = setup;
	}

	/** Whether somebody's account is deleted: nothing new of theirs is kept, nothing old is told. */
	isForgotten(who: string): boolean {
		return this.#forgotten.has(who);
	}

	/** Tables that gather show the new name, or those of other stages as well. */
	async rename(who: Guest, stages: readonly TableStage[] = ['gathering']): Promise<void> {
		await this.#reseat(who.id, stages, (occupant, { game, seating }) => {
			const rules = this.#setup.gameOf(game);
			return rules === undefined ? occupant : { ...occupant, name: nameAt(rules, seating, who.id, who.name) };
		});
	}

	/** Another node is deleting somebody's account. */
	heardForgotten(who: string): void {
		this.#forgotten.add(who);
	}

	async forget(who: string): Promise<void> {
		const { storage, randomId, elsewhere } = this.#setup;
		const nobody = formerPlayer(randomId());
		this.#forgotten.add(who);
		elsewhere?.announce({ kind: 'forgotten', who });
		// Writes are done in order: what was asked before is kept when this is, and is found below.
		await storage.updateUser(who, { name: nobody.name });
		await this.#reseat(who, TABLE_STAGES, (occupant) => ({ ...occupant, ...nobody }));
	}

	/** Closes tables that gather, unchanged for so long, with nobody there; how many. */
	async closeAbandoned(updatedBefore: number): Promise<number> {
		const { storage, running } = this.#setup;
		let count = 0;
		for (const id of await storage.staleGatherings(updatedBefore)) {
			if (running.find(id)?.isWatched) continue;
			// Another node that runs it tidies it.
			if (running.find(id) === null && (await isElsewhere(storage.own(id)))) continue;
			await running.change(id, async (row) => {
				if (row.table.stage !== 'gathering') return;
				const next = closed(row);
				await storage.saveTable(next.table, next.seats);
				this.#show(next);
				count++;
			});
		}
		return count;
	}

	/** Changes somebody's seats; tables that run are set up anew. */
	async #reseat(who: string, stages: readonly TableStage[], change: Reseat): Promise<void> {
		const { storage, running, archive } = this.#setup;
		const rows = await storage.tablesOfUser(who, { stages, limit: Number.MAX_SAFE_INTEGER });
		for (const { table } of rows)
			await running.change(table.id, async (row) => {
				const next = reseated(row, who, change);
				await archive.rename(next);
				this.#show(next);
			});
	}

	#show(row: TableWithSeats): void {
		const { lobby, steady, elsewhere } = this.#setup;
		if (!row.table.isPublic) return;
		const table = lobbyTable(keptIn(row).table);
		lobby.change(table, { now: steady(), isHostHere: false });
		elsewhere?.announce({ kind: 'lobby', table, isHostHere: false });
	}
}

async function isElsewhere(owned: Promise<void>): Promise<boolean> {
	try {
		await owned;
		return false;
	} catch (error) {
		if (error instanceof TableLost) return true;
		throw error;
	}
}
