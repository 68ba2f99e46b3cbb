import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REFUSALS } from '../../src/rules/refusals.ts';
import { at, sketch } from '../table.ts';

const build = [
	{ item: 'supply', to: null },
	{ item: 'display', to: null },
];
const turn = { type: 'turn', supply: 'out:green', display: 'die:0', build };

test('[WPK-18] the common refusals, in their order', () => {
	const over = at('2p over 15');
	expect(over.refused(0, { type: 'nonsense' })).toBe('bad-shape');
	expect(over.refused(0, turn)).toBe('game-over');
	const table = sketch({});
	expect(table.refused(0, 'keep')).toBe('wrong-phase');
	expect(table.refused(0, 'declare die')).toBe('wrong-phase');
	expect(table.refused(0, 'choose out:green die:0')).toBe('wrong-phase');
	expect(table.refused(9, turn)).toBe('not-your-decision');
	expect(table.refused('table', turn)).toBe('not-your-decision');
	table.play(0, 'out:green -, die:0 -');
	expect(table.refused(0, turn)).toBe('already-committed');
});

test('[WPK-38] five workers in one list are a list; the second of a kind is used up', () => {
	const table = sketch({ supply: 'out:green 3', park: 'a1 sloth.heart' });
	expect(table.refused(0, step({ workers: Array(5).fill(['green', 1]) }))).toBe('worker-used');
});

const step = (more: object) => ({ ...turn, build: [{ ...build[0], to: 'a1', ...more }, build[1]] });

test.each([
	null,
	7,
	[],
	{},
	{ type: 'turn' },
	{ ...turn, extra: 1 },
	{ ...turn, supply: 'left:1' },
	{ ...turn, supply: 'out:pink' },
	{ ...turn, build: [build[0]] },
	{ ...turn, build: [build[0], build[0]] },
	{ ...turn, build: [...build, build[0]] },
	step({ corner: 6 }),
	step({ corner: -1 }),
	step({ corner: 1.5 }),
	step({ to: 3 }),
	step({ workers: [['green', 2]] }),
	step({ workers: [[1, 'green']] }),
	step({ workers: [['green']] }),
	step({ workers: [['purple', 1]] }),
	step({ workers: 'green' }),
	step({ workers: Array(6).fill(['green', 1]) }),
	{ type: 'reroll', dice: [1, 1] },
	{ type: 'reroll', dice: [-1] },
	{ type: 'swap', swap: { start: 0, slot: 0 } },
	{ type: 'swap', swap: { start: 1, slot: 3 } },
	{ type: 'swap' },
	{ type: 'workers', changes: [{ hex: 'a1', workers: [] }] },
	{ type: 'workers', changes: [{ hex: 'a1', workers: Array(6).fill(['green', 1]) }] },
	{ type: 'workers', changes: Array(2).fill({ hex: 'a1', workers: [['green', 1]] }) },
	{ type: 'declare', kind: 'both' },
	{ type: 'protect', token: 'purple' },
	{ type: 'soloReroll', spaces: [0] },
	{ type: 'soloDiscard', spaces: [9] },
])('[WPK-18] %j is no move', (move) => {
	expect(sketch({}).refusal(0, move)).toEqual({ code: 'bad-shape', rule: null, facts: {} });
});

test('[WPK-38] an empty list of workers is the same as none', () => {
	const table = sketch({ supply: 'tile:green sloth.heart' });
	expect(table.refused(0, { ...step({ workers: [] }), supply: 'tile:green' })).toBeNull();
	expect(
		table.refused(0, { ...turn, supply: 'tile:green', build: [{ ...build[0], workers: [] }, build[1]] }),
	).toBeNull();
});

test('[WPK-43] changes are judged one by one', () => {
	const table = at('2p workers 15 | 0: saola; park b3 penguin.black@3=4, d3 seal.heart=1; workers blue');
	expect(table.refused(0, 'workers z9 blue+')).toBe('hex-unknown');
	expect(table.refused(0, 'workers b3 blue+, d3 blue+')).toBe('worker-used');
	expect(table.refused(0, 'workers b3 green+')).toBe('worker-used');
	expect(table.refused(0, 'workers b3 blue+, e1 blue+')).toBe('hex-no-die');
});

test('[WPK-21, 43, 60, 63] a refusal names the rule that fits the move', () => {
	const rule = (line: string, move: string) => at(line).refusal(0, move)?.rule;
	expect(rule('2p turn 1 | 0: supply out:green 1', 'out:grey -, die:0 -')).toBe('WPK-20');
	expect(rule('2p turn 1 | 0: supply out:green 1', 'out:green -, die:0 -')).toBe('WPK-21');
	expect(rule('2p workers 15 | 1: gorilla; park b3 ibex.beige@3=3', 'workers -')).toBe('WPK-43');
	expect(rule('1p soloReroll 1', 'soloReroll 1')).toBe('WPK-60');
	const hit =
		'1p protect 3 | solo side left; hit right:1; tokens 1 2 3 4 5; drawn 6 7 8 | 0: supply right:1 seal.heart';
	expect(rule(hit, 'protect grey')).toBe('WPK-63');
});

test('RULES.md lists exactly these codes, in this order, each with its rule', () => {
	const rules = readFileSync(join(import.meta.dirname, '../../RULES.md'), 'utf8');
	const [, section] = rules.split('## Refusals');
	const rows = [...section.split('## ')[0].matchAll(/^\| `([^`]+)`\s+\| (\S+)/gm)].map(([, code, rule]) => [
		code,
		rule,
	]);
	const codes = Object.entries(REFUSALS).map(([code, rule]) => [code, rule ?? '–']);
	expect(rows).toEqual([...codes, ['BAD_OPTION', 'WPK-1']]);
});
