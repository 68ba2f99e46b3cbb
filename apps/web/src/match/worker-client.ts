import type { Answers, FromWorker, Question, ToWorker } from '../local/messages.ts';
import { type AfterPress, afterOwnPress } from '../ui/after-press.ts';

/** The part of a worker that a page talks to. */
export interface WorkerPort {
	postMessage(message: ToWorker): void;
	onmessage: ((event: { readonly data: FromWorker }) => void) | null;
	onerror: ((event: { readonly message?: string }) => void) | null;
	terminate(): void;
}

type News = Exclude<FromWorker, { type: 'answer' | 'failed' }>;

/** The page's side of its worker: questions with answers, and news in between. */
export class WorkerClient {
	readonly #port: WorkerPort;
	readonly #after: AfterPress;
	readonly #pending = new Map<number, { resolve: (answer: never) => void; reject: (problem: Error) => void }>();
	#count = 0;
	#broken: Error | null = null;
	#onNews: ((news: News) => void) | null = null;
	/** What was told before anybody listened. */
	#early: News[] = [];
	/** The worker could not be loaded, or stopped for good. */
	onBroken: (problem: Error) => void = () => undefined;

	/** What the worker is asked and what it tells gets there at once, or when `after` says so. */
	constructor(port: WorkerPort, after: AfterPress = (deed) => deed()) {
		this.#port = port;
		this.#after = after;
		port.onmessage = ({ data }) => after(() => this.#receive(data));
		port.onerror = ({ message }) => this.#break(new Error(message ?? 'the worker could not be loaded'));
	}

	/** Listens from the first news on. */
	listen(on: (news: News) => void): void {
		this.#onNews = on;
		for (const news of this.#early.splice(0)) on(news);
	}

	ask<Type extends Question['type']>(question: Extract<Question, { type: Type }>): Promise<Answers[Type]> {
		if (this.#broken) return Promise.reject(this.#broken);
		const id = ++this.#count;
		const { promise, resolve, reject } = Promise.withResolvers<Answers[Type]>();
		this.#pending.set(id, { resolve, reject });
		this.#after(() => this.#port.postMessage({ ...question, id } as ToWorker));
		return promise;
	}

	close(): void {
		this.#port.terminate();
	}

	#receive(message: FromWorker): void {
		if (message.type !== 'answer' && message.type !== 'failed') {
			if (this.#onNews) this.#onNews(message);
			else this.#early.push(message);
			return;
		}
		const pending = this.#pending.get(message.id);
		this.#pending.delete(message.id);
		if (message.type === 'answer') pending?.resolve(message.answer as never);
		else pending?.reject(new Error(message.reason));
	}

	#break(problem: Error): void {
		this.#broken = problem;
		for (const { reject } of this.#pending.values()) reject(problem);
		this.#pending.clear();
		this.onBroken(problem);
	}
}

/** A worker of this page's own. */
export function newWorkerClient(): WorkerClient {
	const worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });
	return new WorkerClient(worker as WorkerPort, afterOwnPress);
}
