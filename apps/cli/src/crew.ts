import { Worker } from 'node:worker_threads';

/** Threads that work through tasks; what comes back stands in the order of the tasks, however many threads there are. */
export class Crew<Task, Result> {
	readonly #workers: readonly Worker[];

	constructor(threads: number, file: URL) {
		this.#workers = Array.from({ length: threads }, () => new Worker(file));
	}

	async work<T extends Task, R extends Result>(
		tasks: readonly T[],
		onDone: (done: number, result: R) => void,
	): Promise<R[]> {
		const results: R[] = new Array(tasks.length);
		let [next, done] = [0, 0];
		const labour = async (worker: Worker): Promise<void> => {
			for (let i = next++; i < tasks.length; i = next++) {
				results[i] = (await asked(worker, tasks[i])) as R;
				onDone(++done, results[i]);
			}
		};
		await Promise.all(this.#workers.map(labour));
		return results;
	}

	async close(): Promise<void> {
		await Promise.all(this.#workers.map((worker) => worker.terminate()));
	}
}

function asked(worker: Worker, task: unknown): Promise<unknown> {
	return new Promise((resolve, reject) => {
		const onMessage = (result: unknown) => {
			worker.off('error', onError);
			resolve(result);
		};
		const onError = (error: unknown) => {
			worker.off('message', onMessage);
			reject(error);
		};
		worker.once('message', onMessage);
		worker.once('error', onError);
		worker.postMessage(task);
	});
}

/** A range in pieces of so many. */
export function pieces(from: number, to: number, size: number): { from: number; to: number }[] {
	const count = Math.ceil((to - from) / size);
	return Array.from({ length: count }, (_, i) => ({ from: from + i * size, to: Math.min(to, from + (i + 1) * size) }));
}
