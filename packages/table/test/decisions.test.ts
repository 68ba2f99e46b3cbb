import { gameOf } from '@shutterbox/catalogue';
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { RandomPeople, TestHost } from './host.ts';

const roll = { type: 'roll' };
const wait = { type: 'wait' };
const bid = (coins: number) => ({ type: 'bid', coins });

describe('a request', () => {
	test('that comes twice is done once and answered alike', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		const first = host.move(0, wait, { request: 'r', decision: 0 });
		expect(first).toEqual({ ok: true, n: 1 });
		expect(host.move(0, wait, { request: 'r', decision: 0 })).toEqual(first);
		expect(host.table.length).toBe(1);
		expect(host.rows).toHaveLength(1);
	});

	test('that answers an old question is refused, and says which is open', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.move(0, wait);
		expect(host.move(0, roll, { decision: 0 })).toMatchObject({
			refusal: { code: 'STALE_DECISION', facts: { decision: 1 } },
		});
		expect(host.takeBack(0, { decision: 0 })).toMatchObject({ refusal: { code: 'STALE_DECISION' } });
		expect(host.move(0, roll)).toEqual({ ok: true, n: 2 });
	});

	test('of one seat says nothing about the same name at another', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.move(0, roll);
		expect(host.move(0, bid(1), { request: 'r' })).toEqual({ ok: true, n: 2 });
		expect(host.move(1, bid(2), { request: 'r' })).toEqual({ ok: true, n: 3 });
	});

	test('whose move was taken back in between is not done again', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.move(0, wait, { request: 'r', decision: 0 });
		host.takeBack(0);
		expect(host.move(0, wait, { request: 'r', decision: 0 })).toEqual({ ok: true, n: 1 });
		expect(host.table.length).toBe(2);
	});

	test('[PST-74] neither is a photographer’s action that was taken back', () => {
		const host = TestHost.playing({
			game: gameOf('photoshoot'),
			people: ['ann', 'bob', 'cid', 'dee'],
			options: { startTeam: 'A' },
		});
		host.wait(30_000);
		host.wait(1_000);
		const swap = { type: 'swap', a: 0, b: 1, base: 0 };
		const first = host.move(0, swap, { request: 'r' });
		expect(first).toMatchObject({ ok: true });
		expect(host.move(0, { type: 'undo', base: 1 })).toMatchObject({ ok: true });
		const { view, length } = host.client(0);
		expect(host.move(0, swap, { request: 'r' })).toEqual(first);
		expect(host.client(0)).toMatchObject({ view, length });
		host.wait(1_000);
		expect(host.move(0, swap, { request: 's' })).toMatchObject({ ok: true, n: length + 1 });
	});

	test('of nobody at the table is refused', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		expect(host.as('eve', { type: 'move', move: roll, request: 'r', decision: 0 })).toMatchObject({
			refusal: { code: 'NOT_SEATED' },
		});
	});

	test('that the rules refuse changes nothing and may be sent again', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		expect(host.move(1, roll, { request: 'r' })).toMatchObject({ refusal: { code: 'NOT_YOU', rule: 'TOY-1' } });
		expect(host.client(1).length).toBe(0);
		host.move(0, roll);
		expect(host.move(1, bid(1), { request: 'r' })).toEqual({ ok: true, n: 2 });
	});

	test.each(['rewind', 'undo', 'withdraw'])('to move "%s" is no move: taking back has its own command', (command) => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.move(0, wait);
		host.move(0, roll);
		host.move(0, bid(3));
		expect(host.move(0, command)).toMatchObject({ refusal: { code: 'BAD_MOVE' } });
		expect(host.table.length).toBe(3);
	});
});

describe('the number of a question', () => {
	test('stays when somebody else commits in secret, and changes when all is shown', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob', 'cid'] });
		host.move(0, roll);
		const { decision } = host.client(2);
		host.move(0, bid(1));
		host.takeBack(0);
		host.move(1, bid(2));
		expect(host.client(2).decision).toBe(decision);
		expect(host.move(2, bid(3), { decision: decision ?? -1 })).toMatchObject({ ok: true });
	});

	test.each([
		['sasquatch-snap', ['ann', 'bob', 'cid', 'dee'], 'commit'],
		['photograph', ['ann', 'bob', 'cid'], 'sunset'],
	])('stays in %s while others commit, withdraw and commit again', (id, people, phase) => {
		const host = TestHost.playing({ game: gameOf(id), people });
		const random = new RandomPeople(host, 3);
		const isTogether = () => (host.client(0).view as { phase: string }).phase === phase;
		while (!isTogether()) random.moveOnce();
		const patient = people.length - 1;
		const { decision } = host.client(patient);
		const moveOf = (seat: number) => [...host.game.moves(host.client(seat).view, seat)][0];
		for (let seat = 0; seat < patient; seat++) {
			expect(host.move(seat, moveOf(seat))).toMatchObject({ ok: true });
			expect(host.client(seat).takeBack).toBe('withdraw');
			expect(host.client(seat).toMove).not.toContain(seat);
		}
		expect(host.takeBack(0)).toMatchObject({ ok: true });
		expect(host.client(0).toMove).toEqual([0, patient]);
		expect(host.client(patient).decision).toBe(decision);
		host.move(0, [...host.game.moves(host.client(0).view, 0)].at(-1));
		expect(host.move(patient, moveOf(patient), { decision: decision ?? -1 })).toMatchObject({ ok: true });
		expect(host.client(patient).takeBack).not.toBe('withdraw');
		random.playOn();
		expect(host.table.stage).toBe('finished');
	});

	test('is nobody’s who only watches, and no more once the match is over', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		expect(host.client('spectator').decision).toBeNull();
		new RandomPeople(host, 1).playOn();
		expect(host.client(0).decision).toBeNull();
		expect(host.move(0, roll)).toMatchObject({ refusal: { code: 'WRONG_STAGE' } });
	});

	test('tells a host whom to send word: people who are waited for, with their question', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		expect(host.table.waitedFor()).toEqual([{ seat: 0, who: 'ann', decision: 0, deadline: null }]);
		host.move(0, roll);
		host.move(1, bid(1));
		expect(host.table.waitedFor()).toEqual([{ seat: 0, who: 'ann', decision: 1, deadline: null }]);
	});

	test('tells until when they are waited for, in the time of the world', () => {
		const pace = { kind: 'live', turn: 30_000, bank: 60_000 } as const;
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'], pace });
		const [{ deadline }] = host.table.waitedFor();
		expect(deadline).toBe(host.now + pace.turn + pace.bank);
		expect(host.table.waitsForBots()).toBe(false);
	});
});
