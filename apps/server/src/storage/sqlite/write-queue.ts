import { CompiledQuery } from 'kysely';
import { AlreadyExists, LogConflict, StorageClosed, UnknownOwner } from '../errors.ts';
import type { Database } from '../shared/core.ts';

interface Job {
	/** Does the work; what it gives back answers the caller after the commit. */
	run(database: Database): Promise<() => void> | (() => void);
	reject(reason: unknown): void;
	/** A refusal leaves nothing of it behind, so that it needs no savepoint. */
	readonly isStep: boolean;
}

const BEGIN = CompiledQuery.raw('BEGIN IMMEDIATE');
const COMMIT = CompiledQuery.raw('COMMIT');
const ROLLBACK = CompiledQuery.raw('ROLLBACK');
const SAVEPOINT = CompiledQuery.raw('SAVEPOINT job');
const RELEASE = CompiledQuery.raw('RELEASE job');
const ROLLBACK_TO = CompiledQuery.raw('ROLLBACK TO job');

/**
 * All writes of a process, one transaction after another. What is asked in the same turn of the event loop, or while a
 * commit is under way, is committed together, so a busy server waits for the disk once for many writes. Every caller
 * is answered after the commit, and a job that fails is undone alone.
 */
export class WriteQueue {
	readonly #database: Database;
	readonly #onCommit: (writes: number) => void;
	#waiting: Job[] = [];
	#running: Promise<void> | null = null;
	#isClosed = false;

	constructor(database: Database, onCommit: (writes: number) => void = () => undefined) {
		this.#database = database;
		this.#onCommit = onCommit;
	}

	write<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
		return new Promise((resolve, reject) => {
			const run = async (database: Database) => {
				const value = await work(database);
				return () => resolve(value);
			};
			this.#add({ run, reject, isStep: false });
		});
	}

	/** Work that is refused, if it is, before it has changed anything. */
	step(work: () => void): Promise<void> {
		return new Promise((resolve, reject) => {
			const run = () => {
				work();
				return resolve;
			};
			this.#add({ run, reject, isStep: true });
		});
	}

	/** Refuses new writes and waits for those under way. */
	async close(): Promise<void> {
		this.#isClosed = true;
		await this.#running;
	}

	#add(job: Job): void {
		if (this.#isClosed) throw new StorageClosed();
		this.#waiting.push(job);
		this.#running ??= this.#drain();
	}

	async #drain(): Promise<void> {
		while (this.#waiting.length > 0) {
			await new Promise((resolve) => setImmediate(resolve));
			const jobs = this.#waiting;
			this.#waiting = [];
			await this.#commit(jobs);
		}
		this.#running = null;
	}

	async #commit(jobs: readonly Job[]): Promise<void> {
		try {
			const answers = await this.#database.connection().execute((connection) => transact(connection, jobs));
			this.#onCommit(jobs.length);
			for (const answer of answers) answer();
		} catch (error) {
			for (const job of jobs) job.reject(error);
		}
	}
}

async function transact(connection: Database, jobs: readonly Job[]): Promise<readonly (() => void)[]> {
	await connection.executeQuery(BEGIN);
	try {
		const answers: (() => void)[] = [];
		for (const job of jobs) answers.push(await attempt(connection, job));
		await connection.executeQuery(COMMIT);
		return answers;
	} catch (error) {
		await connection.executeQuery(ROLLBACK).catch(() => {}); // a full disk has done so already
		throw error;
	}
}

async function attempt(connection: Database, job: Job): Promise<() => void> {
	if (job.isStep) return step(connection, job);
	await connection.executeQuery(SAVEPOINT);
	try {
		const answer = await job.run(connection);
		await connection.executeQuery(RELEASE);
		return answer;
	} catch (error) {
		try {
			await connection.executeQuery(ROLLBACK_TO);
			await connection.executeQuery(RELEASE);
		} catch {
			throw error; // a full disk ends the whole transaction, not the job alone
		}
		return () => job.reject(inWordsOfTheContract(error));
	}
}

/** What is no refusal may have come in the middle: then nothing of this transaction is kept. */
async function step(connection: Database, job: Job): Promise<() => void> {
	try {
		return await job.run(connection);
	} catch (error) {
		const refusal = inWordsOfTheContract(error);
		if (refusal === error && !(error instanceof LogConflict)) throw error;
		return () => job.reject(refusal);
	}
}

const CONSTRAINT_FOREIGN_KEY = 787;
const CONSTRAINT_PRIMARY_KEY = 1555;
const CONSTRAINT_UNIQUE = 2067;

function inWordsOfTheContract(error: unknown): unknown {
	if (!(error instanceof Error && 'errcode' in error)) return error;
	switch (error.errcode) {
		case CONSTRAINT_FOREIGN_KEY:
			return new UnknownOwner('what this belongs to is not there', { cause: error });
		case CONSTRAINT_PRIMARY_KEY:
		case CONSTRAINT_UNIQUE:
			return new AlreadyExists('there is one with this id already', { cause: error });
		default:
			return error;
	}
}
