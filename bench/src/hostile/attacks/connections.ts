import type { Socket } from 'node:net';
import { type Attack, sleep } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { head, send, upgradeHead, wire } from '../http.ts';

/** When a connection is reset: so far into the request, or so long after it. */
const TIMINGS: readonly ((socket: Socket, text: string) => Promise<void>)[] = [
	async () => undefined,
	async (socket, text) => void socket.write(text.slice(0, text.length / 2)),
	async (socket, text) => void socket.write(text),
	...[1, 3, 10].map((milliseconds) => async (socket: Socket, text: string) => {
		socket.write(text);
		await sleep(milliseconds);
	}),
	async (socket, text) => {
		const answered = new Promise((resolve) => socket.once('data', resolve));
		socket.write(text);
		await Promise.race([answered, sleep(200)]);
	},
];

function kindsOf(url: string, cookie: string): readonly string[] {
	const Host = new URL(url).host;
	return [
		upgradeHead(url, '/ws'),
		upgradeHead(url, '/elsewhere'),
		upgradeHead(url, '/ws', { Origin: 'https://evil.example' }),
		upgradeHead(url, '/ws', { Origin: url, Cookie: cookie }),
		head('GET /api/games', { Host }),
		`${head('POST /api/session', { Host, 'Content-Type': 'application/json', 'Content-Length': '2' })}{`,
		'this is not HTTP\r\n\r\n',
	];
}

export const resets: Attack = {
	name: 'resets',
	about: 'a stranger resets connections: 7 kinds of request, 7 moments, by turns',
	unit: 'ends of the server',
	most: 0,
	seconds: 6,
	async run(ground) {
		const { cookie } = await ground.guest();
		const end = performance.now() + 1000 * ground.seconds;
		let ends = 0;
		let rounds = 0;
		for (; performance.now() < end; rounds++) {
			for (const text of kindsOf(ground.url, cookie)) {
				for (const wait of TIMINGS) await reset(ground, text, wait).catch(() => undefined);
				if (await ground.isUp()) continue;
				ends++;
				while (!(await ground.isUp())) await sleep(100);
			}
		}
		return { got: ends, note: `${rounds} rounds of 49 resets` };
	},
};

async function reset(ground: Ground, text: string, wait: (typeof TIMINGS)[number]): Promise<void> {
	const socket = await wire(ground.url, ground.address());
	socket.on('error', () => undefined);
	await wait(socket, text);
	socket.resetAndDestroy();
}

const HELD = 150;

export const slowBodies: Attack = {
	name: 'slow bodies',
	about: `a stranger holds ${HELD} connections by bodies of one byte a second`,
	unit: 'connections still held at the end',
	most: 0,
	seconds: 40,
	async run(ground) {
		const about = { Host: new URL(ground.url).host, 'Content-Type': 'application/json', 'Content-Length': '60000' };
		const sockets: Socket[] = [];
		for (let i = 0; i < HELD; i++) {
			const socket = await wire(ground.url, ground.address(i % 3)).catch(() => null);
			if (socket === null) continue;
			socket.on('error', () => undefined);
			// What is not read keeps its end from being noticed.
			socket.resume();
			socket.write(head('POST /api/session', about));
			sockets.push(socket);
		}
		for (let second = 0; second < ground.seconds; second++) {
			await sleep(1000);
			for (const socket of sockets) if (!socket.destroyed && socket.writable) socket.write(' ');
		}
		const held = sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;
		for (const socket of sockets) socket.destroy();
		return { got: held, note: `of ${sockets.length}, after ${ground.seconds} s` };
	},
};

const TARGETS = ['//[', 'http://[', '/%', '*', '//', '/ws%', '/\\', '///ws', 'http://', '?', '/ws#', '//@:'];

export const oddTargets: Attack = {
	name: 'odd targets',
	about: `a stranger asks for sockets at ${TARGETS.length} addresses that are none`,
	unit: 'answered as a fault of the server (5xx)',
	most: 0,
	seconds: 1,
	async run(ground) {
		let faults = 0;
		for (const target of TARGETS) {
			const socket = await wire(ground.url, ground.address());
			const heard = new Promise<string>((resolve) => {
				socket.once('data', (data) => resolve(String(data)));
				socket.once('close', () => resolve(''));
				socket.once('error', () => resolve(''));
			});
			socket.write(upgradeHead(ground.url, target));
			const answer = await Promise.race([heard, sleep(3000).then(() => '')]);
			if (/^HTTP\/1\.1 5/.test(answer)) faults++;
			socket.destroy();
		}
		return { got: faults };
	},
};

const PATHS = ['/', '/api/games', '/api/tables', '/api/me', '/metrics', '/api/push/key'];
const HOSTS = ['evil.example', 'rebound.attacker.test:8484'];

export const foreignHosts: Attack = {
	name: 'foreign hosts',
	about: 'a page of another site points its own name at the server and reads',
	unit: 'answers it could read',
	most: 0,
	seconds: 1,
	async run(ground) {
		let read = 0;
		for (const path of PATHS)
			for (const host of HOSTS) {
				const { status } = await send(ground.url, { path, address: ground.address(), headers: { host } });
				// 403 and 421 say that the name is wrong; everything else is an answer to the question.
				if (status !== 403 && status !== 421 && status !== 400 && status !== 429) read++;
			}
		return { got: read, note: `of ${PATHS.length * HOSTS.length}` };
	},
};
