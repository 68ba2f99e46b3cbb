import { expect, test } from 'vitest';
import { sasquatchSnap } from '../src/index.ts';
import { NOT_COMMITTED, SECRET_COMMIT } from '../src/rules/state.ts';
import { at } from './table.ts';

// The worked examples of the specification, by number. Unless stated: 9×9, Whistle at seat 0, everything else as at a
// fresh start. Seats that are not mentioned walk W, E, E, W.

test('[X-1, SSQ-1] a fresh start', () => {
	at('phase lure').shows('lines N free, E free, S free, W free');
	at('').shows(
		'0 C3; 1 G3; 2 G7; 3 C7; sasquatch E5; snaps 1/1/1/1; pile 0; box 36; hand 0 7/0/1/0; hand 3 7/0/1/0; bank 0 5/6/3/3; bank 3 5/6/3/3; tiles none',
	);
});

test('[X-2, SSQ-25, 27] without Trap! it is exactly two spaces', () => {
	at('').commit('0: W', '1: E', '2: E', '3: W').shows('0 A3; 1 I3; 2 I7; 3 A7; snaps 1/1/1/1');
});

test('[X-3, SSQ-2] the board wraps for journalists', () => {
	at('| 0: A3').commit('0: W').shows('0 H3');
});

test('[X-4, SSQ-21, 22, 25] Trap!, then one space', () => {
	const table = at('').commit('0: N!b').shows('0 C2; hand 0 6/0/1/0; tiles 0b C3');
	expect(table.heard('trapSet')).toEqual([{ type: 'trapSet', seat: 0, tile: 'basic', square: 20 }]);
});

test('[X-5, SSQ-24] nothing is asked of a hand with one type', () => {
	at('phase commit | 0: hand 3/0/0/0 | 1: commit E | 2: commit E | 3: commit W')
		.play(0, 'N!')
		.shows('phase lure; 0 C2; hand 0 2/0/0/0; tiles 0b C3');
});

test('[X-6, SSQ-30, 31] a rival trap on the first square ends a move of two', () => {
	at('| tiles 1b D3').commit('0: E').shows('0 D3; snaps 0/2/1/1; tiles 1b D3');
});

test('[X-7, SSQ-30] a rival trap on the last square', () => {
	at('| tiles 1b E3').commit('0: E').shows('0 E3; snaps 0/2/1/1');
});

test('[X-8, SSQ-25, 30] setting a trap and stepping into one', () => {
	at('| tiles 1b D3').commit('0: E!b').shows('0 D3; snaps 0/2/1/1; tiles 0b C3, 1b D3');
});

test('[X-9, SSQ-31, 35] a freeze charges 2', () => {
	at('| 0: snaps 3 | tiles 1f D3').commit('0: E').shows('0 D3; snaps 1/3/1/1');
});

test('[X-10, SSQ-31] with one snap left she pays one', () => {
	at('| tiles 1f D3').commit('0: E').shows('snaps 0/2/1/1');
});

test('[X-11, SSQ-30, 31] without snaps she is stuck all the same', () => {
	at('| 0: snaps 0 | tiles 1b D3').commit('0: E').shows('0 D3; snaps 0/1/1/1');
});

test('[X-12, SSQ-29] she walks over her own traps', () => {
	at('| tiles 0b D3').commit('0: E').shows('0 E3; snaps 1/1/1/1');
});

test('[X-13, SSQ-32, 46] the Sasquatch on the first square', () => {
	at('| sasquatch D3 | 0: snaps 3').commit('0: E').shows('0 E5; snaps 0/1/1/1; pile 3');
});

test('[X-14, SSQ-32, 45] the Sasquatch on the last square', () => {
	at('| sasquatch E3 | 0: snaps 2').commit('0: E').shows('0 E5; snaps 0/1/1/1; pile 2');
});

test('[X-15, SSQ-32, 58] the Sasquatch on a rival trap: toll, then mauling, and the pile stays', () => {
	at('| sasquatch D3 | pile 1 | 0: snaps 5 | tiles 2f D3').commit('0: E').shows('0 E5; snaps 0/1/3/1; pile 4');
});

