import { LIMITS } from '@shutterbox/protocol';
import { expect, test } from 'vitest';
import { arrive } from '../support/player.ts';
import { frame, heard, pour, rawConnection, requestHead, serverEnds, UPGRADE } from '../support/raw.ts';
import { serve } from '../support/serve.ts';

/** The largest control frame there is, many times over. */
const manyOf = (kind: 'ping' | 'pong') =>
	Buffer.concat(Array.from({ length: 200 }, () => frame(kind, 'p'.repeat(125))));

/** Opens a socket by hand, reads the answer to the upgrade and from then on nothing. */
async function deafSocket(rateFactor: number) {
	const server = await serve({ rateFactor });
	const { cookie } = await arrive(server.url);
	const ends = serverEnds();
	const socket = await rawConnection(server.url);
	socket.write(requestHead(server.url, 'GET /ws', ...UPGRADE, `Cookie: ${cookie}`));
	await new Promise((resolve) => socket.once('data', resolve));
	socket.pause();
	const [end] = ends.slice(-1);
	let most = 0;
	const isOver = () => {
		most = Math.max(most, end.writableLength);
		return end.destroyed;
	};
	return { server, socket, isOver, most: () => most, read: () => end.bytesRead };
}

test('pings that are answered and never read do not pile up, however fast they may come', async () => {
	const { server, socket, isOver, most } = await deafSocket(1e6);
	await pour(socket, manyOf('ping'), () => isOver() || most() > 16 * LIMITS.backlog);
	expect(isOver()).toBe(true);
	expect(most()).toBeLessThan(1.2 * LIMITS.backlog);
	expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
	await server.close();
});

test.each(['ping', 'pong'] as const)('a flood of %ss counts like one of messages, and is sent away', async (kind) => {
	const { server, socket, isOver, most } = await deafSocket(1);
	const begun = performance.now();
	await pour(socket, manyOf(kind), isOver, 10_000);
	expect(isOver()).toBe(true);
	expect(performance.now() - begun).toBeLessThan(10_000);
	expect(most()).toBeLessThan(LIMITS.backlog);
	await server.close();
});

test('who is sent away for a flood is not listened to while the connection is taken down', async () => {
	const { server, socket, isOver, read } = await deafSocket(1);
	await pour(socket, manyOf('ping'), isOver, 10_000);
	// What may be said before it is a flood is 29 KB; what a connection had read meanwhile comes on top.
	expect(read()).toBeLessThan(1_000_000);
	await server.close();
});

test('a ping now and then is answered with what it carried', async () => {
	const server = await serve({ rateFactor: 1 });
	const { cookie } = await arrive(server.url);
	const socket = await rawConnection(server.url);
	socket.write(requestHead(server.url, 'GET /ws', ...UPGRADE, `Cookie: ${cookie}`));
	await new Promise((resolve) => socket.once('data', resolve));
	const answer = heard(socket, 300);
	socket.write(frame('ping', 'are you there'));
	expect(await answer).toBe(`\x8a\x0dare you there`);
	await server.close();
});
