import { expect, test } from 'vitest';
import { sasquatchSnap } from '../../src/index.ts';
import { standings } from '../../src/rules/scoring.ts';
import { at } from '../table.ts';

test('[SSQ-64] snaps, then the value of own tiles in hand and on the board, then shared places', () => {
	const { state } = at('| 0: snaps 3 | 1: snaps 3 | 2: snaps 3; hand 6/0/1/0 | tiles 0f A1, 1b B1, 1b C1');
	expect(standings(state)).toEqual([
		{ place: 1, snaps: 3, tiles: 12 },
		{ place: 1, snaps: 3, tiles: 12 },
		{ place: 3, snaps: 3, tiles: 9 },
		{ place: 4, snaps: 1, tiles: 10 },
	]);
});

test('[SSQ-61] the outcome of a won game', () => {
	const table = at('phase lure | 0: snaps 7 | 2: snaps 3 | tiles 0b E8').lure('S 3');
	const ended = { reason: 'target', winners: [0] };
	expect(table.told('spectator').at(-1)).toMatchObject({ type: 'gameEnded', ...ended });
	expect(sasquatchSnap.outcome(table.state)).toEqual({ reason: 'target', scores: [8, 1, 3, 1], places: [1, 3, 2, 3] });
});

test('[SSQ-61] no outcome while the game runs', () => {
	expect(sasquatchSnap.outcome(at('').state)).toBeNull();
});

test('[SSQ-31, 46, 56] the breakdown says where snaps came from and went', () => {
	const table = at('| pile 2 | 0: snaps 2 | 1: E8 | tiles 1b D3, 1b E8')
		.play(0, 'whistle 1n > 1b')
		.commit('0: E', '1: N');
	table.lure('S 1');
	const lines = (seat: number) =>
		sasquatchSnap.breakdown(table.state)[seat].map(({ source, points }) => `${source} ${points}`);
	table.shows('snaps 0/0/1/1; pile 4; sasquatch E6');
	expect(lines(0)).toEqual(['start 2', 'caught 0', 'piles 0', 'tolls 0', 'tollsPaid -1', 'mauled 0', 'exchanged -1']);
	expect(lines(1)).toEqual(['start 1', 'caught 0', 'piles 0', 'tolls 1', 'tollsPaid 0', 'mauled -2', 'exchanged 0']);
	table.commit().lure('S 2');
	expect(lines(1).slice(1, 3)).toEqual(['caught 1', 'piles 4']);
});
