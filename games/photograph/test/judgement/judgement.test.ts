import { FastChance, type Seat, seedOfGame, type View } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { type Move, photograph, type State } from '../../src/index.ts';
import { learned } from '../../src/judgement/index.ts';

const { judgement } = learned;
const { shape } = judgement;
const TABLES = [
	{ seats: 2 },
	{ seats: 3, options: { lateGoodShot: 'exact' } },
	{ seats: 4, options: { informativeBacks: false, missedShot: true } },
];
const luck = (seed: number) => new FastChance(seedOfGame(seed, 9));

function described(view: View<State>, seat: Seat): number[] {
	const features = new Int8Array(shape.parts * shape.partSize + shape.globals);
	judgement.features(view, seat, features);
	return [...features];
}

describe.each(TABLES)('at $seats seats, $options', (table) => {
	test('a turn is judged by what its seat will know, whatever it guessed, and leaves its view alone', () => {
		let judged = 0;
		for (const { state, seat, n } of walk(photograph, table, 3)) {
			if (n % 5 > 0) continue;
			const view = photograph.view(state, seat);
			const before = JSON.stringify(view);
			for (const { after } of judgement.turns(view, seat, luck(n), { guesses: 2 })) {
				if (judged++ % 40 > 0) continue;
				expect(described(photograph.view(after, seat), seat)).toEqual(described(after, seat));
			}
			expect(JSON.stringify(view)).toBe(before);
		}
		expect(judged).toBeGreaterThan(1000);
	});

	test('positions a seat cannot tell apart are described alike', () => {
		for (const { state, seat, n } of walk(photograph, table, 4)) {
			const view = photograph.view(state, seat);
			const twin = photograph.sample(view, seat, luck(n));
			expect(described(photograph.view(twin, seat), seat)).toEqual(described(view, seat));
		}
	});

	test('turns offer every legal move, and each wind leads where the rules lead', () => {
		for (const { state, seat, n } of walk(photograph, table, 5)) {
			if (state.phase === 'pick' && n % 7 > 0) continue;
			const view = photograph.view(state, seat);
			const offered = new Set<string>();
			for (const { move, after, points } of judgement.turns(view, seat, luck(n), { guesses: 1 })) {
				offered.add(JSON.stringify(move));
				expect(photograph.check(state, { actor: seat, move, at: 0 })).toBeNull();
				expect(points === null).toBe(state.phase !== 'final');
				if (state.phase === 'final') expect(points).toBe(finalScore(state, seat, move));
				if (state.phase !== 'wind') continue;
				const moment = judgement.moment(view, view, seat, move);
				expect(moment && described(moment, seat)).toEqual(described(after, seat));
				const played = photograph.clone(state);
				photograph.play(played, { actor: seat, move, at: 0 }, { chance: luck(1) });
				expect(after.films).toEqual(played.films);
				expect(after.goodShots).toEqual(played.goodShots);
				expect(after.hands[seat]).toEqual(played.hands[seat]);
			}
			const legal = [...photograph.moves(state, seat)].map((move) => JSON.stringify(move));
			const twice = state.phase === 'pick' ? 'a lone card from either side' : '';
			const missing = legal.filter((move) => !offered.has(move));
			if (twice === '') expect(missing).toEqual([]);
			else for (const move of missing) expect(JSON.parse(move)).toMatchObject({ side: 'right', count: 1 });
		}
	});
});

/** What a seat has in the end when it commits this wind and all others any. */
function finalScore(state: State, seat: Seat, move: Move): number | undefined {
	const end = photograph.clone(state);
	end.commits[seat] = -1;
	photograph.play(end, { actor: seat, move, at: 0 }, { chance: luck(1) });
	for (let other = 0; other < end.seats; other++) {
		if ((photograph.toMove(end) & (1 << other)) === 0) continue;
		photograph.play(
			end,
			{ actor: other, move: photograph.automatic(photograph.view(end, other), other), at: 0 },
			{ chance: luck(1) },
		);
	}
	return photograph.outcome(end)?.scores[seat];
}

test('the parts of the end add up to the scores', () => {
	for (const { seats } of TABLES) {
		const game = walk(photograph, { seats }, 8);
		let step = game.next();
		while (!step.done) step = game.next();
		const end = step.value;
		const points = new Float32Array(2 * shape.parts);
		judgement.partPoints?.(photograph.view(end, 1), 1, points);
		const own = points.filter((_, i) => i % 2 === 0).reduce((sum, value) => sum + value, 0);
		expect(own).toBe(photograph.outcome(end)?.scores[1]);
		expect(judgement.lead(photograph.view(end, 1), 1)).toBe(
			(photograph.outcome(end)?.scores[1] ?? 0) -
				Math.max(...(photograph.outcome(end)?.scores ?? []).filter((_, seat) => seat !== 1)),
		);
	}
});
