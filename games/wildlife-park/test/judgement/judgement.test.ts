import { FastChance, type Seat, seatsOf, seedOfGame, type View } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { policies } from '../../src/bots/policies.ts';
import { type Move, type State, wildlifePark } from '../../src/index.ts';
import { learned } from '../../src/judgement/index.ts';

const { judgement } = learned;
const { shape } = judgement;
const TABLES = [
	{ seats: 1 },
	{ seats: 2, options: { missions: 'on' } },
	{ seats: 3, options: { tempo: 'stepwise', side: 'asymmetric' } },
	{ seats: 6, options: { tempo: 'ordered' } },
];
const GAZE = { guesses: 2 };
const luck = (seed: number) => new FastChance(seedOfGame(seed, 9));

function described(view: View<State>, seat: Seat): number[] {
	const features = new Int8Array(shape.parts * shape.partSize + shape.globals);
	judgement.features(view, seat, features);
	return [...features];
}

describe.each(TABLES)('at $seats seats, $options', (table) => {
	test('positions a seat cannot tell apart are described alike', () => {
		for (const { state, n } of walk(wildlifePark, table, 4)) {
			for (const seat of seatsOf(wildlifePark.toMove(state))) {
				const view = wildlifePark.view(state, seat);
				const twin = wildlifePark.sample(view, seat, luck(n));
				expect(described(wildlifePark.view(twin, seat), seat)).toEqual(described(view, seat));
			}
		}
	});

	test('every turn is legal, is judged by what its seat will know, and leaves the view alone', () => {
		let judged = 0;
		for (const { state, seat, n } of walk(wildlifePark, table, 3)) {
			const view = wildlifePark.view(state, seat);
			const before = JSON.stringify(view);
			let asked: Move | null = null;
			for (const { move, after } of judgement.turns(view, seat, luck(n), GAZE)) {
				if (move !== asked) expect(wildlifePark.check(state, { actor: seat, move, at: 0 })).toBeNull();
				asked = move;
				if (judged++ % 20 > 0) continue;
				expect(described(wildlifePark.view(after, seat), seat)).toEqual(described(after, seat));
			}
			expect(asked).not.toBeNull();
			expect(JSON.stringify(view)).toBe(before);
		}
		expect(judged).toBeGreaterThan(400);
	});

	test('a turn leads where its moment is learned from, and where the rules lead', () => {
		let compared = 0;
		for (const { state, seat, n } of walk(wildlifePark, table, 5)) {
			if (!['turn', 'build', 'swap', 'workers'].includes(state.phase)) continue;
			const view = wildlifePark.view(state, seat);
			for (const { move, after, points } of judgement.turns(view, seat, luck(n), GAZE)) {
				const moment = judgement.moment(view, view, seat, move);
				if (points !== null) {
					expect([state.phase, state.turn, moment]).toEqual(['workers', 15, null]);
					continue;
				}
				expect(moment && described(moment, seat)).toEqual(described(after, seat));
				if (compared++ % 10 > 0) continue;
				const played = commitAll(state, seat, move);
				expect(played.parks[seat]).toEqual(after.parks[seat]);
				expect(played.workers[seat]).toBe(after.workers[seat]);
				expect(played.discards[seat]).toEqual(after.discards[seat]);
				if (state.phase === 'workers') expect(played.entrance[seat]).toBe(after.entrance[seat]);
			}
		}
		expect(compared).toBeGreaterThan(100);
	});
});

/** The state when a seat makes this move and all others that are asked now make any. */
function commitAll(state: State, seat: Seat, move: Move): State {
	const played = wildlifePark.clone(state);
	wildlifePark.play(played, { actor: seat, move, at: 0 }, { chance: luck(1) });
	while (played.phase === state.phase && played.turn === state.turn && wildlifePark.toMove(played) !== 0) {
		const [actor] = seatsOf(wildlifePark.toMove(played));
		const other = wildlifePark.automatic(wildlifePark.view(played, actor), actor);
		wildlifePark.play(played, { actor, move: other, at: 0 }, { chance: luck(1) });
	}
	return played;
}

test('the challenge is worth more than points, and what is promised of a colour adds up to its habitats', () => {
	for (let seed = 1; seed <= 6; seed++) {
		const game = walk(wildlifePark, { seats: 1 }, seed);
		let step = game.next();
		while (!step.done) step = game.next();
		const end = wildlifePark.view(step.value, 0);
		const points = new Float32Array(2 * shape.parts);
		judgement.partPoints?.(end, 0, points);
		const lines = wildlifePark.breakdown(step.value)[0];
		const habitats = lines.filter(({ source }) => ['green', 'blue', 'grey', 'orange'].includes(source));
		expect([...points].reduce((sum, value) => sum + value, 0)).toBe(
			habitats.reduce((sum, line) => sum + line.points, 0),
		);
		expect(judgement.lead(end, 0)).toBe(wildlifePark.outcome(step.value)?.scores[0]);
	}
});

test('what greedy would do is always among the turns', () => {
	for (const { state, seat, n } of walk(wildlifePark, { seats: 2 }, 7)) {
		if (state.phase !== 'turn') continue;
		const view = wildlifePark.view(state, seat);
		const wanted = policies.greedy.choose(view, seat, luck(n));
		const offered = [...judgement.turns(view, seat, luck(n), GAZE)].map(({ move }) => move);
		expect(offered).toContainEqual(wanted);
	}
});
