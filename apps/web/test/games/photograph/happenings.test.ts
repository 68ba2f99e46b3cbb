import type { Event } from '@shutterbox/photograph';
import { expect, test } from 'vitest';
import { happeningsOf, lastShots } from '../../../src/games/photograph/happenings.ts';
import { heardIn } from '../../../src/games/photograph/heard-in.ts';
import { A, at } from './tables.ts';

const latest = (events: readonly Event[]) => events.map((event, n) => ({ n, at: 0, event }));

test('a pick lifts its cards off their places', () => {
	const { taken } = happeningsOf(latest(at(A).play(0, '0L2').told(1)));
	expect([...taken.keys()]).toEqual([0, 1]);
});

test('shots come one after another, and are remembered until the seat’s next ones', () => {
	const table = at(A).play(0, '0L2', '2>3');
	const seen = happeningsOf(latest(table.told(1)));
	expect(seen.shots.map(({ seat, order, isSharp }) => [seat, order, isSharp])).toEqual([
		[0, 0, true],
		[0, 1, true],
	]);
	expect([...seen.wound]).toEqual([0]);
	const known = lastShots(new Map(), seen);
	expect(lastShots(known, happeningsOf([]))).toBe(known);
	table.play(1, '1L1', '0>1');
	const next = lastShots(known, happeningsOf(latest(table.told(1))));
	expect([next.get(0)?.length, next.get(1)?.length]).toEqual([2, 1]);
});

test('a refill deals in order, and sunset is seen', () => {
	const table = at(
		'2p BRYGN pick 0 | field - / . [G2] [N11] N4 / B5 . . . | deck Y1 Y2 Y3 Y4 G5 G6 SUN G3 G8 N1 N2 N3 N5 N6 B6 R1 R2 R3' +
			' | 0: hand B3 R6 Y8 G4 N7; films B 1 2, G 12 10 7 | 1: hand Y6 R10 B11 N9 G11; films B 12, Y 9 7',
	).play(0, '2L1', '0>5');
	const { dealt, sunset } = happeningsOf(latest(table.told(0)));
	expect([[...dealt], sunset]).toEqual([[0, 1, 2, 3, 4, 5].map((place) => [place, place]), true]);
});

test('cards, the film and the shutter are heard one after another, a refill once', () => {
	const table = at(A).play(0, '0L2');
	expect(heardIn(latest(table.told(1)))).toEqual([
		{ sound: 'card', at: 0 },
		{ sound: 'card', at: 90 },
	]);
	expect(heardIn(latest(table.play(0, '2>3').told(1)))).toEqual([
		{ sound: 'wind', at: 0 },
		{ sound: 'shutter', at: 280 },
		{ sound: 'shutter', at: 460 },
	]);
	const dusk = at(
		'2p BRYGN pick 0 | field - / . [G2] [N11] N4 / B5 . . . | deck Y1 Y2 Y3 Y4 G5 G6 SUN G3 G8 N1 N2 N3 N5 N6 B6 R1 R2 R3' +
			' | 0: hand B3 R6 Y8 G4 N7; films B 1 2, G 12 10 7 | 1: hand Y6 R10 B11 N9 G11; films B 12, Y 9 7',
	).play(0, '2L1', '0>5');
	const sounds = heardIn(latest(dusk.told(0))).map(({ sound }) => sound);
	expect(sounds.filter((sound) => sound === 'shuffle' || sound === 'filmEnd').sort()).toEqual(['filmEnd', 'shuffle']);
});
