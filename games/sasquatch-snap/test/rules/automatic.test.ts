import { expect, test } from 'vitest';
import { sasquatchSnap } from '../../src/index.ts';
import { at } from '../table.ts';

function late(position: string, seat: number): string {
	const table = at(position);
	const move = sasquatchSnap.automatic(table.view(seat), seat);
	expect(table.refusal(seat, move)).toBeNull();
	return sasquatchSnap.notation.printMove(move);
}

test('[SSQ-12] late with the Whistle: no exchange', () => {
	expect(late('', 0)).toBe('whistle');
});

test('[SSQ-17] late with a commit: no Trap!, the first direction without a rival trap or the Sasquatch', () => {
	expect(late('phase commit', 0)).toBe('N');
	expect(late('phase commit | tiles 0b C2', 0)).toBe('N');
	expect(late('phase commit | tiles 1b C1', 0)).toBe('E');
	expect(late('phase commit | sasquatch D3 | tiles 1s B2', 0)).toBe('S');
	expect(late('phase commit | sasquatch D3 | tiles 1s B2, 2b C5, 2b B3', 0)).toBe('N');
});

test('[SSQ-24] late with a tile: the lowest', () => {
	expect(late('phase set | 0: hand 0/1/0/1; commit N! | 1: commit E | 2: commit E | 3: commit W', 0)).toBe('set f');
});

test('[SSQ-51] late with the lure: the first direction that does not end on her own journalist', () => {
	expect(late('phase lure', 0)).toBe('lure N 1');
	expect(late('phase lure | 0: E5', 0)).toBe('lure N 1');
	expect(late('phase lure | 0: E2', 0)).toBe('lure E 1');
	expect(late('phase lure | 1: E2', 0)).toBe('lure N 3');
});
