import { isRefusal, outsideLive, resolveTable } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';

test('[SNP-1] two to four seats, and defaults for everything', () => {
	expect(resolveTable(snapshot, 3, {})).toEqual({
		options: {
			firstPlayer: 'random',
			cardToken: 'everyCard',
			denial: 'onRequest',
			reservedCards: 'faceDown',
			helps: 'allowed',
			claimSeconds: 15,
		},
	});
	for (const seats of [0, 1, 5]) expect(resolveTable(snapshot, seats, {})).toMatchObject({ code: 'BAD_OPTION' });
});

test.each([
	[{ firstPlayer: 2 }, 'firstPlayer'],
	[{ firstPlayer: -1 }, 'firstPlayer'],
	[{ cardToken: 'never' }, 'cardToken'],
	[{ denial: true }, 'denial'],
	[{ reservedCards: 'secret' }, 'reservedCards'],
	[{ helps: 'mine' }, 'helps'],
	[{ claimSeconds: 20 }, 'claimSeconds'],
	[{ solo: true }, 'solo'],
])('a table for two cannot have %j', (options, option) => {
	expect(resolveTable(snapshot, 2, options)).toMatchObject({ code: 'BAD_OPTION', facts: { option } });
});

test('[SNP-19] outside live play an offer has no deadline, whatever was set', () => {
	const table = resolveTable(snapshot, 2, { claimSeconds: 30, denial: 'upfront' });
	if (isRefusal(table)) throw new Error(table.code);
	expect(outsideLive(snapshot, table.options)).toEqual({ ...table.options, claimSeconds: 0 });
	expect(table.options.claimSeconds).toBe(30);
});

test('a named first seat must exist', () => {
	expect(resolveTable(snapshot, 3, { firstPlayer: 2 })).toMatchObject({ options: { firstPlayer: 2 } });
});
