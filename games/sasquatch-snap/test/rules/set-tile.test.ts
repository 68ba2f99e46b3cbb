import { expect, test } from 'vitest';
import { at } from '../table.ts';

test('[SSQ-34] any square without a tile will do: the lair with him in it, and under another', () => {
	at('| 0: E5; hand 1/0/0/0 | 1: E5').commit('0: N!', '1: S').shows('tiles 0b E5; entrapped 1; pile 0');
});

test('[SSQ-4, 18] a square has one tile at most', () => {
	expect(at('phase commit | tiles 2b C3').refused(0, 'N!')).toBe('cannot-trap');
});

test('[SSQ-36] a spike set again destroys again', () => {
	const table = at('| 0: hand 0/0/0/0 | tiles 0k C3, 1b C2').commit('0: N!').shows('hand 0 0/0/1/0; tiles 1b C2');
	expect(table.heard('trapsDestroyed')).toEqual([]);
	at('| 0: hand 0/0/1/0 | tiles 1b C2').commit('0: S!').shows('tiles 0k C3; bank 1 5/6/3/3');
});

test('[SSQ-36] a distant Super whose arm is touched survives, and no snaps move', () => {
	at('| 0: hand 0/0/1/0 | tiles 1s E3, 2f D3').commit('0: S!').shows('tiles 0k C3, 1s E3; snaps 1/1/1/1');
});

test('[SSQ-36] a spike in the last slot strikes like any other', () => {
	at('| 3: hand 0/0/1/0 | tiles 1b C6, 0s B7').commit('3: S!').shows('tiles 3k C7');
});

test('[SSQ-36] nothing destroyed, nothing told', () => {
	expect(at('| 0: hand 0/0/1/0').commit('0: N!').heard('trapsDestroyed')).toEqual([]);
});

test('[SSQ-9, 36] while it lies there a spike is a basic trap, and catching does not use it up', () => {
	at('phase lure | tiles 2k E8').lure('S 3').shows('snaps 1/1/2/1; tiles 2k E8');
});

test('[SSQ-38] a Super set beside him catches nothing', () => {
	at('| 0: D5; hand 0/0/0/1').commit('0: W!').shows('tiles 0s D5; snaps 1/1/1/1; lines N free, S free, W 1');
});

test('[SSQ-24] tiles to set go by type', () => {
	const table = at('phase set | 0: hand 1/1/0/1; commit N! | 1: commit E | 2: commit E | 3: commit W');
	expect(table.moves(0)).toEqual(['set b', 'set f', 'set s']);
	expect(table.refusal(0, 'set k')).toEqual({ code: 'tile-not-in-hand', rule: 'SSQ-24', facts: { tile: 'spike' } });
});
