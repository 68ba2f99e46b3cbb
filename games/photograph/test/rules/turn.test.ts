import { FastChance, seedOfGame } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { photograph, type State } from '../../src/index.ts';
import { colorOf, valueOn } from '../../src/rules/components.ts';
import { cardIn, isOpen } from '../../src/rules/state.ts';
import { A, at, C, dealt, handOf, stepsOf, told } from '../table.ts';

describe('the order of things', () => {
	test('[PHO-12] choose, wind, shoot, check the field; then the next seat clockwise', () => {
		const table = at(A);
		const phases = [];
		for (const move of ['0L1', '0>1']) {
			table.play(0, move);
			phases.push([table.state.phase, table.state.active, table.toMove()]);
		}
		expect(phases).toEqual([
			['wind', 0, [0]],
			['pick', 1, [1]],
		]);
		expect(told(table)).toEqual(['wound 0 0>1', 'played 0 R6 up rising', 'turn 1']);
	});

	test('[PHO-12] after the last seat comes seat 0', () => {
		for (const seats of [2, 3, 4]) {
			const table = dealt({ seats, sunset: 0, first: 1 });
			const order = [];
			for (let turn = 0; turn <= seats; turn++) {
				order.push(table.state.active);
				table.play(table.state.active, `${turn % 3}L1`, '0>1');
			}
			expect(order).toEqual(Array.from({ length: seats + 1 }, (_, turn) => (1 + turn) % seats));
		}
	});

	test('[PHO-12] nobody but the acting seats has moves', () => {
		const table = at(A);
		expect([table.moves(0).length, table.moves(1)]).toEqual([16, []]);
		table.play(0, '0L1');
		expect([table.moves(0).length, table.moves(1)]).toEqual([15, []]);
		const sunset = at(C).play(0, '2L1', '0>5').play(0, '0>1');
		expect([sunset.moves(0), sunset.moves(1).length]).toEqual([[], 10]);
		sunset.play(1, '0>1');
		expect([sunset.moves(0), sunset.moves(1).length]).toEqual([[], 18]);
	});

	test('[PHO-20] each seat plays the cards it took and four more, and ends with one', () => {
		for (const seats of [2, 3, 4]) {
			for (let seed = 1; seed <= 20; seed++) {
				const taken = new Array(seats).fill(0);
				let end: State | null = null;
				for (const { seat, move, after } of stepsOf({ seats }, seed)) {
					if (move.type === 'pick') taken[seat] += move.count;
					end = after;
				}
				const played = taken.map((_, seat) => end?.films.slice(7 * seat, 7 * seat + 7).flat().length);
				expect(played).toEqual(taken.map((cards) => cards + 4));
			}
		}
	});
});

describe('hands', () => {
	test('[PHO-11, 15, 18, 20] change by adding on top, one wind and leaving at the bottom, and in no other way', () => {
		for (const seats of [2, 3, 4]) {
			for (let seed = 1; seed <= 10; seed++) {
				for (const { seat, move, before, after } of stepsOf({ seats }, seed)) {
					if (before.phase === 'sunset' || before.phase === 'final') continue;
					for (let other = 0; other < seats; other++) {
						if (other !== seat) expect(after.hands[other]).toEqual(before.hands[other]);
					}
					const hand = before.hands[seat].slice();
					if (move.type === 'pick') {
						expect(after.hands[seat].slice(0, hand.length)).toEqual(hand);
						expect(after.hands[seat]).toHaveLength(hand.length + move.count);
					} else {
						hand.splice(move.to, 0, ...hand.splice(move.from, 1));
						expect(after.hands[seat]).toEqual(hand.slice(before.taken));
					}
				}
			}
		}
	});

	test('[PHO-11, 48] at sunset and in the final phase each is wound once and loses its two bottom cards', () => {
		for (let seed = 1; seed <= 20; seed++) {
			const winds = new Map<number, [number, number]>();
			for (const { seat, move, before, after } of stepsOf({ seats: 4 }, seed)) {
				if ((before.phase !== 'sunset' && before.phase !== 'final') || move.type !== 'wind') continue;
				winds.set(seat, [move.from, move.to]);
				if (winds.size < 4) continue;
				for (const [wound, [from, to]] of winds) {
					const hand = before.hands[wound].slice();
					hand.splice(to, 0, ...hand.splice(from, 1));
					const left = after.phase === 'over' ? [after.lastCards[wound]] : after.hands[wound];
					expect(left).toEqual(after.phase === 'over' ? hand.slice(2).map(cardIn) : hand.slice(2));
				}
				winds.clear();
			}
		}
	});

	test('[PHO-16] a card keeps its mark of having been taken openly until it is played', () => {
		const table = at(A).play(0, '0L2', '5>6'); // R3 openly, R8 not
		expect(handOf(table, 0)).toBe('Y8 G4 N7 R8 R3*');
		expect(table.state.hands[0].map(isOpen)).toEqual([false, false, false, false, true]);
	});
});

test('[PHO-21] no card ever lies in a film of another colour', () => {
	for (const { before, after } of stepsOf({ seats: 3 }, 21)) {
		const gone = before.hands
			.flat()
			.map(cardIn)
			.filter((card) => !after.hands.flat().map(cardIn).includes(card));
		if (after.phase === 'over') break;
		for (const card of gone) {
			const films = after.films.filter((_, i) => i % 7 === colorOf(card)).flat();
			expect(films.map(Math.abs)).toContain(valueOn(card));
		}
	}
});

describe('random moves', () => {
	/** Counts of random moves at a position, in the order of the listed moves. */
	function drawn(position: string, seat: number, draws: number): number[] {
		const { state } = at(position);
		const listed = [...photograph.moves(state, seat)].map((move) => photograph.notation.printMove(move));
		const counts = new Map(listed.map((move) => [move, 0]));
		const luck = new FastChance(seedOfGame(14, 0));
		for (let i = 0; i < draws; i++) {
			const move = photograph.notation.printMove(photograph.randomMove(state, seat, luck));
			counts.set(move, (counts.get(move) ?? -draws) + 1);
		}
		return listed.map((move) => counts.get(move) ?? 0);
	}

	test.each([
		['picks', '3p BRYGNS pick 0 | field B1 [B2] [B3] B4 / . [R1] . . / . . [Y1] Y2', 12],
		[
			'winds of eight cards',
			`${A.replace('pick 0', 'wind 0 took 3').replace('R3 [R8] [Y5] G9', '. . . G9').replace('G4 N7;', 'G4 N7 R3* R8 Y5;')}`,
			28,
		],
		['commitments', '2p BRYGN final 0', 3],
	])('[PHO-13, 18] are uniform over the listed ones: %s', (_, position, options) => {
		const draws = 1000 * options;
		const counts = drawn(position, 0, draws);
		expect(counts).toHaveLength(options);
		const error = Math.sqrt(draws * (1 / options) * (1 - 1 / options));
		for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(4.5 * error);
	});
});
