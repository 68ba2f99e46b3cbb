import { type Emit, ScriptedChance, type Seat, type View } from '@shutterbox/kernel';
import { TOGETHER } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/move.ts';
import { pick } from '../rules/pick.ts';
import { missedShotOf, scoreSheet } from '../rules/scoring.ts';
import { shoot } from '../rules/shoot.ts';
import { putAway } from '../rules/simultaneous.ts';
import { clone, type HandSlot, isSimultaneous, type State } from '../rules/state.ts';
import { wind } from '../rules/wind.ts';

/** What would be told if a seat made a move, as far as nobody else and no hidden card has a say in it. */
export interface Forecast {
	readonly events: readonly Event[];
	/** The seat's points after each event. */
	readonly points: readonly number[];
	/** Its points now and in the end, and its hand then. */
	readonly now: number;
	readonly after: number;
	readonly hand: readonly HandSlot[];
}

/**
 * Plays a move of the seat, or a wind it has committed, on a copy of what it knows. What a pick or no move at all leads to
 * is shot as the film lies.
 */
export function forecast(view: View<State>, seat: Seat, move: Move | null): Forecast {
	const state = clone(view);
	const events: Event[] = [];
	const points: number[] = [];
	const now = scoreSheet(state, seat).total;
	const emit: Emit<Event> = (event) => {
		if (event === null) return;
		events.push(event);
		points.push(scoreSheet(state, seat).total);
	};
	if (move?.type === 'pick') pick(state, move, emit);
	if (move?.type === 'wind') wind(state.hands[seat], move.from, move.to);
	shoot(state, seat, shotsDue(state, seat), { chance: new ScriptedChance(), emit });
	if (state.phase === 'final') {
		const card = putAway(state, seat);
		emit({ type: 'lastCard', seat, card, missed: missedShotOf(state, seat) });
	}
	return { events, points, now, after: points.at(-1) ?? now, hand: state.hands[seat] };
}

/** How many cards leave a seat's hand after its next wind. */
export function shotsDue(state: State, seat: Seat): number {
	if (isSimultaneous(state)) return TOGETHER;
	return state.phase === 'wind' && state.active === seat ? state.taken : 0;
}
