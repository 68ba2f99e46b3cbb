import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import type { Time } from '../../src/server.ts';
import { gather, RandomPerson, sitDown } from '../support/match.ts';
import { call, Device, until } from '../support/player.ts';
import { patientTime, type Served, serve } from '../support/serve.ts';

let server: Served;
afterEach(() => server.close());

const DAY = 86_400_000;

/** A machine whose clock is set now and then; how long things take does not change by that. */
function jumpingTime(steady: Pick<Time, 'now' | 'after'>): Time & { jump(milliseconds: number): void } {
	let off = 0;
	return {
		now: () => steady.now() + off,
		steady: () => steady.now(),
		after: (milliseconds, act) => steady.after(milliseconds, act),
		jump: (milliseconds) => {
			off += milliseconds;
		},
	};
}
const realTime = { now: Date.now, after: (ms: number, act: () => void) => setTimeout(act, ms) };

function stamps(): number[] {
	const database = new DatabaseSync(join(server.data, 'shutterbox.sqlite'), { readOnly: true });
	const rows = database.prepare('SELECT at FROM log ORDER BY table_id, n').all();
	database.close();
	return rows.map(({ at }) => Number(at));
}

function expectSteady(longest: number): void {
	const all = stamps();
	expect(all).toEqual(all.toSorted((a, b) => a - b));
	expect(all.at(-1)).toBeLessThan(longest);
}

async function live(pace: object): Promise<{ id: string; devices: Device[] }> {
	const devices = [await Device.open(server.url), await Device.open(server.url)];
	const request = { game: 'photograph', seats: 2, isPublic: false, terms: { pace } };
	const { body } = await call(server.url, devices[0].person, 'POST', '/api/tables', request);
	const { id } = body as { id: string };
	await sitDown(devices, id);
	await devices[0].must({ type: 'start', table: id });
	return { id, devices };
}

test('a live match goes on when the clock of the machine is set a day ahead, and back', async () => {
	const time = jumpingTime(realTime);
	server = await serve({}, { time });
	const { id, devices } = await live({ kind: 'live', turn: 5_000, bank: 0 });
	const seen = () => devices[0].known(id).table;
	const stays = async () => {
		const { length } = seen();
		await new Promise((resolve) => setTimeout(resolve, 300));
		expect(seen()).toMatchObject({
			length,
			stage: 'playing',
			seats: [{ isPlayedByBot: false }, { isPlayedByBot: false }],
		});
	};
	for (const jump of [DAY, -2 * DAY]) {
		time.jump(jump);
		// Somebody asks for something, and the table looks at the clock.
		await devices[0].must({ type: 'chat', table: id, text: 'what time is it?' });
		await devices[0].ask({ type: 'return', table: id });
		await stays();
	}
	await server.restart();
	for (const device of devices) await device.connect(server.url);
	await stays();
	// The clock still runs: somebody who does not move is moved for.
	const { length } = seen();
	await until('the clock has run out', () => seen().length > length, 12_000);
	expectSteady(60_000);
	for (const device of devices) device.close();
});

test('so does Photoshoot', async () => {
	const time = jumpingTime(patientTime(20));
	server = await serve({}, { time });
	const match = await gather(server.url, { game: 'photoshoot', people: 2, seats: 4 });
	const [host, guest] = match.devices;
	await host.must({ type: 'start', table: match.id, fill: 'easy' });
	await guest.must({ type: 'leave', table: match.id });
	await host.must({ type: 'leave', table: match.id });
	const seen = () => match.spectator.known(match.id).table;
	for (const jump of [DAY, -2 * DAY, DAY]) {
		const { length } = seen();
		await until('bots play on', () => seen().length > length + 5 || seen().stage === 'finished');
		expect(seen().stage).toBe('playing');
		time.jump(jump);
	}
	const { length } = seen();
	await until('bots still play on', () => seen().length > length + 5 || seen().stage === 'finished');
	expect(seen().stage).toBe('playing');
	expectSteady(DAY / 2);
	for (const device of [...match.devices, match.spectator]) device.close();
});

test('in correspondence the calendar counts: a day ahead is a day gone', async () => {
	const time = jumpingTime(realTime);
	server = await serve({}, { time });
	const { id, devices } = await live({ kind: 'correspondence', turn: DAY / 2 });
	const seen = () => devices[0].known(id).table;
	const { length } = seen();
	time.jump(DAY);
	await devices[0].ask({ type: 'return', table: id });
	await until('the time has run out', () => seen().length > length);
	time.jump(-DAY);
	for (const [i, device] of devices.entries()) new RandomPerson(device, id, { seed: i });
	await until('people play on', () => seen().length > length + 5);
	const all = stamps();
	expect(all).toEqual(all.toSorted((a, b) => a - b));
	for (const device of devices) device.close();
});
