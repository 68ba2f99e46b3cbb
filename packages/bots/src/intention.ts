import type { Chance, ChanceSource, Game, GameEvent, GameMove, Plan, Policy, Seat, View } from '@shutterbox/kernel';

/** A bot's luck: `plans` it can ask for again and again, `moves` it draws from once. */
interface BotLuck {
	readonly plans: ChanceSource;
	readonly moves: Chance;
}

/** Milliseconds a bot without plans waits at most. */
const LONGEST_WAIT = 3_000;

/** Real-time games: what a bot does next, and when; one without plans moves after a random while. Null while it waits. */
export function intentionOf<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	policy: Policy<State, Move>,
	view: View<State>,
	seat: Seat,
	now: number,
	{ plans, moves }: BotLuck,
): Plan<Move> | null {
	if (policy.plan) return policy.plan(view, seat, plans);
	const at = Math.max(now, game.pace?.(view) ?? now) + moves.int(LONGEST_WAIT);
	return { move: policy.choose(view, seat, moves), at };
}
