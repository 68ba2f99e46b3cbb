import type { PlayContext, Seat } from '@shutterbox/kernel';
import type { Event, SlotChange } from './events.ts';
import { colourOf, pips } from './items.ts';
import type { Reroll } from './move.ts';
import type { State } from './state.ts';
import { rolled } from './supply.ts';

/** WPK-14: the chosen dice of a display are rolled together, once; slots ascend. */
export function reroll(state: State, seat: Seat, { dice }: Reroll, { chance, emit }: PlayContext<Event>): void {
	const display = state.displays[seat];
	const changes: SlotChange[] = [];
	for (const slot of dice) {
		const from = pips(display[slot]);
		display[slot] = rolled(colourOf(display[slot]), chance);
		changes.push({ slot, from, to: pips(display[slot]) });
	}
	emit?.({ type: 'rerolled', seat, dice: changes }, { reveals: changes.length > 0 });
}
