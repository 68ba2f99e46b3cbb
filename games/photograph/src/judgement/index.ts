import type { Judgement, Learned } from '@shutterbox/kernel';
import { VALUES } from '../rules/components.ts';
import type { Move } from '../rules/move.ts';
import { scoreSheet } from '../rules/scoring.ts';
import { NO_CARD, type State } from '../rules/state.ts';
import { corrections } from './corrections.ts';
import { features } from './features.ts';
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
	{ missedShot: true },
	{ informativeBacks: false },
	{ missedShot: true, informativeBacks: false, lateGoodShot: 'exact' },
];

const judgement: Judgement<State, Move> = {
	shape: SHAPE,
	version: 1,
	tables: [2, 3, 4].map((seats) => ({ key: `p${seats}`, seats, options: OPTIONS })),
	rivals: RIVALS,
	tableOf: ({ seats }) => `p${seats}`,
	tempers: { hard: { search: { candidates: 4, within: 3, worlds: 12, tables: ['p2', 'p3', 'p4'] } } },
	features,
	turns,
	moment,
	lead,
	nearness: ({ deck, field, colors }) =>
		1 - (deck.length + field.filter((card) => card !== NO_CARD).length) / (colors.length * VALUES),
	partPoints(end, seat, into) {
		const sheets = end.hands.map((_, one) => scoreSheet(end, one));
		for (let part = 0; part < end.colors.length; part++) {
			into[2 * part] = sheets[seat].colors[part].points;
			let best = Number.NEGATIVE_INFINITY;
			for (let other = 0; other < end.seats; other++)
				if (other !== seat) best = Math.max(best, sheets[other].colors[part].points);
			into[2 * part + 1] = best;
		}
	},
};

export const learned: Learned<State, Move> = { judgement, weights, corrections };
