import type { Seat } from '@shutterbox/kernel';
import type { Event } from '@shutterbox/sasquatch-snap/client';
import type { TableEvent } from '@shutterbox/table';
import { expect, test } from 'vitest';
import { currentFilm, type Exposure, pastFilm } from '../../../../src/games/sasquatch-snap/board/film-frames.ts';
import {
	isWhole,
	movedByClock,
	turnAt,
	turnsOf,
	turnsOfTiles,
} from '../../../../src/games/sasquatch-snap/board/film-turns.ts';
import { at } from '../table.ts';

const POSITION = [
	'turn 6 whistle 3 phase whistle',
	'sasquatch G7',
	'tiles 1b I3, 3b I8',
	'0: I2; snaps 1; hand 4/0/0/0',
	'1: G1; snaps 3; hand 0/0/1/0',
	'2: D7; snaps 3; hand 5/0/0/0',
	'3: A8; snaps 2; hand 4/0/1/0',
].join(' | ');

/** What seat 3 is told of moves from that position on, the opening of the turn before them. */
function played(...moves: readonly (readonly [Seat, string])[]) {
	const table = at(POSITION);
	const opening: Event = { type: 'turnStarted', turn: 6, whistle: 3 };
	const history: TableEvent[] = [{ n: 10, at: 0, event: opening }];
	moves.forEach(([seat, move], i) => {
		table.play(seat, move);
		history.push(...table.told(3).map((event) => ({ n: 11 + i, at: 0, event })));
	});
	return { table, history };
}

const CARDS = [
	[3, 'whistle'],
	[0, 'S'],
	[1, 'S'],
	[2, 'N!'],
	[3, 'N!'],
] as const;
const WHOLE_TURN = [...CARDS, [3, 'set b'], [3, 'lure E 3']] as const;

function typesIn(film: readonly Exposure[]): readonly (readonly string[])[] {
	return film.map(({ events }) => events.map(({ event }) => event.type));
}

function statesOf(film: readonly Exposure[]): string {
	return film.map(({ state }) => state).join(' ');
}

test('a match that goes on from a moment of another cannot show again what came before', () => {
	const { history } = played(...CARDS);
	expect(isWhole(history)).toBe(false);
	expect(isWhole([])).toBe(false);
});

test('a turn is the Whistle, the cards, four slots in Whistle order and the lure', () => {
	const { table, history } = played();
	const film = currentFilm(turnAt(turnsOf(history), table.state), table.state, null);
	expect(film.map(({ kind, seat }) => [kind, seat])).toEqual([
		['whistle', 3],
		['cards', null],
		['slot', 3],
		['slot', 0],
		['slot', 1],
		['slot', 2],
		['lure', 3],
	]);
	expect(statesOf(film)).toBe('now next next next next next next');
});

test('every event is in the frame it belongs to; tolls and mauling go with the slot or the lure that brought them', () => {
	const { history } = played(...WHOLE_TURN);
	const [turn] = turnsOf(history);
	const film = pastFilm(turn);
	expect(typesIn(film)).toEqual([
		['whistleBlown'],
		['committed', 'committed', 'committed', 'committed', 'commitStored', 'revealed'],
		['trapSet', 'stepped'],
		['stepped', 'tollPaid'],
		['stepped', 'stepped'],
		['trapSet', 'stepped'],
		['lured', 'mauled', 'tossed'],
	]);
	expect(statesOf(film)).toBe('done done done done done done done');
});

test('the frame of the open question is the one that is on', () => {
	const set = played(...CARDS);
	const setFilm = currentFilm(turnAt(turnsOf(set.history), set.table.state), set.table.state, null);
	expect(statesOf(setFilm)).toBe('done done now next next next next');
	const lure = played(...CARDS, [3, 'set b']);
	const lureFilm = currentFilm(turnAt(turnsOf(lure.history), lure.table.state), lure.table.state, null);
	expect(statesOf(lureFilm)).toBe('done done done done done done now');
});

