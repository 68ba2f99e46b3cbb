import { gameOf, games } from '@shutterbox/catalogue';
import { type AnyGame, isRealTime, isRecordProblem, verify } from '@shutterbox/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { gather, type PlayedMatch, RandomPerson, untilFinished } from '../support/match.ts';
import { call, Device, until } from '../support/player.ts';
import { type Served, serve } from '../support/serve.ts';

let server: Served;
afterEach(() => server.close());

const TURN_BASED = games.filter((game) => !isRealTime(game));

describe('matches that are interrupted', () => {
	for (const game of TURN_BASED)
		test(`${game.meta.title}: a screen that drops out in every phase knows in the end what others know`, async () => {
			server = await serve();
			const [shown, cutAt] = [new Set<string>(), new Set<string>()];
			const missed = () => [...shown].filter((phase) => phase !== 'over' && !cutAt.has(phase));
			// A phase that passes while the screen is away cannot be cut in: such a phase is waited for in another match.
			for (let matches = 0; matches === 0 || (matches < 10 && missed().length > 0); matches++)
				await playWithCuts(game, shown, cutAt);
			expect(missed()).toEqual([]);
		});

	test('a restart in the middle of a match of each game: everybody goes on where they were', async () => {
		server = await serve();
		const matches: { match: PlayedMatch; persons: RandomPerson[] }[] = [];
		for (const game of TURN_BASED) {
			const seats = Math.max(...game.meta.seats.filter((n) => n <= 4));
			const match = await gather(server.url, { game: game.meta.id, people: 2, seats });
			await match.devices[0].must({ type: 'start', table: match.id, fill: 'easy' });
			matches.push({
				match,
				persons: match.devices.map((device, i) => new RandomPerson(device, match.id, { seed: i })),
			});
		}
		const devices = matches.flatMap(({ match }) => [...match.devices, match.spectator]);
		for (let restarts = 0; restarts < 3; restarts++) {
			const lengths = matches.map(({ match }) => match.spectator.known(match.id).table.length);
			await until('a move of every match that goes on', () =>
				matches.every(({ match }, i) => {
					const { stage, length } = match.spectator.known(match.id).table;
					return stage === 'finished' || length > lengths[i];
				}),
			);
			await server.restart();
			await Promise.all(devices.map((device) => device.connect(server.url)));
		}
		for (const { match } of matches) {
			await untilFinished(match);
			const record = await call(server.url, match.spectator.person, 'GET', `/api/tables/${match.id}/record`);
			const verified = verify(record.body as string, gameOf);
			expect(isRecordProblem(verified) ? verified : 'fine').toBe('fine');
		}
		for (const device of devices) device.close();
	});

	test('a screen is told that the server stops, and by which code', async () => {
		server = await serve();
		const device = await Device.open(server.url);
		await server.restart();
		await until('the goodbye', () => device.closed !== null);
		expect(device.heard).toContainEqual({ type: 'bye', code: 'STOPPING' });
		expect(device.closed).toEqual({ code: 1012, reason: 'STOPPING' });
	});
});

/** Plays a match whose second screen drops out once in every phase it has not been cut in yet. */
async function playWithCuts(game: AnyGame, shown: Set<string>, cutAt: Set<string>): Promise<void> {
	const seats = Math.max(...game.meta.seats.filter((n) => n <= 4));
	const match = await gather(server.url, { game: game.meta.id, people: 2, seats });
	const [steady, shaky] = match.devices;
	await steady.must({ type: 'start', table: match.id, fill: 'easy' });
	const persons = [new RandomPerson(steady, match.id, { seed: 1 }), new RandomPerson(shaky, match.id, { seed: 2 })];
	let isCutting = false;
	const phaseOf = (device: Device) => (device.known(match.id).table.view as { phase: string }).phase;
	const cutWhereNew = async () => {
		if (isCutting || shaky.known(match.id).table.stage !== 'playing' || cutAt.has(phaseOf(shaky))) return;
		isCutting = true;
		cutAt.add(phaseOf(shaky));
		shaky.cut();
		await shaky.connect();
		isCutting = false;
		await cutWhereNew();
	};
	match.spectator.onTable = () => shown.add(phaseOf(match.spectator));
	const act = shaky.onTable;
	shaky.onTable = (...told) => {
		act(...told);
		void cutWhereNew();
	};
	void cutWhereNew();
	await untilFinished(match);
	await until('the last reconnect', () => !isCutting);
	await until('the shaky screen sees the end', () => shaky.known(match.id).table.stage === 'finished');
	expect(persons.every(({ moves }) => moves > 0)).toBe(true);
	// A second screen of the same person begins from nothing and knows the same.
	const second = await Device.open(server.url, shaky.person);
	const fresh = await second.watch(match.id);
	expect(shaky.known(match.id).table).toEqual({ ...fresh.table, seats: shaky.known(match.id).table.seats });
	for (const device of [...match.devices, match.spectator, second]) device.close();
}
