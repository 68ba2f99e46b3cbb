import { expect, test } from 'vitest';
import { at } from '../table.ts';

test('[SSQ-11] the Whistle passes clockwise, and a new turn begins', () => {
	const table = at('turn 7 whistle 3').commit().lure('N 1').shows('whistle 0; phase whistle');
	expect(table.told('spectator').slice(-2)).toEqual([
		{ type: 'whistlePassed', from: 3, to: 0 },
		{ type: 'turnStarted', turn: 8, whistle: 0 },
	]);
	expect(table.state).toMatchObject({ turn: 8, slot: 0, commits: [-1, -1, -1, -1] });
});

test('[SSQ-11] when the game ends, turn, Whistle and entrapments stay', () => {
	const table = at('turn 7 whistle 3 | 3: D4; hand 1/0/0/0 | 0: D4 | 1: snaps 7 | tiles 1b E8')
		.commit('3: N!')
		.lure('S 3');
	expect(table.state).toMatchObject({ phase: 'over', turn: 7, whistle: 3, entrapped: 1 });
});

test('[SSQ-61] a target of 5 or 10', () => {
	at('phase lure target=5 | 3: snaps 4 | tiles 3b E8').lure('S 3').shows('winner 3');
	at('phase lure target=10 | 3: snaps 8 | tiles 3b E8').lure('S 3').shows('winner none').commit().lure('N 1');
});

test('[SSQ-63] at the limit the end stands in place of passing the Whistle', () => {
	const table = at('turn 40 turnLimit=40 phase lure').lure('N 1').shows('phase over');
	expect(table.told('spectator').map(({ type }) => type)).toEqual(['lured', 'gameEnded']);
});

test('[SSQ-63] without a limit play goes on', () => {
	at('turn 120 turnLimit=0 phase lure').lure('N 1').shows('phase whistle');
});
