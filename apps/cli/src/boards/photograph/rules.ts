// What the board needs of Photograph's own modules, in one place: the components, and what makes a photo sharp.

export { type Event, type Move, photograph, type State } from '@shutterbox/photograph';
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
} from '@shutterbox/photograph/components';
export { blurOf, directionOf, lastSharp, sharpCount } from '@shutterbox/photograph/film';
export {
	cardIn,
	filmIndex,
	IN_SUPPLY,
	isOpen,
	isSunsetInDeck,
	NO_CARD,
	NOT_COMMITTED,
} from '@shutterbox/photograph/state';
export { wind } from '@shutterbox/photograph/wind';
