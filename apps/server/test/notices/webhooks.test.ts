import { createHmac, timingSafeEqual } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { isProblem } from '../../src/hub/api.ts';
import type { Notices } from '../../src/notices/index.ts';
import { PUBLIC_NET } from '../../src/notices/public-net.ts';
import { ANN, addTable, BEN, NOTICE, openHome, QUIET } from './kit/home.ts';
import { answerWith, type Received, startHttps } from './kit/https-server.ts';
import { WAIT } from './kit/manual-time.ts';

async function hook(notices: Notices, url: string, userId = ANN): Promise<{ url: string; secret: string }> {
	const reply = await notices.setWebhook(userId, url);
	if (isProblem(reply)) throw new Error(reply.problem);
	return reply;
}

const urlAt = (port: number, path = '/hook') => `https://hooks.example.com:${port}${path}`;

/** As a receiver would do it, from what the documentation says alone. */
function isGenuine({ headers, body }: Received, secret: string, now: number): boolean {
	const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['shutterbox-signature'])) ?? [];
	if (t === undefined || Math.abs(now / 1000 - Number(t)) > 60) return false;
	const expected = createHmac('sha256', secret).update(`${t}.${body}`).digest();
	return timingSafeEqual(expected, Buffer.from(v1, 'hex'));
}

test('a notice is posted with a signature that only its secret explains', async () => {
	const server = await startHttps();
	const { notices, time, outcomes, outcomesToBe } = await openHome(server.port);
	const { secret } = await hook(notices, urlAt(server.port, '/hook?room=5'));
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await outcomesToBe(1);
	expect(outcomes).toEqual(['webhook sent']);
	const [received] = server.received;
	expect(received.path).toBe('/hook?room=5');
	expect(received.headers['content-type']).toBe('application/json');
	expect(JSON.parse(received.body.toString())).toEqual({ kind: 'decision', table: NOTICE.tableId, game: 'photograph' });
	expect(isGenuine(received, secret, time.now())).toBe(true);
	expect(isGenuine(received, 'another secret', time.now())).toBe(false);
	expect(isGenuine({ ...received, body: Buffer.from(`${received.body} `) }, secret, time.now())).toBe(false);
	expect(isGenuine(received, secret, time.now() + 120_000)).toBe(false);
});

test('the secret is given once', async () => {
	const server = await startHttps();
	const { notices } = await openHome(server.port);
	expect(await notices.webhook(ANN)).toEqual({ isOffered: true, url: null, secret: null });
	const { url, secret } = await hook(notices, urlAt(server.port));
	expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
	expect(await notices.webhook(ANN)).toEqual({ isOffered: true, url, secret: null });
	expect(await notices.webhook(BEN)).toEqual({ isOffered: true, url: null, secret: null });
});

test('a new webhook takes the place of the old one, and setting it again changes the secret', async () => {
	const server = await startHttps();
	const { notices, storage } = await openHome(server.port);
	const first = await hook(notices, urlAt(server.port, '/first'));
	const second = await hook(notices, urlAt(server.port, '/second'));
	const again = await hook(notices, urlAt(server.port, '/second'));
	expect(new Set([first.secret, second.secret, again.secret]).size).toBe(3);
	expect(await storage.webhooksOfUser(ANN)).toMatchObject([{ url: again.url, secret: again.secret }]);
	await notices.removeWebhook(ANN);
	expect(await storage.webhooksOfUser(ANN)).toEqual([]);
});

test('a host that offers no webhooks sets none and sends to none', async () => {
	const server = await startHttps();
	const { notices, storage, time, outcomes } = await openHome(server.port, { offersWebhooks: false });
	expect(await notices.setWebhook(ANN, urlAt(server.port))).toEqual({ problem: 'WEBHOOKS_OFF' });
	expect(await notices.webhook(ANN)).toEqual({ isOffered: false, url: null, secret: null });
	await storage.saveWebhook({ userId: ANN, url: urlAt(server.port), secret: 'from before', created: 0 });
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await notices.close();
	expect(outcomes).toEqual([]);
	expect(server.connections).toBe(0);
});

