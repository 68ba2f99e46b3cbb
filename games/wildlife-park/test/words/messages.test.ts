import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { wildlifePark } from '../../src/index.ts';
import { TILE_IDS } from '../../src/rules/components.ts';
import { MISSIONS } from '../../src/rules/missions.ts';
import { messages } from '../../src/words/en.ts';
import { words } from '../../src/words/index.ts';
import { itemName, missionName } from '../../src/words/names.ts';
import { sketch } from '../table.ts';
import { voice } from './telling.ts';

const folder = join(import.meta.dirname, '../../src/words');
const sources = globSync('*.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));

describeCatalogues('the words of the game', { en: messages }, sources);

test('every tile and every mission has a name', () => {
	const names = TILE_IDS.map((_, tile) => itemName(voice, tile));
	expect(names.every((name) => /^[a-z]+ [a-zñ ]+ \([a-z ]+\)$/.test(name))).toBe(true);
	for (const { number, name } of MISSIONS) expect(missionName(voice, number).startsWith(`${name}: `)).toBe(true);
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
