import type { Game } from '@shutterbox/kernel';
import { automatic } from './automatic.ts';
import { maxMoves } from './bounds.ts';
import { moves } from './choices.ts';
import type { Event } from './events.ts';
import { policies } from './heuristics.ts';
import { invariants } from './invariants.ts';
import { type Move, moveSchema } from './move.ts';
import { notation } from './notation.ts';
import { checkOptions, type Options, optionsSchema } from './options.ts';
import { randomMove } from './random.ts';
import { breakdown, END_REASONS, outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { standingOrders } from './standing-orders.ts';
import { clone, type State } from './state.ts';
import { alarm, check, play, tableMove, toMove } from './turn.ts';
import { redeal, sample, view } from './view.ts';

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

export type { Event, Move, Options, State };
