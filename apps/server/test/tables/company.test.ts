import type { Messages } from '@shutterbox/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gather, type PlayedMatch, RandomPerson, untilFinished } from '../support/match.ts';
import { arrive, call, Device, until } from '../support/player.ts';
import { type Served, serve } from '../support/serve.ts';

let server: Served;
beforeAll(async () => {
	server = await serve();
});
afterAll(() => server.close());

const open = async (device: Device, body: Record<string, unknown> = {}) => {
	const request = { game: 'photograph', seats: 2, isPublic: true, terms: {}, ...body };
	const { body: reply } = await call(server.url, device.person, 'POST', '/api/tables', request);
	return (reply as { id: string }).id;
};
/** Waits until every screen shows the match. */
const allPlaying = ({ id, devices, spectator }: PlayedMatch) =>
	until('the start', () => [...devices, spectator].every((device) => device.known(id).table.stage === 'playing'));
const seatsOf = (device: Device, id: string) => device.known(id).table.seats;
const linesOf = (device: Device, id: string) =>
	device.heard.flatMap((message) => (message.type === 'chat' && message.table === id ? message.lines : []));

describe('the lobby', () => {
	test('shows public tables live: opened, joined, started; private ones never', async () => {
		const watcher = await Device.open(server.url);
		await watcher.must({ type: 'lobby', isOn: true });
		const host = await Device.open(server.url);
		const hidden = await open(host, { isPublic: false });
		const id = await open(host);
		const changes = () =>
			watcher.heard.filter((message): message is Messages['lobbyChange'] => message.type === 'lobbyChange');
		await until('the table is shown', () => changes().some((change) => change.id === id && change.table !== null));
		const guest = await Device.open(server.url);
		await guest.must({ type: 'sit', table: id });
		await until('both seats are taken', () =>
			changes().some(
				(change) => change.id === id && change.table?.seats.every(({ kind }) => kind === 'person') === true,
			),
		);
		await host.must({ type: 'start', table: id });
		await until('it is being played', () =>
			changes().some(({ table }) => table?.id === id && table.stage === 'playing'),
		);
		expect(changes().some((change) => change.id === hidden)).toBe(false);
		const { body } = await call(server.url, null, 'GET', '/api/tables');
		expect((body as { id: string }[]).map((table) => table.id)).toContain(id);
		for (const device of [watcher, host, guest]) device.close();
	});
});

describe('invitations', () => {
	test('open one reserved seat to whoever has them, and to nobody else', async () => {
		const host = await Device.open(server.url);
		const id = await open(host, { seats: 2, isPublic: false });
		await host.watch(id);
		const { invitation } = await host.must({ type: 'invite', table: id, seat: 1 });
		const stranger = await Device.open(server.url);
		expect(await stranger.ask({ type: 'sit', table: id })).toMatchObject({ code: 'TABLE_FULL' });
		expect(await stranger.ask({ type: 'sit', table: id, seat: 1 })).toMatchObject({ code: 'SEAT_TAKEN' });
		const wrong = 'A'.repeat(22);
		expect(await stranger.ask({ type: 'sit', table: id, invitation: wrong })).toMatchObject({ code: 'BAD_CODE' });
		const friend = await Device.open(server.url);
		await friend.must({ type: 'sit', table: id, invitation: invitation as string });
		await until('the friend sits', () => seatsOf(host, id)[1].who === friend.person.id);
		for (const device of [host, stranger, friend]) device.close();
	});
});

