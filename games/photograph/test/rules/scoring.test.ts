import { describe, expect, test } from 'vitest';
import { photograph } from '../../src/index.ts';
import { scoreSheet } from '../../src/rules/scoring.ts';
import { A, at, filmsOf, shotsOf } from '../table.ts';

const scoresOf = (position: string) => photograph.outcome(at(position).state)?.scores;
const placesOf = (position: string) => photograph.outcome(at(position).state)?.places;
/** Two players at the end; seat 1 has nothing and −15. */
const over = (seat0: string, rule = '', last = 'N11 N12') => `2p BRYGN over 0${rule} | 0: ${seat0} | last ${last}`;

describe('points', () => {
	test.each([
		['1', 1],
		['1 2', 3],
		['1 2 3', 4],
		['1 2 3 4', 7],
		['1 2 3 4 5', 8],
		['1 2 3 4 5 6', 10],
		['1 2 3 4 5 6 7', 11],
		['1 2 3 4 5 6 7 8', 11],
		['1 2 3 4 5 6 7 8 9 10 11 12', 11],
	])('[PHO-54] a film %s', (film, points) => {
		expect(scoresOf(over(`films R ${film}`))).toEqual([points - 12, -15]);
	});

	test('[PHO-54, 59] a colour in use without a film costs 3, one in the box nothing', () => {
		expect(scoresOf('2p BRYGN over 0 | last N11 N12')).toEqual([-15, -15]);
		expect(scoresOf('3p BRYGNS over 0 | last N10 N11 N12')).toEqual([-18, -18, -18]);
		expect(scoresOf('4p BRYGNSP over 0 | last N9 N10 N11 N12')).toEqual([-21, -21, -21, -21]);
	});

	test('[PHO-55] each good shot adds 5', () => {
		const films = 'films B 1 2 3 4, R 1 2 3 4, Y 1 2 3 4';
		expect(scoresOf(over(films))?.[0]).toBe(15);
		expect(scoresOf(over(`${films}; shots B`))?.[0]).toBe(20);
		expect(scoresOf(over(`${films}; shots B R Y`))?.[0]).toBe(30);
	});

	test('[PHO-56] each blurred card costs 2, in whichever film, and is no face-up card', () => {
		expect(scoresOf(over('films R 1 x12, B 2'))).toEqual([1 - 2 + 1 - 9, -15]);
		expect(scoresOf(over('films R 5 6 x1 x2 7, B 2 x9'))).toEqual([4 - 4 + 1 - 2 - 9, -15]);
	});

	test('[PHO-57] totals may be negative without limit, and the highest wins', () => {
		expect(scoresOf(over('films R 10 12 x1 x2 x3 x4 x5 x6 x7 x8 x9 x11'))).toEqual([3 - 20 - 12, -15]);
		expect(placesOf(over('films R 10 12 x1 x2 x3 x4 x5 x6 x7 x8 x9 x11'))).toEqual([2, 1]);
		expect(placesOf(over('films R 1'))).toEqual([1, 2]);
	});

	test('[PHO-54, 55, 56] a sheet tells where each point comes from, at any time of the match', () => {
		const { state } = at(A);
		const { total, colors } = scoreSheet(state, 0);
		expect(total).toBe(3 + 3 + 1 - 3 - 3);
		expect(
			colors.map(({ color, faceUp, blurred, filmPoints, goodShot, missed, points }) => ({
				text: `${color}: ${faceUp} up, ${blurred} blurred, ${filmPoints} → ${points}`,
				goodShot,
				missed,
			})),
		).toEqual(
			[
				'0: 2 up, 0 blurred, 3 → 3',
				'1: 2 up, 0 blurred, 3 → 3',
				'2: 0 up, 0 blurred, -3 → -3',
				'3: 1 up, 0 blurred, 1 → 1',
				'4: 0 up, 0 blurred, -3 → -3',
			].map((text) => ({ text, goodShot: false, missed: false })),
		);
		expect(photograph.outcome(state)).toBeNull();
	});

	test('[X-9, PHO-54, 55, 56] the scored event carries the same sheets', () => {
		const table = at('2p BRYGN final 0 | 0: hand R5 G8 N2; films R 9 7, G 2 4 6 | 1: hand B1 B2 B3')
			.play(0, '0>1')
			.play(1, '0>1');
		const scored = table.told(0).at(-1);
		expect(scored).toEqual({
			type: 'scored',
			sheets: [scoreSheet(table.state, 0), scoreSheet(table.state, 1)],
			places: photograph.outcome(table.state)?.places,
		});
	});
});

