import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE_CODES, LIMITS, SOCKET_PATH } from '@shutterbox/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Guest } from '../hub/api.ts';
import type { Hub } from '../hub/hub.ts';
import type { Storage } from '../storage/contract.ts';
import { Connection } from './connection.ts';

export interface GatewaySetup {
	readonly server: Server;
	readonly hub: Hub;
	readonly storage: Storage;
	now(): number;
	/** The person behind a cookie, and a name for their session. */
	identify(request: IncomingMessage): Promise<{ who: Guest & { isLasting: boolean }; session: string } | null>;
	/** Whether the page that asks belongs to this server. */
	isOwnOrigin(request: IncomingMessage): boolean;
	/** The address of the client, for counting. */
	addressOf(request: IncomingMessage): string;
	/** Every limit of rate and number is multiplied by this. */
	readonly rateFactor: number;
	onError(error: unknown): void;
}

interface Entry {
	readonly socket: WebSocket;
	readonly session: string;
	readonly address: string;
	isAlive: boolean;
}

interface Admitted {
	readonly who: Guest & { readonly isLasting: boolean };
	readonly session: string;
	readonly address: string;
	readonly deafTo: ReadonlySet<string>;
}

/** Sockets allowed from one address. */
const PER_ADDRESS = 200;
const HEARTBEAT = 25_000;
const DRAIN = 3_000;

/** Where sockets come in: only pages of our own, only people with a session, only so many of each. */
export class Gateway {
	readonly #setup: GatewaySetup;
	readonly #sockets = new WebSocketServer({
		noServer: true,
		maxPayload: LIMITS.message,
		perMessageDeflate: false,
		clientTracking: false,
	});
	readonly #connections = new Map<Connection, Entry>();
	readonly #heartbeat: NodeJS.Timeout;
	#isStopping = false;

	constructor(setup: GatewaySetup) {
		this.#setup = setup;
		setup.server.on('upgrade', (request, socket, head) => {
			this.#upgrade(request, socket, head).catch((error) => {
				setup.onError(error);
				refuse(socket, 500, 'BROKEN');
			});
		});
		this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
		this.#heartbeat.unref();
	}

	get connections(): number {
		return this.#connections.size;
	}

	/** The sockets of a session that ended are closed; without one, all of the user's. */
	endSessions(userId: string, session: string | null): void {
		for (const [connection, known] of this.#connections)
			if (connection.who.id === userId && (session === null || known.session === session))
				connection.close('NO_SESSION', CLOSE_CODES.session);
	}

	/** Somebody has a new name, or blocks or mutes others than before. */
	async refresh(who: string): Promise<void> {
		const [user, deafTo] = await Promise.all([this.#setup.storage.getUser(who), this.#deafTo(who)]);
		for (const connection of this.#connections.keys()) {
			if (connection.who.id !== who) continue;
			connection.deafTo = deafTo;
			if (user) connection.who = { id: user.id, name: user.name };
		}
	}

	/** Lets nobody in any more, says goodbye, and waits for the sockets to close. */
	async stop(): Promise<void> {
		this.#isStopping = true;
		clearInterval(this.#heartbeat);
		for (const connection of this.#connections.keys()) connection.close('STOPPING', CLOSE_CODES.shutdown);
		const end = Date.now() + DRAIN;
		while (this.#connections.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
		for (const { socket } of this.#connections.values()) socket.terminate();
	}

	async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
		const dropped = () => socket.destroy();
		socket.on('error', dropped);
		const admitted = await this.#admit(request);
		socket.off('error', dropped);
		if ('code' in admitted) refuse(socket, admitted.status, admitted.code);
		else if (!socket.destroyed)
			this.#sockets.handleUpgrade(request, socket, head, (client) => this.#welcome(client, admitted));
	}

	async #admit(request: IncomingMessage): Promise<Admitted | { status: number; code: string }> {
		const { isOwnOrigin, addressOf, identify, rateFactor } = this.#setup;
		if (new URL(request.url ?? '/', 'http://localhost').pathname !== SOCKET_PATH)
			return { status: 404, code: 'NOT_FOUND' };
		if (this.#isStopping) return { status: 503, code: 'STOPPING' };
		if (!isOwnOrigin(request)) return { status: 403, code: 'FORBIDDEN_ORIGIN' };
		const known = await identify(request);
		if (known === null) return { status: 401, code: 'NO_SESSION' };
		const address = addressOf(request);
		const deafTo = await this.#deafTo(known.who.id);
		const others = [...this.#connections.values()];
		const isTooMany =
			others.filter(({ session }) => session === known.session).length >= LIMITS.sockets * rateFactor ||
			others.filter((other) => other.address === address).length >= PER_ADDRESS * rateFactor;
		return isTooMany ? { status: 429, code: 'TOO_MANY' } : { ...known, address, deafTo };
	}

	#welcome(socket: WebSocket, { who, session, address, deafTo }: Admitted): void {
		const { hub, now, onError, rateFactor } = this.#setup;
		const connection = new Connection({ socket, hub, who, deafTo, rateFactor, now, onError });
		const entry: Entry = { socket, session, address, isAlive: true };
		this.#connections.set(connection, entry);
		socket.on('pong', () => {
			entry.isAlive = true;
		});
		socket.on('close', () => this.#connections.delete(connection));
	}

	/** A socket that did not answer the last beat is gone. */
	#beat(): void {
		for (const entry of this.#connections.values()) {
			if (!entry.isAlive) entry.socket.terminate();
			entry.isAlive = false;
			entry.socket.ping();
		}
	}

	async #deafTo(who: string): Promise<ReadonlySet<string>> {
		return new Set((await this.#setup.storage.blocksOfUser(who)).map(({ otherId }) => otherId));
	}
}

function refuse(socket: Duplex, status: number, code: string): void {
	if (socket.destroyed) return;
	const body = JSON.stringify({ code });
	socket.end(
		`HTTP/1.1 ${status} ${code}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
	);
}
