import { hasSeat } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { at } from '../table.ts';

describe('[SNP-2, 3] who decides what', () => {
	test('turns go clockwise, a round ends before the first seat', () => {
		const table = at('3p research 1 first 1');
		table.play(1, 'pass').play(2, 'pass');
		expect([table.state.active, table.state.round]).toEqual([0, 1]);
		table.play(0, 'pass');
		expect([table.state.active, table.state.round]).toEqual([1, 2]);
	});

	test('nobody else may act', () => {
		const table = at('3p research 1');
		for (const actor of [0, 2, 3, -1, 0.5]) {
			expect(table.refusal(actor, 'draw')).toMatchObject({ code: 'NOT_YOUR_DECISION', rule: 'SNP-2' });
		}
	});

	test('each move has its phases', () => {
		const table = at('2p research 0 | savannah meerkat | deck guanaco *', 3);
		for (const move of ['reserve', 'commit', 'place', 'sell', 'abandon', 'claim', 'decline', 'shoot meerkat'])
			expect(table.refused(0, move)).toBe('WRONG_PHASE');
		table.play(0, 'prepare savannah:1 meerkat:5');
		for (const move of ['draw', 'pass', 'reroll 0 supply:2', 'prepare savannah:1 meerkat:5'])
			expect(table.refused(0, move)).toBe('WRONG_PHASE');
		table.play(0, 'explore savannah');
		expect(table.refused(0, 'explore savannah')).toBe('WRONG_PHASE');
	});
});

describe('what is no move', () => {
	const table = at('2p research 0 | savannah meerkat');

	test.each([null, 7, 'draw ', [], {}, { type: 7 }, { type: 'toString' }, { type: 'claimTimeout' }])(
		'%j is unknown',
		(move) => {
			const entry = { actor: 0, move, at: 0 };
			expect(snapshot.check(table.state, entry)).toMatchObject({ code: 'UNKNOWN_MOVE', rule: null });
		},
	);

	test('the table itself has one move only', () => {
		expect(table.refused('table', 'draw')).toBe('UNKNOWN_MOVE');
	});

	test.each([
		{ type: 'prepare' },
		{ type: 'prepare', habitats: [], animals: {} },
		{ type: 'prepare', habitats: [{ id: 'desert', dice: 1 }], animals: [] },
		{ type: 'prepare', habitats: [{ id: 'savannah', dice: '1' }], animals: [] },
		{ type: 'prepare', habitats: [], animals: [{ id: 'meerkat', dice: 1 }] },
		{ type: 'explore', habitat: 3 },
		{ type: 'explore', habitat: 'desert' },
		{ type: 'reroll', die: 0, supply: 2 },
		{ type: 'shoot' },
	])('%j is malformed, before its phase is looked at', (move) => {
		expect(table.refused(0, move)).toBe('MALFORMED');
	});

	test('a field that a move does not have makes it malformed, at any depth', () => {
		expect(table.refused(0, { type: 'pass', hurry: true })).toBe('MALFORMED');
		const habitats = [{ id: 'savannah', dice: 1 }];
		const animals = [{ id: 'meerkat', dice: 5, tokens: 0, note: 'x'.repeat(15_000) }];
		expect(table.refused(0, { type: 'prepare', habitats, animals })).toBe('MALFORMED');
	});
});

test('[SNP-19] while an offer is open, the seats asked and the clock may act; the alarm is the deadline', () => {
	const table = at('3p research 0 | deck lion * | 1: tokens 1 | 2: tokens 1').play(0, 'draw', 'place');
	expect(table.toMove()).toEqual([1, 2]);
	expect(hasSeat(snapshot.toMove(table.state), 'table')).toBe(true);
	expect(snapshot.alarm?.(table.state)).toBe(15_000);
	expect(snapshot.tableMove?.(table.state)).toEqual({ type: 'claimTimeout' });
	table.play(1, 'decline').play(2, 'decline');
	expect([snapshot.alarm?.(table.state), snapshot.tableMove?.(table.state)]).toEqual([null, null]);
	expect(hasSeat(snapshot.toMove(table.state), 'table')).toBe(false);

	const patient = at('2p research 0 claimSeconds=0 | deck lion * | 1: tokens 1').play(0, 'draw', 'place');
	expect(snapshot.alarm?.(patient.state)).toBeNull();
	expect(hasSeat(snapshot.toMove(patient.state), 'table')).toBe(false);
});

test('[SNP-57] after the end every move, whatever it is, comes too late', () => {
	const table = at('2p research 1 barren 19 round 10').play(1, 'pass');
	for (const actor of [0, 1, 'table'] as const)
		expect(table.refusal(actor, null)).toMatchObject({ code: 'GAME_OVER', rule: 'SNP-57' });
	expect(table.toMove()).toEqual([]);
});
