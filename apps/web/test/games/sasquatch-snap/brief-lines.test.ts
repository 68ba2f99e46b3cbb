import type { Event } from '@shutterbox/sasquatch-snap/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { briefLines } from '../../../src/games/sasquatch-snap/brief-lines.tsx';
import { words } from '../../../src/games/sasquatch-snap/words.ts';
import { turnTo } from '../../../src/i18n/area.ts';
import { heard, seen } from '../reading.ts';
import { at } from './table.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];

beforeAll(() => words.load());
afterAll(() => turnTo('en'));

const linesOf = (events: readonly Event[], to = heard) =>
	briefLines(events, NAMES, 0, { boardSize: 9 }).map(({ seat, line }) => [seat, to(line)]);

/** All that seat 0 was told of some moves. */
function toldOf(position: string, ...moves: readonly string[]): Event[] {
	const table = at(position);
	return moves.flatMap((text) => {
		table.play(Number(text[0]), text.slice(2));
		return table.told(0);
	});
}

test('an exchange and the plain Whistle', () => {
	expect(linesOf(toldOf('phase whistle', '0 whistle'))).toEqual([[0, 'blew the Whistle']]);
	const trade = toldOf('phase whistle', '0 whistle 3b 1n > 1s');
	expect(linesOf(trade)).toEqual([[0, 'traded 3 basics 1 snap for 1 Super']]);
	expect(linesOf(trade, seen)).toEqual([[0, 'traded 3 × 1 1 snap for 1 × 4']]);
});

test('what others lay is told by the reveal alone', () => {
	expect(linesOf(toldOf('phase commit', '1 N!'))).toEqual([]);
	expect(linesOf(toldOf('phase commit', '0 N!'))).toEqual([[0, 'laid north and Trap!']]);
});

test('a turn is a line for the cards and one for every slot', () => {
	const events = toldOf('phase commit | 0: C3 | tiles 2b D3', '0 E', '1 N!', '2 E', '3 W!', '1 set k');
	expect(linesOf(events)).toEqual([
		[0, 'laid east'],
		[null, 'Cards: you east Bo north and Trap! Cy east Di west and Trap!'],
		[0, 'to D3, paid Cy 1'],
		[1, 'set Bo’s spike on G3, to G2'],
		[2, 'to H7, I7'],
	]);
	expect(linesOf(events, seen)[1]).toEqual([null, 'Cards: → ↑! → ←!']);
});

test('what a new tile destroys and whom it holds stays in its line', () => {
	const position = 'phase commit entrapToll=true | 1: C3; snaps 1 | tiles 3b C4';
	const events = toldOf(position, '0 W!', '1 N', '2 E', '3 W', '0 set k');
	expect(linesOf(events).slice(2, 4)).toEqual([
		[0, 'set your spike on C3, Di’s basic to the bank, entrapped Bo, Bo paid 1, to B3'],
		[1, 'held, no walk'],
	]);
});

test('a lure with whom he mauls, and the catch in gold', () => {
	const events = toldOf('phase lure | 1: E2; snaps 3; hand 7/0/1/0 | tiles 2b E2', '0 lure N 3');
	expect(linesOf(events)).toEqual([
		[0, 'lured him 3 north to E2, mauled Bo, 3 to the pile'],
		[2, '+4 with Cy’s basic on E2'],
		[1, 'has the Whistle in turn 2'],
	]);
	const gold = briefLines(events, NAMES, 0, { boardSize: 9 }).map(({ isRecord }) => isRecord ?? false);
	expect(gold).toEqual([false, true, false]);
});

test('every brief line is there in Russian', async () => {
	await turnTo('ru');
	const lure = toldOf('phase lure | 1: E2; snaps 3; hand 7/0/1/0 | tiles 2b E2', '0 lure N 3');
	expect(linesOf(lure)).toEqual([
		[0, 'приманка: 3 на север, на E2, под лапой Bo, 3 в кучу'],
		[2, '+4: обычная (Cy) на E2'],
		[1, 'свисток, ход 2'],
	]);
	const cards = toldOf('phase commit | 0: C3 | tiles 2b D3', '0 E', '1 N!', '2 E', '3 W');
	expect(linesOf(cards)).toEqual([
		[0, 'выложено: восток'],
		[null, 'Карты: вы — восток Bo — север с «Ловушкой!» Cy — восток Di — запад'],
		[0, 'на D3, плата 1 → Cy'],
	]);
	await turnTo('en');
});
