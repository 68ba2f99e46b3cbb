import { NotationError, type Seat } from '@shutterbox/kernel';
import {
	BOARDS,
	COLOURS,
	commonTiles,
	LEFT_COLOURS,
	personalSet,
	ROUND_1,
	SUPPLY_BOARDS,
	TURNS,
	WORKERS,
} from '../rules/components.ts';
import { DISPLAY_SLOTS, DISPLAY_TILE, RIGHT, SOLO_SUPPLY_SPACES, TILES } from '../rules/items.ts';
import { MISSION_SETS, MISSIONS } from '../rules/missions.ts';
import type { CommittedMove } from '../rules/move.ts';
import { OPTION_NAMES, type Options, optionsSchema } from '../rules/options.ts';
import { boardOf } from '../rules/park.ts';
import { bareTable, isSolo, type Phase, SECRET, type State, soloOf, UNKNOWN_TOKEN } from '../rules/state.ts';
import { spaceNames } from '../rules/supply.ts';
import { tilesShown } from '../rules/view.ts';
import { NO_BOARD, readItems, readNumber, readStack, words } from './item-notation.ts';
import { readMove, readWorker } from './move-notation.ts';
import { readPark, readSpaces } from './parse-park.ts';

// The form of a position is described in notation.ts.

const PHASES: readonly Phase[] = [
	...(['reroll', 'swap', 'soloReroll', 'soloDiscard', 'declare', 'protect'] as const),
	...(['turn', 'choose', 'build', 'workers', 'over'] as const),
];

type Part = readonly [name: string, rest: string];

/** Throws a NotationError. */
export function readPosition(text: string): State {
	const [head, ...sections] = text.split('|').map((section) => section.trim());
	const { seats, phase, turn, options } = readHead(words(head));
	const seatParts: Part[][] = Array.from({ length: seats }, () => []);
	const tableParts = new Map<string, string>();
	for (const section of sections) {
		const [, seat, rest] = /^(\d):\s*(.*)$/.exec(section) ?? [];
		if (seat === undefined) tableParts.set(...cut(section));
		else seatParts[readNumber(seat, 0, seats - 1, 'seat')] = parts(rest);
	}
	const state = bareTable(boardsOf(seatParts), options);
	state.phase = phase;
	state.turn = turn;
	setDefaults(state);
	seatParts.forEach((list, seat) => {
		for (const part of list) readSeatPart(state, seat, part);
	});
	numberBoards(state);
	for (const [name, rest] of tableParts) readTablePart(state, name, rest);
	stackTheRest(state, tableParts.has('stacks'), seatParts);
	return state;
}

function readHead([seatsWord = '', phase, turn, ...settings]: readonly string[]) {
	const seats = readNumber(seatsWord.replace(/p$/, ''), 1, 6, 'number of players');
	const found = PHASES.find((each) => each === phase);
	if (found === undefined) throw new NotationError(`"${phase}" is no phase`);
	const { side, missions, tempo } = optionsSchema;
	const options: Record<string, unknown> = { side: side.default, missions: missions.default, tempo: tempo.default };
	for (const setting of settings) {
		const [name, value] = setting.split('=');
		const option = OPTION_NAMES.find((each) => each === name);
		const { schema } = option === undefined ? { schema: null } : optionsSchema[option];
		if (schema?.kind !== 'choice' || !schema.values.includes(value)) throw new NotationError(`option "${setting}"`);
		options[name] = value;
	}
	return {
		seats,
		phase: found,
		turn: readNumber(turn ?? '1', 1, TURNS, 'turn'),
		options: options as unknown as Options,
	};
}

function parts(text: string): Part[] {
	return text
		.split(';')
		.map((part) => part.trim())
		.filter((part) => part !== '')
		.map(cut);
}

/** The first word and the rest. */
function cut(text: string): [string, string] {
	const space = text.indexOf(' ');
	return space === -1 ? [text, ''] : [text.slice(0, space), text.slice(space + 1).trim()];
}

/** A seat that names no board gets the first that nobody names. */
function boardsOf(seatParts: readonly Part[][]): number[] {
	const named = seatParts.map((list) => {
		const part = list.find(([name]) => (BOARDS as readonly string[]).includes(name));
		return part ? (BOARDS as readonly string[]).indexOf(part[0]) : -1;
	});
	const free = BOARDS.map((_, board) => board).filter((board) => !named.includes(board));
	const boards = named.map((board) => (board === -1 ? (free.shift() ?? -1) : board));
	if (new Set(boards).size < boards.length) throw new NotationError('two seats have the same board');
	return boards;
}

