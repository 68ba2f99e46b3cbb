// What hosts need of the rules to draw them, in one place: the park, the items, and what a placement would change.

export { appraise } from './bots/appraisal.ts';
export { Outlook } from './bots/outlook.ts';
export { Planner } from './bots/plans.ts';
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
export { printMove } from './notation/move-notation.ts';
export { type BothItems, placeItem, type Site, siteOf } from './rules/build.ts';
export { hasChosen, inPreparation, itemsChosen, nextToChoose } from './rules/choose.ts';
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
} from './rules/components.ts';
export type { SlotChange } from './rules/events.ts';
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
} from './rules/items.ts';
export { CORNERS, count, type Hex, hexesIn, NO_POINT } from './rules/layouts.ts';
export { isMissionMet, MISSIONS } from './rules/missions.ts';
export type { Build, BuildStep, Choose, Turn, WorkerChange, WorkerUse } from './rules/move.ts';
export { clonePark, diced, isAtTower, isWatchtowerTile, layoutOf, NO_TILE, type Park, tiled } from './rules/park.ts';
export { missionsMet, SCORE_ROWS, type ScoreRow, scoreSheet, speciesCount } from './rules/scoring.ts';
export { protectors } from './rules/solo.ts';
export { clone, isAwaited, isSolo, NO_HIT, NOT_SCORED, type Phase, type Solo } from './rules/state.ts';
export { occupied, spaceNames } from './rules/supply.ts';
export { swapTiles } from './rules/swap.ts';
export { turned, useWorkers, workersIn } from './rules/workers.ts';
