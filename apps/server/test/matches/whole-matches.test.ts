import { gameOf, games } from '@shutterbox/catalogue';
import { isRealTime, isRecordProblem, verify } from '@shutterbox/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gather, RandomPerson, untilFinished } from '../support/match.ts';
import { call } from '../support/player.ts';
import { type Served, serve } from '../support/serve.ts';

let server: Served;
beforeAll(async () => {
	server = await serve();
});
afterAll(() => server.close());

describe.concurrent('whole matches over sockets', () => {
	for (const game of games.filter((each) => !isRealTime(each)))
		for (const seats of game.meta.seats) {
			test(`${game.meta.title} with ${seats}: people and bots, and a record that verifies`, async () => {
				const people = Math.max(1, seats - 1);
				const match = await gather(server.url, { game: game.meta.id, people, seats });
				await match.devices[0].must({ type: 'start', table: match.id, fill: 'easy' });
				const persons = match.devices.map((device, i) => new RandomPerson(device, match.id, { seed: 100 * seats + i }));
				await untilFinished(match, 200_000);
				for (const device of [...match.devices, match.spectator]) {
					const { outcome, seed } = device.known(match.id).table;
					expect(outcome).toEqual(match.spectator.known(match.id).table.outcome);
					expect(seed).toMatch(/^[0-9a-f]{64}$/);
					device.close();
				}
				const record = await call(server.url, match.spectator.person, 'GET', `/api/tables/${match.id}/record`);
				const verified = verify(record.body as string, gameOf);
				expect(isRecordProblem(verified) ? verified : 'fine').toBe('fine');
				expect(persons.every(({ moves }) => moves > 0)).toBe(true);
			});
		}
});
