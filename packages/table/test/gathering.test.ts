import { gameOf } from '@shutterbox/catalogue';
import { type AnyGame, isRefusal, parseRecord } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { timedToy } from '../../kernel/test/timed-toy.ts';
import { toy } from '../../kernel/test/toy.ts';
import { type Command, Table, type Terms } from '../src/index.ts';
import { BLITZ, POST, SEED, START, TestHost, UNTIMED } from './host.ts';

const snapshot = gameOf('snapshot') as AnyGame;

function code(host: TestHost, who: string, command: Command): string | null {
	const before = JSON.stringify(host.table.save());
	const result = host.as(who, command);
	if (result.ok) return null;
	expect(JSON.stringify(host.table.save())).toBe(before);
	return result.refusal.code;
}

function opening(seats: number, terms: Partial<Terms> = {}, game: unknown = toy) {
	const all = { options: {}, pace: UNTIMED, isRated: false, allowsSpectators: true, ...terms };
	const setup = { id: 't', game: game as AnyGame, host: 'ann', seats, terms: all, seed: SEED, now: START, stream: 's' };
	return Table.open(setup);
}

describe('opening', () => {
	test('a table has the terms it was opened with, options resolved, and a promise of its seed', () => {
		const host = new TestHost({ game: toy, people: ['ann', 'bob'], options: { bonus: 3 } });
		expect(host.client('spectator')).toMatchObject({
			stage: 'gathering',
			host: 'ann',
			options: { bonus: 3, style: 'plain' },
			seed: null,
			view: null,
			decision: null,
		});
		expect(host.client('spectator').commitment).toMatch(/^[0-9a-f]{64}$/);
		expect(JSON.stringify(host.client(0))).not.toContain(SEED);
	});

	test.each([
		['a number of seats the game has not', 4, {}],
		['an option out of range', 2, { options: { bonus: 9 } }],
		['options that do not go together', 3, { options: { bonus: 5 } }],
		['a turn too short', 2, { pace: { kind: 'live', turn: 10, bank: 0 } }],
		['a turn too long', 2, { pace: { kind: 'live', turn: 7_200_000, bank: 0 } }],
		['a bank too full', 2, { pace: { kind: 'live', turn: 30_000, bank: 1e9 } }],
		['a bank below zero', 2, { pace: { kind: 'live', turn: 30_000, bank: -1 } }],
		['months to think', 2, { pace: { kind: 'correspondence', turn: 1e10 } }],
	] as const)('%s is refused', (_, seats, terms) => {
		expect(opening(seats, terms)).toMatchObject({ code: 'BAD_OPTION' });
	});

	test('a game with its own clock takes no other, but goes by post if it can put it away', () => {
		expect(opening(4, { pace: BLITZ }, gameOf('photoshoot'))).toMatchObject({ code: 'BAD_OPTION' });
		expect(isRefusal(opening(4, { pace: POST }, gameOf('photoshoot')))).toBe(false);
		expect(opening(2, { pace: POST }, timedToy)).toMatchObject({ code: 'BAD_OPTION' });
		expect(isRefusal(opening(4, {}, gameOf('photoshoot')))).toBe(false);
	});
});

