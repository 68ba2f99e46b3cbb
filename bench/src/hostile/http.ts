import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface Reply {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly text: string;
}

export interface Sent {
	readonly method?: string;
	readonly path: string;
	/** The address of this machine it comes from. */
	readonly address: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: unknown;
	/** Connections that are used again; otherwise each request has its own. */
	readonly agent?: Agent;
}

/** A server that is up but does not answer within this is as good as gone. */
const LONGEST = 20_000;

/** One request from a certain address, which `fetch` cannot choose. */
export function send(url: string, { method = 'GET', path, address, headers, body, agent }: Sent): Promise<Reply> {
	const text = body === undefined ? '' : JSON.stringify(body);
	const about = text === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
	const { promise, resolve, reject } = Promise.withResolvers<Reply>();
	const { hostname, port } = new URL(url);
	const asked = request({
		hostname,
		port,
		method,
		path,
		localAddress: address,
		headers: { ...about, ...headers },
		agent: agent ?? false,
		timeout: LONGEST,
	});
	asked.on('timeout', () => asked.destroy(new Error(`${method} ${path} was not answered`)));
	asked.on('error', reject);
	asked.on('response', (response) => {
		let heard = '';
		response.setEncoding('utf8');
		response.on('data', (part: string) => {
			heard += part;
		});
		response.on('error', reject);
		response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: heard }));
	});
	asked.end(text);
	return promise;
}

/** Connections from one address that are used again and again. */
export function keptAlive(sockets: number): Agent {
	return new Agent({ keepAlive: true, maxSockets: sockets });
}

/** A bare connection; what goes wrong with it is its owner's business. */
export function wire(url: string, address: string): Promise<Socket> {
	const { hostname, port } = new URL(url);
	const { promise, resolve, reject } = Promise.withResolvers<Socket>();
	const socket = connect({ host: hostname, port: Number(port), localAddress: address }, () => resolve(socket));
	socket.on('error', reject);
	return promise;
}

/** The head of a request as it goes over the wire. */
export function head(line: string, headers: Readonly<Record<string, string>>): string {
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

/** What asks for a socket. */
export function upgradeHead(url: string, target: string, headers: Readonly<Record<string, string>> = {}): string {
	return head(`GET ${target}`, {
		Host: new URL(url).host,
		Connection: 'Upgrade',
		Upgrade: 'websocket',
		'Sec-WebSocket-Version': '13',
		'Sec-WebSocket-Key': 'c2h1dHRlcmJveC1iZW5jaA==',
		...headers,
	});
}
