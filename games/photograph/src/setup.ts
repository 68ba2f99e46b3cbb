import type { Chance, PlayContext, TableSetup } from '@shutterbox/kernel';
import {
	type Card,
	COLOR_COUNT,
	COLORS,
	COLUMNS,
	type ColorIndex,
	colorOf,
	HAND,
	PHOTOS,
	SUNSET,
	tableSize,
} from './components.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { IN_SUPPLY, NO_CARD, NOT_COMMITTED, OUT_OF_GAME, type State } from './state.ts';
import { fieldShown, handShown } from './view.ts';

/** PHO-1 to PHO-10. Chance is used in this order: colours out, first seat, deck, sunset card; never after the setup. */
export function setup({ seats, options }: TableSetup<Options>, ctx: PlayContext<Event>): State {
	const { chance } = ctx;
	const size = tableSize(seats);
	const colors = colorsInUse(COLOR_COUNT - size.colors, options.removedColors, chance);
	const first = options.startSeat === 'random' ? chance.int(seats) : options.startSeat;

	const photos = photosOf(colors);
	chance.shuffle(photos);
	const deck = withSunset(photos, 4 * size.pile + chance.int(size.pile + 1)); // PHO-4

	const { informativeBacks, missedShot, lateGoodShot, tieBreakLength } = options;
	const state: State = {
		seats,
		rules: { informativeBacks, missedShot, lateGoodShot, tieBreakLength },
		colors,
		phase: 'pick',
		active: first,
		taken: 0,
		sunsetDone: false,
		deck,
		field: [],
		hands: emptyLists(seats),
		films: emptyLists(seats * COLOR_COUNT),
		goodShots: goodShotsOf(colors),
		removedOpen: [],
		removedHidden: [],
		lastCards: new Array(seats).fill(NO_CARD),
		commits: new Array(seats).fill(NOT_COMMITTED),
	};
	for (let place = 0; place < size.rows * COLUMNS; place++) state.field.push(draw(deck)); // PHO-8
	for (let round = 0; round < HAND; round++) {
		for (let i = 0; i < seats; i++) state.hands[(first + i) % seats].push(draw(deck)); // PHO-10
	}
	announce(state, ctx);
	return state;
}

const ALL_COLORS: readonly ColorIndex[] = COLORS.map((_, color) => color);
const ALL_PHOTOS: readonly Card[] = Array.from({ length: PHOTOS }, (_, card) => card);

function colorsInUse(removed: number, named: Options['removedColors'], chance: Chance): ColorIndex[] {
	if (removed === 0) return ALL_COLORS.slice();
	let out: ColorIndex[];
	if (named === 'random') {
		out = ALL_COLORS.slice();
		chance.shuffle(out);
		out.length = removed;
	} else out = named.map((name) => COLORS.indexOf(name));
	return ALL_COLORS.filter((color) => !out.includes(color));
}

/** In canonical order: colours, then values 1 to 12. */
function photosOf(colors: readonly ColorIndex[]): Card[] {
	if (colors.length === COLOR_COUNT) return ALL_PHOTOS.slice();
	return ALL_PHOTOS.filter((card) => colors.includes(colorOf(card)));
}

/** The deck, top card last, with the sunset card below so many photos. */
function withSunset(photos: readonly Card[], above: number): Card[] {
	const deck: Card[] = new Array(photos.length + 1);
	for (let i = 0; i < above; i++) deck[photos.length - i] = photos[i];
	deck[photos.length - above] = SUNSET;
	for (let i = above; i < photos.length; i++) deck[photos.length - 1 - i] = photos[i];
	return deck;
}

/** PHO-3: one good shot per colour in use. */
export function goodShotsOf(colors: readonly ColorIndex[]): number[] {
	return ALL_COLORS.map((color) => (colors.includes(color) ? IN_SUPPLY : OUT_OF_GAME));
}

function announce(state: State, ctx: PlayContext<Event>): void {
	if (!ctx.emit) return;
	ctx.emit({
		type: 'setup',
		colors: state.colors,
		first: state.active,
		goodShotNeeds: tableSize(state.seats).goodShotNeeds,
	});
	ctx.emit({ type: 'dealtField', cards: fieldShown(state) }, { reveals: true });
	const handsFor = (viewer: number) => state.hands.map((_, seat) => handShown(state, seat, viewer));
	const to = Object.fromEntries(
		state.hands.map((_, seat) => [seat, { type: 'dealtHands' as const, hands: handsFor(seat) }]),
	);
	ctx.emit({ type: 'dealtHands', hands: handsFor(-1) }, { to, reveals: true });
	ctx.emit({ type: 'turn', seat: state.active });
}

function draw(deck: Card[]): Card {
	const card = deck.pop();
	if (card === undefined) throw new Error('the deck is empty');
	return card;
}

export function emptyLists(count: number): number[][] {
	const lists: number[][] = [];
	for (let i = 0; i < count; i++) lists.push([]);
	return lists;
}
