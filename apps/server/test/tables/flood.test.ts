import { LIMITS, RATES } from '@shutterbox/protocol';
import { afterEach, expect, test } from 'vitest';
import { arrive, call, Device, until } from '../support/player.ts';
import { handTime, type Served, serve } from '../support/serve.ts';

let server: Served;
afterEach(() => server.close());

const MINUTE = 60_000;

async function open(who: Device['person'], body: object = {}): Promise<{ status: number; id: string; code: string }> {
	const request = { game: 'photograph', seats: 2, isPublic: true, terms: {}, ...body };
	const { status, body: reply } = await call(server.url, who, 'POST', '/api/tables', request);
	return { status, ...(reply as { id: string; code: string }) };
}
const lobby = async () => (await call(server.url, null, 'GET', '/api/tables')).body as { id: string }[];

test('opening a table and leaving it, again and again, leaves nothing behind and comes to an end', async () => {
	server = await serve();
	const host = await Device.open(server.url);
	for (let i = 0; i < 100; i++) {
		const { id } = await open(host.person);
		await host.must({ type: 'leave', table: id });
	}
	expect(await lobby()).toEqual([]);
	expect((await open(host.person)).status).toBe(200);
	host.close();
	await server.close();

	server = await serve({ rateFactor: 1 });
	const guest = await arrive(server.url);
	const statuses: number[] = [];
	for (let i = 0; i < 30; i++) statuses.push((await open(guest)).status);
	expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(RATES.guestTables.burst + 1);
	expect(statuses.at(-1)).toBe(429);
});

test('tables count for their host and for everybody who sits there, also when many are opened at once', async () => {
	server = await serve();
	const [host, friend] = [await Device.open(server.url), await Device.open(server.url)];
	const opened = await Promise.all(Array.from({ length: 60 }, () => open(host.person)));
	expect(opened.filter(({ status }) => status === 200)).toHaveLength(LIMITS.tables);
	// Passing tables on to somebody who sits there makes room, and takes it from them.
	for (const { id } of opened.filter(({ status }) => status === 200)) {
		await friend.must({ type: 'sit', table: id });
		await host.must({ type: 'leave', table: id });
	}
	expect((await open(friend.person)).code).toBe('TOO_MANY_TABLES');
	expect((await open(host.person)).status).toBe(200);
	for (const device of [host, friend]) device.close();
});

test('a table whose host is away leaves the lobby after ten minutes and is back with the host', async () => {
	const time = handTime();
	server = await serve({}, { time });
	const [host, watcher] = [await Device.open(server.url), await Device.open(server.url)];
	const { id } = await open(host.person);
	await host.watch(id);
	await watcher.must({ type: 'lobby', isOn: true });
	time.pass(20 * MINUTE);
	expect((await lobby()).map((table) => table.id)).toEqual([id]);
	host.close();
	await until('the host is gone', () => host.closed !== null);
	await watcher.watch(id);
	await until('the host is seen to be gone', () => !watcher.known(id).table.seats[0].isPresent);
	time.pass(9 * MINUTE);
	expect(await lobby()).toHaveLength(1);
	time.pass(2 * MINUTE);
	await until('those who look are told', () =>
		watcher.heard.some((message) => message.type === 'lobbyChange' && message.id === id && message.table === null),
	);
	expect(await lobby()).toEqual([]);
	watcher.heard.length = 0;
	await host.connect();
	await host.watch(id);
	await until('the table is back', () =>
		watcher.heard.some((message) => message.type === 'lobbyChange' && message.table?.id === id),
	);
	for (const device of [host, watcher]) device.close();
});
