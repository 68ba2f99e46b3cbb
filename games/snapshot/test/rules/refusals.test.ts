import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFUSALS } from '../../src/rules/refusals.ts';

test('RULES.md lists every code with its rule, in this order', () => {
	const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
	const section = rules.split(/^## /m).find((part) => part.startsWith('Refusals')) ?? '';
	const listed = [...section.matchAll(/^\|\s*`(\w+)`\s*\|\s*(\S+)/gm)].map(([, code, rule]) => [code, rule]);
	const known = Object.entries(REFUSALS).map(([code, rule]) => [code, rule ?? '–']);
	expect(listed).toEqual([...known, ['BAD_OPTION', 'SNP-1']]);
});
