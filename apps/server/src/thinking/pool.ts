import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Intention, Thought } from '@shutterbox/table';
import { Turns } from './turns.ts';

/** A bot that takes longer is stopped, and its seat makes the safe move. */
const LONGEST_THOUGHT = 10_000;
/** Thoughts that may wait; a seat that asks beyond makes the safe move. */
const WAITING_MAX = 4_000;

/** A thought, where it is thought for, and whether that still matters. */
export interface Question {
	readonly thought: Thought;
	readonly table: string;
	/** Whose turn it takes: whoever hosts the table. */
	readonly person: string;
	isOpen(): boolean;
}

interface Job extends Question {
	readonly asked: number;
	/** Whether the one who asked last still waits. */
	isOpen: () => boolean;
	readonly promise: Promise<Intention | undefined>;
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
	readonly outcome: 'done' | 'failed' | 'stopped' | 'crowded';
	readonly error?: string;
}

/**
 * Bots think in threads, one thought each at a time; a thread that fails or takes too long is replaced. A seat has one
 * thought at a time: the same question asked again waits for the same answer, another one takes its place in the line.
 */
export class ThinkingPool {
	readonly #thinkers: Thinker[] = [];
	readonly #line = new Turns<string>();
	/** By seat: the thought that waits. */
	readonly #waiting = new Map<string, Job>();
	/** By seat: the thought under way. */
	readonly #underWay = new Map<string, Job>();
	readonly #report: (report: ThinkingReport) => void;
	#isClosed = false;

	constructor(report: (report: ThinkingReport) => void, threads = Math.max(1, availableParallelism() - 1)) {
		this.#report = report;
		for (let i = 0; i < threads; i++) this.#thinkers.push(this.#hire());
	}

	/** Thoughts under way or waiting. */
	get load(): number {
		return this.#waiting.size + this.#underWay.size;
	}

	/** What the bot means to do; undefined when it failed, null when the question was no longer open. */
	think(question: Question): Promise<Intention | undefined> {
		if (this.#isClosed) return Promise.resolve(null);
		const seat = seatOf(question);
		const same = [this.#underWay.get(seat), this.#waiting.get(seat)].find(
			(job) => job?.thought.key === question.thought.key,
		);
		if (same) {
			same.isOpen = () => question.isOpen();
			return same.promise;
		}
		const { promise, resolve } = Promise.withResolvers<Intention | undefined>();
		const job: Job = {
			...question,
			isOpen: () => question.isOpen(),
			asked: performance.now(),
			promise,
			settle: resolve,
		};
		const older = this.#waiting.get(seat);
		if (older === undefined && this.#waiting.size >= WAITING_MAX) {
			this.#settle(job, undefined, 'crowded');
			return promise;
		}
		older?.settle(null);
		this.#waiting.set(seat, job);
		// A seat that thinks stands in line again when it has done.
		if (older === undefined && !this.#underWay.has(seat)) this.#line.add(job.person, job.table, seat);
		this.#next();
		return promise;
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		for (const { settle } of [...this.#waiting.values(), ...this.#underWay.values()]) settle(null);
		this.#waiting.clear();
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
			const job = this.#take();
			if (job === null) return;
			thinker.job = job;
			thinker.timer = setTimeout(() => this.#replace(thinker, 'stopped'), LONGEST_THOUGHT);
			thinker.worker.postMessage(job.thought);
		}
	}

	/** The next thought that somebody still waits for. */
	#take(): Job | null {
		for (let seat = this.#line.take(); seat !== undefined; seat = this.#line.take()) {
			const job = this.#waiting.get(seat);
			this.#waiting.delete(seat);
			if (job === undefined) continue;
			if (job.isOpen()) {
				this.#underWay.set(seat, job);
				return job;
			}
			job.settle(null);
		}
		return null;
	}

	#done(thinker: Thinker, intention: Intention | undefined, outcome: ThinkingReport['outcome'], error?: string): void {
		const { job } = thinker;
		if (thinker.timer) clearTimeout(thinker.timer);
		thinker.job = null;
		thinker.timer = null;
		if (job === null) return;
		const seat = seatOf(job);
		this.#underWay.delete(seat);
		const next = this.#waiting.get(seat);
		if (next) this.#line.add(next.person, next.table, seat);
		this.#settle(job, intention, outcome, error);
	}

	#settle(job: Job, intention: Intention | undefined, outcome: ThinkingReport['outcome'], error?: string): void {
		const seconds = (performance.now() - job.asked) / 1000;
		this.#report({ thought: job.thought, seconds, outcome, ...(error === undefined ? {} : { error }) });
		job.settle(intention);
	}

	#replace(thinker: Thinker, outcome: ThinkingReport['outcome'], error?: string): void {
		if (this.#isClosed) return;
		void thinker.worker.terminate();
		// A fault of a thread that is let go concerns nobody; without a listener, though, it would end the process.
		thinker.worker.removeAllListeners().on('error', () => undefined);
		this.#done(thinker, undefined, outcome, error);
		const index = this.#thinkers.indexOf(thinker);
		if (index !== -1) this.#thinkers[index] = this.#hire();
		this.#next();
	}
}

function seatOf({ table, thought }: Question): string {
	return `${table} ${thought.seat}`;
}
