// What hosts need to draw the game, in one place: the park, the items, what a placement would change, and their words.

export { type Leaflet, leafletOf } from './analysis/leaflet.ts';
export { siteWith } from './analysis/placement.ts';
export { type HexPreview, partsAt, previewsOf, type Way } from './analysis/previews.ts';
export { risksOf } from './analysis/risks.ts';
export { stackOf } from './analysis/stack.ts';
export { told } from './analysis/told.ts';
export { type DiePreview, workerPreviewsOf } from './analysis/worker-previews.ts';
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
	ACHIEVEMENTS,
	ANIMAL_POINTS,
	BOARDS,
	COLOUR_OF,
	COLOURS,
	type Colour,
	type ColourIndex,
	DISPLAY_DICE,
	DISPLAY_TILES,
	LEFT_COLOURS,
	RIGHT_COLOURS,
	ROUND_1,
	SOLO_GOAL,
	SOLO_SPACES,
	SPECIES,
	SPECIES_OF,
	SYMBOL_OF,
	SYMBOLS,
	type Tile,
	TURNS,
	WORKERS,
	type Worker,
} from './rules/components.ts';
export {
	colourOf,
	DISPLAY_SLOTS,
	DISPLAY_TILE,
	die,
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
export { CORNERS, count, type Hex, hexesIn, LAYOUTS, type Layout, NO_POINT } from './rules/layouts.ts';
export { isMissionMet, MISSIONS } from './rules/missions.ts';
export type { Build, BuildStep, Choose, Swap, Turn, WorkerChange, Workers, WorkerUse } from './rules/move.ts';
export {
	canHold,
	clonePark,
	diced,
	isAtTower,
	isWatchtowerTile,
	layoutOf,
	NO_TILE,
	type Park,
	tiled,
} from './rules/park.ts';
export { missionsMet, outcome, SCORE_ROWS, type ScoreRow, scoreSheet, speciesCount } from './rules/scoring.ts';
export { itemHit, protectors } from './rules/solo.ts';
export { clone, isSolo, NO_HIT, type Phase, type Solo } from './rules/state.ts';
export { spaceNames } from './rules/supply.ts';
export { swapTiles } from './rules/swap.ts';
export { towersOf } from './rules/towers.ts';
export { turned, usesFor, useWorkers, workersIn } from './rules/workers.ts';
export {
	builtAloud,
	entranceAloud,
	heldAloud,
	hexAloud,
	itemAloud,
	placedAloud,
	readyAloud,
} from './words/aloud.ts';
export type { Drafting, Taken } from './words/drafting.ts';
export { draftPrompt } from './words/drafts.ts';
export { changeWords, forecast, signed, workersForecast } from './words/forecasts.ts';
export { words } from './words/index.ts';
export { choosesLater, statusWords, whenWords } from './words/moments.ts';
export {
	achievementName,
	capitalised,
	colourName,
	cornerName,
	dieName,
	itemName,
	type Key,
	missionName,
	symbolName,
	thingName,
	towerName,
	workerName,
} from './words/names.ts';
export { challengeWords } from './words/prompts.ts';
export { refusal } from './words/refusals.ts';
export { type Release, releaseWords } from './words/release.ts';
export { scoreDetail, scoreSource } from './words/results.ts';
