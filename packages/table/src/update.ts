import { patch } from './delta.ts';
import type { Fresh, TableView, Update } from './types.ts';

/** The viewer's side: the knowledge after an update, or null where one before it is missing. */
export function applyUpdate(known: Fresh, update: Update): Fresh | null {
	if (update.n !== known.n + 1) return null;
	return {
		stream: known.stream,
		n: update.n,
		now: update.now,
		table: patch(known.table, update.delta) as TableView,
		history: [...known.history, ...update.events],
	};
}
