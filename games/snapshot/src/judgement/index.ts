import type { Judgement, Learned } from '@shutterbox/kernel';
import { HABITATS, photoTarget } from '../rules/components.ts';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import { corrections } from './corrections.ts';
import { bestRivalPoints, features, habitatPoints } from './features.ts';
import { RIVALS, SHAPE } from './slots.ts';
import { lead, moment, turns } from './turns.ts';
import { weights } from './weights.ts';

/** Of eight matches, five as the box has it, the others with what changes the play. */
const OPTIONS = [
	{},
	{},
	{},
	{},
	{},
	{ cardToken: 'onlyPlaced' },
	{ denial: 'upfront' },
	{ cardToken: 'onlyPlaced', denial: 'upfront' },
];

const judgement: Judgement<State, Move> = {
	shape: SHAPE,
	version: 1,
	tables: [{ key: 'p2', seats: 2, options: OPTIONS }],
	rivals: RIVALS,
	// What two learned wins against greedy among three and four as well.
	tableOf: () => 'p2',
	tempers: {
		easy: { temperature: 1.6, overlooksAhead: 40, overlooksRivals: 12 },
		medium: { temperature: 1.1 },
		hard: { guesses: 5 },
	},
	features,
	turns,
	moment,
	lead,
	nearness: ({ photos, seats }) => Math.min(1, Math.max(...photos.map(({ length }) => length)) / photoTarget(seats)),
	partPoints(end, seat, into) {
		for (let habitat = 0; habitat < HABITATS; habitat++) {
			into[2 * habitat] = habitatPoints(end, seat, habitat);
			into[2 * habitat + 1] = bestRivalPoints(end, seat, habitat);
		}
	},
};

export const learned: Learned<State, Move> = { judgement, weights, corrections };
