import type { Emit, Seat } from '@shutterbox/kernel';
import type { Event } from './events.ts';
import { DISPLAY_TILE } from './items.ts';
import type { Swap } from './move.ts';
import { layoutOf, layTile } from './park.ts';
import type { State } from './state.ts';

/** WPK-15: a starting tile and a display tile change places; the one that enters lies as WPK-9 says. */
export function swapTiles(state: State, seat: Seat, { swap }: Swap, emit?: Emit<Event>): void {
	if (swap === null) {
		emit?.({ type: 'kept', seat });
		return;
	}
	const park = state.parks[seat];
	const { hex, corner } = layoutOf(park).starts[swap.start - 1];
	const leaving = park.tiles[hex];
	layTile(park, hex, state.displays[seat][DISPLAY_TILE + swap.slot], corner);
	state.displays[seat][DISPLAY_TILE + swap.slot] = leaving;
	emit?.({ type: 'swapped', seat, start: swap.start, slot: swap.slot });
}
