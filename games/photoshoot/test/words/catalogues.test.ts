import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { photoshoot } from '../../src/index.ts';
import { messages as en } from '../../src/words/en.ts';
import { words } from '../../src/words/index.ts';
import { messages as ru } from '../../src/words/ru.ts';
import { LANGUAGES, voice } from './voice.ts';

const folder = join(import.meta.dirname, '../../src/words');
const sources = globSync('*.ts', { cwd: folder }).filter((file) => !/^(?:en|ru)(?:-\w+)?\.ts$/.test(file));

/** What the cards let people cry stands in quotes. */
const withoutCries = (messages: Readonly<Record<string, string>>) =>
	Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text.replaceAll(/[“«][^”»{}]*[”»]/g, '')]));

describeCatalogues(
	'the words',
	{ en: withoutCries(en), ru: withoutCries(ru) },
	sources.map((file) => readFileSync(join(folder, file), 'utf8')),
);

test('in English a cry that ends a sentence has no second mark after it', () => {
	expect(Object.values(en).filter((text) => /[?!]”\./.test(text))).toEqual([]);
});

test('Russian has no word in Latin letters', () => {
	const latin = Object.values(ru).filter((text) =>
		/[A-Za-z]{2,}/.test(text.replaceAll(/\{[^{}]*[,}]|\b(?:\w+) \{/g, '')),
	);
	expect(latin).toEqual([]);
});

test.each(LANGUAGES)('every option has its words in %s, and no other', (_, language) => {
	for (const name of Object.keys(photoshoot.options)) {
		expect(words.option?.(language, name)?.title).toMatch(/^[A-ZА-Я]/);
		expect(words.option?.(language, name)?.help).toMatch(/\.$/);
	}
	expect(words.option?.(language, 'none')).toBeNull();
});

test('the English of the options is the rules’ own', () => {
	for (const [name, { title, help }] of Object.entries(photoshoot.options))
		expect(words.option?.(voice, name)).toEqual({ title, help });
});
