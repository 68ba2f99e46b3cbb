import type { Chance, PlayContext, TableSetup } from '@shutterbox/kernel';
import { type Card, COLOR_COUNT, COLORS, type ColorIndex, HAND, photosOf, SUNSET, tableSize } from './components.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { bareTable, type State } from './state.ts';
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
	const state = bareTable(seats, colors, { informativeBacks, missedShot, lateGoodShot, tieBreakLength });
	state.active = first;
	state.deck = deck;
	for (let place = 0; place < state.field.length; place++) state.field[place] = draw(deck); // PHO-8
	for (let round = 0; round < HAND; round++) {
		for (let i = 0; i < seats; i++) state.hands[(first + i) % seats].push(draw(deck)); // PHO-10
	}
	announce(state, ctx);
	return state;
}

const ALL_COLORS: readonly ColorIndex[] = COLORS.map((_, color) => color);

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

/** The deck, top card last, with the sunset card below so many photos. */
function withSunset(photos: readonly Card[], above: number): Card[] {
	const deck: Card[] = new Array(photos.length + 1);
	for (let i = 0; i < above; i++) deck[photos.length - i] = photos[i];
	deck[photos.length - above] = SUNSET;
	for (let i = above; i < photos.length; i++) deck[photos.length - 1 - i] = photos[i];
	return deck;
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
