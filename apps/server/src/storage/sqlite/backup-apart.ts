import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { BackupError } from '../errors.ts';
import type { BackupOptions } from './backup.ts';

export interface BackupOrder {
	readonly file: string;
	readonly toFile: string;
	readonly options: BackupOptions | undefined;
}

export interface BackupAnswer {
	readonly refusal: string | null;
}

/** A backup on a thread of its own: checking the copy takes more than a second per gigabyte, and tables play on. */
export async function backupApart(order: BackupOrder): Promise<void> {
	const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: order });
	const [{ refusal }]: [BackupAnswer] = (await once(worker, 'message')) as [BackupAnswer];
	if (refusal !== null) throw new BackupError(refusal);
}
