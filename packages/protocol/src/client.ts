import { applyUpdate, type Fresh, type TableEvent, type TableView } from '@shutterbox/table';
import { PROTOCOL_VERSION } from './limits.ts';
import type { Message, Messages, Request } from './socket.ts';

type Unnumbered<R> = R extends Request ? Omit<R, 'id'> : never;
/** A request as its maker thinks of it; the client gives it its id. */
export type Ask = Unnumbered<Exclude<Request, { type: 'hello' }>>;
export type Answer = Messages['ok'] | Messages['error'];

export interface ClientHandlers {
	/** A followed table has changed. `latest` is what the change told; null where everything is new. */
	onTable?(id: string, known: Fresh, latest: readonly TableEvent[] | null): void;
	/** Everything else the server says. */
	onMessage?(message: Exclude<Message, Messages['ok' | 'error' | 'fresh' | 'update']>): void;
}

interface Pending {
	readonly text: string;
	readonly settle: (answer: Answer) => void;
}

/**
 * The client's half of the protocol over any socket. What was asked and not answered when a socket broke is asked again
 * on the next, under the same id, so that nothing is done twice; followed tables go on where they were.
 */
export class ProtocolClient {
	readonly #handlers: ClientHandlers;
	/** Makes the ids of this client unlike those of any other. */
	readonly #prefix: string;
	readonly #pending = new Map<string, Pending>();
	/** Null for a table that has been asked for and not come yet. */
	readonly #tables = new Map<string, Fresh | null>();
	readonly #lastChat = new Map<string, number>();
	/** Tables that were asked for again, by the request that did. */
	readonly #again = new Map<string, string>();
	#count = 0;
	#send: ((text: string) => void) | null = null;
	#greeted: { id: string; resolve: (welcome: Messages['welcome'] | Messages['error']) => void } | null = null;

	constructor(prefix: string, handlers: ClientHandlers = {}) {
		this.#prefix = prefix;
		this.#handlers = handlers;
	}

	/** A socket is open: says hello, asks again for what is missing. */
	connect(send: (text: string) => void): Promise<Messages['welcome'] | Messages['error']> {
		this.#send = send;
		const { promise, resolve } = Promise.withResolvers<Messages['welcome'] | Messages['error']>();
		this.#greeted = { id: this.#nextId(), resolve };
		send(JSON.stringify({ id: this.#greeted.id, type: 'hello', version: PROTOCOL_VERSION }));
		for (const table of this.#tables.keys()) this.#watch(table);
		for (const { text } of this.#pending.values()) send(text);
		return promise;
	}

	/** The socket is gone; requests wait for the next. */
	disconnect(): void {
		this.#send = null;
		this.#again.clear();
	}

	ask(request: Ask): Promise<Answer> {
		const id = this.#nextId();
		const text = JSON.stringify({ id, ...request });
		const { promise, resolve } = Promise.withResolvers<Answer>();
		this.#pending.set(id, { text, settle: resolve });
		this.#send?.(text);
		return promise;
	}

	/** Follows a table from now on, over every socket to come. */
	watch(table: string): Promise<Answer> {
		if (!this.#tables.has(table)) this.#tables.set(table, null);
		return this.ask({ type: 'watch', table, ...this.#place(table) });
	}

	unwatch(table: string): Promise<Answer> {
		this.#tables.delete(table);
		return this.ask({ type: 'unwatch', table });
	}

	known(table: string): Fresh | null {
		return this.#tables.get(table) ?? null;
	}

	receive(text: string): void {
		const message = JSON.parse(text) as Message;
		switch (message.type) {
			case 'ok':
			case 'error':
				this.#answer(message);
				break;
			case 'fresh':
				this.#fresh(message);
				break;
			case 'update':
				this.#update(message);
				break;
			default:
				this.#note(message);
		}
	}

	#note(message: Exclude<Message, Messages['ok' | 'error' | 'fresh' | 'update']>): void {
		if (message.type === 'welcome') this.#greeted?.resolve(message);
		// A line that has changed comes again.
		if (message.type === 'chat')
			this.#lastChat.set(
				message.table,
				Math.max(this.#lastChat.get(message.table) ?? 0, ...message.lines.map(({ id }) => id)),
			);
		// Set up anew over there: we begin again, and nobody needs to know.
		if (message.type === 'gone' && message.code === 'AGAIN') this.#watch(message.table, true);
		else {
			if (message.type === 'gone') this.#tables.delete(message.table);
			this.#handlers.onMessage?.(message);
		}
	}

	#fresh({ table, type: _, view, ...fresh }: Messages['fresh']): void {
		this.#learn(table, { ...fresh, table: view as TableView } as Fresh, null);
	}

	#answer(message: Answer): void {
		if (message.id === null) return;
		const table = this.#again.get(message.id);
		this.#again.delete(message.id);
		// The server has waited before it said so: nobody asks in haste.
		if (table !== undefined && this.#tables.has(table) && message.type === 'error' && message.code === 'BUSY')
			this.#watch(table, true);
		const pending = this.#pending.get(message.id);
		this.#pending.delete(message.id);
		pending?.settle(message);
		if (message.type === 'error' && this.#greeted?.id === message.id) this.#greeted.resolve(message);
	}

	#update({ table, n, now, delta, events }: Messages['update']): void {
		const known = this.#tables.get(table);
		if (!known || n <= known.n) return;
		const update = { n, now, delta, events } as Parameters<typeof applyUpdate>[1];
		const next = applyUpdate(known, update);
		if (next) this.#learn(table, next, update.events);
		else this.#watch(table);
	}

	#learn(table: string, known: Fresh, latest: readonly TableEvent[] | null): void {
		if (!this.#tables.has(table)) return;
		this.#tables.set(table, known);
		this.#handlers.onTable?.(table, known, latest);
	}

	#watch(table: string, isAfresh = false): void {
		const place = isAfresh ? {} : this.#place(table);
		const id = this.#nextId();
		this.#again.set(id, table);
		this.#send?.(JSON.stringify({ id, type: 'watch', table, ...place }));
	}

	#place(table: string): { stream?: string; n?: number; lastChat?: number } {
		const known = this.#tables.get(table);
		const lastChat = this.#lastChat.get(table) ?? 0;
		return known ? { stream: known.stream, n: known.n, lastChat } : { lastChat };
	}

	#nextId(): string {
		this.#count++;
		return `${this.#prefix}-${this.#count}`;
	}
}
