import type { Ask } from '@shutterbox/protocol';
import { type Person, until } from '@shutterbox/server/test/support/player';
import { sleep, TurnedAway } from './attack.ts';
import type { Ground } from './ground.ts';

/** Milliseconds a socket is waited for before it is given up for the next. */
const LONGEST = 1_500;
/** A sender who is only ever refused gains nothing by hurrying; neither does this machine. Milliseconds. */
const IN_VAIN = 300;

/** Says everything at once over a new socket, and leaves; how much of it was done. */
export async function burst(ground: Ground, person: Person, requests: readonly Ask[]): Promise<number> {
	const device = await ground.device(person).catch((error) => {
		if (error instanceof TurnedAway) return null;
		throw error;
	});
	let done = 0;
	if (device !== null) {
		const asking = requests.map(async (request) => {
			const answer = await device.ask(request);
			if (answer.type === 'ok') done++;
		});
		const isClosed = until('its end', () => device.closed !== null, LONGEST).catch(() => undefined);
		await Promise.race([Promise.all(asking), isClosed, sleep(LONGEST)]);
		device.cut();
	}
	if (done === 0) await sleep(IN_VAIN);
	return done;
}
