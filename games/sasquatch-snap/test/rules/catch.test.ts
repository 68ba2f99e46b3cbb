import { expect, test } from 'vitest';
import { at } from '../table.ts';

test('[SSQ-56] every trap that pays is told in claim order, the first with the pile', () => {
	const table = at('phase lure whistle 1 | pile 2 | tiles 3f E8, 0s D8, 1s F8')
		.lure('S 3')
		.shows('snaps 2/2/1/5; box 30');
	expect(table.heard('caught')).toEqual([
		{ type: 'caught', owner: 3, tile: 'freeze', square: 67, earned: 2, fromPile: 2 },
		{ type: 'caught', owner: 1, tile: 'super', square: 68, earned: 1, fromPile: 0 },
		{ type: 'caught', owner: 0, tile: 'super', square: 66, earned: 1, fromPile: 0 },
	]);
});

test('[SSQ-9] the trap stays and catches again', () => {
	at('phase lure | tiles 3b E8')
		.lure('S 3')
		.commit()
		.lure('N 1')
		.commit()
		.lure('S 1')
		.shows('sasquatch E8; snaps 1/1/1/3; tiles 3b E8');
});

test('[SSQ-58] no trap, no payment: the pile stays', () => {
	at('phase lure | pile 3').lure('S 3').shows('pile 3; snaps 1/1/1/1');
});

test('[SSQ-59] one catch takes at most 6 snaps: a freeze and four Supers', () => {
	at('phase lure | sasquatch E6 | tiles 3f E7, 3s E6, 1s F7, 2s E8, 0s D7').lure('S 1').shows('snaps 2/2/2/4; box 30');
});
