import {
	type Card,
	COLOR_COUNT,
	isFaceUpPlace,
	isPhoto,
	knownBack,
	PHOTOS,
	photo,
	VALUES,
} from '../rules/components.ts';
import { cardIn, NO_CARD, type State } from '../rules/state.ts';

/** Where a seat knows a photo to be. */
export const UNSEEN = 0;
export const IN_FIELD = 1;
export const IN_OWN_HAND = 2;
const ELSEWHERE = 3;

/** What a seat knows of every photo, and of cards whose backs alone it sees; filled anew for every position. */
export class Known {
	readonly where = new Uint8Array(PHOTOS);
	/** Of each back, how many lie face down in the field. */
	readonly faceDown = new Uint8Array(2 * COLOR_COUNT);

	look(state: State, seat: number): void {
		const { where, faceDown } = this;
		where.fill(UNSEEN);
		faceDown.fill(0);
		const { field, films, removedOpen, hands } = state;
		for (let place = 0; place < field.length; place++) {
			const card = field[place];
			if (card === NO_CARD) continue;
			if (isFaceUpPlace(place)) this.#put(card, IN_FIELD);
			else if (knownBack(card) >= 0) faceDown[knownBack(card)]++;
		}
		for (let i = 0; i < films.length; i++) {
			const film = films[i];
			for (let frame = 0; frame < film.length; frame++)
				where[photo(i % COLOR_COUNT, film[frame] < 0 ? -film[frame] : film[frame])] = ELSEWHERE;
		}
		for (let i = 0; i < removedOpen.length; i++) this.#put(removedOpen[i], ELSEWHERE);
		for (let other = 0; other < hands.length; other++) {
			const hand = hands[other];
			for (let i = 0; i < hand.length; i++) this.#put(cardIn(hand[i]), other === seat ? IN_OWN_HAND : ELSEWHERE);
		}
	}

	#put(card: Card, place: number): void {
		if (isPhoto(card)) this.where[card] = place;
	}
}

/** A value as if its film rose. */
export function asRising(value: number, isFalling: boolean): number {
	return isFalling ? VALUES + 1 - value : value;
}
