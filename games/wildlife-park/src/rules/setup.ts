import type { Chance, PlayContext, Seat, TableSetup } from '@shutterbox/kernel';
import {
	BOARDS,
	COLOURS,
	commonTiles,
	DISPLAY_DICE,
	DISPLAY_TILES,
	LEFT_COLOURS,
	personalSet,
	RIGHT_COLOURS,
	SOLO_SPACES,
	SUPPLY_BOARDS,
	type Tile,
} from './components.ts';
import type { Event } from './events.ts';
import { DISPLAY_TILE, isTile, pips, RIGHT, tileId } from './items.ts';
import { MISSION_SETS } from './missions.ts';
import type { Options } from './options.ts';
import { layoutOf, layTile } from './park.ts';
import { bareTable, isSolo, type State, soloOf } from './state.ts';
import { drawTile, fillBoard, placedItems, rolled } from './supply.ts';

// WPK-1 to WPK-13. Chance is used exactly in the order of these steps.

export function setup({ seats, options }: TableSetup<Options>, ctx: PlayContext<Event>): State {
	const { chance } = ctx;
	const boards = shuffled(
		BOARDS.map((_, board) => board),
		chance,
	).slice(0, seats); // WPK-5
	const state = bareTable(boards, options);
	if (!isSolo(state)) state.boards = shuffled(upTo(SUPPLY_BOARDS), chance).slice(0, seats); // WPK-11
	state.stacks = COLOURS.map((_, colour) => shuffled(commonTiles(colour, seats), chance)); // WPK-3, WPK-4
	boards.forEach((board, seat) => {
		drawPersonal(state, seat, shuffled(personalSet(board), chance));
		for (let slot = 0; slot < DISPLAY_DICE; slot++) state.displays[seat][slot] = rolled(slot >> 1, chance); // WPK-10
	});
	if (isSolo(state)) fillSolo(state, chance);
	else for (const spaces of state.supply) fillBoard(state, spaces, chance, 'no inner dice');
	if (state.rules.missions === 'on') dealMissions(state, chance);
	announce(
		state,
		ctx,
		boards.map((board) => BOARDS[board]),
	);
	return state;
}

/** WPK-7 to WPK-9: three tiles to the display, three to the starting hexes, four stay face down. */
function drawPersonal(state: State, seat: Seat, tiles: readonly Tile[]): void {
	const park = state.parks[seat];
	for (let slot = 0; slot < DISPLAY_TILES; slot++) state.displays[seat][DISPLAY_TILE + slot] = tiles[slot];
	layoutOf(park).starts.forEach(({ hex, corner }, i) => {
		layTile(park, hex, tiles[DISPLAY_TILES + i], corner);
	});
	state.personal[seat] = tiles.slice(2 * DISPLAY_TILES);
}

/** WPK-59 */
function fillSolo(state: State, chance: Chance): void {
	const [spaces] = state.supply;
	for (let i = 0; i < SOLO_SPACES; i++) spaces[i] = rolled(LEFT_COLOURS[i], chance);
	for (let i = 0; i < SOLO_SPACES; i++) spaces[RIGHT + i] = drawTile(state, RIGHT_COLOURS[i]);
	soloOf(state).tokens = shuffled(upTo(SOLO_SPACES), chance);
}

/** WPK-13 */
function dealMissions(state: State, chance: Chance): void {
	for (const missions of MISSION_SETS) {
		const dealt = shuffled(missions, chance);
		for (let seat = 0; seat < state.seats; seat++) state.missions[seat].push(dealt[seat]);
	}
}

function announce(state: State, { emit }: PlayContext<Event>, boards: readonly string[]): void {
	if (!emit) return;
	const reveals = { reveals: true };
	emit({ type: 'boardsDealt', boards, supplyBoards: state.boards.slice() }, reveals);
	state.displays.forEach((display, seat) => {
		const park = state.parks[seat];
		const starts = layoutOf(park).starts.map(({ hex }) => tileId(park.tiles[hex]));
		emit({ type: 'personalDrawn', seat, display: display.filter(isTile).map(tileId), starts }, reveals);
		emit({ type: 'diceRolled', seat, values: display.slice(0, DISPLAY_DICE).map(pips) }, reveals);
	});
	state.supply.forEach((_, seat) => {
		emit({ type: 'boardFilled', board: state.boards[seat] ?? 0, items: placedItems(state, seat) }, reveals);
	});
	state.missions.forEach((missions, seat) => {
		if (missions.length > 0) emit({ type: 'missionsDealt', seat, missions: missions.slice() }, reveals);
	});
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
	const copy = list.slice();
	chance.shuffle(copy);
	return copy;
}

/** 1, 2, … n. */
function upTo(n: number): number[] {
	return Array.from({ length: n }, (_, i) => i + 1);
}
