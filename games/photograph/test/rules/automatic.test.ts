import { tableAt } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { photograph } from '../../src/index.ts';

const automatic = (position: string, seat: number) => {
	const table = tableAt(photograph, position);
	return photograph.notation.printMove(photograph.automatic(table.view(seat), seat));
};

test('an absent seat takes one card from the left of the lowest row that has any', () => {
	expect(automatic('2p BRYGN pick 0 | field B1 [B2] . . / R1 [R2] [R3] .', 0)).toBe('0L1');
	expect(automatic('2p BRYGN pick 1 | field - / . . [B5] N4 / . [Y2] [Y3] Y4', 1)).toBe('1L1');
});

test('an absent seat winds the second card from the top to the top, at sunset and at the end too', () => {
	const field = 'field B1 [B2] [B3] B4 / R1';
	expect(automatic(`2p BRYGN wind 0 took 2 | ${field} [R2] . . | 0: hand Y1 Y2 Y3 Y4 Y5 Y6* Y7`, 0)).toBe('5>6');
	expect(automatic(`2p BRYGN sunset 0 | ${field} . . .`, 1)).toBe('3>4');
	expect(automatic(`2p BRYGN final 0 | field B1 . . .`, 1)).toBe('1>2');
});