test.each(['https://127.0.0.1/', 'https://[::1]/', 'https://10.1.2.3/', 'https://localhost/', 'http://8.8.8.8/', 'x'])(
	'unless told otherwise the net is the public one: %s is no webhook',
	async (url) => {
		const { notices, storage } = await openHome(443, { net: PUBLIC_NET });
		expect(await notices.setWebhook(ANN, url)).toEqual({ problem: 'BAD_WEBHOOK', field: 'url' });
		expect(await storage.webhooksOfUser(ANN)).toEqual([]);
	},
);

test('a webhook whose name leads inside later gets nothing', async () => {
	const server = await startHttps();
	const inside = await startHttps({ host: '127.0.0.2', port: server.port });
	let address = '127.0.0.1';
	const net = { resolve: async () => [address], isAllowed: (text: string) => text === '127.0.0.1' };
	const { notices, time, outcomes, outcomesToBe } = await openHome(server.port, { net });
	await hook(notices, urlAt(server.port));
	address = '127.0.0.2';
	notices.yourDecision(NOTICE);
	for (const wait of [QUIET, 10_000, 60_000, 300_000]) await time.elapse(wait);
	await outcomesToBe(1);
	expect(outcomes).toEqual(['webhook failed']);
	expect(server.connections + inside.connections).toBe(0);
});

test('a webhook that is down is tried three times more, each time signed anew', async () => {
	const server = await startHttps();
	server.answer = answerWith(503);
	const { notices, time, outcomes, outcomesToBe } = await openHome(server.port);
	const { secret } = await hook(notices, urlAt(server.port));
	notices.yourDecision(NOTICE);
	for (const [index, wait] of [QUIET, 10_000, 60_000, 300_000].entries()) {
		await time.elapse(wait);
		await vi.waitFor(() => expect(server.received).toHaveLength(index + 1), WAIT);
		expect(isGenuine(server.received[index], secret, time.now())).toBe(true);
	}
	await outcomesToBe(1);
	expect(outcomes).toEqual(['webhook failed']);
	expect(time.waiting).toEqual([]);
	expect(new Set(server.received.map(({ headers }) => headers['shutterbox-delivery'])).size).toBe(1);
	expect(new Set(server.received.map(({ headers }) => headers['shutterbox-signature'])).size).toBe(4);
});

test('a webhook that comes back is sent the notice on the second try', async () => {
	const server = await startHttps();
	server.answer = answerWith(500);
	const { notices, time, outcomes, outcomesToBe } = await openHome(server.port);
	await hook(notices, urlAt(server.port));
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await vi.waitFor(() => expect(server.received).toHaveLength(1), WAIT);
	server.answer = answerWith(200);
	await time.elapse(10_000);
	await outcomesToBe(1);
	expect(outcomes).toEqual(['webhook sent']);
});

test.each([302, 400, 401, 404, 410])('an answer of %i is final', async (status) => {
	const server = await startHttps();
	server.answer = answerWith(status, { Location: 'https://hooks.example.com/' });
	const { notices, time, outcomes, outcomesToBe } = await openHome(server.port);
	await hook(notices, urlAt(server.port));
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await outcomesToBe(1);
	expect(outcomes).toEqual(['webhook failed']);
	expect(server.received).toHaveLength(1);
});

test('a webhook that is removed between two tries is not tried again', async () => {
	const server = await startHttps();
	server.answer = answerWith(503);
	const { notices, time, outcomes, outcomesToBe } = await openHome(server.port);
	await hook(notices, urlAt(server.port));
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await vi.waitFor(() => expect(time.waiting).toEqual([10_000]), WAIT);
	await notices.removeWebhook(ANN);
	time.advance(10_000);
	await outcomesToBe(1);
	expect(outcomes).toEqual(['webhook cancelled']);
	expect(server.received).toHaveLength(1);
});

