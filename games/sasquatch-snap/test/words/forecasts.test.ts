import { describe, expect, test } from 'vitest';
import { forecast, pathOf } from '../../src/analysis/forecast.ts';
import { type Move, sasquatchSnap } from '../../src/index.ts';
import { labelOf } from '../../src/rules/forest.ts';
import { forecastWords, moveWords } from '../../src/words/forecasts.ts';
import { at, NAMES, RUSSIAN, voice } from './voice.ts';

const reader = { names: NAMES, viewer: 0 };

function moveOf(text: string): Move {
	const parsed = sasquatchSnap.notation.parseMove(text);
	if ('problem' in parsed) throw new Error(parsed.problem);
	return parsed.value;
}

function foreseen(position: string, text: string, words = forecastWords, by = voice): string {
	const view = at(position).view(0);
	const move = moveOf(text);
	return words(by, forecast(view, 0, move), { view, seat: 0, move, reader });
}

describe('what a choice would bring, as the forest stands', () => {
	test.each([
		['phase commit', 'N', 'to C2, C1'],
		['phase commit', 'N!', 'to C2'],
		['phase commit | tiles 1f C2', 'N', 'to C2, stopped by Bo’s freeze, 1 snap to pay'],
		['phase commit | sasquatch C2', 'N', 'to C2, mauled, 1 snap lost'],
		['phase lure | sasquatch C5 | tiles 1b C2', 'lure N 2', 'to C3, mauls you, 1 snap to his pile'],
		['phase lure | sasquatch E5 | pile 2 | tiles 1b E2', 'lure N 3', 'to E2, Bo’s basic pays 1 snap and the pile of 2'],
		[
			'phase lure | 1: G3; snaps 7; hand 6/0/1/0 | tiles 1b E2',
			'lure N 3',
			'to E2, Bo’s basic pays 1 snap, which wins',
		],
		[
			'phase lure | 0: E2; snaps 2; hand 7/0/1/0 | pile 3 | tiles 1b E2',
			'lure N 3',
			'to E2, mauls you, Bo’s basic pays 1 snap and the pile of 5',
		],
		[
			'phase commit | 0: C3; snaps 1 | 1: G3; snaps 7 | tiles 1f C2',
			'N',
			'to C2, stopped by Bo’s freeze, 1 snap to pay, Bo would win',
		],
	])('%s, %s: %s', (position, move, words) => {
		expect(foreseen(position, move)).toBe(words);
	});

	test('a Super names its arms, a spike what it destroys', () => {
		const table = at('phase commit | 0: C3; snaps 1; hand 1/0/1/1 | tiles 1b C2');
		table.play(0, 'N!').play(1, 'E').play(2, 'E').play(3, 'W');
		const view = table.view(0);
		const words = (move: Move) => forecastWords(voice, forecast(view, 0, move), { view, seat: 0, move, reader });
		expect(words({ type: 'set', tile: 'super' })).toBe('pays and charges 1 snap, traps C2, D3, C4, and B3 too');
		expect(words({ type: 'set', tile: 'spike' })).toBe('pays and charges 1 snap, destroys Bo’s basic');
	});
});

test('the forest marks where a choice leads', () => {
	const view = at('phase commit').view(0);
	const path = pathOf(view, 0, { type: 'commit', dir: 'W', trap: false });
	expect(path.map((square) => labelOf(9, square))).toEqual(['B3', 'A3']);
	expect(pathOf(view, 0, null)).toEqual([]);
	const lure = pathOf(at('phase lure').view(0), 0, { type: 'lure', dir: 'E', dist: 5 });
	expect(lure.map((square) => labelOf(9, square))).toEqual(['A5']);
});

test('a forecast changes nothing of the position', () => {
	const view = at('phase lure | sasquatch E5 | tiles 1b E2').view(0);
	const before = JSON.stringify(view);
	forecast(view, 0, { type: 'lure', dir: 'N', dist: 3 });
	expect(JSON.stringify(view)).toBe(before);
});

describe('a listed move says what is done first, and what comes of it', () => {
	const IDLE = '1: commit E | 2: commit E | 3: commit W';
	test.each([
		['', 'whistle 3b 1n > 1s', '3 basics and 1 snap for 1 Super'],
		['', 'whistle', 'no trade'],
		['phase commit', 'W!', 'a trap on C3, to B3'],
		['phase commit trapChoice=with-card', 'W!b', 'a basic on C3, to B3'],
		['phase commit | tiles 0b C3', 'N!', 'your basic back from C3, to C2'],
		['phase commit | 0: A1', 'W', 'to I1, H1'],
		[
			`phase set | 0: commit W! | ${IDLE} | tiles 1b C4`,
			'set k',
			'a spike on C3, pays and charges 1 snap, destroys Bo’s basic',
		],
		[
			`phase set | 0: hand 1/0/0/1; commit W! | ${IDLE.replace('1:', '1: C4;')}`,
			'set s',
			'a Super on C3, pays and charges 1 snap, traps C2, D3, C4, and B3 too, entraps Bo',
		],
		['phase lure', 'lure N 5', 'to E9'],
	])('%s, %s: %s', (position, move, words) => expect(foreseen(position, move, moveWords)).toBe(words));
});

test('a rival who has to pay for being entrapped is named', () => {
	const position = 'phase set entrapToll=true | 0: commit W! | 1: C3; commit E | 2: commit E | 3: commit W';
	expect(foreseen(position, 'set b')).toBe('pays and charges 1 snap, entraps Bo, Bo pays 1 snap');
});

describe('the same in Russian, with names as they are', () => {
	const IDLE = '1: C4; commit E | 2: commit E | 3: commit W';
	test.each([
		['', 'whistle 3b 1n > 1s', '3 обычные и 1 снимок → 1 супер'],
		['phase commit | tiles 0b C3', 'N!', 'ваша обычная с C3 в руку, на C2'],
		['phase commit | tiles 1f C2', 'N', 'на C2, остановит лёд (Bo), плата 1 снимок'],
		['phase commit | sasquatch C2', 'N', 'на C2, помнут, 1 снимок в кучу'],
		[
			`phase set | 0: hand 1/0/0/1; commit W! | ${IDLE}`,
			'set s',
			'супер на C3, платит и берёт 1 снимок, держит и C2, D3, C4 и B3, Bo в западне',
		],
		[
			'phase lure | 1: E2; snaps 2; hand 7/0/1/0 | pile 3 | tiles 2b E2',
			'lure N 3',
			'на E2, помнёт: Bo, обычная (Cy) платит 1 снимок и кучу из 5',
		],
		['phase lure | 1: E2; snaps 2; hand 7/0/1/0', 'lure N 3', 'на E2, помнёт: Bo, 2 снимка в кучу'],
	])('%s, %s: %s', (position, move, words) => expect(foreseen(position, move, moveWords, RUSSIAN)).toBe(words));
});
