import type { Seat, View } from '@shutterbox/kernel';
import {
	DISPLAY_DICE,
	type Item,
	type Move,
	NO_ITEM,
	RIGHT,
	SOLO_SPACES,
	type State,
} from '@shutterbox/wildlife-park/client';

// Decisions that pick any number of items: dice to roll again, tiles to throw away.

export interface Pick {
	/** As the move names it. */
	readonly number: number;
	readonly item: Item;
}

/** What can be picked in this phase. */
export function picksOf(view: View<State>, seat: Seat): Pick[] {
	const numbered = (items: readonly Item[], first: number) =>
		items.map((item, i) => ({ number: first + i, item })).filter(({ item }) => item !== NO_ITEM);
	if (view.phase === 'reroll') return numbered(view.displays[seat].slice(0, DISPLAY_DICE), 0);
	if (view.phase === 'soloReroll') return numbered(view.supply[0].slice(0, SOLO_SPACES), 1);
	if (view.phase === 'soloDiscard') return numbered(view.supply[0].slice(RIGHT), 1);
	return [];
}

export function toggled(picked: readonly number[], number: number): number[] {
	return picked.includes(number) ? picked.filter((each) => each !== number) : [...picked, number].sort((a, b) => a - b);
}

/** The move that picks these; null in a phase that is about something else. */
export function pickMove({ phase }: View<State>, picked: readonly number[]): Move | null {
	if (phase === 'reroll') return { type: 'reroll', dice: picked };
	return phase === 'soloReroll' || phase === 'soloDiscard' ? { type: phase, spaces: picked } : null;
}
