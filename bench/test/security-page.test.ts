import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ATTACKS } from '../src/hostile/attacks/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const PARTS: Readonly<Record<string, string>> = {
	server: 'apps/server/test',
	web: 'apps/web/test',
	cli: 'apps/cli/test',
	table: 'packages/table/test',
	kernel: 'packages/kernel/test',
	protocol: 'packages/protocol/test',
	testkit: 'packages/testkit/test',
	photograph: 'games/photograph/test',
	photoshoot: 'games/photoshoot/test',
	bench: 'bench/test',
	e2e: 'e2e/test',
};

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| (?!Wants to|Does \||---)/.test(line));
/** A file, and the titles in quotation marks that follow it. */
const CITED = /`([\w-]+): ([\w./-]+)`((?:(?: and|,)? "[^"]+")*)/g;

describe('what docs/security.md says is shown', () => {
	test.each(rows.map((row) => [row.split('|')[1].trim(), row] as const))('%s', (_, row) => {
		const shown = row.split('|').at(-2) ?? '';
		const cited = [...shown.matchAll(CITED)];
		const attacks = [...shown.matchAll(/\*([^*]+)\*/g)].map(([, name]) => name);
		expect(cited.length + attacks.length).toBeGreaterThan(0);
		expect(ATTACKS.map(({ name }) => name)).toEqual(expect.arrayContaining(attacks));
		for (const [, part, name, titles] of cited) {
			const file = join(ROOT, PARTS[part] ?? part, name.endsWith('.ts') ? name : `${name}.test.ts`);
			expect(existsSync(file), file).toBe(true);
			const text = readFileSync(file, 'utf8');
			for (const [, title] of titles.matchAll(/"([^"]+)"/g)) expect(text).toContain(title);
		}
	});

	test('every attack is named', () => {
		const named = [...page.matchAll(/\*([^*\n]+)\*/g)].map(([, name]) => name);
		expect(named).toEqual(expect.arrayContaining(ATTACKS.map(({ name }) => name)));
	});
});
