import { eventFor, ScriptedChance, type Seat } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { type Forecast, forecast, shotsDue } from '../../src/analysis/forecast.ts';
import { type Event, type Move, photograph, type State } from '../../src/index.ts';
import { scoreSheet } from '../../src/rules/scoring.ts';
import { A, at, LAST, printHand, say, stepsOf } from '../table.ts';

const pick = (row: number, side: 'left' | 'right', count: number) => ({ type: 'pick', row, side, count }) as const;
const wind = (from: number, to: number) => ({ type: 'wind', from, to }) as const;
const lines = ({ events }: Forecast) => events.map(say);

test('[PHO-14, 16] a pick: what is taken, by its backs, and what is then shot as the film lies', () => {
	const foreseen = forecast(at(A).view(0), 0, pick(0, 'left', 2));
	expect(lines(foreseen)).toEqual([
		'picked 0 row 0 left: 1 R3, 2 R+',
		'played 0 B3 up rising',
		'played 0 R6 up rising',
	]);
	expect([foreseen.now, foreseen.points, foreseen.after]).toEqual([1, [1, 2, 3], 3]);
	expect(printHand(foreseen.hand)).toBe('Y8 G4 N7 R3* R+');
});

test('[PHO-20] a wind: each shot is judged by the films as the one before left them', () => {
	const foreseen = forecast(at(A).play(0, '0L3').view(0), 0, wind(0, 7));
	expect(lines(foreseen)).toEqual(['played 0 R6 up rising', 'played 0 Y8 up -', 'played 0 G4 up falling']);
	expect(printHand(foreseen.hand)).toBe('N7 R3* R8 Y5 B3');
});

test('[PHO-33] a good shot is foreseen with its five points', () => {
	const table = at(
		'4p BRYGNSP pick 0 | field B1 [B2] [B3] B4 / R1 [R2] [R3] R4 | 0: hand G9 P4 S8 Y9 N9; films G 5 7, P 8 6, S 12 x4',
	).play(0, '0L3');
	const { events, points, now } = forecast(table.view(0), 0, wind(6, 7));
	const changes = events.map(({ type }, i) => [type, points[i] - (points[i - 1] ?? now)]);
	expect(changes).toEqual([
		['played', 1],
		['goodShot', 5],
		['played', 1],
		['goodShot', 5],
		['played', 2],
	]);
});

test.each([
	[wind(0, 1), 12, 8],
	[wind(0, 2), 9, 3],
	[wind(1, 2), 7, 0],
])('[PHO-60] X-31: %o scores %i, and %i when the last card is a missed shot', (move, plain, missed) => {
	expect(forecast(at(LAST()).view(0), 0, move).after).toBe(plain);
	expect(forecast(at(LAST('missedShot=true')).view(0), 0, move).after).toBe(missed);
});

test('nothing is due from those who wait, two from everybody at sunset', () => {
	const { state } = at(A).play(0, '0L3');
	expect([shotsDue(state, 0), shotsDue(state, 1)]).toEqual([3, 0]);
	const last = at(LAST()).state;
	expect([shotsDue(last, 0), shotsDue(last, 1)]).toEqual([2, 2]);
});

test('the view stays as it was', () => {
	const view = at(A).play(0, '0L3').view(0);
	const before = JSON.stringify(view);
	forecast(view, 0, wind(0, 7));
	expect(JSON.stringify(view)).toBe(before);
});

describe.each([2, 3, 4])('with %i players, in 12 matches at random', (seats) => {
	/** What is told of a seat when a move is made: its shots, its good shots, its last card. */
	function toldOf(before: State, actor: Seat, move: Move, seat: Seat): string[] {
		const told: Event[] = [];
		photograph.play(
			photograph.clone(before),
			{ actor, move, at: 0 },
			{
				chance: new ScriptedChance(),
				emit: (event, also) => {
					const own = eventFor({ event, ...also }, seat);
					if (own) told.push(own);
				},
			},
		);
		const mine = told.filter((event) => 'seat' in event && event.seat === seat);
		return mine.filter(({ type }) => ['played', 'goodShot', 'lastCard'].includes(type)).map(say);
	}

	test('the game does what is foreseen, for every wind', () => {
		const seen = { alone: 0, together: 0 };
		for (let seed = 1; seed <= 12; seed++) {
			let committed: [Seat, Forecast][] = [];
			for (const { seat, move, before, after } of stepsOf({ seats, options: { missedShot: seed % 2 === 0 } }, seed)) {
				if (move.type === 'pick') continue;
				committed.push([seat, forecast(photograph.view(before, seat), seat, move)]);
				if (before.phase !== 'wind' && committed.length < seats) continue;
				for (const [who, foreseen] of committed) {
					expect(lines(foreseen)).toEqual(toldOf(before, seat, move, who));
					expect(foreseen.after).toBe(scoreSheet(after, who).total);
					expect(foreseen.hand).toEqual(after.hands[who]);
				}
				seen[before.phase === 'wind' ? 'alone' : 'together'] += committed.length;
				committed = [];
			}
		}
		expect(seen.alone).toBeGreaterThan(150);
		expect(seen.together).toBe(12 * 2 * seats);
	});
});
