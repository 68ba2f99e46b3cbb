import type { Game, GameEvent, GameMove, Policy } from '@shutterbox/kernel';

/** The bot every game has: any legal move, each as likely as the next. */
export const RANDOM = 'random';

/** The bots that can sit at a game's table, weakest first. */
export function botNames(game: { readonly policies: Readonly<Record<string, unknown>> }): string[] {
	return [RANDOM, ...Object.keys(game.policies)];
}

export function policyOf<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	name: string,
): Policy<State, Move> | undefined {
	if (name === RANDOM) return { choose: (view, seat, chance) => game.randomMove(view, seat, chance) };
	return Object.hasOwn(game.policies, name) ? game.policies[name] : undefined;
}
