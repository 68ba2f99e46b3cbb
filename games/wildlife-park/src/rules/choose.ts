import type { Refusal, Seat } from '@shutterbox/kernel';
import type { BothItems } from './build.ts';
import type { Telling } from './events.ts';
import { DISPLAY_SLOT, faceOf, type Item, NO_ITEM, RIGHT } from './items.ts';
import type { Choose } from './move.ts';
import { refuse } from './refusals.ts';
import type { State } from './state.ts';
import { spaceNamed } from './supply.ts';

// Choose: WPK-20, WPK-21 and WPK-70. One item from the supply, one from the display.

type Choice = Pick<Choose, 'supply' | 'display'>;

export function checkChoice(
	state: State,
	seat: Seat,
	choice: Choice,
	{ supply, display }: BothItems = itemsChosen(state, seat, choice),
): Refusal | null {
	if (supply === NO_ITEM) return refuse('no-item', { space: choice.supply });
	if (display === NO_ITEM) return refuse('no-item', { space: choice.display }, 'WPK-21');
	if (state.solo === null) return null;
	const side = spaceNamed(state, choice.supply) < RIGHT ? 'left' : 'right';
	return state.solo.side === side ? null : refuse('wrong-side', { declared: state.solo.side });
}

export function itemsChosen(state: State, seat: Seat, { supply, display }: Choice): BothItems {
	return {
		supply: state.supply[seat][spaceNamed(state, supply)],
		display: state.displays[seat][slotNamed(display)],
	};
}

function slotNamed(name: string): number {
	return DISPLAY_SLOT.get(name) ?? -1;
}

/** Takes both items off their places. */
export function take(state: State, seat: Seat, choice: Choice, { emit }: Telling): BothItems {
	const { supply, display } = choice;
	const [space, slot] = [spaceNamed(state, supply), slotNamed(display)];
	const items = { supply: state.supply[seat][space], display: state.displays[seat][slot] };
	state.supply[seat][space] = NO_ITEM;
	state.displays[seat][slot] = NO_ITEM;
	emit?.({ type: 'took', seat, supply, display, items: [faceOf(items.supply), faceOf(items.display)] });
	return items;
}

/** Takes both items into the preparation area, for all to see. */
export function choose(state: State, seat: Seat, choice: Choice, ctx: Telling): void {
	const { supply, display } = take(state, seat, choice, ctx);
	state.preparation[seat] = [supply, display];
}

export function inPreparation(state: State, seat: Seat): BothItems {
	const [supply, display] = state.preparation[seat] as [Item, Item];
	return { supply, display };
}

export function hasChosen(state: State, seat: Seat): boolean {
	return state.preparation[seat].length > 0;
}

/** Tempo `ordered`: the seat with the lowest supply board of those that have not chosen. */
export function nextToChoose(state: State): Seat {
	let next = -1;
	for (let seat = 0; seat < state.seats; seat++) {
		if (!hasChosen(state, seat) && (next === -1 || state.boards[seat] < state.boards[next])) next = seat;
	}
	return next;
}
