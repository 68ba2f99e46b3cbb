// What hosts need of the game to show it, in one place: its components, what makes a photo sharp, what a move would bring.

export { type Forecast, forecast, shotsDue } from './analysis/forecast.ts';
export { ADVICE_GUESSES, goodWays, type Way } from './bots/advice.ts';
export { type Event, type Move, type Options, photograph, type State } from './index.ts';
export {
	BLURRED_POINTS,
	type Card,
	COLOR_LETTERS,
	COLORS,
	COLUMNS,
	type Color,
	type ColorIndex,
	cardWithBack,
	colorOf,
	GOOD_SHOT_POINTS,
	isFaceUpPlace,
	isPhoto,
	MAX_TAKE,
	photo,
	REFILL_AT,
	SUNSET,
	TOGETHER,
	tableSize,
	UNKNOWN,
	VALUES,
	valueOn,
} from './rules/components.ts';
export { directionName, directionOf, fitsNext, lastSharp, sharpCount } from './rules/film.ts';
export type { Pick, Wind } from './rules/move.ts';
export { REFUSALS } from './rules/refusals.ts';
export { type ColorScore, outcome, scoreSheet } from './rules/scoring.ts';
export {
	cardIn,
	cardsInRow,
	filmIndex,
	type HandSlot,
	IN_SUPPLY,
	isOpen,
	isSimultaneous,
	isSunsetInDeck,
	NO_CARD,
	NOT_COMMITTED,
	OUT_OF_GAME,
	rowCount,
	SECRET_COMMIT,
	windOf,
} from './rules/state.ts';
export { shownBack } from './rules/view.ts';
export { wind } from './rules/wind.ts';
export { foreseenWords } from './words/forecasts.ts';
export { type Key, words } from './words/index.ts';
export { backShown, bandName, cardName, colorName, fitName, minus } from './words/names.ts';
