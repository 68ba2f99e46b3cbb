import type { Game, GamePart } from '@shutterbox/kernel';
import { moves } from './bots/candidates.ts';
import { policies } from './bots/policies.ts';
import { notation } from './notation/notation.ts';
import { automatic } from './rules/automatic.ts';
import type { Event } from './rules/events.ts';
import { invariants } from './rules/invariants.ts';
import { type Move, moveSchema } from './rules/move.ts';
import { type Options, optionsSchema } from './rules/options.ts';
import { randomMove } from './rules/random.ts';
import { breakdown, END_REASONS, outcome } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { clone, type State } from './rules/state.ts';
import { check, play, toMove } from './rules/turn.ts';
import { redeal, sample, view } from './rules/view.ts';
import { words } from './words/index.ts';

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

export { type Placement, type ScoreChange, whatChanges, whatWorkersChange } from './analysis/placement.ts';
export const part: GamePart = { game: wildlifePark, words };

export type { Event, Move, Options, State };
