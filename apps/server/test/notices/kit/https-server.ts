import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { type Certificate, makeCertificate, trust } from './certificate.ts';

const trusted = makeCertificate();
trust(trusted);

export interface Received {
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

export interface HttpsServer {
	readonly port: number;
	readonly received: readonly Received[];
	/** Connections that were made, with or without a request on them. */
	readonly connections: number;
	/** How the next requests are answered. */
	answer: (response: ServerResponse) => void;
}

export const answerWith =
	(status: number, headers: Record<string, string> = {}) =>
	(response: ServerResponse): void => {
		response.writeHead(status, headers).end();
	};

/** A real server on the loopback, until the test is over. */
export async function startHttps({
	host = '127.0.0.1',
	port = 0,
	certificate = trusted,
}: {
	host?: string;
	port?: number;
	certificate?: Certificate;
} = {}): Promise<HttpsServer> {
	const received: Received[] = [];
	let connections = 0;
	const server = createServer(certificate, async (request, response) => {
		received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
		running.answer(response);
	});
	server.on('connection', () => connections++);
	server.listen(port, host);
	await once(server, 'listening');
	onTestFinished(async () => {
		server.closeAllConnections();
		server.close();
		await once(server, 'close');
	});
	const running: HttpsServer = {
		port: (server.address() as AddressInfo).port,
		received,
		get connections() {
			return connections;
		},
		answer: answerWith(201),
	};
	return running;
}
