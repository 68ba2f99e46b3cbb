import type { Messages } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { audit } from './audit.ts';
import { faultsIn, latinIn } from './spoken.ts';

/** What holds for all words, in every language they are written in. */
export function describeCatalogues(
	what: string,
	catalogues: { readonly en: Messages; readonly ru?: Messages },
	sources: readonly string[],
	/** What people type, which is the same in every language. */
	typed: readonly string[] = [],
): void {
	describe(what, () => {
		const findings = audit(catalogues, sources);
		test('have the same keys', () => expect(findings.missing).toEqual([]));
		test('have no key that no source uses', () => expect(findings.unused).toEqual([]));
		test('take the same arguments', () => expect(findings.unequal).toEqual([]));
		test.each(Object.entries(catalogues))('in %s have no exclamation marks and no straight quotes', (_, messages) => {
			for (const text of Object.values(messages)) expect(text).not.toMatch(/!|"|'/);
		});
		test.each(Object.entries(catalogues))(
			'in %s agree in number, person and gender, however they are filled',
			(language, messages) => expect(faultsIn(language, messages)).toEqual([]),
		);
		test('in Russian have no other words in Latin letters than names and what is typed', () =>
			expect(latinIn(catalogues.ru ?? {}, typed)).toEqual([]));
		test('address the reader in Russian politely and in lower case', () => {
			for (const text of Object.values(catalogues.ru ?? {})) expect(text).not.toMatch(/[а-яё,:] (?:Вы|Вас|Вам|Ваш)/);
		});
	});
}
