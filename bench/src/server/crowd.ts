import type { ServerProcess } from '@shutterbox/server/test/support/server-process';
import type { Pacer } from './pacer.ts';
import type { Tally } from './tally.ts';

export const SEATS = 4;

/** People at one server, who play Photograph by fours at the pace they are given. */
export interface Crowd {
	readonly name: string;
	readonly server: ServerProcess;
	/** Connects sockets that do nothing. */
	connectIdle(sockets: number): Promise<void>;
	/** Seats everybody; from then on they play whenever the pacer lets them, one match after another. */
	gather(matches: number): Promise<void>;
	/** After the last move: a hash over all matches. Throws where they are not what was answered. */
	check(): Promise<string>;
	close(): Promise<void>;
}

export interface CrowdSetup {
	readonly pacer: Pacer;
	readonly tally: Tally;
}

/** Makes many things, so many at a time. */
export async function inBatches<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
	const made: T[] = [];
	for (let begin = 0; begin < count; begin += BATCH) {
		const size = Math.min(BATCH, count - begin);
		made.push(...(await Promise.all(Array.from({ length: size }, (_, i) => make(begin + i)))));
	}
	return made;
}

const BATCH = 50;
