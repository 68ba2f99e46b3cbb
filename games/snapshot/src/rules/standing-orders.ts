import type { Schema, Seat, StandingOrders, View } from '@shutterbox/kernel';
import { type Assignment, isOnCover, symbolsOn } from './assignments.ts';
import { maxRounds } from './bounds.ts';
import { ANIMAL_IDS, type Animal, type AnimalId, animalNamed, MAX_SEATS } from './components.ts';
import type { PlainMove } from './move.ts';
import { type State, WAITING } from './state.ts';

/**
 * What a seat has told its host to answer to offers. The rules know nothing of it: the host keeps it to itself and sends
 * an ordinary answer, so that no view, no event, no list of seats waited for and no record can betray it. Only time
 * could: the host lets the same kind of pause pass before every answer it sends, whatever the card and the answer.
 */
export type StandingOrder = LastingOrder | TurnOrder;

/**
 * `askMe` leaves it to the player, `never` declines, `onAssignment` claims what the own assignment asks for and declines
 * the rest, and a wishlist does the same for the animals on it.
 */
export type LastingOrder = 'askMe' | 'never' | 'onAssignment' | Wishlist;

export interface Wishlist {
	readonly wishlist: readonly AnimalId[];
}

/** Declines everything in one turn of somebody; afterwards the other order stands. */
export interface TurnOrder {
	readonly declineTurn: { readonly round: number; readonly active: Seat };
	readonly after: LastingOrder;
}

const lasting: Schema = {
	kind: 'anyOf',
	options: [
		{ kind: 'choice', values: ['askMe', 'never', 'onAssignment'] },
		{
			kind: 'object',
			fields: { wishlist: { kind: 'list', of: { kind: 'choice', values: ANIMAL_IDS }, max: ANIMAL_IDS.length } },
		},
	],
};

const turn: Schema = {
	kind: 'object',
	fields: {
		round: { kind: 'integer', min: 1, max: maxRounds(MAX_SEATS) },
		active: { kind: 'integer', min: 0, max: MAX_SEATS - 1 },
	},
};

export const standingOrders: StandingOrders<State, PlainMove> = {
	schema: { kind: 'anyOf', options: [lasting, { kind: 'object', fields: { declineTurn: turn, after: lasting } }] },
	answer: (view, seat, order) => standingAnswer(view, seat, order as StandingOrder),
	inCorrespondence: (view, seat): StandingOrder => ({ wishlist: assignmentWishes(view, seat) }),
};

/** The answer a standing order gives to the open offer; null where the player is to be asked, or nothing is. */
export function standingAnswer(view: View<State>, seat: Seat, order: StandingOrder): PlainMove | null {
	const now = orderInForce(view, order);
	if (now === 'askMe' || view.answers[seat] !== WAITING) return null;
	return isWanted(view, seat, now) ? { type: 'claim' } : { type: 'decline' };
}

/** What an order means in this turn. */
export function orderInForce(view: View<State>, order: StandingOrder): LastingOrder {
	if (typeof order === 'string' || 'wishlist' in order) return order;
	return isTurnOf(view, order) ? 'never' : order.after;
}

export function isTurnOf({ round, active }: View<State>, { declineTurn }: TurnOrder): boolean {
	return declineTurn.round === round && declineTurn.active === active;
}

/** The own cover animals and the animals that show a symbol of the own article. */
export function assignmentWishes({ assignments }: View<State>, seat: Seat): AnimalId[] {
	return ANIMAL_IDS.filter((id) => serves(assignments[seat], animalNamed(id)));
}

function isWanted({ drawn, assignments }: State, seat: Seat, order: Exclude<LastingOrder, 'askMe'>): boolean {
	if (order === 'never') return false;
	if (order === 'onAssignment') return serves(assignments[seat], drawn);
	return order.wishlist.includes(ANIMAL_IDS[drawn]);
}

function serves(assignment: Assignment, animal: Animal): boolean {
	return isOnCover(assignment, animal) || symbolsOn(assignment, animal) > 0;
}
