import pg from 'pg';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { InProcessNet } from '../../src/bus/in-process.ts';
import { connectNats } from '../../src/bus/nats.ts';
import { openTable, RandomPerson, sitDown } from '../support/match.ts';
import { Nats } from '../support/nats.ts';
import { call, Device, until } from '../support/player.ts';
import { Postgres } from '../support/postgres.ts';
import { type Served, serve } from '../support/serve.ts';

const postgres = await Postgres.start();
const nats = await Nats.start();

const started: Served[] = [];
afterEach(async () => {
	for (const node of started.splice(0)) await node.close();
});

type Change = (said: Record<string, unknown>, subject: string) => object;

/** A bus as a node of another version speaks over it: whatever it says is said otherwise. */
function speaking(bus: Bus, change: Change, isHeard: (subject: string) => boolean = () => true): Bus {
	const other = (text: string, subject: string) => JSON.stringify(change(JSON.parse(text), subject));
	return {
		get isUp() {
			return bus.isUp;
		},
		request: (subject, text, milliseconds) => bus.request(subject, other(text, subject), milliseconds),
		publish: (subject, text) => bus.publish(subject, other(text, subject)),
		async subscribe(subject, hear, queue) {
			if (!isHeard(subject)) return { end: async () => undefined };
			const answer = async (text: string) => {
				const said = await hear(text);
				return said === undefined ? undefined : other(said, subject);
			};
			return await bus.subscribe(subject, answer as typeof hear, queue);
		},
		onBack: (act) => bus.onBack(act),
		close: () => bus.close(),
	};
}

/** Says more than this program understands, everywhere, and news of a kind that it does not know. */
const later: Change = (said) => {
	const more = { ...said, tomorrow: { more: [true] }, ...('v' in said ? { v: Number(said.v) + 1 } : {}) };
	if ('wish' in said) return { ...more, wish: { ...(said.wish as object), tomorrow: 1 } };
	if (Array.isArray(said.news))
		return {
			...more,
			news: [{ kind: 'tomorrow', of: 'something' }, ...said.news.map((each) => ({ ...each, tomorrow: 1 }))],
		};
	return more;
};

/** Does not say which version it is, and knows nothing of thinking for others. */
const earlier: Change = ({ v: _, ...said }) => said;
const thinksForNobody = (subject: string) => !subject.includes('.think.');

const carriers: readonly { kind: string; join: () => () => Promise<Bus> }[] = [
	{
		kind: 'within one process',
		join() {
			const net = new InProcessNet();
			return async () => net.join();
		},
	},
	...(nats === null
		? []
		: [{ kind: 'over NATS', join: () => async () => await connectNats(nats.url, 'test', () => undefined) }]),
];

async function nodes(buses: readonly Bus[]): Promise<readonly Served[]> {
	const database = (await postgres?.database()) ?? '';
	for (const bus of buses) started.push(await serve({ database, nats: 'nats://nowhere', botPause: 5 }, { bus }));
	return [...started];
}

/** Two people at two nodes sit at one table and play a match to the end, with a bot between them. */
async function playedOn([one, other]: readonly Served[], meanwhile: () => Promise<unknown> = async () => undefined) {
	const [ada, ben] = [await Device.open(one.url), await Device.open(other.url)];
	const id = await openTable(one.url, ada.person, { game: 'photograph', seats: 3, isPublic: true });
	await sitDown([ada, ben], id);
	await call(other.url, ben.person, 'PATCH', '/api/me', { name: 'Benedict' });
	await until('the name', () => ada.known(id).table.seats[1].name === 'Benedict');
	await ada.must({ type: 'start', table: id, fill: 'easy' });
	const people = [ada, ben].map(
		(device, seed) => new RandomPerson(device, id, { seed, when: (act) => setTimeout(act, 5) }),
	);
	await until('some moves', () => people.every(({ moves }) => moves > 2));
	await meanwhile();
	await until('the end', () => [ada, ben].every((device) => device.known(id).table.stage === 'finished'));
	const logs = [ada, ben].map((device) => device.known(id).table.length);
	expect(logs[0]).toBe(logs[1]);
	expect(people.flatMap(({ refused }) => refused.filter((code) => ['BROKEN', 'BUSY'].includes(code)))).toEqual([]);
	for (const device of [ada, ben]) device.close();
	return id;
}

const faults = (all: readonly Served[]) =>
	all.flatMap(({ logged }) => logged.filter((line) => line.includes('"level":50') || line.includes('a request broke')));

describe.skipIf(postgres === null)('nodes of two versions', () => {
	describe.each(carriers)('$kind', ({ join }) => {
		test.each([
			['that says more', later, () => true],
			['that says less and does not think for others', earlier, thinksForNobody],
		] as const)('one %s and one of this play one match', async (_, change, isHeard) => {
			const bus = join();
			const both = await nodes([await bus(), speaking(await bus(), change, isHeard)]);
			await playedOn(both);
			await playedOn([both[1], both[0]]);
			expect(faults(both)).toEqual([]);
		});

		test('one that stops, to be updated, hands its table to one that says more', async () => {
			const bus = join();
			const [old, young, guest] = await nodes([
				await bus(),
				speaking(await bus(), later),
				speaking(await bus(), later),
			]);
			// Whoever opens the table has it at the node that stops.
			const ada = await Device.open(old.url);
			const id = await openTable(old.url, ada.person, { game: 'photograph', seats: 2 });
			await ada.watch(id);
			ada.onClose = () => {
				ada.onClose = () => undefined;
				void ada.connect(young.url);
			};
			const ben = await Device.open(guest.url);
			await ben.watch(id);
			await ben.must({ type: 'sit', table: id });
			await ada.must({ type: 'start', table: id });
			const people = [ada, ben].map(
				(device, seed) => new RandomPerson(device, id, { seed, when: (act) => setTimeout(act, 10) }),
			);
			await until('some moves', () => people.every(({ moves }) => moves > 2));
			await old.stop();
			await until('the end', () => [ada, ben].every((device) => device.client.known(id)?.table.stage === 'finished'));
			for (const device of [ada, ben]) device.close();
		});
	});

	test('nodes play on over a database that a later version has brought forward, and are refused when they start again', async () => {
		const net = new InProcessNet();
		const both = await nodes([net.join(), net.join()]);
		const client = new pg.Client(both[0].database ?? '');
		await client.connect();
		onTestFinished(() => client.end());
		await playedOn(both, async () => {
			// What a version that comes first may do: add what the one before does not know of.
			for (const table of ['tables', 'table_now', 'log', 'users', 'results', 'finished_matches', 'owners', 'nodes'])
				await client.query(`ALTER TABLE ${table} ADD COLUMN tomorrow text`);
			await client.query("INSERT INTO migrations VALUES (99, 'of tomorrow')");
		});
		await playedOn(both);
		expect(faults(both)).toEqual([]);
		const third = serve({ database: both[0].database, nats: 'nats://nowhere' }, { bus: net.join() });
		await expect(third).rejects.toThrow(/was written by a newer Shutterbox: it has version 99, this program knows \d+/);
	});
});
