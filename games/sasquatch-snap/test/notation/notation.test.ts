import { expect, test } from 'vitest';
import { sasquatchSnap } from '../../src/index.ts';

const { notation } = sasquatchSnap;

test.each([
	'whistle',
	'whistle 3b 1n > 1s',
	'whistle 1k > 1b 1f',
	'whistle 1b >',
	'N',
	'W!',
	'S!f',
	'set k',
	'lure E 6',
	'lure N -1',
])('the move %s reads as it prints', (text) => {
	const parsed = notation.parseMove(text);
	if ('problem' in parsed) throw new Error(parsed.problem);
	expect(notation.printMove(parsed.value).trim()).toBe(text);
});

test('directions may be typed in small letters', () => {
	for (const [typed, text] of [
		['n', 'N'],
		['s!f', 'S!f'],
		['lure w 2', 'lure W 2'],
	])
		expect(notation.parseMove(typed)).toEqual(notation.parseMove(text));
});

test.each(['', 'X', 'N!!', 'N!x', 'set', 'set x', 'lure', 'lure E', 'whistle 3', 'whistle b > f', 'Nf x'])(
	'"%s" is no move',
	(text) => {
		expect(notation.parseMove(text)).toHaveProperty('problem');
	},
);

test.each([
	'9x9 turn 1 whistle 0 phase whistle | sasquatch E5 | 0: C3; snaps 1; hand 7/0/1/0 | 1: G3; snaps 1; hand 7/0/1/0 | 2: G7; snaps 1; hand 7/0/1/0 | 3: C7; snaps 1; hand 7/0/1/0',
	'11x11 turn 9 whistle 3 phase set slot 1 target=10 entrapToll=true lapLure=true turnLimit=0 | sasquatch K11 | pile 3 | 0: A1; snaps 2; hand 1/1/0/0; commit N!; entrapped | 1: G3; snaps 1; hand 0/0/0/0; commit E | 2: G7; snaps 0; hand 7/0/1/3; commit S! | 3: C7; snaps 1; hand 7/0/1/0; commit W; ledger 1/0/0/-1/0/0 | tiles 1s B1, 3f C7',
	'7x7 turn 2 whistle 1 phase commit trapChoice=with-card | sasquatch D4 | 0: B2; snaps 1; hand 7/0/1/0; commit ? | 1: F2; snaps 1; hand 7/0/1/0; commit N!k | 2: F6; snaps 1; hand 7/0/1/0 | 3: B6; snaps 1; hand 7/0/1/0',
])('a position reads as it prints: %s', (text) => {
	const parsed = notation.parsePosition(text);
	if ('problem' in parsed) throw new Error(parsed.problem);
	expect(notation.printPosition(parsed.value)).toBe(text);
});

test('what is left out is as at a fresh start', () => {
	const [fresh, same] = ['', '9x9 turn 1 whistle 0 phase whistle | sasquatch E5 | 2: G7'].map(notation.parsePosition);
	expect(fresh).toEqual(same);
});

test.each([
	['8x8', '"8x8" means nothing here'],
	['phase dinner', 'no phase "dinner"'],
	['whistle 4', '"4" is no number 0…3'],
	['target=7', 'target must be one of 5, 8, 10'],
	['lapLure=1', 'lapLure must be a boolean'],
	['| snow', 'no section "snow"'],
	['| sasquatch J1', 'no square "J1"'],
	['| tiles 0b', '"0b" is no tile on a square'],
	['| tiles 0b A1, 1b A1', 'two tiles on A1'],
	['| 0: hand 1/2', '"1/2" is not 4 numbers'],
	['| 0: hand 13/0/0/0', 'seat 0 has too many tiles "b"'],
	['| 0: snaps 39', 'more snaps than there are'],
	['| 0: commit Q', '"Q" is no commit'],
])('"%s" is no position: %s', (text, problem) => {
	expect(notation.parsePosition(text)).toEqual({ problem });
});
