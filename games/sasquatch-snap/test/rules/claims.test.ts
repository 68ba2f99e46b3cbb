import { expect, test } from 'vitest';
import { claimsOn, isReachedBy, isTrapped } from '../../src/rules/claims.ts';
import { labelOf, squareAt } from '../../src/rules/forest.ts';
import { at } from '../table.ts';

const claims = (position: string, label: string) =>
	claimsOn(at(position).state, squareAt(9, label))
		.map((square) => labelOf(9, square))
		.join(' ');

test('[SSQ-7] a Super traps its own square and four arms, over the edge, not diagonally', () => {
	const { state } = at('| tiles 1s A1');
	const trapped = state.tiles.flatMap((_, square) => (isTrapped(state, square) ? [labelOf(9, square)] : []));
	expect(trapped).toEqual(['A1', 'B1', 'I1', 'A2', 'A9']);
	for (const [square] of state.tiles.entries())
		expect(isReachedBy(state, square, squareAt(9, 'A1'))).toBe(isTrapped(state, square));
});

test('[SSQ-7] other tiles trap their own square only', () => {
	const { state } = at('| tiles 1f E1');
	expect(isTrapped(state, squareAt(9, 'E2'))).toBe(false);
	expect(isReachedBy(state, squareAt(9, 'E2'), squareAt(9, 'E1'))).toBe(false);
});

test('[SSQ-8] claim order: the tile itself, then Supers by owner in Whistle order', () => {
	const tiles = '| tiles 3b D4, 0s D3, 1s E4, 2s D5, 3s C4';
	expect(claims(`whistle 0 ${tiles}`, 'D4')).toBe('D4 D3 E4 D5 C4');
	expect(claims(`whistle 2 ${tiles}`, 'D4')).toBe('D4 D5 C4 D3 E4');
});

test('[SSQ-8] two Supers of one owner follow each other: N, E, S, W', () => {
	expect(claims('whistle 1 | tiles 0s C4, 1s D5, 0s D3', 'D4')).toBe('D5 D3 C4');
	expect(claims('| tiles 0s C4, 1s D5, 0s D3', 'A1')).toBe('');
});
