import type { Animal, State } from '@shutterbox/snapshot/client';
import { ANIMAL_IDS, isOnCover, symbolsIn } from '@shutterbox/snapshot/client';
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { POST, TestHost, UNTIMED } from './host.ts';
import { endTurn, expedition, openOffer, phase } from './offers.ts';

const ORDERS = [
	'never',
	'onAssignment',
	{ wishlist: [] },
	{ wishlist: ANIMAL_IDS },
	{ declineTurn: { round: 1, active: 0 }, after: 'askMe' },
];

describe('a standing order', () => {
	test('answers for the person after one to three seconds', () => {
		const host = expedition();
		expect(host.as('bob', { type: 'order', order: 'never' })).toMatchObject({ ok: true });
		openOffer(host);
		host.wait(999);
		expect(host.client(0).toMove).toEqual([1, 2, 3]);
		host.wait(2_001);
		expect(host.client(0).toMove).toEqual([2, 3]);
		expect(host.rows.at(-1)).toMatchObject({ actor: 1, move: { type: 'decline' }, request: null });
	});

	test('is seen by its owner alone', () => {
		const host = expedition();
		const heard = host.told.length;
		host.as('bob', { type: 'order', order: 'never' });
		expect(host.client(1).order).toBe('never');
		expect(host.client(0).order).toBeNull();
		expect(host.client('spectator').order).toBeNull();
		expect(host.told.slice(heard).map(({ viewer }) => viewer)).toEqual([1]);
	});

	test('set while the offer is open answers it; taken back in time it does not', () => {
		const host = expedition();
		openOffer(host);
		host.as('bob', { type: 'order', order: 'never' });
		host.as('cid', { type: 'order', order: 'never' });
		host.as('cid', { type: 'order', order: null });
		host.wait(3_000);
		expect(host.client(0).toMove).toEqual([2, 3]);
	});

	test('does not speak when the person was faster', () => {
		const host = expedition();
		host.as('bob', { type: 'order', order: 'never' });
		openOffer(host);
		expect(host.move(1, { type: 'claim' })).toMatchObject({ ok: true });
		host.wait(5_000);
		expect(host.rows.filter(({ actor }) => actor === 1)).toHaveLength(1);
		expect(host.rows.at(-1)?.move).toEqual({ type: 'claim' });
	});

	test('"ask me" leaves it to the person', () => {
		const host = expedition();
		host.as('bob', { type: 'order', order: 'askMe' });
		openOffer(host);
		host.wait(5_000);
		expect(host.client(0).toMove).toContain(1);
	});

	test('rests while a bot plays for the person', () => {
		const host = expedition();
		host.as('bob', { type: 'order', order: 'never' });
		host.areBotsDeaf = true;
		host.as('bob', { type: 'leave' });
		openOffer(host);
		host.wait(5_000);
		expect(host.client(0).toMove).toContain(1);
		host.as('bob', { type: 'return' });
		host.wait(3_000);
		expect(host.client(0).toMove).not.toContain(1);
	});

	test('still stands after a restart, also for the offer that was open', () => {
		const host = expedition();
		host.as('bob', { type: 'order', order: 'never' });
		openOffer(host);
		host.wait(500);
		host.restart(60_000);
		expect(host.client(1).order).toBe('never');
		expect(phase(host)).toBe('claims');
		host.wait(3_000);
		expect(host.rows.at(-1)).toMatchObject({ actor: 1, move: { type: 'decline' } });
	});

	test('for one turn answers its offers, and the person is asked again in the next', () => {
		const host = expedition();
		host.as('dee', { type: 'order', order: { declineTurn: { round: 1, active: 0 }, after: 'askMe' } });
		openOffer(host);
		host.wait(3_000);
		expect(host.client(0).toMove).toEqual([1, 2]);
		endTurn(host, 0);
		openOffer(host, 1);
		host.wait(3_000);
		expect(host.client(0).toMove).toContain(3);
	});

	test('must be one the game knows', () => {
		const host = expedition();
		expect(host.as('bob', { type: 'order', order: 'always' })).toMatchObject({ refusal: { code: 'BAD_ORDER' } });
		const other = TestHost.playing({ game: toy, people: ['ann', 'bob'] });
		expect(other.as('bob', { type: 'order', order: null })).toMatchObject({ refusal: { code: 'NO_ORDERS' } });
	});

	test('whatever it is, all others get the same, to the byte and the millisecond', () => {
		const answers = new Set<string>();
		const heard = ORDERS.map((order) => {
			const host = expedition();
			expect(host.as('bob', { type: 'order', order })).toMatchObject({ ok: true });
			host.told.length = 0;
			openOffer(host);
			while (host.client(0).toMove.includes(1)) host.step();
			const [answer] = host.rows.slice(-1);
			expect(answer).toMatchObject({ actor: 1, request: null });
			answers.add((answer.move as { type: string }).type);
			return JSON.stringify([
				host.now,
				host.told.filter(({ viewer }) => viewer !== 1),
				[0, 2, 3, 'spectator' as const].map((viewer) => host.table.fresh(viewer, host.now)),
			]);
		});
		expect(new Set(heard).size).toBe(1);
		expect(answers).toEqual(new Set(['claim', 'decline']));
	});
});

describe('where turns take days', () => {
	test('a seat begins with a list of what its own assignment wants, seen by nobody else', () => {
		const host = expedition({ pace: POST });
		const orders = [0, 1, 2, 3].map((seat) => host.client(seat).order as { wishlist: string[] });
		for (const [seat, order] of orders.entries()) {
			const { assignments } = host.client(seat).view as State;
			const wanted = ANIMAL_IDS.filter((_, animal) => isWanted(assignments[seat], animal));
			expect(order.wishlist).toEqual(wanted);
		}
		expect(new Set(orders.map((order) => order.wishlist.join())).size).toBe(4);
		expect(host.client('spectator').order).toBeNull();
	});

	test('it answers, and nobody waits for people who are asleep', () => {
		const host = expedition({ pace: POST });
		openOffer(host);
		host.wait(3_000);
		expect(phase(host)).not.toBe('claims');
		const answers = host.rows.filter(({ actor }) => actor !== 0).map(({ move }) => (move as { type: string }).type);
		expect(answers).toHaveLength(3);
	});

	test('whoever takes it back is asked, also after a restart', () => {
		const host = expedition({ pace: POST });
		host.as('bob', { type: 'order', order: null });
		host.restart(60_000);
		expect(host.client(1).order).toBeNull();
		openOffer(host);
		host.wait(3_000);
		expect(host.client(0).toMove).toEqual([1]);
	});

	test('elsewhere a seat has none until it leaves one', () => {
		for (const pace of [UNTIMED, undefined]) expect(expedition(pace && { pace }).client(1).order).toBeNull();
	});

	test('a game that has no orders has none there either', () => {
		const other = TestHost.playing({ game: toy, people: ['ann', 'bob'], pace: POST });
		expect(other.client(0).order).toBeNull();
	});
});

function isWanted(assignment: number, animal: Animal): boolean {
	return isOnCover(assignment, animal) || symbolsIn(assignment, [animal]) > 0;
}
