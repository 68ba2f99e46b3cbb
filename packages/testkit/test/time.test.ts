import { expect, test } from 'vitest';
import { BELL, QUIET, timedToy } from '../../kernel/test/timed-toy.ts';
import { toy } from '../../kernel/test/toy.ts';
import { properties, Table, walk } from '../src/index.ts';

const suite = { perturb: () => null };

test.each(Object.entries(properties()))('a game with a clock is sound: %s', (_, holds) => {
	for (let seed = 1; seed <= 12; seed++) holds({ game: timedToy as never, table: { seats: 3 }, seed, suite });
});

test('rules that let a seat act after a public alarm are found', () => {
	const first = properties()['in real time what the table does by itself comes first'];
	const late: typeof timedToy = {
		...timedToy,
		check: (state, entry) =>
			entry.actor !== 'table' && entry.at >= BELL ? toy.check(state, entry) : timedToy.check(state, entry),
	};
	expect(() => first({ game: late as never, table: { seats: 3 }, seed: 1, suite })).toThrow();
});

test('in a walk the table acts when its alarm comes first, never later', () => {
	let bells = 0;
	for (let seed = 1; seed <= 20; seed++) {
		let now = 0;
		for (const { actor, at, state } of walk(timedToy, { seats: 2 }, seed)) {
			expect(at).toBeGreaterThanOrEqual(now);
			if (state.phase === 'roll') expect(at).toBeGreaterThanOrEqual(QUIET);
			if (state.phase === 'roll') expect(at).toBeLessThanOrEqual(BELL);
			if (actor === 'table') bells++;
			now = at;
		}
	}
	expect(bells).toBeGreaterThan(0);
});

test('at a deserted table the table plays alone as long as it can', () => {
	const actors = [...walk(timedToy, { seats: 2, isDeserted: true }, 1)].map(({ actor }) => actor);
	expect(actors[0]).toBe('table');
	expect(actors.length).toBe(3);
});

test('a table of a test has a clock', () => {
	const state = timedToy.setup(
		{ seats: 2, options: { bonus: 1, style: 'plain' } },
		{ chance: { int: () => 0, die: () => 1, shuffle: () => {} } },
	);
	const table = new Table(timedToy as never, state);
	expect(table.refused(0, { type: 'roll' })).toBe('TOO_SOON');
	expect(table.at(QUIET).refused(0, { type: 'roll' })).toBeNull();
});
