import { beforeAll, expect, test } from 'vitest';
import type { Event } from '../../src/index.ts';
import { sentence } from '../../src/words/sentences.ts';
import { sketch } from '../table.ts';
import { NAMES, RUSSIAN, TABLES, told, voice } from './telling.ts';

/** Whether an event of the viewer's own seat has a line in the log. */
const HAS_LINE: Readonly<Record<Event['type'], boolean>> = {
	boardsDealt: true,
	personalDrawn: true,
	diceRolled: true,
	boardFilled: false,
	missionsDealt: true,
	committed: false,
	rerolled: true,
	swapped: true,
	kept: true,
	roundStarted: true,
	took: true,
	tilePlaced: true,
	towerBuilt: true,
	workerUsed: true,
	diePlaced: true,
	discarded: true,
	replenished: true,
	boardsPassed: true,
	dieChanged: true,
	entranceScored: true,
	boardRefilled: false,
	declared: true,
	tokenRevealed: true,
	supplyDiscarded: true,
	protected: true,
	soloRerolled: true,
	soloTilesDiscarded: true,
	soloRefilled: true,
	tokensShuffled: true,
	finalScored: true,
	soloResult: true,
	gameEnded: true,
};

const told0: Event[] = [];
const telling = (event: Event) => sentence(voice, event, { names: NAMES, viewer: 0, options: {} });

beforeAll(() => {
	for (const [seed, table] of TABLES.entries())
		for (let more = 0; more < 12; more++) told0.push(...told(table, seed * 100 + more, 0));
	told0.push(...towerEvents());
});

/** What a turn tells that builds a tower. */
function towerEvents(): Event[] {
	const table = sketch({ park: 'a2 sloth.black@1, a3 tiger.black@5', supply: 'tile:green orangutan.black' });
	table.play(0, 'tile:green b3@3, die:0 -');
	for (const seat of [1, 2, 3, 4]) table.play(seat, 'out:green -, die:0 -');
	return table.told(0);
}

test('every type of event is told or left out on purpose', () => {
	for (const event of told0) {
		const line = telling(event);
		const isOthersTile = event.type === 'replenished' && event.seat !== 0;
		expect(line !== null, event.type).toBe(HAS_LINE[event.type] && !isOthersTile);
		if (line !== null) expect(line).toMatch(/^[A-Z].*\.$/);
	}
	expect([...new Set(told0.map(({ type }) => type))].sort()).toEqual(Object.keys(HAS_LINE).sort());
});

test('in Russian every event that has a line has one, and no other word', () => {
	for (const event of told0) {
		const line = sentence(RUSSIAN, event, { names: NAMES, viewer: 0, options: {} });
		expect(line === null, event.type).toBe(telling(event) === null);
		const rest = line?.replaceAll(new RegExp(NAMES.join('|'), 'g'), 'Анна') ?? 'Ничего.';
		expect(rest).toMatch(/^[А-ЯЁ][^A-Z{}?]*\.$/);
		expect(rest).not.toMatch(/[a-z]{2,}/);
	}
});

test.each<readonly [Event, string]>([
	[
		{
			type: 'took',
			seat: 1,
			supply: 'out:grey',
			display: 'tile:0',
			items: [{ die: 'grey', value: 4 }, { tile: 'saola.ibex.brown' }],
		},
		'Bo берёт: из запаса серый кубик 4, с витрины альпийский ибекс (серая, коричневая часть).',
	],
	[
		{ type: 'diePlaced', seat: 0, hex: 'b3', colour: 'green', value: 2, rolled: 3 },
		'Вы ставите на b3: зелёный кубик 2, выпало 3.',
	],
	[
		{ type: 'towerBuilt', seat: 2, hexes: ['a2', 'a3', 'b3'], colour: 'black' },
		'Chen: чёрная вышка между a2, a3 и b3.',
	],
	[
		{ type: 'boardsDealt', boards: ['saola', 'black-rhino'], supplyBoards: [1, 2] },
		'Парки: у вас саола и Bo: чёрный носорог.',
	],
	[{ type: 'rerolled', seat: 0, dice: [{ slot: 2, from: 3, to: 5 }] }, 'Вы перебрасываете: синяя 3 → 5.'],
	[{ type: 'entranceScored', seat: 1, groups: [], points: 9 }, 'Вход (Bo): 9 очков.'],
	[{ type: 'entranceScored', seat: 0, groups: [], points: 1 }, 'Ваш вход: 1 очко.'],
	[{ type: 'soloResult', won: true, achievement: 'Very good' }, 'Испытание пройдено. Очень хорошо.'],
	[{ type: 'declared', kind: 'tile' }, 'Объявлена плитка.'],
])('%j reads well in Russian', (event, line) => {
	expect(sentence(RUSSIAN, event, { names: NAMES, viewer: 0, options: {} })).toBe(line);
});

