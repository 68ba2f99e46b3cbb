import { describe, expect, test } from 'vitest';
import { photograph, type State } from '../../src/index.ts';
import { A, at, C } from '../table.ts';

// The invariants are part of every other test; here each of them is shown to notice what it is for.

const broken = (position: string) => () => at(position);
const brokenBy =
	(change: (state: State) => void, position = A) =>
	() => {
		const { state } = at(position);
		change(state);
		photograph.invariants(state);
	};

describe('cards', () => {
	test('[PHO-2] every photo in use lies in exactly one place', () => {
		expect(broken(A.replace('hand B3', 'hand B1'))).toThrow('a photo lies in two places');
		expect(broken(`${A} | out -`)).toThrow('a photo is missing');
		expect(broken(A.replace('Y8 G4', 'Y8 S4'))).toThrow('a photo is missing');
		expect(broken(A.replace('[R8]', '[R+]'))).toThrow('unknown cards in a complete position');
	});

	test('[PHO-4, 50] the sunset card is in the deck until it is drawn', () => {
		expect(broken(`${A} | deck -`)).toThrow('the sunset card');
		expect(broken(`${A} | deck SUN SUN`)).toThrow('the sunset card');
		expect(broken('2p BRYGN pick 0 after-sunset | field B1 [B2] [B3] B4 | deck SUN')).toThrow('the sunset card');
	});

	test('[PHO-2, 3, 6] colours, good shots and field belong to the number of players', () => {
		expect(brokenBy((state) => state.colors.pop())).toThrow('number of colours');
		expect(brokenBy((state) => state.field.push(-1))).toThrow('size of the field');
		expect(brokenBy((state) => state.goodShots.fill(-1))).toThrow('good shot of grey');
		expect(brokenBy((state) => state.goodShots.fill(2, 0, 5))).toThrow('owner of good shot blue');
	});
});

describe('places', () => {
	test('[PHO-10, 49] hands have five cards, three after sunset, and what was taken', () => {
		expect(broken(A.replace('G4 N7', 'G4'))).toThrow('seat 0 holds 4 cards, not 5');
		expect(broken(A.replace('pick 0', 'pick 0 after-sunset').replace('| 0', '| deck - | 0'))).toThrow('not 3');
		expect(broken(A.replace('pick 0', 'wind 0 took 2'))).toThrow('seat 0 holds 5 cards, not 7');
		expect(brokenBy((state) => state.lastCards.fill(0))).toThrow();
	});

	test('[PHO-29] every frame is sharp or blurred because it had to be', () => {
		for (const films of ['R x2 4', 'R 2 x4', 'R 2 7', 'R 2 4 1', 'R 2 4 x12 x9', 'R 12 x1 x2'])
			expect(broken(A.replace('R 2 4', films))).toThrow(/frame \d of film/);
	});

	test('[PHO-14] rows have no gaps, and a pick is asked only while the field has more than 3 cards', () => {
		expect(broken(A.replace('R3 [R8] [Y5] G9', 'R3 [R8] . G9'))).toThrow('a gap inside a row');
		expect(broken('2p BRYGN pick 0 | field B1 [B2] [B3] .')).toThrow('should have been refilled');
	});

	test('[PHO-13, 48] taken cards and commitments belong to their phases', () => {
		expect(brokenBy((state) => Object.assign(state, { phase: 'wind' }))).toThrow('taken cards');
		expect(broken(A.replace('; films B 9', '; films B 9; commit 0>1'))).toThrow('a commitment outside');
		expect(broken('2p BRYGN sunset 0 | 0: commit 0>1 | 1: commit 0>1')).toThrow('nothing was resolved');
		expect(broken('2p BRYGN final 0 | 0: commit 0>3')).toThrow('an impossible commitment');
	});
});

test('[X-17, 26] the positions of the specification keep them', () => {
	expect(broken(A)).not.toThrow();
	expect(broken(C)).not.toThrow();
});
