import { afterEach, describe, expect, test } from 'vitest';
import { turnTo } from '../../src/i18n/area.ts';
import { stood } from '../../src/table/result/stood.ts';
import { nearestTo } from '../../src/table/result/verdict.ts';
import { headline as headlineOf, nearestOutcome } from '../../src/table/result/verdict-words.ts';
import { t } from '../../src/table/result/words.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const STAYED = NAMES.map(() => ({ hasLeft: false, team: null }));

afterEach(() => turnTo('en'));

/** `left`: seats whose person was away at the end; `teams` by seat. */
function headline(
	places: readonly number[],
	viewer: number | 'spectator',
	{ left = [], teams = [] }: { readonly left?: readonly number[]; readonly teams?: readonly number[] } = {},
): string {
	const seats = places.map((_, seat) => ({ hasLeft: left.includes(seat), team: teams[seat] ?? null }));
	const outcome = { reason: 'over', places, scores: places.map(() => 0) };
	return headlineOf({ outcome, viewer, names: NAMES.slice(0, places.length), seats });
}

function note(
	places: readonly number[],
	scores: readonly number[],
	viewer: number | 'spectator',
	teams: readonly number[] = [],
	amount = (count: number) => t('nearest.points', { count }),
): string | null {
	const seats = places.map((_, seat) => ({ hasLeft: false, team: teams[seat] ?? null }));
	return nearestOutcome({ outcome: { reason: 'over', places, scores }, viewer, seats, amount });
}

describe('the place in words', () => {
	test('speaks to whoever looks, and names the others for those who watch', () => {
		expect(headline([2, 1, 3, 4], 1)).toBe('You win');
		expect([0, 2, 3].map((seat) => headline([2, 1, 3, 4], seat))).toEqual([
			'You came 2nd',
			'You came 3rd',
			'You came 4th',
		]);
		expect(headline([2, 1, 3], 'spectator')).toBe('Ben wins');
		expect(headline([1, 1, 3], 'spectator')).toBe('Ada and Ben share the win');
	});
	test('says what is shared', () => {
		expect(headline([1, 1, 3], 0)).toBe('You share the win');
		expect(headline([1, 2, 2], 1)).toBe('You share second place');
		expect(headline([1, 2, 3, 3], 2)).toBe('You share third place');
	});
	test('speaks of a team, which shares nothing with itself', () => {
		const teams = [0, 1, 0, 1];
		expect(headline([1, 3, 1, 3], 2, { teams })).toBe('Your team wins');
		expect(headline([1, 3, 1, 3], 1, { teams })).toBe('Your team came 2nd');
		expect(headline([1, 2, 1, 2], 0, { teams })).toBe('Your team wins');
	});
	test('congratulates nobody who had left, and calls nobody a winner where the table has won', () => {
		expect(headline([2, 1, 3], 1, { left: [1] })).toBe('You had left: lost');
		expect(headline([2, 2, 2], 0)).toBe('Not this time');
		expect(headline([2, 2, 2], 'spectator')).toBe('Not this time');
		expect(headline([1, 1, 1], 0)).toBe('Everybody wins together');
		expect([headline([1], 0), headline([2], 0)]).toEqual(['You win', 'Not this time']);
	});
	test('is Russian in Russian', async () => {
		await turnTo('ru');
		expect(headline([2, 1, 3, 4], 3)).toBe('Вы на 4-м месте');
		expect(headline([1, 2, 2], 1)).toBe('Вы делите второе место');
		expect(headline([1, 3, 1, 3], 1, { teams: [0, 1, 0, 1] })).toBe('Ваша команда на 2-м месте');
		expect(note([4, 1, 2, 3], [31, 36, 34, 32], 0)).toBe('31 очко. Ещё 1 очко, и вы догнали бы третье место.');
	});
});