describe('people at a table', () => {
	test('somebody who blocked the host cannot sit down, nor the other way round', async () => {
		const host = await Device.open(server.url);
		const id = await open(host);
		const other = await Device.open(server.url);
		await call(server.url, host.person, 'PUT', `/api/me/blocks/${other.person.id}`, { kind: 'block' });
		expect(await other.ask({ type: 'sit', table: id })).toMatchObject({ code: 'BLOCKED' });
		for (const device of [host, other]) device.close();
	});

	test('leave in a match: a bot plays on; coming back takes the seat back', async () => {
		const match = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
		const [host, guest] = match.devices;
		await host.must({ type: 'start', table: match.id });
		await guest.must({ type: 'leave', table: match.id });
		await until('a bot plays', () => seatsOf(host, match.id)[guest.seatAt(match.id)].isPlayedByBot);
		await guest.must({ type: 'return', table: match.id });
		await until('the person is back', () => !seatsOf(host, match.id)[guest.seatAt(match.id)].isPlayedByBot);
		for (const device of [...match.devices, match.spectator]) device.close();
	});

	test('a rematch starts when everybody wants it, with another seat to begin', async () => {
		const match = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
		await match.devices[0].must({ type: 'start', table: match.id });
		for (const [i, device] of match.devices.entries()) new RandomPerson(device, match.id, { seed: i });
		await untilFinished(match);
		for (const device of match.devices) await device.must({ type: 'rematch', table: match.id, agrees: true });
		const next = () => match.spectator.known(match.id).table.rematch.table;
		await until('the next table', () => next() !== null);
		const id = next() as string;
		const { table } = await match.devices[0].watch(id);
		expect(table.stage).toBe('playing');
		expect(table.seats.map(({ who }) => who)).toEqual(
			seatsOf(match.spectator, match.id)
				.map(({ who }) => who)
				.toReversed(),
		);
		for (const device of [...match.devices, match.spectator]) device.close();
	});

	test('a rematch without waiting puts bots on the seats of those who say nothing', async () => {
		const match = await gather(server.url, { game: 'photograph', people: 3, seats: 3 });
		const [first, second] = match.devices;
		await first.must({ type: 'start', table: match.id });
		for (const [i, device] of match.devices.entries()) new RandomPerson(device, match.id, { seed: i });
		await untilFinished(match);
		await second.must({ type: 'rematch', table: match.id, agrees: true });
		await first.must({ type: 'rematchNow', table: match.id });
		const next = () => match.spectator.known(match.id).table.rematch.table;
		await until('the next table', () => next() !== null);
		const { table } = await first.watch(next() as string);
		expect(table.stage).toBe('playing');
		expect(table.seats.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'person', 'person']);
		for (const device of [...match.devices, match.spectator]) device.close();
	});

	test('a rematch with a seat left free waits for somebody to sit down', async () => {
		const match = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
		const [first, second] = match.devices;
		await first.must({ type: 'start', table: match.id });
		for (const [i, device] of match.devices.entries()) new RandomPerson(device, match.id, { seed: i });
		await untilFinished(match);
		const gone = seatsOf(match.spectator, match.id).findIndex(({ who }) => who === second.person.id);
		second.close();
		const isGone = () => !seatsOf(match.spectator, match.id)[gone].isPresent;
		await until('the second has gone', isGone);
		await first.must({ type: 'rematchSeat', table: match.id, seat: gone, bot: null });
		await first.must({ type: 'rematch', table: match.id, agrees: true });
		const next = () => match.spectator.known(match.id).table.rematch.table;
		await until('the next table', () => next() !== null);
		const { table } = await first.watch(next() as string);
		expect([table.stage, ...table.seats.map(({ kind }) => kind).toSorted()]).toEqual(['gathering', 'empty', 'person']);
		for (const device of [first, match.spectator]) device.close();
	});

	test('my matches: those that wait for me first; and I am told when that changes', async () => {
		const match = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
		const elsewhere = await Promise.all(match.devices.map(({ person }) => Device.open(server.url, person)));
		await match.devices[0].must({ type: 'start', table: match.id });
		await allPlaying(match);
		const waited = match.devices.filter((device) =>
			device.known(match.id).table.toMove.includes(device.seatAt(match.id)),
		);
		for (const device of match.devices) {
			const { body } = await call(server.url, device.person, 'GET', '/api/me/matches');
			expect(body).toMatchObject([{ id: match.id, stage: 'playing', isYourDecision: waited.includes(device) }]);
		}
		const isTold = ({ heard }: Device) =>
			heard.some((message) => message.type === 'decisions' && message.tables[0]?.table === match.id);
		const screensOf = ({ person }: Device) => elsewhere.filter((other) => other.person.id === person.id);
		await until('screens elsewhere are told', () => waited.flatMap(screensOf).every(isTold));
		// Who looks at the table sees it there, and has the list after that.
		for (const device of waited) {
			await device.must({ type: 'lobby', isOn: false });
			expect(isTold(device)).toBe(false);
			await device.client.unwatch(match.id);
			await until('the list comes', () => isTold(device));
		}
		for (const device of [...match.devices, ...elsewhere, match.spectator]) device.close();
	});

	test('somebody without a seat may not watch where that is not allowed', async () => {
		const host = await Device.open(server.url);
		const id = await open(host, {
			terms: { allowsSpectators: false },
			bots: ['easy'],
			start: true,
		});
		const stranger = await Device.open(server.url);
		expect(await stranger.client.watch(id)).toMatchObject({ code: 'NOT_FOUND' });
		expect(await stranger.ask({ type: 'chat', table: id, text: 'boo' })).toMatchObject({ code: 'NOT_FOUND' });
		const { status } = await call(server.url, stranger.person, 'GET', `/api/tables/${id}`);
		expect(status).toBe(404);
		for (const device of [host, stranger]) device.close();
	});

	test('a deleted account leaves an anonymous seat, and the match goes on', async () => {
		const match = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
		const [host, guest] = match.devices;
		await host.must({ type: 'start', table: match.id });
		expect((await call(server.url, guest.person, 'DELETE', '/api/me')).status).toBe(204);
		await until('the seat is anonymous', () => seatsOf(host, match.id).some(({ name }) => name === 'Former player'));
		expect(JSON.stringify(host.known(match.id).table)).not.toContain(guest.person.id);
		new RandomPerson(host, match.id, { seed: 1 });
		await untilFinished(match);
		const { body } = await call(server.url, match.spectator.person, 'GET', `/api/tables/${match.id}/record`);
		expect(body).not.toContain(guest.person.name);
		for (const device of [host, match.spectator]) device.close();
	});

	test('rated matches between people change both ratings and the leaderboard', async () => {
		const host = await Device.open(server.url);
		const id = await open(host, { isPublic: false, terms: { isRated: true } });
		await host.watch(id);
		const guest = await Device.open(server.url, await arrive(server.url));
		await guest.watch(id);
		await guest.must({ type: 'sit', table: id });
		expect(await host.ask({ type: 'start', table: id })).toMatchObject({ type: 'ok' });
		for (const [i, device] of [host, guest].entries()) new RandomPerson(device, id, { seed: 20 + i });
		await until('the end', () => host.known(id).table.stage === 'finished', 60_000);
		const { body: leaders } = await call(server.url, null, 'GET', '/api/leaderboards/photograph');
		expect((leaders as { id: string }[]).map((leader) => leader.id).sort()).toEqual(
			[host.person.id, guest.person.id].sort(),
		);
		const { body: results } = await call(server.url, guest.person, 'GET', '/api/me/results');
		expect(results).toMatchObject([{ table: id, game: 'photograph', isRated: true, hasBots: false }]);
		for (const device of [host, guest]) device.close();
	});
});

