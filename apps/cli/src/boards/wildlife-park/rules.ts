// What the board needs of Wildlife Park's own modules, in one place: the park, the items, and what a placement would change.

export {
	type Event,
	type Move,
	type Placement,
	type ScoreChange,
	type State,
	whatChanges,
	whatWorkersChange,
	wildlifePark,
} from '@shutterbox/wildlife-park';
export { appraise } from '@shutterbox/wildlife-park/appraisal';
export { placeItem, siteOf } from '@shutterbox/wildlife-park/build';
export { hasChosen, inPreparation, itemsChosen, nextToChoose } from '@shutterbox/wildlife-park/choose';
export {
	COLOUR_OF,
	COLOURS,
	type ColourIndex,
	DISPLAY_DICE,
	DISPLAY_TILES,
	LEFT_COLOURS,
	ROUND_1,
	SOLO_GOAL,
	SOLO_SPACES,
	SPECIES_OF,
	SYMBOL_OF,
	TILE_IDS,
	type Tile,
	TURNS,
	WORKERS,
	type Worker,
} from '@shutterbox/wildlife-park/components';
export type { SlotChange } from '@shutterbox/wildlife-park/events';
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
} from '@shutterbox/wildlife-park/items';
export { count, type Hex } from '@shutterbox/wildlife-park/layouts';
export { isMissionMet, MISSIONS } from '@shutterbox/wildlife-park/missions';
export type { BuildStep, WorkerUse } from '@shutterbox/wildlife-park/move';
export { printMove } from '@shutterbox/wildlife-park/move-notation';
export { Outlook } from '@shutterbox/wildlife-park/outlook';
export {
	diced,
	isAtTower,
	isWatchtowerTile,
	layoutOf,
	NO_TILE,
	type Park,
	tiled,
} from '@shutterbox/wildlife-park/park';
export { Planner } from '@shutterbox/wildlife-park/plans';
export { SCORE_ROWS, scoreSheet, speciesCount } from '@shutterbox/wildlife-park/scoring';
export { protectors } from '@shutterbox/wildlife-park/solo';
export { clone, isAwaited, isSolo, NO_HIT, NOT_SCORED, type Solo } from '@shutterbox/wildlife-park/state';
export { spaceNames } from '@shutterbox/wildlife-park/supply';
export { swapTiles } from '@shutterbox/wildlife-park/swap';
export { turned, useWorkers, workersIn } from '@shutterbox/wildlife-park/workers';
