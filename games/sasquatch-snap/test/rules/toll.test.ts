import { expect, test } from 'vitest';
import { at } from '../table.ts';

test('[SSQ-31] two tiles of one rival charge twice', () => {
	at('| 0: snaps 5 | tiles 1f D3, 1s D2').commit('0: E').shows('0 D3; snaps 2/4/1/1');
});

test('[SSQ-31] each toll is told with what was owed and where the tile lies', () => {
	expect(at('| tiles 2s D2').commit('0: E').heard('tollPaid')).toEqual([
		{ type: 'tollPaid', from: 0, to: 2, tile: 'super', square: 12, owed: 1, paid: 1 },
	]);
});

test('[SSQ-33] standing on a trap and leaving it costs nothing', () => {
	at('| 0: C3 | tiles 1b C3').commit('0: E').shows('0 E3; snaps 1/1/1/1');
});

test('[SSQ-61, 62] after a winning toll nothing more is paid', () => {
	at('whistle 1 | 0: snaps 3 | 1: snaps 7 | 2: snaps 7 | tiles 1s D2, 2s D4')
		.commit('0: E')
		.shows('snaps 2/8/7/1; winner 1');
});
