import type { RecordProblem } from '@shutterbox/kernel';
import type { BranchSetup, LocalSetup, Opened, Refused } from '../../local/messages.ts';
import { LocalMatch } from '../../match/local.ts';
import { newWorkerClient, type WorkerClient } from '../../match/worker-client.ts';
import { settings } from '../../settings/settings.ts';
import type { Settings } from '../../settings/store.ts';

/** Matches that were opened on one screen to be shown on another; so they are there even where nothing can be kept. */
const opened = new Map<string, LocalMatch>();

export function openLocal(setup: LocalSetup): Promise<LocalMatch | Refused> {
	return withWorker<never>((worker) => worker.ask({ type: 'open', setup }));
}

export async function branchLocal(setup: BranchSetup): Promise<LocalMatch | Refused | RecordProblem> {
	return await withWorker<RecordProblem>((worker) => worker.ask({ type: 'branch', setup }));
}

/** A match this device keeps, or one that was just opened here. */
export async function resumeLocal(table: string): Promise<LocalMatch | Refused> {
	const ready = opened.get(table);
	opened.delete(table);
	return ready ?? (await withWorker<never>((worker) => worker.ask({ type: 'resume', table })));
}

/** Leaves a match for the screen that shows it. */
export function leaveFor(match: LocalMatch): void {
	opened.set(match.table, match);
}

async function withWorker<Problem>(
	ask: (worker: WorkerClient) => Promise<Opened | Refused | Problem>,
): Promise<LocalMatch | Refused | Problem> {
	const worker = workerFor(settings.read());
	try {
		const answer = await ask(worker);
		if (isOpened(answer)) return new LocalMatch(worker, answer);
		worker.close();
		return answer as Refused | Problem;
	} catch (problem) {
		worker.close();
		throw problem;
	}
}

function isOpened(answer: unknown): answer is Opened {
	return typeof answer === 'object' && answer !== null && 'people' in answer;
}

/** Asks a worker of its own, for work without a table. */
export async function askOnce<T>(ask: (worker: WorkerClient) => Promise<T>): Promise<T> {
	const worker = workerFor(settings.read());
	try {
		return await ask(worker);
	} finally {
		worker.close();
	}
}

/** Milliseconds that bots take when the reader is in no mood to watch them think. */
const QUICK = 60;

function workerFor({ quickBots }: Settings): WorkerClient {
	const worker = newWorkerClient();
	if (quickBots) worker.ask({ type: 'botPause', milliseconds: QUICK }).catch(() => undefined);
	return worker;
}
