import {
	COLOR_COUNT,
	COLORS,
	COLUMNS,
	type ColorIndex,
	HAND,
	HAND_AFTER_SUNSET,
	isPhoto,
	photosOf,
	REFILL_AT,
	SUNSET,
	tableSize,
} from './components.ts';
import { blurOf } from './film.ts';
import {
	allCards,
	fieldCount,
	IN_SUPPLY,
	isSimultaneous,
	isSunsetInDeck,
	NO_CARD,
	NOT_COMMITTED,
	OUT_OF_GAME,
	type State,
	windOf,
} from './state.ts';

/** What holds in every complete position between two moves. */
export function invariants(state: State): void {
	const size = tableSize(state.seats);
	must(state.colors.length === size.colors, 'number of colours');
	must(state.field.length === size.rows * COLUMNS, 'size of the field');
	everyPhotoOnce(state);
	handSizes(state);
	for (let seat = 0; seat < state.seats; seat++) {
		for (let color = 0; color < COLOR_COUNT; color++) filmWasForced(state.films[seat * COLOR_COUNT + color]);
	}
	for (let color = 0; color < COLOR_COUNT; color++) goodShotHasOnePlace(state, color);
	for (let row = 0; row < size.rows; row++) rowHasNoGap(state.field.slice(row * COLUMNS, (row + 1) * COLUMNS));
	if (state.phase === 'pick') must(fieldCount(state) > REFILL_AT, 'a pick from a field that should have been refilled');
	must(state.taken > 0 === (state.phase === 'wind'), 'taken cards belong to phase wind');
	commitsFitPhase(state);
}

function everyPhotoOnce(state: State): void {
	const places = allCards(state);
	const sunsets = places.filter((card) => card === SUNSET).length;
	must(sunsets === (isSunsetInDeck(state) ? 1 : 0), 'the sunset card is in the deck until it is drawn');
	const photos = places.filter((card) => card !== SUNSET && card !== NO_CARD);
	must(photos.every(isPhoto), 'unknown cards in a complete position');
	const inUse = photosOf(state.colors);
	const found = new Set(photos);
	must(found.size === photos.length, 'a photo lies in two places');
	must(photos.length === inUse.length && inUse.every((card) => found.has(card)), 'a photo is missing');
}

function handSizes(state: State): void {
	const rest = state.sunsetDone ? HAND_AFTER_SUNSET : HAND;
	state.hands.forEach((hand, seat) => {
		const expected = state.phase === 'over' ? 0 : rest + (seat === state.active ? state.taken : 0);
		must(hand.length === expected, `seat ${seat} holds ${hand.length} cards, not ${expected}`);
	});
	for (const card of state.lastCards) must((card !== NO_CARD) === (state.phase === 'over'), 'last cards at the end');
}

/** PHO-29: every frame was sharp or blurred because it had to be. */
function filmWasForced(film: readonly number[]): void {
	film.forEach((frame, i) => {
		const isBlurred = blurOf(film.slice(0, i), Math.abs(frame)) !== null;
		must(isBlurred === frame < 0, `frame ${i} of film ${film.join(' ')}`);
	});
}

function goodShotHasOnePlace(state: State, color: ColorIndex): void {
	const place = state.goodShots[color];
	const isInUse = state.colors.includes(color);
	must((place === OUT_OF_GAME) === !isInUse, `good shot of ${COLORS[color]}`);
	must(!isInUse || place === IN_SUPPLY || (place >= 0 && place < state.seats), `owner of good shot ${COLORS[color]}`);
}

function rowHasNoGap(row: readonly number[]): void {
	const first = row.findIndex((card) => card !== NO_CARD);
	const last = row.findLastIndex((card) => card !== NO_CARD);
	must(first === -1 || !row.slice(first, last + 1).includes(NO_CARD), 'a gap inside a row');
}

function commitsFitPhase(state: State): void {
	must(
		state.commits.some((commit) => commit === NOT_COMMITTED),
		'all have committed, but nothing was resolved',
	);
	for (const commit of state.commits) {
		if (commit === NOT_COMMITTED) continue;
		const { from, to } = windOf(commit);
		must(isSimultaneous(state), 'a commitment outside sunset and final phase');
		must(from >= 0 && from < to && to < (state.sunsetDone ? HAND_AFTER_SUNSET : HAND), 'an impossible commitment');
	}
}

function must(holds: boolean, what: string): void {
	if (!holds) throw new Error(`photograph: broken invariant: ${what}`);
}
