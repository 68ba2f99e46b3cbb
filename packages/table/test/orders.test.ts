import { ANIMAL_IDS } from '@shutterbox/snapshot/client';
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { TestHost } from './host.ts';
import { expedition, openOffer, phase } from './offers.ts';

const ORDERS = ['never', 'onAssignment', { wishlist: [] }, { wishlist: ANIMAL_IDS }];

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
