import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messages as en } from '../../src/i18n/table/en.ts';
import { messages as ru } from '../../src/i18n/table/ru.ts';
import { audit } from '../support/audit.ts';

const source = join(import.meta.dirname, '../../src');
const sources = globSync('{table,screens,local,match}/**/*.{ts,tsx}', { cwd: source }).map((file) =>
	readFileSync(join(source, file), 'utf8'),
);

describe('the words of tables', () => {
	const findings = audit({ en, ru }, sources);
	test('are there in both languages', () => expect(findings.missing).toEqual([]));
	test('are all used', () => expect(findings.unused).toEqual([]));
	test('take the same arguments', () => expect(findings.unequal).toEqual([]));
	test.each(Object.entries({ en, ru }))('in %s have no exclamation marks and no straight quotes', (_, messages) => {
		for (const text of Object.values(messages)) expect(text).not.toMatch(/!|"|'/);
	});
	test('address the reader in Russian politely and in lower case', () => {
		for (const text of Object.values(ru)) expect(text).not.toMatch(/[а-яё,:] (?:Вы|Вас|Вам|Ваш)/);
	});
});
