import type { TableEvent } from '@shutterbox/table';
import { expect, test } from 'vitest';
import { lastCatch } from '../../../src/games/sasquatch-snap/result/last-catch.ts';

const turn = { type: 'turnStarted', turn: 2, whistle: 0 } as const;
const lured = (to: number) => ({ type: 'lured', seat: 1, dir: 'S', dist: 2, from: 0, to, forced: true }) as const;
const caught = (owner: number) =>
	({ type: 'caught', owner, tile: 'basic', square: 18, earned: 1, fromPile: 0 }) as const;
const told = (...events: readonly object[]) =>
	events.map((event, n) => ({ n, at: n, event })) as unknown as TableEvent[];

test('the photograph is of the last catch that a winner made, with those he ran into beside her', () => {
	const history = told(lured(5), caught(0), turn, lured(18), caught(2), caught(0), turn, lured(30), caught(3));
	expect(lastCatch(history, [0])).toMatchObject({
		lured: { to: 18 },
		caught: { owner: 0 },
		alsoThere: [2],
		square: 18,
	});
	expect(lastCatch(history, [3])).toMatchObject({ lured: { to: 30 }, alsoThere: [] });
});

test('there is none where no winner caught him, or the log does not reach back to it', () => {
	expect(lastCatch(told(turn, lured(5), caught(1)), [0])).toBeNull();
	expect(lastCatch(told(caught(0)), [0])).toBeNull();
});