function setDefaults(state: State): void {
	if (state.rules.missions === 'on') {
		state.missions = state.missions.map((_, seat) => MISSION_SETS.map((missions) => missions[seat]));
	}
	if (state.turn > ROUND_1) state.entrance.fill(0);
	if (!isSolo(state)) state.boards = state.supply.map(() => 0);
	else soloOf(state).tokens = SOLO_SUPPLY_SPACES.slice(RIGHT).map((_, i) => i + 1);
}

function readSeatPart(state: State, seat: Seat, [name, rest]: Part): void {
	const park = state.parks[seat];
	const board = boardOf(park);
	if (name === BOARDS[board]) return;
	switch (name) {
		case 'park':
			readPark(park, rest);
			break;
		case 'board':
			state.boards[seat] = readNumber(rest, 1, SUPPLY_BOARDS, 'supply board');
			break;
		case 'supply':
			readSpaces(state.supply[seat], spaceNames(state), rest, (space) => supplyColour(state, space), NO_BOARD);
			break;
		case 'display':
			readSpaces(state.displays[seat], DISPLAY_SLOTS, rest, (slot) => (slot < DISPLAY_TILE ? slot >> 1 : -1), board);
			break;
		case 'stack':
			state.personal[seat] = readStack(rest, board);
			break;
		case 'chosen':
			state.preparation[seat] = readItems(rest, board);
			break;
		case 'workers':
			state.workers[seat] = words(rest).reduce((set, word) => set | (1 << WORKERS.indexOf(readWorker(word))), 0);
			break;
		case 'missions':
			state.missions[seat] = words(rest).map((word) => readNumber(word, 1, MISSIONS.length, 'mission'));
			break;
		case 'entrance':
			state.entrance[seat] = readNumber(rest, 0, 999, 'score');
			break;
		case 'discards':
			state.discards[seat] = readItems(rest, board);
			break;
		case 'commit':
			state.commits[seat] = rest === '?' ? SECRET : (readMove(rest) as CommittedMove);
			break;
		default:
			throw new NotationError(`seat ${seat} has no "${name}"`);
	}
}

/** The colour of the dice in a supply space, −1 where tiles lie. */
function supplyColour(state: State, space: number): number {
	if (isSolo(state)) return space < RIGHT ? LEFT_COLOURS[space] : -1;
	return space < TILES ? space % COLOURS.length : -1;
}

/** A seat that names no supply board gets the lowest that nobody names. */
function numberBoards(state: State): void {
	const free = Array.from({ length: SUPPLY_BOARDS }, (_, i) => i + 1).filter((board) => !state.boards.includes(board));
	state.boards = state.boards.map((board) => (board === 0 ? (free.shift() ?? 0) : board));
}

function readTablePart(state: State, name: string, rest: string): void {
	if (name === 'stacks') {
		const stacks = rest.split('/').map((stack) => readStack(stack.trim(), NO_BOARD));
		if (stacks.length !== COLOURS.length) throw new NotationError('there are four stacks');
		state.stacks = stacks;
	} else if (name === 'solo' && state.solo) {
		for (const part of parts(rest)) readSoloPart(state, part);
	} else throw new NotationError(`"${name}" is no section`);
}

function readSoloPart(state: State, [name, rest]: Part): void {
	const solo = soloOf(state);
	const tokens = (text: string) => words(text).map((word) => readNumber(word, 1, 8, 'token'));
	switch (name) {
		case 'tokens': {
			const [, hidden] = /^\?\*(\d)$/.exec(rest) ?? [];
			solo.tokens = hidden === undefined ? tokens(rest) : new Array(Number(hidden)).fill(UNKNOWN_TOKEN);
			break;
		}
		case 'drawn':
			solo.drawn = tokens(rest);
			break;
		case 'side':
			if (rest !== 'left' && rest !== 'right') throw new NotationError(`"${rest}" is no side`);
			solo.side = rest;
			break;
		case 'hit':
			solo.hit = SOLO_SUPPLY_SPACES.indexOf(rest);
			break;
		case 'lost':
			solo.lost = readItems(rest, NO_BOARD);
			break;
		default:
			throw new NotationError(`the solo challenge has no "${name}"`);
	}
}

/** Tiles that nothing mentions lie in their stacks, in the order of the component list. */
function stackTheRest(state: State, hasStacks: boolean, seatParts: readonly Part[][]): void {
	const shown = tilesShown(state);
	const rest = (tiles: readonly number[]) => tiles.filter((tile) => !shown.has(tile));
	if (!hasStacks) state.stacks = COLOURS.map((_, colour) => rest(commonTiles(colour, state.seats)));
	seatParts.forEach((list, seat) => {
		if (!list.some(([name]) => name === 'stack')) state.personal[seat] = rest(personalSet(boardOf(state.parks[seat])));
	});
}
