import { FastChance, type Learned, type Shape, seedOfGame } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { type ToyMove, type ToyState, toy } from '../../../kernel/test/toy.ts';
import { allLayers, botNames, castOf, policyOf, prepared, quantized, sizesOf, writeWeights } from '../../src/index.ts';

const shape: Shape = { parts: 0, partSize: 0, globals: 2, trunk: [], head: [2] };
const bid = (coins: number): ToyMove => ({ type: 'bid', coins });
const guesses: number[] = [];

/** Bids as high as it may, for its weights say so; at two seats alone. */
const judgement: Learned<ToyState, ToyMove>['judgement'] = {
	shape,
	version: 1,
	tables: [{ key: 'p2', seats: 2, options: [{}] }],
	rivals: { part: [], globals: [1] },
	tableOf: ({ seats }) => (seats === 2 ? 'p2' : null),
	features(view, seat, into) {
		into[0] = 32 * Math.max(0, view.bids[seat]);
		into[1] = 1;
	},
	*turns(view, seat, _chance, gaze) {
		guesses.push(gaze.guesses);
		if (view.phase === 'roll') yield { move: { type: 'roll' }, guess: 0, after: view, points: 0 };
		else
			for (const coins of [0, 3, 1])
				yield { move: bid(coins), guess: 0, after: { ...view, bids: view.bids.with(seat, coins) }, points: null };
	},
	moment: (_before, after) => after,
	lead: (view, seat) => -50 * view.bids[seat],
};
const layers = allLayers(sizesOf(shape)).map((size) => quantized(size, [1, 0, 0, 0], [0, 0]));
const right = writeWeights({ game: 'toy', rulesVersion: 1, version: 1, table: 'p2', shape, fingerprint: '' }, layers);

function learner(load: () => Promise<{ learned: Learned<ToyState, ToyMove> }>) {
	return { ...toy, learned: { load, instead: { easy: 'timid', medium: 'timid', hard: 'timid' } } };
}
const knowing = (weights: string) =>
	learner(async () => ({ learned: { judgement, weights: { p2: weights }, corrections: {} } }));
const chance = () => new FastChance(seedOfGame(1, 0));

function bids(game: ReturnType<typeof learner>, seats: number, bot = 'hard'): ToyMove | undefined {
	const state = toy.setup({ seats, options: { bonus: 1, style: 'plain' } }, { chance: chance() });
	toy.play(state, { actor: 0, move: { type: 'roll' }, at: 0 }, { chance: chance() });
	return policyOf(game, bot)?.choose(toy.view(state, 0), 0, chance());
}

test('what was learned decides, once it has been fetched, and not before', async () => {
	const game = knowing(right);
	expect(() => bids(game, 2)).toThrow('toy was not prepared before hard was asked');
	expect(await prepared(game)).toBeNull();
	expect(bids(game, 2)).toEqual(bid(3));
});

test('a photographer leans by their manner: whoever is greedy pays nothing that could be kept', async () => {
	const game = knowing(right);
	await prepared(game);
	expect(bids(game, 2, 'otto')).toEqual(bid(3)); // greed 1
	expect(bids(game, 2, 'stella')).toEqual(bid(0)); // greed 4
});

test('whoever takes the best mixes where others try to guess it', async () => {
	const mixing = { ...judgement, mixes: () => ({ temperature: 50, cap: 100 }) };
	const game = learner(async () => ({ learned: { judgement: mixing, weights: { p2: right }, corrections: {} } }));
	await prepared(game);
	const luck = chance();
	const state = toy.setup({ seats: 2, options: { bonus: 1, style: 'plain' } }, { chance: luck });
	toy.play(state, { actor: 0, move: { type: 'roll' }, at: 0 }, { chance: luck });
	const hard = policyOf(game, 'hard');
	const bidden = Array.from({ length: 60 }, () => JSON.stringify(hard?.choose(toy.view(state, 0), 0, luck)));
	expect(new Set(bidden).size).toBe(3);
});

test('at a table where nothing was learned, another plays instead', async () => {
	const game = knowing(right);
	await prepared(game);
	expect(bids(game, 3)).toEqual(bid(0));
});

describe('what cannot be used is told in one line that names who plays instead, and they play', () => {
	test.each([
		['damaged', knowing(`${right.slice(0, 40)}AAAA${right.slice(44)}`), 'the weights are damaged'],
		['misfits', { ...knowing(right), meta: { ...toy.meta, rulesVersion: 9 } }, 'learned for rulesVersion 1, not 9'],
		['out of reach', learner(() => Promise.reject(new Error('offline'))), 'could not be fetched'],
	])('%s', async (_, game, problem) => {
		const told = await prepared(game);
		expect(told).toContain(problem);
		expect(told).toMatch(/^Toy: .*; timid, timid and timid play for easy, medium and hard$/);
		expect(bids(game, 2)).toEqual(bid(0));
	});
});

test('all strengths are offered and can be named', () => {
	const game = knowing(right);
	expect(castOf(game)).toHaveLength(12);
	expect(botNames(game)).toEqual(['random', 'timid', 'easy', 'medium', 'hard']);
	expect(policyOf(toy, 'hard')).toBeUndefined();
});
