import { FastChance } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { goodWays } from '../../src/bots/advice.ts';
import { photograph } from '../../src/index.ts';
import { at } from '../table.ts';

const LUCK: [number, number, number, number] = [1, 2, 3, 4];
const waysAt = (position: string, seat = 0) => {
	const view = at(position).view(seat);
	return { view, ways: goodWays(view, seat, new FastChance(LUCK)) };
};

describe('good ways', () => {
	const PICK =
		'2p BRYGN pick 0 | field R3 [R8] [Y5] G9 / B7 [G2] [N11] Y10 / R12 [B9] [Y1] N4 | 0: hand R5 B2 Y8 G4 N7; films R 4, B 10';
	const WIND = '2p BRYGN wind 0 took 1 | 0: hand R2 B9 Y8 G4 N7 R6; films B 6 7, R 3 5';

	test.each([PICK, WIND])('two that are legal, from different places, the best first: %s', (position) => {
		const { view, ways } = waysAt(position);
		expect(ways).toHaveLength(2);
		const [best, other] = ways;
		expect(best.behind).toBe(0);
		expect(other.behind).toBeGreaterThanOrEqual(0);
		for (const { move } of ways) expect(photograph.check(view, { actor: 0, move, at: 0 })).toBeNull();
		expect(other.move).not.toEqual(best.move);
	});

	test('the same luck gives the same advice', () => {
		expect(waysAt(PICK).ways).toEqual(waysAt(PICK).ways);
	});

	test('a card that would be blurred is wound away from the shutter', () => {
		const [best] = waysAt(WIND).ways;
		expect(best.move).toMatchObject({ type: 'wind', from: 0 });
		expect(best.foreseen?.events.filter(({ type }) => type === 'played')).toMatchObject([{ reason: null }]);
	});

	test('what would be shot is told only where no unseen card has a say in it', () => {
		for (const { move, foreseen } of waysAt(PICK).ways) {
			const shot = foreseen?.events.filter(({ type }) => type === 'played') ?? [];
			expect(shot).toHaveLength(move.type === 'pick' ? move.count : 1);
		}
	});
});
