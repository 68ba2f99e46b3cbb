import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { photograph } from '../../src/index.ts';
import { REFUSALS } from '../../src/rules/refusals.ts';
import { A, at, C } from '../table.ts';

const pick = { type: 'pick', row: 0, side: 'left', count: 1 };
const wind = { type: 'wind', from: 0, to: 1 };
const picking = () => at(A);
const winding = () => at(A).play(0, '0L1'); // six cards
const sunset = () => at(C).play(0, '2L1', '0>5').play(0, '0>1'); // seat 0 has committed
const final = () => at('2p BRYGN final 0 | 0: commit 0>1');
const over = () => at('2p BRYGN over 0 | last N1 N2');

/** Nothing an honest client would send, each wrong in one way. */
const MALFORMED: readonly unknown[] = [
	...[null, undefined, 0, 1.5, true, [], [pick], () => pick],
	...[{}, { type: null }, { type: 7 }, { type: 'pass' }, { type: 'PICK' }, { type: 'toString' }, { type: '__proto__' }],
	...[{ type: 'pick' }, { row: 0, side: 'left', count: 1 }, { type: 'pick', row: 0 }],
	...[
		{ type: 'pick', side: 'left', count: 1 },
		{ type: 'pick', row: 0, count: 1 },
		{ type: 'pick', row: 0, side: 'left' },
	],
	...['0', null, true, [0], {}].map((row) => ({ ...pick, row })),
	...[0, null, true, ['left'], {}].map((side) => ({ ...pick, side })),
	...['1', null, false, [1], {}].map((count) => ({ ...pick, count })),
	...[
		{ ...pick, extra: 1 },
		{ ...pick, from: 0 },
		{ ...pick, to: null },
	],
	...[{ type: 'wind' }, { type: 'wind', from: 0 }, { type: 'wind', to: 1 }],
	...['0', null, true, [0], {}].flatMap((value) => [
		{ ...wind, from: value },
		{ ...wind, to: value },
	]),
	...[
		{ ...wind, extra: 1 },
		{ ...wind, row: 0 },
		{ ...wind, face: 'down' },
	],
];