test.each([
	['address', '/other'],
	['secret', '/hook'],
])('a webhook that gets another %s between two tries is not tried again by the old one', async (_what, path) => {
	const server = await startHttps();
	server.answer = answerWith(503);
	const { notices, time, outcomes, outcomesToBe } = await openHome(server.port);
	await hook(notices, urlAt(server.port));
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await vi.waitFor(() => expect(time.waiting).toEqual([10_000]), WAIT);
	await hook(notices, urlAt(server.port, path));
	time.advance(10_000);
	await outcomesToBe(1);
	expect(outcomes).toEqual(['webhook cancelled']);
	expect(server.received).toHaveLength(1);
});

test('two webhooks set at once do not remove each other', async () => {
	const server = await startHttps();
	const { notices, storage } = await openHome(server.port);
	const set = await Promise.all(['/one', '/two'].map((path) => hook(notices, urlAt(server.port, path))));
	const kept = await storage.webhooksOfUser(ANN);
	expect(kept.length).toBeGreaterThan(0);
	for (const { url } of kept) expect(set.map((reply) => reply.url)).toContain(url);
	const last = await hook(notices, urlAt(server.port, '/three'));
	expect((await storage.webhooksOfUser(ANN)).map(({ url }) => url)).toEqual([last.url]);
});

test('a webhook that fails twenty notices in a row is removed; one success starts the count anew', async () => {
	const server = await startHttps();
	const { notices, storage, time, outcomes, outcomesToBe } = await openHome(server.port);
	await hook(notices, urlAt(server.port));
	const notify = async (decision: number) => {
		notices.yourDecision({ ...NOTICE, decision });
		await time.elapse(QUIET);
		await outcomesToBe(decision);
		time.advance(60_000);
	};
	server.answer = answerWith(400);
	for (let decision = 1; decision <= 19; decision++) await notify(decision);
	server.answer = answerWith(200);
	await notify(20);
	server.answer = answerWith(400);
	for (let decision = 21; decision <= 39; decision++) await notify(decision);
	expect(await storage.webhooksOfUser(ANN)).toHaveLength(1);
	await notify(40);
	expect(outcomes.slice(18)).toEqual([
		'webhook failed',
		'webhook sent',
		...Array(19).fill('webhook failed'),
		'webhook gone',
	]);
	expect(await storage.webhooksOfUser(ANN)).toEqual([]);
});

test('a person gets twenty notices at once and then one a minute, whatever others get', async () => {
	const server = await startHttps();
	const { notices, storage, time, outcomes, outcomesToBe } = await openHome(server.port);
	await hook(notices, urlAt(server.port, '/ann'));
	await hook(notices, urlAt(server.port, '/ben'), BEN);
	for (let n = 0; n < 25; n++) {
		await addTable(storage, `many-${n}`);
		notices.yourDecision({ ...NOTICE, tableId: `many-${n}` });
	}
	notices.yourDecision({ ...NOTICE, userId: BEN });
	time.advance(QUIET);
	await outcomesToBe(26);
	expect(outcomes.toSorted()).toEqual([...Array(5).fill('webhook limited'), ...Array(21).fill('webhook sent')]);
	expect(server.received.filter(({ path }) => path === '/ben')).toHaveLength(1);
	time.advance(60_000 - QUIET);
	for (const tableId of ['many-0', 'many-1']) notices.yourDecision({ ...NOTICE, tableId, decision: 8 });
	time.advance(QUIET);
	await outcomesToBe(28);
	expect(outcomes.slice(26).toSorted()).toEqual(['webhook limited', 'webhook sent']);
});

test('notices that were sent before leave the allowance to a new one', async () => {
	const server = await startHttps();
	const { notices, storage, time, outcomes } = await openHome(server.port);
	await hook(notices, urlAt(server.port));
	for (let n = 0; n < 30; n++) {
		const tableId = `many-${n}`;
		await addTable(storage, tableId);
		await storage.claimNotice(tableId, ANN, NOTICE.decision);
		notices.yourDecision({ ...NOTICE, tableId });
	}
	notices.yourDecision(NOTICE);
	time.advance(QUIET);
	await vi.waitFor(() => expect(outcomes).toEqual(['webhook sent']), WAIT);
	await notices.close();
	expect(outcomes).toEqual(['webhook sent']);
	expect(server.received).toHaveLength(1);
});
