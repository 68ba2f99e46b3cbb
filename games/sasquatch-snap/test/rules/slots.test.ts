import { expect, test } from 'vitest';
import { at } from '../table.ts';

test('[SSQ-5, 21] slots go in Whistle order, each seat through before the next', () => {
	const table = at('whistle 2').commit('2: N!b', '0: N!b');
	expect(
		table.heard('trapSet', 'stepped').map((event) => `${event.type} ${'seat' in event ? event.seat : ''}`),
	).toEqual(['trapSet 2', 'stepped 2', 'stepped 3', 'stepped 3', 'trapSet 0', 'stepped 0', 'stepped 1', 'stepped 1']);
});

test('[SSQ-21, 24] a choice halts the slots, and the seats before are through', () => {
	const table = at('phase commit').play(0, 'W').play(1, 'E!').play(2, 'E!').play(3, 'W');
	table.shows('phase set; 0 A3; 1 G3; tiles none');
	expect(table.toMove()).toEqual([1]);
	expect(table.refused(2, 'set b')).toBe('not-your-turn');
	table.play(1, 'set k').shows('phase set; 1 H3; tiles 1k G3');
	expect(table.toMove()).toEqual([2]);
	table.play(2, 'set b').shows('phase lure; 2 H7; 3 A7');
});

test('[SSQ-61] a game won in a slot stops there', () => {
	const table = at('whistle 1 | 1: snaps 1 | 3: snaps 7 | tiles 3b H3').commit().shows('phase over; 2 G7; 0 C3');
	expect(table.state.slot).toBe(0);
	expect(table.toMove()).toEqual([]);
	expect(table.refused(1, 'lure N 1')).toBe('game-over');
});
