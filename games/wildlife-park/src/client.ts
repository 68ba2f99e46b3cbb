// What hosts need to draw the game, in one place: the park, the items, what a placement would change, and their words.

export { appraise } from './bots/appraisal.ts';
export { Outlook } from './bots/outlook.ts';
export { Planner } from './bots/plans.ts';
export {
	type Event,
	type Move,
	type ScoreChange,
	type State,
	whatChanges,
	whatWorkersChange,
	wildlifePark,
} from './index.ts';
export { printMove } from './notation/move-notation.ts';
export { type BothItems, placeItem, siteOf } from './rules/build.ts';
export { hasChosen, inPreparation, itemsChosen } from './rules/choose.ts';
export {
	BOARDS,
	COLOUR_OF,
	COLOURS,
	type Colour,
	type ColourIndex,
	DISPLAY_DICE,
	DISPLAY_TILES,
	SOLO_SPACES,
	SPECIES,
	SPECIES_OF,
	SYMBOL_OF,
	SYMBOLS,
	type Tile,
	WORKERS,
	type Worker,
} from './rules/components.ts';
export {
	colourOf,
	DISPLAY_SLOTS,
	DISPLAY_TILE,
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
	SUPPLY_SPACES,
	TILES,
} from './rules/items.ts';
export { CORNERS, count, type Hex, hexesIn, NO_POINT } from './rules/layouts.ts';
export { isMissionMet, MISSIONS } from './rules/missions.ts';
export type { Build, BuildStep, Choose, Turn, WorkerChange, WorkerUse } from './rules/move.ts';
export { clonePark, diced, isAtTower, isWatchtowerTile, layoutOf, NO_TILE, type Park, tiled } from './rules/park.ts';
export { SCORE_ROWS, scoreSheet, speciesCount } from './rules/scoring.ts';
export { itemHit, protectors } from './rules/solo.ts';
export { clone, isSolo, NO_HIT, type Phase, type Solo } from './rules/state.ts';
export { spaceNames } from './rules/supply.ts';
export { swapTiles } from './rules/swap.ts';
export { turned, useWorkers, workersIn } from './rules/workers.ts';
export { changeWords, forecast, signed, workersForecast } from './words/forecasts.ts';
export { words } from './words/index.ts';
export { statusWords, whenWords } from './words/moments.ts';
export {
	animalName,
	colourName,
	dieName,
	itemName,
	type Key,
	missionName,
	symbolName,
	towerName,
	workerName,
} from './words/names.ts';
export { challengeWords } from './words/prompts.ts';
export { refusal } from './words/refusals.ts';
export { scoreDetail, scoreSource } from './words/results.ts';
