import { gameOf } from '@shutterbox/catalogue';
import { type AnyGame, isRecordProblem, parseRecord } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { type Command, Table } from '../src/index.ts';
import { TestHost } from './host.ts';

const photograph = gameOf('photograph') as AnyGame;
const snapshot = gameOf('snapshot') as AnyGame;
/** Has a player for one strength alone. */
const { learned: _, ...unlearned } = snapshot;
const forBeginners: AnyGame = { ...unlearned, policies: { easy: snapshot.policies.beginner } };

function code(host: TestHost, who: string, command: Command): string | null {
	const before = JSON.stringify(host.table.save());
	const result = host.as(who, command);
	if (result.ok) return null;
	expect(JSON.stringify(host.table.save())).toBe(before);
	return result.refusal.code;
}

/** Seats that somebody has stood up from, by the names of the others. */
function gathered(game: AnyGame, people: readonly string[], free: number): TestHost {
	const host = new TestHost({ game, people, bots: new Array(free).fill('random') });
	for (let seat = people.length; seat < people.length + free; seat++) host.as(people[0], { type: 'clearSeat', seat });
	return host;
}

const seated = (host: TestHost) => host.client('spectator').seats.map(({ name }) => name);

describe('sitting down', () => {
	test('a photographer sits once; on the same seat again changes nothing', () => {
		const host = gathered(snapshot, ['ann'], 3);
		expect(code(host, 'ann', { type: 'seatBot', seat: 1, bot: 'noor' })).toBeNull();
		const again = host.as('ann', { type: 'seatBot', seat: 2, bot: 'noor' });
		expect(again).toMatchObject({ ok: false, refusal: { code: 'BOT_SEATED', facts: { seat: 1 } } });
		expect(code(host, 'ann', { type: 'seatBot', seat: 1, bot: 'noor' })).toBeNull();
		expect(code(host, 'ann', { type: 'seatBot', seat: 1, bot: 'zoya' })).toBeNull();
		expect(code(host, 'ann', { type: 'seatBot', seat: 2, bot: 'noor' })).toBeNull();
		expect(host.client(0).seats[2]).toMatchObject({ kind: 'bot', bot: 'noor', isReady: true });
	});

	test('who has no policy for their strength does not play, and the refusal says who does', () => {
		const host = gathered(forBeginners, ['ann'], 1);
		const refused = host.as('ann', { type: 'seatBot', seat: 1, bot: 'noor' });
		const bots = ['zoya', 'bruno', 'kofi', 'margot'];
		expect(refused).toMatchObject({ ok: false, refusal: { code: 'BAD_BOT', facts: { bots } } });
	});

	test('a person keeps the name of a photographer, but not the id by which records know them', () => {
		const host = gathered(snapshot, ['Zoya'], 3);
		host.as('Zoya', { type: 'seatBot', seat: 1, bot: 'zoya' });
		host.as('ben', { type: 'sit', name: 'noor' });
		host.as('cid', { type: 'sit', name: 'greedy' });
		expect(seated(host)).toEqual(['Zoya', 'zoya', 'noor 2', 'greedy 2']);
	});

	test('records name photographers by their ids', () => {
		const host = gathered(snapshot, ['ann'], 1);
		host.as('ann', { type: 'seatBot', seat: 1, bot: 'sven' });
		host.as('ann', { type: 'start' });
		const record = parseRecord(host.table.record() ?? '');
		if (isRecordProblem(record)) throw new Error(record.reason);
		expect(record.header.names).toEqual(['ann', 'sven']);
	});
});

describe('free seats at the start', () => {
	test('a named photographer sits down first, and others beside them, nobody twice', () => {
		const host = gathered(snapshot, ['ann'], 3);
		host.as('ann', { type: 'seatBot', seat: 1, bot: 'kofi' });
		expect(code(host, 'ann', { type: 'start', fill: 'diego' })).toBeNull();
		const [, ...bots] = host.client(0).seats.map(({ bot }) => bot);
		expect(bots.slice(0, 2)).toEqual(['kofi', 'diego']);
		expect(new Set(bots).size).toBe(3);
	});

	test('nobody is filled in who does not play, and a seat nobody can take stays a reason not to start', () => {
		expect(code(gathered(forBeginners, ['ann'], 3), 'ann', { type: 'start', fill: 'otto' })).toBe('BAD_BOT');
		expect(code(gathered(snapshot, ['ann'], 3), 'ann', { type: 'start', fill: 'genius' })).toBe('BAD_BOT');
		expect(code(gathered(snapshot, ['ann'], 3), 'ann', { type: 'start' })).toBe('SEATS_EMPTY');
	});

	test('they close where so many can play, and everybody keeps salt and consent', () => {
		const host = gathered(photograph, ['ann', 'bob'], 2);
		host.as('ann', { type: 'swapSeats', a: 1, b: 3 });
		host.as('bob', { type: 'ready', terms: host.client(3).termsNumber });
		host.as('bob', { type: 'salt', salt: 'pepper' });
		expect(code(host, 'ann', { type: 'start', close: true })).toBeNull();
		expect(seated(host)).toEqual(['ann', 'bob']);
		expect(host.client('spectator')).toMatchObject({
			stage: 'playing',
			seats: [{ hasSalt: false }, { hasSalt: true }],
		});
		expect(host.client(1).view).not.toBeNull();
	});

	test('they do not close where the game cannot be played by those who are there', () => {
		expect(code(gathered(photograph, ['ann'], 3), 'ann', { type: 'start', close: true })).toBe('BAD_OPTION');
		const late = gathered(photograph, ['ann', 'bob'], 1);
		late.as('ann', { type: 'configure', terms: { isRated: true } });
		expect(code(late, 'ann', { type: 'start', close: true })).toBe('NOT_READY');
	});
});

describe('standing in', () => {
	test('everybody has a photographer of their own to play for them, none who sits here', () => {
		const host = gathered(snapshot, ['ann', 'bob', 'cid'], 1);
		expect(host.client(0).seats.map(({ standIn }) => standIn)).toEqual([null, null, null, null]);
		host.as('ann', { type: 'seatBot', seat: 3, bot: 'sven' });
		host.as('ann', { type: 'start' });
		const standIns = host.client('spectator').seats.map(({ standIn }) => standIn);
		expect(standIns[3]).toBeNull();
		expect(new Set([...standIns, 'sven']).size).toBe(5);
		host.as('bob', { type: 'leave' });
		expect(host.client(0).seats[1]).toMatchObject({ isPlayedByBot: true, standIn: standIns[1] });
		host.restart();
		expect(host.client(0).seats[1].standIn).toBe(standIns[1]);
	});

	test('it is that photographer who is asked', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.areBotsDeaf = true;
		for (const who of ['ann', 'bob']) host.as(who, { type: 'leave' });
		const asked = host.table.thoughts(host.now).map(({ seat, bot }) => [seat, bot]);
		const { seats } = host.client('spectator');
		expect(asked.length).toBeGreaterThan(0);
		for (const [seat, bot] of asked) expect(bot).toBe(seats[Number(seat)].standIn);
	});
});

test('a table that was kept with bots of before plays on and is set up again', () => {
	const host = TestHost.playing({ game: snapshot, people: ['ann'], bots: ['easy', 'easy', 'greedy'] });
	host.restart();
	expect(host.table).toBeInstanceOf(Table);
	expect(seated(host)).toEqual(['ann', 'easy', 'easy', 'greedy']);
	expect(host.table.stage).toBe('playing');
});
