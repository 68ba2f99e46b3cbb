import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { type Net, type Notices, type NoticesSetup, openNotices } from '../../../src/notices/index.ts';
import { openFolder, type Storage } from '../../../src/storage/index.ts';
import { ManualTime, WAIT } from './manual-time.ts';

export const ANN = 'ann-0001';
export const BEN = 'ben-0002';
export const TABLE = 'table-0001';
export const OTHER_TABLE = 'table-0002';
export const NOTICE = { userId: ANN, tableId: TABLE, game: 'photograph', decision: 7 };
export const QUIET = 20_000;

/** Every name leads to the loopback, where the test's own servers are. */
export const LOOPBACK_NET: Net = {
	resolve: async () => ['127.0.0.1'],
	isAllowed: (address) => address === '127.0.0.1',
};

export interface Home {
	readonly storage: Storage;
	readonly notices: Notices;
	readonly time: ManualTime;
	/** Like `push sent`. */
	readonly outcomes: string[];
	readonly faults: readonly unknown[];
	/** Resolves once there are as many outcomes. */
	outcomesToBe(count: number): Promise<void>;
}

/** A real data folder with Ann, Ben and two tables, and the notices over it, until the test is over. */
export async function openHome(port: number, changes: Partial<NoticesSetup> = {}): Promise<Home> {
	const folder = mkdtempSync(join(tmpdir(), 'shutterbox-notices-'));
	const storage = await openFolder(folder);
	for (const id of [ANN, BEN]) {
		await storage.createUser({ id, name: id, created: 0, seen: 0, isLasting: false, settings: {} });
	}
	for (const id of [TABLE, OTHER_TABLE]) await addTable(storage, id);
	const time = new ManualTime();
	const outcomes: string[] = [];
	const faults: unknown[] = [];
	const notices = await openNotices({
		storage,
		contact: 'mailto:host@example.com',
		offersWebhooks: true,
		ports: [port],
		net: LOOPBACK_NET,
		time,
		onSent: (kind, outcome) => outcomes.push(`${kind} ${outcome}`),
		onFault: (fault) => faults.push(fault),
		...changes,
	});
	onTestFinished(async () => {
		await notices.close();
		await storage.close();
		rmSync(folder, { recursive: true });
	});
	const outcomesToBe = (count: number) =>
		vi.waitFor(() => {
			if (outcomes.length < count) throw new Error(`${outcomes.length} of ${count} outcomes`);
		}, WAIT);
	return { storage, notices, time, outcomes, faults, outcomesToBe };
}

export async function addTable(storage: Storage, id: string): Promise<void> {
	const times = { created: 0, updated: 0, alarm: null, waiting: [] };
	const kind = {
		game: 'photograph',
		stage: 'playing',
		isPublic: false,
		isRated: false,
		pace: 'correspondence',
	} as const;
	await storage.saveTable({ id, ...kind, ...times, hostId: null, waiting: [], saved: {} }, [{ seat: 0, userId: ANN }]);
}
