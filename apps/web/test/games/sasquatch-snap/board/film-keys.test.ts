import type { Event } from '@shutterbox/sasquatch-snap/client';
import type { TableEvent } from '@shutterbox/table';
import { describe, expect, test } from 'vitest';
import { type Exposure, playedAgain } from '../../../../src/games/sasquatch-snap/board/film-frames.ts';
import { keyframeAt, placeOn, stripOf } from '../../../../src/games/sasquatch-snap/board/film-keys.ts';

const told = (n: number): TableEvent => ({ n, at: 0, event: { type: 'turnStarted', turn: n, whistle: 0 } as Event });
const [blown, laid, shown, step, next] = [1, 2, 3, 4, 5].map(told);

const FILM: readonly Exposure[] = [
	{ kind: 'whistle', seat: 0, state: 'done', events: [blown] },
	{ kind: 'cards', seat: null, state: 'done', events: [laid, shown] },
	{ kind: 'slot', seat: 0, state: 'done', events: [] },
	{ kind: 'slot', seat: 1, state: 'now', events: [step] },
	{ kind: 'slot', seat: 2, state: 'next', events: [next] },
];

describe('every event is a keyframe', () => {
	test.each<[string, number, TableEvent]>([
		['before the beginning', -3, blown],
		['in a frame with one event', 0.9, blown],
		['in the first half of two events', 1.2, laid],
		['in the second half of two events', 1.5, shown],
		['in a frame where nothing happened', 2.5, shown],
		['in the frame that is on', 3.99, step],
		['where nothing has happened yet', 4.5, step],
		['beyond the end', 12, step],
	])('%s', (_, place, event) => {
		expect(keyframeAt(FILM, place)).toBe(event);
	});
	test('before anything has happened there is none', () => {
		expect(keyframeAt([{ ...FILM[0], state: 'now', events: [] }], 0.5)).toBeNull();
		expect(keyframeAt([{ ...FILM[2], state: 'done' }, FILM[3]], 0.5)).toBe(step);
	});
});

test('a point is a place on the film, whichever way it runs', () => {
	const column = stripOf([0, 50, 100].map((top) => ({ left: 7, top, width: 200, height: 40 })));
	expect(column.isAcross).toBe(false);
	expect([-9, 10, 45, 60, 500].map((at) => placeOn(column, at))).toEqual([0, 0.25, 0.999, 1.25, 2.999]);
	const row = stripOf([10, 30].map((left) => ({ left, top: 7, width: 20, height: 36 })));
	expect(row.isAcross).toBe(true);
	expect(placeOn(row, 40)).toBe(1.5);
});

test('what is played again is on, and all that has happened stays in reach', () => {
	const states = (event: TableEvent) => playedAgain(FILM, event.event as Event).map(({ state }) => state);
	expect(states(shown)).toEqual(['done', 'now', 'done', 'done', 'next']);
	expect(states(step)).toEqual(['done', 'done', 'done', 'now', 'next']);
	const open = playedAgain([FILM[0], { ...FILM[2], state: 'now' }], blown.event as Event);
	expect(open.map(({ state }) => state)).toEqual(['now', 'next']);
});
