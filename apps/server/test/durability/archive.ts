import { join } from 'node:path';
import { gameOf } from '@shutterbox/catalogue';
import type { Viewer } from '@shutterbox/kernel';
import { Table } from '@shutterbox/table';
import { keptIn } from '../../src/hub/summaries.ts';
import type { Rating, Result, StoredEntry, TableWithSeats } from '../../src/storage/data.ts';
import { openForReading } from '../../src/storage/sqlite/connection.ts';
import { kyselyOver } from '../../src/storage/sqlite/dialect.ts';
import { LogWriter } from '../../src/storage/sqlite/log.ts';
import { resultStorage } from '../../src/storage/sqlite/results.ts';
import { tableStorage } from '../../src/storage/sqlite/tables.ts';
import { WriteQueue } from '../../src/storage/sqlite/write-queue.ts';

/** What a data folder holds, read from the file itself and past the server. */
export interface Archive {
	table(id: string): Promise<TableWithSeats>;
	log(id: string): Promise<readonly StoredEntry[]>;
	results(id: string): Promise<readonly Result[]>;
	ratings(userId: string): Promise<readonly Rating[]>;
	close(): void;
}

/** Changes nothing: what a killed server left for its successor to recover stays for it. */
export function readArchive(folder: string): Archive {
	const database = openForReading(join(folder, 'shutterbox.sqlite'));
	const reader = kyselyOver(database);
	const core = { reader, queue: new WriteQueue(reader), log: new LogWriter(database) };
	const tables = tableStorage(core);
	const results = resultStorage(core);
	return {
		async table(id) {
			const found = await tables.getTable(id);
			if (found === null) throw new Error(`table ${id} is gone`);
			return found;
		},
		log: (id) => tables.readLog(id),
		results: (id) => results.resultsOfTables([id]),
		ratings: (userId) => results.ratingsOfUser(userId),
		close: () => database.close(),
	};
}

/** What a viewer may know of a match after so many entries of its log. */
export function knowledgeAfter(row: TableWithSeats, log: readonly StoredEntry[], length: number, viewer: Viewer) {
	const game = gameOf(row.table.game);
	if (game === undefined) throw new Error(`no game "${row.table.game}"`);
	const rows = log.slice(0, length).map(({ note, ...entry }) => ({ ...entry, banks: note as null }));
	const table = Table.restore(game, keptIn(row).table, rows, row.table.updated, 'archive');
	const { view, outcome } = table.view(viewer);
	return { view, outcome, history: table.fresh(viewer, row.table.updated).history };
}
