import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { photoshoot } from '@shutterbox/photoshoot/client';
import { describeCatalogues } from '@shutterbox/testkit';
import { beforeAll, expect, test } from 'vitest';
import { messages as boardEn } from '../../../src/games/photoshoot/board/messages/en.ts';
import { messages as boardRu } from '../../../src/games/photoshoot/board/messages/ru.ts';
import { ui } from '../../../src/games/photoshoot/index.ts';
import { messages as en } from '../../../src/games/photoshoot/messages/en.ts';
import { messages as ru } from '../../../src/games/photoshoot/messages/ru.ts';
import { messages as textEn } from '../../../src/games/photoshoot/text/messages/en.ts';
import { messages as textRu } from '../../../src/games/photoshoot/text/messages/ru.ts';
import { reason, words } from '../../../src/games/photoshoot/words.ts';
import { tableWords } from '../../../src/i18n/table.ts';
import { at } from './table.ts';

beforeAll(() => Promise.all([words.load(), tableWords.load()]));

const folder = join(import.meta.dirname, '../../../src/games/photoshoot');
const sources = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('messages/'));
/** What is shouted at this table. */
const withoutCries = (messages: Readonly<Record<string, string>>) =>
	Object.fromEntries(
		Object.entries(messages).map(([key, text]) => [
			key,
			text.replaceAll(
				/(?:Photo|Mistake|Good boy|Cheese|Yes|All fine|Снято|Ошибка|Молодец|Сы-ыр|Да|Песок|Всё верно)!/g,
				'',
			),
		]),
	);
describeCatalogues(
	'the words of the boards',
	{ en: withoutCries({ ...en, ...textEn, ...boardEn }), ru: withoutCries({ ...ru, ...textRu, ...boardRu }) },
	sources.map((file) => readFileSync(join(folder, file), 'utf8')),
);

test('what is refused is said with its rule beside it, also by the table itself', () => {
	expect(reason({ code: 'PST_BAD_MOVE', rule: null, facts: {} })).toBe('That is not a move of this game.');
	expect(reason({ code: 'PST_TOO_SOON', rule: 'PST-21', facts: {} })).toBe('The stage has to settle first. (PST-21)');
	expect(reason({ code: 'ALARM_DUE', rule: 'PST-73', facts: {} })).toMatch(/^[A-Z][a-z].*\. \(PST-73\)$/);
});

test('a seat has the points of its team', () => {
	const view = photoshoot.view(at('4p ready', 'scores 6-3', 'scored 3-1 0-1').state, 0);
	expect([0, 1, 2, 3].map((seat) => ui.score(view, seat))).toEqual([6, 3, 6, 3]);
});
