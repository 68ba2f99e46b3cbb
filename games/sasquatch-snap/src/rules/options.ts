import type { OptionsSchema } from '@shutterbox/kernel';
import { type ForestSize, SIZES } from './forest.ts';

/** The options a position has to remember. */
export interface TableRules {
	readonly boardSize: ForestSize;
	readonly target: (typeof TARGETS)[number];
	readonly trapChoice: 'at-resolution' | 'with-card';
	readonly entrapToll: boolean;
	readonly lapLure: boolean;
	readonly turnLimit: 0 | 40 | 80 | 120;
}

export interface Options extends TableRules {
	readonly firstWhistle: 'random' | 0 | 1 | 2 | 3;
	readonly helps: 'allowed' | 'none';
}

/** The others are of use before a match, or outside the rules. */
export function rulesOf({ firstWhistle: _, helps: __, ...rules }: Options): TableRules {
	return rules;
}

export const TARGETS = [5, 8, 10] as const;

export const optionsSchema: OptionsSchema<Options> = {
	boardSize: {
		schema: { kind: 'choice', values: SIZES },
		default: 9,
		title: 'Forest',
		help: 'Squares on each side of the forest. A small one brings more fighting, a large one more room.',
		ruling: 'R-1',
	},
	target: {
		schema: { kind: 'choice', values: TARGETS },
		default: 8,
		title: 'Snaps to win',
		help: 'The first journalist with this many snaps wins.',
		ruling: 'R-2',
	},
	firstWhistle: {
		schema: { kind: 'choice', values: ['random', 0, 1, 2, 3] },
		default: 'random',
		title: 'First Whistle',
		help: 'Who has the Whistle in the first turn: chance decides, or a seat.',
		ruling: 'R-3',
	},
	trapChoice: {
		schema: { kind: 'choice', values: ['at-resolution', 'with-card'] },
		default: 'at-resolution',
		title: 'Choosing the trap',
		help: 'At resolution: you choose the tile when your slot comes. With card: you choose it together with Trap!, which suits slow tables.',
		ruling: 'R-6',
	},
	entrapToll: {
		schema: { kind: 'boolean' },
		default: false,
		title: 'Toll for the entrapped',
		help: 'A journalist entrapped by a new tile also pays its toll.',
		ruling: 'R-16',
	},
	lapLure: {
		schema: { kind: 'boolean' },
		default: false,
		title: 'Lure once around',
		help: 'The Sasquatch can be lured round the forest, back into the trap or the journalist on his own square.',
		ruling: 'R-26',
	},
	turnLimit: {
		schema: { kind: 'choice', values: [0, 40, 80, 120] },
		default: 80,
		title: 'Last turn',
		help: 'After this turn the most snaps win. No limit (0): play until somebody has enough.',
		ruling: 'R-32',
	},
	helps: {
		schema: { kind: 'choice', values: ['allowed', 'none'] },
		default: 'allowed',
		title: 'Helps on the drawn board',
		help: 'Allowed: who wants to may see what each lure would bring, warnings, lessons and hints. None: everybody does their own sums.',
	},
};
