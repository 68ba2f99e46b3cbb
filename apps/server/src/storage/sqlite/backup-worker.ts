/** The thread behind `backupApart`: makes one backup and says how it went. */
import { parentPort, workerData } from 'node:worker_threads';
import { BackupError } from '../errors.ts';
import { backupDatabase } from './backup.ts';
import type { BackupAnswer, BackupOrder } from './backup-apart.ts';

const { file, toFile, options }: BackupOrder = workerData;
let answer: BackupAnswer = { refusal: null };
try {
	await backupDatabase(file, toFile, options);
} catch (error) {
	if (!(error instanceof BackupError)) throw error;
	answer = { refusal: error.message };
}
parentPort?.postMessage(answer);
