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
	type Match,
	positionHash,
	seedOfGame,
	verify,
} from '@shutterbox/kernel';
import { expect } from 'vitest';
import { assertAnswers } from './answers.ts';
import { deepFreeze } from './freeze.ts';
import { alarmsComeFirst, redealsAreUnseen, takingBackIsReplaying } from './log-properties.ts';
import { mutant } from './mutants.ts';
import { assertNoInterference } from './non-interference.ts';
import { startMatch, type Trial, viewersOf } from './trial.ts';
import { type TestTable, walk } from './walk.ts';

type Property<State, Move extends GameMove, Event extends GameEvent, Options extends object> = (
	trial: Trial<State, Move, Event, Options>,
) => void;

/** The promises of the contract by name. Each throws on a match that breaks it. */
export function properties<State, Move extends GameMove, Event extends GameEvent, Options extends object>(): Readonly<
	Record<string, Property<State, Move, Event, Options>>
> {
	return {
		'listed and random moves are accepted, others refused without effect': movesAreJudged,
		'positions survive JSON, cloning and notation, and keep the invariants': positionsAreValues,
		'a match is over when nobody is to move, never before, and its points add up': outcomesAddUp,
		'the same seed gives the same log, and its record verifies to the same position': recordsVerify,
		'a seat judges its own moves on its view as the rules do on the state': viewsJudgeAlike,
		'sampled states are possible and give back the view they were sampled from': samplesFitTheirView,
		'nobody gets anything that depends on what is hidden from them': nothingInterferes,
		'taking moves back leads where replaying the rest would': takingBackIsReplaying,
		'what nobody has seen can be dealt anew, and nobody sees a difference': redealsAreUnseen,
		'in real time what the table does by itself comes first': alarmsComeFirst,
		'every bot has a legal answer wherever random players and odd moves have led': ({ game, table, seed }) =>
			assertAnswers(game, table, seed),
		'what was shown and told stays as it was, however play goes on': whatWasShownStays,
	};
}

function movesAreJudged<State, Move extends GameMove, Event extends GameEvent, Options extends object>({
	game,
	table,
	seed,
	suite,
}: Trial<State, Move, Event, Options>): void {
	const luck = new FastChance(seedOfGame(seed, 4));
	for (const { n, state, actor, seat, move, at } of walk(game, table, seed)) {
		expect(game.check(state, { actor, move, at })).toBeNull();
		if (actor === 'table') continue;
		const before = JSON.stringify(state);
		const legal = new Set([...game.moves(state, seat)].map((listed) => JSON.stringify(listed)));
		expect(legal.size).toBeGreaterThan(0);
		for (const listed of legal) expect(game.check(state, { actor: seat, move: JSON.parse(listed), at })).toBeNull();
		expect(game.check(state, { actor: seat, move: game.automatic(game.view(state, seat), seat), at })).toBeNull();
		for (const candidate of n % 8 === seed % 8 ? (suite.universe ?? []) : []) {
			const isLegal = game.check(state, { actor: seat, move: candidate, at }) === null;
			expect([candidate, isLegal]).toEqual([candidate, legal.has(JSON.stringify(candidate))]);
		}
		for (let i = 0; i < 4; i++) {
			const refusal = game.check(state, { actor: seat, move: mutant(move, luck), at });
			if (refusal) expect(isRefusal(refusal)).toBe(true);
		}
		for (let other = 0; other < table.seats; other++) {
			if (hasSeat(game.toMove(state), other)) continue;
			expect([...game.moves(state, other)]).toEqual([]);
			expect(game.check(state, { actor: other, move, at })).not.toBeNull();
		}
		expect(JSON.stringify(state)).toBe(before);
	}
}

function positionsAreValues<State, Move extends GameMove, Event extends GameEvent, Options extends object>({
	game,
	table,
	seed,
}: Trial<State, Move, Event, Options>): void {
	const { notation } = game;
	for (const { n, state, actor, seat, move, at, luck } of walk(game, table, seed)) {
		game.invariants(state);
		const text = JSON.stringify(state);
		const copies = [JSON.parse(text) as State, game.clone(state)];
		const entry: Entry<Move> = { actor, move, at };
		for (const copy of copies) game.play(copy, entry, { chance: luck.at(n) });
		expect(JSON.stringify(copies[0])).toBe(JSON.stringify(copies[1]));
		expect(JSON.stringify(state)).toBe(text);
		for (const position of [state, game.view(state, seat), game.view(state, 'spectator')]) {
			const parsed = notation.parsePosition(notation.printPosition(position));
			if ('problem' in parsed) throw new Error(`${notation.printPosition(position)}: ${parsed.problem}`);
			expect(JSON.stringify(parsed.value)).toBe(JSON.stringify(position));
		}
		expect(notation.parseMove(notation.printMove(move))).toEqual({ value: move });
	}
}

