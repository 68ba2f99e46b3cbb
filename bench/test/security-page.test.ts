import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ATTACKS } from '../src/hostile/attacks/index.ts';
import { mustCite, ROOT } from './cited.ts';

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| (?!Wants to|Does \||---)/.test(line));
describe('what docs/security.md says is shown', () => {
	test.each(rows.map((row) => [row.split('|')[1].trim(), row] as const))('%s', (_, row) => {
		const shown = row.split('|').at(-2) ?? '';
		const attacks = [...shown.matchAll(/\*([^*]+)\*/g)].map(([, name]) => name);
		expect(mustCite(shown) + attacks.length).toBeGreaterThan(0);
		expect(ATTACKS.map(({ name }) => name)).toEqual(expect.arrayContaining(attacks));
	});

	test('every attack is named', () => {
		const named = [...page.matchAll(/\*([^*\n]+)\*/g)].map(([, name]) => name);
		expect(named).toEqual(expect.arrayContaining(ATTACKS.map(({ name }) => name)));
	});
});
