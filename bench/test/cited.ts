import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

export const ROOT = join(import.meta.dirname, '../..');

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

/** A file, and the titles in quotation marks that follow it. */
const CITED = /`([\w-]+): ([\w./-]+)`((?:(?: and|,)? "[^"]+")*)/g;

/** How many tests a text cites; each must be there, under its title. */
export function mustCite(text: string): number {
	const cited = [...text.matchAll(CITED)];
	for (const [, part, name, titles] of cited) {
		const file = join(ROOT, PARTS[part] ?? part, name.endsWith('.ts') ? name : `${name}.test.ts`);
		expect(existsSync(file), file).toBe(true);
		const source = readFileSync(file, 'utf8');
		for (const [, title] of titles.matchAll(/"([^"]+)"/g)) expect(source).toContain(title);
	}
	return cited.length;
}
