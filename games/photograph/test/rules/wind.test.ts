import { describe, expect, test } from 'vitest';
import { wind, windsOf } from '../../src/rules/wind.ts';
import { A, at, handOf, sectionOf, told } from '../table.ts';

const letters = (count: number) => Array.from({ length: count }, (_, i) => i);
const woundFrom = (count: number, from: number, to: number) => {
	const hand = letters(count);
	wind(hand, from, to);
	return hand.join('');
};

test('[PHO-18] the card goes to its new position and those it passes move one down', () => {
	expect(woundFrom(5, 0, 1)).toBe('10234');
	expect(woundFrom(5, 0, 4)).toBe('12340');
	expect(woundFrom(5, 1, 3)).toBe('02314');
	expect(woundFrom(8, 2, 7)).toBe('01345672');
});

test('[PHO-19] m cards have m(m−1)/2 winds, all with different results', () => {
	const counts = [2, 3, 4, 5, 6, 7, 8].map((cards) => {
		const results = windsOf(cards).map(({ from, to }) => woundFrom(cards, from, to));
		expect(new Set(results).size).toBe(results.length);
		expect(results).not.toContain(letters(cards).join(''));
		return results.length;
	});
	expect(counts).toEqual([1, 3, 6, 10, 15, 21, 28]);
});

test('[PHO-11, 18] every pair of cards but those with the wound one keeps its order', () => {
	for (const { from, to } of windsOf(8)) {
		const wound = [...woundFrom(8, from, to)].map(Number);
		expect(wound.filter((card) => card !== from)).toEqual(letters(8).filter((card) => card !== from));
		expect(wound.indexOf(from)).toBe(to);
	}
});

describe('in a turn', () => {
	test('[PHO-18, 19] any card but the top one, to any higher position', () => {
		expect(at(A).play(0, '0L1').moves(0)).toHaveLength(15);
		expect(at(A).play(0, '0L2').moves(0)).toHaveLength(21);
		expect(at(A).play(0, '0L3').moves(0)).toHaveLength(28);
		const afterSunset = '2p BRYGN pick 0 after-sunset | field R3 [R8] [Y5] G9 / B7 [G2] [N11] Y10';
		expect(at(afterSunset).play(0, '0L1').moves(0)).toHaveLength(6);
		expect(at(afterSunset).play(0, '0L2').moves(0)).toHaveLength(10);
		expect(at(afterSunset).play(0, '0L3').moves(0)).toHaveLength(15);
	});

	test('[PHO-18] the wind cannot be left out: a pick alone plays nothing', () => {
		const table = at(A).play(0, '0L3');
		expect(sectionOf(table, '0:')).toBe('hand B3 R6 Y8 G4 N7 R3* R8 Y5; films B 1 2, R 2 4, G 6');
		expect(table.toMove()).toEqual([0]);
		expect(table.refused(0, { type: 'pass' })).toBe('BAD_MOVE');
		expect(table.refused(0, '0>0')).toBe('NOT_TOWARD_TOP');
	});

	test('[PHO-18] the top card, a downward wind and positions outside the hand are refused', () => {
		const table = at(A).play(0, '0L1'); // six cards
		for (const to of [0, 3, 5]) expect(table.refused(0, `5>${to}`)).toBe('TOP_CARD');
		expect(table.refused(0, '3>1')).toBe('NOT_TOWARD_TOP');
		expect(table.refused(0, '3>3')).toBe('NOT_TOWARD_TOP');
		expect(table.refused(0, '0>6')).toBe('BAD_POSITION');
		expect(table.refused(0, '4>5')).toBeNull();
	});

	test('[PHO-19] cards taken this turn may be wound', () => {
		const table = at(A).play(0, '0L3', '5>7'); // R3, just taken, over R8 and Y5
		expect(handOf(table, 0)).toBe('G4 N7 R8 Y5 R3*');
	});

	test('[PHO-11, 18] a mark of a card taken openly goes with the card', () => {
		const table = at(A).play(0, '0L1', '0>1').play(1, '1L1', '0>5').play(0, '1R1', '3>4');
		expect(handOf(table, 0)).toBe('Y8 G4 R3* N7 Y10*');
		expect(told(table)[0]).toBe('wound 0 3>4');
	});
});
