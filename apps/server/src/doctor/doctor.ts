import type { AnyGame } from '@shutterbox/kernel';
import { BusError } from '../bus/bus.ts';
import { DatabaseError, DataFolderError, StorageBusy } from '../storage/errors.ts';
import { isDatabaseAddress } from '../storage/postgres/address.ts';
import { openReading, type Reading } from '../storage/reading.ts';
import { databaseChecks } from './database.ts';
import { type Finding, fine, wrong } from './finding.ts';
import { folderChecks } from './folder.ts';
import { type Examined, examineMatches } from './matches.ts';

export interface Examination {
	/** A data folder, or the address of a database. */
	readonly place: string;
	/** The address of NATS, where there are nodes. */
	readonly nats: string | null;
	/** How many matches, the last changed first; all unless told. */
	readonly newest?: number;
	gameOf(id: string): AnyGame | undefined;
	onProgress?(done: number, total: number): void;
}

/** For one answer: a large database takes its time to count. */
const PATIENCE = 60_000;

/** Looks a server's store and engines over, beside a server that runs or without one, and changes nothing. */
export async function* examine(examination: Examination): AsyncGenerator<Finding> {
	const { place, nats } = examination;
	const { findings, isReadable } = isDatabaseAddress(place) ? await databaseChecks(place) : folderChecks(place);
	yield* findings;
	if (nats !== null) yield await busCheck(nats);
	if (isReadable) yield await matchesCheck(examination);
	else yield wrong('no match was played again: mend what is wrong above first');
}

async function busCheck(address: string): Promise<Finding> {
	const { connectNats } = await import('../bus/nats.ts');
	const begun = performance.now();
	try {
		const bus = await connectNats(address, 'doctor', () => undefined);
		await bus.subscribe('sb.doctor', async (text) => text);
		await bus.request('sb.doctor', '', 5_000);
		const milliseconds = Math.ceil(performance.now() - begun);
		await bus.close();
		return fine(`NATS carries words there and back, ${milliseconds} ms after it was called`);
	} catch (error) {
		if (error instanceof BusError) return wrong(error.message);
		return wrong(`NATS lets in, and carries nothing: ${String(error)}; let its user publish and subscribe to "sb.>"`);
	}
}

async function matchesCheck({ place, newest, gameOf, onProgress }: Examination): Promise<Finding> {
	let store: Reading | null = null;
	try {
		store = await openReading(place, PATIENCE);
		const asked = { gameOf, onProgress: onProgress ?? (() => undefined), ...(newest === undefined ? {} : { newest }) };
		return told(await examineMatches(store, asked));
	} catch (error) {
		if (!(error instanceof DatabaseError || error instanceof DataFolderError || error instanceof StorageBusy))
			throw error;
		return wrong(`matches could not be read to the end: ${error.message}; run this again`);
	} finally {
		await store?.close();
	}
}

function told({ replayed, foreign, different, first }: Examined): Finding {
	const others = foreign === 0 ? '' : `, ${foreign} of rules that this program does not have`;
	if (first === null)
		return fine(`matches played again: ${replayed}, and all that is kept of them is the same${others}`);
	const entry = first.entry === null ? '' : `, entry ${first.entry}`;
	return wrong(
		`matches that are kept otherwise than they were played: ${different}, beside ${replayed} that are the same${others}; the first: table ${first.table}${entry}: ${first.what}. Restore a backup from before, or trust no result of that table`,
	);
}
