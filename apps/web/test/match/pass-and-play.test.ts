import { gameOf } from '@shutterbox/catalogue';
import { FastChance, seedOfGame, type View } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { LocalHost } from '../../src/local/host.ts';
import type { Answers, FromWorker, LocalSetup, ToWorker } from '../../src/local/messages.ts';
import { LocalMatch } from '../../src/match/local.ts';
import { Referee, type WorkerPort } from '../../src/match/referee.ts';
import { until } from './page.ts';
import { ManualTime, MemoryShelf, solo } from './world.ts';

/** A worker on this thread: messages are copied as between threads, and arrive later. */
class NearWorker implements WorkerPort {
	onmessage: WorkerPort['onmessage'] = null;
	onerror: WorkerPort['onerror'] = null;
	readonly time = new ManualTime();
	readonly shelf = new MemoryShelf();
	/** News that never arrives. */
	swallows: (message: FromWorker) => boolean = () => false;
	#luck = 0;
	readonly #host = new LocalHost({
		now: this.time.now,
		after: this.time.after,
		secret: () => Uint8Array.from({ length: 32 }, (_, i) => (++this.#luck * 13 + i) & 255),
		gameOf,
		shelf: this.shelf,
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

async function opened(seats: LocalSetup['seats']) {
	const worker = new NearWorker();
	const referee = new Referee(worker);
	const answer = await referee.ask({ type: 'open', setup: { ...solo('photograph', 2), seats } });
	if (!('people' in answer)) throw new Error(answer.refused);
	const match = new LocalMatch(referee, answer, worker.time.now);
	await until('the table is here', () => match.known.value !== null);
	return { worker, match };
}

const chance = new FastChance(seedOfGame(11, 0));
function move(match: LocalMatch) {
	const known = match.known.value;
	if (known === null || known.viewer === 'spectator') throw new Error('nobody holds the device');
	const legal = gameOf('photograph')?.randomMove(known.table.view as View<unknown>, known.viewer, chance);
	return match.send({ type: 'move', move: legal });
}

const two = ['Ann', 'Ben'].map((name) => ({ kind: 'person' as const, name }));

test('before anybody takes the device it shows no hand, and says who is next', async () => {
	const { match } = await opened(two);
	expect(match.known.value?.viewer).toBe('spectator');
	expect(match.next.value).toBe(match.known.value?.table.toMove[0]);
});

test('whoever moved keeps looking at their own hand until they pass the device on', async () => {
	const { match } = await opened(two);
	const first = match.next.value ?? 0;
	match.take(first);
	await until('the first holds it', () => match.known.value?.viewer === first);
	expect(match.next.value).toBe(null);
	while (match.next.value === null) expect(await move(match)).toMatchObject({ ok: true });
	expect(match.known.value?.viewer).toBe(first);
	expect(match.next.value).toBe(1 - first);

	match.take(1 - first);
	await until('the second holds it', () => match.known.value?.viewer === 1 - first);
	expect(match.known.value?.latest).toEqual([]);
	expect(match.next.value).toBe(null);
});

test('with one person there is nobody to pass the device to', async () => {
	const { match } = await opened(solo('photograph', 2).seats);
	expect(match.known.value?.viewer).toBe(0);
	expect(match.next.value).toBe(null);
});

test('news of a hand that was passed on is not shown to the next person', async () => {
	const { match } = await opened(two);
	match.take(0);
	match.take(1);
	await until('the second holds it', () => match.known.value?.viewer === 1);
	await new Promise((resolve) => setTimeout(resolve, 10));
	expect(match.known.value?.viewer).toBe(1);
});

test('after news that got lost the table is asked for anew', async () => {
	const { worker, match } = await opened(solo('photograph', 2).seats);
	worker.time.pass(5_000);
	await until('it is the person’s turn', () => match.known.value?.table.toMove.includes(0) ?? false);
	worker.swallows = ({ type }) => type === 'update';
	await move(match);
	worker.swallows = () => false;
	worker.time.pass(60_000);
	await until('it is known again', () => (match.known.value?.table.length ?? 0) > 1);
	expect(match.link.value).toBe('live');
});

test('a worker that cannot be loaded is told apart from one that waits', async () => {
	const { worker, match } = await opened(solo('photograph', 2).seats);
	worker.onerror?.({ message: 'no such file' });
	expect(match.link.value).toBe('lost');
	expect(await match.send({ type: 'takeBack' })).toMatchObject({ refusal: { code: 'BROKEN' } });
});
