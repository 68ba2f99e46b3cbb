import { once } from 'node:events';
import type { Ask } from '@shutterbox/protocol';
import { type Attack, sleep } from '../attack.ts';
import { burst } from '../burst.ts';
import { keptAlive, send, upgradeHead, wire } from '../http.ts';

/** A masked ping with as much in it as a ping may have. */
const PING = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 'p')]);
const PINGS = Buffer.concat(Array(500).fill(PING));
/** The machine is not to suffer more than the server. */
const TOO_LARGE = 1_500;

export const pings: Attack = {
	name: 'pings',
	about: 'a guest sends pings and never reads the answers',
	unit: 'MB more in memory',
	most: 100,
	seconds: 8,
	async run(ground) {
		const { cookie } = await ground.guest();
		const before = ground.resident();
		const end = performance.now() + 1000 * ground.seconds;
		let most = before;
		let sent = 0;
		while (performance.now() < end && most < TOO_LARGE) {
			const socket = await wire(ground.url, ground.address()).catch(() => null);
			if (socket === null) break;
			socket.on('error', () => undefined);
			socket.write(upgradeHead(ground.url, '/ws', { Origin: ground.url, Cookie: cookie }));
			// One read for the answer to the upgrade, then none.
			await Promise.race([once(socket, 'data').catch(() => undefined), sleep(1000)]);
			socket.pause();
			while (performance.now() < end && !socket.destroyed && most < TOO_LARGE) {
				sent += 500;
				await Promise.race([new Promise((resolve) => socket.write(PINGS, resolve)), sleep(100)]);
				if (sent % 50_000 === 0) most = Math.max(most, ground.resident());
				if (socket.writableLength > 4_000_000) break;
			}
			most = Math.max(most, ground.resident());
			socket.destroy();
			await sleep(50);
		}
		return { got: Math.round(most - before), note: `${before.toFixed(0)} → ${most.toFixed(0)} MB, ${sent} pings` };
	},
};

export const chatFlood: Attack = {
	name: 'chat flood',
	about: 'four guests flood the chat of a stranger’s table, each over one new socket after another',
	unit: 'lines a second at the table',
	most: 10,
	seconds: 8,
	async run(ground) {
		const host = await ground.guest(9, 3);
		const table = await ground.open({ game: 'photograph', people: [host], seats: 4, isPublic: true });
		const begun = performance.now();
		const end = begun + 1000 * ground.seconds;
		const flooders = await Promise.all([0, 1, 2, 3].map((i) => ground.guest(i, i % 2)));
		const lines = Array.from(
			{ length: 55 },
			(_, i): Ask => ({ type: 'chat', table, text: `${i} ${'spam '.repeat(90)}` }),
		);
		const accepted = await Promise.all(
			flooders.map(async (person) => {
				let count = 0;
				while (performance.now() < end) count += await burst(ground, person, lines);
				return count;
			}),
		);
		const all = accepted.reduce((sum, count) => sum + count, 0);
		return { got: Math.round((1000 * all) / (performance.now() - begun)), note: `${all} lines` };
	},
};

export const metricsHammer: Attack = {
	name: 'metrics',
	about: 'a stranger asks for /metrics over eight connections as fast as it goes',
	unit: 'answers a second',
	most: 25,
	seconds: 8,
	async run(ground) {
		const agent = keptAlive(8);
		const begun = performance.now();
		const end = begun + 1000 * ground.seconds;
		let answers = 0;
		let refused = 0;
		await Promise.all(
			Array.from({ length: 8 }, async () => {
				while (performance.now() < end) {
					const sent = { path: '/metrics', address: ground.address(), agent };
					const { status } = await send(ground.url, sent).catch(() => ({ status: 0 }));
					if (status === 200) answers++;
					else {
						refused++;
						await sleep(20);
					}
				}
			}),
		);
		agent.destroy();
		return { got: Math.round((1000 * answers) / (performance.now() - begun)), note: `${refused} refused` };
	},
};

export const watchHammer: Attack = {
	name: 'watches',
	about: 'a guest begins to watch the same table again and again, over ten sockets, new ones again and again',
	unit: 'whole tables sent a second',
	most: 10,
	seconds: 8,
	async run(ground) {
		const { id } = await ground.match({ game: 'wildlife-park', people: [await ground.guest(1)], seats: 4 });
		const watcher = await ground.guest(2);
		const requests = Array.from({ length: 55 }, (): Ask => ({ type: 'watch', table: id }));
		const begun = performance.now();
		const end = begun + 1000 * ground.seconds;
		const sent = await Promise.all(
			Array.from({ length: 10 }, async () => {
				let count = 0;
				while (performance.now() < end) count += await burst(ground, watcher, requests);
				return count;
			}),
		);
		const all = sent.reduce((sum, count) => sum + count, 0);
		return { got: Math.round((1000 * all) / (performance.now() - begun)), note: `${all} in all` };
	},
};
