import type { AnyGame } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';

interface Books {
	/** The texts of `RULES.md` and `RULES.ru.md`. */
	readonly en: string;
	readonly ru: string;
	/** What numbers of rulings begin with; those of rules begin with the game's own prefix. */
	readonly rulings?: string;
	/** How many rules and rulings there are. */
	readonly count: number;
	/** Names that are written with an exclamation mark. */
	readonly names?: RegExp;
}

interface Ruled {
	readonly meta: Pick<AnyGame['meta'], 'prefix' | 'endReasons'>;
	readonly options: object;
}

/** What holds for a rule book in two languages. */
export function describeRulesInRussian(game: Ruled, refusals: object, books: Books): void {
	const { en, ru, rulings = 'R', count, names } = books;
	const number = `(?:${game.meta.prefix}|${rulings})-\\d+`;
	const line = new RegExp(`^- \\*\\*(${number})\\*\\* (.*)$`, 'gm');
	/** `SNP-2: R-39`: the numbers that open a rule or a ruling, in order, with those the text refers to. */
	const referencesIn = (text: string) =>
		[...text.matchAll(line)].map(([, own, rest]) => `${own}: ${rest.match(new RegExp(number, 'g'))?.join(' ') ?? ''}`);
	const rowsIn = (text: string) => text.split('\n').filter((row) => row.startsWith('|')).length;
	const named = new Set([...ru.matchAll(/`([\w-]+)`/g)].map(([, code]) => code));

	describe('the rules in Russian', () => {
		test('have every rule and ruling of the English text, in its order, and refer to the same', () => {
			expect(referencesIn(en).length).toBe(count);
			expect(referencesIn(ru)).toEqual(referencesIn(en));
		});
		test('have the same chapters and as many rows of tables', () => {
			// The chapter about the tests is for readers of the code.
			expect(ru.match(/^## /gm)?.length).toBe(en.match(/^## (?!Worked examples)/gm)?.length);
			expect(rowsIn(ru)).toBe(rowsIn(en));
		});
		test('name every option, refusal and end reason', () => {
			const codes = [...Object.keys(game.options), ...Object.keys(refusals), ...game.meta.endReasons];
			expect(codes.filter((code) => !named.has(code))).toEqual([]);
		});
		test('have no exclamation mark but in names', () =>
			expect((names ? ru.replaceAll(names, '') : ru).replaceAll('<!-- ', '')).not.toContain('!'));
	});
}
