import { expect, test, vi } from 'vitest';
import { openNotices } from '../../src/notices/index.ts';
import { ANN, BEN, type Home, LOOPBACK_NET, NOTICE, OTHER_TABLE, openHome, QUIET, TABLE } from './kit/home.ts';
import { answerWith, type HttpsServer, startHttps } from './kit/https-server.ts';
import { WAIT } from './kit/manual-time.ts';

async function openWithHook(changes: Parameters<typeof openHome>[1] = {}): Promise<Home & { server: HttpsServer }> {
	const server = await startHttps();
	const home = await openHome(server.port, changes);
	await home.notices.setWebhook(ANN, `https://hooks.example.com:${server.port}/`);
	return { ...home, server };
}

test('nothing is sent for twenty seconds', async () => {
	const { notices, time, server, outcomesToBe } = await openWithHook();
	notices.yourDecision(NOTICE);
	time.advance(QUIET - 1);
	expect(time.waiting).toEqual([QUIET]);
	expect(server.connections).toBe(0);
	time.advance(1);
	await outcomesToBe(1);
	expect(server.received).toHaveLength(1);
});

test('whoever comes or acts in that while is not told, and may be told later', async () => {
	const { notices, storage, time, server, outcomesToBe } = await openWithHook();
	notices.yourDecision(NOTICE);
	time.advance(QUIET - 1);
	notices.cancel(ANN, TABLE);
	expect(time.waiting).toEqual([]);
	time.advance(QUIET);
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await outcomesToBe(1);
	expect(server.received).toHaveLength(1);
	expect(await storage.claimNotice(TABLE, ANN, NOTICE.decision)).toBe(false);
});

test('coming to one table cancels nothing of another table or another person', async () => {
	const { notices, time, server, outcomesToBe } = await openWithHook();
	await notices.setWebhook(BEN, `https://hooks.example.com:${server.port}/ben`);
	notices.yourDecision(NOTICE);
	notices.yourDecision({ ...NOTICE, tableId: OTHER_TABLE });
	notices.yourDecision({ ...NOTICE, userId: BEN });
	notices.cancel(ANN, TABLE);
	time.advance(QUIET);
	await outcomesToBe(2);
	await notices.close();
	const told = server.received.map(({ path, body }) => `${path} ${JSON.parse(body.toString()).table}`);
	expect(told.toSorted()).toEqual([`/ ${OTHER_TABLE}`, `/ben ${TABLE}`]);
});

test('asking again for the same decision neither sends twice nor puts off the first', async () => {
	const { notices, time, server, outcomesToBe } = await openWithHook();
	notices.yourDecision(NOTICE);
	time.advance(QUIET / 2);
	notices.yourDecision(NOTICE);
	expect(time.waiting).toEqual([QUIET]);
	time.advance(QUIET / 2);
	await outcomesToBe(1);
	expect(server.received).toHaveLength(1);
});

test('the next decision at a table takes the place of the one before', async () => {
	const { notices, storage, time, server, outcomesToBe } = await openWithHook();
	notices.yourDecision(NOTICE);
	time.advance(QUIET - 1);
	notices.yourDecision({ ...NOTICE, decision: 8 });
	time.advance(1);
	expect(time.waiting).toEqual([QUIET]);
	time.advance(QUIET);
	await outcomesToBe(1);
	expect(server.received).toHaveLength(1);
	expect(await storage.claimNotice(TABLE, ANN, NOTICE.decision)).toBe(true);
	expect(await storage.claimNotice(TABLE, ANN, 8)).toBe(false);
});

test('two servers over one storage send a notice once', async () => {
	const { notices, storage, time, server, outcomes } = await openWithHook();
	const twin = await openNotices({
		storage,
		contact: 'mailto:host@example.com',
		offersWebhooks: true,
		ports: [server.port],
		net: LOOPBACK_NET,
		time,
		onSent: (kind, outcome) => outcomes.push(`${kind} ${outcome}`),
	});
	notices.yourDecision(NOTICE);
	twin.yourDecision(NOTICE);
	time.advance(QUIET);
	await vi.waitFor(() => expect(outcomes).toEqual(['webhook sent']), WAIT);
	await Promise.all([notices.close(), twin.close()]);
	expect(outcomes).toEqual(['webhook sent']);
	expect(server.received).toHaveLength(1);
});

test('who has nowhere to be told uses no claim', async () => {
	const { notices, storage, time } = await openHome(443);
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await notices.close();
	expect(await storage.claimNotice(TABLE, ANN, NOTICE.decision)).toBe(true);
});

test('coming between two tries ends the trying', async () => {
	const { notices, time, server, outcomes, outcomesToBe } = await openWithHook();
	server.answer = answerWith(503);
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await vi.waitFor(() => expect(time.waiting).toEqual([10_000]), WAIT);
	notices.cancel(ANN, TABLE);
	await outcomesToBe(1);
	expect(outcomes).toEqual(['webhook cancelled']);
	expect(time.waiting).toEqual([]);
	expect(server.received).toHaveLength(1);
});

test('closing drops what waits, breaks off what is under way and leaves no timer', async () => {
	const { notices, storage, time, server, outcomes } = await openWithHook();
	server.answer = () => {};
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await vi.waitFor(() => expect(server.received).toHaveLength(1), WAIT);
	notices.yourDecision({ ...NOTICE, tableId: OTHER_TABLE });
	await notices.close();
	expect(outcomes).toEqual(['webhook cancelled']);
	expect(time.waiting).toEqual([]);
	notices.yourDecision({ ...NOTICE, decision: 9 });
	expect(time.waiting).toEqual([]);
	expect(await storage.claimNotice(OTHER_TABLE, ANN, NOTICE.decision)).toBe(true);
});

test('a table or a person that is gone meanwhile is no fault', async () => {
	const { notices, storage, time, faults, server } = await openWithHook();
	notices.yourDecision(NOTICE);
	notices.yourDecision({ ...NOTICE, tableId: OTHER_TABLE });
	await storage.deleteTable(TABLE);
	await time.elapse(QUIET);
	await vi.waitFor(() => expect(server.received).toHaveLength(1), WAIT);
	notices.yourDecision({ ...NOTICE, tableId: OTHER_TABLE, decision: 8 });
	await storage.deleteUser(ANN);
	await time.elapse(QUIET);
	await notices.close();
	expect(faults).toEqual([]);
	expect(server.received).toHaveLength(1);
});

test('a fault of the storage is reported and thrown at nobody', async () => {
	const { notices, storage, time, faults } = await openWithHook();
	const claim = vi.spyOn(storage, 'claimNotice').mockRejectedValue(new Error('disk full'));
	notices.yourDecision(NOTICE);
	await time.elapse(QUIET);
	await vi.waitFor(() => expect(faults).toEqual([new Error('disk full')]), WAIT);
	expect(claim).toHaveBeenCalledOnce();
});

test('real timers are the default', async () => {
	const { storage } = await openHome(443);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	try {
		const notices = await openNotices({ storage, contact: 'mailto:host@example.com', offersWebhooks: false });
		notices.yourDecision(NOTICE);
		expect(vi.getTimerCount()).toBe(1);
		await notices.close();
		expect(vi.getTimerCount()).toBe(0);
	} finally {
		vi.useRealTimers();
	}
});
