import { expect, test } from 'vitest';
import { at } from '../table.ts';

test('[SSQ-25, 27] two spaces in one direction, told step by step', () => {
	expect(at('').commit('0: S').heard('stepped').slice(0, 2)).toEqual([
		{ type: 'stepped', seat: 0, from: 20, to: 29 },
		{ type: 'stepped', seat: 0, from: 29, to: 38 },
	]);
});

test('[SSQ-4, 28] journalists neither block nor hold each other', () => {
	at('| 0: E3 | 1: F3 | 2: G3').commit('0: E', '1: S', '2: S').shows('0 G3; 1 F5; 2 G5');
});

test('[SSQ-32] the Sasquatch on the first square ends the move', () => {
	const table = at('| sasquatch C4').commit('0: S').shows('0 E5');
	expect(table.heard('stepped').filter((event) => 'seat' in event && event.seat === 0).length).toBe(1);
});

test('[SSQ-61] a toll that wins spares her the Sasquatch', () => {
	at('| sasquatch D3 | 0: snaps 4 | 2: snaps 7 | tiles 2b D3').commit('0: E').shows('0 D3; snaps 3/1/8/1; pile 0');
});
