import { expect, test } from 'vitest';
import { at } from '../table.ts';

test('[SSQ-12] an exchange is public, and afterwards it is too late for another', () => {
	const table = at('').play(0, 'whistle 2b > 1f');
	expect(table.told('spectator')).toEqual([{ type: 'whistleBlown', seat: 0, give: { basic: 2 }, get: { freeze: 1 } }]);
	expect(table.refused(0, 'whistle 2b > 1f')).toBe('wrong-phase');
});

test('[SSQ-12] without an exchange the Whistle is just blown; zeros say the same', () => {
	const zeros = { basic: 0, freeze: 0, spike: 0, super: 0 };
	const moves = [
		'whistle',
		{ type: 'whistle', give: { basic: 0 }, get: {} },
		{ type: 'whistle', give: { ...zeros, snaps: 0 } },
		{ type: 'whistle', get: zeros },
		{ type: 'whistle', get: {} },
	] as const;
	for (const move of moves) {
		const table = at('').play(0, move).shows('hand 0 7/0/1/0; snaps 1/1/1/1; phase commit');
		expect(table.told(1)).toEqual([{ type: 'whistleBlown', seat: 0, give: {}, get: {} }]);
	}
});

test('[SSQ-13] one side alone is no exchange of equal value', () => {
	expect(at('').refused(0, { type: 'whistle', give: { basic: 1 } })).toBe('exchange-unequal');
	expect(at('').refused(0, { type: 'whistle', get: { freeze: 1 } })).toBe('exchange-unequal');
});

test('[SSQ-12] only the Whistle holder exchanges', () => {
	expect(at('whistle 1').refused(0, 'whistle 2b > 1f')).toBe('not-your-turn');
});

test('[SSQ-13] many kinds at once, snaps counting 1 each', () => {
	at('| 0: snaps 5; hand 3/1/1/0')
		.play(0, 'whistle 3b 1f 1k 4n > 3s')
		.shows('hand 0 0/0/0/3; bank 0 12/6/4/0; snaps 1/1/1/1; box 36');
});

test('[SSQ-14] tiles on the board cannot be given', () => {
	expect(at('| 0: hand 0/0/0/0 | tiles 0f C3').refusal(0, 'whistle 1f > 2b')).toEqual({
		code: 'exchange-not-yours',
		rule: 'SSQ-14',
		facts: { kind: 'freeze', have: 0 },
	});
});

test('[SSQ-15] snaps cannot be received, not even none of them', () => {
	const move = { type: 'whistle', give: { basic: 1 }, get: { basic: 1, snaps: 0 } };
	expect(at('').refused(0, move)).toBe('exchange-no-snaps'); // before exchange-overlap
});

test('[SSQ-15] the same type both ways is refused before anything is counted', () => {
	expect(at('').refused(0, 'whistle 99f > 1f')).toBe('exchange-overlap');
});

test('[SSQ-16] she receives only what her bank has before the exchange', () => {
	expect(at('| 0: hand 6/5/1/0').refusal(0, 'whistle 4b > 2f')).toMatchObject({
		code: 'exchange-bank-short',
		facts: { kind: 'freeze', have: 1 },
	});
});

test('[SSQ-13] the refusal of unequal values says both', () => {
	expect(at('').refusal(0, 'whistle 1b 1k > 1f')?.facts).toEqual({ given: 4, received: 2 });
});
