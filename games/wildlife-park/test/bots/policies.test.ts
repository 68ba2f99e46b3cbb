import { FastChance, seatsOf } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { appraise } from '../../src/bots/appraisal.ts';
import { Planner, turnOf } from '../../src/bots/plans.ts';
import { playerWith, policies } from '../../src/bots/policies.ts';
import { spotsFor } from '../../src/bots/spots.ts';
import { type Move, type State, wildlifePark } from '../../src/index.ts';
import { die } from '../../src/rules/items.ts';
import { layoutOf } from '../../src/rules/park.ts';
import { matchingParts } from '../../src/rules/towers.ts';
import { at, parkOf, sketch } from '../table.ts';

const luck = new FastChance([1, 2, 3, 4]);

function chosen(policy: keyof typeof policies, state: State): string {
	return wildlifePark.notation.printMove(policies[policy].choose(wildlifePark.view(state, 0), 0, luck));
}

test('both players choose legal moves in every phase, mode and tempo', () => {
	const tables = [
		{ seats: 1 },
		{ seats: 2, options: { tempo: 'stepwise', missions: 'on' } },
		{ seats: 3, options: { tempo: 'ordered' } },
	];
	for (const table of tables) {
		for (const { n, state } of walk(wildlifePark, table, 2)) {
			if (n % 3 !== 0) continue;
			for (const seat of seatsOf(wildlifePark.toMove(state))) {
				for (const policy of Object.values(policies)) {
					const move: Move = policy.choose(wildlifePark.view(state, seat), seat, luck);
					expect(wildlifePark.check(state, { actor: seat, move, at: 0 })).toBeNull();
				}
			}
		}
	}
});

test('items somebody else chose can be built or discarded, however well one of them fits', () => {
	const table = at(
		'2p build 5 tempo=stepwise | 0: gorilla; park b4 ibex.beige@1, b5 vicuna.heart=1; board 1; supply -; display -; chosen grey4 grey5 | 1: saola; park -; board 2; supply -; display -; chosen green1 blue1',
	);
	expect(table.moves(0)).toContain('build supply -, display -');
	for (const policy of Object.values(policies)) {
		expect(table.refused(0, policy.choose(table.view(0), 0, luck))).toBeNull();
	}
});

test('nearsighted has an answer in every building position that random players lead to', () => {
	let asked = 0;
	for (let seed = 1; seed <= 12; seed++) {
		for (const { state, seat } of walk(wildlifePark, { seats: 2, options: { tempo: 'stepwise' } }, seed)) {
			if (state.phase !== 'build') continue;
			asked++;
			const move = policies.nearsighted.choose(wildlifePark.view(state, seat), seat, luck);
			expect(wildlifePark.check(state, { actor: seat, move, at: 0 })).toBeNull();
		}
	}
	expect(asked).toBeGreaterThan(300);
});

test('greedy puts a die on the tile it lays just before, and a 6 at the tower it closes', () => {
	const table = sketch({
		board: 'gorilla',
		park: 'b4 ibex.beige@1=5; b5 golden-eagle.beige@5=4',
		supply: 'tile:grey vicuna.beige',
		display: 'die:4 6',
		when: 'turn 14',
	});
	expect(chosen('greedy', table.state)).toBe('tile:grey c4@3, die:4 c4');
});

test('nearsighted takes the points that are there', () => {
	const table = sketch({ park: 'c4 ibex.heart', supply: 'out:grey 2, out:blue 6', when: 'turn 9' });
	expect(chosen('nearsighted', table.state)).toMatch(/out:grey c4/);
});

test('workers are used up at the very end, and only where they gain', () => {
	const park = 'c4 ibex.heart=1; b5 golden-eagle.black@0=4';
	const last = sketch({ park, when: 'workers 15' });
	expect(chosen('greedy', last.state)).toMatch(/^workers (b5|c4)/);
	const nothing = sketch({ park: 'a1 ibex.brown@0=4', when: 'workers 15' });
	expect(chosen('greedy', nothing.state)).toBe('workers -');
});

test('threes are rolled again', () => {
	const display = 'die:0 3, die:1 1, die:2 3, die:3 6, die:4 2, die:5 5, die:6 3, die:7 4';
	expect(chosen('greedy', sketch({ when: 'reroll 1', display }).state)).toBe('reroll 0 2 6');
});

test('a part is turned only to points where its tower can still stand', () => {
	const park = parkOf('b4 ibex.beige@1; b5 golden-eagle.beige@5', 'gorilla');
	const { names, points } = layoutOf(park);
	const c4 = spotsFor(park, 0, 3).filter(({ hex }) => names[hex] === 'c4');
	expect(c4.map(({ corner }) => corner)).toContain(3);
	const shared = points.find(({ hexes }) => hexes.map((hex) => names[hex]).join(' ') === 'b4 b5 c4');
	if (shared === undefined) throw new Error('no such point');
	expect([0, 1, 2, 3].map((symbol) => matchingParts(park, shared, symbol))).toEqual([2, -1, -1, 2]);
});

test('a die is tried with as few workers as each value takes', () => {
	const park = parkOf('b3 penguin.heart');
	const uses = spotsFor(park, 0b11111, die(1, 4)).map(({ workers }) =>
		workers.map(([token, delta]) => token + delta).join(' '),
	);
	expect(uses).toEqual(['blue-1 multi-1']);
});

test('the best plan is worth at least as much as any other', () => {
	const table = sketch({
		park: 'b3 penguin.heart; d3 ibex.brown@0',
		supply: 'out:blue 2, out:grey 4, tile:green sloth.heart',
		display: 'die:2 1, die:4 5, tile:0 elephant.heart',
	});
	const planner = new Planner(table.state, 0, appraise);
	const { plan, value } = planner.best();
	for (const other of planner.plans()) expect(planner.valueOf(other)).toBeLessThanOrEqual(value);
	expect(table.refused(0, turnOf(table.state, 0, plan))).toBeNull();
	expect(playerWith(appraise).choose(table.view(0), 0, luck)).toEqual(turnOf(table.state, 0, plan));
});
