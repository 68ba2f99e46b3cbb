import type { Chance, Gaze, Seat, Turn, View } from '@shutterbox/kernel';
import { prospectOf } from '../analysis/plan-odds.ts';
import { afterPaying } from '../analysis/rerolling.ts';
import { greedy } from '../bots/greedy.ts';
import { rerolls } from '../rules/explore.ts';
import type { Move } from '../rules/move.ts';
import { scoreSheet } from '../rules/scoring.ts';
import { NOT_ASKED, type State } from '../rules/state.ts';
import { plainMoves } from '../rules/turn.ts';
import { Fates } from './fates.ts';
import { Stops } from './stops.ts';

/** What a position after a turn or a card is worth. */
export type Worth = (after: View<State>) => number;

/**
 * Every move with what it is worth on average: over what dice may bring to a plan, and over the cards that may be drawn
 * or what a card's fate leads to when the turn then ends with the best plan. In which order habitats are explored and
 * animals shot is left to `greedy`.
 */
export function* turns(
	view: View<State>,
	seat: Seat,
	chance: Chance,
	{ guesses }: Gaze,
	worth: Worth,
): Generator<Turn<State, Move>> {
	for (const { move, points } of valued(view, seat, chance, guesses, worth))
		yield { move, guess: 0, after: view, points };
}

interface Valued {
	readonly move: Move;
	readonly points: number;
}

function valued(view: View<State>, seat: Seat, chance: Chance, guesses: number, worth: Worth): Valued[] {
	const stops = new Stops(seat, { chance }, worth);
	const fates = new Fates(seat, { chance }, worth, stops);
	const legal = plainMoves(view);
	const each = (pointsOf: (move: Move) => number) => legal.map((move) => ({ move, points: pointsOf(move) }));
	switch (view.phase) {
		case 'research': {
			const plans = stops.plans(view, guesses);
			const draws = legal.filter(({ type }) => type === 'draw');
			const passes = legal.filter(({ type }) => type === 'pass');
			return [
				...passes.map((move) => ({ move, points: stops.passed(view) })),
				...plans,
				...draws.map((move) => ({ move, points: fates.draw(view, guesses) })),
			];
		}
		case 'fate':
		case 'deny':
			return each(({ type }) => fates.of(view, type, guesses));
		case 'claims':
			return each(({ type }) => fates.answer(view, type === 'claim'));
		case 'reroll': {
			const prospect = prospectOf(view);
			return [
				...each(() => stops.worthOf(view, prospect, true)),
				...[...rerolls(view)].map((move) => ({
					move,
					points: stops.worthOf(view, afterPaying(prospect, move), false),
				})),
			];
		}
		default:
			return [{ move: greedy.choose(view, seat, chance), points: 0 }];
	}
}

/** After the seat's turn and before it, and after an offer that it has answered. */
export function moment(before: View<State>, after: View<State>, seat: Seat, _move: Move | null): View<State> | null {
	const wasAsked = (before.phase === 'claims' && before.answers[seat] !== NOT_ASKED) || before.claimant === seat;
	const hasEnded = after.phase === 'over' || after.active !== before.active;
	if (hasEnded) return wasAsked || before.active === seat || after.active === seat ? after : null;
	return after.phase === 'research' && wasAsked ? after : null;
}

/** Its prestige now, more than the best of the others shows. */
export function lead(view: View<State>, seat: Seat): number {
	let best = Number.NEGATIVE_INFINITY;
	for (let other = 0; other < view.seats; other++) {
		if (other === seat) continue;
		const { animals, awards } = scoreSheet(view, other);
		best = Math.max(best, animals + awards);
	}
	return scoreSheet(view, seat).total - best;
}