describe('seats', () => {
	test('people take the first free seat, or the one they name', () => {
		const host = new TestHost({ game: snapshot, people: ['ann'], bots: ['easy', 'easy', 'easy'] });
		for (const seat of [1, 2, 3]) host.as('ann', { type: 'clearSeat', seat });
		expect(code(host, 'bob', { type: 'sit', name: 'Bob', seat: 2 })).toBeNull();
		expect(code(host, 'cid', { type: 'sit', name: 'Cid' })).toBeNull();
		expect(host.client(0).seats.map(({ name }) => name)).toEqual(['ann', 'Cid', 'Bob', '']);
		expect(code(host, 'bob', { type: 'sit', name: 'Bob' })).toBe('ALREADY_SEATED');
		expect(code(host, 'dee', { type: 'sit', name: 'Dee', seat: 2 })).toBe('SEAT_TAKEN');
		expect(code(host, 'dee', { type: 'sit', name: 'Dee', seat: 4 })).toBe('NO_SUCH_SEAT');
		expect(code(host, 'dee', { type: 'sit', name: 'Dee' })).toBeNull();
		expect(code(host, 'eve', { type: 'sit', name: 'Eve' })).toBe('TABLE_FULL');
	});

	test('a reserved seat is for whoever was invited', () => {
		const host = new TestHost({ game: toy, people: ['ann'], bots: ['timid'] });
		expect(code(host, 'ann', { type: 'reserve', seat: 1 })).toBe('SEAT_TAKEN');
		host.as('ann', { type: 'clearSeat', seat: 1 });
		expect(code(host, 'ann', { type: 'reserve', seat: 1 })).toBeNull();
		expect(host.client(0).seats[1]).toMatchObject({ kind: 'empty', isReserved: true });
		expect(code(host, 'bob', { type: 'sit', name: 'Bob' })).toBe('TABLE_FULL');
		expect(code(host, 'bob', { type: 'sit', name: 'Bob', seat: 1 })).toBe('SEAT_TAKEN');
		expect(code(host, 'bob', { type: 'sit', name: 'Bob', seat: 1, isInvited: true })).toBeNull();
	});

	test('bots sit where no person does', () => {
		const host = new TestHost({ game: toy, people: ['ann', 'bob'] });
		expect(code(host, 'ann', { type: 'seatBot', seat: 1, bot: 'timid' })).toBe('SEAT_TAKEN');
		expect(code(host, 'ann', { type: 'seatBot', seat: 1, bot: 'clever' })).toBe('BAD_BOT');
		expect(code(host, 'ann', { type: 'seatBot', seat: 2, bot: 'timid' })).toBe('NO_SUCH_SEAT');
		host.as('ann', { type: 'clearSeat', seat: 1 });
		expect(code(host, 'ann', { type: 'seatBot', seat: 1, bot: 'timid' })).toBeNull();
		expect(host.client(0).seats[1]).toMatchObject({ kind: 'bot', bot: 'timid', who: null });
		expect(code(host, 'bob', { type: 'leave' })).toBe('NOT_SEATED');
	});

	test('swapped people take their salts along; a seat that is cleared loses its salt', () => {
		const host = new TestHost({ game: toy, people: ['ann', 'bob'] });
		host.as('ann', { type: 'salt', salt: 'pepper' });
		expect(code(host, 'ann', { type: 'swapSeats', a: 0, b: 1 })).toBeNull();
		expect(host.client(0).seats.map(({ name, hasSalt }) => [name, hasSalt])).toEqual([
			['bob', false],
			['ann', true],
		]);
		expect(code(host, 'ann', { type: 'swapSeats', a: 0, b: 2 })).toBe('NO_SUCH_SEAT');
		host.as('ann', { type: 'clearSeat', seat: 1 });
		expect(host.client(0).seats[1]).toMatchObject({ kind: 'empty', hasSalt: false });
	});

	test('a host who leaves passes the table on; a closed one takes nobody', () => {
		const host = new TestHost({ game: toy, people: ['ann', 'bob'] });
		expect(code(host, 'ann', { type: 'leave' })).toBeNull();
		expect(host.client(0).host).toBe('bob');
		expect(code(host, 'ann', { type: 'configure', terms: {} })).toBe('NOT_HOST');
		expect(code(host, 'bob', { type: 'close' })).toBeNull();
		expect(host.table.stage).toBe('closed');
		expect(code(host, 'bob', { type: 'sit', name: 'Bob' })).toBe('WRONG_STAGE');
	});

	test('only the host arranges the table', () => {
		const host = new TestHost({ game: toy, people: ['ann', 'bob'] });
		const commands: Command[] = [
			{ type: 'configure', terms: { isRated: true } },
			{ type: 'seatBot', seat: 0, bot: 'timid' },
			{ type: 'clearSeat', seat: 0 },
			{ type: 'reserve', seat: 0 },
			{ type: 'swapSeats', a: 0, b: 1 },
			{ type: 'start' },
			{ type: 'close' },
		];
		for (const command of commands) expect(code(host, 'bob', command)).toBe('NOT_HOST');
		expect(code(host, 'ann', { type: 'clearSeat', seat: 2 })).toBe('NO_SUCH_SEAT');
		expect(code(host, 'ann', { type: 'reserve', seat: 2 })).toBe('NO_SUCH_SEAT');
	});
});

describe('terms', () => {
	test('the host changes options, pace and the number of seats', () => {
		const host = new TestHost({ game: toy, people: ['ann', 'bob'] });
		expect(code(host, 'ann', { type: 'configure', terms: { options: { bonus: 2 }, pace: POST }, seats: 3 })).toBeNull();
		expect(host.client(1)).toMatchObject({ options: { bonus: 2 }, pace: POST });
		expect(host.client(1).seats).toHaveLength(3);
		expect(code(host, 'ann', { type: 'configure', terms: { options: { bonus: 5 } } })).toBe('BAD_OPTION');
		expect(code(host, 'ann', { type: 'configure', terms: {}, seats: 2 })).toBeNull();
	});

	test('whoever looked at a seat that was taken away sees what everybody sees', () => {
		const host = new TestHost({ game: snapshot, people: ['ann', 'bob'], bots: ['easy', 'easy'] });
		host.as('ann', { type: 'configure', terms: {}, seats: 2 });
		host.as('bob', { type: 'ready', terms: host.client(1).termsNumber });
		host.as('ann', { type: 'start' });
		expect(host.client(3)).toEqual(host.client('spectator'));
		expect(host.history(3)).toEqual(host.history('spectator'));
	});

	test('nobody loses a seat by fewer seats', () => {
		const host = new TestHost({ game: toy, people: ['ann', 'bob', 'cid'] });
		expect(code(host, 'ann', { type: 'configure', terms: {}, seats: 2 })).toBe('SEAT_TAKEN');
		host.as('bob', { type: 'leave' });
		host.as('ann', { type: 'swapSeats', a: 1, b: 2 });
		expect(code(host, 'ann', { type: 'configure', terms: {}, seats: 2 })).toBeNull();
	});

	test('a salt is a short text of somebody who sits, and goes into the luck', () => {
		const host = new TestHost({ game: toy, people: ['ann', 'bob'] });
		expect(code(host, 'eve', { type: 'salt', salt: 'x' })).toBe('NOT_SEATED');
		expect(code(host, 'bob', { type: 'salt', salt: '' })).toBe('BAD_SALT');
		expect(code(host, 'bob', { type: 'salt', salt: 'x'.repeat(65) })).toBe('BAD_SALT');
		expect(code(host, 'bob', { type: 'salt', salt: 'basalt' })).toBeNull();
		expect(JSON.stringify(host.client(0))).not.toContain('basalt');
		host.as('ann', { type: 'start' });
		const record = parseRecord(host.table.record() ?? '');
		expect(record).toMatchObject({ header: { salts: [null, 'basalt'], commitment: host.client(0).commitment } });
	});
});

