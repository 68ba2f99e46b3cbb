import { setTimeout as pause } from 'node:timers/promises';
import type { StoredEntry, TableNow } from '../data.ts';
import { LogConflict, StorageBusy, TableLost, UnknownOwner } from '../errors.ts';
import type { Database } from '../shared/core.ts';
import { isThere, lengthOf, rowOfEntry } from '../shared/tables.ts';
import type { Connections } from './connections.ts';
import { isAway, isTaken, isWithoutOwner } from './failures.ts';
import type { QuickJob } from './lanes.ts';
import { appending, isGapless, type Run, type RunOutcome } from './log.ts';
import type { Ownership } from './ownership.ts';

/** Entries somebody wants in a log. */
export interface Append extends QuickJob {
	readonly entries: readonly StoredEntry[];
	readonly now: TableNow | undefined;
	/** How long it may wait. */
	readonly until: number;
	resolve(): void;
	reject(reason: unknown): void;
}

/** Appends to one table of which each follows the one before. */
type Batch = Append[];

interface Written {
	readonly outcomes: readonly RunOutcome[];
	/** The database went away meanwhile and was asked again, so that what is there may be our own. */
	readonly isRepeated: boolean;
}

const PAUSE = 50;

/** Writes groups of appends, each in one statement, and tells everybody what became of theirs. */
export class Appender {
	readonly #connections: Connections;
	readonly #ownership: Ownership;
	readonly #reader: Database;
	readonly #onCommit: (writes: number) => void;

	constructor(connections: Connections, ownership: Ownership, onCommit: (writes: number) => void) {
		this.#connections = connections;
		this.#ownership = ownership;
		this.#reader = connections.reader();
		this.#onCommit = onCommit;
	}

	/** Answers all but those it gives back, which have to be tried again. */
	async write(group: readonly Append[]): Promise<readonly Append[]> {
		const { batches, later } = batchesOf(group);
		return [...(await this.#attempt(batches)), ...later];
	}

	/** All in one statement; if that fails for one of them, each by itself. */
	async #attempt(batches: readonly Batch[]): Promise<readonly Append[]> {
		try {
			return await this.#writeAll(batches);
		} catch (error) {
			const isOfOne = isTaken(error) || isWithoutOwner(error) || error instanceof TableLost;
			if (isOfOne && batches.length > 1) {
				const again: Append[] = [];
				for (const batch of batches) again.push(...(await this.#attempt([batch])));
				return again;
			}
			if (!isTaken(error)) return rejected(batches, error);
			return await this.#meet(batches[0]).catch((reason) => rejected(batches, reason));
		}
	}

	/** A number or a request is in the log already: perhaps by these very entries, when they were asked for before. */
	async #meet(batch: Batch): Promise<readonly Append[]> {
		const run = this.#runOf(batch);
		if (!(await this.#isKept(run))) return refuse(batch, await lengthOf(this.#reader, run.tableId));
		for (const { resolve } of batch) resolve();
		return [];
	}

	async #writeAll(batches: readonly Batch[]): Promise<readonly Append[]> {
		const ids = batches.map(([{ tableId }]) => tableId);
		await this.#ownership.take(ids);
		const runs = batches.map((batch) => this.#runOf(batch));
		const { outcomes, isRepeated } = await this.#ask(runs, Math.min(...batches.map(([{ until }]) => until)));
		const outcomeOf = new Map(outcomes.map((outcome) => [outcome.table_id, outcome]));
		let writes = 0;
		const again: Append[] = [];
		for (const [i, run] of runs.entries()) {
			const { is_owned, length } = outcomeOf.get(run.tableId) as RunOutcome;
			const fits = run.first === null || run.first === length + 1;
			if (!is_owned) await this.#lose(batches[i]);
			else if (fits || (isRepeated && (await this.#isKept(run)))) {
				for (const { resolve } of batches[i]) resolve();
				writes += batches[i].length;
			} else again.push(...refuse(batches[i], length));
		}
		if (writes > 0) this.#onCommit(writes);
		return again;
	}

	#runOf(batch: Batch): Run {
		const [{ tableId }] = batch;
		const entries = batch.flatMap((append) => append.entries);
		const now = batch.findLast((append) => append.now !== undefined)?.now;
		const first = entries.length === 0 ? null : isGapless(entries) ? entries[0].n : NOWHERE;
		return { tableId, epoch: this.#ownership.epochOf(tableId) ?? 0, first, entries, now };
	}

	async #ask(runs: readonly Run[], until: number): Promise<Written> {
		for (let isRepeated = false; ; isRepeated = true) {
			try {
				return { outcomes: (await this.#connections.query<RunOutcome>(appending(runs))).rows, isRepeated };
			} catch (error) {
				if (!isAway(error)) throw error;
				if (performance.now() >= until) throw new StorageBusy({ cause: error });
				await pause(PAUSE);
			}
		}
	}

	/** Whether the log has exactly these entries, under these numbers. */
	async #isKept({ tableId, entries }: Run): Promise<boolean> {
		const kept = await this.#reader
			.selectFrom('log')
			.select(['table_id', 'n', 'actor', 'at', 'move', 'stand_in', 'request', 'note'])
			.where('table_id', '=', tableId)
			.where('n', '>=', entries[0].n)
			.where('n', '<', entries[0].n + entries.length)
			.orderBy('n')
			.execute();
		return JSON.stringify(kept) === JSON.stringify(entries.map((entry) => rowOfEntry(tableId, entry)));
	}

	async #lose(batch: Batch): Promise<void> {
		const [{ tableId }] = batch;
		this.#ownership.drop(tableId);
		const isLost = await isThere(this.#reader, tableId);
		const reason = isLost ? new TableLost(tableId) : new UnknownOwner(`there is no table ${tableId}`);
		for (const { reject } of batch) reject(reason);
	}
}

/** No log is as short as that. */
const NOWHERE = 0;

function rejected(batches: readonly Batch[], reason: unknown): readonly Append[] {
	for (const batch of batches) for (const { reject } of batch) reject(reason);
	return [];
}

/** The first that has entries does not follow the log; the others may. */
function refuse(batch: Batch, length: number): readonly Append[] {
	const refused = batch.find(({ entries }) => entries.length > 0);
	refused?.reject(new LogConflict(refused.entries[0].n, length));
	return batch.filter((append) => append !== refused);
}

/** What can be written together; what does not follow waits until it is known what became of the others. */
function batchesOf(group: readonly Append[]): { batches: readonly Batch[]; later: readonly Append[] } {
	const batches = new Map<string, Batch>();
	const closed = new Set<string>();
	const later: Append[] = [];
	for (const append of group) {
		const batch = batches.get(append.tableId);
		if (batch === undefined) batches.set(append.tableId, [append]);
		else if (!closed.has(append.tableId) && isGapless([...batch, append].flatMap(({ entries }) => entries)))
			batch.push(append);
		else {
			closed.add(append.tableId);
			later.push(append);
		}
	}
	return { batches: [...batches.values()], later };
}
