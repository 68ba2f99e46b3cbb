/** The thread behind `openFolder`: a storage that does what it is asked, and answers. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Failure, failureOf } from './failures.ts';
import { openHere } from './open.ts';
import type { Answers, Call } from './open-apart.ts';

let answers: { done: [number, unknown][]; failed: [number, Failure][]; commits: number[] } = none();
let isDue = false;

function none(): typeof answers {
	return { done: [], failed: [], commits: [] };
}

/** What is answered in one turn, as by one commit, is one message. */
function outbox(): typeof answers {
	if (!isDue) process.nextTick(post);
	isDue = true;
	return answers;
}

function post(): void {
	parentPort?.postMessage(answers satisfies Answers);
	answers = none();
	isDue = false;
}

try {
	const storage = await openHere(workerData, (writes) => outbox().commits.push(writes));
	const methods = storage as unknown as Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>;
	const ask = async (method: string, args: readonly unknown[]) => await methods[method](...args);
	parentPort?.on('message', (calls: readonly Call[]) => {
		for (const [id, method, args] of calls)
			ask(method, args).then(
				(value) => outbox().done.push([id, value]),
				(error) => outbox().failed.push([id, failureOf(error)]),
			);
	});
	parentPort?.postMessage(Object.keys(storage));
} catch (error) {
	parentPort?.postMessage(failureOf(error));
}
