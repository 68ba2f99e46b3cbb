import type { Seat, StandingOrders, View } from '@shutterbox/kernel';
import { isOnCover, symbolsOn } from './assignments.ts';
import { ANIMAL_IDS, type AnimalId } from './components.ts';
import type { PlainMove } from './move.ts';
import { type State, WAITING } from './state.ts';

/**
 * What a seat has told its host to answer to offers. The rules know nothing of it: the host keeps it to itself and sends
 * an ordinary answer, so that no view, no event, no list of seats waited for and no record can betray it. Only time
 * could: the host lets the same kind of pause pass before every answer it sends, whatever the card and the answer.
 *
 * `askMe` leaves it to the player, `never` declines, `onAssignment` claims what the own assignment asks for and declines
 * the rest, and a wishlist does the same for the animals on it.
 */
export type StandingOrder = 'askMe' | 'never' | 'onAssignment' | { readonly wishlist: readonly AnimalId[] };

export const standingOrders: StandingOrders<State, PlainMove> = {
	schema: {
		kind: 'anyOf',
		options: [
			{ kind: 'choice', values: ['askMe', 'never', 'onAssignment'] },
			{
				kind: 'object',
				fields: { wishlist: { kind: 'list', of: { kind: 'choice', values: ANIMAL_IDS }, max: ANIMAL_IDS.length } },
			},
		],
	},
	answer: (view, seat, order) => standingAnswer(view, seat, order as StandingOrder),
};

/** The answer a standing order gives to the open offer; null where the player is to be asked, or nothing is. */
export function standingAnswer(view: View<State>, seat: Seat, order: StandingOrder): PlainMove | null {
	if (order === 'askMe' || view.answers[seat] !== WAITING) return null;
	return isWanted(view, seat, order) ? { type: 'claim' } : { type: 'decline' };
}

function isWanted({ drawn, assignments }: State, seat: Seat, order: Exclude<StandingOrder, 'askMe'>): boolean {
	if (order === 'never') return false;
	if (order === 'onAssignment') return isOnCover(assignments[seat], drawn) || symbolsOn(assignments[seat], drawn) > 0;
	return order.wishlist.includes(ANIMAL_IDS[drawn]);
}
