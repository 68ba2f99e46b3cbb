import type { Judgement, Learned } from '@shutterbox/kernel';
import type { Move } from '../rules/move.ts';
import { scoreSheet } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { corrections } from './corrections.ts';
import { features, lead } from './features.ts';
import { RIVALS, SHAPE } from './slots.ts';
import { moment, turns } from './turns.ts';
import { weights } from './weights.ts';

/** What a park comes to when it goes well. */
const FINE = 170;

/** Of eight matches, four as the box has it, the others with missions, with boards that differ, with choices shown before anybody builds. */
const OPTIONS = [
	{},
	{ missions: 'on' },
	{},
	{ side: 'asymmetric', missions: 'on' },
	{},
	{ side: 'asymmetric' },
	{},
	{ missions: 'on', tempo: 'stepwise' },
];
const OPTIONS_ALONE = [{}, { side: 'asymmetric' }];

const judgement: Judgement<State, Move> = {
	shape: SHAPE,
	version: 1,
	tables: [
		{ key: 'p1', seats: 1, options: OPTIONS_ALONE, weighs: { win: 40, lead: 0.3 } },
		{ key: 'p2', seats: 2, options: OPTIONS },
	],
	rivals: RIVALS,
	// What two learned beats greedy among three to six as well: rivals take from the boards that come, no more.
	tableOf: ({ seats }) => (seats === 1 ? 'p1' : 'p2'),
	// Parks hardly touch: what a seat makes of its own is learned, not how far it is ahead.
	finalLead: ({ scores }, seat) => scores[seat] - FINE,
	weighs: { win: 20, lead: 1 },
	learnsBy: { temperature: 1, cap: 8 },
	teacherSlips: [10, 50, 120],
	tempers: {
		easy: { temperature: 2.5, cap: 10, overlooksAhead: 40 },
		medium: { temperature: 2.2, cap: 10 },
		// Alone, what is drawn next decides much, and nobody else is waited for.
		hard: { search: { candidates: 4, within: 6, worlds: 4, tables: ['p1'] } },
	},
	features,
	turns,
	moment,
	lead,
	partPoints(end, seat, into) {
		const { green, blue, grey, orange } = scoreSheet(end, seat);
		for (const [part, points] of [green, blue, grey, orange].entries()) {
			into[2 * part] = points;
			into[2 * part + 1] = 0;
		}
	},
};

export const learned: Learned<State, Move> = { judgement, weights, corrections };
