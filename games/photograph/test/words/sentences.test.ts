import type { Seat } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/index.ts';
import { cardWithBack, photo, SUNSET, UNKNOWN } from '../../src/rules/components.ts';
import { cardName, fitName } from '../../src/words/names.ts';
import { sentence } from '../../src/words/sentences.ts';
import { A, at, dealt, type PhotoTable } from '../table.ts';
import { ENGLISH, LANGUAGES, NAMES, RUSSIAN } from './voices.ts';

const [BLUE, RED] = [0, 1];
const sheet = (total: number) => ({ colors: [], total });

/** Every type of event, and what Ada reads of it. The compiler asks for a line here when the game has a new one. */
const TOLD: Readonly<Record<Event['type'], readonly [event: Event, english: string | null, russian: string | null]>> = {
	setup: [
		{ type: 'setup', colors: [0, 1, 2], first: 1, goodShotNeeds: 4 },
		'Colours in play: blue, red, and yellow. Boris begins.',
		'Цвета в игре: синий, красный и жёлтый. Начинает Boris.',
	],
	dealtField: [{ type: 'dealtField', cards: [] }, null, null],
	dealtHands: [{ type: 'dealtHands', hands: [] }, null, null],
	turn: [{ type: 'turn', seat: 0 }, null, null],
	picked: [
		{
			type: 'picked',
			seat: 0,
			row: 1,
			side: 'right',
			cards: [
				{ place: 7, card: photo(RED, 3) },
				{ place: 6, card: photo(BLUE, 8) },
			],
		},
		'You took red 3 and blue 8 from the right of row 2.',
		'Вы берёте справа из ряда 2: красная 3 и синяя 8.',
	],
	wound: [
		{ type: 'wound', seat: 1, from: 0, to: 5 },
		'Boris wound card 1 to place 6.',
		'Boris мотает карту 1 на место 6.',
	],
	committed: [{ type: 'committed', seat: 0 }, 'You have chosen.', 'Вы выбрали.'],
	played: [
		{ type: 'played', seat: 1, card: photo(RED, 4), face: 'up', direction: null, reason: null },
		'Boris shot red 4, sharp.',
		'Boris снимает: красная 4, резко.',
	],
	goodShot: [
		{ type: 'goodShot', seat: 0, color: BLUE },
		'You won the blue good shot, +5.',
		'Вы получаете удачный кадр (синий), +5.',
	],
	cleared: [
		{ type: 'cleared', cards: [{ place: 0, card: photo(RED, 4) }] },
		'The field is refilled; 1 card left the game.',
		'Поле пополнено; из игры ушла 1 карта.',
	],
	carried: [
		{ type: 'carried', cards: [{ from: 1, to: 0, card: photo(BLUE, 8) }] },
		'Carried to the left column, face up: blue 8.',
		'Перенесены в левый столбец, лицом вверх: синяя 8.',
	],
	filled: [{ type: 'filled', place: 3, card: photo(BLUE, 8) }, null, null],
	sunset: [
		{ type: 'sunset', free: 3 },
		'Sunset. Everyone winds one card in secret and shoots two.',
		'Закат. Все тайно мотают по карте и снимают по две.',
	],
	handSize: [
		{ type: 'handSize', cards: 3 },
		'From now on hands are 3 cards between turns.',
		'Теперь между ходами в руке 3 карты.',
	],
	finalPhase: [
		{ type: 'finalPhase', field: 2 },
		'The last shots. Everyone winds one card in secret and shoots two.',
		'Последние кадры. Все тайно мотают по карте и снимают по две.',
	],
	lastCard: [
		{ type: 'lastCard', seat: 1, card: photo(RED, 4), missed: { color: RED, film: [], goodShot: false } },
		'Boris’s missed shot was red 4: the red film does not count.',
		'Boris: упущенный кадр — красная 4; красный цвет не в счёт.',
	],
	scored: [
		{ type: 'scored', sheets: [sheet(12), sheet(-3)], places: [1, 2] },
		'The albums are counted. Ada: 12 and Boris: −3.',
		'Альбомы подсчитаны. Ada: 12 и Boris: −3.',
	],
};

test.each(Object.entries(TOLD))('%s is told', (_, [event, english, russian]) => {
	expect(sentence(ENGLISH, event, { names: NAMES, viewer: 0 })).toBe(english);
	expect(sentence(RUSSIAN, event, { names: NAMES, viewer: 0 })).toBe(russian);
});

test('[PHO-16] a face-down card is named by its back to others and by its value to the taker', () => {
	const table = at(A).play(0, '0L2');
	const line = (viewer: Seat) => sentence(ENGLISH, table.told(viewer)[0], { names: NAMES, viewer });
	expect(line(0)).toBe('You took red 3 and red 8 from the left of row 1.');
	expect(line(1)).toBe('Ada took red 3 and red 7–12 from the left of row 1.');
});

test('cards that are hidden by degrees', () => {
	const cards = [photo(RED, 12), cardWithBack(2), UNKNOWN, SUNSET];
	expect(cards.map((card) => cardName(ENGLISH, card))).toEqual([
		'red 12',
		'red 1–6',
		'a card face down',
		'the sunset card',
	]);
});

test('what a film accepts next', () => {
	const films = [[], [6, -10], [6, 5], [4, 6, -1], [9, 12]];
	expect(films.map((film) => fitName(ENGLISH, film))).toEqual([
		'any card starts it',
		'any card fits',
		'next 4, 3, 2',
		'any above 6',
		'full stop',
	]);
});

/** What seat 0 is told in a whole match, the first move taken each time. */
function* toldIn(table: PhotoTable): Generator<Event> {
	while (table.state.phase !== 'over') {
		const [seat] = table.toMove();
		table.play(seat, table.moves(seat)[0]);
		yield* table.told(0);
	}
}

describe.each(LANGUAGES)('a whole match in %s', (_, voice) => {
	const lines = [2, 3, 4].flatMap((seats) =>
		[...toldIn(dealt({ seats, sunset: 3 }))].map((event) => ({
			event,
			line: sentence(voice, event, { names: NAMES, viewer: 0 }),
		})),
	);
	test('is told without a gap', () => {
		for (const { line } of lines) if (line !== null) expect(line).toMatch(/^[^{}?]+\.$/);
		expect(lines.filter(({ line }) => line !== null).length).toBeGreaterThan(300);
	});
	test('[PHO-30] never says which value was blurred', () => {
		const blurred = lines.filter(({ event }) => event.type === 'played' && event.face === 'down');
		expect(blurred.length).toBeGreaterThan(20);
		for (const { line } of blurred) expect(line?.replace('−2', '').replace('3', '')).not.toMatch(/\d/);
	});
});
