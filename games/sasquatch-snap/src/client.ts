// What hosts need of the rules to draw them, in one place: the forest, the tiles, and single steps of a turn.

export { forecast, foresee, pathOf } from './analysis/forecast.ts';
export { type LineForecast, lineForecasts, lureForecast } from './analysis/lines.ts';
export { outlookOf } from './analysis/outlook.ts';
export { told } from './analysis/told.ts';
export { candidates } from './bots/policies.ts';
export { type Event, type Move, type State, sasquatchSnap } from './index.ts';
export { printMove } from './notation/move-notation.ts';
export { printTile } from './notation/print-position.ts';
export { claimsOn } from './rules/claims.ts';
export { canTrap, cardsOf, choosesTile } from './rules/commit.ts';
export {
	DIRECTIONS,
	type Direction,
	NO_TILE,
	ownerOf,
	SEATS,
	SIDES,
	SNAPS,
	TILE_LETTERS,
	TILE_TYPES,
	type TileType,
	TYPES,
	typeOf,
} from './rules/components.ts';
export { isEntrapped } from './rules/entrapment.ts';
export { worthOf } from './rules/exchange.ts';
export { labelOf, type Square } from './rules/forest.ts';
export { squareAlong, stopOf } from './rules/lure.ts';
export type { Goods, Whistle } from './rules/move.ts';
export {
	forest,
	NOT_COMMITTED,
	SECRET_COMMIT,
	seatAfterWhistle,
	stockIndex,
} from './rules/state.ts';
export { draftPrompt } from './words/drafts.ts';
export { filmText } from './words/film.ts';
export { forecastWords, moveWords } from './words/forecasts.ts';
export { words } from './words/index.ts';
export { cardWords, type Key, object, ownTile } from './words/phrases.ts';
export { releaseWords } from './words/release.ts';
export { shownPrompt } from './words/shown-prompt.ts';
