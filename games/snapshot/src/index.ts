import type { Game, GamePart } from '@shutterbox/kernel';
import { moves } from './bots/candidates.ts';
import { policies } from './bots/policies.ts';
import { notation } from './notation/notation.ts';
import { automatic } from './rules/automatic.ts';
import { maxMoves } from './rules/bounds.ts';
import type { Event } from './rules/events.ts';
import { invariants } from './rules/invariants.ts';
import { type Move, moveSchema } from './rules/move.ts';
import { checkOptions, type Options, optionsSchema } from './rules/options.ts';
import { randomMove } from './rules/random.ts';
import { breakdown, END_REASONS, outcome } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { standingOrders } from './rules/standing-orders.ts';
import { clone, type State } from './rules/state.ts';
import { alarm, check, play, tableMove, toMove } from './rules/turn.ts';
import { redeal, sample, view } from './rules/view.ts';
import { words } from './words/index.ts';

export const snapshot: Game<State, Move, Event, Options> = {
	meta: {
		id: 'snapshot',
		title: 'Snapshot',
		prefix: 'SNP',
		seats: [2, 3, 4],
		rulesVersion: 2,
		endReasons: END_REASONS,
		minutes: 45,
		tags: ['push your luck', 'dice', 'set collection', 'secret assignments', 'offers'],
		credits: 'Marcos Avlonitis, Martin Daine and Richard Caves (design); Paper Boat Games',
		maxMoves: { 2: maxMoves(2), 3: maxMoves(3), 4: maxMoves(4) },
	},
	options: optionsSchema,
	checkOptions,
	moveSchema,
	notation,
	policies,
	learned: {
		load: () => import('./judgement/index.ts'),
		instead: { easy: 'beginner', medium: 'greedy', hard: 'greedy' },
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
	alarm,
	tableMove,
	standing: standingOrders,
};

export const part: GamePart = { game: snapshot, words };

export type { Event, Move, Options, State };