describe('chat', () => {
	test('reaches everybody at the table, in order, after a reload too; not those who mute the speaker', async () => {
		const match = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
		const [host, guest] = match.devices;
		await host.must({ type: 'chat', table: match.id, text: 'hello' });
		await guest.must({ type: 'react', table: match.id, reaction: 'nice' });
		await until('both lines', () => linesOf(match.spectator, match.id).length === 2);
		expect(linesOf(match.spectator, match.id)).toMatchObject([
			{ text: 'hello', kind: 'text', who: host.person.id, seat: 0 },
			{ text: 'nice', kind: 'reaction', who: guest.person.id, seat: 1 },
		]);
		await call(server.url, guest.person, 'PUT', `/api/me/blocks/${host.person.id}`, { kind: 'mute' });
		await host.must({ type: 'chat', table: match.id, text: 'are you there' });
		await until('the spectator hears it', () => linesOf(match.spectator, match.id).length === 3);
		expect(linesOf(guest, match.id).map(({ text }) => text)).not.toContain('are you there');
		const again = await Device.open(server.url, match.spectator.person);
		await again.watch(match.id);
		await until('the lines come back', () => linesOf(again, match.id).length === 3);
		for (const device of [...match.devices, match.spectator, again]) device.close();
	});

	test('[PST-53] photographers talk at their own risk, and read what others write after the round', async () => {
		const match = await gather(server.url, { game: 'photoshoot', people: 4, seats: 4 });
		await match.devices[0].must({ type: 'start', table: match.id });
		await allPlaying(match);
		const view = () => match.spectator.known(match.id).table.view as { phase: string; startTeam: number };
		const photographers = match.devices.filter((device) => device.seatAt(match.id) % 2 === view().startTeam);
		const [control] = match.devices.filter((device) => !photographers.includes(device));
		const everybody = [...match.devices, match.spectator];
		for (let i = 0; i < 20 && view().phase !== 'running'; i++) {
			for (const device of match.devices)
				for (const type of ['ready', 'flip']) {
					const { decision } = device.known(match.id).table;
					const answer = await device.ask({ type: 'move', table: match.id, decision: decision ?? 0, move: { type } });
					if (answer.type === 'ok')
						await until('everybody knows', () =>
							everybody.every((each) => each.known(match.id).table.length >= (answer.n ?? 0)),
						);
				}
		}
		expect(view().phase).toBe('running');
		await control.must({ type: 'chat', table: match.id, text: 'left, left' });
		await photographers[0].must({ type: 'chat', table: match.id, text: 'psst' });
		await until('control reads both', () => linesOf(control, match.id).length === 2);
		await until('the other photographer reads one', () => linesOf(photographers[1], match.id).length === 1);
		expect(linesOf(photographers[1], match.id)[0].text).toBe('psst');
		await until('the spectator hears of the talk', () =>
			match.spectator.known(match.id).history.some(({ event }) => event.type === 'talked'),
		);
		for (const device of everybody) device.close();
	});
});