test('[X-16, SSQ-2, 53, 56] a forced stop, and a line that wraps', () => {
	const table = at('phase lure | tiles 2b B5').shows('lines N free, E 6, S free, W 3');
	expect(table.refused(0, 'lure E 3')).toBe('lure-must-stop');
	expect(table.refused(0, 'lure W 6')).toBe('lure-must-stop');
	expect(table.refused(0, 'lure N 0')).toBe('lure-distance');
	expect(table.refused(0, 'lure N 9')).toBe('lure-distance');
	expect(table.refused(0, 'lure N 8')).toBeNull();
	table.lure('E 6').shows('sasquatch B5; snaps 1/1/2/1; box 35');
});

test('[X-17, SSQ-45, 53] a journalist shields the trap behind her', () => {
	at('whistle 3 | 0: E4 | tiles 1b E1')
		.commit('0: N')
		.shows('lines N 3, E free, S 5, W free')
		.lure('N 3')
		.shows('0 E5; sasquatch E2; snaps 0/1/1/1; pile 1');
});

test('[X-18, SSQ-35, 56] pile plus freeze', () => {
	at('phase lure | pile 3 | 1: snaps 0 | tiles 3f E8').lure('S 3').shows('snaps 1/0/1/6; pile 0; box 32');
});

test('[X-19, SSQ-56] journalist and trap on one square', () => {
	at('phase lure | pile 2 | 1: snaps 0 | 3: E8; snaps 4 | tiles 1b E8')
		.lure('S 3')
		.shows('3 E5; snaps 1/7/1/0; pile 0; box 31');
});

test('[X-20, SSQ-57] on her own trap she gets everything back, and more', () => {
	at('phase lure | pile 2 | 1: snaps 0 | 3: E8; snaps 4 | tiles 3b E8')
		.lure('S 3')
		.shows('3 E5; snaps 1/0/1/7; pile 0; box 31');
});

test('[X-21, SSQ-50, 56] two journalists mauled on one trap', () => {
	const table = at('phase lure whistle 1 | 0: E7; snaps 3 | 2: E7; snaps 2 | tiles 1b E7')
		.lure('S 2')
		.shows('0 E5; 2 E5; snaps 0/7/0/1; pile 0');
	expect(table.heard('mauled')).toMatchObject([{ seat: 2 }, { seat: 0 }]); // Whistle order from seat 1
});

test('[X-22, SSQ-7, 37, 53] the arm of a Super stops him', () => {
	at('phase lure | tiles 2s H5')
		.shows('lines E 2, W 5')
		.lure('E 2')
		.shows('sasquatch G5; snaps 1/1/2/1; lines E 1')
		.commit()
		.lure('E 1')
		.shows('sasquatch H5; snaps 1/1/3/1');
});

test('[X-23, SSQ-7, 53] a Super beside his column', () => {
	at('phase lure | tiles 2s F3').lure('N 2').shows('sasquatch E3; snaps 1/1/2/1');
});

test('[X-24, SSQ-8, 56] a square trapped by two owners: the tile on it claims first', () => {
	at('phase lure whistle 2 | pile 2 | tiles 0b G5, 2s H5').lure('E 2').shows('sasquatch G5; snaps 4/1/2/1; pile 0');
});

test('[X-25, SSQ-8, 56] only Supers: Whistle order decides about the pile', () => {
	at('phase lure whistle 2 | pile 4 | 0: snaps 0 | 1: snaps 0 | 2: snaps 0 | 3: snaps 0 | tiles 1s G4, 3s G6')
		.lure('E 2')
		.shows('snaps 0/1/0/5; pile 0');
});

test('[X-26, SSQ-56] two traps of one owner both pay', () => {
	at('phase lure | tiles 1f G5, 1s H5').lure('E 2').shows('snaps 1/4/1/1; box 33');
});

test('[X-27, SSQ-8, 31] two tolls, one snap', () => {
	const table = at('whistle 2 | tiles 1b D3, 2s D2').commit('0: E').shows('0 D3; snaps 0/2/1/1');
	expect(table.heard('tollPaid')).toMatchObject([
		{ to: 1, owed: 1, paid: 1 },
		{ to: 2, owed: 1, paid: 0 },
	]);
});

