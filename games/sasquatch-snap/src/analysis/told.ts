import { NO_SEATS, ScriptedChance, type Seat, seatSet, type Viewer } from '@shutterbox/kernel';
import { codeOf } from '../rules/commit.ts';
import { NO_TILE, TILE_TYPES, type TileType, tileOf } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { blowWhistle } from '../rules/exchange.ts';
import { rulesOf } from '../rules/options.ts';
import { addSnaps, bareTable, clone, NOT_COMMITTED, SECRET_COMMIT, type State, stockIndex } from '../rules/state.ts';
import { type Unfolding, walkOn } from './slot-progress.ts';

/**
 * How the table lies after an event, folded event by event: after the last one of a move it is the view itself. In
 * between, the phase is `set` from the reveal until all four slots are through. What a seat laid down itself is told
 * only to that seat, so its own cards need the viewer.
 */
export function told(view: State, event: Event, viewer: Viewer = 'spectator'): State {
	if (event.type === 'gameStarted') return { ...bareTable(rulesOf(event.options)), whistle: event.whistle };
	const state: Unfolding = { ...view, ...clone(view) };
	happen(state, event, viewer);
	walkOn(state, event);
	return state;
}

function happen(state: State, event: Exclude<Event, { type: 'gameStarted' }>, viewer: Viewer): void {
	switch (event.type) {
		case 'turnStarted':
			state.turn = event.turn;
			state.whistle = event.whistle;
			state.phase = 'whistle';
			state.slot = 0;
			state.commits.fill(NOT_COMMITTED);
			state.entrapped = NO_SEATS;
			return;
		case 'whistleBlown':
			blowWhistle(state, { ...event, type: 'whistle' }, { chance: new ScriptedChance() });
			return;
		case 'committed':
			state.commits[event.seat] = SECRET_COMMIT;
			return;
		case 'commitStored':
			if (typeof viewer === 'number') state.commits[viewer] = codeOf(event);
			return;
		case 'revealed':
			state.commits = event.commits.map(codeOf);
			state.phase = 'set';
			return;
		case 'uprooted':
			state.tiles[event.square] = NO_TILE;
			state.hands[stockOf(event.seat, event.tile)]++;
			return;
		case 'trapSet':
			state.tiles[event.square] = tileOf(event.seat, TILE_TYPES.indexOf(event.tile));
			state.hands[stockOf(event.seat, event.tile)]--;
			return;
		case 'trapsDestroyed':
			for (const { owner, tile, square } of event.list) {
				state.tiles[square] = NO_TILE;
				state.banks[stockOf(owner, tile)]++;
			}
			return;
		case 'entrapped':
			state.entrapped |= seatSet(event.seat);
			return;
		case 'stepped':
		case 'tossed':
			state.journalists[event.seat] = event.to;
			return;
		case 'tollPaid':
			addSnaps(state, event.from, -event.paid, 'tollsPaid');
			addSnaps(state, event.to, event.paid, 'tolls');
			return;
		case 'mauled':
			addSnaps(state, event.seat, -event.snaps, 'mauled');
			state.pile += event.snaps;
			return;
		case 'lured':
			state.sasquatch = event.to;
			return;
		case 'caught':
			addSnaps(state, event.owner, event.earned, 'caught');
			addSnaps(state, event.owner, event.fromPile, 'piles');
			state.box -= event.earned;
			state.pile -= event.fromPile;
			return;
		case 'whistlePassed':
			state.whistle = event.to;
			return;
		case 'gameEnded':
			state.phase = 'over';
			return;
		case 'trapWasted':
		case 'held':
			return;
	}
}

function stockOf(seat: Seat, tile: TileType): number {
	return stockIndex(seat, TILE_TYPES.indexOf(tile));
}
