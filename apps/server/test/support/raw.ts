import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { until } from './player.ts';

/** A connection without any manners: it says what it is told to, and reads only when asked. */
export async function rawConnection(url: string, localAddress = '127.0.0.1'): Promise<Socket> {
	const { port, hostname } = new URL(url);
	const socket = connect({ port: Number(port), host: hostname, localAddress, allowHalfOpen: true });
	socket.on('error', () => undefined);
	onTestFinished(() => void socket.destroy());
	await new Promise((resolve, reject) => socket.once('connect', resolve).once('close', reject));
	return socket;
}

/** The lines of a request; what follows them is up to the test. */
export function requestHead(url: string, line: string, ...headers: readonly string[]): string {
	return [`${line} HTTP/1.1`, `Host: ${new URL(url).host}`, ...headers, '', ''].join('\r\n');
}

export const UPGRADE = [
	'Connection: Upgrade',
	'Upgrade: websocket',
	'Sec-WebSocket-Version: 13',
	'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
] as const;

const OPCODES = { text: 0x1, ping: 0x9, pong: 0xa } as const;

/** A masked frame of a client; its mask is nothing but zeros. */
export function frame(kind: keyof typeof OPCODES, content: string | Buffer): Buffer {
	const payload = Buffer.from(content);
	if (payload.length > 125) throw new RangeError('a short frame has 125 bytes at most');
	return Buffer.concat([Buffer.from([0x80 | OPCODES[kind], 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** Everything a connection hears until it is closed, or for so long. */
export async function heard(socket: Socket, milliseconds = 5_000): Promise<string> {
	let text = '';
	socket.on('data', (data) => {
		text += data.toString('latin1');
	});
	const closed = new Promise((resolve) => socket.once('end', resolve).once('close', resolve));
	await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
	return text;
}

/** The server's ends of the connections made from now on, for servers in this process. */
export function serverEnds(): Socket[] {
	const ends: Socket[] = [];
	const note = (message: unknown) => ends.push((message as { socket: Socket }).socket);
	subscribe('net.server.socket', note);
	onTestFinished(() => void unsubscribe('net.server.socket', note));
	return ends;
}

/** Writes the same bytes over and over, as fast as they are taken, until the other side has had enough; how often. */
export async function pour(socket: Socket, bytes: Buffer, isOver: () => boolean, milliseconds = 30_000): Promise<void> {
	const pouring = () => {
		while (!socket.destroyed && !isOver() && socket.write(bytes));
	};
	socket.on('drain', pouring);
	pouring();
	await until('the server closes it', () => isOver() || socket.destroyed, milliseconds);
	socket.off('drain', pouring);
}
