import { expect, test } from 'vitest';
import { bestMoment, leadsFrom } from '../../src/table/result/moment.ts';

test('the best moment of a seat is the entry that brought it the most, the first of equals', () => {
	const scores = [
		[0, 0],
		[1, 0],
		[5, 0],
		[5, 9],
		[9, 9],
	];
	expect(bestMoment(scores, 0)).toEqual({ n: 2, seat: 0, points: 4, isDecisive: false });
	expect(bestMoment(scores, 1)).toEqual({ n: 3, seat: 1, points: 9, isDecisive: false });
});

test('what brought less than two points is nobody’s moment', () => {
	const scores = [[0], [1], [2], [1]];
	expect(bestMoment(scores, 0)).toBeNull();
	expect(bestMoment([[0]], 0)).toBeNull();
});

test('it is decisive if nobody was level with the seat from there on', () => {
	const scores = [
		[0, 0],
		[0, 3],
		[6, 3],
		[6, 5],
		[7, 5],
	];
	expect(bestMoment(scores, 0)).toEqual({ n: 2, seat: 0, points: 6, isDecisive: true });
	expect([leadsFrom(scores, 0), leadsFrom(scores, 1)]).toEqual([2, null]);
});

test('a lead that was always there, or was lost, has no first moment', () => {
	expect(
		leadsFrom(
			[
				[5, 0],
				[6, 1],
			],
			0,
		),
	).toBeNull();
	expect(
		leadsFrom(
			[
				[0, 0],
				[4, 0],
				[4, 4],
			],
			0,
		),
	).toBeNull();
	expect(leadsFrom([[0], [4]], 0)).toBeNull();
});
