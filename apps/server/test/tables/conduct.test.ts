import { CLOSE_CODES } from '@shutterbox/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { type Home, homes } from '../support/homes.ts';
import { gather, openTable, RandomPerson, sitDown } from '../support/match.ts';
import { signInBy, withPasskey } from '../support/passkey.ts';
import { call, Device, type Person, until } from '../support/player.ts';
import { type Served, serve } from '../support/serve.ts';

let server: Served;
afterEach(() => server.close());

const local = () => server.url.replace('127.0.0.1', 'localhost');
const seatsOf = (device: Device, id: string) => device.known(id).table.seats;
/** The lines of a screen as its page has them: what comes again replaces what was. */
const linesOf = (device: Device, id: string) => {
	const lines = device.heard.flatMap((message) =>
		message.type === 'chat' && message.table === id ? message.lines : [],
	);
	return [...new Map(lines.map((line) => [line.id, line])).values()];
};

/** A server with an owner, and what the owner does. */
async function owned(home: Home) {
	const owners: string[] = [];
	server = await serve({ owners, ...(await home.settings()) });
	const { person, key } = await withPasskey(local());
	owners.push(person.id);
	const owner = await signInBy(local(), key);
	return {
		async deed(kind: string, on: string, more: object = {}) {
			const done = await call(server.url, owner, 'POST', '/api/owner/deeds', { kind, on, why: '', ...more });
			expect(done).toMatchObject({ status: 200 });
		},
		async reports() {
			const desk = await call(server.url, owner, 'GET', '/api/owner');
			return (desk.body as { reports: { id: string; said: string }[] }).reports;
		},
	};
}

const report = (person: Person, body: object) =>
	call(server.url, person, 'POST', '/api/reports', { reason: 'insult', words: '', ...body });

