import { expect, test } from 'vitest';
import { at } from '../table.ts';

test('[SSQ-26, 40] an entrapped journalist is held: no step, no toll', () => {
	const table = at('| 0: D4; hand 2/0/0/0 | 1: D4 | 3: D4').commit('0: N!');
	expect(table.heard('entrapped', 'held', 'tollPaid')).toEqual([
		{ type: 'entrapped', seat: 1, by: 0 },
		{ type: 'entrapped', seat: 3, by: 0 },
		{ type: 'held', seat: 1 },
		{ type: 'held', seat: 3 },
	]);
});

test('[SSQ-11, 42] entrapments end with the turn', () => {
	const table = at('| 0: D4; hand 2/0/0/0 | 1: D4').commit('0: N!');
	expect(table.state.entrapped).toBe(0b10);
	table.lure('E 1');
	expect(table.state.entrapped).toBe(0);
	table.commit('1: N').shows('1 D2');
});

test('[SSQ-44] the Whistle holder is never entrapped', () => {
	at('whistle 1 | 0: G3; hand 1/0/0/0 | 1: G3').commit('0: W!').shows('entrapped nobody; 1 I3');
});

test('[SSQ-43] with entrapToll victims pay in Whistle order, after the spike has struck', () => {
	const table = at('entrapToll=true whistle 3 | 3: D4; hand 0/0/1/0 | 0: D4 | 2: D4 | tiles 1b D5').commit('3: N!');
	const told = table.heard('trapsDestroyed', 'entrapped', 'tollPaid');
	expect(told.map(({ type }) => type)).toEqual(['trapsDestroyed', 'entrapped', 'tollPaid', 'entrapped', 'tollPaid']);
	table.shows('snaps 0/1/0/3');
});

test('[SSQ-67] a win by such a toll comes before the other victims and before her own move', () => {
	const table = at('entrapToll=true | 0: D4; snaps 7; hand 1/0/0/0 | 1: D4 | 2: D4').commit('0: N!');
	table.shows('phase over; winner 0; 0 D4; snaps 8/0/1/1; entrapped 1');
	expect(table.state.entrapped).toBe(0b10);
});
