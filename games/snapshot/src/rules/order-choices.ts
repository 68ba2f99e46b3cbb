import { misfit, type Seat, type View } from '@shutterbox/kernel';
import { ANIMAL_IDS, type AnimalId } from './components.ts';
import {
	assignmentWishes,
	isTurnOf,
	type LastingOrder,
	orderInForce,
	type StandingOrder,
	standingOrders,
	type Wishlist,
} from './standing-orders.ts';
import type { State } from './state.ts';

// How a seat chooses and changes its standing order, for every host's board. A host without one says null.

export const ORDER_KINDS = ['askMe', 'declineTurn', 'never', 'onAssignment', 'wishlist'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** In a seat's own turn there is nothing to decline. */
export function mayOrder({ active, phase }: View<State>, seat: Seat, kind: OrderKind): boolean {
	return kind !== 'declineTurn' || (active !== seat && phase !== 'over');
}

/** The kind that stands in this turn. */
export function orderKind(view: View<State>, order: unknown): OrderKind {
	const known = read(order);
	if (typeof known === 'object' && 'declineTurn' in known && isTurnOf(view, known)) return 'declineTurn';
	const now = orderInForce(view, known);
	return typeof now === 'string' ? now : 'wishlist';
}

/** The order to leave for a kind; null takes back the one that stands. A first wishlist is what the assignment wants. */
export function orderOf(view: View<State>, seat: Seat, kind: OrderKind, order: unknown): StandingOrder | null {
	switch (kind) {
		case 'askMe':
			return null;
		case 'declineTurn':
			return { declineTurn: { round: view.round, active: view.active }, after: lastingOf(read(order)) };
		case 'wishlist':
			return { wishlist: wishesIn(order) ?? assignmentWishes(view, seat) };
		default:
			return kind;
	}
}

/** The animals of the wishlist that stands or stood before this turn's order, as the deck lists them; null without one. */
export function wishesIn(order: unknown): readonly AnimalId[] | null {
	const lasting = lastingOf(read(order));
	return typeof lasting === 'string' ? null : ANIMAL_IDS.filter((animal) => lasting.wishlist.includes(animal));
}

/** A wishlist with an animal on it that was not, or off it that was. */
export function toggledWish(order: unknown, animal: AnimalId): Wishlist {
	const wishes = wishesIn(order) ?? [];
	return { wishlist: ANIMAL_IDS.filter((each) => (each === animal) !== wishes.includes(each)) };
}

/** What stands when a turn's own order is over. */
function lastingOf(order: StandingOrder): LastingOrder {
	return typeof order === 'object' && 'declineTurn' in order ? order.after : order;
}

function read(order: unknown): StandingOrder {
	return order === null || misfit(standingOrders.schema, order) !== null ? 'askMe' : (order as StandingOrder);
}
