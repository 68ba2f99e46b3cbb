import type { Chance, Seat, View, Viewer } from '@shutterbox/kernel';
import {
	BACKS,
	backOf,
	type Card,
	cardWithBack,
	isFaceUpPlace,
	isPhoto,
	knownBack,
	photosOf,
	SUNSET,
	tableSize,
	UNKNOWN,
	VALUES,
} from './components.ts';
import {
	allCards,
	clone,
	commitOf,
	isOpen,
	isSunsetInDeck,
	NO_CARD,
	NOT_COMMITTED,
	SECRET_COMMIT,
	type State,
} from './state.ts';
import { windsOf } from './wind.ts';

/** A card as those see it who may only look at its back. */
export function shownBack(state: State, card: Card): Card {
	if (!state.rules.informativeBacks) return UNKNOWN;
	return isPhoto(card) ? cardWithBack(backOf(card)) : card;
}

export function fieldShown(state: State): Card[] {
	return state.field.map((card, place) => (card === NO_CARD || isFaceUpPlace(place) ? card : shownBack(state, card)));
}

/** A hand as one viewer may know it: its owner all of it, others what was taken from face-up places, and backs. */
export function handShown(state: State, seat: Seat, viewer: Viewer): number[] {
	const hand = state.hands[seat];
	return hand.map((slot) => (seat === viewer || isOpen(slot) ? slot : shownBack(state, slot)));
}

export function view(state: State, viewer: Viewer): View<State> {
	if (state.phase === 'over') return clone(state) as View<State>;
	const known: State = {
		seats: state.seats,
		rules: state.rules,
		colors: state.colors,
		phase: state.phase,
		active: state.active,
		taken: state.taken,
		sunsetDone: state.sunsetDone,
		deck: deckShown(state),
		field: fieldShown(state),
		hands: state.hands.map((_, seat) => handShown(state, seat, viewer)),
		films: state.films.map((film) => film.slice()),
		goodShots: state.goodShots.slice(),
		removedOpen: state.removedOpen.slice(),
		removedHidden: state.removedHidden.map((card) => shownBack(state, card)),
		lastCards: state.lastCards.slice(),
		commits: state.commits.map((commit, seat) =>
			commit === NOT_COMMITTED || seat === viewer ? commit : SECRET_COMMIT,
		),
	};
	return known as View<State>;
}

function deckShown(state: State): Card[] {
	const shown: Card[] = state.deck.map(() => UNKNOWN);
	const top = state.deck.length - 1;
	if (top >= 0) shown[top] = shownBack(state, state.deck[top]);
	return shown;
}

/** A state that could be behind a view, each as likely as a uniform shuffle makes it. */
export function sample(seen: View<State>, _viewer: Viewer, chance: Chance): State {
	const state = clone(seen);
	if (state.phase !== 'over') dealUnknown(state, chance);
	return state;
}

/** Nobody knows the deck, what lies face down in the field and what was removed so, but for the backs. */
export function redeal(state: State, chance: Chance): void {
	state.deck = deckShown(state);
	state.field = fieldShown(state);
	state.removedHidden = state.removedHidden.map((card) => shownBack(state, card));
	dealUnknown(state, chance);
}

/** Puts cards that fit wherever there is a back or nothing known, and a wind wherever one is secret. */
function dealUnknown(state: State, chance: Chance): void {
	const unseen = unseenByBack(state, chance);
	const hidingPlaces = [state.field, ...state.hands, state.removedHidden];
	const topPhoto = replaceIf(state.deck.slice(-1), (card) => drawWithBack(unseen, card));
	for (const cards of hidingPlaces) replaceIf(cards, (card) => drawWithBack(unseen, card));
	const rest = unseen.flat();
	chance.shuffle(rest);
	for (const cards of hidingPlaces) replaceIf(cards, (card) => (card === UNKNOWN ? rest.pop() : undefined));
	const isTopPhoto = topPhoto.length > 0 && isPhoto(topPhoto[0]);
	if (isTopPhoto) rest.push(topPhoto[0]);
	if (isSunsetInDeck(state)) insertSunset(rest, state, isTopPhoto, chance);
	state.deck = rest;
	for (let seat = 0; seat < state.seats; seat++) {
		if (state.commits[seat] === SECRET_COMMIT) state.commits[seat] = randomCommit(state.hands[seat].length, chance);
	}
}

/** The photos in use whose place the viewer does not know, shuffled, one list per back. */
function unseenByBack(state: State, chance: Chance): Card[][] {
	const seen = new Set(allCards(state));
	const unseen: Card[][] = Array.from({ length: BACKS }, () => []);
	for (const card of photosOf(state.colors)) if (!seen.has(card)) unseen[backOf(card)].push(card);
	for (const cards of unseen) chance.shuffle(cards);
	return unseen;
}

function drawWithBack(unseen: readonly Card[][], card: Card): Card | undefined {
	const back = knownBack(card);
	return back === -1 ? undefined : unseen[back].pop();
}

function replaceIf(cards: Card[], replacement: (card: Card) => Card | undefined): Card[] {
	for (let i = 0; i < cards.length; i++) cards[i] = replacement(cards[i]) ?? cards[i];
	return cards;
}

/** PHO-4: it began at 4 to 5 piles from the top; a back seen on top narrows that down. */
function insertSunset(photos: Card[], state: State, isTopPhoto: boolean, chance: Chance): void {
	const { colors, pile } = tableSize(state.seats);
	const gone = colors * VALUES - photos.length;
	const isOnTop = state.deck.at(-1) === SUNSET;
	const fewest = Math.max(4 * pile - gone, isTopPhoto ? 1 : 0);
	const most = isOnTop ? 0 : 5 * pile - gone;
	const above = fewest + chance.int(most - fewest + 1);
	photos.splice(photos.length - above, 0, SUNSET);
}

function randomCommit(cards: number, chance: Chance): number {
	const winds = windsOf(cards);
	const { from, to } = winds[chance.int(winds.length)];
	return commitOf(from, to);
}
