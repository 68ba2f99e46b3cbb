import { gameOf } from '@shutterbox/catalogue';
import { FastChance, seedOfGame, type View } from '@shutterbox/kernel';
import { LocalHost } from '../../src/local/host.ts';
import type { Answers, FromWorker, LocalSetup, ToWorker } from '../../src/local/messages.ts';
import { LocalMatch } from '../../src/match/local.ts';
import { WorkerClient, type WorkerPort } from '../../src/match/worker-client.ts';
import { until } from './page.ts';
import { ManualTime, MemoryStore, solo } from './world.ts';

/** A worker on this thread: messages are copied as between threads, and arrive later. */
class NearWorker implements WorkerPort {
	onmessage: WorkerPort['onmessage'] = null;
	onerror: WorkerPort['onerror'] = null;
	readonly time = new ManualTime();
	readonly store = new MemoryStore();
	/** News that never arrives. */
	swallows: (message: FromWorker) => boolean = () => false;
	#luck = 0;
	readonly #host = new LocalHost({
		now: this.time.now,
		after: this.time.after,
		secret: () => Uint8Array.from({ length: 32 }, (_, i) => (++this.#luck * 13 + i) & 255),
		gameOf,
		store: this.store,
		onFresh: (viewer, fresh) => this.#tell({ type: 'fresh', viewer, fresh }),
		onUpdate: (viewer, update) => this.#tell({ type: 'update', viewer, update }),
		onKept: (isKept) => this.#tell({ type: 'kept', isKept }),
	});

	postMessage(message: ToWorker): void {
		const question = structuredClone(message);
		queueMicrotask(async () => {
			try {
				const answer = await this.#answer(question);
				this.#tell({ type: 'answer', id: question.id, answer });
			} catch (problem) {
				this.#tell({ type: 'failed', id: question.id, reason: String(problem) });
			}
		});
	}

	terminate(): void {
		this.onmessage = null;
	}

	async #answer(question: ToWorker): Promise<Answers[keyof Answers]> {
		if (question.type === 'open') return this.#host.open(question.setup);
		if (question.type === 'command') return await this.#host.command(question.seat, question.command);
		if (question.type !== 'follow') throw new Error(`not asked here: ${question.type}`);
		this.#host.follow(question.viewer);
		return null;
	}

	#tell(message: FromWorker): void {
		const data = structuredClone(message);
		if (!this.swallows(data)) queueMicrotask(() => this.onmessage?.({ data }));
	}
}

/** A match of this device, and the worker that referees it. */
export async function opened(seats: LocalSetup['seats'], game = 'photograph', options: LocalSetup['options'] = {}) {
	const worker = new NearWorker();
	const client = new WorkerClient(worker);
	const answer = await client.ask({ type: 'open', setup: { ...solo(game, 2), seats, options } });
	if (!('people' in answer)) throw new Error(answer.refused);
	const match = new LocalMatch(client, answer, worker.time.now);
	await until('the table is here', () => match.known.value !== null);
	return { worker, match };
}

const chance = new FastChance(seedOfGame(11, 0));
/** A random legal move of whoever holds the device. */
export function move(match: LocalMatch) {
	const known = match.known.value;
	if (known === null || known.viewer === 'spectator') throw new Error('nobody holds the device');
	const legal = gameOf(known.table.game)?.randomMove(known.table.view as View<unknown>, known.viewer, chance);
	return match.send({ type: 'move', move: legal });
}

export const two = ['Ann', 'Ben'].map((name) => ({ kind: 'person' as const, name }));
