import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Storage } from '../contract.ts';
import { StorageClosed } from '../errors.ts';
import { withSettings } from '../shared/parts.ts';
import { backupApart } from './backup-apart.ts';
import { errorOf, type Failure } from './failures.ts';
import { DATABASE_FILE } from './folder.ts';
import type { StorageHere } from './open.ts';

export type Call = readonly [id: number, method: string, args: readonly unknown[]];

/** What a turn of the thread has led to; the sizes of its commits are for the metrics. */
export interface Answers {
	readonly done: readonly (readonly [id: number, value: unknown])[];
	readonly failed: readonly (readonly [id: number, failure: Failure])[];
	readonly commits: readonly number[];
}

/** A storage in a data folder, and how many transactions it has committed. */
export interface FolderStorage extends Storage {
	/** Writes a checked copy to a file while everything goes on; an existing file is kept unless told. */
	backup(toFile: string, options?: { overwrite: boolean }): Promise<void>;
	readonly commits: number;
}

interface Opening {
	readonly onCommit?: (writes: number) => void;
}

/**
 * Opens the data folder, makes it where it is missing, and brings an older one up to date; `DataFolderError` if not. A
 * thread of its own does the work: while it waits for the disk, everything else goes on.
 */
export async function openFolder(path: string, { onCommit = () => undefined }: Opening = {}): Promise<FolderStorage> {
	const thread = new Worker(new URL('./open-worker.ts', import.meta.url), { workerData: resolve(path) });
	const [opened]: (Failure | readonly string[])[] = await once(thread, 'message');
	if ('error' in opened) throw errorOf(opened);
	const folder = new FolderThread(thread, onCommit);
	const methods = opened.map((method) => [method, (...args: unknown[]) => folder.ask(method, args)]);
	const remote: StorageHere = Object.fromEntries(methods);
	return {
		...withSettings(remote),
		// Whoever has the folder has every table in it.
		own: async () => undefined,
		disown: async () => undefined,
		backup: (toFile, options) => backupApart({ file: join(resolve(path), DATABASE_FILE), toFile, options }),
		close: () => folder.close(),
		get commits() {
			return folder.commits;
		},
	};
}

interface Asked {
	resolve(value: unknown): void;
	reject(reason: unknown): void;
}

/** The way to the thread and back: what is asked in one turn travels together. */
class FolderThread {
	readonly #thread: Worker;
	readonly #asked = new Map<number, Asked>();
	#outbox: Call[] = [];
	#calls = 0;
	#closing: Promise<void> | null = null;
	#fault: unknown = null;
	commits = 0;

	constructor(thread: Worker, onCommit: (writes: number) => void) {
		this.#thread = thread;
		// Only what is being asked keeps the process from ending.
		thread.unref();
		thread.on('message', ({ done, failed, commits }: Answers) => {
			this.commits += commits.length;
			for (const writes of commits) onCommit(writes);
			for (const [id, value] of done) this.#take(id)?.resolve(value);
			for (const [id, failure] of failed) this.#take(id)?.reject(errorOf(failure));
			if (this.#asked.size === 0) thread.unref();
		});
		thread.on('error', (fault) => this.#fail(fault));
		thread.on('exit', () => {
			if (this.#closing === null && this.#fault === null) this.#fail(new Error('the thread of the storage has ended'));
		});
	}

	ask(method: string, args: readonly unknown[]): Promise<unknown> {
		return this.#closing === null ? this.#send(method, args) : Promise.reject(new StorageClosed());
	}

	/** Everything that was asked is answered first. */
	close(): Promise<void> {
		this.#closing ??= this.#fault === null ? this.#end() : Promise.resolve();
		return this.#closing;
	}

	async #end(): Promise<void> {
		await this.#send('close', []);
		await this.#thread.terminate();
	}

	/** A fault of the thread is one of the process; whoever waits for an answer, or asks for one later, hears of it too. */
	#fail(fault: unknown): never {
		this.#fault = fault;
		for (const { reject } of this.#asked.values()) reject(fault);
		this.#asked.clear();
		throw fault;
	}

	#send(method: string, args: readonly unknown[]): Promise<unknown> {
		if (this.#fault !== null) return Promise.reject(this.#fault);
		return new Promise((resolve, reject) => {
			const id = ++this.#calls;
			if (this.#asked.size === 0) this.#thread.ref();
			this.#asked.set(id, { resolve, reject });
			if (this.#outbox.length === 0) setImmediate(() => this.#post());
			this.#outbox.push([id, method, args]);
		});
	}

	#post(): void {
		const calls = this.#outbox;
		this.#outbox = [];
		this.#thread.postMessage(calls);
	}

	#take(id: number): Asked | undefined {
		const asked = this.#asked.get(id);
		this.#asked.delete(id);
		return asked;
	}
}
