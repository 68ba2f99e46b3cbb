import { ok, deepStrictEqual as same } from 'node:assert/strict';
import { isLogCommand, type Viewer } from '@shutterbox/kernel';
import type { Answer, Ask } from '@shutterbox/protocol';
import type { Fresh, HostEvent, TableEvent } from '@shutterbox/table';
import type { StoredEntry } from '../../src/storage/data.ts';
import type { Device } from '../support/player.ts';
import { type Archive, knowledgeAfter } from './archive.ts';

interface Told {
	readonly table: string;
	readonly viewer: Viewer;
	readonly known: Fresh;
}

interface Answered {
	readonly table: string;
	readonly actor: number;
	readonly request: Ask;
	readonly answer: Answer;
}

/** These belong to the people at the table, not to the log. */
const NOT_OF_THE_LOG: readonly string[] = [
	'botTookOver',
	'personReturned',
	'takeBackAsked',
	'takeBackDeclined',
] satisfies HostEvent['type'][];

/** Everything the server ever told its clients; holds it against what is kept. */
export class Ledger {
	readonly tables = new Set<string>();
	readonly #answered: Answered[] = [];
	/** What each device knew last of each numbering of updates. */
	#told = new Map<string, Told>();
	#logs = new Map<string, readonly StoredEntry[]>();
	#awaited: { readonly acknowledged: number; readonly resolve: () => void } | null = null;
	/** Entries a kill found kept whose sender had no answer yet. */
	lostAnswers = 0;
	refusals = 0;

	get acknowledged(): number {
		return this.#answered.length - this.refusals;
	}

	get entries(): number {
		return [...this.#logs.values()].reduce((sum, log) => sum + log.length, 0);
	}

	get logs(): ReadonlyMap<string, readonly StoredEntry[]> {
		return this.#logs;
	}

	answer(table: string, actor: number, request: Ask, answer: Answer): void {
		this.#answered.push({ table, actor, request, answer });
		if (answer.type === 'error') this.refusals++;
		if (this.#awaited && this.acknowledged >= this.#awaited.acknowledged) this.#awaited.resolve();
	}

	/** Resolves the moment so many more requests are acknowledged. */
	acknowledges(more: number): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#awaited = { acknowledged: this.acknowledged + more, resolve };
		return promise;
	}

	tell(device: Device, table: string, viewer: Viewer, known: Fresh): void {
		this.#told.set(`${device.person.id} ${table} ${known.stream}`, { table, viewer, known });
	}

	/** Throws where anything that was told is not kept, or kept otherwise or twice. */
	async check(archive: Archive): Promise<void> {
		// What is told from now on may not be in the logs yet when they are read.
		const [answers, told] = [[...this.#answered], [...this.#told.values()]];
		this.#told = new Map();
		for (const table of this.tables) this.#logs.set(table, await this.#readLog(archive, table));
		for (const answered of answers) this.#checkAnswer(answered);
		for (const each of told) await this.#checkKnowledge(archive, each);
		this.#countLostAnswers();
	}

	/** What was kept once stays as it is; numbers follow each other; no request is there twice. */
	async #readLog(archive: Archive, table: string): Promise<readonly StoredEntry[]> {
		const log = await archive.log(table);
		const before = this.#logs.get(table) ?? [];
		same(log.slice(0, before.length), before, `the log of ${table} has changed`);
		same(
			log.map(({ n }) => n),
			log.map((_, i) => i + 1),
		);
		const requests = log.filter(({ request }) => request !== null).map(({ actor, request }) => `${actor} ${request}`);
		same(requests.length, new Set(requests).size, `a request is in the log of ${table} twice`);
		return log;
	}

	#checkAnswer({ table, actor, request, answer }: Answered): void {
		const log = this.#logs.get(table) ?? [];
		// Whoever was told to ask again in a moment does not know whether it was done.
		if (answer.type === 'error' && answer.code === 'BUSY') return;
		if (answer.type === 'error') {
			const found = log.find((entry) => entry.actor === actor && entry.request === answer.id);
			same(found, undefined, `refused with ${answer.code}, but in the log of ${table}`);
			return;
		}
		const entry = log[(answer.n ?? 0) - 1];
		ok(entry, `entry ${answer.n} of ${table} was acknowledged and is gone`);
		same({ actor: entry.actor, request: entry.request }, { actor, request: answer.id });
		if (request.type === 'move') same(entry.move, plain(request.move), `entry ${answer.n} of ${table} is another move`);
		else ok(isLogCommand(entry.move), `entry ${answer.n} of ${table} takes nothing back`);
	}

	async #checkKnowledge(archive: Archive, { table, viewer, known }: Told): Promise<void> {
		if (known.table.stage === 'gathering') return;
		const log = this.#logs.get(table) ?? [];
		ok(known.table.length <= log.length, `${table}: entry ${known.table.length} was shown, ${log.length} are kept`);
		const kept = knowledgeAfter(await archive.table(table), log, known.table.length, viewer);
		same(known.table.view, plain(kept.view), `${table}: somebody saw another position than the log leads to`);
		same(known.table.outcome, plain(kept.outcome));
		const shown = ofTheLog(known.history);
		const logged = ofTheLog(plain(kept.history));
		const many = Math.min(shown.length, logged.length);
		ok(many > 0 || known.table.length === 0);
		same(shown.slice(-many), logged.slice(-many), `${table}: somebody heard of what is not in the log`);
	}

	#countLostAnswers(): void {
		const answered = new Set(this.#answered.map(({ table, answer }) => `${table} ${answer.id}`));
		for (const [table, log] of this.#logs)
			for (const { request } of log) if (request !== null && !answered.has(`${table} ${request}`)) this.lostAnswers++;
	}
}

function ofTheLog(history: readonly TableEvent[]): TableEvent[] {
	return history.filter(({ event }) => !NOT_OF_THE_LOG.includes(event.type));
}

function plain<T>(value: T): T {
	return JSON.parse(JSON.stringify(value));
}
