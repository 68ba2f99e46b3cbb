import { expect, test } from 'vitest';
import { at } from '../table.ts';

test('[SSQ-46] she is tossed with all her tiles and loses no turn', () => {
	const table = at('whistle 1 | sasquatch C4 | tiles 0f A1').commit('0: S').shows('0 E5; hand 0 7/0/1/0; tiles 0f A1');
	expect(table.heard('mauled', 'tossed')).toEqual([
		{ type: 'mauled', seat: 0, square: 29, snaps: 1, by: 'walk' },
		{ type: 'tossed', seat: 0, to: 40 },
	]);
	table.lure('N 1').commit('0: N').shows('0 E3');
});

test('[SSQ-49] without snaps she is tossed all the same', () => {
	at('| sasquatch C4 | pile 2 | 0: snaps 0').commit('0: S').shows('0 E5; pile 2');
});

test('[SSQ-48] sharing the lair, she is safe even if she gains snaps', () => {
	at('| 0: E5 | 1: H1; snaps 3 | tiles 0b I1').commit('0: N!b', '1: E').shows('0 E4; snaps 2/2/1/1');
});

test('[SSQ-45, 48] a later contact counts anew', () => {
	at('whistle 1 | 0: E5; snaps 3').commit('0: N').lure('N 2').shows('0 E5; sasquatch E3; snaps 0/1/1/1; pile 3');
});
