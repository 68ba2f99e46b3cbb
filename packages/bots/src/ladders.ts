import type { Strength } from './photographers.ts';

/** What is believed of how well somebody plays: a mean, and how uncertain it is (OpenSkill). */
export interface Skill {
	readonly mu: number;
	readonly sigma: number;
}

/** By game, how well each strength plays it at its smallest table. Written by `npm run ladders`. */
export const LADDERS: Readonly<Record<string, Readonly<Record<Strength, Skill>>>> = {
	snapshot: {
		easy: { mu: 19.1, sigma: 1.8 },
		medium: { mu: 23.6, sigma: 1.7 },
		hard: { mu: 32.1, sigma: 1.8 },
	},
	'sasquatch-snap': {
		easy: { mu: 14.9, sigma: 1.9 },
		medium: { mu: 22.1, sigma: 1.8 },
		hard: { mu: 28.2, sigma: 1.7 },
	},
	photoshoot: {
		easy: { mu: 0.2, sigma: 2.1 },
		medium: { mu: 26.2, sigma: 2.1 },
		hard: { mu: 52.9, sigma: 2.1 },
	},
	'wildlife-park': {
		easy: { mu: 16.6, sigma: 1.9 },
		medium: { mu: 26.5, sigma: 1.7 },
		hard: { mu: 33.2, sigma: 1.9 },
	},
};
