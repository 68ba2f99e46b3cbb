import {
	commitmentOf,
	type Entry,
	FastChance,
	type Game,
	type GameEvent,
	type GameMove,
	hasSeat,
	isRecordProblem,
	isRefusal,
	Match,
	positionHash,
	seedOfGame,
	seedText,
	type Viewer,
	verify,
} from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { mutant } from './mutants.ts';
import { assertNoInterference } from './non-interference.ts';
import { optionsOf, type TestTable, walk } from './walk.ts';

export interface Conformance<State> {
	/** Every number of seats, and every option value at least once. */
	readonly tables: readonly TestTable[];
	/** Random matches per table. */
	readonly matches: number;
	/** All well-formed moves there are, where a decision can be enumerated: `check` must accept exactly the listed ones. */
	readonly universe?: readonly object[];
	/** A state that differs in one small thing this viewer may not know; null where there is none. */
	perturb?(state: State, viewer: Viewer, chance: FastChance): State | null;
}

/** What the contract promises, as tests. Every game passes all of them at every table. */
export function conformance<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	{ tables, matches, universe, perturb }: Conformance<State>,
): void {
	const seeds = Array.from({ length: matches }, (_, i) => i + 1);
	const viewersOf = ({ seats }: TestTable): Viewer[] => [
		...Array.from({ length: seats }, (_, seat) => seat),
		'spectator',
	];

	describe.each(tables)(`${game.meta.title} keeps the contract at $seats seats, $options`, (table) => {
		test('listed and random moves are accepted, others refused without effect', () => {
			for (const seed of seeds) {
				const luck = new FastChance(seedOfGame(seed, 4));
				for (const { n, state, seat, move } of walk(game, table, seed)) {
					const before = JSON.stringify(state);
					const legal = new Set([...game.moves(state, seat)].map((listed) => JSON.stringify(listed)));
					expect(legal.size).toBeGreaterThan(0);
					for (const listed of legal)
						expect(game.check(state, { actor: seat, move: JSON.parse(listed), at: 0 })).toBeNull();
					expect(game.check(state, { actor: seat, move, at: 0 })).toBeNull();
					for (const candidate of n % 8 === 0 ? (universe ?? []) : []) {
						const isLegal = game.check(state, { actor: seat, move: candidate, at: 0 }) === null;
						expect([candidate, isLegal]).toEqual([candidate, legal.has(JSON.stringify(candidate))]);
					}
					for (let i = 0; i < 4; i++) {
						const refusal = game.check(state, { actor: seat, move: mutant(move, luck), at: 0 });
						if (refusal) expect(isRefusal(refusal)).toBe(true);
					}
					for (let other = 0; other < table.seats; other++) {
						if (hasSeat(game.toMove(state), other)) continue;
						expect([...game.moves(state, other)]).toEqual([]);
						expect(game.check(state, { actor: other, move, at: 0 })).not.toBeNull();
					}
					expect(JSON.stringify(state)).toBe(before);
				}
			}
		});

		test('positions survive JSON, cloning and notation at each step, and keep the invariants', () => {
			for (const seed of seeds) {
				for (const { n, state, seat, move, luck } of walk(game, table, seed)) {
					game.invariants(state);
					const text = JSON.stringify(state);
					const copies = [JSON.parse(text) as State, game.clone(state)];
					const entry: Entry<Move> = { actor: seat, move, at: 0 };
					for (const copy of copies) game.play(copy, entry, { chance: luck.at(n) });
					expect(JSON.stringify(copies[0])).toBe(JSON.stringify(copies[1]));
					expect(JSON.stringify(state)).toBe(text);
					for (const position of [state, game.view(state, seat), game.view(state, 'spectator')]) {
						const parsed = game.notation.parsePosition(game.notation.printPosition(position));
						expect(parsed).toEqual({ value: position });
						expect('value' in parsed && JSON.stringify(parsed.value)).toBe(JSON.stringify(position));
					}
					expect(game.notation.parseMove(game.notation.printMove(move))).toEqual({ value: move });
				}
			}
		});

		test('a match is over when nobody is to move, never before, and its points add up', () => {
			for (const seed of seeds) {
				const match = walk(game, table, seed);
				let step = match.next();
				for (; !step.done; step = match.next()) expect(game.outcome(step.value.state)).toBeNull();
				game.invariants(step.value);
				const outcome = game.outcome(step.value);
				expect(game.meta.endReasons).toContain(outcome?.reason);
				const totals = game.breakdown(step.value).map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
				expect(totals).toEqual(outcome?.scores);
				const sorted = [...(outcome?.places ?? [])].sort((a, b) => a - b);
				expect(sorted).toEqual(sorted.map((place) => 1 + sorted.filter((other) => other < place).length));
				for (const viewer of viewersOf(table)) {
					expect(game.outcome(game.view(step.value, viewer))).toEqual(outcome);
				}
			}
		});

		test('the same seed gives the same log, and its record verifies to the same position', () => {
			for (const seed of seeds.slice(0, Math.max(2, matches / 5))) {
				const [first, second] = [recorded(game, table, seed), recorded(game, table, seed)];
				expect(second.record()).toBe(first.record());
				const verified = verify(first.record(), () => game as never);
				if (isRecordProblem(verified)) throw new Error(JSON.stringify(verified));
				expect(positionHash(verified.match.state)).toBe(positionHash(first.state));
				expect(verified.record.header.commitment).toBe(commitmentOf(verified.record.ending?.seed ?? ''));
			}
		});

		test('a seat judges its own moves on its view as the rules do on the state', () => {
			for (const seed of seeds) {
				const luck = new FastChance(seedOfGame(seed, 5));
				for (const { state, seat, move } of walk(game, table, seed)) {
					for (let viewer = 0; viewer < table.seats; viewer++) {
						const view = game.view(state, viewer);
						expect(game.toMove(view)).toBe(game.toMove(state));
						expect([...game.moves(view, viewer)]).toEqual([...game.moves(state, viewer)]);
						for (const tried of [move, mutant(move, luck), mutant(move, luck)]) {
							const entry = { actor: viewer, move: tried, at: 0 };
							expect(game.check(view, entry)).toEqual(game.check(state, entry));
						}
					}
					const drawn = (position: State) => game.randomMove(position, seat, new FastChance(seedOfGame(seed, 6)));
					expect(drawn(game.view(state, seat))).toEqual(drawn(state));
				}
			}
		});

		test('sampled states are possible and give back the view they were sampled from', () => {
			for (const seed of seeds) {
				const luck = new FastChance(seedOfGame(seed, 7));
				for (const { n, state } of walk(game, table, seed)) {
					if (n % 5 !== 1) continue;
					for (const viewer of viewersOf(table)) {
						const view = game.view(state, viewer);
						const before = JSON.stringify(view);
						const sampled = game.sample(view, viewer, luck);
						game.invariants(sampled);
						expect(JSON.stringify(view)).toBe(before);
						expect(JSON.stringify(game.view(sampled, viewer))).toBe(before);
						expect(JSON.stringify(game.view(view, viewer))).toBe(before);
					}
				}
			}
		});

		test('nobody is told, shown, offered or refused anything that depends on what is hidden from them', () => {
			for (const seed of seeds) {
				const luck = new FastChance(seedOfGame(seed, 8));
				for (const { n, state } of walk(game, table, seed)) {
					if (n % 4 !== seed % 4) continue;
					for (const viewer of viewersOf(table)) {
						const view = game.view(state, viewer);
						assertNoInterference(game, state, game.sample(view, viewer, luck), viewer, seed);
						const twin = perturb?.(game.clone(state), viewer, luck);
						if (twin) assertNoInterference(game, state, twin, viewer, seed);
					}
				}
			}
		});
	});
}

/** A whole random match through the kernel's own `Match`. */
function recorded<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	table: TestTable,
	seed: number,
): Match<State, Move, Event, Options> {
	const match = Match.start(game, {
		seats: Array.from({ length: table.seats }, (_, seat) => `seat ${seat}`),
		options: optionsOf(game as never, table) as Readonly<Record<string, unknown>>,
		luck: { kind: 'fast', seed: seedText(seedOfGame(seed, 0)), salts: new Array(table.seats).fill(null) },
		created: 0,
	});
	if (isRefusal(match)) throw new Error(JSON.stringify(match));
	for (const { n, seat, move } of walk(game, table, seed)) {
		expect(match.submit(seat, move, n)).toMatchObject({ accepted: true, n });
	}
	expect(match.outcome()).not.toBeNull();
	return match;
}
