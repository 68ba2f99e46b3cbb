import type { Seat } from '@shutterbox/kernel';
import { DISPLAY_SLOTS } from './items.ts';
import type { BuildStep, Choose, Move } from './move.ts';
import type { State } from './state.ts';
import { occupied, spaceNames, supplySlots } from './supply.ts';

const DISCARD_BOTH: readonly BuildStep[] = [
	{ item: 'supply', to: null },
	{ item: 'display', to: null },
];

/** WPK-69: changes nothing where it can; takes the first items there are and discards them. */
export function automatic(view: State, seat: Seat): Move {
	switch (view.phase) {
		case 'reroll':
			return { type: 'reroll', dice: [] };
		case 'swap':
			return { type: 'swap', swap: null };
		case 'soloReroll':
		case 'soloDiscard':
			return { type: view.phase, spaces: [] };
		case 'declare':
			return { type: 'declare', kind: 'die' };
		case 'protect':
			return { type: 'protect', token: null };
		case 'turn':
			return { type: 'turn', ...firstItems(view, seat), build: DISCARD_BOTH };
		case 'choose':
			return { type: 'choose', ...firstItems(view, seat) };
		case 'build':
			return { type: 'build', build: DISCARD_BOTH };
		case 'workers':
			return { type: 'workers', changes: [] };
		case 'over':
			throw new Error('nobody is to move');
	}
}

function firstItems(view: State, seat: Seat): Pick<Choose, 'supply' | 'display'> {
	const [supply] = supplySlots(view, seat);
	const [display] = occupied(view.displays[seat]);
	return { supply: spaceNames(view)[supply], display: DISPLAY_SLOTS[display] };
}