test('[X-28, SSQ-31] two tolls, two snaps', () => {
	at('whistle 2 | 0: snaps 2 | tiles 1b D3, 2s D2').commit('0: E').shows('0 D3; snaps 0/2/2/1');
});

test('[X-29, SSQ-29, 30] her own tile under a rival Super still costs', () => {
	at('| 0: snaps 2 | tiles 0b D3, 2s D2').commit('0: E').shows('0 D3; snaps 1/1/2/1');
});

test('[X-30, SSQ-33, 34] setting a tile on the arm of a rival Super', () => {
	at('| tiles 1s D3').commit('0: N!b').shows('0 C2; snaps 1/1/1/1; tiles 0b C3, 1s D3');
});

test('[X-31, SSQ-36] a spike destroys all four neighbours, her own too, over the edge, not diagonally', () => {
	const table = at('| 0: A3 | tiles 1b A2, 0f B3, 2s I3, 3b B2, 3b A5')
		.commit('0: S!k', '1: N')
		.shows(
			'0 A4; 1 G1; snaps 1/1/1/1; bank 0 5/6/3/3; bank 1 5/6/3/3; bank 2 5/6/3/3; bank 3 3/6/3/3; tiles 3b B2, 0k A3, 3b A5',
		);
	expect(table.heard('trapsDestroyed')).toMatchObject([{ by: 0, list: [{ owner: 1 }, { owner: 0 }, { owner: 2 }] }]);
});

test('[X-32, SSQ-40, 41, 43] entrapment', () => {
	const table = at('| 0: D4 | 1: D4')
		.commit('0: N!b', '1: W!b')
		.shows('0 D3; 1 D4; snaps 1/1/1/1; hand 0 6/0/1/0; hand 1 7/0/1/0; tiles 0b D4; entrapped 1');
	expect(table.heard('trapWasted')).toEqual([{ type: 'trapWasted', seat: 1, reason: 'tile-here' }]);
});

test('[X-33, SSQ-43] entrapment with entrapToll', () => {
	at('entrapToll=true | 0: D4; hand 5/1/1/0 | 1: D4')
		.commit('0: N!f', '1: W')
		.shows('1 D4; snaps 2/0/1/1; entrapped 1');
});

test('[X-34, SSQ-44] too late to entrap: she has had her slot', () => {
	at('| 0: D2 | 1: D4').commit('0: S', '1: W!b').shows('0 D4; 1 C4; snaps 1/1/1/1; tiles 1b D4; entrapped nobody');
});

test('[X-35, SSQ-40, 41] a Super entraps its neighbours, whose Trap! still works', () => {
	at('| 0: D4; hand 3/0/1/1 | 1: D3')
		.commit('0: W!s', '1: N!b')
		.shows('0 C4; 1 D3; hand 1 6/0/1/0; tiles 1b D3, 0s D4; entrapped 1');
});

test('[X-36, SSQ-42] spiking the Super that holds her does not free her this turn', () => {
	at('| 0: D4; hand 3/0/1/1 | 1: D3').commit('0: W!s', '1: N!k').shows('1 D3; tiles 1k D3; entrapped 1');
});

test('[X-37, SSQ-22, 39] uprooting', () => {
	const table = at('| 0: hand 3/0/1/0 | tiles 0s C3').commit('0: S!').shows('0 C4; hand 0 3/0/1/1; tiles none');
	expect(table.heard('uprooted')).toEqual([{ type: 'uprooted', seat: 0, tile: 'super', square: 20 }]);
});

test('[X-38, SSQ-22] her trap is spiked away before she can uproot it: she sets another', () => {
	at('whistle 3 | 3: D3 | 0: hand 2/0/0/0 | tiles 0b C3')
		.commit('3: N!k', '0: S!')
		.shows('0 C4; 3 D2; hand 0 1/0/0/0; tiles 0b C3, 3k D3');
});

test('[X-39, SSQ-22, 25] the same with an empty hand: Trap! is wasted, two spaces', () => {
	const table = at('whistle 3 | 3: D3 | 0: hand 0/0/0/0 | tiles 0b C3')
		.commit('3: N!k', '0: S!')
		.shows('0 C5; hand 0 0/0/0/0; tiles 3k D3');
	expect(table.heard('trapWasted')).toEqual([{ type: 'trapWasted', seat: 0, reason: 'empty-hand' }]);
});

