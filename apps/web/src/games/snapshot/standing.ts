/** Standing orders between the form and the table; pure. */
import { ANIMAL_IDS, type AnimalId, type StandingOrder } from '@shutterbox/snapshot/client';

export type OrderKind = 'askMe' | 'never' | 'onAssignment' | 'wishlist';

/** What kind of order stands; without one the player is asked. */
export function orderKind(order: unknown): OrderKind {
	if (typeof order === 'object' && order !== null) return 'wishlist';
	return order === 'never' || order === 'onAssignment' ? order : 'askMe';
}

/** The animals of a wishlist, in the order of the deck's list. */
export function wishesIn(order: unknown): readonly AnimalId[] {
	const wished =
		typeof order === 'object' && order !== null && 'wishlist' in order && Array.isArray(order.wishlist)
			? (order.wishlist as readonly unknown[])
			: [];
	return ANIMAL_IDS.filter((animal) => wished.includes(animal));
}

/** The order to leave; null takes back the one that stands. */
export function orderOf(kind: OrderKind, wishes: readonly AnimalId[]): StandingOrder | null {
	if (kind === 'askMe') return null;
	return kind === 'wishlist' ? { wishlist: wishes } : kind;
}

/** The wishlist with an animal on it or off it. */
export function toggledWish(wishes: readonly AnimalId[], animal: AnimalId): StandingOrder {
	return {
		wishlist: wishes.includes(animal) ? wishes.filter((one) => one !== animal) : [...wishes, animal],
	};
}
