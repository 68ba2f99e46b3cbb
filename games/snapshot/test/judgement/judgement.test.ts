import { FastChance, type Seat, seedOfGame, type View } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { type Move, type State, snapshot } from '../../src/index.ts';
import { learned } from '../../src/judgement/index.ts';
import type { Worth } from '../../src/judgement/turns.ts';

const { judgement } = learned;
const { shape } = judgement;
const TABLES = [
	{ seats: 2 },
	{ seats: 3, options: { denial: 'upfront' } },
	{ seats: 4, options: { cardToken: 'onlyPlaced' } },
];
const luck = (seed: number) => new FastChance(seedOfGame(seed, 9));

function described(view: View<State>, seat: Seat): number[] {
	const features = new Int8Array(shape.parts * shape.partSize + shape.globals);
	judgement.features(view, seat, features);
	return [...features];
}

const turnsOf = (view: View<State>, seat: Seat, n: number, worth: Worth) => [
	...judgement.turns(view, seat, luck(n), { guesses: 1 }, worth),
];

describe.each(TABLES)('at $seats seats, $options', (table) => {
	test('only legal moves are weighed, with positions as their seat will know them, and its view is left alone', () => {
		let judged = 0;
		for (const { state, seat, n } of walk(snapshot, table, 3)) {
			const view = snapshot.view(state, seat);
			const before = JSON.stringify(view);
			const found = turnsOf(view, seat, n, (after) => {
				if (judged++ % 50 === 0) expect(described(snapshot.view(after, seat), seat)).toEqual(described(after, seat));
				return judgement.lead(after, seat);
			});
			expect(found.length).toBeGreaterThan(0);
			for (const { move, points } of found) {
				expect(snapshot.check(state, { actor: seat, move, at: 0 })).toBeNull();
				expect(points).toSatisfy(Number.isFinite);
			}
			expect(JSON.stringify(view)).toBe(before);
		}
		expect(judged).toBeGreaterThan(1000);
	});

	test('positions a seat cannot tell apart are described alike, and weighed alike', () => {
		for (const { state, seat, n } of walk(snapshot, table, 4)) {
			const view = snapshot.view(state, seat);
			const twin = snapshot.view(snapshot.sample(view, seat, luck(n)), seat);
			expect(described(twin, seat)).toEqual(described(view, seat));
			if (n % 9 > 0) continue;
			const worth = (after: View<State>) => described(after, seat).reduce((sum, value) => sum + value, 0);
			expect(turnsOf(twin, seat, n, worth)).toEqual(turnsOf(view, seat, n, worth));
		}
	});

	test('what everything that does not roll is worth is the position the rules lead to', () => {
		let compared = 0;
		const plain = ['pass', 'abandon'];
		for (const { state, seat, n } of walk(snapshot, table, 5)) {
			const view = snapshot.view(state, seat);
			const worth = (after: View<State>) => judgement.lead(after, seat) + after.tokens[seat] / 8;
			for (const { move, points } of turnsOf(view, seat, n, worth)) {
				if (!plain.includes(move.type)) continue;
				const played = playedOn(state, seat, move);
				if (played === null) continue;
				expect(points).toBeCloseTo(worth(snapshot.view(played, seat)), 9);
				compared++;
			}
		}
		expect(compared).toBeGreaterThan(5);
	});
});

/** The position after a move, where its turn ends with it and the match does not. */
function playedOn(state: State, seat: Seat, move: Move): State | null {
	const played = snapshot.clone(state);
	snapshot.play(played, { actor: seat, move, at: 0 }, { chance: luck(1) });
	return played.phase === 'research' && played.active !== seat ? played : null;
}

test('own turns as they begin and end, and answers to offers, are learned from', () => {
	for (const table of TABLES) {
		let [ends, answers] = [0, 0];
		for (const { state, seat, move } of walk(snapshot, table, 6)) {
			const played = snapshot.clone(state);
			snapshot.play(played, { actor: seat, move, at: 0 }, { chance: luck(1) });
			const reached = judgement.moment(snapshot.view(state, seat), snapshot.view(played, seat), seat, move);
			const hasEnded = played.phase === 'over' || played.active !== state.active;
			const isSettled = state.phase === 'claims' && played.phase === 'research' && !hasEnded;
			expect(reached !== null).toBe(hasEnded || isSettled);
			if (hasEnded) ends++;
			else if (isSettled) answers++;
		}
		expect(ends).toBeGreaterThan(10);
		expect(answers).toBeGreaterThan(0);
	}
});

test('the habitats of the end hold all photos and their awards; what is secret counts when it is revealed', () => {
	const game = walk(snapshot, { seats: 2 }, 8);
	let step = game.next();
	let seen: View<State> | null = null;
	while (!step.done) {
		seen = snapshot.view(step.value.state, 1);
		step = game.next();
	}
	const end = step.value;
	const points = new Float32Array(2 * shape.parts);
	judgement.partPoints?.(end, 1, points);
	const [own, other] = [1, 0].map((seat) =>
		(snapshot.breakdown?.(end) ?? [])[seat]
			.filter(({ source }) => source === 'animals' || source === 'awards')
			.reduce((sum, line) => sum + line.points, 0),
	);
	const sum = (first: number) => points.filter((_, i) => i % 2 === first).reduce((total, value) => total + value, 0);
	expect(sum(0)).toBeLessThanOrEqual(own);
	expect(sum(0)).toBeGreaterThanOrEqual(own - 18); // without those for one of each
	expect(sum(1)).toBeLessThanOrEqual(other);
	expect(seen && described(end as View<State>, 1).length).toBe(shape.parts * shape.partSize + shape.globals);
	const masked = { ...end, assignments: end.assignments.map((one, seat) => (seat === 1 ? one : -2)) };
	expect(described(masked as View<State>, 1)).toEqual(described(end as View<State>, 1));
});
