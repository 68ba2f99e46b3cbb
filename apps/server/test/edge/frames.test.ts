import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { LIMITS } from '@shutterbox/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from '../../src/socket/frames.ts';
import { Wire } from '../../src/socket/wire.ts';

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])('a client reads a text of %i bytes as it was', async (length) => {
	const texts = ['x'.repeat(length), 'é'.repeat(length / 2), 'x'.repeat(length)];
	const server = createServer().listen(0, '127.0.0.1');
	onTestFinished(() => void server.close());
	const sockets = new WebSocketServer({ noServer: true });
	server.on('upgrade', (request, stream, head) => {
		sockets.handleUpgrade(request, stream, head, () => {
			for (const text of texts) stream.write(frameOf(text));
		});
	});
	await once(server, 'listening');
	const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
	const heard: string[] = [];
	client.on('message', (data) => heard.push(String(data)));
	while (heard.length < texts.length) await once(client, 'message');
	expect(heard).toEqual(texts);
	client.terminate();
});

/** A socket whose other side takes what it is sent as a whole, or not at all. */
function wireOver(reads: boolean) {
	const writes: string[][] = [];
	const stream = new Duplex({
		read() {},
		write(chunk: Buffer, _, taken) {
			writes.push(textsIn(chunk));
			if (reads) taken();
		},
	});
	const socket = {
		readyState: WebSocket.OPEN as number,
		OPEN: WebSocket.OPEN,
		on() {},
		pause() {},
		terminate() {},
		close() {},
	};
	return { writes, socket, wire: new Wire(socket as unknown as WebSocket, stream) };
}

/** The texts of short frames, one behind the other. */
function textsIn(frames: Buffer): string[] {
	const texts: string[] = [];
	for (let at = 0; at < frames.length; ) {
		const end = at + 2 + frames.readUInt8(at + 1);
		texts.push(String(frames.subarray(at + 2, end)));
		at = end;
	}
	return texts;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('all texts of a turn are one write, promises in between or not', async () => {
	const { writes, wire } = wireOver(true);
	wire.send('a');
	wire.send('b');
	await Promise.resolve();
	wire.send('c');
	expect(writes).toEqual([]);
	await turn();
	wire.send('d');
	await turn();
	expect(writes).toEqual([['a', 'b', 'c'], ['d']]);
});

test('what was said before the end is still written, and nothing after it', async () => {
	const { writes, wire } = wireOver(true);
	wire.send('last');
	wire.close(1000, 'enough');
	wire.send('late');
	await turn();
	expect(writes).toEqual([['last']]);
});

test('what waits within a turn counts towards the backlog', async () => {
	const { socket, wire } = wireOver(false);
	let closed = 0;
	socket.close = () => {
		closed++;
	};
	const text = 'x'.repeat(LIMITS.backlog / 2);
	wire.send(text);
	wire.send(text);
	expect([closed, wire.isClosed]).toEqual([0, false]);
	wire.send(text);
	expect([closed, wire.isClosed]).toEqual([1, true]);
});
