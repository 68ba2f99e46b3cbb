import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fateOf, pointsOf } from '../../../src/screens/studio/fate.ts';
import {
	averages,
	figuresOf,
	playedGames,
	recordsBySeats,
	recordsIn,
	scoredIn,
} from '../../../src/screens/studio/figures.ts';
import type { PastMatch } from '../../../src/screens/studio/past.ts';
import { past } from './matches.ts';

describe('the fate of a match', () => {
	test.each([
		[[1, 2, 3], { is: 'won', isShared: false, isTogether: false }],
		[[1, 1, 3], { is: 'won', isShared: true, isTogether: false }],
		[[2, 1, 3], { is: 'placed', place: 2, of: 3, isShared: false }],
		[[2, 1, 2], { is: 'placed', place: 2, of: 3, isShared: true }],
		[[3, 1, 1], { is: 'placed', place: 3, of: 3, isShared: false }],
	])('with places %j is %j for the first seat', (places, fate) => {
		expect(fateOf(past({ places }))).toEqual(fate);
	});
	test('of teams is that of a side: of two, one is second, however many sit there', () => {
		const game = 'photoshoot';
		expect(fateOf(past({ game, places: [3, 1, 3, 1] }))).toEqual({ is: 'placed', place: 2, of: 2, isShared: false });
		expect(fateOf(past({ game, places: [1, 3, 1, 3] }))).toEqual({ is: 'won', isShared: false, isTogether: false });
		expect(fateOf(past({ game, places: [1, 1, 1, 1] }))).toMatchObject({ is: 'won', isShared: true });
	});
	test('[PST-67, WPK-68] of people together, or of one alone, is to win or not to: there is no second place', () => {
		expect(fateOf(past({ game: 'photoshoot', places: [2, 2] }))).toEqual({ is: 'lost' });
		expect(fateOf(past({ game: 'photoshoot', places: [1, 1, 1] }))).toMatchObject({ is: 'won', isTogether: true });
		expect(fateOf(past({ game: 'wildlife-park', places: [2] }))).toEqual({ is: 'lost' });
		expect(fateOf(past({ game: 'wildlife-park', places: [1] }))).toMatchObject({ is: 'won', isTogether: true });
	});
	test('around one device is common, or to each their own', () => {
		expect(fateOf(past({ own: [0, 1], places: [2, 1, 3] }))).toEqual({ is: 'several', winners: [1] });
		expect(fateOf(past({ own: [0, 1], places: [1, 1] }))).toMatchObject({ is: 'won', isShared: true });
		expect(fateOf(past({ own: [0, 2], game: 'photoshoot', places: [3, 1, 3, 1] }))).toMatchObject({ place: 2, of: 2 });
		expect(pointsOf(past({ own: [0, 1], scores: [7, 7] }))).toBe(7);
		expect(pointsOf(past({ own: [0, 1], scores: [7, 8] }))).toBeNull();
	});
	test('of whoever had left is lost, and of a match that a fault stopped unknown', () => {
		expect(fateOf(past({ hasLeft: true }))).toEqual({ is: 'left' });
		expect(fateOf(past({ outcome: null }))).toEqual({ is: 'unknown' });
		expect(pointsOf(past({ outcome: null }))).toBeNull();
	});
});

describe('figures', () => {
	const won = (changes = {}) => past(changes);
	const second = (changes = {}) => past({ places: [2, 1], ...changes });

	test('of nothing are nothing', () => {
		const none = { matches: 0, won: 0, row: 0, longest: 0, places: [], together: { won: 0, lost: 0 } };
		expect(figuresOf([])).toEqual(none);
		expect([playedGames([]), scoredIn([]), recordsIn([]), averages([])]).toEqual([[], [], [], []]);
	});
	test('count wins, places and rows', () => {
		const figures = figuresOf([won(), won(), won(), second(), won(), past({ places: [4, 1, 2, 2] }), won(), won()]);
		expect(figures).toMatchObject({ matches: 8, won: 6, row: 2, longest: 3, places: [6, 1, 0, 1] });
	});
	test('keep what is won or lost together apart from places', () => {
		const together = [past({ game: 'photoshoot', places: [2, 2] }), past({ game: 'wildlife-park', places: [1] })];
		const figures = figuresOf([...together, won({ finished: 0 })]);
		expect(figures).toMatchObject({ matches: 3, won: 2, row: 1, places: [1], together: { won: 1, lost: 1 } });
	});
	test('a row is broken by leaving, and by no match that several people played to each their own', () => {
		expect(figuresOf([won(), past({ own: [0, 1] }), won()])).toMatchObject({ matches: 3, won: 2, row: 2 });
		expect(figuresOf([won(), won({ hasLeft: true })])).toMatchObject({ matches: 2, won: 1, row: 0, longest: 1 });
	});
	test('leave out what was not played from beginning to end', () => {
		const half = [past({ isBranch: true, scores: [99, 0] }), past({ outcome: null })];
		expect(figuresOf([won(), ...half])).toMatchObject({ matches: 1, won: 1 });
		expect(scoredIn(half)).toEqual([]);
	});
	test('list games, the most played first; one that is only begun has no figure', () => {
		expect(playedGames([won()], [won({ game: 'snapshot' }), won()])).toEqual([
			{ game: won().game, count: 1 },
			{ game: 'snapshot', count: 0 },
		]);
		expect(playedGames([won(), won({ game: 'snapshot' }), won({ game: 'snapshot' })])).toEqual([
			{ game: 'snapshot', count: 2 },
			{ game: 'photograph', count: 1 },
		]);
	});
});

