import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Ask } from '@shutterbox/protocol';
import { type Attack, sleep, TurnedAway } from '../attack.ts';
import { type Ground, granted, patiently, step } from '../ground.ts';
import { send } from '../http.ts';

const SESSIONS = 6;
const EACH = 12;

export const abandonedTables: Attack = {
	name: 'abandoned tables',
	about: `${SESSIONS} guests open ${EACH} public tables each and leave them`,
	unit: 'empty tables in the lobby',
	most: 0,
	seconds: 1,
	async run(ground) {
		const guests = await ground.guests(SESSIONS);
		let opened = 0;
		for (const guest of guests) {
			const device = await ground.device(guest);
			for (let i = 0; i < EACH; i++) {
				const people = [guest];
				const table = await ground.open({ game: 'photograph', people, seats: 2, isPublic: true }).catch((error) => {
					if (error instanceof TurnedAway) return null;
					throw error;
				});
				if (table === null) break;
				opened++;
				await patiently(device, { type: 'leave', table });
			}
			device.close();
		}
		if (opened === 0) throw new TurnedAway('no table could be opened');
		await sleep(500);
		const { text } = await ground.call(null, 'GET', '/api/tables');
		const tables = JSON.parse(text) as readonly { seats?: readonly { kind: string }[] }[];
		const empty = tables.filter(({ seats }) => Array.isArray(seats) && seats.every(({ kind }) => kind === 'empty'));
		return { got: empty.length, note: `${opened} opened` };
	},
};

export const deletions: Attack = {
	name: 'deletions at once',
	about: 'everybody at four tables deletes their account at the same moment',
	unit: 'traces of them',
	most: 0,
	seconds: 1,
	async run(ground) {
		let [ids, names, undone] = [0, 0, 0];
		// Whose deletions meet is a matter of chance.
		for (let round = 0; round < 4; round++) {
			const left = await vanish(ground, round);
			ids += left.ids;
			names += left.names;
			undone += left.undone;
		}
		const note = `${ids} rows with an id, ${names} with a name, ${undone} of 16 accounts not deleted`;
		return { got: ids + names + undone, note };
	},
};

/** Four people who play with each other at four tables are gone together; what is left of them. */
async function vanish(ground: Ground, round: number): Promise<{ ids: number; names: number; undone: number }> {
	const people = await ground.guests(4, round);
	const names = people.map((_, i) => `Vanishing Person ${i} ${Math.floor(performance.now()) % 10_000}`);
	for (const [i, person] of people.entries()) await ground.call(person, 'PATCH', '/api/me', { name: names[i] });
	for (let i = 0; i < people.length; i++) {
		const played = await ground.match({ game: 'photograph', people: [...people.slice(i), ...people.slice(0, i)] });
		for (let move = 0; move < 2; move++) await step(played);
		await granted(played.devices[0], { type: 'chat', table: played.id, text: 'goodbye' });
	}
	const replies = await Promise.all(people.map((person) => ground.call(person, 'DELETE', '/api/me')));
	ground.depart();
	ground.forget();
	await sleep(1000);
	return {
		ids: tracesOf(
			ground,
			people.map(({ id }) => id),
		),
		names: tracesOf(ground, names),
		undone: replies.filter(({ status }) => status !== 204).length,
	};
}

/** Rows of the database that hold one of these words, whatever its tables are. */
function tracesOf({ folder }: Ground, words: readonly string[]): number {
	const database = new DatabaseSync(join(folder, 'shutterbox.sqlite'), { readOnly: true });
	try {
		const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
		const rows = tables.flatMap(({ name }) => database.prepare(`SELECT * FROM "${name}"`).all());
		return rows.filter((row) => words.some((word) => JSON.stringify(row).includes(word))).length;
	} finally {
		database.close();
	}
}

/** Turns the text around, ends it, or hides in it. */
const UNSEEN = ['\u202e', '\u2066', '\u200f', '\u0007', '\u001b[31m', '\u2028', '\u200b\u202d'];

export const disguises: Attack = {
	name: 'disguises',
	about: 'names and words that turn text around, names of others and of bots, refusals that echo 15 KB',
	unit: 'of these let through',
	most: 0,
	seconds: 1,
	async run(ground) {
		const [host, guest] = await ground.guests(2);
		const through: string[] = [];
		const rename = async (name: string, what: string) => {
			const { status, text } = await ground.call(guest, 'PATCH', '/api/me', { name });
			if (status === 429) throw new TurnedAway(text);
			if (status === 200) through.push(what);
		};
		for (const unseen of UNSEEN.slice(0, 3)) await rename(`Ann${unseen}`, 'name');
		const { devices, id } = await ground.match({ game: 'photograph', people: [host, guest], seats: 3 });
		const [, device] = devices;
		for (const unseen of UNSEEN) {
			const answer = await patiently(device, { type: 'chat', table: id, text: `a${unseen}b` });
			if (answer.type === 'ok') through.push(`chat U+${unseen.charCodeAt(0).toString(16).padStart(4, '0')}`);
		}
		let longest = 0;
		device.onText = (text) => {
			if (text.startsWith('{"type":"error"')) longest = Math.max(longest, text.length);
		};
		const long = 'y'.repeat(15_000);
		for (const move of [{ type: long }, { type: 'pick', [long]: 1 }])
			await patiently(device, { type: 'move', table: id, decision: 0, move });
		await patiently(device, { type: 'unwatch', table: id, [long]: true } as Ask);
		const terms = { options: { [long]: true } };
		const body = { game: 'photograph', seats: 2, isPublic: false, terms };
		longest = Math.max(longest, (await ground.call(guest, 'POST', '/api/tables', body)).text.length);
		if (longest > 1000) through.push(`an echo of ${longest} characters`);
		ground.depart();
		for (const name of [host.name, 'greedy']) {
			await ground.call(guest, 'PATCH', '/api/me', { name });
			if (await sitsAs(ground, host, guest, name))
				through.push(`the name of ${name === 'greedy' ? 'a bot' : 'another'}`);
		}
		await ground.call(guest, 'PATCH', '/api/me', { name: 'Plain Guest' });
		return { got: through.length, note: [...new Set(through)].join(', ') || 'nothing' };
	},
};

type Guest = Awaited<ReturnType<Ground['guest']>>;

/** Whether the guest sits beside the host under this very name. */
async function sitsAs(ground: Ground, host: Guest, guest: Guest, name: string): Promise<boolean> {
	const table = await ground.open({ game: 'photograph', people: [host], seats: 3 });
	const [owner, device] = [await ground.device(host), await ground.device(guest)];
	for (const each of [owner, device]) await granted(each, { type: 'watch', table });
	await patiently(owner, { type: 'seatBot', table, seat: 2, bot: 'greedy' });
	await patiently(device, { type: 'sit', table });
	await sleep(100);
	const { seats } = owner.known(table).table;
	await patiently(owner, { type: 'close', table });
	ground.depart();
	return seats.filter((seat) => seat.who !== null && seat.name === name).length > (name === host.name ? 1 : 0);
}

export const openFolder: Attack = {
	name: 'open folder',
	about: 'another user of the machine reads the data folder',
	unit: 'files and folders others may read',
	most: 0,
	seconds: 1,
	async run(ground) {
		const { folder } = ground;
		await send(ground.url, { path: '/readyz', address: ground.address() });
		const files = readdirSync(folder).map((file) => join(folder, file));
		const open = [folder, ...files].filter((file) => (statSync(file).mode & 0o077) !== 0);
		return { got: open.length, note: `of ${files.length + 1}` };
	},
};
