import type { Game } from '@shutterbox/kernel';
import type { Event } from './events.ts';
import { policies } from './heuristics.ts';
import { invariants } from './invariants.ts';
import { type Move, moveSchema } from './move.ts';
import { notation } from './notation.ts';
import { checkOptions, type Options, optionsSchema } from './options.ts';
import { breakdown, outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { automatic, check, moves, play, randomMove, toMove } from './turn.ts';
import { redeal, sample, view } from './view.ts';

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

export type { Event, Move, Options, State };
