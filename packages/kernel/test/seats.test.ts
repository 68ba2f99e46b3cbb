import { expect, test } from 'vitest';
import { allSeats, hasSeat, isSeat, NO_SEATS, seatSet, seatsOf } from '../src/index.ts';

test('a set of seats lists its members in order, the table apart', () => {
	expect(seatsOf(seatSet(3, 0, 'table'))).toEqual([0, 3]);
	expect(seatsOf(allSeats(4))).toEqual([0, 1, 2, 3]);
	expect(seatsOf(NO_SEATS)).toEqual([]);
	expect(hasSeat(seatSet('table'), 'table')).toBe(true);
	expect(hasSeat(seatSet(1), 'table')).toBe(false);
	expect(hasSeat(allSeats(4), 4)).toBe(false);
});

test('what is no seat belongs to no set', () => {
	for (const odd of [-1, 1.5, 30, 31, 32, Number.NaN]) expect(hasSeat(allSeats(30), odd)).toBe(false);
	expect(isSeat(1, 2)).toBe(true);
	for (const odd of [2, -1, '0', null, 0.5]) expect(isSeat(odd, 2)).toBe(false);
});
