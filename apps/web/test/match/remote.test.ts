import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { signInBy, withPasskey } from '../../../server/test/support/passkey.ts';
import { call } from '../../../server/test/support/player.ts';
import { type Served, serve } from '../../../server/test/support/serve.ts';
import { RemoteMatch } from '../../src/match/remote.ts';
import { backoff } from '../../src/server/backoff.ts';
import { Page, until } from './page.ts';

let server: Served;
const pages: Page[] = [];
const owners: string[] = [];
const page = (url = server.url) => {
	const opened = new Page(url);
	pages.push(opened);
	return opened;
};
beforeAll(async () => {
	server = await serve({ contact: 'mailto:host@example.org', owners });
});
afterEach(() => {
	for (const open of pages.splice(0)) open.close();
});
afterAll(() => server.close());

/** Two people at a table of Photograph that has begun. */
async function twoAtTheTable() {
	const [ann, ben] = [page(), page()];
	await ann.signIn();
	const id = await ann.openTable('photograph', 2);
	const [hers, his] = [ann.match(id), ben.match(id)];
	await until('both look at the table', () => hers.known.value !== null && his.known.value !== null);
	expect(await his.send({ type: 'sit' })).toMatchObject({ ok: true });
	expect(await hers.send({ type: 'start' })).toMatchObject({ ok: true });
	await until('the match begins', () => his.known.value?.table.stage === 'playing' && his.link.value === 'live');
	const mover = hers.known.value?.table.toMove[0] === hers.known.value?.viewer ? ann : ben;
	return { id, ann, ben, hers, his, mover, other: mover === ann ? ben : ann };
}

