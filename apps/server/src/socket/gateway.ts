import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE_CODES, LIMITS } from '@shutterbox/protocol';
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
	/** Sockets allowed from one address. */
	readonly perAddress: number;
	onError(error: unknown): void;
}

interface Entry {
	readonly socket: WebSocket;
	readonly session: string;
	readonly address: string;
	isAlive: boolean;
}

const PATH = '/ws';
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

	/** The sockets of a session that ended are closed. */
	endSession(session: string): void {
		for (const [connection, known] of this.#connections)
			if (known.session === session) connection.close('NO_SESSION', CLOSE_CODES.session);
	}

	/** Somebody has a new name. */
	rename(who: Guest): void {
		for (const connection of this.#connections.keys()) if (connection.who.id === who.id) connection.who = who;
	}

	/** Somebody blocks or mutes others than before. */
	async hear(who: string): Promise<void> {
		const deafTo = await this.#deafTo(who);
		for (const connection of this.#connections.keys()) if (connection.who.id === who) connection.deafTo = deafTo;
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
		const early = () => socket.destroy();
		socket.on('error', early);
		const setup = this.#setup;
		if (new URL(request.url ?? '/', 'http://localhost').pathname !== PATH) return refuse(socket, 404, 'NOT_FOUND');
		if (this.#isStopping) return refuse(socket, 503, 'STOPPING');
		if (!setup.isOwnOrigin(request)) return refuse(socket, 403, 'FORBIDDEN_ORIGIN');
		const address = setup.addressOf(request);
		const known = await setup.identify(request);
		if (known === null) return refuse(socket, 401, 'NO_SESSION');
		const { who, session } = known;
		const others = [...this.#connections.values()];
		if (
			others.filter((other) => other.session === session).length >= LIMITS.sockets ||
			others.filter((other) => other.address === address).length >= setup.perAddress
		)
			return refuse(socket, 429, 'TOO_MANY');
		const deafTo = await this.#deafTo(who.id);
		socket.off('error', early);
		if (socket.destroyed) return;
		this.#sockets.handleUpgrade(request, socket, head, (client) => {
			const { hub, now, onError } = setup;
			const connection = new Connection({ socket: client, hub, who, deafTo, now, onError });
			const entry: Entry = { socket: client, session, address, isAlive: true };
			this.#connections.set(connection, entry);
			client.on('pong', () => {
				entry.isAlive = true;
			});
			client.on('close', () => this.#connections.delete(connection));
		});
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
