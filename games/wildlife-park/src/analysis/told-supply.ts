import type { Seat } from '@shutterbox/kernel';
import type { PlacedItem, SlotChange } from '../rules/events.ts';
import { colourOf, die, type Item, isTile, itemOf, NO_ITEM } from '../rules/items.ts';
import { type State, soloOf } from '../rules/state.ts';
import { spaceNames } from '../rules/supply.ts';

/** Items come to a supply board, tiles from their stacks. */
export function fill(state: State, seat: Seat, items: readonly PlacedItem[]): void {
	for (const { space, item: face } of items) {
		const item = itemOf(face);
		state.supply[seat][spaceNames(state).indexOf(space)] = item;
		if (isTile(item)) state.stacks[colourOf(item)].shift();
	}
}

/** Items leave the solo supply for good. */
export function lose(state: State, items: readonly PlacedItem[]): void {
	for (const { space, item } of items) {
		state.supply[0][spaceNames(state).indexOf(space)] = NO_ITEM;
		soloOf(state).lost.push(itemOf(item));
	}
}

/** Slots are numbered from `first`. */
export function rolledAgain(items: Item[], changes: readonly SlotChange[], first: 0 | 1): void {
	for (const { slot, to } of changes) items[slot - first] = die(colourOf(items[slot - first]), to);
}
