import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Courier } from '../../src/notices/courier.ts';
import type { Net } from '../../src/notices/public-net.ts';
import { makeCertificate, trust } from './kit/certificate.ts';
import { LOOPBACK_NET } from './kit/home.ts';
import { answerWith, startHttps } from './kit/https-server.ts';
import { ManualTime, WAIT } from './kit/manual-time.ts';

/** In these tests 127.0.0.1 is the public net and 127.0.0.2 a machine inside. */
const INSIDE = '127.0.0.2';

function courierTo(port: number, net: Partial<Net> = {}): { courier: Courier; time: ManualTime } {
	const time = new ManualTime();
	return { courier: new Courier([port], { ...LOOPBACK_NET, ...net }, time), time };
}

const messageTo = (port: number, host = 'hooks.example.com') => ({
	url: `https://${host}:${port}/here?key=1`,
	headers: { 'X-Kind': 'test' },
	body: '{"a":1}',
});

const notCalledOff = () => new AbortController().signal;

test('a message arrives as it was given, and the status comes back', async () => {
	const server = await startHttps();
	server.answer = answerWith(202);
	const { courier } = courierTo(server.port);
	expect(await courier.post(messageTo(server.port), notCalledOff())).toBe(202);
	const [{ path, headers, body }] = server.received;
	expect(path).toBe('/here?key=1');
	expect(headers).toMatchObject({ host: `hooks.example.com:${server.port}`, 'x-kind': 'test', 'content-length': '7' });
	expect(body.toString()).toBe('{"a":1}');
});

test('an address in numbers is used as it is', async () => {
	const server = await startHttps();
	const { courier } = courierTo(server.port, { resolve: () => Promise.reject(new Error('asked for a name')) });
	expect(await courier.post(messageTo(server.port, '127.0.0.1'), notCalledOff())).toBe(201);
});

test.each([301, 302, 303, 307, 308])('a redirect (%i) to a machine inside is not followed', async (status) => {
	const server = await startHttps();
	const inside = await startHttps({ host: INSIDE, port: server.port });
	server.answer = answerWith(status, { Location: `https://${INSIDE}:${inside.port}/` });
	const { courier } = courierTo(server.port);
	expect(await courier.post(messageTo(server.port), notCalledOff())).toBe(status);
	expect(inside.connections).toBe(0);
	expect(server.received).toHaveLength(1);
});

test('a name that changes its meaning after the check is asked once, and the checked machine gets the message', async () => {
	const server = await startHttps();
	const inside = await startHttps({ host: INSIDE, port: server.port });
	const resolve = vi.fn(async () => [INSIDE]).mockImplementationOnce(async () => ['127.0.0.1']);
	const { courier } = courierTo(server.port, { resolve });
	expect(await courier.post(messageTo(server.port), notCalledOff())).toBe(201);
	expect(resolve).toHaveBeenCalledTimes(1);
	expect(await courier.post(messageTo(server.port), notCalledOff())).toBeNull();
	expect(resolve).toHaveBeenCalledTimes(2);
	expect(server.received).toHaveLength(1);
	expect(inside.connections).toBe(0);
});

test('a name that also stands for a machine inside gets nothing, in either order', async () => {
	const server = await startHttps();
	const inside = await startHttps({ host: INSIDE, port: server.port });
	for (const addresses of [
		['127.0.0.1', INSIDE],
		[INSIDE, '127.0.0.1'],
	]) {
		const { courier } = courierTo(server.port, { resolve: async () => addresses });
		expect(await courier.post(messageTo(server.port), notCalledOff())).toBeNull();
	}
	expect(server.connections + inside.connections).toBe(0);
});

test('of several public machines one that answers is enough', async () => {
	const server = await startHttps();
	const net = { resolve: async () => ['127.0.0.3', '127.0.0.1'], isAllowed: () => true };
	const { courier } = courierTo(server.port, net);
	expect(await courier.post(messageTo(server.port), notCalledOff())).toBe(201);
});

