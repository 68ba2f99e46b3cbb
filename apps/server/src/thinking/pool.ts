import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Intention, Thought } from '@shutterbox/table';

/** A bot that takes longer is stopped, and its seat makes the safe move. */
const LONGEST_THOUGHT = 10_000;

interface Job {
	readonly thought: Thought;
	readonly asked: number;
	readonly settle: (intention: Intention | undefined) => void;
}

interface Thinker {
	worker: Worker;
	job: Job | null;
	timer: NodeJS.Timeout | null;
}

export interface ThinkingReport {
	readonly thought: Thought;
	readonly seconds: number;
	readonly outcome: 'done' | 'failed' | 'stopped';
	readonly error?: string;
}

/** Bots think in threads, one thought each at a time; a thread that fails or takes too long is replaced. */
export class ThinkingPool {
	readonly #thinkers: Thinker[] = [];
	readonly #waiting: Job[] = [];
	readonly #report: (report: ThinkingReport) => void;
	#isClosed = false;

	constructor(report: (report: ThinkingReport) => void, threads = Math.max(1, availableParallelism() - 1)) {
		this.#report = report;
		for (let i = 0; i < threads; i++) this.#thinkers.push(this.#hire());
	}

	/** Thoughts under way or waiting. */
	get load(): number {
		return this.#waiting.length + this.#thinkers.filter(({ job }) => job !== null).length;
	}

	/** What the bot means to do; undefined when it failed. */
	think(thought: Thought): Promise<Intention | undefined> {
		if (this.#isClosed) return Promise.resolve(undefined);
		const { promise, resolve } = Promise.withResolvers<Intention | undefined>();
		this.#waiting.push({ thought, asked: performance.now(), settle: resolve });
		this.#next();
		return promise;
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		for (const { settle } of this.#waiting.splice(0)) settle(undefined);
		await Promise.all(this.#thinkers.map(({ worker }) => worker.terminate()));
	}

	#hire(): Thinker {
		const worker = new Worker(new URL('./worker.ts', import.meta.url));
		const thinker: Thinker = { worker, job: null, timer: null };
		worker.on('message', ({ intention, error }: { intention: Intention | undefined; error?: string }) => {
			this.#done(thinker, intention, error === undefined ? 'done' : 'failed', error);
			this.#next();
		});
		worker.on('error', (error) => this.#replace(thinker, 'failed', String(error)));
		worker.unref();
		return thinker;
	}

	#next(): void {
		for (const thinker of this.#thinkers) {
			if (thinker.job !== null) continue;
			const job = this.#waiting.shift();
			if (job === undefined) return;
			thinker.job = job;
			thinker.timer = setTimeout(() => this.#replace(thinker, 'stopped'), LONGEST_THOUGHT);
			thinker.worker.postMessage(job.thought);
		}
	}

	#done(thinker: Thinker, intention: Intention | undefined, outcome: ThinkingReport['outcome'], error?: string): void {
		const { job } = thinker;
		if (thinker.timer) clearTimeout(thinker.timer);
		thinker.job = null;
		thinker.timer = null;
		if (job === null) return;
		const seconds = (performance.now() - job.asked) / 1000;
		this.#report({ thought: job.thought, seconds, outcome, ...(error === undefined ? {} : { error }) });
		job.settle(intention);
	}

	#replace(thinker: Thinker, outcome: ThinkingReport['outcome'], error?: string): void {
		if (this.#isClosed) return;
		void thinker.worker.terminate();
		thinker.worker.removeAllListeners();
		this.#done(thinker, undefined, outcome, error);
		const index = this.#thinkers.indexOf(thinker);
		if (index !== -1) this.#thinkers[index] = this.#hire();
		this.#next();
	}
}
