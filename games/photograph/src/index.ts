import type { Game, GamePart } from '@shutterbox/kernel';
import { policies } from './bots/policies.ts';
import { notation } from './notation/notation.ts';
import { automatic } from './rules/automatic.ts';
import type { Event } from './rules/events.ts';
import { invariants } from './rules/invariants.ts';
import { type Move, moveSchema } from './rules/move.ts';
import { moves } from './rules/moves.ts';
import { checkOptions, type Options, optionsSchema } from './rules/options.ts';
import { randomMove } from './rules/random.ts';
import { breakdown, outcome } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { clone, type State } from './rules/state.ts';
import { check, play, toMove } from './rules/turn.ts';
import { redeal, sample, view } from './rules/view.ts';
import { words } from './words/index.ts';

export const photograph: Game<State, Move, Event, Options> = {
	meta: {
		id: 'photograph',
		title: 'Photograph',
		prefix: 'PHO',
		seats: [2, 3, 4],
		rulesVersion: 2,
		endReasons: ['fieldSpent'],
		minutes: 30,
		tags: ['cards', 'draft', 'hidden hands', 'simultaneous moments'],
		credits: 'Saashi (design), Takako Takarai (art); Saashi & Saashi',
		maxMoves: { 2: 76, 3: 114, 4: 130 },
	},
	options: optionsSchema,
	checkOptions,
	moveSchema,
	notation,
	policies,
	learned: {
		load: () => import('./judgement/index.ts'),
		instead: { easy: 'nearsighted', medium: 'greedy', hard: 'greedy' },
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

export const part: GamePart = { game: photograph, words };

export type { Event, Move, Options, State };
