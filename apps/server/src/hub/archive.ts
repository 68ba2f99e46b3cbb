import { type AnyGame, withNames } from '@shutterbox/kernel';
import { type Ending, type LogRow, type Pace, Table } from '@shutterbox/table';
import type { Storage } from '../storage/contract.ts';
import type { FinishedMatch, StoredEntry, TableWithSeats } from '../storage/data.ts';
import type { Guest } from './api.ts';
import { Slices } from './slices.ts';
import { keptIn, nameOf } from './summaries.ts';

interface ArchiveSetup {
	readonly storage: Storage;
	gameOf(id: string): AnyGame | undefined;
	now(): number;
	steady(): number;
	randomId(): string;
}

/** What is kept of a match at its end; null before. */
export function finishedMatch(table: Table, finished: number): FinishedMatch | null {
	const { ending } = table;
	const record = table.record();
	return ending === null || record === null ? null : { tableId: table.id, finished, record, ending };
}

/** Who was at a match whose table let nobody watch; else everybody who is signed in, or all where it was public. */
export function mayReadRecord(row: TableWithSeats, who: Guest | null): boolean {
	if (who !== null && row.seats.some(({ userId }) => userId === who.id)) return true;
	return keptIn(row).table.seating.terms.allowsSpectators && (who !== null || row.table.isPublic);
}

/** Days are counted by the calendar, minutes and seconds by a clock that nobody sets. */
export function clockOf({ kind }: Pace, { now, steady }: Pick<ArchiveSetup, 'now' | 'steady'>): () => number {
	return kind === 'correspondence' ? now : steady;
}

/** Tables as they were kept, set up again; finished matches stay what they were under any rules. */
export class Archive {
	readonly #setup: ArchiveSetup;
	readonly #slices = new Slices();

	constructor(setup: ArchiveSetup) {
		this.#setup = setup;
	}

	/** The table set up again; null where nobody knows its game. */
	async restore(row: TableWithSeats): Promise<Table | null> {
		const { storage, gameOf, randomId } = this.#setup;
		const { id, stage } = row.table;
		const game = gameOf(row.table.game);
		if (game === undefined) return null;
		return this.#slices.run(async () => {
			const rows = (await storage.readLog(id)).map(logRow);
			const ending = stage === 'finished' ? await this.#endingOf(row, rows.length) : null;
			const { table } = keptIn(row);
			const now = clockOf(table.seating.terms.pace, this.#setup);
			return Table.restoring(game, table, rows, now(), randomId(), ending);
		});
	}

	/** The record of a finished match, made now if none was kept when it ended; null where its rules are gone. */
	async record(row: TableWithSeats): Promise<string | null> {
		const { storage } = this.#setup;
		const kept = await storage.getFinished(row.table.id);
		if (kept !== null) return kept.record;
		const table = await this.restore(row);
		const match = table && finishedMatch(table, row.table.updated);
		if (match) await storage.saveFinished(match);
		return match?.record ?? null;
	}

	/** Keeps a table whose people have other names now; the record of its match follows. */
	async rename({ table, seats }: TableWithSeats): Promise<void> {
		const { storage } = this.#setup;
		const match = await storage.getFinished(table.id);
		const names = keptIn({ table, seats }).table.seating.occupants.map(nameOf);
		await storage.saveTable(table, seats, match === null ? undefined : withNames(match.record, names));
	}

	/** Of a match that ended before endings were kept, the outcome alone is known. */
	async #endingOf(row: TableWithSeats, length: number): Promise<Ending | null> {
		const kept = await this.#setup.storage.getFinished(row.table.id);
		if (kept !== null) return kept.ending as Ending;
		const { outcome } = keptIn(row);
		return outcome && { length, outcome, breakdown: null };
	}
}

function logRow({ note, ...entry }: StoredEntry): LogRow {
	return { ...entry, banks: note as LogRow['banks'] };
}