test('[X-40, SSQ-18] when Trap! may not be committed', () => {
	const table = at('phase commit | 2: hand 0/0/0/0 | 3: hand 0/0/0/0 | tiles 1b C3, 3f C7');
	expect(table.refused(0, 'N!')).toBe('cannot-trap');
	expect(table.refused(2, 'N!')).toBe('cannot-trap');
	expect(table.refused(3, 'N!')).toBeNull();
	expect(table.refused(0, 'N')).toBeNull();
});

test('[X-41, SSQ-12, 13, 14] three basics and a snap for a Super', () => {
	at('').play(0, 'whistle 3b 1n > 1s').shows('snaps 0/1/1/1; box 37; hand 0 4/0/1/1; bank 0 8/6/3/2');
});

test('[X-42, SSQ-13] a spike for a freeze and a basic', () => {
	at('').play(0, 'whistle 1k > 1b 1f').shows('snaps 1/1/1/1; hand 0 8/1/0/0; bank 0 4/5/4/3');
});

test('[X-43, SSQ-13, 14, 15, 16] exchanges refused', () => {
	const table = at('| tiles 0s A1, 0s D1, 0s G1');
	expect(table.refused(0, 'whistle 3b > 1f')).toBe('exchange-unequal');
	expect(table.refused(0, 'whistle 1b >')).toBe('exchange-unequal');
	expect(table.refused(0, 'whistle 1b > 1n')).toBe('exchange-no-snaps');
	expect(table.refused(0, 'whistle 2n > 1f')).toBe('exchange-not-yours');
	expect(table.refused(0, 'whistle 1f > 2b')).toBe('exchange-not-yours');
	expect(table.refused(0, 'whistle 4b > 1s')).toBe('exchange-bank-short');
	expect(table.refused(0, 'whistle 4b 1k > 1b 3f')).toBe('exchange-overlap');
	expect(table.refused(0, 'whistle')).toBeNull();
});

test('[X-44, SSQ-61] winning by a toll, in mid-turn', () => {
	const table = at('| 0: snaps 2 | 2: snaps 7 | tiles 2b D3')
		.commit('0: E')
		.shows('0 D3; 1 G3; 2 G7; 3 C7; snaps 1/1/8/1; winner 2; phase over');
	expect(table.heard().at(-1)).toMatchObject({ type: 'gameEnded', reason: 'target', winners: [2] });
});

test('[X-45, SSQ-8, 62] two would reach 8: claim order', () => {
	at('phase lure whistle 2 | 0: snaps 7 | 2: snaps 7 | tiles 0b G5, 2s H5')
		.lure('E 2')
		.shows('snaps 8/1/7/1; winner 0');
});

test('[X-46, SSQ-57, 61] mauled on her own trap at 7: she wins', () => {
	at('phase lure | 3: E8; snaps 7 | tiles 3b E8').lure('S 3').shows('3 E5; snaps 1/1/1/8; winner 3');
});

test('[X-47, SSQ-47, 48] walking into the lair while he is at home', () => {
	at('| 0: E4; snaps 2').commit('0: S').shows('0 E5; snaps 0/1/1/1; pile 2; lines N free, E free, S free, W free');
});

test('[X-48, SSQ-46, 48] luring him onto a journalist in the lair', () => {
	at('phase lure | sasquatch E2 | 0: E5; snaps 3').lure('S 3').shows('0 E5; sasquatch E5; snaps 0/1/1/1; pile 3');
});

test('[X-49, SSQ-47] tossed onto a trapped lair: no toll', () => {
	at('| sasquatch D3 | 0: snaps 3 | tiles 1f E5').commit('0: E').shows('0 E5; snaps 0/1/1/1; pile 3');
});

test('[X-50, SSQ-38, 52] a trap set under his feet catches nothing yet', () => {
	at('| 0: E5; snaps 0; hand 5/1/1/0')
		.commit('0: N!f')
		.shows('0 E4; snaps 0/1/1/1; tiles 0f E5; lines N 1, E free, S 8, W free');
});

test('[X-51, SSQ-52, 55] he leaves a trap, and there is no lap', () => {
	at('phase lure | sasquatch E8 | tiles 3b E8')
		.shows('lines N free, E free, S free, W free')
		.lure('E 8')
		.shows('sasquatch D8; snaps 1/1/1/1');
});