describe('places', () => {
	/** Scores and places of three players, colours B R Y G N S. */
	const three = (films: readonly [string, string, string], rule = '') => {
		const seats = films.map((film, seat) => `${seat}: films ${film}`).join(' | ');
		const outcome = photograph.outcome(at(`3p BRYGNS over 0${rule} | ${seats} | last S10 S11 S12`).state);
		return { scores: outcome?.scores, places: outcome?.places };
	};
	const withShot = 'B 1 2 3 4; shots B'; //  7+5−15
	const long = 'R 1 2 3 4 5, Y 1'; //        8+1−12
	const short = 'G 1 2 3, Y 2, N 1'; //      4+1+1−9
	const rich = 'R 1 2 3 4, Y 1 2'; //        7+3−12
	const poor = 'S 1'; //                     1−15

	test('[PHO-57, 58] points come before good shots', () => {
		expect(three([withShot, rich, poor])).toEqual({ scores: [-3, -2, -14], places: [2, 1, 3] });
	});

	test('[PHO-58] good shots come before the longest film', () => {
		expect(three([long, withShot, poor])).toEqual({ scores: [-3, -3, -14], places: [2, 1, 3] });
	});

	test('[PHO-58] then the longest film counts, not the number of films or of cards', () => {
		expect(three([short, long, poor])).toEqual({ scores: [-3, -3, -14], places: [2, 1, 3] });
	});

	test('[PHO-58] lower places are ranked the same way', () => {
		const best = 'S 1 2 3 4 5 6 7, N 2 3 4 5'; // 11+7−12
		expect(three([best, long, withShot])).toEqual({ scores: [6, -3, -3], places: [1, 3, 2] });
		expect(three([best, short, long])).toEqual({ scores: [6, -3, -3], places: [1, 3, 2] });
	});

	test('[PHO-58] seats equal in everything share the better place, and as many are skipped', () => {
		expect(three(['B 1', 'B 2', 'B 3'])).toMatchObject({ places: [1, 1, 1] });
		expect(three(['B 1', 'B 2', 'B 3 4'])).toMatchObject({ places: [2, 2, 1] });
		expect(three(['B 1 2', 'B 3', 'B 4 5'])).toMatchObject({ places: [1, 3, 1] });
		const four = at('4p BRYGNSP over 0 | 0: films B 1 2 | 2: films B 3 4 | last S9 S10 S11 S12');
		expect(photograph.outcome(four.state)?.places).toEqual([1, 3, 1, 3]);
	});

	test('[PHO-58] tieBreakLength decides whether blurred cards lengthen a film', () => {
		const films = ['Y 5 6 x1 x2, G 1, N 1, S 1', 'B 1 2 3, R 1 2 3', 'N 2'] as const; // longest 2 or 4, and 3
		expect(three(films)).toEqual({ scores: [-4, -4, -14], places: [2, 1, 3] });
		expect(three(films, ' tieBreakLength=all')).toEqual({ scores: [-4, -4, -14], places: [1, 2, 3] });
	});
});

describe('missed shot', () => {
	const films = 'films R 1 2 x12 3 4, B 1 2 3 4; shots R B'; // red 7−2+5 = 10, blue 12, others −9

	test('[PHO-60] the colour of the last card counts −3: no film, no blurs, no good shot', () => {
		expect(scoresOf(over(films, '', 'R7 N12'))?.[0]).toBe(13);
		expect(scoresOf(over(films, ' missedShot=true', 'R7 N12'))?.[0]).toBe(0);
		expect(scoresOf(over(films, ' missedShot=true', 'B7 N12'))?.[0]).toBe(-2);
	});

	test('[PHO-60] without a film of that colour it stays at the ordinary −3', () => {
		expect(scoresOf(over(films, ' missedShot=true', 'Y7 N12'))).toEqual([13, -15]);
	});

	test('[PHO-60] it is each seat’s own last card, and a good shot another seat won is not touched', () => {
		const position =
			'2p BRYGN over 0 missedShot=true | 0: films R 1 2 3 4; shots R | 1: films R 5 6 7 8 | last B12 R12';
		expect(scoresOf(position)).toEqual([7 + 5 - 12, -15]);
	});

	test('[PHO-60] tie-breaks use what is left', () => {
		const outcome = photograph.outcome(
			at(
				'2p BRYGN over 0 missedShot=true | 0: films B 1 2 3 4 5 6, R 1 2, Y 1, G 1; shots B' +
					' | 1: films R 5 6 7, N 1 2 3 | last B12 Y12',
			).state,
		);
		// Seat 0 loses its blue film and good shot: 3+1+1−6 against 4+4−9, no good shots, longest films 2 and 3.
		expect(outcome).toMatchObject({ scores: [-1, -1], places: [2, 1] });
	});

	test('[PHO-61] films and good shots stay where they are; the sheet marks the colour as missed', () => {
		const table = at(over(films, ' missedShot=true', 'R7 N12'));
		expect(filmsOf(table, 0)).toBe('B 1 2 3 4, R 1 2 x12 3 4');
		expect(shotsOf(table, 0)).toBe('B R');
		photograph.invariants(table.state);
		const facts = { faceUp: 0, blurred: 0, filmPoints: -3, goodShot: false, missed: true };
		expect(photograph.breakdown(table.state)[0][1]).toEqual({ source: 'red', points: -3, facts });
		expect(photograph.breakdown(table.state)[0][0].facts).toMatchObject({ faceUp: 4, goodShot: true, missed: false });
	});

	test('[PHO-61] through play as well: the final phase removes nothing from the state', () => {
		const table = at(
			'2p BRYGN final 0 missedShot=true | 0: hand R5 G1 R9; films R 1 2 x12 3 4; shots R | 1: hand B4 B9 Y2',
		)
			.play(0, '0>1')
			.play(1, '1>2');
		expect(filmsOf(table, 0)).toBe('R 1 2 x12 3 4 5, G 1');
		expect(shotsOf(table, 0)).toBe('R');
		expect(photograph.outcome(table.state)?.scores[0]).toBe(-3 + 1 - 9);
	});
});

test('[PHO-57, 62] there is a result only when the match is over, and it says why it ended', () => {
	expect(photograph.outcome(at(A).state)).toBeNull();
	expect(photograph.outcome(at('2p BRYGN final 0').state)).toBeNull();
	expect(photograph.outcome(at(over('films R 1')).state)).toEqual({
		reason: 'fieldSpent',
		scores: [-11, -15],
		places: [1, 2],
	});
});