describe.each(await homes())('$kind:', (home) => {
	test('whom the host sends away stays away, over a restart too, until the host forgives them', async () => {
		server = await serve(await home.settings());
		const { id, devices, spectator } = await gather(server.url, { game: 'photograph', people: 2, seats: 3 });
		const [host, guest] = devices;
		const seat = guest.seatAt(id);
		expect(await spectator.ask({ type: 'clearSeat', table: id, seat })).toMatchObject({ code: 'NOT_HOST' });
		await host.must({ type: 'clearSeat', table: id, seat });
		await until('the seat to be free', () => seatsOf(guest, id)[seat].kind === 'empty');
		expect(await guest.ask({ type: 'sit', table: id })).toMatchObject({ code: 'SENT_AWAY' });
		const { invitation = '' } = await host.must({ type: 'invite', table: id, seat: 2 });
		expect(await guest.ask({ type: 'sit', table: id, invitation })).toMatchObject({ code: 'SENT_AWAY' });
		await server.restart();
		for (const device of [host, guest, spectator]) await device.connect(server.url);
		const second = await Device.open(server.url, guest.person);
		expect(await second.ask({ type: 'sit', table: id })).toMatchObject({ code: 'SENT_AWAY' });
		await spectator.must({ type: 'sit', table: id });
		const path = `/api/tables/${id}/kicks`;
		expect((await call(server.url, host.person, 'GET', path)).body).toMatchObject([{ id: guest.person.id }]);
		expect((await call(server.url, guest.person, 'DELETE', `${path}/${guest.person.id}`)).status).toBe(404);
		expect((await call(server.url, host.person, 'DELETE', `${path}/${guest.person.id}`)).status).toBe(204);
		await second.must({ type: 'sit', table: id, invitation });
		for (const device of [...devices, second, spectator]) device.close();
	});

	test('who is banned is sent away at once, is nobody at tables, and a bot plays on; over a restart too', async () => {
		const { deed } = await owned(home);
		const match = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
		const [host, guest] = match.devices;
		await host.must({ type: 'start', table: match.id });
		new RandomPerson(host, match.id, { seed: 1 });
		const gathering = await openTable(server.url, host.person, { game: 'snapshot', seats: 3 });
		await sitDown([host, guest], gathering);
		const seat = guest.seatAt(match.id);
		const other = await Device.open(server.url, guest.person);
		await deed('ban', guest.person.id, { days: 1 });
		await until('the sockets to be closed', () => guest.closed !== null && other.closed !== null);
		expect([guest.closed, other.closed]).toEqual(Array(2).fill({ code: CLOSE_CODES.banned, reason: 'BANNED' }));
		await until('a bot to play', () => seatsOf(host, match.id)[seat].isPlayedByBot);
		await until('the seat to be free', () => seatsOf(host, gathering)[1].kind === 'empty');
		await expect(guest.connect(server.url)).rejects.toThrow('refused: 403');
		const refused = await call(server.url, guest.person, 'POST', '/api/session');
		const { facts } = refused.body as { facts: { until: number } };
		expect([refused.status, refused.body]).toMatchObject([403, { code: 'BANNED' }]);
		expect(facts.until - Date.now()).toBeGreaterThan(86_000_000);
		await until('the end', () => host.known(match.id).table.stage === 'finished');
		await server.restart();
		await expect(guest.connect(server.url)).rejects.toThrow('refused: 403');
		await deed('unban', guest.person.id);
		await guest.connect(server.url);
		await guest.must({ type: 'sit', table: gathering });
		for (const device of [host, guest, match.spectator]) device.close();
	});

	test('a removed line is gone from every screen, also from one that was away, and from what is kept', async () => {
		const { deed, reports } = await owned(home);
		const { id, devices, spectator } = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
		const [host, guest] = devices;
		await guest.must({ type: 'chat', table: id, text: 'hello' });
		await guest.must({ type: 'chat', table: id, text: 'unspeakable' });
		await until('the lines', () => [...devices, spectator].every((device) => linesOf(device, id).length === 2));
		spectator.cut();
		expect((await report(host.person, { table: id, line: 2 })).status).toBe(204);
		const [reported] = await reports();
		expect(reported.said).toBe('unspeakable');
		await deed('removeLine', reported.id);
		const kept = await home.ask('SELECT text FROM chat UNION ALL SELECT said FROM reports', server);
		expect(JSON.stringify(kept)).not.toContain('unspeakable');
		expect(await reports()).toMatchObject([{ id: reported.id, said: '' }]);
		await until('it to be gone', () => devices.every((device) => linesOf(device, id)[1].text === ''));
		await spectator.connect(server.url);
		await until('it to be gone there too', () => linesOf(spectator, id)[1].text === '');
		const late = await Device.open(server.url);
		await late.watch(id);
		await until('the talk', () => linesOf(late, id).length > 0);
		expect(linesOf(late, id).map(({ text }) => text)).toEqual(['hello']);
		await guest.must({ type: 'chat', table: id, text: 'sorry' });
		await until('the next', () => linesOf(late, id).some((line) => line.id === 3 && line.text === 'sorry'));
		for (const device of [...devices, spectator, late]) device.close();
	});

	test('a removed name is gone from seats, talk, results and records, and the person may choose another', async () => {
		const { deed } = await owned(home);
		const match = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
		const [host, guest] = match.devices;
		await call(server.url, guest.person, 'PATCH', '/api/me', { name: 'Unspeakable' });
		await until('the name', () => seatsOf(host, match.id).some(({ name }) => name === 'Unspeakable'));
		await guest.must({ type: 'chat', table: match.id, text: 'hello' });
		await until('the talk', () => linesOf(host, match.id).length === 1);
		await host.must({ type: 'start', table: match.id });
		for (const [i, device] of match.devices.entries()) new RandomPerson(device, match.id, { seed: i });
		const screens = [...match.devices, match.spectator];
		await until('the end', () => screens.every((device) => device.known(match.id).table.stage === 'finished'));
		const next = await openTable(server.url, host.person, { game: 'photograph', seats: 2 });
		await sitDown([host, guest], next);
		await host.must({ type: 'start', table: next });
		await deed('removeName', guest.person.id);
		const neutral = /^Guest \d{4}$/;
		for (const id of [match.id, next])
			await until('the other name', () => seatsOf(host, id).some(({ name }) => neutral.test(name)));
		await until('the other name in the talk', () => neutral.test(linesOf(host, match.id)[0].name));
		const texts = await Promise.all(
			[`/api/tables/${match.id}/record`, '/api/me/results', '/api/me/matches', `/api/players/${guest.person.id}`].map(
				async (path) => JSON.stringify((await call(server.url, host.person, 'GET', path)).body),
			),
		);
		for (const text of texts) expect(text).not.toContain('Unspeakable');
		const renamed = await call(server.url, guest.person, 'PATCH', '/api/me', { name: 'Somebody Kind' });
		expect(renamed).toMatchObject({ status: 200, body: { name: 'Somebody Kind' } });
		for (const device of screens) device.close();
	});
});
