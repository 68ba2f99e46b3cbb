import { photograph } from '@shutterbox/photograph';
import { colorOf } from '@shutterbox/photograph/rules/components';
import { scoreSheet } from '@shutterbox/photograph/rules/scoring';
import { describe, expect, test } from 'vitest';
import {
	committedWind,
	type Draft,
	fitsNext,
	handWith,
	oneMore,
	pickUpTo,
	placesTaken,
	preview,
	shotsDue,
} from '../../../src/games/photograph/draft.ts';
import { A, at, checkOf, LAST, matchOf } from './tables.ts';

const pick = (row: number, side: 'left' | 'right', count: number) => ({ type: 'pick', row, side, count }) as const;
const wind = (from: number, to: number) => ({ type: 'wind', from, to }) as const;

describe('aiming in the field', () => {
	const view = at(A).view(0);
	test('[PHO-14] a pick empties places from its side inward and passes over gaps', () => {
		expect(placesTaken(view, pick(0, 'left', 3))).toEqual([0, 1, 2]);
		expect(placesTaken(view, pick(0, 'right', 2))).toEqual([3, 2]);
		expect(placesTaken(view, pick(2, 'left', 2))).toEqual([10, 11]);
	});
	test('a card is reached from its nearer edge, from the left when both are as near', () => {
		expect([0, 1, 2, 3].map((place) => pickUpTo(view, place))).toEqual([
			pick(0, 'left', 1),
			pick(0, 'left', 2),
			pick(0, 'right', 2),
			pick(0, 'right', 1),
		]);
		expect([10, 11].map((place) => pickUpTo(view, place))).toEqual([pick(2, 'left', 1), pick(2, 'right', 1)]);
	});
	test('[PHO-13] drawn inward from one side, three cards are the most', () => {
		expect([1, 2, 3].map((place) => pickUpTo(view, place, 'left')?.count ?? null)).toEqual([2, 3, null]);
		expect(pickUpTo(view, 1, 'right')).toEqual(pick(0, 'right', 3));
	});
	test('an empty place is no pick', () => expect(pickUpTo(view, 8)).toBeNull());
	test('one more at each touch, and from the beginning when the row has no more', () => {
		const check = checkOf(at(A), 0);
		const counts = (row: number) => {
			let draft: Draft | null = null;
			return Array.from({ length: 4 }, () => {
				const next = oneMore(check, row, 'right', draft);
				draft = next;
				return next.count;
			});
		};
		expect([counts(0), counts(2)]).toEqual([
			[1, 2, 3, 1],
			[1, 2, 1, 2],
		]);
		expect(oneMore(check, 1, 'left', pick(0, 'left', 2))).toEqual(pick(1, 'left', 1));
	});
});

