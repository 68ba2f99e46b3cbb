import type { Rates } from '../edge/rates.ts';
import type { Hub } from '../hub/hub.ts';
import type { Listener } from '../hub/listener.ts';
import { type AtTable, dispatch, type Reply } from './dispatch.ts';

/** The tables as a socket reaches them, wherever they run. */
export interface Tables {
	/** Whether what is asked at a table acts at once. */
	isHere(table: string): boolean;
	/** Brings a table here if no other node runs it; false where one does. */
	bring(table: string): Promise<boolean>;
	do(listener: Listener, request: AtTable): Promise<Reply>;
	/** A screen follows a table no longer. */
	leave(listener: Listener, table: string): Promise<void>;
}

/** Where this process runs all tables. */
export function tablesOf(hub: Hub, rates: Rates): Tables {
	return {
		isHere: (table) => hub.find(table) !== null,
		async bring(table) {
			await hub.get(table);
			return true;
		},
		do: (listener, request) => dispatch({ hub, rates }, listener, request),
		leave: async (listener, table) => (await hub.get(table))?.unwatch(listener),
	};
}
