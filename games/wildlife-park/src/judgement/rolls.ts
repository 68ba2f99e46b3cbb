import type { Chance, Seat, Turn, View } from '@shutterbox/kernel';
import { DIE_FACES, DISPLAY_DICE } from '../rules/components.ts';
import { colourOf, die, type Item, isDie, pips } from '../rules/items.ts';
import type { Move } from '../rules/move.ts';
import { clone, type State } from '../rules/state.ts';

/** Values that nobody rolls again: breeding dice, and the highest that fits on any other tile. */
const KEPT = [1, 2, 5];

/** Every set of display dice worth another roll. */
export function* rerolls(view: View<State>, seat: Seat, chance: Chance): Generator<Turn<State, Move>> {
	const after = clone(view);
	const display = after.displays[seat];
	yield* rolls(display, display.slice(0, DISPLAY_DICE), after, (dice): Move => ({ type: 'reroll', dice }), chance);
}

/**
 * Every set of the dice among some items that may be rolled again, as often as a die has faces: each time every die
 * shows another one, so that all of them count alike.
 */
export function* rolls(
	place: Item[],
	items: readonly Item[],
	after: State,
	moveOf: (slots: number[]) => Move,
	chance: Chance,
): Generator<Turn<State, Move>> {
	const open: number[] = [];
	for (let slot = 0; slot < items.length; slot++)
		if (isDie(items[slot]) && !KEPT.includes(pips(items[slot]))) open.push(slot);
	const faces = open.map(() => {
		const order = Array.from({ length: DIE_FACES }, (_, i) => i + 1);
		chance.shuffle(order);
		return order;
	});
	for (let set = 0; set < 1 << open.length; set++) {
		const move = moveOf(open.filter((_, i) => (set & (1 << i)) !== 0));
		for (let guess = 0; guess < (set === 0 ? 1 : DIE_FACES); guess++) {
			for (let i = 0; i < open.length; i++) {
				const item = items[open[i]];
				place[open[i]] = (set & (1 << i)) === 0 ? item : die(colourOf(item), faces[i][guess]);
			}
			yield { move, guess, after: after as View<State>, points: null };
		}
	}
}
