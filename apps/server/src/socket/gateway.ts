import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE_CODES, ERRORS, LIMITS, SOCKET_PATH } from '@shutterbox/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { hangUp, ignoreErrors } from '../edge/hang-up.ts';
import { neighbourhoodOf } from '../edge/neighbourhood.ts';
import type { Rates } from '../edge/rates.ts';
import { Tally } from '../edge/tally.ts';
import type { Guest } from '../hub/api.ts';
import type { Hub } from '../hub/hub.ts';
import { codeOfFault } from '../problems.ts';
import type { Storage } from '../storage/contract.ts';
import { Connection } from './connection.ts';
import type { Tables } from './tables.ts';

export interface GatewaySetup {
	readonly server: Server;
	readonly hub: Hub;
	readonly tables: Tables;
	readonly storage: Storage;
	now(): number;
	/** The person behind a cookie, and a name for their session. */
	identify(request: IncomingMessage): Promise<{ who: Guest & { isLasting: boolean }; session: string } | null>;
	/** Whether the page that asks belongs to this server. */
	isOwnOrigin(request: IncomingMessage): boolean;
	addressOf(request: IncomingMessage): string;
	readonly rates: Rates;
	/** Every limit of number is multiplied by this. */
	readonly factor: number;
	onError(error: unknown): void;
}

interface Admitted {
	readonly who: Guest & { readonly isLasting: boolean };
	readonly session: string;
	readonly address: string;
	readonly deafTo: ReadonlySet<string>;
}

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
		// A socket answers pings itself, within its limits.
		autoPong: false,
	});
	/** With the sessions they belong to. */
	readonly #connections = new Map<Connection, string>();
	readonly #bySession = new Tally();
	readonly #byAddress = new Tally();
	readonly #heartbeat: NodeJS.Timeout;
	#isStopping = false;

	constructor(setup: GatewaySetup) {
		this.#setup = setup;
		setup.server.on('upgrade', (request, socket, head) => {
			ignoreErrors(socket);
			this.#upgrade(request, socket, head).catch((error) => {
				setup.onError(error);
				const code = codeOfFault(error);
				refuse(socket, ERRORS[code][0], code);
			});
		});
		this.#heartbeat = setInterval(() => {
			for (const connection of this.#connections.keys()) connection.beat();
		}, HEARTBEAT);
		this.#heartbeat.unref();
	}

	get connections(): number {
		return this.#connections.size;
	}

	/** The sockets of a session that ended are closed; without one, all of the user's. */
	endSessions(userId: string, session: string | null): void {
		for (const [connection, known] of this.#connections)
			if (connection.who.id === userId && (session === null || known === session))
				connection.close('NO_SESSION', CLOSE_CODES.session);
	}

	/** Somebody is banned: every socket of theirs is closed. */
	banish(who: string): void {
		for (const connection of this.#connections.keys())
			if (connection.who.id === who) connection.close('BANNED', CLOSE_CODES.banned);
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
		for (const connection of this.#connections.keys()) connection.terminate();
	}

	async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
		const admitted = await this.#admit(request);
		if ('code' in admitted) refuse(socket, admitted.status, admitted.code);
		else if (this.#setup.hub.banOf(admitted.who.id) !== null) refuse(socket, 403, 'BANNED');
		else if (this.#isFull(admitted)) refuse(socket, 429, 'TOO_MANY');
		else if (!socket.destroyed)
			this.#sockets.handleUpgrade(request, socket, head, (client) => this.#welcome(client, socket, admitted));
	}

	async #admit(request: IncomingMessage): Promise<Admitted | { status: number; code: string }> {
		const { isOwnOrigin, addressOf, identify, rates } = this.#setup;
		const address = neighbourhoodOf(addressOf(request));
		if (rates.take('upgradesThere', address) > 0) return { status: 429, code: 'TOO_MANY' };
		if (request.url?.split('?', 1)[0] !== SOCKET_PATH) return { status: 404, code: 'NOT_FOUND' };
		if (this.#isStopping) return { status: 503, code: 'STOPPING' };
		if (!isOwnOrigin(request)) return { status: 403, code: 'FORBIDDEN_ORIGIN' };
		const known = await identify(request);
		if (known === null) return { status: 401, code: 'NO_SESSION' };
		if (rates.take('upgrades', known.session) > 0) return { status: 429, code: 'TOO_MANY' };
		return { ...known, address, deafTo: await this.#deafTo(known.who.id) };
	}

	/** Asked in the same moment in which the socket is opened, so that nobody slips in between. */
	#isFull({ session, address }: Admitted): boolean {
		const { factor } = this.#setup;
		return (
			this.#bySession.of(session) >= LIMITS.sockets * factor ||
			this.#byAddress.of(address) >= LIMITS.socketsThere * factor
		);
	}

	#welcome(socket: WebSocket, stream: Duplex, { session, address, ...person }: Admitted): void {
		const { hub, tables, now, onError, rates, factor } = this.#setup;
		const edge = { socket, stream, session, address, rates, factor };
		const connection = new Connection({ ...edge, hub, tables, now, onError, ...person });
		this.#connections.set(connection, session);
		this.#bySession.add(session);
		this.#byAddress.add(address);
		socket.on('close', () => {
			this.#connections.delete(connection);
			this.#bySession.remove(session);
			this.#byAddress.remove(address);
		});
	}

	async #deafTo(who: string): Promise<ReadonlySet<string>> {
		return new Set((await this.#setup.storage.blocksOfUser(who)).map(({ otherId }) => otherId));
	}
}

function refuse(socket: Duplex, status: number, code: string): void {
	hangUp(socket, `${status} ${code}`, { code });
}
