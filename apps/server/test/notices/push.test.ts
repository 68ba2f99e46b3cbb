import { expect, test, vi } from 'vitest';
import { openNotices } from '../../src/notices/index.ts';
import { PUBLIC_NET } from '../../src/notices/public-net.ts';
import { Browser, senderOf } from './kit/browser.ts';
import { ANN, BEN, NOTICE, OTHER_TABLE, openHome, QUIET } from './kit/home.ts';
import { answerWith, startHttps } from './kit/https-server.ts';
import { WAIT } from './kit/manual-time.ts';

const endpointAt = (port: number, path = '/device') => `https://push.example.com:${port}${path}`;

test('a pushed notice says table, game and kind, and only the browser can read it', async () => {
	const service = await startHttps();
	const { notices, time, outcomes, outcomesToBe } = await openHome(service.port);
	const browser = new Browser(endpointAt(service.port));
	expect(await notices.subscribe(ANN, browser.subscription)).toBeNull();
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await outcomesToBe(1);
	expect(outcomes).toEqual(['push sent']);
	const [pushed] = service.received;
	expect(browser.read(pushed)).toBe('{"kind":"decision","table":"table-0001","game":"photograph"}');
	expect(() => new Browser(endpointAt(service.port)).read(pushed)).toThrow();
});

