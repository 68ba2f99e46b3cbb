import type { OptionsSchema } from '@shutterbox/kernel';

export interface Options {
	readonly side: 'symmetric' | 'asymmetric';
	readonly missions: 'off' | 'on';
	readonly tempo: 'combined' | 'stepwise' | 'ordered';
}

export const OPTION_NAMES = ['side', 'missions', 'tempo'] as const satisfies readonly (keyof Options)[];

const TOGETHER = [2, 3, 4, 5, 6];

export const optionsSchema: OptionsSchema<Options> = {
	side: {
		schema: { kind: 'choice', values: ['symmetric', 'asymmetric'] },
		default: 'symmetric',
		title: 'Side of the player boards',
		help: 'Symmetric: all parks have the same shape, best for a first game. Asymmetric: each board has its own.',
		ruling: 'RUL-15',
	},
	missions: {
		schema: { kind: 'choice', values: ['off', 'on'] },
		default: 'off',
		title: 'Missions',
		help: 'Everybody is dealt three missions that score at the end. The solo challenge always has them.',
		seats: TOGETHER,
	},
	tempo: {
		schema: { kind: 'choice', values: ['combined', 'stepwise', 'ordered'] },
		default: 'combined',
		title: 'Choosing and building',
		help: 'Combined: one secret move a turn. Stepwise: all choices are shown before anybody builds. Ordered: seats choose one by one, lowest supply board first.',
		ruling: 'RUL-3',
		seats: TOGETHER,
	},
};

/** The options a position remembers: the solo challenge has missions and only one tempo (WPK-56, WPK-59). */
export function rulesAt(seats: number, { side, missions, tempo }: Options): Options {
	return seats === 1 ? { side, missions: 'on', tempo: 'combined' } : { side, missions, tempo };
}