describe('starting', () => {
	test('empty seats are filled with the bot that is named, or refused', () => {
		const host = new TestHost({ game: snapshot, people: ['ann'], bots: ['easy', 'easy'] });
		host.as('ann', { type: 'clearSeat', seat: 1 });
		host.as('ann', { type: 'clearSeat', seat: 2 });
		host.as('ann', { type: 'reserve', seat: 2 });
		expect(code(host, 'ann', { type: 'start' })).toBe('SEATS_EMPTY');
		expect(code(host, 'ann', { type: 'start', fill: 'clever' })).toBe('BAD_BOT');
		expect(code(host, 'ann', { type: 'start', fill: 'greedy' })).toBeNull();
		expect(host.client(0).seats.map(({ bot }) => bot)).toEqual([null, 'greedy', 'greedy']);
		expect(host.client(0).stage).toBe('playing');
		expect(code(host, 'ann', { type: 'start' })).toBe('WRONG_STAGE');
		expect(code(host, 'ann', { type: 'close' })).toBe('WRONG_STAGE');
		expect(code(host, 'bob', { type: 'sit', name: 'Bob' })).toBe('WRONG_STAGE');
	});

	test('a rated match is among people, two at least', () => {
		const host = new TestHost({ game: toy, people: ['ann'], bots: ['timid'] });
		host.as('ann', { type: 'configure', terms: { isRated: true } });
		expect(code(host, 'ann', { type: 'start' })).toBe('NOT_RATEABLE');
		host.as('ann', { type: 'clearSeat', seat: 1 });
		expect(code(host, 'ann', { type: 'start', fill: 'timid' })).toBe('NOT_RATEABLE');
		host.as('bob', { type: 'sit', name: 'Bob' });
		expect(code(host, 'ann', { type: 'start' })).toBeNull();
		const alone = new TestHost({ game: gameOf('wildlife-park'), people: ['ann'] });
		alone.as('ann', { type: 'configure', terms: { isRated: true } });
		expect(code(alone, 'ann', { type: 'start' })).toBe('NOT_RATEABLE');
	});

	test('what belongs to a match is refused before it', () => {
		const host = new TestHost({ game: snapshot, people: ['ann', 'bob'] });
		const answer = { request: 'r', decision: 0 };
		const commands: Command[] = [
			{ type: 'move', move: { type: 'draw' }, ...answer },
			{ type: 'takeBack', ...answer },
			{ type: 'consent', agrees: true },
			{ type: 'order', order: 'never' },
			{ type: 'return' },
			{ type: 'rematch', agrees: true },
		];
		for (const command of commands) {
			expect(code(host, 'ann', command)).toBe('WRONG_STAGE');
			expect(code(host, 'eve', command)).toBe('NOT_SEATED');
		}
	});

	test('teams are those of the game', () => {
		const host = TestHost.playing({ game: gameOf('photoshoot'), people: ['ann'], bots: ['easy', 'easy', 'easy'] });
		expect(host.client(0).seats.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
	});
});

describe('looking on', () => {
	test('people without a seat may watch where the terms allow it, and always while people gather', () => {
		const host = new TestHost({ game: toy, people: ['ann', 'bob'] });
		host.as('ann', { type: 'configure', terms: { allowsSpectators: false } });
		expect(host.table.viewerOf('bob')).toBe(1);
		expect(host.table.viewerOf('eve')).toBe('spectator');
		host.as('bob', { type: 'ready', terms: host.client(1).termsNumber });
		host.as('ann', { type: 'start' });
		expect(host.table.viewerOf('eve')).toBeNull();
		expect(host.table.viewerOf(null)).toBeNull();
		expect(host.table.viewerOf('bob')).toBe(1);
	});
});
