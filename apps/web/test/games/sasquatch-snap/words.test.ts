import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sasquatchSnap } from '@shutterbox/sasquatch-snap/client';
import { describeCatalogues } from '@shutterbox/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages as adviceEn } from '../../../src/games/sasquatch-snap/advice/messages/en.ts';
import { messages as adviceRu } from '../../../src/games/sasquatch-snap/advice/messages/ru.ts';
import { ui } from '../../../src/games/sasquatch-snap/index.ts';
import { messages as en } from '../../../src/games/sasquatch-snap/messages/en.ts';
import { messages as ru } from '../../../src/games/sasquatch-snap/messages/ru.ts';
import { rowsOf } from '../../../src/games/sasquatch-snap/squares.ts';
import { messages as textEn } from '../../../src/games/sasquatch-snap/text/messages/en.ts';
import { messages as textRu } from '../../../src/games/sasquatch-snap/text/messages/ru.ts';
import { reason, squareWords, words } from '../../../src/games/sasquatch-snap/words.ts';
import { turnTo } from '../../../src/i18n/area.ts';
import { at } from './table.ts';

beforeAll(() => words.load());
afterAll(() => turnTo('en'));

const folder = join(import.meta.dirname, '../../../src/games/sasquatch-snap');
const sources = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('messages/'));
/** The game and the card are called so. */
const withoutNames = (messages: Readonly<Record<string, string>>) =>
	Object.fromEntries(
		Object.entries(messages).map(([key, text]) => [key, text.replaceAll(/Sasquatch Snap!|Trap!|Ловушк[а-я]+!/g, '')]),
	);
describeCatalogues(
	'the words of the boards',
	{ en: withoutNames({ ...en, ...textEn, ...adviceEn }), ru: withoutNames({ ...ru, ...textRu, ...adviceRu }) },
	sources.map((file) => readFileSync(join(folder, file), 'utf8')),
);

test('a reason ends with its rule, where there is one', () => {
	expect(reason({ code: 'not-your-turn', rule: 'SSQ-12', facts: {} })).toBe('Somebody else decides this. (SSQ-12)');
	expect(reason({ code: 'bad-move', rule: null, facts: {} })).toBe('That is not a move of this game.');
});

test('the score is the snaps', () => {
	const { state } = at('phase whistle | 2: G7; snaps 5; hand 7/0/1/0');
	expect(ui.score(sasquatchSnap.view(state, 0), 2)).toBe(5);
});

test('a square says who and what is on it, in both languages', async () => {
	const view = at('phase lure | sasquatch E5 | tiles 1s C3, 0b D3').view(0);
	const reader = { names: ['Ann', 'Bo', 'Cy', 'Di'], viewer: 0 };
	const rows = rowsOf(view);
	const said = () => [rows[2][3], rows[2][2], rows[4][4], rows[4][7]].map((told) => squareWords(told, reader));
	expect(said()).toEqual([
		'your basic, an arm of Bo’s Super',
		'you, Bo’s Super',
		'the Sasquatch, the lair',
		'on his line west',
	]);
	await turnTo('ru');
	expect(said()).toEqual([
		'ваша обычная, сеть супера (Bo)',
		'вы, супер (Bo)',
		'Сасквоч, логово',
		'на его линии на запад',
	]);
	await turnTo('en');
});