test('[X-52, SSQ-52] the same with lapLure', () => {
	at('phase lure lapLure=true | sasquatch E8 | tiles 3b E8')
		.shows('lines N 9, E 9, S 9, W 9')
		.lure('E 9')
		.shows('sasquatch E8; snaps 1/1/1/2');
});

test('[X-53, SSQ-45, 47, 48] mauled twice in one turn', () => {
	at('whistle 1 | sasquatch E4 | 0: E2; snaps 2 | tiles 1b E5')
		.commit('0: S')
		.shows('0 E5; snaps 0/1/1/1; pile 2; lines S 1')
		.lure('S 1')
		.shows('0 E5; sasquatch E5; snaps 0/4/1/1; pile 0; box 34');
});

test('[X-54, SSQ-7, 30, 33, 66] moving about inside one rival Super', () => {
	at('| 0: snaps 4 | tiles 1s D3').commit('0: E').shows('0 D3; snaps 3/2/1/1');
});

test('[X-55, SSQ-18, 33] a stuck journalist walks on next turn, and may not trap there', () => {
	const table = at('phase commit | 0: D3 | tiles 1b D3');
	expect(table.refused(0, 'N!')).toBe('cannot-trap');
	table.commit('0: N').shows('0 D1; snaps 1/1/1/1');
});

test('[X-56, SSQ-10] a complete turn', () => {
	const table = at(
		`whistle 1 | sasquatch E3 | pile 1
		| 0: G5; snaps 3; hand 4/1/0/0 | 1: E6; snaps 2; hand 2/2/0/0 | 2: G5; snaps 4; hand 3/0/1/0 | 3: B6; snaps 1; hand 5/0/0/0
		| tiles 0b C6, 2f E9, 3s H8`,
	);
	table
		.play(1, 'whistle 1b 1n > 1f')
		.commit('1: E!f', '2: S!b', '3: E', '0: W!b')
		.lure('S 3')
		.shows('0 G5; 1 F6; 2 G6; 3 C6; sasquatch E6; snaps 4/4/4/0; pile 0; box 28')
		.shows('hand 0 4/1/0/0; hand 1 1/2/0/0; hand 2 2/0/1/0; entrapped 0')
		.shows('tiles 2b G5, 0b C6, 1f E6, 3s H8, 2f E9');
});

test('[X-57, SSQ-63, 64] turn limit, tie on snaps', () => {
	const end = (hand: string) =>
		sasquatchSnap.outcome(
			at(
				`turn 80 phase lure | 0: snaps 5; hand 2/1/0/0 | 1: snaps 5; hand ${hand} | 2: snaps 3 | 3: snaps 2 | tiles 0s A1`,
			).lure('S 1').state,
		);
	expect(end('4/0/1/0')).toEqual({ reason: 'limit', scores: [5, 5, 3, 2], places: [1, 2, 3, 4] });
	expect(end('5/0/1/0')).toEqual({ reason: 'limit', scores: [5, 5, 3, 2], places: [1, 1, 3, 4] });
});

test('[X-58, SSQ-63] no limit before the last turn', () => {
	const table = at('turn 79 phase lure | 0: snaps 7 | 1: snaps 7 | 2: snaps 7 | 3: snaps 7').lure('S 1');
	expect(table.state).toMatchObject({ turn: 80, phase: 'whistle' });
});

test('[X-59, SSQ-17, 19] secrecy and finality', () => {
	const table = at('phase commit').play(0, 'E').play(2, 'N!');
	const { commits } = sasquatchSnap.view(table.state, 1);
	expect(commits).toEqual([SECRET_COMMIT, NOT_COMMITTED, SECRET_COMMIT, NOT_COMMITTED]);
	expect(table.refused(0, 'E')).toBe('already-committed');
	expect(table.refused(0, 'lure E 1')).toBe('wrong-phase');
	table.play(1, 'E').play(3, 'W');
	expect(table.heard('revealed')).toMatchObject([
		{ commits: [{ dir: 'E', trap: false }, { dir: 'E' }, { dir: 'N', trap: true }, { dir: 'W' }] },
	]);
	expect(table.heard('stepped')[0]).toMatchObject({ seat: 0 });
});

