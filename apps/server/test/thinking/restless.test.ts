import { afterAll, beforeAll, expect, test } from 'vitest';
import { gather } from '../support/match.ts';
import { call, Device, until } from '../support/player.ts';
import { fastTime, type Served, serve } from '../support/serve.ts';

let server: Served;
beforeAll(async () => {
	// A seat is kept for a while for whoever left it.
	server = await serve({}, { time: fastTime(20) });
});
afterAll(() => server.close());

async function thinking(): Promise<number> {
	const { body } = await call(server.url, null, 'GET', '/metrics');
	return Number(/^\S*bots_thinking (\d+)$/m.exec(body as string)?.[1]);
}

test('somebody who leaves and returns a thousand times does not keep the bots of another table waiting', async () => {
	const restless = await gather(server.url, { game: 'wildlife-park', people: 2, seats: 2 });
	const [host] = restless.devices;
	await host.must({ type: 'start', table: restless.id });
	const flicker = Promise.all(
		Array.from({ length: 1000 }).flatMap(() =>
			restless.devices.flatMap((device) => [
				device.ask({ type: 'leave', table: restless.id }),
				device.ask({ type: 'return', table: restless.id }),
			]),
		),
	);
	let most = 0;
	const looking = (async () => {
		for (let isOver = false; !isOver; ) {
			most = Math.max(most, await thinking());
			isOver = await Promise.race([
				flicker.then(() => true),
				new Promise<false>((resolve) => setTimeout(resolve, 5, false)),
			]);
		}
	})();
	const honest = await Device.open(server.url);
	const request = { game: 'photograph', seats: 2, isPublic: false, terms: {}, bots: ['easy'], start: true };
	const { body } = await call(server.url, honest.person, 'POST', '/api/tables', request);
	const { id } = body as { id: string };
	await honest.watch(id);
	await honest.must({ type: 'leave', table: id });
	await until('bots have played on', () => honest.known(id).table.length > 20);
	await looking;
	// Both seats of one table and one of the other.
	expect(most).toBeLessThanOrEqual(3);
	for (const device of [...restless.devices, restless.spectator, honest]) device.close();
});
