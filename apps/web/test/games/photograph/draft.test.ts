import { colorOf, photo } from '@shutterbox/photograph/client';
import { describe, expect, test } from 'vitest';
import {
	committedWind,
	handWith,
	mostFrom,
	pickUpTo,
	placesTaken,
	preview,
} from '../../../src/games/photograph/draft.ts';
import { A, at, checkOf, LAST } from './tables.ts';

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
	test('[PHO-13, 17] three cards are the most, or as many as the row has; none for whom it is not the turn', () => {
		const most = (seat: number, row: number) => mostFrom(checkOf(at(A), seat), row, 'right');
		expect([most(0, 0), most(0, 2), most(1, 0)]).toEqual([3, 2, 0]);
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
	test('[PHO-60] with the missed shot, the colour that would not count', () => {
		const missed = (rule: string) => preview(at(LAST(rule)).view(0), 0, wind(0, 2)).missed;
		expect([missed(''), missed('missedShot=true')]).toEqual([null, colorOf(photo(1, 5))]);
	});
	test('a committed wind is shown to its owner alone', () => {
		const table = at(LAST()).play(0, '0>2');
		expect(committedWind(table.view(0), 0)).toEqual(wind(0, 2));
		expect([committedWind(table.view(1), 0), committedWind(table.view(1), 1)]).toEqual([null, null]);
	});
});

test('[PHO-18] a wound card goes up, the cards it passes come down', () => {
	expect(handWith([10, 11, 12, 13], wind(0, 2))).toEqual([11, 12, 10, 13]);
	expect(handWith([10, 11, 12, 13], { type: 'lift', from: 1 })).toEqual([10, 11, 12, 13]);
});