test('[X-60, SSQ-10, 12, 51] turns and deciders', () => {
	const start = at('whistle 2');
	expect(start.refused(0, 'whistle')).toBe('not-your-turn');
	expect(start.refused(0, 'N')).toBe('wrong-phase');
	const end = at('whistle 2 phase lure');
	expect(end.refused(3, 'lure N 1')).toBe('not-your-turn');
	end.lure('N 1').shows('whistle 3');
});

test('[X-61, SSQ-24] refusals of `set`', () => {
	const table = at('phase set | 0: hand 6/0/1/0; commit N! | 1: commit E | 2: commit E | 3: commit W');
	expect(table.refused(0, 'set f')).toBe('tile-not-in-hand');
	expect(table.refused(0, 'set k')).toBeNull();
});

test('[X-62, SSQ-20, 24] with-card', () => {
	const table = at('phase commit trapChoice=with-card');
	expect(table.refused(0, 'N!')).toBe('tile-required');
	expect(table.refused(0, 'N!s')).toBe('tile-not-in-hand');
	expect(table.refused(0, { type: 'commit', dir: 'N', trap: false, tile: 'basic' })).toBe('tile-not-allowed');
	table.commit('0: N!k');
	expect(table.heard('revealed')).toMatchObject([{ commits: [{ dir: 'N', trap: true, tile: 'spike' }, {}, {}, {}] }]);
	table.shows('tiles 0k C3');

	at('trapChoice=with-card whistle 3 | 3: D3 | 0: hand 1/1/0/0 | tiles 0b C3')
		.commit('3: N!k', '0: S!')
		.shows('0 C4; hand 0 0/1/0/0; tiles 0b C3, 3k D3');
});

test('[X-63, SSQ-48, 52] lured away from a shared lair', () => {
	at('phase lure | 0: E5; snaps 3')
		.shows('lines N free, E free, S free, W free')
		.lure('N 3')
		.shows('0 E5; sasquatch E2; snaps 3/1/1/1; pile 0');
});

test('[X-64, SSQ-45, 48] a second journalist walks into the shared lair', () => {
	at('whistle 1 | 0: E5; snaps 3 | 1: E3; snaps 2').commit('1: S').shows('0 C5; 1 E5; snaps 3/0/1/1; pile 2');
});

test("[X-65, SSQ-7, 56] mauled on an arm: the Super's owner takes all", () => {
	at('phase lure | pile 2 | 1: snaps 0 | 3: E8; snaps 4 | tiles 1s F8')
		.lure('S 3')
		.shows('3 E5; sasquatch E8; snaps 1/7/1/0; pile 0; box 31');
});

test('[X-66, SSQ-8, 57] mauled on her own tile inside a rival arm', () => {
	at('phase lure | pile 2 | 1: snaps 0 | 3: E8; snaps 4 | tiles 3b E8, 1s F8')
		.lure('S 3')
		.shows('3 E5; snaps 1/1/1/7; pile 0; box 30');
});

test('[X-67, SSQ-40, 56] entrapped, then mauled by the lure of the same turn', () => {
	at('| 0: E7 | 1: E7; snaps 3')
		.commit('0: E!b', '1: N')
		.lure('S 2')
		.shows('0 F7; 1 E5; sasquatch E7; snaps 5/0/1/1; pile 0; box 33; tiles 0b E7; entrapped 1');
});

test('[X-68, SSQ-43, 67] entrapped twice, with entrapToll', () => {
	at('entrapToll=true | 0: D4; hand 5/0/0/1 | 1: C3; hand 5/0/0/1 | 2: D3; snaps 3')
		.commit('0: S!s', '1: N!s', '2: E')
		.shows('0 D5; 1 C2; 2 D3; snaps 2/2/1/1; tiles 1s C3, 0s D4; entrapped 2, 2');
});

test('[X-69, SSQ-53, 66] within one Super he is caught again', () => {
	at('phase lure | sasquatch H5 | tiles 2s H5')
		.shows('lines N 1, E 1, S 1, W 1')
		.lure('N 1')
		.shows('sasquatch H4; snaps 1/1/2/1');
});
