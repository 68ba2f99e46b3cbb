import { setTimeout as pause } from 'node:timers/promises';
import { gameOf } from '@shutterbox/catalogue';
import { type AnyGame, isRecordProblem, verify } from '@shutterbox/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { homes } from '../support/homes.ts';
import { gather, type MatchPlan, type PlayedMatch, RandomPerson } from '../support/match.ts';
import { arrive, call, type Device, until } from '../support/player.ts';
import { type Served, serve } from '../support/serve.ts';

let server: Served;
afterEach(() => server.close());

/** The catalogue as it will be after so many changes of every game's rules. */
function laterRules(changes: () => number) {
	return (id: string): AnyGame | undefined => {
		const game = gameOf(id);
		return game && { ...game, meta: { ...game.meta, rulesVersion: game.meta.rulesVersion + changes() } };
	};
}

async function playToTheEnd(plan: Partial<MatchPlan> = {}): Promise<PlayedMatch> {
	const match = await gather(server.url, { game: 'snapshot', people: 2, seats: 2, ...plan });
	await match.devices[0].must({ type: 'start', table: match.id });
	for (const [i, device] of match.devices.entries()) new RandomPerson(device, match.id, { seed: i });
	await until('the end', () => match.devices.every((device) => device.known(match.id).table.stage === 'finished'));
	return match;
}

const recordOf = async ({ id, devices }: PlayedMatch) =>
	await call(server.url, devices[0].person, 'GET', `/api/tables/${id}/record`);

function isFine(record: unknown): unknown {
	const verified = verify(record as string, gameOf);
	return isRecordProblem(verified) ? verified : 'fine';
}

describe.each(await homes())('a finished match, kept in $kind,', (home) => {
	test('stays finished under later rules: outcome, breakdown, seed, record and results', async () => {
		let changes = 0;
		server = await serve(await home.settings(), { gameOf: laterRules(() => changes) });
		const match = await playToTheEnd();
		const [player] = match.devices;
		const before = player.known(match.id).table;
		const results = await call(server.url, player.person, 'GET', '/api/me/results');
		const record = await recordOf(match);
		expect(isFine(record.body)).toBe('fine');
		changes = 1;
		await server.restart();
		const { body } = await call(server.url, player.person, 'GET', `/api/tables/${match.id}`);
		const { outcome, breakdown, seed, length, rulesVersion } = before;
		expect(outcome).not.toBeNull();
		expect(body).toMatchObject({ stage: 'finished', outcome, breakdown, seed, length, rulesVersion, view: null });
		expect(await recordOf(match)).toEqual(record);
		expect(await call(server.url, player.person, 'GET', '/api/me/results')).toEqual(results);
		const { body: mine } = await call(server.url, player.person, 'GET', '/api/me/matches');
		expect(mine).toMatchObject([{ id: match.id, stage: 'finished', outcome }]);
		await player.connect(server.url);
		expect(player.known(match.id).table).toMatchObject({ stage: 'finished', outcome, breakdown, seed });
		expect(await player.ask({ type: 'rematch', table: match.id, agrees: true })).toMatchObject({ code: 'WRONG_STAGE' });
		for (const device of [...match.devices, match.spectator]) device.close();
	});

	test('of a time before records were kept has its record made at the start, while the rules still fit', async () => {
		let changes = 0;
		server = await serve(await home.settings(), { gameOf: laterRules(() => changes) });
		const match = await playToTheEnd();
		const record = await recordOf(match);
		await server.stop();
		const kept = async () => (await home.ask('SELECT table_id FROM finished_matches', server)).length;
		expect(await kept()).toBe(1);
		await home.ask('DELETE FROM finished_matches', server);
		await server.restart();
		while ((await kept()) !== 1) await pause(10);
		changes = 1;
		await server.restart();
		expect(await recordOf(match)).toEqual(record);
		for (const device of [...match.devices, match.spectator]) device.close();
	});

	test('is for its players alone where nobody may watch, and for the signed in where the table was not public', async () => {
		server = await serve(await home.settings());
		const [closed, open, shown] = [
			await playToTheEnd({ allowsSpectators: false }),
			await playToTheEnd(),
			await playToTheEnd({ isPublic: true }),
		];
		const stranger = await arrive(server.url);
		const status = async (match: PlayedMatch, person: Device['person'] | null) =>
			(await call(server.url, person, 'GET', `/api/tables/${match.id}/record`)).status;
		for (const { person } of closed.devices) expect(await status(closed, person)).toBe(200);
		expect(await status(closed, stranger)).toBe(404);
		expect(await status(closed, null)).toBe(404);
		expect(await status(open, stranger)).toBe(200);
		expect(await status(open, null)).toBe(404);
		expect(await status(shown, null)).toBe(200);
		for (const match of [closed, open, shown]) for (const device of [...match.devices, match.spectator]) device.close();
	});
});
