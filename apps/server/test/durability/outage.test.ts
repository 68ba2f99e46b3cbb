import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '@shutterbox/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { gather, type PlayedMatch, RandomPerson } from '../support/match.ts';
import { call, until } from '../support/player.ts';
import { Postgres } from '../support/postgres.ts';
import { type Served, serve } from '../support/serve.ts';
import { readArchive } from './archive.ts';

const postgres = await Postgres.start();

/** Milliseconds a person thinks. */
const THOUGHT = 15;

describe.skipIf(postgres === null)('when the database goes away', () => {
	let server: Served;
	afterEach(() => server.close());

	/** Two people and two bots; everything the people were told is kept to be held against the log. */
	async function playing(acknowledged: { actor: number; request: string; n: number }[], refused: string[]) {
		server = await serve({ database: (await postgres?.database()) ?? '', botPause: 20 });
		const match = await gather(server.url, { game: 'photograph', people: 2, seats: 4 });
		await match.devices[0].must({ type: 'start', table: match.id, fill: 'easy' });
		const note = (actor: number) => (_: unknown, answer: Answer) => {
			if (answer.type === 'error') refused.push(answer.code);
			else acknowledged.push({ actor, request: String(answer.id), n: answer.n ?? 0 });
		};
		for (const [seed, device] of match.devices.entries())
			new RandomPerson(device, match.id, { seed, when: (act) => setTimeout(act, THOUGHT), onAnswer: note(seed) });
		return match;
	}

	const isOver = ({ id, devices, spectator }: PlayedMatch) =>
		[...devices, spectator].every((device) => device.client.known(id)?.table.stage === 'finished');

	async function checkLog(
		{ id, devices, spectator }: PlayedMatch,
		acknowledged: readonly { actor: number; request: string; n: number }[],
	) {
		const archive = readArchive(server.data, server.database);
		const log = await archive.log(id);
		archive.close();
		expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => i + 1));
		const requests = log.filter(({ request }) => request !== null).map(({ actor, request }) => `${actor} ${request}`);
		expect(new Set(requests).size).toBe(requests.length);
		for (const { actor, request, n } of acknowledged) expect(log[n - 1]).toMatchObject({ actor, request });
		for (const device of [...devices, spectator]) {
			expect(device.known(id).table.length).toBe(log.length);
			device.close();
		}
	}

	test('for a moment, in whatever way, everybody plays on and nothing that was answered is lost', async () => {
		const acknowledged: { actor: number; request: string; n: number }[] = [];
		const refused: string[] = [];
		const match = await playing(acknowledged, refused);
		for (const signal of ['SIGINT', 'SIGKILL', 'SIGINT'] as const) {
			const before = acknowledged.length;
			await until('some moves', () => acknowledged.length >= before + 5 || isOver(match));
			expect(isOver(match)).toBe(false);
			await postgres?.stop(signal);
			await postgres?.resume();
		}
		await until('the end of the match', () => isOver(match));
		await checkLog(match, acknowledged);
		expect(refused.filter((code) => code === 'BROKEN')).toEqual([]);
	});

	test('for long, nothing is acknowledged and nothing told; who asks is told so, and all go on when it is back', async () => {
		const acknowledged: { actor: number; request: string; n: number }[] = [];
		const refused: string[] = [];
		const match = await playing(acknowledged, refused);
		await until('some moves', () => acknowledged.length >= 5);
		await postgres?.stop('SIGKILL');
		const gone = performance.now();
		// What was kept before may still be on its way to its people.
		await pause(200);
		const [answered, shown] = [acknowledged.length, match.spectator.known(match.id).n];
		await until('somebody hears of it', () => refused.length > 0);
		expect(performance.now() - gone).toBeGreaterThan(4_000);
		expect(performance.now() - gone).toBeLessThan(30_000);
		expect(new Set(refused)).toEqual(new Set(['BUSY']));
		const visitor = match.devices[0].person;
		expect(await call(server.url, visitor, 'GET', '/api/me')).toMatchObject({ status: 503, body: { code: 'BUSY' } });
		expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
		expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
		expect(acknowledged).toHaveLength(answered);
		expect(match.spectator.known(match.id).n).toBe(shown);
		await postgres?.resume();
		await until('the end of the match', () => isOver(match));
		expect(acknowledged.length).toBeGreaterThan(answered);
		await checkLog(match, acknowledged);
		expect(refused.filter((code) => code === 'BROKEN')).toEqual([]);
	});
});
