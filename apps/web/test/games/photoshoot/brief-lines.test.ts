import type { Event } from '@shutterbox/photoshoot/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { briefLines } from '../../../src/games/photoshoot/brief-lines.tsx';
import { words } from '../../../src/games/photoshoot/words.ts';
import { turnTo } from '../../../src/i18n/area.ts';
import { heard, seen } from '../reading.ts';
import { at, type PhotoTable } from './table.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];

beforeAll(() => words.load());
afterAll(() => turnTo('en'));

const linesOf = (events: readonly Event[], to = heard, names = NAMES) =>
	briefLines(events, names, 0, {}).map(({ seat, line }) => [seat, to(line)]);

/** What the last move told. */
const after = (table: PhotoTable, to = heard) => linesOf(table.told(0), to);

test('a swap shows the keys of its cells and says where they are; a slide says for how long', () => {
	const table = at('4p running', 'open P01').at(3000).play(0, '0-1');
	expect(after(table, seen)).toEqual([[0, 'lifted 7 ↔ 8']]);
	expect(after(table)).toEqual([[0, 'lifted top left ↔ top middle']]);
	table.at(6000).play(2, '4-5 slide 640');
	expect(after(table, seen)).toEqual([[2, 'slid 5 ↔ 6, 0.6 s']]);
});

test('a photo and the next one are one line', () => {
	const table = at('4p running', 'open P01', 'deck P07 *').at(3000).play(0, 'photo');
	expect(after(table)).toEqual([[0, 'took P01, P07 wanted']]);
});

test('a call and its judgement are one line, with the effect as a tag', async () => {
	const table = at('4p running calls=quick', 'open P01', 'A edgar-cheese')
		.at(3000)
		.play(0, '4-5')
		.at(4000)
		.play(1, 'stop 1');
	expect(after(table, seen)).toEqual([[1, 'called a mistake, right: ○ Cheese, 1 action back, Violet +1']]);
	await turnTo('ru');
	expect(after(table)).toEqual([[1, 'ошибка?, верно: Сыр, 1 действие назад, Лиловые +1']]);
	await turnTo('en');
});

test('what stands by itself', () => {
	const told: readonly [Event, (number | string | null)[]][] = [
		[{ type: 'roundStarted', round: 2, team: 'B', starter: 1, faces: [] }, [1, 'round 2']],
		[{ type: 'repaired', seat: 'table', dir: 'up' }, [null, 'repaired up']],
		[{ type: 'repaired', seat: 0, a: 0, b: 4 }, [0, 'repaired top left ↔ centre']],
		[{ type: 'ritualDone', seat: 2, kind: 'highFive', target: 0 }, [2, 'High five with you']],
		[{ type: 'stopped', seat: 'table', remainingMs: 0 }, [null, 'whistle']],
		[
			{ type: 'roundScored', team: 'A', objectives: ['P01'], tokens: [0, 1], scores: [2, 1] },
			[null, 'round over, 1 photo: 2 to 1'],
		],
		[{ type: 'effectDrawn', team: 'A', effect: 'joe-push' }, [null, 'Amber: Joe pushes']],
	];
	for (const [event, expected] of told) expect(linesOf([event])).toEqual([expected]);
	expect(linesOf([{ type: 'resumed', seat: 1 }])).toEqual([]);
	const pair = NAMES.slice(0, 2);
	const scored = { type: 'roundScored', team: 'A', objectives: [], tokens: [1, 0], scores: [3, 0] } as const;
	expect(linesOf([scored], heard, pair)).toEqual([[null, 'round over, 0 photos: 3 points']]);
});
