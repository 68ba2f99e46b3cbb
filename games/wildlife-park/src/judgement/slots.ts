import type { Shape } from '@shutterbox/kernel';
import { COLOURS } from '../rules/components.ts';
import { MISSIONS } from '../rules/missions.ts';

// Where each number of a description stands. A colour is a part.

let next = 0;
const room = (count: number): number => {
	next += count;
	return next - count;
};
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** Of a colour. What its appraisal promises, and its points now. */
export const PROMISE = room(1);
export const POINTS = room(1);
/** Of its two best areas. */
const AREAS = 2;
export const AREA_TILES = 0;
export const AREA_SUM = 1;
export const AREA_LITTERS = 2;
export const AREA_HEARTS = 3;
export const AREA_PARTS = 4;
export const AREA_OPEN = 5;
export const AREA_POINTS = 6;
const AREA_FACTS = 7;
const AREA = room(AREAS * AREA_FACTS);
export const areaAt = (area: number): number => AREA + area * AREA_FACTS;
export const MORE_AREAS = room(1);
/** Without a die: breeding tiles, watchtower tiles, those at built towers, the star. */
export const HEARTS = room(1);
export const PARTS = room(1);
export const AT_TOWERS = room(1);
export const STAR_OPEN = room(1);
export const STAR_FILLED = room(1);
/** Dice in the display, by value. */
export const DICE = room(6);
/** Of the display and of the tiles still to be drawn from the own stack: breeding tiles, watchtower tiles, new species. */
export const SHOWN = room(3);
export const DRAWN = room(3);
export const WORKER = room(1);
export const MULTI_WORKER = room(1);
export const PART_TURNS = room(1);
export const PART_TURNS_LATE = room(1);
const OF_BOARDS = next;
/** Of the board that comes next, the one after it, and all further ones. */
export const BOARDS = 3;
export const LOW = 0;
export const MID = 1;
export const SIX = 2;
export const HEART = 3;
export const PART = 4;
export const NEW = 5;
const BOARD_FACTS = 6;
const BOARD = room(BOARDS * BOARD_FACTS);
export const boardAt = (board: number): number => BOARD + board * BOARD_FACTS;
const PART_FEATURES = next;
export const PART_SIZE = 4 * Math.ceil(PART_FEATURES / 4);

next = 0;
/** What the park promises beside its habitats. */
export const TOTAL = room(1);
export const TOWERS = room(1);
export const ANIMALS = room(1);
export const ENTRANCE = room(1);
export const WORKERS = room(1);
export const MISSIONS_PROMISE = room(1);
/** One of them, by turns left. */
export const TURNS_LEFT = room(16);
export const TURNS = room(1);
export const WORKERS_LEFT = room(5);
export const WORKER_COUNT = room(1);
export const VACANT = room(1);
export const DICE_PLACED = room(1);
export const SPECIES = room(1);
/** One of them, by species beyond six. */
export const SPECIES_FOUND = room(12);
/** New species to be had: in the display, in the own stack. */
export const NEW_SHOWN = room(1);
export const NEW_DRAWN = room(1);
/** Built towers, dice at them, dice they lack, the total of the dice there. */
export const BUILT = room(1);
export const TOWER_DICE = room(1);
export const TOWER_ROOM = room(1);
export const TOWER_SUM = room(1);
/** Points with two matching parts and with one; of the former, the tiles that would close one: shown, still to be drawn. */
export const TWO_PARTS = room(1);
export const ONE_PART = room(1);
export const CLOSING_SHOWN = room(1);
export const CLOSING_DRAWN = room(1);
export const ENTRANCE_OPEN = room(1);
export const ENTRANCE_SCORED = room(1);
export const LINKED = room(1);
export const LINK_TILES = room(1);
export const LINK_HEXES = room(1);
export const WITH_MISSIONS = room(1);
export const MISSIONS_MET = room(1);
/** By mission: how near it is, and whether it is met. */
export const NEARNESS = room(MISSIONS.length);
export const MET = room(MISSIONS.length);
const GLOBALS_OF_OTHERS = next;
/** Of the board that comes next, the one after it, and all further ones. */
export const NEW_COMING = room(BOARDS);
export const CLOSING_COMING = room(BOARDS);
/** Of the rivals' promised scores: the best, the mean; how far the own is ahead. */
export const BEST_RIVAL = room(1);
export const MEAN_RIVAL = room(1);
export const LEAD = room(1);
export const LATE_LEAD = room(1);
const GLOBALS = next;

export const SHAPE: Shape = {
	parts: COLOURS.length,
	partSize: PART_SIZE,
	globals: GLOBALS,
	trunk: [48, 24],
	head: [32],
};

/** Who does not look at the others does not see either what comes from them. */
export const RIVALS = { part: range(OF_BOARDS, PART_FEATURES), globals: range(GLOBALS_OF_OTHERS, GLOBALS) };
