import type { Strength } from './photographers.ts';

/** What is believed of how well somebody plays: a mean, and how uncertain it is (OpenSkill). */
export interface Skill {
	readonly mu: number;
	readonly sigma: number;
}

/** By game, how well each strength plays it at its smallest table. Written by `npm run ladders`. */
export const LADDERS: Readonly<Record<string, Readonly<Record<Strength, Skill>>>> = {};
