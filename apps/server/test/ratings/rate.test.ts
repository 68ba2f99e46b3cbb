import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRateable, rate, type Skill } from '../../src/ratings.ts';

const NEW: Skill = { mu: 25, sigma: 25 / 3 };
const skill = fc.record({
	mu: fc.double({ min: 0, max: 50, noNaN: true }),
	sigma: fc.double({ min: 0.5, max: 25 / 3, noNaN: true }),
});
/** Up to six seats with any places and any skills, and an order to seat them in anew. */
const tables = fc.integer({ min: 2, max: 6 }).chain((seats) =>
	fc.record({
		places: fc.array(fc.integer({ min: 1, max: seats }), { minLength: seats, maxLength: seats }),
		before: fc.array(skill, { minLength: seats, maxLength: seats }),
		order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5].slice(0, seats), { minLength: seats }),
	}),
);

function expectSame(actual: readonly Skill[], expected: readonly Skill[]): void {
	expect(actual).toHaveLength(expected.length);
	for (const [seat, { mu, sigma }] of expected.entries()) {
		expect(actual[seat].mu).toBeCloseTo(mu, 9);
		expect(actual[seat].sigma).toBeCloseTo(sigma, 9);
	}
}

describe('everybody for themselves', () => {
	test('the winner of two new players rises as far as the loser falls', () => {
		const [winner, loser] = rate([1, 2], null, [null, null]);
		expect(winner.mu).toBeGreaterThan(25);
		expect(winner.mu - 25).toBeCloseTo(25 - loser.mu, 9);
		expect(winner.sigma).toBeCloseTo(loser.sigma, 9);
	});

	test('somebody new has the mean 25 and the uncertainty 25/3', () => {
		expectSame(rate([2, 1], null, [null, null]), rate([2, 1], null, [NEW, NEW]));
	});

	test('a tie of equals moves nobody and still makes them more certain', () => {
		const [first, second] = rate([1, 1], null, [null, null]);
		expect(first.mu).toBeCloseTo(25, 9);
		expect(second.mu).toBeCloseTo(25, 9);
		expect(first.sigma).toBeLessThan(NEW.sigma);
	});

	test('a tie with a stronger player lifts the weaker one', () => {
		const [strong, weak] = rate([1, 1], null, [
			{ mu: 35, sigma: 4 },
			{ mu: 20, sigma: 4 },
		]);
		expect(strong.mu).toBeLessThan(35);
		expect(weak.mu).toBeGreaterThan(20);
	});

	test('beating a stronger player counts more than beating a weaker one', () => {
		const gain = (other: number) => rate([1, 2], null, [NEW, { mu: other, sigma: 4 }])[0].mu - NEW.mu;
		expect(gain(35)).toBeGreaterThan(gain(15));
	});

	test('six new players end in the order of their places', () => {
		const after = rate([4, 1, 6, 2, 5, 3], null, [null, null, null, null, null, null]);
		const bySkill = [0, 1, 2, 3, 4, 5].sort((a, b) => after[b].mu - after[a].mu);
		expect(bySkill).toEqual([1, 3, 5, 0, 4, 2]);
	});

	test('of six, those who share a place are rated alike', () => {
		const after = rate([1, 2, 2, 4, 4, 4], null, [null, null, null, null, null, null]);
		expectSame([after[1], after[3], after[3]], [after[2], after[4], after[5]]);
		expect(after[0].mu).toBeGreaterThan(after[1].mu);
		expect(after[1].mu).toBeGreaterThan(after[3].mu);
	});

	test('only the order of the places counts, not the gaps of ties', () => {
		const before = [NEW, { mu: 30, sigma: 3 }, { mu: 18, sigma: 5 }];
		expectSame(rate([1, 1, 3], null, before), rate([1, 1, 2], null, before));
	});

	test('it does not matter who sits where', () => {
		fc.assert(
			fc.property(tables, ({ places, before, order }) => {
				const moved = rate(
					order.map((seat) => places[seat]),
					null,
					order.map((seat) => before[seat]),
				);
				const after = rate(places, null, before);
				expectSame(
					moved,
					order.map((seat) => after[seat]),
				);
			}),
		);
	});

	test('everybody new is more certain after the match, whatever the places', () => {
		fc.assert(
			fc.property(tables, ({ places }) => {
				const after = rate(
					places,
					null,
					places.map(() => null),
				);
				for (const { sigma } of after) expect(sigma).toBeLessThan(NEW.sigma);
			}),
		);
	});

	test('each of thirty matches makes two people more certain, and the one who wins four of five leads', () => {
		let skills: Skill[] = [NEW, NEW];
		for (let match = 0; match < 30; match++) {
			const [before] = skills;
			skills = rate(match % 5 === 4 ? [2, 1] : [1, 2], null, skills);
			expect(skills[0].sigma).toBeLessThan(before.sigma);
		}
		expect(skills[0].mu).toBeGreaterThan(skills[1].mu + 3);
	});
});

describe('teams', () => {
	test('the members of a team rise and fall together', () => {
		const after = rate([1, 3, 1, 3], [0, 1, 0, 1], [null, null, null, null]);
		expectSame([after[0], after[1]], [after[2], after[3]]);
		expect(after[0].mu).toBeGreaterThan(25);
		expect(after[1].mu).toBeLessThan(25);
	});

	test('the less certain member of a team moves further', () => {
		const after = rate([1, 3, 1, 3], [0, 1, 0, 1], [NEW, NEW, { mu: 25, sigma: 2 }, NEW]);
		expect(after[0].mu - 25).toBeGreaterThan(after[2].mu - 25);
		expect(after[2].mu).toBeGreaterThan(25);
	});

	test('three against three is symmetric', () => {
		const after = rate([4, 1, 4, 1, 4, 1], [0, 1, 0, 1, 0, 1], [null, null, null, null, null, null]);
		expect(after[1].mu - 25).toBeCloseTo(25 - after[0].mu, 9);
	});

	test('teams of one are everybody for themselves', () => {
		const before = [NEW, { mu: 30, sigma: 3 }, { mu: 18, sigma: 5 }];
		expectSame(rate([2, 3, 1], [5, 2, 9], before), rate([2, 3, 1], null, before));
	});
});

describe('what is never rated', () => {
	test.each([
		{ what: 'one person alone', places: [1], teams: null },
		{ what: 'one person as a team', places: [1], teams: [0] },
		{ what: 'three who play together', places: [1, 1, 1], teams: [0, 0, 0] },
	])('$what', ({ places, teams }) => {
		const before = places.map((_, seat) => ({ mu: 20 + seat, sigma: 3 }));
		expect(isRateable(places, teams)).toBe(false);
		expect(rate(places, teams, before)).toEqual(before);
	});
});
