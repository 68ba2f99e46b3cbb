import type { Judgement, Learned } from '@shutterbox/kernel';
import { SEATS } from '../rules/components.ts';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import { corrections } from './corrections.ts';
import { features } from './features.ts';
import { lead, WEIGHS } from './points.ts';
import { OF_RIVALS, SHAPE } from './slots.ts';
import { moment, turns } from './turns.ts';
import { weights } from './weights.ts';

/** Of twelve matches, six as the book has it, the others with what changes the play. */
const OPTIONS = [
	{},
	{ boardSize: 7 },
	{},
	{ target: 5 },
	{},
	{ boardSize: 11, trapChoice: 'with-card' },
	{},
	{ target: 10, lapLure: true },
	{},
	{ trapChoice: 'with-card' },
	{},
	{ entrapToll: true, turnLimit: 40 },
];

/** Commits that are within 2 % of the win of the best: who always laid down the best could be read. */
const MIXED = { temperature: 0.15, cap: 0.4 };

const judgement: Judgement<State, Move> = {
	shape: SHAPE,
	version: 1,
	tables: [{ key: 'p4', seats: SEATS, options: OPTIONS }],
	rivals: OF_RIVALS,
	tableOf: () => 'p4',
	weighs: WEIGHS,
	tempers: {
		easy: { temperature: 1, overlooksAhead: 40 },
		medium: { temperature: 0.8 },
		hard: { guesses: 6 },
	},
	mixes: ({ phase }) => (phase === 'commit' ? MIXED : null),
	features,
	turns,
	moment,
	lead,
	nearness: ({ snaps, rules }) => Math.max(...snaps) / rules.target,
};

export const learned: Learned<State, Move> = { judgement, weights, corrections };
