import { type ReadonlySignal, signal } from '@preact/signals';
import type { AnyGame, Seat, Viewer } from '@shutterbox/kernel';
import { applyUpdate, type Command, type Fresh, type TableEvent } from '@shutterbox/table';
import type { Deal, FromWorker, Opened, Refused } from '../local/messages.ts';
import { Errands } from './errands.ts';
import { answers, commandOf } from './intents.ts';
import type { ChatLine, Intent, Known, Link, MatchClient } from './port.ts';
import { refused, type Sent } from './sent.ts';
import { TableClock } from './table-clock.ts';
import { waitedSeats } from './waited.ts';
import type { WorkerClient } from './worker-client.ts';

/** A match that a worker of this page referees: against bots, or around one device. */
export class LocalMatch implements MatchClient {
	readonly link = signal<Link>('opening');
	readonly known = signal<Known | null>(null);
	readonly chat: ReadonlySignal<readonly ChatLine[]> = signal([]);
	/** Whether the match will be here after a reload; false where the browser keeps nothing. */
	readonly isKept = signal(true);
	readonly table: string;
	/** Seats of people at this device. */
	readonly people: readonly Seat[];
	readonly isBranch: boolean;
	/** Lessons lead through it. */
	readonly isCoached: boolean;
	readonly #worker: WorkerClient;
	readonly #clock: TableClock;
	readonly #errands = new Errands();
	#fresh: Fresh | null = null;
	#viewer: Viewer;
	#count = 0;
	/** The worker went on to another match. */
	#isGivenUp = false;

	constructor(
		worker: WorkerClient,
		{ table, people, isBranch, isCoached }: Opened,
		now: () => number = () => performance.now(),
	) {
		this.table = table;
		this.people = people;
		this.isBranch = isBranch;
		this.isCoached = isCoached;
		this.#worker = worker;
		this.#clock = new TableClock(now);
		worker.onBroken = () => {
			this.link.value = 'lost';
		};
		// Around one device nobody sees a hand before they hold it.
		this.#viewer = people.length === 1 ? people[0] : 'spectator';
		worker.listen((news) => this.#hear(news));
		this.#follow();
	}

	/** The seat the device has to be handed to before the match can go on; null while it waits for whoever holds it. */
	next(rules: Pick<AnyGame, 'waitsFor'>): Seat | null {
		const known = this.known.value;
		if (known === null || this.people.length < 2 || known.table.stage !== 'playing') return null;
		const waited = waitedSeats(known.table, rules);
		if (known.viewer !== 'spectator' && waited.includes(known.viewer)) return null;
		return waited.find((seat) => this.people.includes(seat)) ?? null;
	}

	/** Shows the table to whoever sits there. */
	take(seat: Seat): void {
		this.#viewer = seat;
		this.#follow();
	}

	get isSending(): ReadonlySignal<boolean> {
		return this.#errands.isSending;
	}

	async send(intent: Intent): Promise<Sent> {
		if (intent.type === 'move' && intent.by !== undefined && intent.by !== this.#viewer) {
			if (this.isSending.peek()) return refused('IN_FLIGHT');
			this.#viewer = intent.by;
			await this.#errands.send(null, () => this.#follow());
		}
		const known = this.known.peek();
		const seat = known?.viewer ?? 'spectator';
		const decision = known?.table.decision ?? null;
		const command = commandOf(intent, `here-${++this.#count}-${known?.table.length}`, decision, '');
		if (command === null) return refused('STALE_DECISION');
		const actor = seat === 'spectator' ? this.people[0] : seat;
		const sent = await this.#errands.send(answers(intent) ? decision : null, () => this.#deliver(actor, command));
		return sent ?? refused('IN_FLIGHT');
	}

	async #deliver(seat: Seat, command: Command): Promise<Sent> {
		try {
			return await this.#worker.ask({ type: 'command', seat, command });
		} catch {
			this.link.value = 'lost';
			return refused('BROKEN');
		}
	}

	/** Whether anybody sees the page: a game in real time may wait for them, and then goes on at the time it has. */
	setPresent(isPresent: boolean): void {
		this.#worker.ask({ type: 'present', isPresent }).catch(() => undefined);
		if (isPresent) this.#follow();
	}

	/** The record so far; null where the match began in the middle of another. */
	record(): Promise<string | null> {
		return this.#worker.ask({ type: 'record' });
	}

	/** The same people and bots begin anew; this match is given up. */
	async again(deal: Deal): Promise<LocalMatch | Refused> {
		const opened = await this.#worker.ask({ type: 'again', deal });
		if ('refused' in opened) return opened;
		this.#isGivenUp = true;
		return new LocalMatch(this.#worker, opened);
	}

	/** It is gone from this device when it is done. */
	async discard(): Promise<void> {
		await this.#worker.ask({ type: 'forget', table: this.table });
	}

	now(): number {
		return this.#clock.read();
	}

	close(): void {
		if (!this.#isGivenUp) this.#worker.close();
	}

	/** The table as the viewer sees it is here when it is done. */
	#follow(): Promise<unknown> {
		return this.#worker.ask({ type: 'follow', viewer: this.#viewer }).catch(() => {
			this.link.value = 'lost';
		});
	}

	#hear(news: Exclude<FromWorker, { type: 'answer' | 'failed' }>): void {
		if (news.type === 'kept') this.isKept.value = news.isKept;
		else if (news.viewer !== this.#viewer) return;
		else if (news.type === 'fresh') {
			this.#clock.set(news.fresh.now);
			this.#learn(news.fresh, []);
		} else if (this.#fresh) {
			const next = applyUpdate(this.#fresh, news.update);
			this.#clock.hear(news.update.now);
			if (next) this.#learn(next, news.update.events);
			else this.#follow();
		}
	}

	#learn(fresh: Fresh, latest: readonly TableEvent[]): void {
		this.#fresh = fresh;
		this.#errands.asked(fresh.table.decision);
		this.known.value = { viewer: this.#viewer, table: fresh.table, history: fresh.history, latest };
		this.link.value = 'live';
	}
}