function outcomesAddUp<State, Move extends GameMove, Event extends GameEvent, Options extends object>({
	game,
	table,
	seed,
}: Trial<State, Move, Event, Options>): void {
	const match = walk(game, table, seed);
	let step = match.next();
	for (; !step.done; step = match.next()) expect(game.outcome(step.value.state)).toBeNull();
	const end = step.value;
	game.invariants(end);
	const outcome = game.outcome(end);
	if (outcome === null) throw new Error('nobody is to move, but the match is not over');
	expect(game.meta.endReasons).toContain(outcome.reason);
	const totals = game.breakdown(end).map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
	expect(totals).toEqual(outcome.scores);
	expect(outcome.places.length).toBe(table.seats);
	// Only a side that plays alone, one seat or one team, can lose to the game: then all its places are 2.
	const isAlone = new Set(game.teams?.(table.seats) ?? outcome.places.keys()).size === 1;
	if (!isAlone || outcome.places.some((place) => place !== 2))
		for (const place of outcome.places) expect(place).toBe(1 + outcome.places.filter((other) => other < place).length);
	for (const viewer of viewersOf(table)) expect(game.outcome(game.view(end, viewer))).toEqual(outcome);
}

function recordsVerify<State, Move extends GameMove, Event extends GameEvent, Options extends object>({
	game,
	table,
	seed,
}: Trial<State, Move, Event, Options>): void {
	const [first, second] = [recorded(game, table, seed), recorded(game, table, seed)];
	expect(second.record()).toBe(first.record());
	const verified = verify(first.record(), () => game as never);
	if (isRecordProblem(verified)) throw new Error(JSON.stringify(verified));
	expect(positionHash(verified.match.state)).toBe(positionHash(first.state));
	expect(verified.record.header.commitment).toBe(commitmentOf(verified.record.ending?.seed ?? ''));
}

function viewsJudgeAlike<State, Move extends GameMove, Event extends GameEvent, Options extends object>({
	game,
	table,
	seed,
}: Trial<State, Move, Event, Options>): void {
	const luck = new FastChance(seedOfGame(seed, 5));
	for (const { state, actor, seat, move, at } of walk(game, table, seed)) {
		for (let viewer = 0; viewer < table.seats; viewer++) {
			const view = game.view(state, viewer);
			expect(game.toMove(view)).toBe(game.toMove(state));
			expect(game.waitsFor?.(view)).toBe(game.waitsFor?.(state));
			expect((game.waitsFor?.(state) ?? 0) & ~game.toMove(state), 'waited for, but may not act').toBe(0);
			expect([...game.moves(view, viewer)]).toEqual([...game.moves(state, viewer)]);
			for (const tried of [move, mutant(move, luck), mutant(move, luck)]) {
				const entry = { actor: viewer, move: tried, at };
				expect(game.check(view, entry)).toEqual(game.check(state, entry));
			}
		}
		if (actor === 'table') continue;
		const drawn = (position: State) => game.randomMove(position, seat, new FastChance(seedOfGame(seed, 6)));
		expect(drawn(game.view(state, seat))).toEqual(drawn(state));
	}
}

function samplesFitTheirView<State, Move extends GameMove, Event extends GameEvent, Options extends object>({
	game,
	table,
	seed,
}: Trial<State, Move, Event, Options>): void {
	const luck = new FastChance(seedOfGame(seed, 7));
	for (const { n, state } of walk(game, table, seed)) {
		if (n % 5 !== seed % 5) continue;
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

function nothingInterferes<State, Move extends GameMove, Event extends GameEvent, Options extends object>({
	game,
	table,
	seed,
	suite,
}: Trial<State, Move, Event, Options>): void {
	const luck = new FastChance(seedOfGame(seed, 8));
	for (const { n, state, at } of walk(game, table, seed)) {
		if (n % 4 !== seed % 4) continue;
		for (const viewer of viewersOf(table)) {
			const view = game.view(state, viewer);
			assertNoInterference(game, state, game.sample(view, viewer, luck), viewer, seed, at);
			const twin = suite.perturb(game.clone(state), viewer, luck);
			if (twin) assertNoInterference(game, state, twin, viewer, seed, at);
		}
	}
}

/** A host holds on to views and events and compares them later: whoever changed one that was frozen would throw. */
function whatWasShownStays<State, Move extends GameMove, Event extends GameEvent, Options extends object>({
	game,
	table,
	seed,
}: Trial<State, Move, Event, Options>): void {
	for (const { state } of walk(game, table, seed, deepFreeze))
		for (const viewer of viewersOf(table)) deepFreeze(game.view(state, viewer));
}

/** A whole random match through the kernel's own `Match`. */
function recorded<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	table: TestTable,
	seed: number,
): Match<State, Move, Event, Options> {
	const match = startMatch(game, table, seed);
	for (const { n, actor, move, at } of walk(game, table, seed)) {
		expect(match.submit(actor, move, at)).toMatchObject({ accepted: true, n });
	}
	expect(match.outcome()).not.toBeNull();
	return match;
}
