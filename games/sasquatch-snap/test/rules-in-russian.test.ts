import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sasquatchSnap } from '../src/index.ts';
import { REFUSALS } from '../src/rules/refusals.ts';

const [en, ru] = ['RULES.md', 'RULES.ru.md'].map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

/** The numbers that open a rule or a ruling, in order. */
const numbersIn = (text: string) => [...text.matchAll(/^- \*\*((?:SSQ|R)-\d+)\*\* /gm)].map(([, number]) => number);
/** `SSQ-2: R-39`: which rulings and rules each line refers to. */
const referencesIn = (text: string) =>
	[...text.matchAll(/^- \*\*((?:SSQ|R)-\d+)\*\* (.*)$/gm)].map(
		([, number, rest]) => `${number}: ${[...rest.matchAll(/(?:SSQ|R)-\d+/g)].map(([found]) => found).join(' ')}`,
	);
const rowsIn = (text: string) => text.split('\n').filter((line) => line.startsWith('|')).length;
const codeIn = (text: string) => new Set([...text.matchAll(/`([\w-]+)`/g)].map(([, code]) => code));

describe('the rules in Russian', () => {
	test('have every rule and ruling of the English text, in its order', () => {
		expect(numbersIn(en).length).toBe(67 + 40);
		expect(numbersIn(ru)).toEqual(numbersIn(en));
	});
	test('refer to the same rules and rulings', () => expect(referencesIn(ru)).toEqual(referencesIn(en)));
	test('have the same chapters and as many rows of tables', () => {
		// The chapter about the tests is for readers of the code.
		expect(ru.match(/^## /gm)?.length).toBe(en.match(/^## (?!Worked examples)/gm)?.length);
		expect(rowsIn(ru)).toBe(rowsIn(en));
	});
	test('name every option, refusal and end reason', () => {
		const codes = [...Object.keys(sasquatchSnap.options), ...Object.keys(REFUSALS), ...sasquatchSnap.meta.endReasons];
		expect(codes.filter((code) => !codeIn(ru).has(code))).toEqual([]);
	});
	test('have no exclamation mark but in names', () =>
		expect(ru.replaceAll(/Sasquatch Snap!|Ловушк[а-я]+!/g, '')).not.toContain('!'));
});
