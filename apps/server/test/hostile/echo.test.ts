import { ENDPOINTS, REQUESTS } from '@shutterbox/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ECHO_MAX } from '../../src/echo.ts';
import { gather, type PlayedMatch } from '../support/match.ts';
import { call, type Device } from '../support/player.ts';
import { type Served, serve } from '../support/serve.ts';

let server: Served;
let match: PlayedMatch;
beforeAll(async () => {
	server = await serve();
	match = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
});
afterAll(async () => {
	for (const device of [...match.devices, match.spectator]) device.close();
	await server.close();
});

const LONG = '\u{1f98a}'.repeat(1_500);
/** What was sent, wherever it comes back. */
const echoed = (text: string) => (text.match(/\ud83e|\\ud83e/g) ?? []).length * 2;

/** Long things in every place of a value that has one. */
function poisoned(value: unknown): unknown[] {
	if (typeof value !== 'object' || value === null)
		return [LONG, [LONG], { [LONG]: LONG }, Array(500).fill('\u{1f98a}')];
	const variants = Object.entries(value).flatMap(([name, part]) =>
		poisoned(part).map((bad) => (Array.isArray(value) ? [bad] : { ...value, [name]: bad })),
	);
	return Array.isArray(value) ? variants : [...variants, { ...value, [LONG.slice(0, 800)]: 1 }];
}

test('no refusal on the socket says back more than a little of what was sent', async () => {
	const [device] = match.devices;
	const { id: table } = match;
	const right: Record<string, object> = {
		hello: { version: 1 },
		watch: { table, stream: 's', n: 3 },
		sit: { table, seat: 2 },
		configure: { table, terms: { options: { missedShot: true }, pace: { kind: 'live', turn: 1, bank: 1 } }, seats: 3 },
		seatBot: { table, seat: 1, bot: 'easy' },
		salt: { table, salt: 'pepper' },
		start: { table, fill: 'easy' },
		move: { table, decision: 0, move: { type: 'pick', row: 0, side: 'left', count: 1 } },
		order: { table, order: { type: 'x' } },
		chat: { table, text: 'x' },
		react: { table, reaction: 'nice' },
	};
	let longest = 0;
	for (const type of Object.keys(REQUESTS))
		for (const fields of poisoned(right[type] ?? { table })) {
			const answer = await ask(device, { type, ...(fields as object) });
			longest = Math.max(longest, echoed(answer));
			expect(answer.length).toBeLessThan(1_000);
		}
	expect(longest).toBeLessThanOrEqual(ECHO_MAX);
});

test('no refusal over HTTP does', async () => {
	const bodies: Record<string, object> = {
		rename: { name: 'Otter' },
		addPasskey: { challenge: 'c', label: 'Desk', response: { id: 'x' } },
		login: { challenge: 'c', response: { id: 'x' } },
		useLink: { code: 'c'.repeat(22) },
		block: { kind: 'mute' },
		subscribePush: { endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } },
		unsubscribePush: { endpoint: 'https://push.example/1' },
		setWebhook: { url: 'https://hooks.example' },
		openTable: { game: 'photograph', seats: 2, isPublic: true, terms: { options: { a: 1 } }, bots: ['easy'] },
	};
	const { person } = match.devices[1];
	let longest = 0;
	for (const [name, { method, path }] of Object.entries(ENDPOINTS)) {
		if (name === 'deleteMe' || name === 'signOut') continue;
		const place = path.replace(/:\w+/g, encodeURIComponent(LONG.slice(0, 200)));
		const asked = name in bodies ? poisoned(bodies[name]) : [undefined];
		for (const body of asked)
			for (const address of [place, `${place}?${encodeURIComponent(LONG.slice(0, 400))}=1`]) {
				const { status, body: answer } = await call(server.url, person, method, address, body);
				const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
				if (status >= 400) longest = Math.max(longest, echoed(text));
			}
	}
	expect(longest).toBeLessThanOrEqual(ECHO_MAX);
});

/** The answer as it was written. */
async function ask(device: Device, request: object): Promise<string> {
	return await new Promise((resolve) => {
		device.onText = (text) => {
			if (/^\{"type":"(?:error|ok)"/.test(text)) resolve(text);
		};
		device.socket.send(JSON.stringify({ id: 'echo', ...request }));
	});
}
