import { CLOSE_CODES, LIMITS, type Message, PROTOCOL_VERSION, type Request, readRequest } from '@shutterbox/protocol';
import type { WebSocket } from 'ws';
import type { Guest, Problem } from '../hub/api.ts';
import type { Hub } from '../hub/hub.ts';
import type { Listener } from '../hub/listener.ts';
import { Bucket } from './bucket.ts';
import { dispatch, type Reply } from './dispatch.ts';

export interface ConnectionSetup {
	readonly socket: WebSocket;
	readonly hub: Hub;
	readonly who: Guest & { readonly isLasting: boolean };
	readonly deafTo: ReadonlySet<string>;
	/** How many times the usual rate is let through. */
	readonly rateFactor: number;
	now(): number;
	/** For the log: something broke while a request was done. */
	onError(error: unknown): void;
}

/** Milliseconds for a slow reader to catch up with why it was closed. */
const LAST_CHANCE = 2_000;
/** Refused messages in a row after which a socket is a flood. */
const PATIENCE = 100;

/** One socket: reads requests within limits, answers each once, and is closed when it does not behave. */
export class Connection implements Listener {
	who: Guest;
	deafTo: ReadonlySet<string>;
	readonly #setup: ConnectionSetup;
	readonly #bucket: Bucket;
	readonly #watched = new Set<string>();
	#isGreeted = false;
	#isClosed = false;
	#refusedInARow = 0;
	/** Requests are begun one after the other, so that they act in the order in which they came. */
	#turn: Promise<void> = Promise.resolve();
	#waiting = 0;

	constructor(setup: ConnectionSetup) {
		this.#setup = setup;
		this.who = { id: setup.who.id, name: setup.who.name };
		this.deafTo = setup.deafTo;
		this.#bucket = new Bucket(LIMITS.burst * setup.rateFactor, LIMITS.rate * setup.rateFactor, performance.now());
		setup.socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
		setup.socket.on('close', () => this.#leave());
		// A broken frame closes the socket with the standard's own code; there is nothing more to do about it.
		setup.socket.on('error', () => undefined);
	}

	send(message: Message): void {
		this.sendText(JSON.stringify(message));
	}

	sendText(text: string): void {
		const { socket } = this.#setup;
		if (this.#isClosed || socket.readyState !== socket.OPEN) return;
		if (socket.bufferedAmount > LIMITS.backlog) {
			this.#isClosed = true;
			socket.close(CLOSE_CODES.slow, 'SLOW');
			// Who reads so slowly may never read the reason; what waits for them is let go.
			setTimeout(() => socket.terminate(), LAST_CHANCE).unref();
			return;
		}
		socket.send(text);
	}

	/** Says why and closes. */
	close(code: string, closeCode: number): void {
		this.send({ type: 'bye', code });
		this.#isClosed = true;
		this.#setup.socket.close(closeCode, code);
	}

	#receive(data: unknown, isBinary: boolean): void {
		if (this.#isClosed) return;
		const wait = this.#bucket.take(performance.now());
		const isTooFast = wait > 0 || this.#waiting > LIMITS.burst * this.#setup.rateFactor;
		if (isTooFast && ++this.#refusedInARow > PATIENCE) this.close('TOO_MANY', CLOSE_CODES.flood);
		else {
			const read = isBinary ? ({ problem: 'BAD_JSON', id: null } as const) : readRequest(String(data));
			if (isTooFast) this.#hold(read, wait);
			else this.#read(read);
		}
	}

	/** Too fast: nothing is done; who does not slow down is sent away. */
	#hold(read: ReturnType<typeof readRequest>, seconds: number): void {
		const id = 'problem' in read ? read.id : read.request.id;
		this.#refuse(id, { problem: 'TOO_MANY', retryAfter: Math.ceil(seconds * 10) / 10 });
	}

	#read(read: ReturnType<typeof readRequest>): void {
		this.#refusedInARow = 0;
		if ('problem' in read) {
			const { id, ...problem } = read;
			this.#refuse(id, problem);
		} else if (!this.#isGreeted || read.request.type === 'hello') this.#greet(read.request);
		else {
			this.#waiting++;
			this.#turn = this.#turn.then(() => this.#begin(read.request));
		}
	}

	/** Begins a request; the next one begins when this one has acted, not when it is answered. */
	async #begin(request: Request): Promise<void> {
		const reply = this.#do(request)
			.then((done) => this.#answer(request.id, done))
			.catch((error) => {
				this.#setup.onError(error);
				this.#refuse(request.id, { problem: 'BROKEN' });
			})
			.finally(() => this.#waiting--);
		// Finding a table takes a moment; acting at it does not. Only what has to look something up holds others back.
		if (request.type === 'watch' || request.type === 'sit' || request.type === 'lobby') await reply;
		else if ('table' in request) await this.#setup.hub.get(request.table).catch(() => undefined);
	}

	async #do(request: Request): Promise<Reply> {
		if (this.#isClosed || request.type === 'hello') return {};
		if (request.type === 'lobby') {
			this.#setup.hub.lobbyOf.follow(this, request.isOn);
			return {};
		}
		if (request.type === 'watch') {
			if (this.#watched.size >= LIMITS.watched && !this.#watched.has(request.table)) return { problem: 'TOO_MANY' };
			this.#watched.add(request.table);
		}
		if (request.type === 'unwatch') this.#watched.delete(request.table);
		const reply = await dispatch(this.#setup.hub, this, request);
		// The socket may have gone while the table was looked up.
		if (this.#isClosed && request.type === 'watch') await this.#unwatch(request.table);
		return reply;
	}

	#greet(request: Request): void {
		if (request.type !== 'hello') this.#refuse(request.id, { problem: 'BAD_REQUEST', field: 'type' });
		else if (request.version !== PROTOCOL_VERSION) {
			this.#refuse(request.id, { problem: 'VERSION' });
			this.close('VERSION', CLOSE_CODES.version);
		} else {
			const { isLasting } = this.#setup.who;
			const me = { ...this.who, isLasting };
			this.send({ type: 'welcome', version: PROTOCOL_VERSION, now: this.#setup.now(), me });
			this.send({ type: 'ok', id: request.id });
			if (!this.#isGreeted) this.#setup.hub.people.arrive(this).catch(this.#setup.onError);
			this.#isGreeted = true;
		}
	}

	#answer(id: string, reply: Reply): void {
		if ('problem' in reply) this.#refuse(id, reply);
		else this.send({ type: 'ok', id, ...reply });
	}

	#refuse(id: string | null, { problem, facts, ...rest }: Problem): void {
		this.send({ type: 'error', id, code: problem, ...rest, ...(facts ? { facts: { ...facts } } : {}) });
	}

	#leave(): void {
		this.#isClosed = true;
		const { hub } = this.#setup;
		hub.lobbyOf.follow(this, false);
		hub.people.depart(this);
		for (const table of this.#watched) this.#unwatch(table).catch(this.#setup.onError);
	}

	async #unwatch(table: string): Promise<void> {
		(await this.#setup.hub.get(table))?.unwatch(this);
	}
}
