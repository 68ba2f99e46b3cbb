import type { Game, GamePart } from '@shutterbox/kernel';
import { policies } from './bots/policies.ts';
import { notation } from './notation/notation.ts';
import { automatic } from './rules/automatic.ts';
import type { Event } from './rules/events.ts';
import { invariants } from './rules/invariants.ts';
import { type Move, moveSchema } from './rules/move.ts';
import { moves } from './rules/moves.ts';
import { type Options, optionsSchema } from './rules/options.ts';
import { randomMove } from './rules/random.ts';
import { breakdown, END_REASONS, outcome } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { clone, type State } from './rules/state.ts';
import { check, play, toMove } from './rules/turn.ts';
import { redeal, sample, view } from './rules/view.ts';
import { words } from './words/index.ts';

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
	learned: {
		load: () => import('./judgement/index.ts'),
		instead: { easy: 'careful', medium: 'greedy', hard: 'greedy' },
	},
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

export { candidates } from './bots/policies.ts';
export { drawBoard, parseBoard } from './notation/board.ts';
export const part: GamePart = { game: sasquatchSnap, words };

export type { Event, Move, Options, State };
