import { FastChance, seedOfGame, type Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { photograph, type State } from '../../src/index.ts';
import { printCard } from '../../src/notation/print-position.ts';
import { SUNSET } from '../../src/rules/components.ts';
import { windOf } from '../../src/rules/state.ts';
import { A, at, C, dealt, type PhotoTable, printHand, seen } from '../table.ts';

// Section 8 of the specification, sampling: states that a viewer cannot tell from the real one, each as likely as it is.

/** How often each answer comes up among samples of what a viewer sees. */
function tally(table: PhotoTable, viewer: Viewer, samples: number, ask: (state: State) => string | number) {
	const luck = new FastChance(seedOfGame(8, samples));
	const counts = new Map<string | number, number>();
	for (let i = 0; i < samples; i++) {
		const sampled = photograph.sample(table.view(viewer), viewer, luck);
		photograph.invariants(sampled);
		const answer = ask(sampled);
		counts.set(answer, (counts.get(answer) ?? 0) + 1);
	}
	return counts;
}

/** These answers, no others, and each within 4.5 standard errors of an equal share. */
function expectUniform(counts: ReadonlyMap<string | number, number>, answers: readonly (string | number)[]): void {
	expect([...counts.keys()].sort()).toEqual([...answers].sort());
	const samples = [...counts.values()].reduce((sum, count) => sum + count, 0);
	const share = 1 / answers.length;
	const error = Math.sqrt(samples * share * (1 - share));
	for (const count of counts.values()) expect(Math.abs(count - samples * share)).toBeLessThanOrEqual(4.5 * error);
}

const photosAboveSunset = (state: State) => state.deck.toReversed().indexOf(SUNSET);

/** A match with 2 players played until 46 photos have left the deck. */
function after46(sunset: number, options = {}): PhotoTable {
	const table = dealt({ seats: 2, sunset, options });
	while (table.state.deck.length > 60 + 1 - 46) {
		const [seat] = table.toMove();
		table.play(seat, table.moves(seat)[0]);
	}
	expect(table.state.phase).toBe('pick');
	return table;
}

describe('the sunset card', () => {
	test.each([
		[2, 10, 22],
		[3, 12, 31],
		[4, 14, 36],
	])('[PHO-4] at the start lies equally likely at each depth of its pile: %i players', (seats, pile, gone) => {
		const depths = Array.from({ length: pile + 1 }, (_, p) => 4 * pile + p - gone);
		const table = dealt({ seats, sunset: 3 });
		expectUniform(tally(table, 0, 300 * (pile + 1), photosAboveSunset), depths);
	});

	test('[PHO-4] a photo on top narrows it down: of 46 photos gone, p is 7 to 10', () => {
		expectUniform(tally(after46(10), 1, 2000, photosAboveSunset), [1, 2, 3, 4]);
		expectUniform(tally(after46(7), 'spectator', 2000, photosAboveSunset), [1, 2, 3, 4]);
	});

	test('[PHO-4, 47] its back on top says where it is', () => {
		expectUniform(tally(after46(6), 0, 50, photosAboveSunset), [0]);
	});

	test('[PHO-4] with blank backs it may also be on top: p is 6 to 10', () => {
		for (const sunset of [6, 9]) {
			const table = after46(sunset, { informativeBacks: false });
			expectUniform(tally(table, 0, 2500, photosAboveSunset), [0, 1, 2, 3, 4]);
		}
	});

	test('[PHO-50] once drawn it is nowhere', () => {
		const table = at(C).play(0, '2L1', '0>5');
		expectUniform(tally(table, 0, 50, photosAboveSunset), [-1]);
		table.play(0, '0>1').play(1, '0>1');
		expectUniform(tally(table, 0, 50, photosAboveSunset), [-1]);
	});
});

describe('hidden cards', () => {
	test('[PHO-16] cards of one back change places among each other, all ways equally likely', () => {
		// Seat 1 cannot tell B3 from B5, G2 from G4, N7 from N11; it knows R6, R8, Y5 and Y8 by elimination.
		const [hands, field] = [(state: State) => printHand(state.hands[0]), (state: State) => state.field.map(printCard)];
		const answers = ['B3', 'B5'].flatMap((blue) =>
			['G2', 'G4'].flatMap((green) => ['N7', 'N11'].map((brown) => `${blue} R6 Y8 ${green} ${brown}`)),
		);
		expectUniform(tally(at(A), 1, 4000, hands), answers);
		for (const answer of tally(at(A), 1, 20, (state) => field(state).join(' ')).keys())
			expect(answer).toMatch(/^R3 R8 Y5 G9 B7 G[24] N(7|11) Y10 \. \. B[35] N4$/);
	});

	test('[PHO-16] the owner of a hand has it in every sample', () => {
		expectUniform(
			tally(at(A), 0, 50, (state) => printHand(state.hands[0])),
			['B3 R6 Y8 G4 N7'],
		);
	});

	const BLANK =
		'2p BRYGN pick 0 after-sunset informativeBacks=false | field R3 [R8] [Y5] G9 | deck B1 B2 | facedown N1 | 0: hand B3 R6 Y8* | 1: hand Y6 R10 B11';

	test('[PHO-16, 43] with blank backs every unseen card may lie in any hidden place', () => {
		const unseen = ['R8', 'Y5', 'B1', 'B2', 'N1', 'B3', 'R6'];
		const places: ((state: State) => number)[] = [
			(state) => state.field[1],
			(state) => state.hands[0][0],
			(state) => state.removedHidden[0],
			(state) => state.deck[0],
			(state) => state.deck[1],
		];
		for (const place of places)
			expectUniform(
				tally(at(BLANK), 1, 2100, (state) => printCard(place(state))),
				unseen,
			);
	});

	test('[PHO-16] a card taken openly is where everybody saw it go, with its mark', () => {
		expect([...tally(at(BLANK), 1, 50, (state) => printHand(state.hands[0].slice(2))).keys()]).toEqual(['Y8*']);
		const marks = (state: State) => printHand(state.hands[0]).replaceAll(/[^* ]/g, '');
		expect([...tally(at(BLANK), 1, 50, marks).keys()]).toEqual(['  *']);
	});

	test('[PHO-30, 40] cards once shown, blurred or cleared, are in no sample anywhere else', () => {
		const position =
			'2p BRYGN pick 0 after-sunset | field R3 [R8] . . / . . . G9 / N1 . . . | deck - | 0: hand R9 Y1 Y2; films R 4 5 x12 | 1: hand B1 B2 B3';
		const asked = (state: State) => `${printCard(state.field[1])} ${printCard(state.hands[0][0])}`;
		expectUniform(tally(at(position), 1, 1000, asked), ['R8 R9', 'R9 R8']); // R12 is blurred; R7, R10, R11 are out
	});

	test('[PHO-43] what was cleared face down keeps its back and nothing more', () => {
		const position =
			'2p BRYGN pick 0 after-sunset | field R3 . . . / . . . G9 / N1 [N2] . . | deck R1 R9 R2 | facedown R4 R11 | 0: hand R5 Y1 Y2 | 1: hand B1 B2 B3';
		const asked = (state: State) => printCard(state.removedHidden[0]);
		expectUniform(tally(at(position), 1, 2000, asked), ['R1', 'R2', 'R4', 'R5']);
		expectUniform(
			tally(at(position), 1, 2000, (state) => printCard(state.removedHidden[1])),
			['R9', 'R11'],
		);
	});

	test('[PHO-4] the top of the deck keeps its back, the rest of the deck is shuffled', () => {
		const position =
			'2p BRYGN pick 0 after-sunset | field R3 . . . / . . . G9 / N1 [N2] . . | deck R1 Y9 R2 Y8 | 0: hand R5 B5 B6 | 1: hand B1 B2 B3';
		const table = at(position);
		expectUniform(
			tally(table, 1, 1800, (state) => printCard(state.deck[3])),
			['R1', 'R2', 'R5'],
		);
		// Of three red low cards one is on top, one in seat 0's hand and one further down, with Y8 and Y9 in any order.
		expectUniform(
			tally(table, 1, 3000, (state) => state.deck.slice(0, 3).map(printCard).join(' ').replace(/R\d/, 'R')),
			['R Y8 Y9', 'R Y9 Y8', 'Y8 R Y9', 'Y8 Y9 R', 'Y9 R Y8', 'Y9 Y8 R'],
		);
	});
});

describe('commitments', () => {
	const wound = (seat: number) => (state: State) =>
		state.commits[seat] < 0 ? 'none' : `${windOf(state.commits[seat]).from}>${windOf(state.commits[seat]).to}`;

	test('[PHO-48] another seat’s is any of its ten winds, one’s own is kept, those not committed stay so', () => {
		const table = at('3p BRYGNS sunset 0 | 0: commit 1>3 | 2: commit 0>1');
		const winds = ['0>1', '0>2', '0>3', '0>4', '1>2', '1>3', '1>4', '2>3', '2>4', '3>4'];
		expectUniform(tally(table, 0, 3000, wound(2)), winds);
		expectUniform(tally(table, 0, 50, wound(0)), ['1>3']);
		expectUniform(tally(table, 0, 50, wound(1)), ['none']);
		expectUniform(tally(table, 'spectator', 3000, wound(0)), winds);
	});

	test('[PHO-52] in the final phase any of three', () => {
		const table = at('2p BRYGN final 0 | 0: commit 1>2');
		expectUniform(tally(table, 1, 1500, wound(0)), ['0>1', '0>2', '1>2']);
	});
});

test('[PHO-53] when the match is over there is nothing left to guess', () => {
	const table = at('2p BRYGN final 0 | 0: hand R5 G8 N2 | 1: hand B1 B2 B3').play(0, '0>1').play(1, '0>1');
	expect([...tally(table, 1, 20, (state) => photograph.notation.printPosition(state)).keys()]).toEqual([
		seen(table, 1),
	]);
});