describe('each code, where it alone applies', () => {
	test('[PHO-12] BAD_MOVE: what is no move at all', () => {
		for (const move of MALFORMED) {
			for (const table of [picking(), winding(), sunset(), over()]) expect(table.refused(0, move)).toBe('BAD_MOVE');
		}
	});

	test('[PHO-12] BAD_MOVE: a text is no move, not even one in notation', () => {
		for (const move of ['', 'pick', '0L1', '0>1'])
			expect(photograph.check(at(A).state, { actor: 0, move, at: 0 })?.code).toBe('BAD_MOVE');
	});

	test('[PHO-12] the order of fields does not matter', () => {
		expect(picking().refused(0, { count: 1, side: 'left', row: 0, type: 'pick' })).toBeNull();
		expect(winding().refused(0, { to: 1, from: 0, type: 'wind' })).toBeNull();
	});

	test('[PHO-62] GAME_OVER: after the end, whoever asks', () => {
		for (const actor of [0, 1, 2, 'table'] as const) {
			expect(over().refused(actor, pick)).toBe('GAME_OVER');
			expect(over().refused(actor, wind)).toBe('GAME_OVER');
		}
	});

	test('[PHO-48, 52] ALREADY_COMMITTED: a second commitment in the same phase', () => {
		for (const table of [sunset(), final()]) {
			expect(table.refused(0, wind)).toBe('ALREADY_COMMITTED');
			expect(table.refused(1, wind)).toBeNull();
		}
	});

	test('[PHO-12] NOT_YOUR_TURN: another seat, a spectator, the table', () => {
		for (const actor of [1, 2, -1, 0.5, Number.NaN, 'table'] as const) {
			expect(picking().refused(actor, pick)).toBe('NOT_YOUR_TURN');
			expect(winding().refused(actor, wind)).toBe('NOT_YOUR_TURN');
		}
		for (const actor of [2, -1, 'table'] as const) expect(sunset().refused(actor, wind)).toBe('NOT_YOUR_TURN');
		expect(photograph.check(at(A).state, { actor: 'spectator' as never, move: pick, at: 0 })?.code).toBe(
			'NOT_YOUR_TURN',
		);
	});

	test('[PHO-12] WRONG_PHASE: a wind before the pick, a pick after it', () => {
		expect(picking().refused(0, wind)).toBe('WRONG_PHASE');
		expect(winding().refused(0, pick)).toBe('WRONG_PHASE');
		expect(sunset().refused(1, pick)).toBe('WRONG_PHASE');
		expect(final().refused(1, pick)).toBe('WRONG_PHASE');
	});

	test('[PHO-14] BAD_ROW: no whole number of a row', () => {
		for (const row of [-1, 3, 4, 1.5, 0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
			expect(picking().refused(0, { ...pick, row })).toBe('BAD_ROW');
	});

	test('[PHO-14] BAD_SIDE: neither "left" nor "right"', () => {
		for (const side of ['', 'top', 'Left', 'LEFT', 'l', 'left ', '__proto__'])
			expect(picking().refused(0, { ...pick, side })).toBe('BAD_SIDE');
	});

	test('[PHO-13] BAD_COUNT: not 1, 2 or 3', () => {
		for (const count of [0, 4, -1, 1.5, 2.5, Number.NaN, Number.POSITIVE_INFINITY])
			expect(picking().refused(0, { ...pick, count })).toBe('BAD_COUNT');
	});

	test('[PHO-17] ROW_EMPTY and ROW_TOO_SHORT', () => {
		const table = at('2p BRYGN pick 0 | field . . . . / R1 [R2] [R3] R4 / . [B1] [B2] .');
		for (const count of [1, 2, 3]) expect(table.refused(0, { ...pick, count })).toBe('ROW_EMPTY');
		expect(table.refused(0, { ...pick, row: 2, count: 3 })).toBe('ROW_TOO_SHORT');
		expect(table.refused(0, { ...pick, row: 2, count: 2 })).toBeNull();
	});

	test('[PHO-18] BAD_POSITION: outside the hand as it is now, or no whole number', () => {
		for (const bad of [-1, 6, 7, 1.5, Number.NaN, Number.NEGATIVE_INFINITY]) {
			expect(winding().refused(0, { ...wind, from: bad })).toBe('BAD_POSITION');
			expect(winding().refused(0, { ...wind, to: bad })).toBe('BAD_POSITION');
		}
		expect(sunset().refused(1, { ...wind, to: 5 })).toBe('BAD_POSITION');
		expect(sunset().refused(1, { ...wind, to: 4 })).toBeNull();
		expect(final().refused(1, { ...wind, to: 3 })).toBe('BAD_POSITION');
		expect(final().refused(1, { ...wind, to: 2 })).toBeNull();
	});

	test('[PHO-18] TOP_CARD and NOT_TOWARD_TOP', () => {
		for (const to of [0, 4, 5]) expect(winding().refused(0, { ...wind, from: 5, to })).toBe('TOP_CARD');
		for (const to of [0, 1, 2]) expect(winding().refused(0, { ...wind, from: 2, to })).toBe('NOT_TOWARD_TOP');
	});
});

describe('the order in which they are tested', () => {
	const ORDER = Object.keys(REFUSALS);

	/** Positions and moves that several codes apply to, in the order of the specification. */
	const CONFLICTS: readonly [first: string, second: string, () => string | null][] = [
		['BAD_MOVE', 'GAME_OVER', () => over().refused(0, { type: 'pass' })],
		['BAD_MOVE', 'ALREADY_COMMITTED', () => sunset().refused(0, { ...wind, extra: 1 })],
		['BAD_MOVE', 'NOT_YOUR_TURN', () => picking().refused(1, { type: 'pick', row: 0 })],
		['BAD_MOVE', 'WRONG_PHASE', () => winding().refused(0, { ...pick, row: '0' })],
		['BAD_MOVE', 'BAD_ROW', () => picking().refused(0, { ...pick, row: 9, extra: 1 })],
		['GAME_OVER', 'NOT_YOUR_TURN', () => over().refused(7, pick)],
		['GAME_OVER', 'BAD_ROW', () => over().refused(0, { ...pick, row: 9 })],
		['ALREADY_COMMITTED', 'WRONG_PHASE', () => sunset().refused(0, pick)],
		['ALREADY_COMMITTED', 'BAD_POSITION', () => sunset().refused(0, { ...wind, to: 9 })],
		['NOT_YOUR_TURN', 'WRONG_PHASE', () => picking().refused(1, wind)],
		['NOT_YOUR_TURN', 'BAD_ROW', () => picking().refused(1, { ...pick, row: 9 })],
		['NOT_YOUR_TURN', 'BAD_POSITION', () => winding().refused(1, { ...wind, to: 9 })],
		['WRONG_PHASE', 'BAD_ROW', () => winding().refused(0, { ...pick, row: 9 })],
		['WRONG_PHASE', 'BAD_POSITION', () => picking().refused(0, { ...wind, to: 9 })],
		['BAD_ROW', 'BAD_SIDE', () => picking().refused(0, { ...pick, row: 9, side: 'top' })],
		['BAD_ROW', 'BAD_COUNT', () => picking().refused(0, { ...pick, row: 9, count: 9 })],
		['BAD_SIDE', 'BAD_COUNT', () => picking().refused(0, { ...pick, side: 'top', count: 9 })],
		['BAD_SIDE', 'ROW_EMPTY', () => emptied().refused(1, { ...pick, row: 2, side: 'top' })],
		['BAD_COUNT', 'ROW_EMPTY', () => emptied().refused(1, { ...pick, row: 2, count: 0 })],
		['BAD_COUNT', 'ROW_TOO_SHORT', () => picking().refused(0, { ...pick, row: 2, count: 4 })],
		['ROW_EMPTY', 'ROW_TOO_SHORT', () => emptied().refused(1, { ...pick, row: 2, count: 3 })],
		['BAD_POSITION', 'TOP_CARD', () => winding().refused(0, { ...wind, from: 5, to: 6 })],
		['BAD_POSITION', 'NOT_TOWARD_TOP', () => winding().refused(0, { ...wind, from: 3, to: -1 })],
		['TOP_CARD', 'NOT_TOWARD_TOP', () => winding().refused(0, { ...wind, from: 5, to: 5 })],
	];
	const emptied = () => at(A).play(0, '2L2', '0>1'); // row 2 is empty, seat 1 to pick

	test.each(CONFLICTS)('[PHO-12] %s comes before %s', (first, second, refused) => {
		expect(ORDER.indexOf(first)).toBeLessThan(ORDER.indexOf(second));
		expect(refused()).toBe(first);
	});

	test('[PHO-12] the table of codes has the order of the specification', () => {
		expect(ORDER).toEqual([
			...['BAD_MOVE', 'GAME_OVER', 'ALREADY_COMMITTED', 'NOT_YOUR_TURN', 'WRONG_PHASE'],
			...['BAD_ROW', 'BAD_SIDE', 'BAD_COUNT', 'ROW_EMPTY', 'ROW_TOO_SHORT'],
			...['BAD_POSITION', 'TOP_CARD', 'NOT_TOWARD_TOP'],
		]);
	});
});

describe('what a refusal says', () => {
	test('[PHO-17] its rule, and the facts the mover may know', () => {
		expect(picking().refusal(0, '2L3')).toEqual({
			code: 'ROW_TOO_SHORT',
			rule: 'PHO-17',
			facts: { row: 2, cards: 2, count: 3 },
		});
		expect(picking().refusal(1, '0L1')).toEqual({
			code: 'NOT_YOUR_TURN',
			rule: 'PHO-12',
			facts: { phase: 'pick', active: 0 },
		});
		expect(winding().refusal(0, '0>7')).toEqual({
			code: 'BAD_POSITION',
			rule: 'PHO-18',
			facts: { from: 0, to: 7, cards: 6 },
		});
		expect(picking().refusal(0, null)).toEqual({ code: 'BAD_MOVE', rule: null, facts: {} });
	});

	test('[PHO-12] every code it gives comes with the rule of the table', () => {
		const tables = [picking(), winding(), sunset(), final(), over()];
		const moves = [
			...MALFORMED,
			pick,
			wind,
			{ ...pick, row: 9 },
			{ ...pick, side: 'x' },
			{ ...pick, count: 9 },
			'2L3',
			'5>5',
		];
		for (const table of tables) {
			for (const actor of [0, 1, 7]) {
				for (const move of moves) {
					const refusal = table.refusal(actor, move);
					if (refusal) expect(REFUSALS[refusal.code as keyof typeof REFUSALS]).toBe(refusal.rule);
				}
			}
		}
	});
});

describe('RULES.md', () => {
	const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
	const rowsOf = (heading: string) => {
		const section = rules.split(`\n## ${heading}\n`)[1].split('\n## ')[0];
		return [...section.matchAll(/^\| `(\w+)` +\| (\S+) +\|/gm)].map(([, name, rule]) => [name, rule]);
	};

	test('[PHO-12] lists the same codes, in the same order, with the same rules', () => {
		const listed = rowsOf('Refusals').filter(([code]) => code !== 'BAD_OPTION'); // the kernel's, when a table is made
		expect(listed).toEqual(Object.entries(REFUSALS).map(([code, rule]) => [code, rule ?? '–']));
	});

	test('[PHO-62] lists the same end reasons', () => {
		expect(rowsOf('End reasons')).toEqual(photograph.meta.endReasons.map((reason) => [reason, 'PHO-62']));
	});
});
