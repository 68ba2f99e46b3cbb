import type { Duplex } from 'node:stream';
import { CLOSE_CODES, LIMITS, type Message, PROTOCOL_VERSION, type Request, readRequest } from '@shutterbox/protocol';
import type { WebSocket } from 'ws';
import { shortened } from '../echo.ts';
import type { Rates } from '../edge/rates.ts';
import type { Guest, Problem } from '../hub/api.ts';
import type { Hub } from '../hub/hub.ts';
import type { Listener } from '../hub/listener.ts';
import { codeOfFault } from '../problems.ts';
import { type Reply, tooMany } from './dispatch.ts';
import type { Tables } from './tables.ts';
import { Wire } from './wire.ts';

export interface ConnectionSetup {
	readonly socket: WebSocket;
	/** What carries the socket. */
	readonly stream: Duplex;
	readonly hub: Hub;
	readonly tables: Tables;
	readonly who: Guest & { readonly isLasting: boolean };
	readonly deafTo: ReadonlySet<string>;
	/** By whom what is said here is counted, together with everything else of theirs. */
	readonly session: string;
	readonly address: string;
	readonly rates: Rates;
	/** How many times the usual number may wait. */
	readonly factor: number;
	now(): number;
	/** For the log: something broke while a request was done. */
	onError(error: unknown): void;
}

/** Messages that a request counts as: to begin anew takes the server longer than anything else it is asked. */
const COSTS: Partial<Record<Request['type'], number>> = { watch: 5 };

/** Requests that look something up before they act. */
const SLOW: ReadonlySet<Request['type']> = new Set(['watch', 'sit', 'clearSeat', 'lobby']);

/** One socket: reads requests within limits, answers each once, and is closed when it does not behave. */
export class Connection implements Listener {
	who: Guest;
	deafTo: ReadonlySet<string>;
	readonly #setup: ConnectionSetup;
	readonly #wire: Wire;
	readonly #watched = new Set<string>();
	#isGreeted = false;
	/** Whether the last beat was answered. */
	#isAlive = true;
	/** Requests are begun one after the other, so that they act in the order in which they came; null where none is. */
	#turn: Promise<void> | null = null;
	#waiting = 0;

