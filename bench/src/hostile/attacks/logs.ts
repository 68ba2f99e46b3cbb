import type { Ask } from '@shutterbox/protocol';
import { until } from '@shutterbox/server/test/support/player';
import { type Attack, sleep } from '../attack.ts';
import { burst } from '../burst.ts';
import { type Ground, moveOf, type Played, step } from '../ground.ts';
import { send } from '../http.ts';

/** The server puts tables away that nobody looks at every 30 seconds. */
const PUT_AWAY = 32_000;

export const takeBacks: Attack = {
	name: 'take-backs',
	about: 'a guest moves and takes back without end over six sockets, leaves, and has the table loaded again',
	unit: 'ms others wait while it is loaded',
	most: 100,
	isOfAll: true,
	seconds: 45,
	async run(ground) {
		const [person, partner] = await ground.guests(2);
		const played = await ground.match({ game: 'wildlife-park', people: [person, partner] });
		const pairs = await moveAndTakeBack(ground, played);
		const { length } = played.devices[0].known(played.id).table;
		ground.depart();
		await sleep(PUT_AWAY);
		return { got: await feltWhileLoading(ground, played.id), note: `${pairs} pairs, ${length} entries` };
	},
};

/** Whoever is asked goes to and fro, over the next socket whenever one may say no more, until nothing is granted any more. */
async function moveAndTakeBack(ground: Ground, { id, devices }: Played): Promise<number> {
	const [actor] = devices;
	const more = await Promise.all(Array.from({ length: 5 }, () => ground.device(actor.person)));
	const sockets = [actor, ...more];
	const end = performance.now() + 1000 * ground.seconds;
	let pairs = 0;
	let turn = 0;
	while (performance.now() < end) {
		const found = moveOf(actor, id);
		if (found === null || !(await insist({ type: 'move', table: id, ...found }))) break;
		const { decision, takeBack } = actor.known(id).table;
		if (decision === null || takeBack === null || takeBack === 'rewind') break;
		if (!(await insist({ type: 'takeBack', table: id, decision }))) break;
		pairs++;
	}
	return pairs;

	async function insist(request: Ask): Promise<boolean> {
		for (let tries = 0; tries < 100; tries++) {
			const answer = await sockets[turn++ % sockets.length].ask(request);
			if (answer.type === 'ok') {
				await until('what was done', () => actor.known(id).table.length >= (answer.n ?? 0));
				return true;
			}
			if (answer.code !== 'TOO_MANY') return false;
			await sleep(20);
		}
		return false;
	}
}

/** The longest anybody else is kept waiting while a stranger has a table loaded. */
async function feltWhileLoading(ground: Ground, table: string): Promise<number> {
	let isLoading = true;
	const loading = send(ground.url, { path: `/api/tables/${table}/record`, address: ground.address(1) })
		.catch(() => undefined)
		.finally(() => {
			isLoading = false;
		});
	let longest = 0;
	for (let i = 0; isLoading || i < 10; i++) {
		const begun = performance.now();
		await send(ground.url, { path: '/healthz', address: ground.address(2) }).catch(() => undefined);
		longest = Math.max(longest, performance.now() - begun);
	}
	await loading;
	return Math.round(longest);
}

export const records: Attack = {
	name: 'records',
	about: 'a stranger and a guest ask for the record of a match that is for its players',
	unit: 'records they got',
	most: 0,
	seconds: 1,
	async run(ground) {
		const people = await ground.guests(2);
		const terms = { options: {}, allowsSpectators: false };
		const played = await ground.match({ game: 'photograph', people, terms });
		const stage = () => played.devices[0].known(played.id).table.stage;
		while (stage() === 'playing') {
			await step(played);
			// As fast as a socket may be.
			await sleep(30);
		}
		let got = 0;
		for (const person of [null, await ground.guest(5)]) {
			const { status } = await ground.call(person, 'GET', `/api/tables/${played.id}/record`);
			if (status === 200) got++;
		}
		const own = await ground.call(people[0], 'GET', `/api/tables/${played.id}/record`);
		if (own.status !== 200) throw new Error(`its own players do not get the record: ${own.status} ${own.text}`);
		return { got, note: 'of 2; its players get it' };
	},
};

export const storm: Attack = {
	name: 'leave and return',
	about:
		'a guest leaves a match and returns all the time, over one new socket after another; each time a bot has to think',
	unit: 'thoughts under way or waiting, at most',
	most: 8,
	isOfAll: true,
	seconds: 10,
	async run(ground) {
		const people = await ground.guests(2);
		const { id } = await ground.match({ game: 'wildlife-park', people });
		const end = performance.now() + 1000 * ground.seconds;
		let most = 0;
		let done = 0;
		const looking = setInterval(async () => {
			const sent = { path: '/metrics', address: ground.address(3) };
			const { text } = await send(ground.url, sent).catch(() => ({ text: '' }));
			most = Math.max(most, Number(/^shutterbox_bots_thinking (\d+)/m.exec(text)?.[1] ?? 0));
		}, 1000);
		const requests = Array.from({ length: 54 }, (_, i): Ask => ({ type: i % 2 ? 'return' : 'leave', table: id }));
		await Promise.all(
			Array.from({ length: 3 }, async () => {
				while (performance.now() < end) done += await burst(ground, people[0], requests);
			}),
		);
		clearInterval(looking);
		return { got: most, note: `${done} requests done` };
	},
};
