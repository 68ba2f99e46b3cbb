import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { messages as en } from '../src/words/en.ts';
import { messages as ru } from '../src/words/ru.ts';

const folder = join(import.meta.dirname, '../src');
const sources = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.startsWith('words/'));

test('what the terminal says has the same keys and takes the same facts in both languages, and all of it is said', () => {
	const findings = audit(
		{ en, ru },
		sources.map((file) => readFileSync(join(folder, file), 'utf8')),
	);
	expect(findings).toEqual({ missing: [], unused: [], unequal: [] });
});

test('its Russian quotes and addresses as Russian does', () => {
	for (const text of Object.values(ru)) expect(text).not.toMatch(/!|"|'|[а-яё,:] (?:Вы|Вас|Вам|Ваш)/);
});
