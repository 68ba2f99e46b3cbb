import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gather } from '../support/match.ts';
import { Device, luckOf, randomMoveOf, until } from '../support/player.ts';
import { type Served, serve } from '../support/serve.ts';

Device.keepsTexts = true;

let server: Served;
beforeAll(async () => {
	server = await serve();
});
afterAll(() => server.close());

async function started(game: string, people: number, options?: Record<string, unknown>) {
	const match = await gather(server.url, { game, people, seats: people, ...(options ? { options } : {}) });
	await match.devices[0].must({ type: 'start', table: match.id });
	await Promise.all(
		match.devices.map((device) => until('the start', () => device.known(match.id).table.stage === 'playing')),
	);
	return match;
}

const viewOf = (device: Device, table: string) => device.known(table).table;
/** Waits until these screens know of a decision's entry. */
const untilKnown = (devices: readonly Device[], table: string, length: number) =>
	until(`entry ${length} is known`, () => devices.every((device) => viewOf(device, table).length >= length));
const decisionOf = (device: Device, table: string) => viewOf(device, table).decision ?? -1;

describe('simultaneous decisions', () => {
	test('a commitment can be withdrawn until the last one is in; others see that, never what', async () => {
		const { id, devices, spectator } = await started('sasquatch-snap', 4);
		const everybody = [...devices, spectator];
		const luck = luckOf(7);
		const [first, ...others] = devices.toSorted((a, b) => a.seatAt(id) - b.seatAt(id));
		const commit = async (device: Device) => {
			const move = randomMoveOf(device.known(id), device.seatAt(id), luck);
			const { n } = await device.must({ type: 'move', table: id, decision: decisionOf(device, id), move });
			await untilKnown(everybody, id, n ?? 0);
		};
		// Everybody who is asked decides until the question is one for all four.
		for (let i = 0; i < 40 && viewOf(first, id).toMove.length < 4; i++) {
			const [seat] = viewOf(first, id).toMove;
			await commit(devices.find((device) => device.seatAt(id) === seat) as Device);
		}
		expect(viewOf(first, id).toMove).toHaveLength(4);
		const before = decisionOf(others[0], id);
		await commit(first);
		expect(viewOf(spectator, id).toMove).not.toContain(first.seatAt(id));
		expect(viewOf(first, id).takeBack).toBe('withdraw');
		// What somebody else decided secretly does not change my question.
		expect(decisionOf(others[0], id)).toBe(before);
		const withdrawn = await first.must({ type: 'takeBack', table: id, decision: decisionOf(first, id) });
		await untilKnown(everybody, id, withdrawn.n ?? 0);
		expect(viewOf(spectator, id).toMove).toContain(first.seatAt(id));
		for (const device of [...others, first]) await commit(device);
		// Everything is revealed: from now on going back is for all to decide.
		const { length } = viewOf(first, id);
		await first.must({ type: 'takeBack', table: id, decision: decisionOf(first, id) });
		await until('the others are asked', () => viewOf(others[0], id).asking?.seat === first.seatAt(id));
		expect(viewOf(first, id).length).toBe(length);
		for (const device of everybody) device.close();
	});
});

describe('a late or doubled click', () => {
	test('never acts on the next question', async () => {
		const { id, devices, spectator } = await started('photograph', 2);
		const luck = luckOf(3);
		const asked = devices.find((device) => viewOf(device, id).toMove.includes(device.seatAt(id))) as Device;
		const decision = decisionOf(asked, id);
		const move = randomMoveOf(asked.known(id), asked.seatAt(id), luck);
		const { n: length = 0 } = await asked.must({ type: 'move', table: id, decision, move });
		await untilKnown([asked], id, length);
		const again = await asked.ask({ type: 'move', table: id, decision, move });
		expect(again).toMatchObject({ type: 'error', code: 'STALE_DECISION' });
		expect(viewOf(asked, id).length).toBe(length);
		for (const device of [...devices, spectator]) device.close();
	});

	test('the same request twice is done once and answered twice alike', async () => {
		const { id, devices, spectator } = await started('photograph', 2);
		const asked = devices.find((device) => viewOf(device, id).toMove.includes(device.seatAt(id))) as Device;
		const move = randomMoveOf(asked.known(id), asked.seatAt(id), luckOf(4));
		const text = JSON.stringify({ id: 'twice', type: 'move', table: id, decision: decisionOf(asked, id), move });
		asked.socket.send(text);
		asked.socket.send(text);
		const answers = () => asked.texts.filter((each) => each.includes('"twice"'));
		await until('both answers', () => answers().length === 2);
		expect(answers()[0]).toBe(answers()[1]);
		expect(JSON.parse(answers()[0])).toMatchObject({ type: 'ok', n: 1 });
		await untilKnown([spectator], id, 1);
		expect(viewOf(spectator, id).length).toBe(1);
		for (const device of [...devices, spectator]) device.close();
	});
});

describe('taking back', () => {
	test('beyond the barrier everybody has to agree', async () => {
		const { id, devices, spectator } = await started('photograph', 2);
		const luck = luckOf(9);
		for (let i = 0; i < 3; i++) {
			const asked = devices.find((device) => viewOf(device, id).toMove.includes(device.seatAt(id))) as Device;
			const move = randomMoveOf(asked.known(id), asked.seatAt(id), luck);
			const { n } = await asked.must({ type: 'move', table: id, decision: decisionOf(asked, id), move });
			await untilKnown([...devices, spectator], id, n ?? 0);
		}
		const asking = devices.find((device) => viewOf(device, id).takeBack === 'rewind') as Device;
		const other = devices.find((device) => device !== asking) as Device;
		await asking.must({ type: 'takeBack', table: id, decision: decisionOf(asking, id) });
		await until('the question arrives', () => viewOf(other, id).asking !== null);
		await other.must({ type: 'consent', table: id, agrees: false });
		await until('it is declined', () => viewOf(asking, id).asking === null);
		const { length } = viewOf(asking, id);
		await asking.must({ type: 'takeBack', table: id, decision: decisionOf(asking, id) });
		await until('the question arrives again', () => viewOf(other, id).asking !== null);
		await other.must({ type: 'consent', table: id, agrees: true });
		await until('the moves are gone', () => viewOf(spectator, id).length === length + 1);
		expect(spectator.known(id).history.at(-1)?.event).toMatchObject({ type: 'rewound', seat: asking.seatAt(id) });
		for (const device of [...devices, spectator]) device.close();
	});
});
