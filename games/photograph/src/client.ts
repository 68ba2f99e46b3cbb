// What hosts need of the rules to draw them, in one place: the components, and what makes a photo sharp.

export { type Event, type Move, photograph, type State } from './index.ts';
export {
	BLURRED_POINTS,
	backOf,
	type Card,
	COLOR_LETTERS,
	COLORS,
	COLUMNS,
	type ColorIndex,
	colorOf,
	GOOD_SHOT_POINTS,
	isFaceUpPlace,
	isPhoto,
	knownBack,
	SUNSET,
	TOGETHER,
	tableSize,
	UNKNOWN,
	VALUES,
	valueOn,
} from './rules/components.ts';
export { blurOf, directionOf, lastSharp, sharpCount } from './rules/film.ts';
export { cardIn, filmIndex, IN_SUPPLY, isOpen, isSunsetInDeck, NO_CARD, NOT_COMMITTED } from './rules/state.ts';
export { wind } from './rules/wind.ts';
