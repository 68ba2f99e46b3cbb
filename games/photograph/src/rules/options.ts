import type { OptionProblem, OptionsSchema } from '@shutterbox/kernel';
import { COLOR_COUNT, COLORS, type Color, tableSize } from './components.ts';

/** The options a position has to remember. */
export interface TableRules {
	readonly informativeBacks: boolean;
	readonly missedShot: boolean;
	readonly lateGoodShot: 'open' | 'exact';
	readonly tieBreakLength: 'faceUp' | 'all';
}

export const RULE_NAMES = [
	'informativeBacks',
	'missedShot',
	'lateGoodShot',
	'tieBreakLength',
] as const satisfies readonly (keyof TableRules)[];

export interface Options extends TableRules {
	readonly removedColors: 'random' | readonly Color[];
	readonly startSeat: 'random' | number;
	readonly memoryAid: boolean;
}

export const optionsSchema: OptionsSchema<Options> = {
	informativeBacks: {
		schema: { kind: 'boolean' },
		default: true,
		title: 'Backs tell colour and band',
		help: 'The back of a photo shows its colour and whether it is low (1–6) or high (7–12). Off: all backs are blank.',
		ruling: 'R-1',
	},
	missedShot: {
		schema: { kind: 'boolean' },
		default: false,
		title: 'Missed shot',
		help: 'For experts: the film of the colour of your very last card does not count.',
	},
	removedColors: {
		schema: {
			kind: 'anyOf',
			options: [
				{ kind: 'choice', values: ['random'] },
				{ kind: 'list', of: { kind: 'choice', values: COLORS }, max: COLOR_COUNT },
			],
		},
		default: 'random',
		title: 'Colours left in the box',
		help: 'Two colours stay out with two players, one with three. Let chance choose, or name them.',
		ruling: 'R-18',
		seats: [2, 3],
	},
	startSeat: {
		schema: {
			kind: 'anyOf',
			options: [
				{ kind: 'choice', values: ['random'] },
				{ kind: 'integer', min: 0, max: 3 },
			],
		},
		default: 'random',
		title: 'First player',
		help: 'Who takes the first turn: chance decides, or a seat.',
		ruling: 'R-19',
	},
	lateGoodShot: {
		schema: { kind: 'choice', values: ['open', 'exact'] },
		default: 'open',
		title: 'Good shots after sunset',
		help: 'Open: a film that grew long enough at sunset may still win its good shot with a later card. Exact: only the card that brings a film to the number wins it.',
		ruling: 'R-12',
	},
	tieBreakLength: {
		schema: { kind: 'choice', values: ['faceUp', 'all'] },
		default: 'faceUp',
		title: 'Longest film in a tie',
		help: 'Whether blurred frames count when a tie is broken by the longest film.',
		ruling: 'R-15',
	},
	memoryAid: {
		schema: { kind: 'boolean' },
		default: false,
		title: 'Memory aid',
		help: 'The screen keeps showing cards that everybody has seen and nobody may look up.',
		ruling: 'R-21',
	},
};

export function checkOptions(options: Options, seats: number): OptionProblem | null {
	const { removedColors, startSeat } = options;
	if (startSeat !== 'random' && startSeat >= seats)
		return { option: 'startSeat', expected: `"random" or a seat 0…${seats - 1}` };
	const removed = COLOR_COUNT - tableSize(seats).colors;
	if (removedColors !== 'random' && (removedColors.length !== removed || new Set(removedColors).size !== removed))
		return { option: 'removedColors', expected: `"random" or ${removed} different colours` };
	return null;
}
