// What hosts need of the rules to draw them, in one place: the park, the items, and what a placement would change.

export { appraise } from './appraisal.ts';
export { type BothItems, placeItem, type Site, siteOf } from './build.ts';
export { hasChosen, inPreparation, itemsChosen, nextToChoose } from './choose.ts';
export {
	BOARDS,
	COLOUR_OF,
	COLOURS,
	type Colour,
	type ColourIndex,
	DISPLAY_DICE,
	DISPLAY_TILES,
	HEART,
	LEFT_COLOURS,
	NO_SYMBOL,
	ROUND_1,
	SOLO_GOAL,
	SOLO_SPACES,
	SPECIES,
	SPECIES_OF,
	SYMBOL_OF,
	SYMBOLS,
	TILE_IDS,
	type Tile,
	TURNS,
	WORKERS,
	type Worker,
} from './components.ts';
export type { SlotChange } from './events.ts';
export {
	type Event,
	type Move,
	type Placement,
	type ScoreChange,
	type State,
	whatChanges,
	whatWorkersChange,
	wildlifePark,
} from './index.ts';
export {
	colourOf,
	DISPLAY_SLOTS,
	DISPLAY_TILE,
	type Face,
	faceOf,
	IN,
	type Item,
	isDie,
	itemOf,
	NO_ITEM,
	OUT,
	pips,
	RIGHT,
	SOLO_SUPPLY_SPACES,
	TILES,
} from './items.ts';
export { CORNERS, count, type Hex, hexesIn, NO_POINT } from './layouts.ts';
export { isMissionMet, MISSIONS } from './missions.ts';
export type { Build, BuildStep, Choose, Turn, WorkerChange, WorkerUse } from './move.ts';
export { printMove } from './move-notation.ts';
export { Outlook } from './outlook.ts';
export { clonePark, diced, isAtTower, isWatchtowerTile, layoutOf, NO_TILE, type Park, tiled } from './park.ts';
export { Planner } from './plans.ts';
export { missionsMet, SCORE_ROWS, type ScoreRow, scoreSheet, speciesCount } from './scoring.ts';
export { protectors } from './solo.ts';
export { clone, isAwaited, isSolo, NO_HIT, NOT_SCORED, type Phase, type Solo } from './state.ts';
export { occupied, spaceNames } from './supply.ts';
export { swapTiles } from './swap.ts';
export { turned, useWorkers, workersIn } from './workers.ts';
