import type { DatabaseSync } from 'node:sqlite';
import type { Core } from '../shared/core.ts';
import { kyselyOver } from './dialect.ts';
import { IDIOM } from './idiom.ts';
import { LogWriter } from './log.ts';
import { WriteQueue } from './write-queue.ts';

interface Connections {
	readonly writing: DatabaseSync;
	readonly reading: DatabaseSync;
	readonly onCommit?: (writes: number) => void;
}

/** One writer and one reader of the same file; `close` waits for the writes under way. */
export function coreOver({ writing, reading, onCommit }: Connections): { core: Core; close(): Promise<void> } {
	const queue = new WriteQueue(kyselyOver(writing), onCommit);
	const log = new LogWriter(writing);
	const reader = kyselyOver(reading);
	const core: Core = {
		reader,
		idiom: IDIOM,
		snapshot: (look) => reader.transaction().execute(look),
		queue: {
			write: (work) => queue.write(work),
			writeTable: (_, work) => queue.write(work),
			append: (tableId, entries, now) => queue.step(() => log.append(tableId, entries, now)),
			addEntries: async (_, tableId, entries) => log.append(tableId, entries),
		},
	};
	return { core, close: () => queue.close() };
}