describe('what would be shot', () => {
	test('before a pick: as many as it takes, as the film lies', () => {
		const { shots, now, after } = preview(at(A).view(0), 0, pick(0, 'left', 2));
		expect(shots.map(({ card, blur, sharp, change }) => [colorOf(card), blur, sharp, change])).toEqual([
			[0, null, 3, 1],
			[1, null, 3, 1],
		]);
		expect([now, after]).toEqual([1, 3]);
	});
	test('[PHO-20] each shot is judged by the films as the one before left them', () => {
		const table = at(A).play(0, '0L3');
		const { shots } = preview(table.view(0), 0, wind(0, 7));
		expect(shots.map(({ value, blur }) => [value, blur])).toEqual([
			[6, null],
			[8, null],
			[4, null],
		]);
		const { shots: lifted } = preview(table.view(0), 0, { type: 'lift', from: 2 });
		expect(lifted.map(({ value }) => value)).toEqual([3, 6, 8]);
	});
	test('nothing is due from those who wait, two from everybody at sunset', () => {
		const table = at(A).play(0, '0L3');
		expect([shotsDue(table.view(0), 0, null), shotsDue(table.view(1), 1, null)]).toEqual([3, 0]);
		const last = at(LAST());
		expect([shotsDue(last.view(0), 0, null), shotsDue(last.view(1), 1, null)]).toEqual([2, 2]);
	});
	test('[PHO-33] a good shot is foreseen with its five points', () => {
		const table = at(
			'4p BRYGNSP pick 0 | field B1 [B2] [B3] B4 / R1 [R2] [R3] R4 | 0: hand G9 P4 S8 Y9 N9; films G 5 7, P 8 6, S 12 x4',
		).play(0, '0L3');
		const { shots } = preview(table.view(0), 0, wind(6, 7));
		expect(shots.map(({ goodShot, change }) => [goodShot, change])).toEqual([
			[true, 6],
			[true, 6],
			[false, 2],
		]);
	});
	test.each([
		[wind(0, 1), 12, 8],
		[wind(0, 2), 9, 3],
		[wind(1, 2), 7, 0],
	])('[PHO-60] X-31: %o scores %i, and %i when the last card is a missed shot', (move, plain, missed) => {
		expect(preview(at(LAST()).view(0), 0, move).after).toBe(plain);
		expect(preview(at(LAST('missedShot=true')).view(0), 0, move).after).toBe(missed);
	});
	test('a committed wind is shown to its owner alone', () => {
		const table = at(LAST()).play(0, '0>2');
		expect(committedWind(table.view(0), 0)).toEqual(wind(0, 2));
		expect([committedWind(table.view(1), 0), committedWind(table.view(1), 1)]).toEqual([null, null]);
	});
	test.each([2, 3, 4])(
		'with %i players a preview is what the game then does, for every wind of 12 matches',
		(seats) => {
			let winds = 0;
			for (let seed = 1; seed <= 12; seed++) {
				for (const { seat, move, before, after, told } of matchOf(seats, seed)) {
					if (seat === -1 || move.type !== 'wind' || before.phase !== 'wind') continue;
					const seen = photograph.view(before, seat);
					const foreseen = preview(seen, seat, move);
					const played = told(seat).flatMap((event) => (event.type === 'played' ? [event] : []));
					// A refill may bring sunset at once, but never a shot before all have committed.
					expect(foreseen.shots.map(({ card, blur }) => [card, blur])).toEqual(
						played.map(({ card, reason }) => [card, reason]),
					);
					expect(foreseen.after).toBe(scoreSheet(after, seat).total);
					winds++;
				}
			}
			expect(winds).toBeGreaterThan(150);
		},
	);
	test('a preview leaves the view as it was', () => {
		const view = at(A).play(0, '0L3').view(0);
		const before = JSON.stringify(view);
		preview(view, 0, wind(0, 7));
		expect(JSON.stringify(view)).toBe(before);
	});
});

test('[PHO-18] a wound card goes up, the cards it passes come down', () => {
	expect(handWith([10, 11, 12, 13], wind(0, 2))).toEqual([11, 12, 10, 13]);
	expect(handWith([10, 11, 12, 13], { type: 'lift', from: 1 })).toEqual([10, 11, 12, 13]);
});

describe('what fits next', () => {
	test.each([
		['[PHO-23] nothing yet: any', [], { type: 'any' }],
		['[PHO-25] one card: up to 3 away, either way', [7], { type: 'values', values: [4, 5, 6, 8, 9, 10] }],
		['[PHO-28] a lone 12 is no dead end', [12], { type: 'values', values: [9, 10, 11] }],
		['[PHO-27] a blur in second place: any', [7, -1], { type: 'any' }],
		['[PHO-25] rising: the next three', [2, 4], { type: 'values', values: [5, 6, 7] }],
		['[PHO-25] falling: the next three, downward', [10, 7], { type: 'values', values: [6, 5, 4] }],
		['[PHO-26] rising with a blurred end: any above', [2, 4, -1], { type: 'above', value: 4 }],
		['[PHO-26] falling with a blurred end: any below', [9, 7, -12], { type: 'below', value: 7 }],
		['[PHO-28] rising at 12: full stop', [11, 12], { type: 'none' }],
		['[PHO-28] falling at 1 with a blur: full stop', [3, 1, -7], { type: 'none' }],
		['a value that lies blurred in the film cannot come again', [2, 4, -7, 5], { type: 'values', values: [6, 8] }],
	] as const)('%s', (_, film, fit) => expect(fitsNext(film)).toEqual(fit));
});
