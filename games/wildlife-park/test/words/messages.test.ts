import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { wildlifePark } from '../../src/index.ts';
import { TILE_IDS } from '../../src/rules/components.ts';
import { die } from '../../src/rules/items.ts';
import { MISSIONS } from '../../src/rules/missions.ts';
import { messages as en } from '../../src/words/en.ts';
import { words } from '../../src/words/index.ts';
import { itemName, missionName, thingName, thingObject } from '../../src/words/names.ts';
import { messages as ru } from '../../src/words/ru.ts';
import { sketch } from '../table.ts';
import { LANGUAGES, RUSSIAN, voice } from './telling.ts';

const root = join(import.meta.dirname, '../../../..');
const folders = '{games/wildlife-park/src/words,apps/{web/src/games,cli/src/boards}/wildlife-park}/**/*.{ts,tsx}';
const sources = globSync(folders, { cwd: root }).filter((file) => !/\/(?:en|ru)(?:-\w+)?\.ts$/.test(file));

describeCatalogues(
	'the words of the game',
	{ en, ru },
	sources.map((file) => readFileSync(join(root, file), 'utf8')),
);

test('Russian has no word in Latin letters', () => {
	const latin = Object.values(ru).filter((text) =>
		/[A-Za-z]{2,}/.test(text.replaceAll(/\{[^{}]*[,}]|\b(?:\w+) \{/g, '')),
	);
	expect(latin).toEqual([]);
});

test('the English of the options is the rules’ own, and every option has Russian', () => {
	for (const [name, { title, help }] of Object.entries(wildlifePark.options)) {
		expect(words.option?.(voice, name)).toEqual({ title, help });
		expect(words.option?.(RUSSIAN, name)?.title).toMatch(/^[А-Я]/);
		expect(words.option?.(RUSSIAN, name)?.help).toMatch(/\.$/);
	}
	expect(words.option?.(voice, 'none')).toBeNull();
});

test('every tile and every mission has a name', () => {
	const names = TILE_IDS.map((_, tile) => itemName(voice, tile));
	expect(names.every((name) => /^[A-Za-zñ -]+ \([a-z]+, [a-z ]+\)$/.test(name))).toBe(true);
	for (const { number, name } of MISSIONS) expect(missionName(voice, number).startsWith(`${name}: `)).toBe(true);
	const russian = TILE_IDS.map((_, tile) => itemName(RUSSIAN, tile));
	expect(russian.filter((name) => !/^[а-яё ]+ \([а-яё]+, [а-яё ]+\)$/.test(name))).toEqual([]);
	for (const { number } of MISSIONS) expect(missionName(RUSSIAN, number)).toMatch(/^[А-Я][а-яё ]+: [а-яё0-9]/);
});

test.each(LANGUAGES)('everything that can be taken has a short name, and one as an object, in %s', (_, language) => {
	const items = [...TILE_IDS.keys(), ...[0, 1, 2, 3].flatMap((colour) => [die(colour, 1), die(colour, 6)])];
	const named = items.flatMap((item) => [thingName(language, item), thingObject(language, item)]);
	expect(named.filter((name) => !/^[a-zа-яёñ]+(?: \d)?$/.test(name))).toEqual([]);
	expect(new Set(named.slice(0, 2 * TILE_IDS.length)).size).toBe(language === voice ? 22 : 44);
});

test('every source of points and every end has words, and what is unknown has none', () => {
	const [lines] = wildlifePark.breakdown(sketch({ when: 'turn 3 missions=on' }).state);
	expect(lines.map((line) => [words.scoreSource(voice, line.source), words.scoreDetail?.(voice, line)])).toEqual([
		['Entrance', 'so far'],
		...['Green habitats', 'Blue habitats', 'Grey habitats', 'Orange habitats'].map((name) => [name, null]),
		...[
			['Towers', '0 built'],
			['Animals', '1 species'],
			['Missions', null],
		],
	]);
	expect(wildlifePark.meta.endReasons.map((reason) => words.endReason(voice, reason))).toEqual([
		'All displays are empty.',
		'The challenge is won.',
		'The challenge is lost.',
	]);
	expect(words.endReason(voice, 'new')).toBeNull();
});

test('every value of every option has words', () => {
	const values = Object.entries(wildlifePark.options).flatMap(([name, { schema }]) =>
		schema.kind === 'choice' ? schema.values.map((value) => words.optionValue?.(voice, name, value)) : [],
	);
	expect(values).toEqual([
		...['Symmetric', 'Asymmetric'],
		...['Without', 'With missions'],
		...['Combined', 'Stepwise', 'Ordered'],
	]);
});