describe('the nearest other outcome', () => {
	test('is the next place ahead, and for winners the next behind', () => {
		expect(note([4, 1, 2, 3], [31, 36, 34, 32], 0)).toBe(
			'31 points. 1 point more would have been level with third place.',
		);
		expect(note([4, 1, 2, 3], [31, 36, 34, 32], 1)).toBe('36 points, 2 more than second place.');
		expect(note([1, 1, 3], [9, 9, 4], 0)).toBe('9 points, 5 more than third place.');
		expect(note([1, 3, 1, 3], [28, 26, 28, 26], 0, [0, 1, 0, 1])).toBe('28 points, 2 more than second place.');
	});
	test('counts in the unit of the game, whatever its gender', async () => {
		await turnTo('ru');
		const snaps = (count: number) => `${count} ${count === 1 ? 'снимок' : 'снимков'}`;
		expect(note([2, 1], [6, 7], 0, [], snaps)).toBe('6 снимков. Ещё 1 снимок, и вы догнали бы первое место.');
		expect(note([2, 1], [6, 7], 0)).toBe('6 очков. Ещё 1 очко, и вы догнали бы первое место.');
	});
	test('says fewer points than none with a real minus sign', () => {
		expect(note([2, 1], [-3, 4], 0)).toBe('−3 points. 7 points more would have been level with first place.');
	});
	test('names the tie-break where points were equal', () => {
		expect(note([2, 1, 3], [28, 28, 26], 0)).toBe('28 points, as many as first place: the tie-break decided.');
		expect(note([2, 1, 3], [28, 28, 26], 1)).toBe('28 points, as many as second place: the tie-break decided.');
	});
	test('says nothing of others where there are none, or where more points are no better place', () => {
		expect([note([1], [12], 0), note([1, 1], [12, 12], 0)]).toEqual(['12 points.', '12 points.']);
		expect(nearestTo({ places: [1, 2, 3], scores: [3, 9, 2] }, 2, STAYED)).toBeNull();
		expect(note([1, 2], [12, 3], 'spectator')).toBeNull();
	});
});

describe('a match that somebody left before the end', () => {
	const left = (...gone: number[]) => NAMES.map((_, seat) => ({ hasLeft: gone.includes(seat), team: null }));
	const read = (viewer: number | 'spectator', scores: readonly number[], given: readonly number[], gone: number[]) => {
		const seats = left(...gone).slice(0, scores.length);
		const { places } = stood({ reason: 'over', places: given, scores }, seats);
		const note = nearestOutcome({ outcome: { reason: 'over', places, scores }, viewer, seats, amount: points });
		return [headlineOf({ outcome: { reason: 'over', places, scores }, viewer, names: NAMES, seats }), note];
	};
	const points = (count: number) => t('nearest.points', { count });

	test('is lost for them, however many points their seat ended with', async () => {
		const lost = 'You had left: lost';
		expect(read(0, [36, 34, 31], [1, 2, 3], [0])).toEqual([
			lost,
			'Your seat ended with 36 points; whoever leaves has lost all the same.',
		]);
		expect(read(2, [36, 34, 31], [1, 2, 3], [2])[0]).toBe(lost);
		await turnTo('ru');
		expect(read(0, [36, 34, 31], [1, 2, 3], [0])).toEqual([
			'Вы ушли: поражение',
			'На вашем месте в конце было 36 очков, но ушедший проигрывает при любом счёте.',
		]);
	});
	test('is told to the others among themselves: they move up, and nobody is measured by whoever left', () => {
		expect(read(1, [36, 34, 31], [1, 2, 3], [0])).toEqual(['You win', '34 points, 3 more than second place.']);
		expect(read(2, [36, 34, 31], [1, 2, 3], [0])).toEqual([
			'You came 2nd',
			'31 points. 3 points more would have been level with first place.',
		]);
		expect(read(0, [36, 34, 31], [1, 2, 3], [1])).toEqual(['You win', '36 points, 5 more than second place.']);
		expect(read(1, [36, 34], [1, 2], [0])).toEqual(['You win', '34 points.']);
		expect(read('spectator', [36, 34, 31], [1, 2, 3], [0])).toEqual(['Ben wins', null]);
	});
	test('keeps the places of the rules where nobody stayed', () => {
		const outcome = { reason: 'over', places: [1, 2], scores: [5, 4] };
		expect(stood(outcome, left(0, 1).slice(0, 2))).toBe(outcome);
	});
	test('of two teams, one that all have left comes after the other; where one has stayed it keeps its place', () => {
		const of = (...gone: number[]) => {
			const seats = [0, 1, 0, 1].map((team, seat) => ({ team, hasLeft: gone.includes(seat) }));
			const outcome = stood({ reason: 'over', places: [1, 3, 1, 3], scores: [9, 7, 9, 7] }, seats);
			return NAMES.map((_, viewer) => headlineOf({ outcome, viewer, names: NAMES, seats }));
		};
		expect(of(0, 2)).toEqual(['You had left: lost', 'Your team wins', 'You had left: lost', 'Your team wins']);
		expect(of(0)).toEqual(['You had left: lost', 'Your team came 2nd', 'Your team wins', 'Your team came 2nd']);
	});
});