test('while an act is played the film has run no further, whatever is known already', () => {
	const { table, history } = played(...CARDS, [3, 'set b']);
	const turn = turnAt(turnsOf(history), table.state);
	const toll = history.find(({ event }) => event.type === 'tollPaid')?.event as Event;
	const film = currentFilm(turn, table.state, toll);
	expect(statesOf(film)).toBe('done done done now next next next');
	expect(typesIn(film).slice(3)).toEqual([['stepped', 'tollPaid'], [], [], []]);
});

test('while the Whistle goes round, the turn before it is over', () => {
	const { history } = played(...WHOLE_TURN);
	const passed = history.find(({ event }) => event.type === 'whistlePassed')?.event as Event;
	const [turn] = turnsOf(history);
	const position = at('turn 6 whistle 0 phase whistle').state;
	expect(statesOf(currentFilm(turn, position, passed))).toBe('done done done done done done done');
});

test('turns begin where they are told to; what is known of none before is left out', () => {
	const { table, history } = played(...WHOLE_TURN);
	expect(turnsOf(history).map(({ turn, whistle }) => [turn, whistle])).toEqual([
		[6, 3],
		[7, 0],
	]);
	const cut = history.slice(4);
	expect(turnsOf(cut).map(({ turn }) => turn)).toEqual([7]);
	expect(turnAt(turnsOf(cut), { turn: 6, whistle: 3 })).toEqual({ turn: 6, whistle: 3, events: [] });
	expect(turnAt(turnsOf(history), table.state).events).toEqual([]);
});

test('cards that were withdrawn are not in the film, and nothing else is missing', () => {
	const { history } = played(...CARDS.slice(0, 3));
	const [turn] = turnsOf([...history, { n: 14, at: 0, event: { type: 'withdrawn', seat: 0 } }]);
	expect(turn.events.map(({ event }) => event)).toEqual([
		expect.objectContaining({ type: 'whistleBlown' }),
		{ type: 'committed', seat: 1 },
	]);
});

test('what was taken back is gone, across the beginning of a turn as well', () => {
	const { history } = played(...WHOLE_TURN);
	const [turn, ...later] = turnsOf([...history, { n: 18, at: 0, event: { type: 'rewound', seat: 3, moves: 2 } }]);
	expect(later).toEqual([]);
	expect(turn.events.at(-1)?.event.type).toBe('revealed');
	const [undone] = turnsOf([...history, { n: 18, at: 0, event: { type: 'undone', seat: 3 } }]);
	expect(undone.events.at(-1)?.event.type).toBe('stepped');
});

test('what the table itself tells is no part of a film', () => {
	const { history } = played(CARDS[0]);
	const away: TableEvent = { n: 11, at: 0, event: { type: 'botTookOver', seat: 1 } };
	expect(turnsOf([...history, away])).toEqual(turnsOf(history));
});

test('the first turn of a match is one turn, though the match begins with it', () => {
	const options = { firstWhistle: 2 } as never;
	const history = [
		{ n: 0, at: 0, event: { type: 'gameStarted', options, whistle: 2 } as Event },
		{ n: 0, at: 0, event: { type: 'turnStarted', turn: 1, whistle: 2 } as Event },
	];
	expect(turnsOf(history)).toEqual([{ turn: 1, whistle: 2, events: [] }]);
	expect(isWhole(history)).toBe(true);
});

test('for whom the clock moved is told for the newest turn alone', () => {
	const clock = (seat: Seat, by: 'clock' | 'bot') => ({ type: 'movedAutomatically', seat, by }) as const;
	const turn = (number: number) => ({ type: 'turnStarted', turn: number, whistle: 0 }) as Event;
	const history = [turn(1), clock(1, 'clock'), turn(2), clock(2, 'clock'), clock(3, 'bot')];
	expect(movedByClock(history.map((event, n) => ({ n, at: 0, event })))).toEqual([2]);
});

test('of a tile it is known in which turn it was set', () => {
	const { table, history } = played(...WHOLE_TURN);
	const setIn = turnsOfTiles(turnsOf(history));
	const own = history.flatMap(({ event }) => {
		const { type, square } = event as { type: string; square?: number };
		return type === 'trapSet' && square !== undefined ? [square] : [];
	});
	expect(own.length).toBeGreaterThan(0);
	for (const square of own) expect(setIn.get(square)).toBe(6);
	expect(setIn.get(table.state.sasquatch)).toBeUndefined();
});
