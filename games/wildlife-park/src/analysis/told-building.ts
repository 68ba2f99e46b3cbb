import type { Seat } from '@shutterbox/kernel';
import { hasChosen } from '../rules/choose.ts';
import { WORKERS, type Worker } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { DISPLAY_SLOTS, DISPLAY_TILE, type Face, itemOf, NO_ITEM } from '../rules/items.ts';
import { CORNERS, type Hex, NO_POINT } from '../rules/layouts.ts';
import { layoutOf, layTile } from '../rules/park.ts';
import { goToNextTurn } from '../rules/rounds.ts';
import type { State } from '../rules/state.ts';
import { spaceNames } from '../rules/supply.ts';

/** Both items lie in the preparation area until they are built. */
export function took(state: State, { seat, supply, display, items }: Event & { type: 'took' }): void {
	state.supply[seat][spaceNames(state).indexOf(supply)] = NO_ITEM;
	state.displays[seat][DISPLAY_SLOTS.indexOf(display)] = NO_ITEM;
	state.preparation[seat] = items.map(itemOf);
	if (state.phase === 'choose' && state.parks.every((_, each) => hasChosen(state, each))) state.phase = 'build';
}

type Built = Event & { type: 'tilePlaced' | 'towerBuilt' | 'diePlaced' | 'discarded' };

/** A tower stands once it is told, not with its third tile. */
export function built(state: State, event: Built): void {
	const isTowerNext = carryOut(state, event);
	if (!isTowerNext && !hasChosen(state, event.seat)) endSoloTurn(state);
}

/** Whether a tower will be told of next. */
function carryOut(state: State, event: Built): boolean {
	const { seat } = event;
	const park = state.parks[seat];
	switch (event.type) {
		case 'tilePlaced': {
			leavePreparation(state, seat, event);
			const { towers } = park;
			const tower = layTile(park, hexNamed(state, seat, event.hex), itemOf(event), event.corner);
			park.towers = towers;
			return tower !== NO_POINT;
		}
		case 'towerBuilt': {
			const [first] = event.hexes;
			const hex = hexNamed(state, seat, first);
			park.towers |= 1 << layoutOf(park).pointAt[hex * CORNERS + park.corners[hex]];
			return false;
		}
		case 'diePlaced':
			leavePreparation(state, seat, { die: event.colour, value: event.rolled });
			park.dice[hexNamed(state, seat, event.hex)] = event.value;
			return false;
		case 'discarded':
			leavePreparation(state, seat, event.item);
			state.discards[seat].push(itemOf(event.item));
			return false;
	}
}

function leavePreparation(state: State, seat: Seat, face: Face): void {
	const items = state.preparation[seat];
	items.splice(items.indexOf(itemOf(face)), 1);
}

/** Alone no board passes: a turn ends with what is built last, or with the tile that then comes to the display. */
export function endSoloTurn(state: State): void {
	const isTileNext = state.displays[0].includes(NO_ITEM, DISPLAY_TILE) && state.personal[0].length > 0;
	if (state.solo === null || isTileNext) return;
	state.solo.side = null;
	goToNextTurn(state);
}

export function useUp(state: State, seat: Seat, token: Worker): void {
	state.workers[seat] &= ~(1 << WORKERS.indexOf(token));
}

export function hexNamed({ parks }: State, seat: Seat, name: string): Hex {
	return layoutOf(parks[seat]).names.indexOf(name);
}
