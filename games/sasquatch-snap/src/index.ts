import type { Game } from '@shutterbox/kernel';
import { automatic } from './automatic.ts';
import type { Event } from './events.ts';
import { policies } from './heuristics.ts';
import { invariants } from './invariants.ts';
import { type Move, moveSchema } from './move.ts';
import { notation } from './notation.ts';
import { type Options, optionsSchema } from './options.ts';
import { breakdown, END_REASONS, outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { check, moves, play, randomMove, toMove } from './turn.ts';
import { redeal, sample, view } from './view.ts';

export const sasquatchSnap: Game<State, Move, Event, Options> = {
	meta: {
		id: 'sasquatch-snap',
		title: 'Sasquatch Snap!',
		prefix: 'SSQ',
		seats: [4],
		rulesVersion: 1,
		endReasons: END_REASONS,
		minutes: 25,
		tags: ['simultaneous', 'programming', 'traps', 'wrapping board'],
		credits: 'Justin Donato, Scott Hoffer, Zannah Marsh, Yaminie Patodia (design)',
		// Ten a turn for the longest limit. Without a limit (turnLimit 0) there is no bound.
		maxMoves: { 4: 1200 },
	},
	options: optionsSchema,
	moveSchema,
	notation,
	policies,
	setup,
	toMove,
	check,
	play,
	moves,
	randomMove,
	automatic,
	view,
	sample,
	redeal,
	outcome,
	breakdown,
	clone,
	invariants,
};

export { drawBoard, parseBoard } from './board.ts';
export { candidates } from './heuristics.ts';
export type { Event, Move, Options, State };
