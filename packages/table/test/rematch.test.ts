import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { completed } from '../src/saved.ts';
import { RandomPeople, TestHost } from './host.ts';

const yes = { type: 'rematch', agrees: true } as const;

/** A match that has been played to its end. */
function over(opening: Partial<ConstructorParameters<typeof TestHost>[0]> = {}): TestHost {
	const host = TestHost.playing({ game: toy, people: ['ann', 'bob', 'cid'], ...opening });
	new RandomPeople(host, 1).playOn();
	return host;
}

function refusal(code: string) {
	return { refusal: { code } };
}

describe('a rematch', () => {
	test('is wanted when everybody agrees, and everybody sees who does', () => {
		const host = TestHost.playing({ game: toy, people: ['ann', 'bob', 'cid'] });
		expect(host.as('ann', yes)).toMatchObject(refusal('WRONG_STAGE'));
		new RandomPeople(host, 1).playOn();
		expect(host.table.wantsRematch()).toBe(false);
		for (const who of ['ann', 'ann', 'bob']) host.as(who, yes);
		for (const viewer of [0, 1, 2, 'spectator'] as const)
			expect(host.client(viewer).rematch).toEqual({ agreed: [0, 1], fills: [], isCalled: false, table: null });
		expect(host.table.wantsRematch()).toBe(false);
		host.as('bob', { type: 'rematch', agrees: false });
		for (const who of ['bob', 'cid']) host.as(who, yes);
		expect(host.table.wantsRematch()).toBe(true);
		host.table.setRematch('table 2');
		host.work();
		expect(host.client(2).rematch).toMatchObject({ agreed: [0, 1, 2], table: 'table 2' });
		expect(host.table.wantsRematch()).toBe(false);
		expect(host.saved.rematch.table).toBe('table 2');
		expect(host.as('cid', yes)).toMatchObject(refusal('WRONG_STAGE'));
	});

	test('need not wait for everybody once two want to', () => {
		const host = over();
		expect(host.as('ann', { type: 'rematchNow' })).toMatchObject(refusal('NOT_READY'));
		expect(host.client(0).rematch.agreed).toEqual([]);
		host.as('bob', yes);
		expect(host.as('eve', { type: 'rematchNow' })).toMatchObject(refusal('NOT_SEATED'));
		expect(host.as('ann', { type: 'rematchNow' })).toMatchObject({ ok: true });
		expect(host.client(2).rematch).toEqual({ agreed: [1, 0], fills: [], isCalled: true, table: null });
		expect(host.table.wantsRematch()).toBe(true);
	});

	test('is always wanted by bots', () => {
		const host = over({ people: ['ann', 'bob'], bots: ['random'] });
		expect(host.as('ann', { type: 'rematchNow' })).toMatchObject({ ok: true });
		expect(host.table.wantsRematch()).toBe(true);
	});

	test('waits for whoever has gone until somebody else takes their seat', () => {
		const host = over();
		const fill = (seat: number, bot: string | null) => host.as('ann', { type: 'rematchSeat', seat, bot });
		expect(fill(1, 'random')).toMatchObject(refusal('SEAT_TAKEN'));
		host.disconnect('bob');
		expect(fill(3, 'random')).toMatchObject(refusal('NO_SUCH_SEAT'));
		expect(fill(1, 'nobody')).toMatchObject(refusal('BAD_BOT'));
		expect(fill(1, 'zoya')).toMatchObject({ ok: true });
		expect([fill(1, 'random'), fill(1, null)]).toMatchObject([{ ok: true }, { ok: true }]);
		expect(host.client(2).rematch.fills).toEqual([{ seat: 1, bot: null }]);
		host.as('ann', yes);
		expect(host.table.wantsRematch()).toBe(false);
		host.as('cid', yes);
		expect(host.table.wantsRematch()).toBe(true);
		host.connect('bob');
		expect(host.table.wantsRematch()).toBe(false);
		host.as('cid', { type: 'rematch', agrees: false });
		host.disconnect('bob');
		host.as('cid', yes);
		host.disconnect('cid');
		expect(fill(2, 'random')).toMatchObject(refusal('SEAT_TAKEN'));
	});

	test('of a rated match has no bots', () => {
		const host = new TestHost({ game: toy, people: ['ann', 'bob'] });
		host.as('ann', { type: 'configure', terms: { isRated: true } });
		host.as('bob', { type: 'ready', terms: host.client(1).termsNumber });
		expect(host.as('ann', { type: 'start' })).toMatchObject({ ok: true });
		new RandomPeople(host, 1).playOn();
		host.disconnect('bob');
		expect(host.as('ann', { type: 'rematchSeat', seat: 1, bot: 'random' })).toMatchObject(refusal('NOT_RATEABLE'));
		expect(host.as('ann', { type: 'rematchSeat', seat: 1, bot: null })).toMatchObject({ ok: true });
	});

	test('that was kept before seats could be filled goes on', () => {
		const { rematch, ...saved } = over().saved;
		const { agreed, table } = rematch;
		expect(completed({ ...saved, rematch: { agreed, table } }).rematch).toEqual({
			agreed: [],
			fills: [],
			isCalled: false,
			table: null,
		});
	});
});
