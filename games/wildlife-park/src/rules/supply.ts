import type { Chance, PlayContext, Seat } from '@shutterbox/kernel';
import { COLOURS, DIE_FACES, SOLO_SPACES, type Tile } from './components.ts';
import type { Event, PlacedItem, Telling } from './events.ts';
import {
	die,
	faceOf,
	IN,
	type Item,
	NO_ITEM,
	OUT,
	SOLO_SUPPLY_SPACE,
	SOLO_SUPPLY_SPACES,
	SUPPLY_SPACE,
	SUPPLY_SPACES,
	TILES,
} from './items.ts';
import { membersOf } from './layouts.ts';
import { isSolo, type State } from './state.ts';

/** Up to so many seats a board gets eight dice in round 2. */
const SEATS_WITH_INNER_DICE = 4;

export function spaceNames(state: State): readonly string[] {
	return isSolo(state) ? SOLO_SUPPLY_SPACES : SUPPLY_SPACES;
}

/** The place of a supply space; −1 where this table has none of that name. */
export function spaceNamed(state: State, name: string): number {
	return (isSolo(state) ? SOLO_SUPPLY_SPACE : SUPPLY_SPACE).get(name) ?? -1;
}

/** What lies on the board in front of a seat. */
export function placedItems(state: State, seat: Seat): PlacedItem[] {
	const names = spaceNames(state);
	return state.supply[seat].flatMap((item, i) => (item === NO_ITEM ? [] : [{ space: names[i], item: faceOf(item) }]));
}

/** Indices of what is not empty. */
export function occupied(items: readonly Item[]): number[] {
	const found: number[] = [];
	for (let i = 0; i < items.length; i++) if (items[i] !== NO_ITEM) found.push(i);
	return found;
}

/** The same as bits. */
export function occupiedSet(items: readonly Item[]): number {
	let found = 0;
	for (let i = 0; i < items.length; i++) found |= (items[i] === NO_ITEM ? 0 : 1) << i;
	return found;
}

const LEFT_SET = (1 << SOLO_SPACES) - 1;

/** Indices of the supply spaces that a seat may take from, as bits. */
export function supplySet({ solo, supply }: State, seat: Seat): number {
	const spaces = occupiedSet(supply[seat]);
	return solo === null ? spaces : solo.side === 'left' ? spaces & LEFT_SET : spaces & ~LEFT_SET;
}

export function supplySlots(state: State, seat: Seat): number[] {
	return membersOf(supplySet(state, seat));
}

/** Numbers of the occupied solo spaces of one side. */
export function soloSpaces(state: State, first: number): number[] {
	const side = state.supply[0].slice(first, first + SOLO_SPACES);
	return occupied(side).map((space) => space + 1);
}

export function rolled(colour: number, chance: Chance): Item {
	return die(colour, chance.die(DIE_FACES));
}

/** WPK-2: the common supply never runs out. */
export function drawTile(state: State, colour: number): Tile {
	const tile = state.stacks[colour].shift();
	if (tile === undefined) throw new Error(`no ${COLOURS[colour]} tile left`);
	return tile;
}

/** WPK-11: a die and a tile of each colour; with inner dice one more die of each. */
export function fillBoard(state: State, spaces: Item[], chance: Chance, inner: 'inner dice' | 'no inner dice'): void {
	for (let colour = 0; colour < COLOURS.length; colour++) spaces[OUT + colour] = rolled(colour, chance);
	if (inner === 'inner dice') {
		for (let colour = 0; colour < COLOURS.length; colour++) spaces[IN + colour] = rolled(colour, chance);
	}
	for (let colour = 0; colour < COLOURS.length; colour++) spaces[TILES + colour] = drawTile(state, colour);
}

/** WPK-47: as at the start, and with two to four seats the inner dice. */
export function refillBoards(state: State, { chance, emit }: PlayContext<Event>): void {
	const inner = state.seats <= SEATS_WITH_INNER_DICE ? 'inner dice' : 'no inner dice';
	state.supply.forEach((spaces, seat) => {
		fillBoard(state, spaces, chance, inner);
		emit?.({ type: 'boardRefilled', board: state.boards[seat], items: placedItems(state, seat) }, { reveals: true });
	});
}

/** WPK-41: every board goes to the left-hand neighbour with what is left on it. */
export function passBoards(state: State, { emit }: Telling): void {
	const { boards, supply } = state;
	const last = state.seats - 1;
	const [board, spaces] = [boards[last], supply[last]];
	for (let seat = last; seat > 0; seat--) {
		boards[seat] = boards[seat - 1];
		supply[seat] = supply[seat - 1];
	}
	boards[0] = board;
	supply[0] = spaces;
	emit?.({ type: 'boardsPassed', supplyBoards: state.boards.slice() });
}
