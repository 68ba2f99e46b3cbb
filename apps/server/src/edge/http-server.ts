import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { LIMITS } from '@shutterbox/protocol';
import { hangUp, ignoreErrors } from './hang-up.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import { Tally } from './tally.ts';

/** How long the server waits for others, in milliseconds. */
export interface Patience {
	/** For the headers of a request, from its first byte or the connection on. */
	readonly headers: number;
	/** For a whole request. */
	readonly request: number;
	/** For anything to move on a connection while a request is answered. */
	readonly silence: number;
	/** For the next request. */
	readonly idle: number;
	/** Between two looks at who has been too slow. */
	readonly look: number;
}

export const USUAL_PATIENCE: Patience = {
	headers: 10_000,
	request: 30_000,
	silence: 60_000,
	idle: 72_000,
	look: 2_000,
};

/** Connections of everybody together; a process has only so many files. */
const CONNECTIONS = 16_384;

export interface HttpServerSetup {
	readonly patience: Patience;
	/** Every limit of number is multiplied by this. */
	readonly factor: number;
	/** Proxies of ours bring everybody's connections. */
	isTrusted(address: string): boolean;
}

/** An HTTP server that nobody can hold up: not by too many connections, not by slow ones, not by broken ones. */
export function createHttpServer(listener: RequestListener, { patience, factor, isTrusted }: HttpServerSetup): Server {
	const server = createServer(
		{
			headersTimeout: patience.headers,
			requestTimeout: patience.request,
			keepAliveTimeout: patience.idle,
			connectionsCheckingInterval: patience.look,
		},
		listener,
	);
	server.maxConnections = CONNECTIONS;
	server.setTimeout(patience.silence);
	const connections = new Tally();
	const most = Math.max(1, LIMITS.connectionsThere * factor);
	server.on('connection', (socket) => {
		// For the whole life of the connection: whoever takes it over may let go of it before it has ended.
		ignoreErrors(socket);
		const { remoteAddress = '' } = socket;
		if (isTrusted(remoteAddress)) return;
		const key = neighbourhoodOf(remoteAddress);
		if (connections.of(key) >= most) {
			socket.destroy();
			return;
		}
		connections.add(key);
		socket.once('close', () => connections.remove(key));
	});
	return server;
}

/** What is not even HTTP, or never gets ready, has a short answer, and no line in the log that a stranger could fill. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
	const [status, message] = UNREADABLE[error.code ?? ''] ?? ['400 Bad Request', 'This is not HTTP.'];
	hangUp(socket, status, { code: 'BAD_REQUEST', message });
}

const UNREADABLE: Readonly<Record<string, readonly [status: string, message: string]>> = {
	ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to come.'],
	HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
};
