import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRulesInRussian } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { wildlifePark } from '../src/index.ts';
import { BOARDS, COLOUR_OF, COLOURS, SPECIES, starTile } from '../src/rules/components.ts';
import { LAYOUTS } from '../src/rules/layouts.ts';
import { MISSIONS } from '../src/rules/missions.ts';
import { REFUSALS } from '../src/rules/refusals.ts';
import { messages } from '../src/words/ru.ts';

const [en, ru] = ['RULES.md', 'RULES.ru.md'].map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

const rowsIn = (text: string) => text.split('\n').filter((line) => line.startsWith('|'));
const cells = (row: string) =>
	row
		.split('|')
		.slice(1, -1)
		.map((cell) => cell.trim());
/** Numbers and code of a table, which are the same in every language. */
const figuresIn = (text: string) =>
	rowsIn(text).map((row) => cells(row).filter((cell) => /^(?:[\d–, ]+|[a-f]\d(?:, [a-f]\d)*|`.*`)$/.test(cell)));

/** At which columns the names of parks begin. */
const startsIn = (line: string) => [...line.matchAll(/(?<=^| {2})\S/g)].map(({ index }) => index);

describeRulesInRussian(wildlifePark, REFUSALS, { en, ru, rulings: 'RUL', count: 70 + 21 });

describe('the tables of the Russian rules', () => {
	test('have the same figures', () => expect(figuresIn(ru)).toEqual(figuresIn(en)));
	test('have the same drawings of the parks, under their names', () => {
		const [russian, english] = [ru, en].map((text) => text.split('```')[1].split('\n'));
		expect(russian.length).toBe(english.length);
		english.forEach((line, i) => {
			const isTitle = LAYOUTS.some(({ id }) => line.startsWith(id));
			if (!isTitle) expect(russian[i]).toBe(line);
			else expect(startsIn(russian[i])).toEqual(startsIn(line));
		});
	});
	test('call missions and species what the game calls them', () => {
		const named = rowsIn(ru).map(cells);
		for (const { number, points } of MISSIONS) {
			const row = named.find(([first, set]) => first === String(number) && /^[ABC]$/.test(set)) ?? [];
			expect([`${row[2]}: ${row[4]}`, row[3]]).toEqual([messages[`mission.${number as 1}`], String(points)]);
		}
		COLOURS.forEach((colour, i) => {
			const stars = BOARDS.filter((_, board) => COLOUR_OF[starTile(board)] === i);
			const groups = [SPECIES.slice(4 * i, 4 * i + 3), SPECIES.slice(4 * i + 3, 4 * i + 4), stars];
			const row = named.find(([first]) => first === messages[`colour.${colour}`]) ?? [];
			expect(row.slice(2)).toEqual(
				groups.map((group) => group.map((animal) => messages[`species.${animal}`]).join(', ')),
			);
		});
	});
});