	constructor(setup: ConnectionSetup) {
		this.#setup = setup;
		this.who = { id: setup.who.id, name: setup.who.name };
		this.deafTo = setup.deafTo;
		this.#wire = new Wire(setup.socket, setup.stream);
		setup.socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
		setup.socket.on('ping', (data) => {
			if (this.#isHeeded()) this.#wire.pong(data);
		});
		setup.socket.on('pong', () => {
			this.#isAlive = true;
			this.#isHeeded();
		});
		setup.socket.on('close', () => this.#leave());
	}

	send(message: Message): void {
		this.sendText(JSON.stringify(message));
	}

	sendText(text: string): void {
		this.#wire.send(text);
	}

	/** Says why and closes. */
	close(code: string, closeCode: number): void {
		this.send({ type: 'bye', code });
		this.#wire.close(closeCode, code);
	}

	/** Without a word. */
	terminate(): void {
		this.#wire.terminate();
	}

	/** Asks whether anybody is there; who did not answer the last time is gone. */
	beat(): void {
		if (!this.#isAlive) this.terminate();
		this.#isAlive = false;
		this.#wire.ping();
	}

	#receive(data: unknown, isBinary: boolean): void {
		if (this.#wire.isClosed) return;
		const wait = this.#take(1);
		const isTooFast = wait > 0 || this.#waiting > LIMITS.waiting * this.#setup.factor;
		if (isTooFast && this.#isFlood()) return;
		const read = isBinary ? ({ problem: 'BAD_JSON', id: null } as const) : readRequest(String(data));
		const more = isTooFast || 'problem' in read ? 0 : this.#take((COSTS[read.request.type] ?? 1) - 1);
		if (isTooFast) this.#hold(read, wait);
		else if (more === 0) this.#read(read);
		else if (!this.#isFlood()) this.#hold(read, more);
	}

	/** Control frames cost what messages cost: they are as easily sent, and answered. */
	#isHeeded(): boolean {
		if (this.#wire.isClosed) return false;
		if (this.#take(1) === 0) return true;
		this.#isFlood();
		return false;
	}

	/** Seconds to wait; 0 where nobody has to. */
	#take(cost: number): number {
		const { rates, session, address } = this.#setup;
		if (cost === 0) return 0;
		return rates.take('messages', session, cost) || rates.take('messagesThere', address, cost);
	}

	/** Who does not slow down is sent away. */
	#isFlood(): boolean {
		const { rates, session } = this.#setup;
		if (rates.take('refusals', session) === 0) return false;
		this.close('TOO_MANY', CLOSE_CODES.flood);
		return true;
	}

	/** Too fast: nothing is done. */
	#hold(read: ReturnType<typeof readRequest>, seconds: number): void {
		const id = 'problem' in read ? read.id : read.request.id;
		this.#refuse(id, tooMany(seconds));
	}

	#read(read: ReturnType<typeof readRequest>): void {
		if ('problem' in read) {
			const { id, ...problem } = read;
			this.#refuse(id, problem);
		} else if (!this.#isGreeted || read.request.type === 'hello') this.#greet(read.request);
		else {
			this.#waiting++;
			this.#queue(read.request);
		}
	}

	#queue(request: Request): void {
		const turn = this.#turn === null ? this.#begin(request) : this.#turn.then(() => this.#begin(request) ?? undefined);
		this.#turn = turn;
		void turn?.then(() => {
			if (this.#turn === turn) this.#turn = null;
		});
	}

	/** Begins a request; the next one begins when this one has acted, not when it is answered. Null where it has. */
	#begin(request: Request): Promise<void> | null {
		// Finding a table takes a moment; acting at it does not. Only what has to look something up holds others back.
		const { tables } = this.#setup;
		const isFound = 'table' in request && tables.isHere(request.table);
		const reply = this.#do(request).then(
			(done) => this.#answered(request.id, done),
			(error) => {
				this.#setup.onError(error);
				this.#answered(request.id, { problem: codeOfFault(error) });
			},
		);
		if (SLOW.has(request.type)) return reply;
		if (isFound || !('table' in request)) return null;
		// Whoever asks another node waits for its answer.
		return tables.bring(request.table).then(
			(isHere) => (isHere ? undefined : reply),
			() => undefined,
		);
	}

	async #do(request: Request): Promise<Reply> {
		if (this.#wire.isClosed || request.type === 'hello') return {};
		if (request.type === 'lobby') {
			this.#setup.hub.lobbyOf.follow(this, request.isOn);
			return {};
		}
		if (request.type === 'watch') {
			if (this.#watched.size >= LIMITS.watched && !this.#watched.has(request.table)) return { problem: 'TOO_MANY' };
			this.#watched.add(request.table);
		}
		if (request.type === 'unwatch') this.#watched.delete(request.table);
		const reply = await this.#setup.tables.do(this, request);
		// The socket may have gone while the table was looked up.
		if (this.#wire.isClosed && request.type === 'watch') await this.#setup.tables.leave(this, request.table);
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

	#answered(id: string, reply: Reply): void {
		this.#waiting--;
		if ('problem' in reply) this.#refuse(id, reply);
		else this.send({ type: 'ok', id, ...reply });
	}

	#refuse(id: string | null, refused: Problem): void {
		const { problem, facts, ...rest } = shortened(refused);
		this.send({ type: 'error', id, code: problem, ...rest, ...(facts ? { facts: { ...facts } } : {}) });
	}

	#leave(): void {
		const { hub } = this.#setup;
		hub.lobbyOf.follow(this, false);
		hub.people.depart(this);
		for (const table of this.#watched) this.#setup.tables.leave(this, table).catch(this.#setup.onError);
	}
}
