import type { Game, GamePart } from '@shutterbox/kernel';
import { policies } from './bots/policies.ts';
import { notation } from './notation/notation.ts';
import { automatic } from './rules/automatic.ts';
import { MOST_MOVES } from './rules/components.ts';
import type { Event } from './rules/events.ts';
import { invariants } from './rules/invariants.ts';
import { type Move, moveSchema } from './rules/move.ts';
import { moves } from './rules/moves.ts';
import { checkOptions, type Options, optionsSchema } from './rules/options.ts';
import { randomMove } from './rules/random.ts';
import { breakdown, END_REASONS, outcome } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { clone, type State, teams } from './rules/state.ts';
import { talkRules } from './rules/talk.ts';
import { alarm, check, pace, play, rests, tableMove, toMove, waitsFor } from './rules/turn.ts';
import { redeal, sample, view } from './rules/view.ts';
import { words } from './words/index.ts';

export const photoshoot: Game<State, Move, Event, Options> = {
	meta: {
		id: 'photoshoot',
		title: 'Photoshoot',
		prefix: 'PST',
		seats: [2, 3, 4, 5, 6],
		rulesVersion: 2,
		endReasons: END_REASONS,
		minutes: 20,
		tags: ['real time', 'teams', 'cooperative', 'puzzle', 'memory'],
		credits: 'Pierrick Libralesso, Renaud Libralesso (design), Loïc Billiau (art); Funnyfox',
		maxMoves: { 2: 8_000, 3: 12_000, 4: 16_000, 5: 20_000, 6: MOST_MOVES },
	},
	options: optionsSchema,
	checkOptions,
	moveSchema,
	notation,
	policies,
	setup,
	toMove,
	waitsFor,
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
	pace,
	rests,
	teams,
	talk: talkRules,
};

export const part: GamePart = { game: photoshoot, words };

export type { Event, Move, Options, State };
