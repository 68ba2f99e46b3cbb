import { describe, expect, test } from 'vitest';
import { photograph } from '../src/index.ts';
import { at, filmsOf, type PhotoTable, printHand, shotsOf } from './table.ts';

// Section 11 of the specification, the examples about the end and the score.

const SEVEN_FILMS = '0: films B 1 2 3 5 6, Y 2 4 x9 10 12, G 9 7 6, N 5 x9, S 3, P 11 10 x2 8 5; shots P';

test('[X-9, PHO-54, 55, 56] a score sheet of seven colours', () => {
	const { state } = at(`4p BRYGNSP over 0 | ${SEVEN_FILMS} | last R1 R2 R3 R4`);
	const points = photograph.breakdown(state)[0].map((line) => [line.source, line.points]);
	expect(Object.fromEntries(points)).toEqual({
		blue: 8,
		yellow: 5,
		green: 4,
		brown: -1,
		grey: 1,
		purple: 10,
		red: -3,
	});
	expect(photograph.outcome(state)?.scores[0]).toBe(24);
});

const pointsOf = ({ state }: PhotoTable, seat: number) =>
	photograph
		.breakdown(state)
		[seat].map(({ source, points }) => `${source} ${points}`)
		.join(', ');

test.each([
	['0>1', 'R 9 7 5, Y 5 6, G 2 4 6 8, N 12', 'N2', 'blue -3, red 4, yellow 3, green 7, brown 1', 12, 'brown -3', 8],
	['0>2', 'R 9 7, Y 5 6, G 2 4 6 8, N 12 x2', 'R5', 'blue -3, red 3, yellow 3, green 7, brown -1', 9, 'red -3', 3],
	['1>2', 'R 9 7 5, Y 5 6, G 2 4 6, N 12 x2', 'G8', 'blue -3, red 4, yellow 3, green 4, brown -1', 7, 'green -3', 0],
])('[X-31, PHO-52 to 54, 60] the final phase after the wind %s', (wind, films, last, sheet, score, missed, less) => {
	const position = (rule: string) =>
		`2p BRYGN final 0${rule} | 0: hand R5 G8 N2; films R 9 7, G 2 4 6, N 12, Y 5 6 | 1: hand B1 B2 B3`;
	const table = at(position('')).play(0, wind).play(1, '0>1');
	expect(filmsOf(table, 0)).toBe(films);
	expect(shotsOf(table, 0)).toBe('-');
	expect(printHand(table.state.lastCards.slice(0, 1))).toBe(last);
	expect(pointsOf(table, 0)).toBe(sheet);
	expect(photograph.outcome(table.state)?.scores[0]).toBe(score);

	const variant = at(position(' missedShot=true')).play(0, wind).play(1, '0>1');
	expect(pointsOf(variant, 0)).toContain(missed);
	expect(photograph.outcome(variant.state)?.scores[0]).toBe(less);
});

test.each([
	['B9', 13],
	['Y1', 16],
	['G1', 17],
	['N1', 22],
	['S1', 20],
	['P1', 11],
	['R1', 24],
])('[X-32, PHO-60] the score of X-9 when the last card is %s and its shot missed', (last, score) => {
	const table = at(`4p BRYGNSP over 0 missedShot=true | ${SEVEN_FILMS} | last ${last} R2 R3 R4`);
	expect(photograph.outcome(table.state)?.scores[0]).toBe(score);
});

describe('ties at 30', () => {
	const outcomeOf = (position: string) => photograph.outcome(at(position).state);
	const third = '2: films B 8 9 10, R 8 9 10, Y 8 9, G 8 9, N 9 | last S10 S11 S12';

	test('[X-33, PHO-58] more good shots win', () => {
		const outcome = outcomeOf(
			'3p BRYGNS over 0 | 0: films B 1 2 3 4, R 1 2 3 4, Y 1 2, G 1 2, N 1 2; shots B R' +
				` | 1: films B 5 6 7, R 5 6 7, Y 3 4 5, G 3 4 5 6, N 3 4, S 1 2; shots G | ${third}`,
		);
		expect(outcome).toEqual({ reason: 'fieldSpent', scores: [30, 30, 12], places: [1, 2, 3] });
	});

	test('[X-33, PHO-58] good shots being equal, the longest film wins, blurs counted or not', () => {
		const position = (rule: string) =>
			`3p BRYGNS over 0${rule} | 0: films B 1 2 3 4 5, R 1 2 3 4, Y 1 2 3, G 1 2, N 3; shots B R` +
			` | 1: films R 5 6, Y 4 5 6 7, G 3 4 5 6, N 2 4 x12 x1 5 7, S 1 2; shots Y G | ${third}`;
		expect(outcomeOf(position(''))).toMatchObject({ scores: [30, 30, 12], places: [1, 2, 3] });
		expect(outcomeOf(position(' tieBreakLength=all'))).toMatchObject({ scores: [30, 30, 12], places: [2, 1, 3] });
	});

	test('[X-33, PHO-58] seats equal in everything share the place, and the next is skipped', () => {
		const outcome = outcomeOf(
			'3p BRYGNS over 0 | 0: films B 1 2 3 4, R 1 2 3 4, Y 1 2, G 1 2, N 1 2; shots B R' +
				` | 1: films B 5 6, Y 3 4 5 6, G 3 4 5 6, N 3 4, S 1 2; shots Y G | ${third}`,
		);
		expect(outcome).toMatchObject({ scores: [30, 30, 12], places: [1, 1, 3] });
	});
});

test('[X-37, PHO-54, 59] a colour in use costs 3 when missing, a colour in the box nothing', () => {
	const { state } = at('2p BRYGN over 0 | 0: films B 1, R 1, Y 1, G 1 | last N1 N2');
	expect(photograph.breakdown(state)[0].map(({ source, points }) => `${source} ${points}`)).toEqual([
		'blue 1',
		'red 1',
		'yellow 1',
		'green 1',
		'brown -3',
	]);
	expect(photograph.outcome(state)?.scores).toEqual([1, -15]);
});