describe('records', () => {
	const points = (matches: readonly PastMatch[]) => recordsIn(matches).map(({ match, points }) => [match.id, points]);

	test('are broken, not reached, and not by a first match', () => {
		expect(points([past({ scores: [30, 1] })])).toEqual([]);
		const [first, again, less] = [30, 30, 20].map((score) => past({ scores: [score, 1] }));
		expect(points([less, again, first])).toEqual([[first.id, 30]]);
	});
	test('are those of each game, lost or won, but not of who had left', () => {
		const [high, low] = [past({ places: [2, 1], scores: [50, 60] }), past({ scores: [10, 0] })];
		const bot = past({ hasLeft: true, scores: [90, 0] });
		const other = [5, 6].map((score) => past({ game: 'snapshot', scores: [score, 0] }));
		expect(points([high, low, bot, ...other])).toEqual([
			[high.id, 50],
			[other[1].id, 6],
		]);
	});
	test('of one game are told apart by how many played', () => {
		const two = [31, 28].map((score) => past({ scores: [score, 1] }));
		const three = [12, 19].map((score) => past({ places: [1, 2, 3], scores: [score, 1, 1] }));
		expect(recordsBySeats([...three, ...two]).map(({ points }) => points)).toEqual([31, 19]);
	});
});

test('an average is that of the last five, or of as many as there are', () => {
	expect(averages([10, 20, 30, 40, 50, 60])).toEqual([10, 15, 20, 25, 30, 40]);
});

const anyMatch = fc
	.record({
		game: fc.constantFrom('photograph', 'snapshot', 'photoshoot', 'wildlife-park'),
		places: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
		finished: fc.integer({ min: 0, max: 5 }),
		hasLeft: fc.boolean(),
		isBranch: fc.boolean(),
		isPassed: fc.boolean(),
	})
	.map(({ isPassed, ...rest }) => past({ ...rest, own: isPassed ? [...rest.places.keys()] : [0] }));

test('figures and records are the same in whatever order the matches arrive', () => {
	const shuffled = fc
		.array(anyMatch, { maxLength: 12 })
		.chain((matches) => fc.tuple(fc.constant(matches), fc.shuffledSubarray(matches, { minLength: matches.length })));
	fc.assert(
		fc.property(shuffled, ([matches, mixed]) => {
			expect(figuresOf(mixed)).toEqual(figuresOf(matches));
			expect(
				recordsIn(mixed)
					.map(({ match }) => match.id)
					.sort(),
			).toEqual(
				recordsIn(matches)
					.map(({ match }) => match.id)
					.sort(),
			);
			expect(scoredIn(mixed)).toEqual(scoredIn(matches));
		}),
	);
});

test('every match that counts is won, placed, lost, left or several people’s, and rows hold together', () => {
	fc.assert(
		fc.property(fc.array(anyMatch, { maxLength: 20 }), (matches) => {
			const { matches: all, won, row, longest, places, together } = figuresOf(matches);
			const elsewhere = matches.filter((match) => !match.isBranch && ['left', 'several'].includes(fateOf(match).is));
			const placed = places.reduce((sum, count) => sum + count, 0);
			expect(all).toBe(placed + together.won + together.lost + elsewhere.length);
			expect(won).toBe((places[0] ?? 0) + together.won);
			expect(row).toBeLessThanOrEqual(longest);
			expect(longest).toBeLessThanOrEqual(won);
		}),
	);
});
