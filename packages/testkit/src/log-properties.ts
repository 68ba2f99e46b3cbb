import {
	FastChance,
	type Game,
	type GameEvent,
	type GameMove,
	isLogCommand,
	isRealTime,
	isRecordProblem,
	type LogEntry,
	type Match,
	parseRecord,
	positionHash,
	seatsOf,
	seedOfGame,
	verify,
} from '@shutterbox/kernel';
import { expect } from 'vitest';
import { hiddenLists } from './hidden-lists.ts';
import { startMatch, type Trial, viewersOf } from './trial.ts';
import { luckOf, nextStep, optionsOf, type TestTable, walk } from './walk.ts';

/** After so many a random match plays to its end. */
const TAKE_BACKS = 24;

/** Random moves, and now and then a seat takes its last one back, freely or with everything since. */
export function takingBackIsReplaying<State, Move extends GameMove, Event extends GameEvent, Options extends object>({
	game,
	table,
	seed,
}: Trial<State, Move, Event, Options>): void {
	const match = startMatch(game, table, seed);
	const luck = new FastChance(seedOfGame(seed, 9));
	let at = 0;
	for (let taken = 0; match.outcome() === null; ) {
		const seat = luck.int(table.seats);
		const way = taken < TAKE_BACKS && luck.int(5) === 0 ? match.takeBack(seat) : null;
		if (way !== null) {
			taken++;
			expect(match.enter({ actor: seat, move: way, at })).toMatchObject({ accepted: true });
			expect(JSON.stringify(match.state)).toBe(JSON.stringify(replayed(game, table, seed, match)));
			game.invariants(match.state);
			continue;
		}
		const next = nextStep(game, match.state, luck, at, table.isDeserted);
		if (next === null) throw new Error('nobody is to move, but the match is not over');
		expect(match.submit(next.actor, next.move, next.at)).toMatchObject({ accepted: true });
		at = next.at;
		if (isRealTime(game)) for (let own = 0; own < table.seats; own++) expect(match.takeBack(own)).toBeNull();
	}
	const verified = verify(match.record(), () => game as never);
	if (isRecordProblem(verified)) throw new Error(JSON.stringify(verified));
	expect(positionHash(verified.match.state)).toBe(positionHash(match.state));
}

/** The position after a log, from the setup on: what counts is played, in order, each entry with its own luck. */
function replayed<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	table: TestTable,
	seed: number,
	match: Match<State, Move, Event, Options>,
): State {
	const record = parseRecord(match.record());
	if (isRecordProblem(record)) throw new Error(JSON.stringify(record));
	const counting: LogEntry[] = [];
	for (const entry of record.entries) {
		if (!isLogCommand(entry.move)) {
			counting.push(entry);
			continue;
		}
		const index = counting.findLastIndex(({ actor, move }) => actor === entry.actor && !isLogCommand(move));
		if (entry.move === 'rewind') counting.splice(index, counting.length, entry);
		else counting.splice(index, 1);
	}
	const chance = luckOf(seed).match;
	const state = game.setup({ seats: table.seats, options: optionsOf(game, table) }, { chance });
	for (const { n, actor, move, at } of counting) {
		if (isLogCommand(move)) game.redeal(state, chance.at(n));
		else game.play(state, { actor, move: move as Move, at }, { chance: chance.at(n) });
	}
	return state;
}

export function redealsAreUnseen<State, Move extends GameMove, Event extends GameEvent, Options extends object>({
	game,
	table,
	seed,
}: Trial<State, Move, Event, Options>): void {
	const luck = new FastChance(seedOfGame(seed, 10));
	for (const { n, state } of walk(game, table, seed)) {
		if (n % 5 !== seed % 5 && n > 1) continue;
		const views = (position: State) => viewersOf(table).map((viewer) => JSON.stringify(game.view(position, viewer)));
		const before = views(state);
		const dealt = (number: number) => {
			const copy = game.clone(state);
			game.redeal(copy, luck.at(number));
			game.invariants(copy);
			expect(views(copy)).toEqual(before);
			return copy;
		};
		const [first, again] = [dealt(n), dealt(n)];
		expect(JSON.stringify(again)).toBe(JSON.stringify(first));
		if (n > 1) continue;
		const others = Array.from({ length: 8 }, (_, i) => hiddenLists(game, table, dealt(1000 + i)));
		for (const [path, list] of hiddenLists(game, table, state))
			if (others.every((other) => other.get(path) === list)) throw new Error(`${path} is never dealt anew`);
	}
}

/** In real time what the table does by itself is done at its moment, and nothing is done from then on before it. */
export function alarmsComeFirst<State, Move extends GameMove, Event extends GameEvent, Options extends object>({
	game,
	table,
	seed,
}: Trial<State, Move, Event, Options>): void {
	if (!isRealTime(game)) return;
	const match = startMatch(game, table, seed);
	for (const { n, actor, move, at } of walk(game, table, seed)) {
		const { state } = match;
		const alarm = game.alarm?.(state) ?? null;
		const shown = game.alarm?.(game.view(state, 'spectator')) ?? null;
		for (const seat of n % 3 === seed % 3 ? seatsOf(game.toMove(state)) : []) {
			const tried = game.randomMove(state, seat, new FastChance(seedOfGame(seed, n)));
			for (const late of [0, 1, 60_000]) {
				if (alarm !== null) expect(match.submit(seat, tried, alarm + late).accepted).toBe(false);
				if (shown === null) continue;
				expect(game.check(state, { actor: seat, move: tried, at: shown + late })).not.toBeNull();
			}
		}
		const tableMove = game.tableMove?.(state) ?? null;
		if (tableMove !== null && alarm !== null) {
			for (const wrong of [alarm - 1, alarm + 1, alarm + 60_000])
				expect(match.submit('table', tableMove, wrong).accepted).toBe(false);
		}
		expect(match.submit(actor, move, at)).toMatchObject({ accepted: true });
	}
}
