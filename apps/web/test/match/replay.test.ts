import { gameOf, games } from '@shutterbox/catalogue';
import {
	type AnyGame,
	FastChance,
	isRecordProblem,
	isRefusal,
	Match,
	type RecordProblem,
	seatsOf,
} from '@shutterbox/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { checksOf, timelineOf } from '../../src/local/checks.ts';
import { ReplayMatch } from '../../src/match/replay.ts';
import { Desk, ManualTime, solo } from './world.ts';

async function recordOf(game: string, seats: number): Promise<string> {
	const desk = new Desk();
	const table = desk.host.open(solo(game, seats));
	if ('refused' in table) throw new Error(table.refused);
	desk.host.follow(0);
	await desk.playOut(0);
	return desk.host.record() ?? '';
}

function gameNamed(id: string): AnyGame {
	const game = gameOf(id);
	if (game === undefined) throw new Error(`no game ${id}`);
	return game;
}

function watched(text: string, time = new ManualTime()): ReplayMatch {
	const match = ReplayMatch.open(text, gameOf, { after: time.after, isBot: (name) => name === 'random' });
	if (isRecordProblem(match)) throw new Error(match.reason);
	return match;
}

const records = new Map<string, string>();
beforeAll(async () => {
	for (const { meta } of games) records.set(meta.id, await recordOf(meta.id, Math.max(2, meta.seats[0])));
});
const photograph = () => records.get('photograph') ?? '';

describe.each(games.map(({ meta }) => meta.id))('a record of %s', (id) => {
	test('is watched entry by entry to the outcome it ends with', () => {
		const match = watched(records.get(id) ?? '');
		for (let n = 0; n <= match.length; n++) {
			match.seek(n);
			expect(match.known.value.table.length).toBe(n);
		}
		expect(match.known.value.table.outcome).toEqual(match.record.ending?.outcome);
	});

	test('gives the same position forwards and backwards', () => {
		const match = watched(records.get(id) ?? '');
		const middle = Math.floor(match.length / 2);
		match.seek(middle);
		const there = match.known.value.table.view;
		match.seek(match.length);
		match.seek(middle);
		expect(match.known.value.table.view).toEqual(there);
	});

	test('holds in all its claims, and its last scores are the outcome’s', () => {
		const text = records.get(id) ?? '';
		expect(checksOf(text, null, gameOf).map(({ result }) => result)).toEqual(Array(5).fill('held'));
		const timeline = timelineOf(text, 0, gameOf);
		if (isRecordProblem(timeline)) throw new Error(timeline.reason);
		expect(timeline.scores.at(-1)).toEqual(timeline.outcome?.scores);
		const match = watched(text);
		match.look.value = 0;
		expect(timeline.told, 'all of it, however long').toEqual(match.events());
	});
});

test('moves that were made for somebody are marked', () => {
	const match = Match.start(gameNamed('photograph'), {
		seats: ['Ann', 'Bo'],
		options: {},
		luck: { kind: 'fast', seed: '1'.repeat(32), salts: [null, null] },
		created: 0,
	});
	if (isRefusal(match)) throw new Error(match.code);
	const chance = new FastChance([1, 2, 3, 4]);
	while (match.outcome() === null) {
		const [seat] = seatsOf(match.game.toMove(match.state));
		match.submit(seat, match.game.randomMove(match.state, seat, chance), 0, match.length === 1 ? 'clock' : undefined);
	}
	const marks = watched(match.record())
		.events()
		.filter(({ event }) => event.type === 'movedAutomatically');
	expect(marks).toEqual([
		{ n: 2, at: 0, event: { type: 'movedAutomatically', seat: expect.any(Number), by: 'clock' } },
	]);
});

test('a seat’s look hides the other hands, the open look shows them', () => {
	const match = watched(photograph());
	match.seek(3);
	match.look.value = 0;
	const own = JSON.stringify(match.known.value.table.view);
	match.look.value = 'open';
	expect(JSON.stringify(match.known.value.table.view)).not.toBe(own);
	expect(match.known.value.viewer).toBe('spectator');
});

test('only a step forward has something to show moving', () => {
	const match = watched(photograph());
	match.seek(4);
	expect(match.known.value.latest).toEqual([]);
	match.seek(5);
	expect(match.known.value.latest.every(({ n }) => n === 5)).toBe(true);
	expect(match.known.value.latest.length).toBeGreaterThan(0);
	match.seek(4);
	expect(match.known.value.latest).toEqual([]);
});

