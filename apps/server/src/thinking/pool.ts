import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Intention, Thought } from '@shutterbox/table';
import { type Crew, type Helpers, LATE } from './helpers.ts';
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
	readonly seat: string;
	readonly promise: Promise<Intention | undefined>;
	readonly settle: (intention: Intention | undefined) => void;
	isSettled: boolean;
	/** A helper has kept it for too long, so that only a thread here may have it. */
	isLate: boolean;
}

/** Where a thought came to its end: in a thread here, at a helper of one kind or the other, or here for another node. */
type Where = 'here' | 'worker' | 'node' | 'for others';

interface Thinker {
	worker: Worker;
	job: Job | null;
	timer: NodeJS.Timeout | null;
}

export interface ThinkingReport {
	readonly thought: Thought;
	readonly seconds: number;
	readonly outcome: 'done' | 'failed' | 'stopped' | 'crowded';
	readonly where: Where;
	readonly error?: string;
}

/**
 * Bots think in threads, one thought each at a time; a thread that fails or takes too long is replaced. A seat has one
 * thought at a time: the same question asked again waits for the same answer, another one takes its place in the line.
 * Where there are helpers they take from the same line; what they give back, or keep for too long, is thought over here.
 */
export class ThinkingPool {
	readonly #thinkers: Thinker[] = [];
	readonly #line = new Turns<string>();
	/** By seat: the thought that waits. */
	readonly #waiting = new Map<string, Job>();
	/** By seat: the thought under way. */
	readonly #underWay = new Map<string, Job>();
	/** What helpers gave back, or keep too long; its turn has come already. */
	readonly #givenBack: Job[] = [];
	readonly #report: (report: ThinkingReport) => void;
	readonly #crew: Crew;
	#helped = 0;
	#isClosed = false;

	constructor(report: (report: ThinkingReport) => void, crew: Crew = {}) {
		this.#report = report;
		this.#crew = crew;
		const { threads = Math.max(1, availableParallelism() - 1) } = crew;
		for (let i = 0; i < threads; i++) this.#thinkers.push(this.#hire());
		for (const helpers of [crew.workers, crew.nodes]) helpers?.onFree(() => this.#next());
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
		const job = jobOf(question, seat);
		const older = this.#waiting.get(seat);
		if (older === undefined && this.#waiting.size >= WAITING_MAX) {
			this.#settle(job, undefined, { outcome: 'crowded', where: 'here' });
			return job.promise;
		}
		older?.settle(null);
		this.#waiting.set(seat, job);
		// A seat that thinks stands in line again when it has done.
		if (older === undefined && !this.#underWay.has(seat)) this.#line.add(job.person, job.table, seat);
		this.#next();
		return job.promise;
	}

	/** Thinks for another process, if a thread has nothing to do; null where none has. */
	help(thought: Thought): Promise<Intention | undefined> | null {
		const thinker = this.#isClosed ? undefined : this.#thinkers.find(({ job }) => job === null);
		if (thinker === undefined) return null;
		const job = jobOf({ thought, table: '', person: '', isOpen: () => true }, `for others ${++this.#helped}`);
		this.#begin(thinker, job);
		return job.promise;
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		const helping = this.#thinkers.flatMap(({ job }) => job ?? []);
		for (const { settle } of [...this.#waiting.values(), ...this.#underWay.values(), ...helping]) settle(null);
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
		if (this.#isClosed) return;
		this.#giveTo(this.#crew.workers, 'worker');
		for (const thinker of this.#thinkers) {
			if (thinker.job !== null) continue;
			const job = this.#take(true);
			if (job === null) return;
			this.#begin(thinker, job);
		}
		this.#giveTo(this.#crew.nodes, 'node');
	}

	#begin(thinker: Thinker, job: Job): void {
		thinker.job = job;
		thinker.timer = setTimeout(() => this.#replace(thinker, 'stopped'), LONGEST_THOUGHT);
		thinker.worker.postMessage(job.thought);
	}

	#giveTo(helpers: Helpers | undefined, where: Where): void {
		while (helpers?.areFree) {
			const job = this.#take(false);
			if (job === null) return;
			void this.#ask(helpers, job, where);
		}
	}

	async #ask(helpers: Helpers, job: Job, where: Where): Promise<void> {
		const late = setTimeout(() => this.#giveBack(job, true), this.#crew.late ?? LATE);
		const answer = await helpers.think(job.thought);
		clearTimeout(late);
		if (answer === null) this.#giveBack(job, false);
		else this.#finish(job, answer.intention, { outcome: 'done', where });
		this.#next();
	}

	#giveBack(job: Job, isLate: boolean): void {
		if (job.isSettled || job.isLate || this.#isClosed) return;
		job.isLate = isLate;
		this.#givenBack.push(job);
		if (isLate) this.#next();
	}

	/** The next thought that somebody still waits for. */
	#take(isHere: boolean): Job | null {
		for (let i = 0; i < this.#givenBack.length; ) {
			const job = this.#givenBack[i];
			if (!job.isSettled && job.isLate && !isHere) {
				i++;
				continue;
			}
			this.#givenBack.splice(i, 1);
			if (job.isSettled) continue;
			if (job.isOpen()) return job;
			this.#finish(job, null, null);
		}
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
		const where = this.#underWay.get(job.seat) === job ? 'here' : 'for others';
		this.#finish(job, intention, { outcome, where, ...(error === undefined ? {} : { error }) });
	}

	/** Whoever answers first has answered. */
	#finish(job: Job, intention: Intention | undefined, how: How | null): void {
		if (job.isSettled) return;
		job.isSettled = true;
		if (this.#underWay.get(job.seat) === job) this.#underWay.delete(job.seat);
		const next = this.#waiting.get(job.seat);
		if (next) this.#line.add(next.person, next.table, job.seat);
		if (how === null) job.settle(intention);
		else this.#settle(job, intention, how);
	}

	#settle(job: Job, intention: Intention | undefined, how: How): void {
		this.#report({ thought: job.thought, seconds: (performance.now() - job.asked) / 1000, ...how });
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

type How = Pick<ThinkingReport, 'outcome' | 'where' | 'error'>;

function jobOf(question: Question, seat: string): Job {
	const { promise, resolve: settle } = Promise.withResolvers<Intention | undefined>();
	const isOpen = () => question.isOpen();
	return { ...question, seat, isOpen, asked: performance.now(), promise, settle, isSettled: false, isLate: false };
}

function seatOf({ table, thought }: Question): string {
	return `${table} ${thought.seat}`;
}
