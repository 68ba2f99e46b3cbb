import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { photograph, REFUSALS } from '../src/client.ts';

const [en, ru] = ['RULES.md', 'RULES.ru.md'].map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

/** The numbers that open a rule or a ruling, in order. */
const numbersIn = (text: string) => [...text.matchAll(/^- \*\*((?:PHO|R)-\d+)\*\* /gm)].map(([, number]) => number);
/** `PHO-2: R-18`: which rulings and rules each line refers to. */
const referencesIn = (text: string) =>
	[...text.matchAll(/^- \*\*((?:PHO|R)-\d+)\*\* (.*)$/gm)].map(
		([, number, rest]) => `${number}: ${[...rest.matchAll(/(?:PHO|R)-\d+/g)].map(([found]) => found).join(' ')}`,
	);
const rowsIn = (text: string) => text.split('\n').filter((line) => line.startsWith('|')).length;
const codeIn = (text: string) => new Set([...text.matchAll(/`([A-Z_]{6,}|[a-z]+[A-Z]\w+)`/g)].map(([, code]) => code));

describe('the rules in Russian', () => {
	test('have every rule and ruling of the English text, in its order', () => {
		expect(numbersIn(en).length).toBe(62 + 27);
		expect(numbersIn(ru)).toEqual(numbersIn(en));
	});
	test('refer to the same rules and rulings', () => expect(referencesIn(ru)).toEqual(referencesIn(en)));
	test('have the same chapters and as many rows of tables', () => {
		// The chapter about the tests is for readers of the code.
		expect(ru.match(/^## /gm)?.length).toBe(en.match(/^## (?!Worked examples)/gm)?.length);
		expect(rowsIn(ru)).toBe(rowsIn(en));
	});
	test('name every option, refusal and end reason', () => {
		const codes = [...Object.keys(photograph.options), ...Object.keys(REFUSALS), ...photograph.meta.endReasons];
		expect(codes.filter((code) => !codeIn(ru).has(code))).toEqual([]);
	});
	test('have no exclamation mark but in names', () => expect(ru.replaceAll('Wind the Film!', '')).not.toContain('!'));
});