test.each<readonly [Event, string]>([
	[
		{
			type: 'took',
			seat: 1,
			supply: 'out:grey',
			display: 'tile:0',
			items: [{ die: 'grey', value: 4 }, { tile: 'saola.ibex.brown' }],
		},
		'Bo took grey die 4 from the supply and Alpine ibex (grey, brown part) from the display.',
	],
	[
		{ type: 'tilePlaced', seat: 0, hex: 'b3', tile: 'common.sloth.heart', corner: 0 },
		'You placed brown-throated sloth (green, heart) on b3.',
	],
	[{ type: 'diePlaced', seat: 0, hex: 'b3', colour: 'green', value: 2, rolled: 2 }, 'You placed green die 2 on b3.'],
	[
		{ type: 'diePlaced', seat: 0, hex: 'b3', colour: 'green', value: 2, rolled: 3 },
		'You placed green die 2 on b3, rolled as 3.',
	],
	[
		{ type: 'towerBuilt', seat: 2, hexes: ['a2', 'a3', 'b3'], colour: 'black' },
		'Chen has a black tower between a2, a3, and b3.',
	],
	[
		{ type: 'towerBuilt', seat: 0, hexes: ['a2', 'a3', 'b3'], colour: 'beige' },
		'You have a beige tower between a2, a3, and b3.',
	],
	[
		{ type: 'boardsDealt', boards: ['saola', 'black-rhino'], supplyBoards: [1, 2] },
		'Parks: you have the saola and Bo has the black rhinoceros.',
	],
	[{ type: 'swapped', seat: 1, start: 3, slot: 0 }, 'Bo swapped starting tile 3 for display tile 1.'],
	[
		{ type: 'supplyDiscarded', space: 'right:3', item: { tile: 'common.sloth.black' } },
		'Out of the game: brown-throated sloth (green, black part).',
	],
	[{ type: 'declared', kind: 'tile' }, 'A tile was declared.'],
	[{ type: 'soloResult', won: true, achievement: 'Very good' }, 'The challenge is won. Very good.'],
	[{ type: 'soloResult', won: false, achievement: null }, 'The challenge is lost.'],
	[{ type: 'rerolled', seat: 0, dice: [] }, 'You kept all dice.'],
	[{ type: 'rerolled', seat: 0, dice: [{ slot: 2, from: 3, to: 5 }] }, 'You rolled again: blue 3 to 5.'],
	[{ type: 'soloRerolled', dice: [{ slot: 1, from: 3, to: 6 }] }, 'Rolled again: grey 3 to 6.'],
	[{ type: 'entranceScored', seat: 1, groups: [], points: 9 }, 'Entrance of Bo: 9 points.'],
	[{ type: 'entranceScored', seat: 0, groups: [], points: 1 }, 'Your entrance: 1 point.'],
])('%j reads well', (event, line) => {
	expect(telling(event)).toBe(line);
});

test('a turn, step by step', () => {
	const table = sketch({
		park: 'b3 ibex.brown@1, b4 golden-eagle.brown@5',
		supply: 'tile:grey vicuna.brown',
		display: 'die:4 5',
	});
	const { history } = table.turn('tile:grey c3@3, die:4 c3 grey+');
	const own = history.flatMap(({ event }) => (event && 'seat' in event && event.seat === 0 ? [telling(event)] : []));
	expect(own.filter((line) => line !== null)).toEqual([
		'You took vicuña (grey, brown part) from the supply and grey die 5 from the display.',
		'You placed vicuña (grey, brown part) on c3.',
		'You have a brown tower between b3, b4, and c3.',
		'You used the grey worker.',
		'You placed grey die 6 on c3, rolled as 5.',
		'New in your display: giant panda (green, heart).',
		'New in your display: giant panda (green, black part).',
		'New in your display: African penguin (blue, heart).',
	]);
});
