import { gameOf } from '@shutterbox/catalogue';
import { describe, expect, test } from 'vitest';
import { timedToy } from '../../kernel/test/timed-toy.ts';
import { toy } from '../../kernel/test/toy.ts';
import { GRACE } from '../src/index.ts';
import { TestHost } from './host.ts';

const roll = { type: 'roll' };
const wait = { type: 'wait' };
const bid = (coins: number) => ({ type: 'bid', coins });

/** Ann has rolled: what she saw bars the way back. */
function barred(people = ['ann', 'bob'], bots: string[] = []): TestHost {
	const host = TestHost.playing({ game: toy, people, bots });
	host.move(0, wait);
	host.move(0, roll);
	return host;
}

describe('taking back freely', () => {
	test('goes step by step up to the barrier', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		expect(host.client(0).takeBack).toBeNull();
		expect(host.takeBack(0)).toMatchObject({ refusal: { code: 'NOTHING_TO_UNDO' } });
		host.move(0, wait);
		host.move(0, wait);
		expect(host.client(0).takeBack).toBe('undo');
		expect(host.takeBack(0)).toEqual({ ok: true, n: 3 });
		expect(host.takeBack(0)).toEqual({ ok: true, n: 4 });
		expect(host.client(0).takeBack).toBeNull();
		expect(host.eventTypes(1).slice(-2)).toEqual(['undone', 'undone']);
	});

	test('is not for those who did not move', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		host.move(0, wait);
		expect(host.takeBack(1)).toMatchObject({ refusal: { code: 'NOTHING_TO_UNDO' } });
	});

	test('does not exist in real time', () => {
		const host = TestHost.playing({ game: timedToy, people: ['ann', 'bob'] });
		host.wait(2_000);
		host.move(0, roll);
		host.move(0, bid(1));
		expect(host.client(0).takeBack).toBeNull();
		expect(host.takeBack(0)).toMatchObject({ refusal: { code: 'NOTHING_TO_UNDO' } });
	});
});

