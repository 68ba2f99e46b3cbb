import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, Device, until } from '../support/player.ts';
import { handTime, type Served, serve } from '../support/serve.ts';

const time = handTime();
let server: Served;
beforeAll(async () => {
	server = await serve({}, { time });
});
afterAll(() => server.close());

async function meet(terms: Record<string, unknown> = {}): Promise<{ id: string; host: Device; guest: Device }> {
	const host = await Device.open(server.url);
	const request = { game: 'photograph', seats: 2, isPublic: false, terms };
	const { body } = await call(server.url, host.person, 'POST', '/api/tables', request);
	const { id } = body as { id: string };
	const guest = await Device.open(server.url);
	for (const device of [host, guest]) await device.watch(id);
	await guest.must({ type: 'sit', table: id, terms: guest.known(id).table.termsNumber });
	return { id, host, guest };
}

test('nobody plays on terms they have not agreed to', async () => {
	const { id, host, guest } = await meet();
	const { termsNumber } = guest.known(id).table;
	await host.must({ type: 'configure', table: id, terms: { isRated: true } });
	expect(await host.ask({ type: 'start', table: id })).toMatchObject({ code: 'NOT_READY', facts: { seats: [1] } });
	expect(await guest.ask({ type: 'ready', table: id, terms: termsNumber })).toMatchObject({ code: 'STALE_TERMS' });
	await until('the change is seen', () => guest.known(id).table.isRated);
	await guest.must({ type: 'ready', table: id, terms: guest.known(id).table.termsNumber });
	await until('both are ready', () => host.known(id).table.seats.every(({ isReady }) => isReady));
	await host.must({ type: 'start', table: id });
	for (const device of [host, guest]) device.close();
});

test('a table passes to the guest when its host leaves, and closes with the last', async () => {
	const { id, host, guest } = await meet();
	await host.must({ type: 'leave', table: id });
	await until('the guest is host', () => guest.known(id).table.host === guest.person.id);
	await guest.must({ type: 'leave', table: id });
	await until('it is closed', () => guest.known(id).table.stage === 'closed');
	for (const device of [host, guest]) device.close();
});

test('time runs on at a live table that everybody has gone from', async () => {
	const minute = 60_000;
	const { id, host, guest } = await meet({ pace: { kind: 'live', turn: 60 * minute, bank: 0 } });
	await host.must({ type: 'start', table: id });
	const [first] = host.known(id).table.toMove;
	const { person } = [host, guest][first];
	for (const device of [host, guest]) device.close();
	const view = async () => {
		const { body } = await call(server.url, person, 'GET', `/api/tables/${id}`);
		return body as { length: number };
	};
	// Rounds in which the server puts away what nobody needs, up to just after the hour.
	for (let passed = 0; passed < 61; passed++) {
		time.pass(minute);
		await call(server.url, person, 'GET', '/api/me');
	}
	expect((await view()).length).toBeGreaterThan(0);
});
