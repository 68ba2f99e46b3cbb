import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REFUSALS } from '../../src/rules/refusals.ts';
import { at } from '../table.ts';

test('[SSQ-10] the common refusals, in their order', () => {
	const over = at('phase over | 0: snaps 8');
	expect(over.refused(0, { type: 'nonsense' })).toBe('game-over');
	const start = at('');
	expect(start.refused(3, { type: 'nonsense' })).toBe('bad-move');
	expect(start.refused(3, 'lure N 1')).toBe('wrong-phase');
	expect(start.refused(3, 'whistle 99b > 1f')).toBe('not-your-turn');
	expect(start.refused('table', 'whistle')).toBe('not-your-turn');
	expect(start.refused(4, 'whistle')).toBe('not-your-turn');
	expect(at('phase commit').refused(7, 'N')).toBe('not-your-turn');
});

test.each([
	null,
	7,
	[],
	{},
	{ type: 'lure' },
	{ type: 'whistle', give: null },
	{ type: 'whistle', give: { basic: -1 }, get: {} },
	{ type: 'whistle', give: { basic: 0.5 }, get: {} },
	{ type: 'whistle', give: { basic: 2 ** 53 }, get: {} },
	{ type: 'whistle', give: { basic: -0 }, get: {} },
	{ type: 'whistle', give: { gold: 1 }, get: {} },
	{ type: 'whistle', snaps: 1 },
	{ type: 'commit', dir: 'N' },
	{ type: 'commit', dir: 'NE', trap: false },
	{ type: 'commit', dir: 'N', trap: 1 },
	{ type: 'commit', dir: 'N', trap: true, tile: 'net' },
	{ type: 'set', tile: 3 },
	{ type: 'lure', dir: 'N', dist: 1.5 },
	{ type: 'lure', dir: 'N', dist: '1' },
	{ type: 'lure', dir: 'N', dist: 2 ** 53 },
	{ type: 'lure', dir: 'N', dist: -(2 ** 53) },
	{ type: 'lure', dir: 'N', dist: 1, far: true },
])('[SSQ-10] %o is no move', (move) => {
	expect(at('').refusal(0, move)).toEqual({ code: 'bad-move', rule: null, facts: {} });
});

test('[SSQ-10] a safe integer is a move, however far from the board', () => {
	const most = Number.MAX_SAFE_INTEGER;
	expect(at('').refused(0, { type: 'whistle', give: { basic: most }, get: {} })).toBe('exchange-not-yours');
	expect(at('').refused(0, { type: 'whistle', give: {}, get: { super: most } })).toBe('exchange-bank-short');
	for (const dist of [most, -most, 0]) {
		expect(at('phase lure').refused(0, { type: 'lure', dir: 'N', dist })).toMatch(/^lure-(distance|must-stop)$/);
	}
});

test('RULES.md lists exactly these codes, in this order, each with its rule', () => {
	const rules = readFileSync(join(import.meta.dirname, '../../RULES.md'), 'utf8');
	const [, section] = rules.split('## Refusals');
	const rows = [...section.split('## ')[0].matchAll(/^\| `([^`]+)`\s+\| (\S+)/gm)].map(([, code, rule]) => [
		code,
		rule,
	]);
	const codes = Object.entries(REFUSALS).map(([code, rule]) => [code, rule ?? '–']);
	expect(rows).toEqual([...codes, ['BAD_OPTION', 'SSQ-65']]);
});