describe('beyond the barrier', () => {
	test('everybody is asked, and when the last agrees the move is back', () => {
		const host = barred(['ann', 'bob', 'cid']);
		expect(host.client(0).takeBack).toBe('rewind');
		expect(host.takeBack(0)).toEqual({ ok: true, n: 2 });
		expect(host.client(1).asking).toEqual({ seat: 0, agreed: [0] });
		host.as('cid', { type: 'consent', agrees: true });
		expect(host.client(1).asking).toEqual({ seat: 0, agreed: [0, 2] });
		expect(host.as('cid', { type: 'consent', agrees: true })).toMatchObject({ refusal: { code: 'NOTHING_ASKED' } });
		expect(host.as('bob', { type: 'consent', agrees: true })).toEqual({ ok: true, n: 3 });
		expect(host.client(1)).toMatchObject({ asking: null, length: 3, view: { phase: 'roll' } });
		expect(host.eventTypes(2).slice(-2)).toEqual(['takeBackAsked', 'rewound']);
	});

	test('is still asked after a stop of the host, and what everybody had said still holds', () => {
		const host = barred(['ann', 'bob', 'cid']);
		host.takeBack(0, { request: 'back' });
		host.as('cid', { type: 'consent', agrees: true });
		host.restart(1e6);
		for (const who of ['ann', 'bob', 'cid']) host.connect(who);
		expect(host.client(1).asking).toEqual({ seat: 0, agreed: [0, 2] });
		expect(host.takeBack(0, { request: 'back' })).toEqual({ ok: true, n: 2 });
		expect(host.as('bob', { type: 'consent', agrees: true })).toEqual({ ok: true, n: 3 });
		expect(host.client(1)).toMatchObject({ asking: null, length: 3, view: { phase: 'roll' } });
		host.restart();
		expect(host.client(1).asking).toBeNull();
	});

	test('holds bots no longer after a stop than before it', () => {
		const host = barred(['ann', 'bob'], ['timid']);
		host.areBotsDeaf = false;
		host.wait(500);
		host.takeBack(0);
		host.restart(1e6);
		host.wait(19_000);
		expect(host.table.length).toBe(2);
		host.wait(3_000);
		expect(host.rows.at(-1)).toMatchObject({ n: 3, actor: 2 });
	});

	test('one who declines ends it, and the asker too may think better of it', () => {
		const host = barred();
		host.takeBack(0);
		host.as('bob', { type: 'consent', agrees: false });
		expect(host.client(0)).toMatchObject({ asking: null, length: 2 });
		expect(host.history(0).at(-1)?.event).toEqual({ type: 'takeBackDeclined', seat: 1 });
		host.takeBack(0);
		expect(host.as('ann', { type: 'consent', agrees: false })).toMatchObject({ ok: true });
		expect(host.client(1).asking).toBeNull();
		expect(host.as('bob', { type: 'consent', agrees: true })).toMatchObject({ refusal: { code: 'NOTHING_ASKED' } });
	});

	test('a move cancels the question', () => {
		const host = barred();
		host.takeBack(0);
		host.move(1, bid(1));
		expect(host.client(0).asking).toBeNull();
		expect(host.as('bob', { type: 'consent', agrees: true })).toMatchObject({ refusal: { code: 'NOTHING_ASKED' } });
	});

	test('the same request asks once, also after all agreed', () => {
		const host = barred();
		const { decision } = host.client(0);
		const sent = { request: 'r', decision: decision ?? -1 };
		expect(host.takeBack(0, sent)).toEqual({ ok: true, n: 2 });
		expect(host.takeBack(0, sent)).toEqual({ ok: true, n: 2 });
		expect(host.eventTypes(1).filter((type) => type === 'takeBackAsked')).toHaveLength(1);
		expect(host.takeBack(0)).toMatchObject({ refusal: { code: 'ALREADY_ASKED' } });
		host.as('bob', { type: 'consent', agrees: true });
		expect(host.takeBack(0, sent)).toEqual({ ok: true, n: 3 });
		expect(host.table.length).toBe(3);
	});

	test('bots agree: alone with them a person takes back at once', () => {
		const host = barred(['ann'], ['timid', 'timid']);
		host.wait(5_000);
		expect(host.table.length).toBe(4);
		expect(host.takeBack(0)).toEqual({ ok: true, n: 5 });
		expect(host.client(0)).toMatchObject({ asking: null, view: { phase: 'roll', bids: [-1, -1, -1] } });
		expect(host.eventTypes(0)).not.toContain('takeBackAsked');
		host.move(0, roll);
		host.wait(5_000);
		expect(host.client(0).toMove).toEqual([0]);
	});

	test('bots hold back while people are asked, but not for ever', () => {
		const host = barred(['ann', 'bob'], ['timid']);
		host.takeBack(0);
		host.wait(19_000);
		expect(host.client(0)).toMatchObject({ length: 2, asking: { seat: 0 } });
		host.wait(2_000);
		expect(host.client(0)).toMatchObject({ length: 3, asking: null });
	});

	test('who has left has not agreed, and may come back to do so', () => {
		const host = barred(['ann', 'bob', 'cid']);
		host.as('cid', { type: 'leave' });
		host.takeBack(0);
		host.as('bob', { type: 'consent', agrees: true });
		expect(host.client(0)).toMatchObject({ asking: { seat: 0, agreed: [0, 1] }, length: 2 });
		expect(host.as('cid', { type: 'consent', agrees: true })).toEqual({ ok: true, n: 3 });
		expect(host.client(0)).toMatchObject({ asking: null, length: 3 });
	});

	test('who agreed and left has not agreed; if the asker leaves the question is gone', () => {
		const host = barred(['ann', 'bob', 'cid']);
		host.takeBack(0);
		host.as('cid', { type: 'consent', agrees: true });
		host.as('cid', { type: 'leave' });
		expect(host.client(0).asking).toEqual({ seat: 0, agreed: [0] });
		host.as('ann', { type: 'leave' });
		expect(host.client(1)).toMatchObject({ asking: null, length: 2 });
	});

	test('nobody rewinds alone because the others are gone', () => {
		const host = barred(['ann', 'bob', 'cid']);
		for (const who of ['bob', 'cid']) host.disconnect(who);
		host.areBotsDeaf = true;
		host.wait(GRACE.turns);
		expect(host.client(0).seats.map(({ isPlayedByBot }) => isPlayedByBot)).toEqual([false, true, true]);
		expect(host.takeBack(0)).toEqual({ ok: true, n: 2 });
		expect(host.table.length).toBe(2);
	});

	test('a move of somebody who is away stays, until they are back', () => {
		const host = barred(['ann', 'bob', 'cid']);
		host.move(1, bid(1));
		host.as('bob', { type: 'leave' });
		expect(host.client(0).takeBack).toBeNull();
		expect(host.takeBack(0)).toMatchObject({ refusal: { code: 'SOMEBODY_AWAY' } });
		host.as('bob', { type: 'return' });
		expect(host.client(0).takeBack).toBe('rewind');
		host.takeBack(0);
		host.as('bob', { type: 'leave' });
		expect(host.client(0).asking).toBeNull();
	});

	test('a move that was made for somebody stays for good', () => {
		const pace = { kind: 'live', turn: 5_000, bank: 0 } as const;
		const host = TestHost.playing({
			game: gameOf('photograph'),
			people: ['ann', 'bob'],
			pace,
			options: { startSeat: 0 },
		});
		const bySeat = (seat: number) => host.rows.filter(({ actor }) => actor === seat).length;
		while (host.client(0).toMove.includes(0)) host.move(0, [...host.game.moves(host.client(0).view, 0)][0]);
		const before = bySeat(0);
		expect(host.client(0).takeBack).toBe('rewind');
		host.wait(5_000);
		expect(host.rows.at(-1)).toMatchObject({ actor: 1, by: 'clock' });
		host.as('bob', { type: 'return' });
		expect(bySeat(0)).toBe(before);
		expect(host.client(0).takeBack).toBeNull();
		expect(host.takeBack(0)).toMatchObject({ refusal: { code: 'SOMEBODY_AWAY' } });
	});

	test('who is gone for good is not asked, and their moves stay', () => {
		const host = barred(['ann', 'bob', 'gone-1']);
		host.takeBack(0);
		expect(host.as('bob', { type: 'consent', agrees: true })).toEqual({ ok: true, n: 3 });
		host.move(0, roll);
		host.move(2, bid(1));
		host.as('gone-1', { type: 'leave' });
		expect(host.takeBack(0)).toMatchObject({ refusal: { code: 'SOMEBODY_AWAY' } });
	});

	test('a rated match is not rewound at all', () => {
		const host = new TestHost({ game: toy, people: ['ann', 'bob'] });
		host.as('ann', { type: 'configure', terms: { isRated: true } });
		host.as('bob', { type: 'ready', terms: host.client(1).termsNumber });
		host.as('ann', { type: 'start' });
		host.move(0, wait);
		expect(host.client(0).takeBack).toBe('undo');
		expect(host.takeBack(0)).toMatchObject({ ok: true });
		expect(host.takeBack(0)).toMatchObject({ refusal: { code: 'NOTHING_TO_UNDO' } });
		host.move(0, roll);
		expect(host.client(0).takeBack).toBeNull();
		expect(host.takeBack(0)).toMatchObject({ refusal: { code: 'NO_REWIND_RATED' } });
		expect(host.eventTypes(1)).not.toContain('takeBackAsked');
		host.move(0, bid(1));
		expect(host.client(0).takeBack).toBe('withdraw');
	});
});
