import type { Chance, Game, GameEvent, GameMove, Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { schemasOf, unbounded } from './bounds.ts';
import { tryMutations } from './mutation-run.ts';
import { properties } from './properties.ts';
import type { TestTable } from './walk.ts';

const MUTANTS = 20_000;

export interface Conformance<State> {
	/** Every number of seats, and every option value at least once. */
	readonly tables: readonly TestTable[];
	/** Random matches per table. */
	readonly matches: number;
	/** All well-formed moves there are, where decisions can be enumerated: `check` must accept exactly the listed ones. */
	readonly universe?: readonly object[];
	/**
	 * A state that differs in one small thing this viewer may not know; null where there is none. Written from the rules'
	 * own table of hidden information, not from `view`: a view that shows too much is found by this alone.
	 */
	perturb(state: State, viewer: Viewer, chance: Chance): State | null;
}

/** Registers what the contract promises as tests. Every game passes all of them at every table. */
export function conformance<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	suite: Conformance<State>,
): void {
	describe(`${game.meta.title} has no room for anything else`, () => {
		test('every number, word and list of a move, an option and a standing order has bounds', () => {
			for (const [where, schema] of schemasOf(game)) expect([where, unbounded(schema)]).toEqual([where, null]);
		});
		test(`of ${MUTANTS} mutated moves each is refused, or fits the schema and leads to a sound position`, () => {
			const { checked, accepted, refused } = tryMutations(game, suite.tables, MUTANTS);
			expect(checked).toBe(MUTANTS);
			expect(accepted).toBeGreaterThan(0);
			expect(refused).toBeGreaterThan(accepted);
		});
	});
	describe.each(suite.tables)(`${game.meta.title} keeps the contract at $seats seats, $options`, (table) => {
		for (const [promise, holds] of Object.entries(properties<State, Move, Event, Options>())) {
			test(promise, () => {
				for (let seed = 1; seed <= suite.matches; seed++) holds({ game, table, seed, suite });
			});
		}
	});
}
