import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@shutterbox/catalogue';
import { isRealTime } from '@shutterbox/kernel';
import { gather, RandomPerson, untilFinished } from '@shutterbox/server/test/support/match';
import { PlanningPerson } from '@shutterbox/server/test/support/planner';
import { fastTime } from '@shutterbox/server/test/support/serve';
import { ServerProcess } from '@shutterbox/server/test/support/server-process';
import { SEATS } from './crowd.ts';
import { isUpdate } from './shutterbox.ts';
import { Tally } from './tally.ts';

/** So many times faster than on the wall, for the game against the hourglass. */
const SPEED = 20;
const LONGEST = 120_000;

/** Bytes of the messages of whole matches of four people, for every game. */
export async function sizes(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'shutterbox-sizes-'));
	const server = await ServerProcess.serving(folder, 0, { SPEED: String(SPEED) });
	const time = fastTime(SPEED);
	console.log('| game | updates | median bytes | p99 | all messages | median | p99 |');
	console.log('|---|---|---|---|---|---|---|');
	try {
		for (const { meta, ...game } of games) {
			const match = await gather(server.url, { game: meta.id, people: SEATS, seats: SEATS });
			const tally = new Tally();
			for (const device of match.devices) device.onText = (text) => tally.message(text, isUpdate(text));
			await match.devices[0].must({ type: 'start', table: match.id });
			const persons = match.devices.map((device, seed) =>
				isRealTime(game)
					? new PlanningPerson(device, match.id, { seed, time, bot: 'easy' })
					: // A socket may not send faster than this.
						new RandomPerson(device, match.id, { seed, when: (act) => setTimeout(act, 30) }),
			);
			await untilFinished(match, LONGEST);
			for (const person of persons) if ('stop' in person) person.stop();
			for (const device of [...match.devices, match.spectator]) device.close();
			const { update, message } = tally.summary;
			const [updates, messages] = tally.counts;
			console.log(
				`| ${meta.title} | ${updates} | ${update.median} | ${update.p99} | ${messages} | ${message.median} | ${message.p99} |`,
			);
		}
	} finally {
		await server.kill();
		rmSync(folder, { recursive: true, force: true });
	}
}
