import type { Game } from '@shutterbox/kernel';
import { automatic } from './automatic.ts';
import type { Event } from './events.ts';
import { policies } from './heuristics.ts';
import { invariants } from './invariants.ts';
import { type Move, moveSchema } from './move.ts';
import { moves } from './moves.ts';
import { notation } from './notation.ts';
import { type Options, optionsSchema } from './options.ts';
import { randomMove } from './random.ts';
import { breakdown, END_REASONS, outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { check, play, toMove } from './turn.ts';
import { redeal, sample, view } from './view.ts';

export const wildlifePark: Game<State, Move, Event, Options> = {
	meta: {
		id: 'wildlife-park',
		title: 'Wildlife Park',
		prefix: 'WPK',
		seats: [1, 2, 3, 4, 5, 6],
		rulesVersion: 2,
		endReasons: END_REASONS,
		minutes: 40,
		tags: ['simultaneous', 'draft', 'tiles and dice', 'hexes', 'solo'],
		credits: 'Eilif Svensson and Åsmund Svensson (design); Chilifox Games',
		// 52 alone; else 34 a seat, where choosing and building are apart (19 where they are one).
		maxMoves: { 1: 52, 2: 68, 3: 102, 4: 136, 5: 170, 6: 204 },
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

export { type Placement, type ScoreChange, whatChanges, whatWorkersChange } from './placement.ts';
export type { Event, Move, Options, State };
