import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { sasquatchSnap } from '../../src/index.ts';
import { messages as en } from '../../src/words/en.ts';
import { words } from '../../src/words/index.ts';
import { messages as ru } from '../../src/words/ru.ts';
import { LANGUAGES, RUSSIAN, voice } from './voice.ts';

const root = join(import.meta.dirname, '../../../..');
const folders = '{games/sasquatch-snap/src/words,apps/{web/src/games,cli/src/boards}/sasquatch-snap}/**/*.{ts,tsx}';
const sources = globSync(folders, { cwd: root }).filter((file) => !/\/(?:en|ru)(?:-\w+)?\.ts$/.test(file));

/** The card is called so. */
const withoutName = (messages: Readonly<Record<string, string>>) =>
	Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text.replaceAll(/Trap!|Ловушк[а-я]+!/g, '')]));

describeCatalogues(
	'the words',
	{ en: withoutName(en), ru: withoutName(ru) },
	sources.map((file) => readFileSync(join(root, file), 'utf8')),
);

test('Russian has no word in Latin letters', () => {
	const latin = Object.values(ru).filter((text) =>
		/[A-Za-z]{2,}/.test(text.replaceAll(/\{[^{}]*[,}]|\b(?:\w+) \{/g, '')),
	);
	expect(latin).toEqual([]);
});

describe.each(LANGUAGES)('options in %s', (_, language) => {
	test('every option has its words, and no other', () => {
		for (const name of Object.keys(sasquatchSnap.options)) {
			expect(words.option?.(language, name)?.title).toMatch(/^[A-ZА-Я]/);
			expect(words.option?.(language, name)?.help).toMatch(/\.$/);
		}
		expect(words.option?.(language, 'none')).toBeNull();
	});
});

test('the English of the options is the rules’ own', () => {
	for (const [name, { title, help }] of Object.entries(sasquatchSnap.options))
		expect(words.option?.(voice, name)).toEqual({ title, help });
});

test('values of options in Russian', () => {
	const values = [
		['boardSize', 7],
		['target', 5],
		['firstWhistle', 2],
		['trapChoice', 'with-card'],
		['turnLimit', 0],
		['lapLure', true],
		['helps', 'allowed'],
		['helps', 'none'],
	] as const;
	expect(values.map(([name, value]) => words.optionValue?.(RUSSIAN, name, value))).toEqual([
		'7 × 7',
		'5 снимков',
		'Место 3',
		'Вместе с картой',
		'Без предела',
		null,
		'Разрешены',
		'Без них',
	]);
});