test('a server that does not answer is left after five seconds', async () => {
	const server = await startHttps();
	const closed = vi.fn();
	server.answer = (response) => response.on('close', closed);
	const { courier, time } = courierTo(server.port);
	const status = courier.post(messageTo(server.port), notCalledOff());
	await vi.waitFor(() => expect(server.received).toHaveLength(1), WAIT);
	time.advance(4999);
	expect(closed).not.toHaveBeenCalled();
	time.advance(1);
	expect(await status).toBeNull();
	await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), WAIT);
});

test('a name server that does not answer is left after five seconds', async () => {
	const server = await startHttps();
	const { courier, time } = courierTo(server.port, { resolve: () => new Promise(() => {}) });
	const status = courier.post(messageTo(server.port), notCalledOff());
	const address = courier.normalise(messageTo(server.port).url);
	await time.elapse(5000);
	expect(await status).toBeNull();
	expect(await address).toBeNull();
	expect(server.connections).toBe(0);
});

test('an answer without end is not read', async () => {
	const server = await startHttps();
	const chunk = Buffer.alloc(64 * 1024);
	let written = 0;
	const closed = vi.fn();
	server.answer = (response) => {
		const pour = () => {
			while (!response.destroyed) {
				written += chunk.length;
				if (!response.write(chunk)) return;
			}
		};
		response.writeHead(200);
		response.on('drain', pour);
		response.on('close', closed);
		pour();
	};
	const { courier, time } = courierTo(server.port);
	expect(await courier.post(messageTo(server.port), notCalledOff())).toBe(200);
	await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), WAIT);
	expect(written).toBeLessThan(16 * 1024 * 1024);
	expect(time.waiting).toEqual([]);
});

test('headers without end are no answer', async () => {
	const certificate = makeCertificate();
	trust(certificate);
	const server = createTlsServer(certificate, (socket) => {
		socket.on('error', () => socket.destroy());
		socket.write('HTTP/1.1 200 OK\r\n');
		const pour = () => {
			while (!socket.destroyed && socket.write(`X-Filler: ${'x'.repeat(1000)}\r\n`));
		};
		socket.on('drain', pour);
		pour();
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	expect(await courierTo(port).courier.post(messageTo(port), notCalledOff())).toBeNull();
});

test('a server whose certificate nobody vouches for gets nothing', async () => {
	const server = await startHttps({ certificate: makeCertificate() });
	const { courier } = courierTo(server.port);
	expect(await courier.post(messageTo(server.port), notCalledOff())).toBeNull();
	expect(server.received).toEqual([]);
});

test('a server with the certificate of another name gets nothing', async () => {
	const certificate = makeCertificate('DNS:elsewhere.example.org');
	trust(certificate);
	const server = await startHttps({ certificate });
	const { courier } = courierTo(server.port);
	expect(await courier.post(messageTo(server.port), notCalledOff())).toBeNull();
	expect(server.received).toEqual([]);
});

test('what is called off is broken off at once, and not begun if it waits', async () => {
	const server = await startHttps();
	server.answer = () => {};
	const { courier, time } = courierTo(server.port);
	const abort = new AbortController();
	const status = courier.post(messageTo(server.port), abort.signal);
	await vi.waitFor(() => expect(server.received).toHaveLength(1), WAIT);
	abort.abort();
	expect(await status).toBeNull();
	expect(await courier.post(messageTo(server.port), abort.signal)).toBeNull();
	expect(server.connections).toBe(1);
	expect(time.waiting).toEqual([]);
});

test('at most fifty messages are under way at once, and all arrive', async () => {
	const server = await startHttps();
	let open = 0;
	let most = 0;
	server.answer = (response) => {
		most = Math.max(most, ++open);
		setTimeout(() => {
			open--;
			response.writeHead(200).end();
		}, 20);
	};
	const { courier } = courierTo(server.port);
	const posts = Array.from({ length: 120 }, () => courier.post(messageTo(server.port), notCalledOff()));
	expect(new Set(await Promise.all(posts))).toEqual(new Set([200]));
	expect(most).toBeGreaterThan(1);
	expect(most).toBeLessThanOrEqual(50);
});
