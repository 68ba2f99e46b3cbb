import type { Game, GameEvent, GameMove, Policy } from '@shutterbox/kernel';
import { learnedPolicy } from './judgement/minds.ts';
import { type Manner, STRENGTHS, type Strength } from './photographers.ts';

/** The bot every game has: any legal move, each as likely as the next. */
export const RANDOM = 'random';

/** Enough of a game to know who plays it. */
export interface Players {
	readonly policies: Readonly<Record<string, unknown>>;
	readonly learned?: unknown;
}

/** The players a game has of its own, weakest first, as the command line and measurements name them. */
export function botNames(game: Players): string[] {
	return [...new Set([RANDOM, ...Object.keys(game.policies), ...(game.learned === undefined ? [] : STRENGTHS)])];
}

/** Whether a game has a player of that strength which is called so. */
export function plays(game: Players, strength: Strength): boolean {
	return game.learned !== undefined || Object.hasOwn(game.policies, strength);
}

/** A player of a game by name, who may lean by a manner; what a strength has learned comes before a policy that is called so. */
export function policyNamed<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	name: string,
	manner: Manner | null = null,
): Policy<State, Move> | undefined {
	if (name === RANDOM) return { choose: (view, seat, chance) => game.randomMove(view, seat, chance) };
	const strength = STRENGTHS.find((one) => one === name);
	const learned = strength === undefined ? undefined : learnedPolicy(game, strength, manner);
	return learned ?? (Object.hasOwn(game.policies, name) ? game.policies[name] : undefined);
}
