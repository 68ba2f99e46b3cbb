import { expect, test } from 'vitest';
import { at } from '../table.ts';

test('[SSQ-22] without Trap! nothing is set', () => {
	at('').commit().shows('tiles none');
});

test('[SSQ-23] no uprooting and setting together', () => {
	at('| tiles 0f C3').commit('0: N!').shows('0 C2; hand 0 7/1/1/0; tiles none');
});

test('[SSQ-23] Trap! that was revealed cannot be declined', () => {
	const table = at('phase commit').play(0, 'N!').play(1, 'E').play(2, 'E').play(3, 'W');
	expect(table.moves(0)).toEqual(['set b', 'set k']);
	expect(table.refused(0, 'N')).toBe('wrong-phase');
});

test('[SSQ-22, 41] Trap! is wasted when a rival has set a tile under her, which holds her, too', () => {
	const table = at('whistle 3 | 3: C3; hand 1/0/0/0 | 0: C3')
		.commit('3: W!', '0: N!')
		.shows('0 C3; entrapped 0; tiles 3b C3');
	expect(table.heard('trapWasted', 'held')).toEqual([
		{ type: 'trapWasted', seat: 0, reason: 'tile-here' },
		{ type: 'held', seat: 0 },
	]);
});

test('[SSQ-24] with the card the committed type is set without a question', () => {
	at('trapChoice=with-card | 0: hand 2/1/1/1').commit('0: N!s').shows('hand 0 2/1/1/0; tiles 0s C3; phase lure');
});

test('[SSQ-39] on a mere arm of her own Super she sets, she does not uproot', () => {
	at('| tiles 0s D3').commit('0: N!b').shows('hand 0 6/0/1/0; tiles 0b C3, 0s D3');
});
