import { type ReadonlySignal, signal } from '@preact/signals';
import {
	type Answer,
	type Ask,
	CLOSE_CODES,
	type ClientHandlers,
	type Messages,
	ProtocolClient,
} from '@shutterbox/protocol';
import type { Fresh, TableEvent } from '@shutterbox/table';
import { backoff } from './backoff.ts';
import type { Me, Net, Socket } from './net.ts';

export type ConnectionState =
	/** Nobody needs it. */
	| 'idle'
	| 'opening'
	| 'open'
	/** The server does not answer; another attempt comes by itself. */
	| 'waiting'
	/** This device has no net. */
	| 'offline'
	/** Page and server speak different versions: the page has to be loaded again. */
	| 'outdated';

/** What somebody who follows a table is told. */
export interface TableListener {
	onTable(known: Fresh, latest: readonly TableEvent[] | null): void;
	onChat(lines: Messages['chat']['lines']): void;
	onGone(code: string): void;
}

type Heard = Parameters<NonNullable<ClientHandlers['onMessage']>>[0];
type Told = Messages['lobby' | 'lobbyChange' | 'decisions'];

/** A server that has not answered for so long has lost the socket without noticing. */
const PATIENCE = 8_000;

/**
 * The page's one connection to its server: a session first, then a socket, and a new one whenever it breaks. What was
 * asked and not answered is asked again under the same id; followed tables go on where they were.
 */
export class Connection {
	readonly #net: Net;
	readonly #protocol: ProtocolClient;
	readonly #state = signal<ConnectionState>('idle');
	readonly #me = signal<Me | null>(null);
	readonly #listeners = new Map<string, Set<TableListener>>();
	readonly #ears = new Set<(message: Told) => void>();
	#socket: Socket | null = null;
	#lobbyFollowers = 0;
	#attempt = 0;
	#callOff: () => void = () => undefined;
	#stopListening: (() => void) | null = null;

