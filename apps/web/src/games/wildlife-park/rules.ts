// What the page needs of Wildlife Park's own modules, in one place: the park, the items, and what a placement would change.

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
export { type BothItems, placeItem, type Site } from '@shutterbox/wildlife-park/build';
export { hasChosen, inPreparation, itemsChosen } from '@shutterbox/wildlife-park/choose';
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
	type Tile,
	TURNS,
	WORKERS,
	type Worker,
} from '@shutterbox/wildlife-park/components';
export {
	colourOf,
	DISPLAY_SLOTS,
	DISPLAY_TILE,
	type Face,
	faceOf,
	type Item,
	isDie,
	itemOf,
	NO_ITEM,
	pips,
	RIGHT,
	SOLO_SUPPLY_SPACES,
} from '@shutterbox/wildlife-park/items';
export { CORNERS, count, type Hex, hexesIn, NO_POINT } from '@shutterbox/wildlife-park/layouts';
export { isMissionMet, MISSIONS } from '@shutterbox/wildlife-park/missions';
export type { Build, BuildStep, Choose, Turn, WorkerChange, WorkerUse } from '@shutterbox/wildlife-park/move';
export {
	clonePark,
	diced,
	isAtTower,
	isWatchtowerTile,
	layoutOf,
	NO_TILE,
	type Park,
	tiled,
} from '@shutterbox/wildlife-park/park';
export { missionsMet, SCORE_ROWS, type ScoreRow, scoreSheet, speciesCount } from '@shutterbox/wildlife-park/scoring';
export { protectors } from '@shutterbox/wildlife-park/solo';
export { isAwaited, isSolo, NO_HIT, NOT_SCORED, type Phase, type Solo } from '@shutterbox/wildlife-park/state';
export { occupied, spaceNames } from '@shutterbox/wildlife-park/supply';
export { turned, workersIn } from '@shutterbox/wildlife-park/workers';