test('the push service learns the server, a time to live and an urgency, but neither person nor table', async () => {
	const service = await startHttps();
	const { notices, time, outcomesToBe } = await openHome(service.port);
	await notices.subscribe(ANN, new Browser(endpointAt(service.port)).subscription);
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await outcomesToBe(1);
	const [pushed] = service.received;
	expect(pushed.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
	expect(senderOf(pushed, notices.publicKey())).toMatchObject({
		aud: `https://push.example.com:${service.port}`,
		sub: 'mailto:host@example.com',
	});
	const seen = JSON.stringify(pushed.headers) + pushed.body.toString('latin1');
	for (const secret of [NOTICE.tableId, ANN, 'photograph', 'decision']) expect(seen).not.toContain(secret);
});

test('a table has one topic for a person, which differs by table and by person', async () => {
	const service = await startHttps();
	const { notices, time, outcomesToBe } = await openHome(service.port);
	await notices.subscribe(ANN, new Browser(endpointAt(service.port, '/ann')).subscription);
	await notices.subscribe(BEN, new Browser(endpointAt(service.port, '/ben')).subscription);
	const sent = [NOTICE, { ...NOTICE, decision: 8 }, { ...NOTICE, tableId: OTHER_TABLE }, { ...NOTICE, userId: BEN }];
	for (const [index, notice] of sent.entries()) {
		notices.yourDecision(notice);
		await time.elapse(QUIET);
		await outcomesToBe(index + 1);
	}
	const [first, again, elsewhere, other] = service.received.map(({ headers }) => headers.topic);
	expect(first).toMatch(/^[\w-]{32}$/);
	expect(again).toBe(first);
	expect(new Set([first, elsewhere, other]).size).toBe(3);
});

test('the keys are made once and kept', async () => {
	const { notices, storage } = await openHome(443);
	const again = await openNotices({ storage, contact: 'https://example.com/', offersWebhooks: false });
	expect(again.publicKey()).toBe(notices.publicKey());
	expect(Buffer.from(again.publicKey(), 'base64url')).toHaveLength(65);
});

test('a contact that no push service would take is a mistake of the host', async () => {
	const { storage } = await openHome(443);
	const open = openNotices({ storage, contact: 'http://example.com/', offersWebhooks: false });
	await expect(open).rejects.toThrow(RangeError);
});

test('every device of a person is told, and nobody else', async () => {
	const service = await startHttps();
	const { notices, time, outcomesToBe } = await openHome(service.port);
	for (const path of ['/phone', '/laptop']) {
		await notices.subscribe(ANN, new Browser(endpointAt(service.port, path)).subscription);
	}
	await notices.subscribe(BEN, new Browser(endpointAt(service.port, '/ben')).subscription);
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await outcomesToBe(2);
	await notices.close();
	expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/phone']);
});

test.each([404, 410])('a subscription that answers %i is removed; the others stay', async (status) => {
	const service = await startHttps();
	const { notices, storage, time, outcomes, outcomesToBe } = await openHome(service.port);
	for (const path of ['/gone', '/there']) {
		await notices.subscribe(ANN, new Browser(endpointAt(service.port, path)).subscription);
	}
	service.answer = (response) => answerWith(response.req.url === '/gone' ? status : 201)(response);
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await outcomesToBe(2);
	expect(outcomes.toSorted()).toEqual(['push gone', 'push sent']);
	const kept = await storage.pushSubscriptionsOfUser(ANN);
	expect(kept.map(({ endpoint }) => endpoint)).toEqual([endpointAt(service.port, '/there')]);
	expect(service.received).toHaveLength(2);
});

test('a subscription that answers 403 stays', async () => {
	const service = await startHttps();
	const { notices, storage, time, outcomes, outcomesToBe } = await openHome(service.port);
	await notices.subscribe(ANN, new Browser(endpointAt(service.port)).subscription);
	service.answer = answerWith(403);
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await outcomesToBe(1);
	expect(outcomes).toEqual(['push failed']);
	expect(await storage.pushSubscriptionsOfUser(ANN)).toHaveLength(1);
});

test('a push service that is busy is asked again', async () => {
	const service = await startHttps();
	service.answer = answerWith(429);
	const { notices, time, outcomes, outcomesToBe } = await openHome(service.port);
	const browser = new Browser(endpointAt(service.port));
	await notices.subscribe(ANN, browser.subscription);
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await vi.waitFor(() => expect(service.received).toHaveLength(1), WAIT);
	service.answer = answerWith(201);
	await time.elapse(10_000);
	await outcomesToBe(1);
	expect(outcomes).toEqual(['push sent']);
	expect(browser.read(service.received[1])).toContain('decision');
});

test('only its own person can end a subscription', async () => {
	const service = await startHttps();
	const { notices, storage } = await openHome(service.port);
	const { subscription } = new Browser(endpointAt(service.port));
	await notices.subscribe(ANN, subscription);
	expect(await notices.unsubscribe(BEN, subscription.endpoint)).toBe(false);
	expect(await storage.pushSubscriptionsOfUser(ANN)).toHaveLength(1);
	expect(await notices.unsubscribe(ANN, subscription.endpoint)).toBe(true);
	expect(await storage.pushSubscriptionsOfUser(ANN)).toEqual([]);
	expect(await notices.unsubscribe(ANN, 'nonsense')).toBe(false);
});

test('an eleventh device takes the place of the oldest', async () => {
	const service = await startHttps();
	const { notices, storage, time } = await openHome(service.port);
	for (let device = 1; device <= 11; device++) {
		await notices.subscribe(ANN, new Browser(endpointAt(service.port, `/${device}`)).subscription);
		time.advance(1000);
	}
	const kept = (await storage.pushSubscriptionsOfUser(ANN)).map(({ endpoint }) => new URL(endpoint).pathname);
	expect(kept).toEqual(['/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9', '/10', '/11']);
});

test.each([
	'https://127.0.0.1/push',
	'https://[::ffff:127.0.0.1]/push',
	'https://192.168.1.1/push',
	'https://localhost/push',
	'http://8.8.8.8/push',
	'https://8.8.8.8:8443/push',
	'https://user@8.8.8.8/push',
])('an endpoint is https on the public net: %s is refused', async (endpoint) => {
	const { notices, storage } = await openHome(443, { net: PUBLIC_NET });
	const { keys } = new Browser(endpoint).subscription;
	expect(await notices.subscribe(ANN, { endpoint, keys })).toEqual({ problem: 'BAD_REQUEST', field: 'endpoint' });
	expect(await storage.pushSubscriptionsOfUser(ANN)).toEqual([]);
});

const { keys: GOOD } = new Browser('https://push.example.com/').subscription;
const OFF_CURVE = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');

test.each([
	{ what: 'too short', keys: { ...GOOD, p256dh: GOOD.p256dh.slice(4) }, field: 'keys.p256dh' },
	{ what: 'off the curve', keys: { ...GOOD, p256dh: OFF_CURVE }, field: 'keys.p256dh' },
	{ what: 'no base64', keys: { ...GOOD, p256dh: `${GOOD.p256dh}!` }, field: 'keys.p256dh' },
	{ what: 'a short secret', keys: { ...GOOD, auth: 'AAAA' }, field: 'keys.auth' },
	{ what: 'no secret', keys: { ...GOOD, auth: '' }, field: 'keys.auth' },
])('a broken key is refused: $what', async ({ keys, field }) => {
	const { notices } = await openHome(443);
	expect(await notices.subscribe(ANN, { endpoint: 'https://push.example.com/', keys })).toEqual({
		problem: 'BAD_REQUEST',
		field,
	});
});
