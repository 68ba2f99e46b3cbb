import { gameOf } from '@shutterbox/catalogue';
import { isRecordProblem, verify } from '@shutterbox/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gather, untilFinished } from '../support/match.ts';
import { PlanningPerson } from '../support/planner.ts';
import { call, until } from '../support/player.ts';
import { patientTime, type Served, serve } from '../support/serve.ts';

const time = patientTime(100);

let server: Served;
beforeAll(async () => {
	server = await serve({}, { time });
});
afterAll(() => server.close());

/** Everything a match of Photoshoot told its spectator. */
function toldTypes(history: readonly { event: { type: string } }[]): Set<string> {
	return new Set(history.map(({ event }) => event.type));
}

describe.concurrent('Photoshoot against the hourglass, over sockets', () => {
	for (const seats of [2, 3, 4, 5, 6])
		test(`with ${seats}: people and a bot play to the end, and the record verifies`, async () => {
			const options = { hourglassSec: 30 };
			const people = seats - 1;
			const match = await gather(server.url, { game: 'photoshoot', people, seats, options });
			const told = new Set<string>();
			match.spectator.onTable = (_, known, latest) => {
				for (const type of toldTypes(latest ?? known.history)) told.add(type);
			};
			await match.devices[0].must({ type: 'start', table: match.id, fill: 'easy' });
			const persons = match.devices.map(
				(device, i) => new PlanningPerson(device, match.id, { seed: 10 * seats + i, time, bot: 'easy' }),
			);
			await until('the first action', () => told.has('swapped'), 100_000);
			// Somebody drops out in the middle of a round and comes back.
			match.devices[0].cut();
			await match.devices[0].connect();
			await untilFinished(match, 220_000);
			for (const person of persons) person.stop();
			expect(told).toContain('timeUp');
			if (seats >= 4) {
				expect(told).toContain('stopped');
				expect(told).toContain('judged');
			}
			const record = await call(server.url, match.spectator.person, 'GET', `/api/tables/${match.id}/record`);
			const verified = verify(record.body as string, gameOf);
			expect(isRecordProblem(verified) ? verified : 'fine').toBe('fine');
			for (const device of [...match.devices, match.spectator]) device.close();
		});
});