	/** `prefix` makes the ids of this page unlike those of any other. */
	constructor(net: Net, prefix: string) {
		this.#net = net;
		this.#protocol = new ProtocolClient(prefix, {
			onTable: (id, known, latest) => this.#each(id, (listener) => listener.onTable(known, latest)),
			onMessage: (message) => this.#hear(message),
		});
	}

	get state(): ReadonlySignal<ConnectionState> {
		return this.#state;
	}

	get me(): ReadonlySignal<Me | null> {
		return this.#me;
	}

	get net(): Net {
		return this.#net;
	}

	/** Connects, unless that is done or under way. */
	start(): void {
		this.#stopListening ??= this.#net.listen((event) => this.#sense(event));
		if (this.#state.peek() === 'idle') this.#open();
	}

	/** Tries at once instead of waiting. */
	tryNow(): void {
		if (this.#state.peek() === 'waiting' || this.#state.peek() === 'offline') this.#open();
	}

	stop(): void {
		this.#stopListening?.();
		this.#stopListening = null;
		this.#callOff();
		this.#drop();
		this.#state.value = 'idle';
	}

	/** Resolves when the server has answered, over however many sockets that takes. */
	ask(request: Ask): Promise<Answer> {
		return this.#patiently(this.#protocol.ask(request));
	}

	/** Follows a table; the answer ends it. */
	follow(table: string, listener: TableListener): () => void {
		const all = this.#listeners.get(table) ?? new Set();
		this.#listeners.set(table, all.add(listener));
		const known = this.#protocol.known(table);
		if (known) listener.onTable(known, null);
		if (all.size === 1 || known === null)
			this.#patiently(this.#protocol.watch(table)).then((answer) => {
				if (answer.type === 'error') this.#each(table, ({ onGone }) => onGone(answer.code));
			});
		return () => {
			all.delete(listener);
			if (all.size > 0) return;
			this.#listeners.delete(table);
			this.#protocol.unwatch(table);
		};
	}

	/** Hears of decisions that wait; the answer ends it. */
	listen(ear: (message: Told) => void): () => void {
		this.#ears.add(ear);
		return () => this.#ears.delete(ear);
	}

	/** Hears of the public tables as well. */
	followLobby(ear: (message: Told) => void): () => void {
		const end = this.listen(ear);
		if (this.#lobbyFollowers++ === 0 && this.#state.peek() === 'open') this.#followLobby(true);
		return () => {
			end();
			if (--this.#lobbyFollowers === 0 && this.#state.peek() === 'open') this.#followLobby(false);
		};
	}

	#followLobby(isOn: boolean): void {
		this.#protocol.ask({ type: 'lobby', isOn });
	}

	#open(): void {
		this.#callOff();
		this.#drop();
		if (!this.#net.isOnline()) {
			this.#state.value = 'offline';
			return;
		}
		this.#state.value = 'opening';
		let isCurrent = true;
		this.#callOff = () => {
			isCurrent = false;
		};
		this.#net.signIn().then(
			(me) => {
				if (!isCurrent) return;
				this.#me.value = me;
				this.#openSocket();
			},
			() => isCurrent && this.#wait(),
		);
	}

	#openSocket(): void {
		const socket = this.#net.openSocket();
		this.#socket = socket;
		const isCurrent = () => this.#socket === socket;
		this.#callOff = this.#net.after(PATIENCE, () => isCurrent() && this.#state.peek() !== 'open' && this.#wait());
		socket.onopen = () => {
			if (!isCurrent()) return;
			this.#protocol
				.connect((text) => isCurrent() && socket.send(text))
				.then((answer) => isCurrent() && this.#greeted(answer));
		};
		socket.onmessage = ({ data }) => isCurrent() && this.#protocol.receive(String(data));
		socket.onclose = ({ code }) => {
			if (!isCurrent()) return;
			if (code === CLOSE_CODES.version) this.#outdated();
			else this.#wait();
		};
	}

	#greeted(answer: Messages['welcome'] | Messages['error']): void {
		if (answer.type === 'error') {
			if (answer.code === 'VERSION') this.#outdated();
			else this.#wait();
			return;
		}
		this.#attempt = 0;
		this.#me.value = answer.me;
		this.#state.value = 'open';
		if (this.#lobbyFollowers > 0) this.#followLobby(true);
	}

	#wait(): void {
		this.#callOff();
		this.#drop();
		if (!this.#net.isOnline()) {
			this.#state.value = 'offline';
			return;
		}
		this.#state.value = 'waiting';
		this.#callOff = this.#net.after(backoff(this.#attempt++, this.#net.luck()), () => this.#open());
	}

	#outdated(): void {
		this.#callOff();
		this.#drop();
		this.#state.value = 'outdated';
	}

	#drop(): void {
		const socket = this.#socket;
		this.#socket = null;
		this.#protocol.disconnect();
		socket?.close();
	}

	#sense(event: 'online' | 'offline' | 'visible'): void {
		const state = this.#state.peek();
		if (state === 'outdated' || state === 'idle') return;
		if (event === 'offline') {
			this.#callOff();
			this.#drop();
			this.#state.value = 'offline';
		} else if (state === 'waiting' || state === 'offline') this.#open();
		else if (event === 'visible' && state === 'open') this.#probe();
	}

	/** A device that slept may hold a socket that is long gone: something is asked to find out. */
	#probe(): void {
		const [table] = this.#listeners.keys();
		if (table !== undefined) this.#patiently(this.#protocol.watch(table));
	}

	/** Whoever is not answered in time is asked again over a new socket. */
	#patiently(answer: Promise<Answer>): Promise<Answer> {
		const { after } = this.#net;
		let stop: () => void = () => undefined;
		const rest = () => {
			stop = after(PATIENCE, () => {
				if (this.#state.peek() === 'open') this.#open();
				rest();
			});
		};
		rest();
		return answer.finally(() => stop());
	}

	#hear(message: Heard): void {
		switch (message.type) {
			case 'chat':
				this.#each(message.table, ({ onChat }) => onChat(message.lines));
				break;
			case 'gone':
				this.#each(message.table, ({ onGone }) => onGone(message.code));
				break;
			case 'lobby':
			case 'lobbyChange':
			case 'decisions':
				for (const ear of this.#ears) ear(message);
				break;
			case 'welcome':
			case 'bye':
				break;
		}
	}

	#each(table: string, tell: (listener: TableListener) => void): void {
		for (const listener of this.#listeners.get(table) ?? []) tell(listener);
	}
}
