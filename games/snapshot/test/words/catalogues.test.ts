import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { messages as en } from '../../src/words/en.ts';
import { words } from '../../src/words/index.ts';
import { messages as ru } from '../../src/words/ru.ts';
import { LANGUAGES, RUSSIAN, voice } from './voice.ts';

const folder = join(import.meta.dirname, '../../src/words');
const sources = globSync('*.ts', { cwd: folder }).filter((file) => !/^(?:en|ru)(?:-\w+)?\.ts$/.test(file));

describeCatalogues(
	'the words',
	{ en, ru },
	sources.map((file) => readFileSync(join(folder, file), 'utf8')),
);

test('Russian has no word in Latin letters', () => {
	const latin = Object.values(ru).filter((text) =>
		/[A-Za-z]{2,}/.test(text.replaceAll(/\{[^{}]*[,}]|\b(?:\w+) \{/g, '')),
	);
	expect(latin).toEqual([]);
});

describe.each(LANGUAGES)('options in %s', (_, language) => {
	test('every option has its words, and no other', () => {
		for (const name of Object.keys(snapshot.options)) {
			expect(words.option?.(language, name)?.title).toMatch(/^[A-ZА-Я]/);
			expect(words.option?.(language, name)?.help).toMatch(/\.$/);
		}
		expect(words.option?.(language, 'none')).toBeNull();
	});
});

test('the English of the options is the rules’ own', () => {
	for (const [name, { title, help }] of Object.entries(snapshot.options))
		expect(words.option?.(voice, name)).toEqual({ title, help });
});

test('values of options in Russian', () => {
	const values = [
		['firstPlayer', 'random'],
		['firstPlayer', 2],
		['cardToken', 'onlyPlaced'],
		['denial', 'upfront'],
		['reservedCards', 'faceDown'],
		['claimSeconds', 0],
		['claimSeconds', 30],
	] as const;
	expect(values.map(([name, value]) => words.optionValue?.(RUSSIAN, name, value))).toEqual([
		'Случайно',
		'Место 3',
		'Только за оставшиеся',
		'Заранее',
		'Рубашкой вверх',
		'Без предела',
		'30 с',
	]);
});