test('running goes on at its speed and stops at the end', () => {
	const time = new ManualTime();
	const match = watched(photograph(), time);
	match.isRunning.value = true;
	time.pass(1_200);
	expect(match.cursor.value).toBe(1);
	match.speed.value = 4;
	time.pass(1_200);
	expect(match.cursor.value).toBe(5);
	time.pass(300 * match.length);
	expect(match.cursor.value).toBe(match.length);
	expect(match.isRunning.value).toBe(false);
	expect(time.waiting).toEqual([]);
});

test('a broken record is named by line and reason', () => {
	const lines = photograph().split('\n');
	const changed = lines.with(4, lines[4].replace('"type"', '"typo"')).join('\n');
	const broken = ReplayMatch.open(changed, gameOf, { after: () => () => undefined, isBot: () => false });
	expect(broken).toMatchObject({ line: 5, field: 'hash' } satisfies Partial<RecordProblem>);
	const open = (text: string) => ReplayMatch.open(text, gameOf, { after: () => () => undefined, isBot: () => false });
	expect(open('')).toMatchObject({ line: 1, reason: 'the record is empty' });
	expect(open('hello\n')).toMatchObject({ line: 1, reason: 'not JSON' });
	expect(open(photograph().slice(0, -20))).toMatchObject({ reason: expect.stringContaining('cut off') });
});

test('a record with another commitment than the published one fails there and is checked no further', () => {
	const checks = checksOf(photograph(), 'f'.repeat(64), gameOf);
	expect(checks.map(({ result }) => result)).toEqual(['held', 'failed', 'not reached', 'not reached', 'not reached']);
});

test('a record of other rules fails in nothing: what only those rules can tell is not reached', () => {
	const newer = (id: string) => {
		const game = gameNamed(id);
		return { ...game, meta: { ...game.meta, rulesVersion: game.meta.rulesVersion + 1 } };
	};
	const checks = checksOf(photograph(), null, newer);
	expect(checks.map(({ result }) => result)).toEqual(['held', 'held', 'held', 'not reached', 'not reached']);
	expect(checks[3].problem?.field).toBe('rulesVersion');
});

test('playing on from a moment keeps what the seat knew and deals the rest anew', async () => {
	const match = watched(photograph());
	const n = Math.floor(match.length / 2);
	match.seek(n);
	match.look.value = 0;
	const knew = match.known.value.table.view;

	const desk = new Desk();
	const opened = desk.host.branch({ record: photograph(), n, seat: 0, name: 'Ann' });
	expect(opened).toMatchObject({ people: [0], isBranch: true });
	desk.host.follow(0);
	expect(desk.table.view).toEqual(knew);
	expect(desk.host.record()).toBe(null);
	await desk.playOut(0);
	expect(desk.table.stage).toBe('finished');
});

test('a match that was played on from a moment survives a reload', async () => {
	const desk = new Desk();
	const opened = desk.host.branch({ record: photograph(), n: 6, seat: 0, name: 'Ann' });
	if (!('table' in opened)) throw new Error('not opened');
	desk.host.follow(0);
	for (let i = 0; i < 4; i++) {
		if (desk.table.toMove.includes(0)) await desk.move(0, `m${i}`);
		else desk.time.pass(800);
	}
	await desk.host.command(0, { type: 'takeBack', request: 'none', decision: -1 });
	const again = new Desk(desk.time, desk.store);
	expect(await again.host.resume(opened.table)).toMatchObject({ isBranch: true });
	again.host.follow(0);
	expect(again.table.view).toEqual(desk.table.view);
});

test('nothing goes on from the end of a match, nor in the middle of an hourglass', () => {
	const desk = new Desk();
	const end = watched(photograph()).length;
	expect(desk.host.branch({ record: photograph(), n: end, seat: 0, name: 'Ann' })).toMatchObject({
		reason: 'the match is over at this point',
	});
	const hourglass = records.get('photoshoot') ?? '';
	expect(desk.host.branch({ record: hourglass, n: 1, seat: 0, name: 'Ann' })).toMatchObject({
		reason: expect.stringContaining('hourglass'),
	});
});