describe('a match on a server', () => {
	test('shows everybody what was done, once it is done for good', async () => {
		const { mover, other, id } = await twoAtTheTable();
		const [mine, theirs] = [mover.match(id), other.match(id)];
		await until('both know', () => mine.known.value !== null && theirs.known.value !== null);
		const sent = await mine.send({ type: 'move', move: mover.moveFor(mine) });
		expect(sent).toEqual({ ok: true, n: 1 });
		expect(mine.known.value?.table.length).toBe(1);
		await until('the other hears of it', () => theirs.known.value?.table.length === 1);
		expect(theirs.known.value?.latest.length).toBeGreaterThan(0);
	});

	test('has the time of the match, which begins when everybody sits, however long people have gathered', async () => {
		const host = page();
		await host.signIn();
		const match = host.match(await host.openTable('photoshoot', 2));
		await until('it is known', () => match.known.value !== null);
		const gathered = performance.now();
		await new Promise((resolve) => setTimeout(resolve, 700));
		expect(await match.send({ type: 'seatBot', seat: 1, bot: 'easy' })).toMatchObject({ ok: true });
		const begun = performance.now();
		expect(begun - gathered).toBeGreaterThan(600);
		expect(await match.send({ type: 'start' })).toMatchObject({ ok: true });
		await until('the match begins', () => match.known.value?.table.stage === 'playing');
		// Both clocks tell whole milliseconds.
		expect(match.now()).toBeLessThanOrEqual(performance.now() - begun + 1);
	});

	test('takes one intent at a time; talking does not count', async () => {
		const { mover, id } = await twoAtTheTable();
		const match = mover.match(id);
		await until('it is known', () => match.known.value !== null);
		const first = match.send({ type: 'move', move: mover.moveFor(match) });
		expect(match.isSending.value).toBe(true);
		expect(await match.send({ type: 'takeBack' })).toMatchObject({ refusal: { code: 'IN_FLIGHT' } });
		expect(await match.send({ type: 'chat', text: 'one moment' })).toMatchObject({ ok: true });
		expect(await first).toMatchObject({ ok: true });
		expect(match.isSending.value).toBe(false);
		await until('the line is heard', () => match.chat.value.some(({ text }) => text === 'one moment'));
	});

	test('does what is decided in quick succession while people gather, one after the other', async () => {
		const host = page();
		await host.signIn();
		const match = host.match(await host.openTable('sasquatch-snap', 4));
		await until('it is known', () => match.known.value !== null);
		const sent = [1, 2, 3].map((seat) => match.send({ type: 'seatBot', seat, bot: 'greedy' }));
		expect(await Promise.all(sent)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
		expect(match.isSending.value).toBe(false);
		await until(
			'all are seated',
			() => match.known.value?.table.seats.slice(1).every(({ kind }) => kind === 'bot') === true,
		);
	});

	test('hears whether people without a seat may talk, and lets the host decide', async () => {
		const { id, hers, his } = await twoAtTheTable();
		const watched = page().match(id);
		await until('the visitor looks', () => watched.known.value !== null);
		expect(await watched.send({ type: 'chat', text: 'from the side' })).toMatchObject({ ok: true });
		expect(await his.send({ type: 'spectatorsMayTalk', isOn: false })).toMatchObject({ refusal: { code: 'NOT_HOST' } });
		expect(await hers.send({ type: 'spectatorsMayTalk', isOn: false })).toMatchObject({ ok: true });
		await until('the visitor hears of it', () => !watched.spectatorsMayTalk.value);
		expect(await watched.send({ type: 'chat', text: 'from the side' })).toMatchObject({
			refusal: { code: 'CHAT_CLOSED' },
		});
		expect(await his.send({ type: 'chat', text: 'at the table' })).toMatchObject({ ok: true });
	});

	test('says that a name cannot be had, and why a line is not passed on', async () => {
		const { ann, hers } = await twoAtTheTable();
		for (const name of ['Ann\u202e', 'random', '\u200b'])
			expect(await ann.ask('rename', { body: { name } }), name).toMatchObject({ problem: { field: 'name' } });
		expect(await hers.send({ type: 'chat', text: 'abc\u202edef' })).toMatchObject({ refusal: { code: 'BAD_TEXT' } });
	});

	test('waits with its news while somebody presses; what a lost socket told is told again by the next', async () => {
		const { mover, other, id } = await twoAtTheTable();
		const [mine, theirs] = [mover.match(id), other.match(id)];
		await until('both know', () => mine.known.value !== null && theirs.known.value !== null);
		const waiting: (() => void)[] = [];
		other.pressing = waiting;
		await mine.send({ type: 'move', move: mover.moveFor(mine) });
		await until('the news is there', () => waiting.length > 0);
		expect(theirs.known.value?.table.length).toBe(0);
		other.setOnline(false);
		for (const deed of waiting.splice(0)) deed();
		expect(theirs.known.value?.table.length).toBe(0);
		other.pressing = null;
		other.setOnline(true);
		await until('it is told again', () => theirs.known.value?.table.length === 1);
	});

	test('tells the rule that forbids a move, and nothing has changed', async () => {
		const { mover, id } = await twoAtTheTable();
		const match = mover.match(id);
		await until('it is known', () => match.known.value !== null);
		const sent = await match.send({ type: 'move', move: { type: 'wind', from: 0, to: 1 } });
		expect(sent).toMatchObject({ ok: false, refusal: { rule: expect.stringMatching(/^PHO-/) } });
		expect(match.known.value?.table.length).toBe(0);
	});

	test('is gone where there is no such table', async () => {
		const match = page().match('no-such-table');
		await until('it is gone', () => match.link.value === 'gone');
		expect(match.known.value).toBe(null);
	});

	test('goes on after the server was restarted; a move sent meanwhile is done once', async () => {
		const { mover, other, id } = await twoAtTheTable();
		const [mine, theirs] = [mover.match(id), other.match(id)];
		await until('both know', () => mine.known.value !== null && theirs.known.value !== null);
		const restarted = server.restart();
		await until('the connection is lost', () => mine.link.value === 'lost');
		const move = mine.send({ type: 'move', move: mover.moveFor(mine) });
		await restarted;
		expect(await move).toEqual({ ok: true, n: 1 });
		expect(mine.link.value).toBe('live');
		await until('the other hears of it', () => theirs.link.value === 'live' && theirs.known.value?.table.length === 1);
	});

	test('waits without a net, and is there again as soon as the net is', async () => {
		const { mover, id } = await twoAtTheTable();
		const match = mover.match(id);
		await until('it is known', () => match.known.value !== null);
		mover.setOnline(false);
		expect(mover.connection.state.value).toBe('offline');
		expect(match.link.value).toBe('lost');
		mover.setOnline(true);
		await until('it is live again', () => match.link.value === 'live');
		expect(mover.connection.state.value).toBe('open');
	});

	test('is watched by somebody without a seat, who sees no hand', async () => {
		const { id, hers } = await twoAtTheTable();
		const watcher = page().match(id);
		await until('it is known', () => watcher.known.value !== null);
		expect(watcher.known.value?.viewer).toBe('spectator');
		expect(watcher.known.value?.table.decision).toBe(null);
		expect(watcher.known.value?.table.view).not.toEqual(hers.known.value?.table.view);
		expect(await watcher.send({ type: 'takeBack' })).toMatchObject({ refusal: { code: 'STALE_DECISION' } });
	});

	test('an invited seat is for the person with the invitation', async () => {
		const [ann, ben] = [page(), page()];
		await ann.signIn();
		const id = await ann.openTable('photograph', 2);
		const [hers, his] = [ann.match(id), ben.match(id)];
		await until('both look', () => hers.known.value !== null && his.known.value !== null);
		const sent = await hers.send({ type: 'invite', seat: 1 });
		expect(sent).toMatchObject({ ok: true, invitation: expect.any(String) });
		expect(await his.send({ type: 'sit', seat: 1 })).toMatchObject({ refusal: { code: 'SEAT_TAKEN' } });
		const invitation = 'invitation' in sent ? (sent.invitation ?? '') : '';
		expect(await his.send({ type: 'sit', invitation })).toMatchObject({ ok: true });
		await until('he has a seat', () => his.known.value?.viewer === 1);
	});
});

test('the lobby is told and kept up to date', async () => {
	const [host, visitor] = [page(), page()];
	await host.signIn();
	const ids = new Set<string>();
	visitor.connection.start();
	visitor.connection.followLobby((message) => {
		if (message.type === 'lobby') for (const { id } of message.tables) ids.add(id);
		if (message.type === 'lobbyChange' && message.table) ids.add(message.id);
	});
	await until('the visitor is in', () => visitor.connection.state.value === 'open');
	const id = await host.openTable('snapshot', 3, true);
	await until('the table is told', () => ids.has(id));
});

test('what the owner takes away goes from the page, and who is banned hears so and asks no more', async () => {
	const { ann, ben, hers, his } = await twoAtTheTable();
	const address = server.url.replace('127.0.0.1', 'localhost');
	const { person, key } = await withPasskey(address);
	owners.push(person.id);
	const owner = await signInBy(address, key);
	const deed = (kind: string, on: string, more: object = {}) =>
		call(server.url, owner, 'POST', '/api/owner/deeds', { kind, on, why: '', ...more });
	for (const text of ['hello', 'unspeakable'])
		expect(await his.send({ type: 'chat', text })).toMatchObject({ ok: true });
	await until('both lines', () => hers.chat.value.length === 2 && his.chat.value.length === 2);
	const line = hers.chat.value[1].id;
	await ann.ask('report', { body: { table: hers.table, line, reason: 'insult', words: '' } });
	const desk = (await call(server.url, owner, 'GET', '/api/owner')).body as { reports: { id: string }[] };
	await deed('removeLine', desk.reports[0].id);
	await until('it to be gone', () => [hers, his].every(({ chat }) => chat.value.length === 1));
	const who = ben.connection.me.value?.id ?? '';
	await deed('removeName', who);
	await until('the other name', () => /^Guest \d{4}$/.test(hers.chat.value[0].name));
	expect(hers.chat.value.map(({ text }) => text)).toEqual(['hello']);
	await deed('ban', who, { days: 1 });
	await until('to be banned', () => ben.connection.state.value === 'banned');
	const { attempts } = ben;
	ben.connection.tryNow();
	ben.setOnline(true);
	expect([ben.connection.state.value, ben.attempts]).toEqual(['banned', attempts]);
	expect(await ben.ask('me')).toMatchObject({ problem: { code: 'BANNED', facts: { until: expect.any(Number) } } });
});

test('a server of another version makes the page say so, and no more attempts are made', async () => {
	const foreign = new WebSocketServer({ port: 0, host: '127.0.0.1' });
	await new Promise((resolve) => foreign.once('listening', resolve));
	let sockets = 0;
	foreign.on('connection', (socket) => {
		sockets++;
		socket.on('message', (data) => {
			const { id } = JSON.parse(String(data));
			socket.send(JSON.stringify({ type: 'error', id, code: 'VERSION' }));
			socket.close(4406, 'VERSION');
		});
	});
	const { port } = foreign.address() as { port: number };
	const old = page(`http://127.0.0.1:${port}`);
	old.isKnownHere = true;
	new RemoteMatch(old.connection, 'some-table');
	await until('it is outdated', () => old.connection.state.value === 'outdated');
	old.connection.tryNow();
	await new Promise((resolve) => setTimeout(resolve, 700));
	expect(old.connection.state.value).toBe('outdated');
	expect(sockets).toBe(1);
	foreign.close();
});

test('nobody at the address: the page waits longer each time, and never as long as another page', () => {
	expect([0, 1, 2, 3].map((attempt) => backoff(attempt, 0))).toEqual([250, 500, 1000, 2000]);
	expect(backoff(0, 0.99)).toBeGreaterThan(backoff(0, 0));
	expect(backoff(40, 0.999)).toBeLessThanOrEqual(20_000);
});

test('a server that is not there is tried again by itself', async () => {
	const lonely = page('http://127.0.0.1:9');
	const match = lonely.match('some-table');
	await until('it waits', () => lonely.connection.state.value === 'waiting');
	expect(match.link.value).toBe('opening');
	await until('it tries again', () => lonely.attempts >= 2);
});
