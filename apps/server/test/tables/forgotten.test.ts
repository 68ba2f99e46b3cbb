import { gameOf } from '@shutterbox/catalogue';
import { isRecordProblem, verify } from '@shutterbox/kernel';
import { afterEach, expect, test } from 'vitest';
import { type Home, homes } from '../support/homes.ts';
import { gather, type PlayedMatch, RandomPerson } from '../support/match.ts';
import { call, Device, type Person, until } from '../support/player.ts';
import { type Served, serve } from '../support/serve.ts';

let server: Served;
afterEach(() => server.close());

/** Every text of every table of the database that holds one of these words. */
async function mentions(home: Home, words: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	for (const { name } of await home.ask(home.tables, server))
		for (const row of await home.ask(`SELECT * FROM "${name}"`, server))
			for (const [column, value] of Object.entries(row))
				for (const word of words) if (String(value).includes(word)) found.push(`${name}.${column}: ${word}`);
	return found;
}

/** Six people with names nobody else has, and a match they have finished. */
async function company(): Promise<{ finished: PlayedMatch; people: Person[]; devices: readonly Device[] }> {
	const finished = await gather(server.url, { game: 'wildlife-park', people: 6, seats: 6 });
	const { devices } = finished;
	const people: Person[] = [];
	for (const [i, { person }] of devices.entries()) {
		const name = `Unique Guest ${i}`;
		await call(server.url, person, 'PATCH', '/api/me', { name });
		people.push({ ...person, name });
	}
	await until('the names', () =>
		finished.devices.every((device) =>
			device.known(finished.id).table.seats.every(({ name }) => name.startsWith('Unique Guest')),
		),
	);
	await devices[0].must({ type: 'start', table: finished.id });
	for (const [i, device] of devices.entries()) new RandomPerson(device, finished.id, { seed: i });
	await until('the end', () => devices.every((device) => device.known(finished.id).table.stage === 'finished'));
	return { finished, people, devices };
}

test.each(await homes())(
	'six people of one table who delete their accounts at the same moment leave no name and no id behind: $kind',
	async (home) => {
		// Neither people nor the bots in their place play so fast that the match is over before all have gone.
		server = await serve({ botPause: 5_000, ...(await home.settings()) });
		const when = (act: () => void) => setTimeout(act, 20);
		const { finished, people, devices } = await company();
		const open = async (host: Person, body: object) => {
			const request = { game: 'wildlife-park', seats: 6, isPublic: true, terms: {}, ...body };
			const { body: reply } = await call(server.url, host, 'POST', '/api/tables', request);
			return (reply as { id: string }).id;
		};
		const playing = await open(people[0], {});
		const gathering = await open(people[1], {});
		// A host who has no seat of their own is known by the table all the same.
		const hosted = await open(people[2], { terms: { allowsSpectators: false } });
		for (const device of devices) {
			for (const table of [playing, gathering]) {
				await device.watch(table);
				if (device.seatAt(table) === -1) await device.must({ type: 'sit', table });
			}
			await device.must({ type: 'chat', table: playing, text: `from ${device.person.id}` });
		}
		await devices[3].must({ type: 'sit', table: hosted });
		await devices[2].must({ type: 'clearSeat', table: hosted, seat: 0 });
		await devices[0].must({ type: 'start', table: playing });
		const watcher = await Device.open(server.url);
		for (const table of [playing, gathering]) await watcher.watch(table);
		for (const [i, device] of devices.entries()) new RandomPerson(device, playing, { seed: i, when });

		// Some watch, rename, speak and play on while all of them go.
		let isOver = false;
		const bustle = [
			...people.map(async (person, i) => {
				for (let n = 0; !isOver; n++) {
					await call(server.url, person, 'PATCH', '/api/me', { name: `Unique Guest ${i} ${n}` });
					await call(server.url, person, 'POST', '/api/tables', {
						game: 'snapshot',
						seats: 2,
						isPublic: true,
						terms: {},
					});
					void devices[i].ask({ type: 'chat', table: playing, text: `still from ${person.id}` });
					void devices[i].ask({ type: 'sit', table: gathering });
				}
			}),
			(async () => {
				while (!isOver) await watcher.ask({ type: 'chat', table: playing, text: 'what a bustle' });
			})(),
			(async () => {
				while (!isOver) {
					const other = await Device.open(server.url);
					for (const table of [playing, gathering, finished.id]) await other.client.watch(table);
					other.close();
				}
			})(),
		];
		await new Promise((resolve) => setTimeout(resolve, 100));
		const gone = await Promise.all(people.map((person) => call(server.url, person, 'DELETE', '/api/me')));
		expect(gone.map(({ status }) => status)).toEqual(people.map(() => 204));
		await new Promise((resolve) => setTimeout(resolve, 100));
		isOver = true;
		await Promise.all(bustle);
		await until('the anonymous seats', () =>
			watcher.known(playing).table.seats.every(({ name }) => name === 'Former player'),
		);
		const { status } = await call(server.url, watcher.person, 'GET', `/api/tables/${hosted}`);
		expect(status).toBe(404);
		const lobby = await call(server.url, null, 'GET', '/api/tables');
		expect((lobby.body as { id: string }[]).map(({ id }) => id)).toEqual([playing]);
		const again = await Device.open(server.url);
		await again.watch(playing);
		expect(JSON.stringify(again.heard)).not.toContain('Unique Guest');

		const record = await call(server.url, watcher.person, 'GET', `/api/tables/${finished.id}/record`);
		const verified = verify(record.body as string, gameOf);
		expect(isRecordProblem(verified) ? verified : 'fine').toBe('fine');
		expect(await mentions(home, ['Unique Guest', ...people.map(({ id }) => id)])).toEqual([]);
		await server.stop();
		expect(await mentions(home, ['Unique Guest', ...people.map(({ id }) => id)])).toEqual([]);
		await server.restart();
		expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
		for (const device of [...devices, finished.spectator, watcher, again]) device.close();
	},
);
