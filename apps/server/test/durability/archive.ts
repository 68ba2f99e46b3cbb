import { join } from 'node:path';
import { gameOf } from '@shutterbox/catalogue';
import type { Viewer } from '@shutterbox/kernel';
import { Table } from '@shutterbox/table';
import { keptIn } from '../../src/hub/summaries.ts';
import type { Rating, Result, StoredEntry, TableWithSeats } from '../../src/storage/data.ts';
import { Connections, PATIENCE } from '../../src/storage/postgres/connections.ts';
import { IDIOM as POSTGRES } from '../../src/storage/postgres/idiom.ts';
import type { Core, Queue } from '../../src/storage/shared/core.ts';
import { resultStorage } from '../../src/storage/shared/results.ts';
import { tableStorage } from '../../src/storage/shared/tables.ts';
import { openForReading } from '../../src/storage/sqlite/connection.ts';
import { kyselyOver } from '../../src/storage/sqlite/dialect.ts';
import { IDIOM as SQLITE } from '../../src/storage/sqlite/idiom.ts';

/** What a server keeps, read from the file or the database itself and past the server. */
export interface Archive {
	table(id: string): Promise<TableWithSeats>;
	log(id: string): Promise<readonly StoredEntry[]>;
	results(id: string): Promise<readonly Result[]>;
	ratings(userId: string): Promise<readonly Rating[]>;
	close(): void;
}

const refuse = () => Promise.reject(new Error('an archive is only read'));
const READ_ONLY: Queue = { write: refuse, writeTable: refuse, append: refuse, addEntries: refuse };

/** Changes nothing: what a killed server left for its successor to recover stays for it. */
export function readArchive(folder: string, database: string | null = null): Archive {
	if (database !== null) {
		const connections = new Connections({ url: database, patience: PATIENCE });
		return archiveOver({ reader: connections.reader(), idiom: POSTGRES }, () => void connections.close());
	}
	const file = openForReading(join(folder, 'shutterbox.sqlite'));
	return archiveOver({ reader: kyselyOver(file), idiom: SQLITE }, () => file.close());
}

function archiveOver(source: Pick<Core, 'reader' | 'idiom'>, close: () => void): Archive {
	const core: Core = { ...source, queue: READ_ONLY, snapshot: refuse };
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
		close,
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
