import { type ReadonlySignal, signal } from '@preact/signals';
import { type Answer, type Ask, CLOSE_CODES, type Messages, ProtocolClient } from '@shutterbox/protocol';
import { Audience, type News, type TableListener } from '../match/audience.ts';
import { backoff } from './backoff.ts';
import type { Me, Network, Socket } from './network.ts';

export type ConnectionState =
	/** Nobody needs it. */
	| 'idle'
	| 'opening'
	| 'open'
	/** The server does not answer; another attempt comes by itself. */
	| 'waiting'
	/** This device has no net. */
	| 'offline'
	/** The server does not let this person in. */
	| 'banned'
	/** Page and server speak different versions: the page has to be loaded again. */
	| 'outdated';

/** A server that has not answered for so long has lost the socket without noticing. */
const PATIENCE = 8_000;

/**
 * The page's one connection to its server: a session first, then a socket, and a new one whenever it breaks. What was
 * asked and not answered is asked again under the same id; followed tables go on where they were.
 */
export class Connection {
	readonly #network: Network;
	readonly #protocol: ProtocolClient;
	readonly #state = signal<ConnectionState>('idle');
	readonly #me = signal<Me | null>(null);
	readonly #audience = new Audience();
	#since = Number.POSITIVE_INFINITY;
	#socket: Socket | null = null;
	#lobbyFollowers = 0;
	#attempt = 0;
	#callOff: () => void = () => undefined;
	#stopListening: (() => void) | null = null;

	/** `prefix` makes the ids of this page unlike those of any other. */
	constructor(network: Network, prefix: string) {
		this.#network = network;
		this.#protocol = new ProtocolClient(prefix, {
			onTable: (id, known, latest) => this.#audience.tell(id, (listener) => listener.onTable(known, latest)),
			onMessage: (message) => this.#audience.hear(message),
		});
	}

	get state(): ReadonlySignal<ConnectionState> {
		return this.#state;
	}

	get me(): ReadonlySignal<Me | null> {
		return this.#me;
	}

	/** When the server first knew of this page, by its own clock. */
	get since(): number {
		return this.#since;
	}

	get network(): Network {
		return this.#network;
	}

	/** Connects, unless that is done or under way. */
	start(): void {
		this.#stopListening ??= this.#network.listen((event) => this.#sense(event));
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
		const isFirst = this.#audience.join(table, listener);
		const known = this.#protocol.known(table);
		if (known) listener.onTable(known, null);
		if (isFirst || known === null)
			this.#patiently(this.#protocol.watch(table)).then((answer) => {
				if (answer.type === 'error') this.#audience.tell(table, ({ onGone }) => onGone(answer.code));
			});
		return () => {
			if (this.#audience.leave(table, listener)) this.#protocol.unwatch(table);
		};
	}

	/** Hears of decisions that wait; the answer ends it. */
	listen(ear: (news: News) => void): () => void {
		return this.#audience.listen(ear);
	}

	/** Hears of the public tables as well. */
	followLobby(ear: (news: News) => void): () => void {
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
		if (!this.#network.isOnline()) {
			this.#state.value = 'offline';
			return;
		}
		this.#state.value = 'opening';
		let isCurrent = true;
		this.#callOff = () => {
			isCurrent = false;
		};
		this.#network.signIn().then((me) => {
			if (!isCurrent) return;
			if (me === null) return this.#wait();
			if (me === 'banned') return this.#end('banned');
			this.#me.value = me;
			this.#openSocket();
		});
	}

	#openSocket(): void {
		const socket = this.#network.openSocket();
		this.#socket = socket;
		const isCurrent = () => this.#socket === socket;
		this.#callOff = this.#network.after(PATIENCE, () => isCurrent() && this.#state.peek() !== 'open' && this.#wait());
		socket.onopen = () => {
			if (!isCurrent()) return;
			this.#protocol
				.connect((text) => isCurrent() && socket.send(text))
				.then((answer) => isCurrent() && this.#greeted(answer));
		};
		socket.onmessage = ({ data }) => this.#network.hear(() => isCurrent() && this.#protocol.receive(String(data)));
		socket.onclose = ({ code }) => {
			if (!isCurrent()) return;
			if (code === CLOSE_CODES.version) this.#end('outdated');
			else if (code === CLOSE_CODES.banned) this.#open();
			else this.#wait();
		};
	}

	#greeted(answer: Messages['welcome'] | Messages['error']): void {
		if (answer.type === 'error') {
			if (answer.code === 'VERSION') this.#end('outdated');
			else this.#wait();
			return;
		}
		this.#attempt = 0;
		this.#since = Math.min(this.#since, answer.now);
		this.#me.value = answer.me;
		this.#state.value = 'open';
		if (this.#lobbyFollowers > 0) this.#followLobby(true);
	}

	#wait(): void {
		this.#callOff();
		this.#drop();
		if (!this.#network.isOnline()) {
			this.#state.value = 'offline';
			return;
		}
		this.#state.value = 'waiting';
		this.#callOff = this.#network.after(backoff(this.#attempt++, this.#network.luck()), () => this.#open());
	}

	/** Trying again would be of no use. */
	#end(state: 'outdated' | 'banned'): void {
		this.#callOff();
		this.#drop();
		this.#state.value = state;
	}

	#drop(): void {
		const socket = this.#socket;
		this.#socket = null;
		this.#protocol.disconnect();
		socket?.close();
	}

	#sense(event: 'online' | 'offline' | 'visible'): void {
		const state = this.#state.peek();
		if (state === 'outdated' || state === 'banned' || state === 'idle') return;
		if (event === 'offline') {
			this.#callOff();
			this.#drop();
			this.#state.value = 'offline';
		} else if (state === 'waiting' || state === 'offline') this.#open();
		else if (event === 'visible' && state === 'open') this.#probe();
	}

	/** A device that slept may hold a socket that is long gone: something is asked to find out. */
	#probe(): void {
		const [table] = this.#audience.tables;
		if (table !== undefined) this.#patiently(this.#protocol.watch(table));
	}

	/** Whoever is not answered in time is asked again over a new socket. */
	#patiently(answer: Promise<Answer>): Promise<Answer> {
		const { after } = this.#network;
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
}
