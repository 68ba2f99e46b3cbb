import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveTable } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { sasquatchSnap } from '../../src/index.ts';

test('[SSQ-61, 63] the defaults are those of the rulebook and the rulings', () => {
	expect(resolveTable(sasquatchSnap, 4, {})).toEqual({
		options: {
			boardSize: 9,
			target: 8,
			firstWhistle: 'random',
			trapChoice: 'at-resolution',
			entrapToll: false,
			lapLure: false,
			turnLimit: 80,
			helps: 'allowed',
		},
	});
});

test.each([
	{ boardSize: 8 },
	{ target: 7 },
	{ firstWhistle: 4 },
	{ trapChoice: 'later' },
	{ entrapToll: 1 },
	{ lapLure: 'yes' },
	{ turnLimit: 60 },
	{ helps: 'mine' },
	{ snow: true },
])('%o cannot be played', (given) => {
	expect(resolveTable(sasquatchSnap, 4, given)).toMatchObject({ code: 'BAD_OPTION' });
});

test('RULES.md lists exactly these options with their defaults', () => {
	const rules = readFileSync(join(import.meta.dirname, '../../RULES.md'), 'utf8');
	const [, section] = rules.split('## Options');
	const rows = [...section.split('## ')[0].matchAll(/^\| `(\w+)`\s+\|[^|]+\| `?([^`|]+?)`?\s+\|/gm)];
	const listed = rows.map(([, name, value]) => [name, JSON.parse(value)]);
	expect(Object.fromEntries(listed)).toEqual(
		Object.fromEntries(Object.entries(sasquatchSnap.options).map(([name, spec]) => [name, spec.default])),
	);
});
