import { ScriptedChance } from '@shutterbox/kernel';
import { BOARDS, COLOURS, commonTiles, personalSet, type Tile, UNKNOWN_TILE } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { DISPLAY_TILE, die, itemOf } from '../rules/items.ts';
import { boardOf, layoutOf, layTile } from '../rules/park.ts';
import { goToNextTurn, startRound } from '../rules/rounds.ts';
import { bareTable, clone, isSolo, SECRET, type State } from '../rules/state.ts';
import { passBoards } from '../rules/supply.ts';
import { swapTiles } from '../rules/swap.ts';
import { built, endSoloTurn, hexNamed, took, useUp } from './told-building.ts';
import { happenAlone, unknownTokens } from './told-solo.ts';
import { fill, rolledAgain } from './told-supply.ts';

/**
 * How the table lies after an event, folded event by event: after the last one of a move it is the view itself. In
 * between, what was taken and is not yet built lies in the preparation area. No event tells what a seat has committed,
 * not even to itself, so its own commitment comes from the view it has now.
 */
export function told(view: State, event: Event, now?: State): State {
	if (event.type === 'boardsDealt') return dealt(view, event);
	const state = clone(view);
	if (event.type === 'committed') {
		state.commits[event.seat] = now?.commits[event.seat] ?? SECRET;
		return state;
	}
	state.commits.fill(null);
	happen(state, event);
	return state;
}

function dealt({ rules }: State, { boards, supplyBoards }: Event & { type: 'boardsDealt' }): State {
	const indices = boards.map((board) => (BOARDS as readonly string[]).indexOf(board));
	const state = bareTable(indices, rules);
	state.boards = supplyBoards.slice();
	state.stacks = COLOURS.map((_, colour) => faceDown(commonTiles(colour, state.seats)));
	state.personal = state.parks.map((park) => faceDown(personalSet(boardOf(park))));
	if (state.solo) state.solo.tokens = unknownTokens();
	return state;
}

function happen(state: State, event: Exclude<Event, { type: 'boardsDealt' | 'committed' }>): void {
	switch (event.type) {
		case 'personalDrawn': {
			const { seat, display, starts } = event;
			const park = state.parks[seat];
			layoutOf(park).starts.forEach(({ hex, corner }, i) => {
				layTile(park, hex, itemOf({ tile: starts[i] }), corner);
			});
			display.forEach((tile, slot) => {
				state.displays[seat][DISPLAY_TILE + slot] = itemOf({ tile });
			});
			state.personal[seat].splice(0, starts.length + display.length);
			return;
		}
		case 'diceRolled':
			event.values.forEach((value, slot) => {
				state.displays[event.seat][slot] = die(slot >> 1, value);
			});
			return;
		case 'boardFilled':
		case 'boardRefilled':
			fill(state, isSolo(state) ? 0 : state.boards.indexOf(event.board), event.items);
			return;
		case 'missionsDealt':
			state.missions[event.seat] = event.missions.slice();
			return;
		case 'rerolled':
			rolledAgain(state.displays[event.seat], event.dice, 0);
			if (event.seat === state.seats - 1) state.phase = 'swap';
			return;
		case 'swapped':
		case 'kept':
			if (event.type === 'swapped') swapTiles(state, event.seat, { type: 'swap', swap: event });
			if (isSolo(state)) state.phase = 'soloReroll';
			return;
		case 'roundStarted':
			startRound(state, event.round, { chance: new ScriptedChance() });
			return;
		case 'took':
			took(state, event);
			return;
		case 'tilePlaced':
		case 'towerBuilt':
		case 'diePlaced':
		case 'discarded':
			built(state, event);
			return;
		case 'workerUsed':
			useUp(state, event.seat, event.token);
			return;
		case 'replenished':
			state.displays[event.seat][DISPLAY_TILE + event.slot] = itemOf({ tile: event.tile });
			state.personal[event.seat].shift();
			endSoloTurn(state);
			return;
		case 'boardsPassed':
			passBoards(state, {});
			goToNextTurn(state);
			return;
		case 'dieChanged':
			state.parks[event.seat].dice[hexNamed(state, event.seat, event.hex)] = event.to;
			return;
		case 'entranceScored':
			state.entrance[event.seat] = event.points;
			return;
		case 'finalScored':
		case 'soloResult':
			return;
		case 'gameEnded':
			state.phase = 'over';
			return;
		default:
			happenAlone(state, event);
	}
}

function faceDown(tiles: readonly Tile[]): Tile[] {
	return tiles.map(() => UNKNOWN_TILE);
}
