import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Ask, Answer as ProtocolAnswer } from '@shutterbox/protocol';
import type { Fresh, TableEvent } from '@shutterbox/table';
import type { Connection } from '../server/connection.ts';
import { Errands } from './errands.ts';
import { answers, requestOf } from './intents.ts';
import type { ChatLine, Intent, Known, Link, MatchClient } from './port.ts';
import { refused, type Sent } from './sent.ts';
import { TableClock } from './table-clock.ts';

/** A done move whose news has not come within this time is believed anyway. */
const NEWS = 2_000;
const CHAT_MAX = 300;

/** A match that a server referees. */
export class RemoteMatch implements MatchClient {
	readonly link = signal<Link>('opening');
	readonly known = signal<Known | null>(null);
	readonly chat = signal<readonly ChatLine[]>([]);
	/** Whether people without a seat may talk here. */
	readonly spectatorsMayTalk = signal(true);
	/** How many people watch without a seat. */
	readonly spectators = signal(0);
	readonly table: string;
	readonly connection: Connection;
	readonly #clock: TableClock;
	readonly #ends: (() => void)[];
	readonly #errands = new Errands();
	#fresh: { readonly fresh: Fresh; readonly latest: readonly TableEvent[] | null } | null = null;

	constructor(connection: Connection, table: string) {
		this.connection = connection;
		this.table = table;
		this.#clock = new TableClock(() => connection.network.now());
		connection.start();
		this.#ends = [
			connection.follow(table, {
				onTable: (fresh, latest) => this.#learn(fresh, latest),
				onChat: (lines) => this.#listen(lines),
				onTalk: ({ spectatorsMayTalk, spectators }) => {
					this.spectatorsMayTalk.value = spectatorsMayTalk;
					this.spectators.value = spectators;
				},
				onGone: () => {
					this.link.value = 'gone';
				},
			}),
			effect(() => this.#setLink(connection.state.value)),
			// Who one is comes with the session; a table that was there first is looked at again.
			effect(() => {
				if (connection.me.value && this.#fresh) this.#show();
			}),
		];
	}

	/** What was said since this page came. */
	get news(): readonly ChatLine[] {
		return this.chat.value.filter(({ at }) => at > this.connection.since);
	}

	get isSending(): ReadonlySignal<boolean> {
		return this.#errands.isSending;
	}

	async send(intent: Intent): Promise<Sent> {
		const decision = this.known.peek()?.table.decision ?? null;
		const request = requestOf(intent, this.table, decision);
		if (request === null) return refused('STALE_DECISION');
		// Talking does not wait for a move, nor a move for talk.
		if (intent.type === 'chat' || intent.type === 'react' || intent.type === 'spectatorsMayTalk')
			return sentOf(await this.connection.ask(request));
		const sent = await this.#errands.send(answers(intent) ? decision : null, () => this.#deliver(request));
		return sent ?? refused('IN_FLIGHT');
	}

	async #deliver(request: Ask): Promise<Sent> {
		const sent = sentOf(await this.connection.ask(request));
		if (sent.ok) await this.#heardOf(sent.n);
		return sent;
	}

	now(): number {
		return this.#clock.read();
	}

	close(): void {
		for (const end of this.#ends) end();
	}

	#learn(fresh: Fresh, latest: readonly TableEvent[] | null): void {
		if (latest === null) this.#clock.doubt();
		this.#clock.hear(fresh.now);
		if (fresh.table.stage !== 'playing') this.#clock.doubt();
		this.#fresh = { fresh, latest };
		this.#show();
	}

	#show(): void {
		const me = this.connection.me.peek();
		if (this.#fresh === null || me === null) return;
		const { fresh, latest } = this.#fresh;
		this.#errands.asked(fresh.table.decision);
		const seat = fresh.table.seats.findIndex(({ who }) => who === me.id);
		this.known.value = {
			viewer: seat === -1 ? 'spectator' : seat,
			table: fresh.table,
			history: fresh.history,
			latest: latest ?? [],
		};
		this.#setLink(this.connection.state.peek());
	}

	/** A line that comes again is another one now; one without words was taken away. */
	#listen(lines: readonly ChatLine[]): void {
		const had = this.chat.peek();
		const newest = had.at(-1)?.id ?? 0;
		const again = new Map(lines.map((line) => [line.id, line]));
		const now = [...had.map((line) => again.get(line.id) ?? line), ...lines.filter(({ id }) => id > newest)];
		this.chat.value = now.filter(({ text }) => text !== '').slice(-CHAT_MAX);
	}

	#setLink(state: Connection['state']['value']): void {
		const isKnown = this.known.peek() !== null;
		if (state !== 'open') this.#clock.doubt();
		if (this.link.peek() === 'gone') return;
		if (state === 'open' && isKnown) this.link.value = 'live';
		else if (state !== 'open') this.link.value = isKnown ? 'lost' : 'opening';
	}

	/** The next question is not open before the news of the last answer is here. */
	#heardOf(n: number): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		const giveUp = this.connection.network.after(NEWS, resolve);
		const end = effect(() => {
			if ((this.known.value?.table.length ?? 0) >= n) resolve();
		});
		return promise.finally(() => {
			giveUp();
			end();
		});
	}
}

function sentOf(answer: ProtocolAnswer): Sent {
	if (answer.type === 'error') return refused(answer.code, answer.rule ?? null, answer.facts);
	return { ok: true, n: answer.n ?? 0, ...(answer.invitation ? { invitation: answer.invitation } : {}) };
}
