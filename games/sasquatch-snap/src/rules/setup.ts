import { NO_SEATS, type PlayContext, type TableSetup } from '@shutterbox/kernel';
import { FIRST_HAND, FIRST_SNAPS, NO_TILE, PER_COLOR, SEATS, snapsInBox } from './components.ts';
import type { Event } from './events.ts';
import { forestOf } from './forest.ts';
import type { Options, TableRules } from './options.ts';
import { NOT_COMMITTED, SOURCES, type State } from './state.ts';

/** The only use of chance in the game: who has the Whistle first. */
export function setup({ options }: TableSetup<Options>, ctx: PlayContext<Event>): State {
	const { firstWhistle, ...rules } = options;
	const state = freshStart(rules);
	state.whistle = firstWhistle === 'random' ? ctx.chance.int(SEATS) : firstWhistle;
	ctx.emit?.({ type: 'gameStarted', options, whistle: state.whistle });
	ctx.emit?.({ type: 'turnStarted', turn: state.turn, whistle: state.whistle });
	return state;
}

/** Turn 1 with the Whistle at seat 0. */
export function freshStart(rules: TableRules): State {
	const { size, lair, starts } = forestOf(rules.boardSize);
	return {
		rules,
		turn: 1,
		whistle: 0,
		phase: 'whistle',
		slot: 0,
		sasquatch: lair,
		journalists: starts.slice(),
		snaps: bySeat([FIRST_SNAPS]),
		pile: 0,
		box: snapsInBox(rules.target) - SEATS * FIRST_SNAPS,
		hands: bySeat(FIRST_HAND),
		banks: bySeat(PER_COLOR.map((count, type) => count - FIRST_HAND[type])),
		tiles: new Array<number>(size * size).fill(NO_TILE),
		commits: bySeat([NOT_COMMITTED]),
		entrapped: NO_SEATS,
		ledger: bySeat(SOURCES.map(() => 0)),
	};
}

/** The same numbers for every seat, one seat after another. */
function bySeat(numbers: readonly number[]): number[] {
	return [...numbers, ...numbers, ...numbers, ...numbers];
}
