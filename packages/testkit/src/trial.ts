import {
	type Game,
	type GameEvent,
	type GameMove,
	isRefusal,
	Match,
	seedOfGame,
	seedText,
	type Viewer,
} from '@shutterbox/kernel';
import type { Conformance } from './conformance.ts';
import { optionsOf, type TestTable } from './walk.ts';

/** One random match to look at. */
export interface Trial<State, Move extends GameMove, Event extends GameEvent, Options extends object> {
	readonly game: Game<State, Move, Event, Options>;
	readonly table: TestTable;
	readonly seed: number;
	readonly suite: Pick<Conformance<State>, 'universe' | 'perturb'>;
}

export function viewersOf({ seats }: TestTable): Viewer[] {
	return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

/** A match with the luck of the walk of the same seed. */
export function startMatch<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	table: TestTable,
	seed: number,
): Match<State, Move, Event, Options> {
	const match = Match.start(game, {
		seats: Array.from({ length: table.seats }, (_, seat) => `seat ${seat}`),
		options: optionsOf(game, table) as Readonly<Record<string, unknown>>,
		luck: { kind: 'fast', seed: seedText(seedOfGame(seed, 0)), salts: new Array(table.seats).fill(null) },
		created: 0,
	});
	if (isRefusal(match)) throw new Error(JSON.stringify(match));
	return match;
}
