import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BusError } from '../../src/bus/bus.ts';
import { InProcessNet } from '../../src/bus/in-process.ts';
import { openTable, RandomPerson, sitDown } from '../support/match.ts';
import { Nats } from '../support/nats.ts';
import { signInBy, withPasskey } from '../support/passkey.ts';
import { call, Device, until } from '../support/player.ts';
import { Postgres } from '../support/postgres.ts';
import { type Served, serve } from '../support/serve.ts';
import { carriers, nodesOver } from './nodes.ts';

const postgres = await Postgres.start();
const nats = await Nats.start();

/** One device at each node. */
async function devicesAt(nodes: readonly Served[]): Promise<Device[]> {
	return await Promise.all(nodes.map(({ url }) => Device.open(url)));
}

const faults = (nodes: readonly Served[]) =>
	nodes.flatMap(({ logged }) => logged.filter((line) => /"level":[56]0/.test(line)));

describe.skipIf(postgres === null)('three nodes', () => {
	describe.each(carriers(nats))('$kind', (carrier) => {
		test('any node serves any screen: a match of people at different nodes goes to its end, and all see the same', async () => {
			const nodes = await nodesOver(postgres, carrier, 3);
			const [ada, ben, cleo] = await devicesAt(nodes);
			const id = await openTable(nodes[0].url, ada.person, { game: 'photograph', seats: 3 });
			await sitDown([ada, ben], id);
			await cleo.watch(id);
			await ada.must({ type: 'start', table: id, fill: 'easy' });
			const people = [ada, ben].map((device, seed) => new RandomPerson(device, id, { seed }));
			await ben.must({ type: 'chat', table: id, text: 'hello from over there' });
			await until(
				'the talk',
				() => cleo.heard.some(({ type }) => type === 'chat') && ada.heard.some(({ type }) => type === 'chat'),
			);
			const all = [ada, ben, cleo];
			await until('the end', () => all.every((device) => device.client.known(id)?.table.stage === 'finished'));
			const seen = all.map((device) => device.known(id).table);
			expect(seen.map(({ outcome }) => outcome)).toEqual([seen[0].outcome, seen[0].outcome, seen[0].outcome]);
			expect(people.every(({ moves }) => moves > 0)).toBe(true);
			// Pages of the table and of its record are served by any node, too.
			for (const node of nodes) {
				const view = await call(node.url, ben.person, 'GET', `/api/tables/${id}`);
				expect([view.status, (view.body as { stage: string }).stage]).toEqual([200, 'finished']);
				expect((await call(node.url, ben.person, 'GET', `/api/tables/${id}/record`)).status).toBe(200);
			}
			expect(faults(nodes)).toEqual([]);
		});

		test('a node that stops hands its tables over; nobody asks twice and the match goes on', async () => {
			const nodes = await nodesOver(postgres, carrier, 3);
			const [ada, ben, cleo] = await devicesAt(nodes);
			const id = await openTable(nodes[0].url, ada.person, { game: 'photograph', seats: 3 });
			await sitDown([ada, ben], id);
			await cleo.watch(id);
			await ada.must({ type: 'start', table: id, fill: 'easy' });
			const kept: { actor: number; n: number }[] = [];
			const people = [ada, ben].map(
				(device, actor) =>
					new RandomPerson(device, id, {
						seed: actor,
						when: (act) => setTimeout(act, 20),
						onAnswer: (_, answer) => answer.type === 'ok' && kept.push({ actor, n: answer.n ?? 0 }),
					}),
			);
			await until('some moves', () => people.every(({ moves }) => moves > 3));
			const from = performance.now();
			let back = 0;
			ada.onClose = () => {
				ada.onClose = () => undefined;
				void ada.connect(nodes[1].url).then(() => {
					back = performance.now() - from;
				});
			};
			const stopping = nodes[0].stop();
			await until('to be elsewhere', () => back > 0);
			const before = people.map(({ moves }) => moves);
			await until('everybody to play on', () => people.every(({ moves }, i) => moves > before[i] + 2));
			await stopping;
			await until('the end', () =>
				[ada, ben, cleo].every((device) => device.client.known(id)?.table.stage === 'finished'),
			);
			expect(new Set(kept.map(({ n }) => n)).size).toBe(kept.length);
			expect(people.flatMap(({ refused }) => refused.filter((code) => code === 'BROKEN'))).toEqual([]);
			expect(back).toBeLessThan(60_000);
		});

		test('a public table opened at one node is in the lobby of all, and gone there when it is closed', async () => {
			const nodes = await nodesOver(postgres, carrier, 3);
			const [ada, ben] = await devicesAt(nodes);
			await ben.must({ type: 'lobby', isOn: true });
			const id = await openTable(nodes[0].url, ada.person, { game: 'snapshot', seats: 2, isPublic: true });
			const said = (table: 'open' | 'closed') =>
				ben.heard.some(
					(message) =>
						message.type === 'lobbyChange' && message.id === id && (message.table === null) === (table === 'closed'),
				);
			await until('the news', () => said('open'));
			expect((await call(nodes[2].url, null, 'GET', '/api/tables')).body).toMatchObject([{ id }]);
			await call(nodes[2].url, ada.person, 'DELETE', '/api/me');
			await until('the end of it', () => said('closed'));
			expect((await call(nodes[1].url, null, 'GET', '/api/tables')).body).toEqual([]);
			expect(faults(nodes)).toEqual([]);
		});

		test('whom a table waits for hears it at their node, and who is renamed or leaves for good is so everywhere', async () => {
			const nodes = await nodesOver(postgres, carrier, 3);
			const [ada, ben, cleo] = await devicesAt(nodes);
			// Ben's other device follows no table; it only hears which wait for him.
			const waiting = await Device.open(nodes[2].url, ben.person);
			const id = await openTable(nodes[0].url, ada.person, { game: 'photograph', seats: 2 });
			await sitDown([ada, ben], id);
			await call(nodes[2].url, ben.person, 'PATCH', '/api/me', { name: 'Benedict' });
			const nameOf = (device: Device) => device.client.known(id)?.table.seats[1].name;
			await until('the new name', () => nameOf(ada) === 'Benedict' && nameOf(ben) === 'Benedict');
			await ada.must({ type: 'start', table: id });
			await until('the match', () => ben.known(id).table.stage === 'playing');
			const asked = () => waiting.heard.findLast(({ type }) => type === 'decisions');
			const play = new RandomPerson(ada, id, { seed: 1 });
			await until('to be waited for', () => (asked() as { tables: unknown[] } | undefined)?.tables.length === 1);
			expect(play.refused).toEqual([]);
			await cleo.watch(id);
			await call(nodes[1].url, ben.person, 'DELETE', '/api/me');
			await until('nobody of that name', () => nameOf(cleo) !== 'Benedict' && nameOf(cleo) !== undefined);
			await until('sockets to be closed', () => ben.closed !== null && waiting.closed !== null);
		});

		test('who is banned at one node is so at all, and a removed line and name are gone from screens everywhere', async () => {
			const owners: string[] = [];
			const nodes = await nodesOver(postgres, carrier, 3, { owners });
			const [ada, ben, cleo] = await devicesAt(nodes);
			const there = nodes[2].url.replace('127.0.0.1', 'localhost');
			const { person, key } = await withPasskey(there);
			owners.push(person.id);
			const owner = await signInBy(there, key);
			const deed = (kind: string, on: string, more: object = {}) =>
				call(nodes[2].url, owner, 'POST', '/api/owner/deeds', { kind, on, why: '', ...more });
			const id = await openTable(nodes[0].url, ada.person, { game: 'photograph', seats: 2 });
			await sitDown([ada, ben], id);
			await cleo.watch(id);
			await ben.must({ type: 'chat', table: id, text: 'unspeakable' });
			const said = (device: Device) =>
				device.heard.flatMap((message) => (message.type === 'chat' ? message.lines : [])).at(-1)?.text;
			const all = [ada, ben, cleo];
			await until('the line', () => all.every((device) => said(device) === 'unspeakable'));
			const about = { table: id, line: 1, reason: 'insult', words: '' };
			await call(nodes[1].url, ada.person, 'POST', '/api/reports', about);
			const desk = await call(nodes[2].url, owner, 'GET', '/api/owner');
			const [{ id: report }] = (desk.body as { reports: { id: string }[] }).reports;
			await deed('removeLine', report);
			await until('it to be gone', () => all.every((device) => said(device) === ''));
			await deed('removeName', ben.person.id);
			await until('the other name', () => /^Guest \d{4}$/.test(ada.known(id).table.seats[1].name));
			await deed('ban', ben.person.id, { days: 1 });
			await until('the socket to be closed', () => ben.closed?.reason === 'BANNED');
			await until('the seat to be free', () => ada.known(id).table.seats[1].kind === 'empty');
			for (const node of nodes) {
				await expect(ben.connect(node.url)).rejects.toThrow('refused: 403');
				expect((await call(node.url, ben.person, 'POST', '/api/session')).status).toBe(403);
			}
			expect(faults(nodes)).toEqual([]);
		});

		test('a screen that is gone is not present any more, wherever it was', async () => {
			const nodes = await nodesOver(postgres, carrier, 2);
			const [ada, ben] = await devicesAt(nodes);
			const id = await openTable(nodes[0].url, ada.person, { game: 'photograph', seats: 3 });
			await sitDown([ada, ben], id);
			const isThere = () => ada.known(id).table.seats[1].isPresent;
			await until('to be there', isThere);
			ben.cut();
			await until('to be gone', () => !isThere());
			await ben.connect();
			await until('to be back', isThere);
			expect(faults(nodes)).toEqual([]);
		});
	});

	test('a node with other rules than one that runs is refused in one line that says what to do', async () => {
		const [node] = await nodesOver(postgres, carriers(nats)[0], 1);
		const client = new pg.Client(node.database ?? '');
		await client.connect();
		onTestFinished(() => client.end());
		const games = JSON.stringify({ photograph: 99 });
		await client.query("INSERT INTO nodes VALUES ('other', now() + interval '1 minute', false, $1)", [games]);
		const second = serve({ database: node.database, nats: 'nats://nowhere' }, { bus: new InProcessNet().join() });
		await expect(second).rejects.toThrow(BusError);
		await expect(second).rejects.toThrow(
			/^another node has version 99 of the rules of photograph, this one has \d+; update all nodes, or stop the others first$/,
		);
		// One that is about to stop may have others: that is how rules are updated.
		await client.query('UPDATE nodes SET drains = true');
		const third = await serve({ database: node.database, nats: 'nats://nowhere' }, { bus: new InProcessNet().join() });
		await third.close();
	});

	test('readiness tells of both engines, and metrics are each node’s own', async () => {
		const [node] = await nodesOver(postgres, carriers(nats)[0], 1);
		const ready = await call(node.url, null, 'GET', '/readyz');
		expect(ready).toEqual({ status: 200, body: { status: 'ready', bus: 'up' } });
		const figures = (await call(node.url, null, 'GET', '/metrics')).body as string;
		expect(figures).toMatch(/^shutterbox_bus_up 1$/m);
		expect(figures).toMatch(/^shutterbox_screens_served 0$/m);
	});
});
