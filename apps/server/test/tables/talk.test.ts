import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { KEPT } from '../../src/hub/chat.ts';
import { gather } from '../support/match.ts';
import { call, Device, until } from '../support/player.ts';
import { type Served, serve } from '../support/serve.ts';

let server: Served;
afterEach(() => server.close());

const linesOf = (device: Device, id: string) =>
	device.heard.flatMap((message) => (message.type === 'chat' && message.table === id ? message.lines : []));
const mayTalk = (device: Device, id: string) =>
	device.heard
		.flatMap((message) => (message.type === 'talk' && message.table === id ? [message.spectatorsMayTalk] : []))
		.at(-1);

test('the host closes the talk of spectators and opens it again; that is kept', async () => {
	server = await serve();
	const { id, devices, spectator } = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
	const [host, guest] = devices;
	const say = (device: Device, text: string) => device.ask({ type: 'chat', table: id, text });
	expect(await guest.ask({ type: 'spectatorsMayTalk', table: id, isOn: false })).toMatchObject({ code: 'NOT_HOST' });
	expect(await say(spectator, 'hello')).toMatchObject({ type: 'ok' });
	await host.must({ type: 'spectatorsMayTalk', table: id, isOn: false });
	for (const device of [host, guest, spectator]) await until('everybody knows', () => mayTalk(device, id) === false);
	expect(await say(spectator, 'hello?')).toMatchObject({ code: 'CHAT_CLOSED' });
	expect(await spectator.ask({ type: 'react', table: id, reaction: 'wow' })).toMatchObject({ code: 'CHAT_CLOSED' });
	expect(await say(guest, 'we play')).toMatchObject({ type: 'ok' });
	await server.restart();
	for (const device of [host, guest, spectator]) await device.connect(server.url);
	expect(await say(spectator, 'and now?')).toMatchObject({ code: 'CHAT_CLOSED' });
	await host.must({ type: 'spectatorsMayTalk', table: id, isOn: true });
	expect(await say(spectator, 'thank you')).toMatchObject({ type: 'ok' });
	for (const device of [host, guest, spectator]) device.close();
});

test('everybody hears how many people watch, however many screens each has', async () => {
	server = await serve();
	const { id, devices, spectator } = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
	const [host, guest] = devices;
	const watching = (device: Device) =>
		device.heard
			.flatMap((message) => (message.type === 'talk' && message.table === id ? [message.spectators] : []))
			.at(-1);
	const all = [host, guest, spectator];
	for (const device of all) await until('one watches', () => watching(device) === 1);
	const second = await Device.open(server.url, spectator.person);
	await second.watch(id);
	const other = await Device.open(server.url);
	await other.watch(id);
	for (const device of [...all, second, other]) await until('two watch', () => watching(device) === 2);
	second.close();
	other.close();
	for (const device of all) await until('one is left', () => watching(device) === 1);
	for (const device of all) device.close();
});

test('what others cannot read is not said, and nobody speaks under the name of somebody else', async () => {
	server = await serve();
	const { id, devices, spectator } = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
	const [host] = devices;
	for (const text of ['\u202eyas ot gnihtemos', 'two\nlines', 'a\u200bb', '\u0301'])
		expect(await host.ask({ type: 'chat', table: id, text })).toMatchObject({ code: 'BAD_TEXT' });
	const other = await Device.open(server.url);
	for (const device of [spectator, other])
		expect((await call(server.url, device.person, 'PATCH', '/api/me', { name: host.person.name })).status).toBe(200);
	await other.watch(id);
	for (const device of [host, spectator, other]) await device.must({ type: 'chat', table: id, text: 'it is me' });
	await until('all of it', () => linesOf(host, id).length === 3);
	const { name } = host.person;
	expect(linesOf(host, id).map((line) => line.name)).toEqual([name, `${name} 2`, `${name} 3`]);
	for (const device of [...devices, spectator, other]) device.close();
});

test('a table keeps so many lines, the latest ones', async () => {
	server = await serve();
	const { id, devices, spectator } = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
	const [host] = devices;
	for (let i = 0; i < KEPT + 40; i += 20)
		await Promise.all(
			Array.from({ length: 20 }, (_, j) => host.must({ type: 'chat', table: id, text: `line ${i + j}` })),
		);
	const database = new DatabaseSync(join(server.data, 'shutterbox.sqlite'), { readOnly: true });
	const kept = database.prepare('SELECT min(id) AS first, count(*) AS count FROM chat').get();
	database.close();
	expect(kept).toEqual({ first: 41, count: KEPT });
	for (const device of [...devices, spectator]) device.close();
});
