import { gameOf } from '@shutterbox/catalogue';
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import type { Command } from '../src/index.ts';
import { BLITZ, TestHost } from './host.ts';

/** The people who have agreed, in order of their names. */
function ready(host: TestHost): (string | null)[] {
	const { seats } = host.client('spectator');
	return seats.flatMap(({ isReady, who }) => (isReady ? [who] : [])).sort();
}

function gathered(): TestHost {
	return new TestHost({ game: gameOf('snapshot'), people: ['ann', 'bob', 'cid'] });
}

describe('the terms', () => {
	test('are agreed to by sitting down', () => {
		const host = gathered();
		expect(ready(host)).toEqual(['ann', 'bob', 'cid']);
		expect(host.as('ann', { type: 'start' })).toMatchObject({ ok: true });
	});

	test.each<[string, Command]>([
		['rated', { type: 'configure', terms: { isRated: true } }],
		['another pace', { type: 'configure', terms: { pace: BLITZ } }],
		['another option', { type: 'configure', terms: { options: { claimSeconds: 10 } } }],
		['no spectators', { type: 'configure', terms: { allowsSpectators: false } }],
		['another number of seats', { type: 'configure', terms: {}, seats: 4 }],
		['another order of seats', { type: 'swapSeats', a: 1, b: 2 }],
	])('once changed (%s) need a new "ready" from everybody but the host', (_, change) => {
		const host = gathered();
		expect(host.as('ann', change)).toMatchObject({ ok: true });
		expect(ready(host)).toEqual(['ann']);
		host.as('ann', { type: 'configure', terms: {}, seats: 3 });
		expect(host.as('ann', { type: 'start' })).toMatchObject({
			refusal: { code: 'NOT_READY', facts: { seats: expect.any(Array) } },
		});
		const { termsNumber: terms } = host.client(1);
		expect(host.as('bob', { type: 'ready', terms })).toMatchObject({ ok: true });
		expect(ready(host)).toEqual(['ann', 'bob']);
		const waiting = host.client(1).seats.findIndex(({ who }) => who === 'cid');
		expect(host.as('ann', { type: 'start' })).toMatchObject({
			refusal: { code: 'NOT_READY', facts: { seats: [waiting] } },
		});
		host.as('cid', { type: 'ready', terms });
		expect(host.as('ann', { type: 'start' })).toMatchObject({ ok: true });
	});

	test('that were seen are those agreed to: a late click does not accept newer ones', () => {
		const host = gathered();
		host.as('ann', { type: 'configure', terms: { pace: BLITZ } });
		const { termsNumber: terms } = host.client(1);
		host.as('ann', { type: 'configure', terms: { isRated: true } });
		expect(host.as('bob', { type: 'ready', terms })).toMatchObject({
			refusal: { code: 'STALE_TERMS', facts: { terms: terms + 1 } },
		});
		expect(ready(host)).toEqual(['ann']);
		host.as('bob', { type: 'leave' });
		expect(host.as('bob', { type: 'sit', name: 'Bob', terms })).toMatchObject({ ok: true });
		expect(ready(host)).toEqual(['ann']);
	});

	test('stay as they are when nothing changes, and through a restart', () => {
		const host = gathered();
		const { termsNumber } = host.client(1);
		host.as('ann', { type: 'configure', terms: { isRated: false } });
		host.as('ann', { type: 'swapSeats', a: 1, b: 1 });
		expect(host.client(1).termsNumber).toBe(termsNumber);
		expect(ready(host)).toEqual(['ann', 'bob', 'cid']);
		host.as('ann', { type: 'configure', terms: { isRated: true } });
		host.as('cid', { type: 'ready', terms: termsNumber + 1 });
		host.restart();
		expect(ready(host)).toEqual(['ann', 'cid']);
	});

	test('of a table that was kept before they were counted are agreed to', () => {
		const host = gathered();
		const { termsNumber: _, agreed: __, ...older } = host.saved.seating;
		host.saved = { ...host.saved, seating: older as typeof host.saved.seating };
		host.restart();
		expect(ready(host)).toEqual(['ann', 'bob', 'cid']);
		expect(host.as('ann', { type: 'start' })).toMatchObject({ ok: true });
	});

	test('are for those who sit, before the match', () => {
		const host = new TestHost({ game: toy, people: ['ann', 'bob'] });
		expect(host.as('eve', { type: 'ready', terms: 1 })).toMatchObject({ refusal: { code: 'NOT_SEATED' } });
		host.as('ann', { type: 'start' });
		expect(host.as('bob', { type: 'ready', terms: 1 })).toMatchObject({ refusal: { code: 'WRONG_STAGE' } });
	});

	test('count for the heir too, who agrees by starting', () => {
		const host = gathered();
		host.as('ann', { type: 'configure', terms: { isRated: true } });
		host.as('ann', { type: 'leave' });
		expect(host.client('spectator').host).toBe('bob');
		expect(ready(host)).toEqual(['bob']);
	});
});

describe('a table', () => {
	test('closes when its host leaves and nobody else sits there', () => {
		const host = new TestHost({ game: toy, people: ['ann'], bots: ['timid'] });
		expect(host.as('ann', { type: 'leave' })).toMatchObject({ ok: true });
		expect(host.table.stage).toBe('closed');
		expect(host.saved.stage).toBe('closed');
	});

	test('closes when its host clears the only seat that is taken', () => {
		const host = new TestHost({ game: toy, people: ['ann'], bots: ['timid'] });
		host.as('ann', { type: 'clearSeat', seat: 0 });
		expect(host.table.stage).toBe('closed');
	});

	test('closes when the last leaves, though its host never sat', () => {
		const host = new TestHost({ game: toy, bots: ['timid', 'timid'] });
		host.as('host', { type: 'clearSeat', seat: 1 });
		expect(host.table.stage).toBe('gathering');
		host.as('bob', { type: 'sit', name: 'Bob' });
		host.as('bob', { type: 'leave' });
		expect(host.table.stage).toBe('closed');
	});

	test('is the heir’s when its host stands up, however that is done', () => {
		for (const command of [{ type: 'leave' }, { type: 'clearSeat', seat: 0 }] as const) {
			const host = new TestHost({ game: toy, people: ['ann', 'bob'] });
			host.as('ann', command);
			expect(host.client(1)).toMatchObject({ host: 'bob', stage: 'gathering' });
		}
	});
});
