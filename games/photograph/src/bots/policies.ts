import type { Chance, Policy, Seat, View } from '@shutterbox/kernel';
import {
	BLURRED_POINTS,
	type Card,
	COLOR_COUNT,
	type ColorIndex,
	colorOf,
	filmPoints,
	GOOD_SHOT_POINTS,
	TOGETHER,
	tableSize,
	VALUES,
	valueOn,
} from '../rules/components.ts';
import { blurOf, directionOf, type Film, lastSharp, sharpCount } from '../rules/film.ts';
import type { Move, Pick, Wind } from '../rules/move.ts';
import { moves } from '../rules/moves.ts';
import { pick } from '../rules/pick.ts';
import { cardIn, clone, filmIndex, type HandSlot, IN_SUPPLY, isSimultaneous, type State } from '../rules/state.ts';
import { sample } from '../rules/view.ts';
import { wind, windsOf } from '../rules/wind.ts';

/** How many guesses at the face-down cards a pick is judged by. */
const GUESSES = 3;

export const policies: Readonly<Record<string, Policy<State, Move>>> = {
	/** Shoots for the points of this turn and no further. */
	nearsighted: { choose: (view, seat, chance) => choose(view, seat, chance, valueNow) },
	/** Looks through every pick and wind of the turn and judges the films and the hand they leave. */
	greedy: { choose: (view, seat, chance) => choose(view, seat, chance, valueAhead) },
};

/** What it is worth to play `count` cards from the bottom of an order of the hand. */
type Judge = (album: Album, order: readonly HandSlot[], count: number) => number;

function choose(view: View<State>, seat: Seat, chance: Chance, judge: Judge): Move {
	if (view.phase !== 'pick') return bestWind(view, seat, judge).wind;
	const guesses = Array.from({ length: GUESSES }, () => sample(view, seat, chance));
	let best: Move | null = null;
	let bestValue = Number.NEGATIVE_INFINITY;
	for (const move of moves(view, seat)) {
		let value = 0;
		for (const guess of guesses) value += valueOfPick(guess, seat, move as Pick, judge);
		if (value > bestValue) {
			best = move;
			bestValue = value;
		}
	}
	if (best === null) throw new Error('no pick to choose from');
	return best;
}

/** The turn after a pick, in one guess at what lies face down: the wind will be chosen with the cards in hand. */
function valueOfPick(guess: State, seat: Seat, move: Pick, judge: Judge): number {
	const state = clone(guess);
	pick(state, move);
	return bestWind(state, seat, judge).value;
}

/** The wind that leaves the best film and hand, as a judge sees it. */
export function bestWind(state: State, seat: Seat, judge: Judge): { wind: Wind; value: number } {
	const hand = state.hands[seat];
	const count = isSimultaneous(state) ? TOGETHER : state.taken;
	const album = new Album(state, seat);
	let best: Wind | null = null;
	let bestValue = Number.NEGATIVE_INFINITY;
	for (const candidate of windsOf(hand.length)) {
		const order = hand.slice();
		wind(order, candidate.from, candidate.to);
		const value = judge(album, order, count);
		album.reset();
		if (value > bestValue) {
			best = candidate;
			bestValue = value;
		}
	}
	if (best === null) throw new Error('no wind to choose from');
	return { wind: best, value: bestValue };
}

function valueNow(album: Album, order: readonly HandSlot[], count: number): number {
	let value = 0;
	for (let i = 0; i < count; i++) value += album.points(cardIn(order[i]));
	return value;
}

/** What one wind of the turn is worth. */
export function valueOfWind(state: State, seat: Seat, { from, to }: Wind, count: number, judge: Judge): number {
	const order = state.hands[seat].slice();
	wind(order, from, to);
	return judge(new Album(state, seat), order, count);
}

/** Cards further up the hand count too, the less the later they come; in the final phase only the last card is left. */
export function valueAhead(album: Album, order: readonly HandSlot[], count: number): number {
	let value = 0;
	for (let i = 0; i < count; i++) value += album.worth(cardIn(order[i]));
	if (album.isFinal) return value + album.missed(cardIn(order[count]));
	for (let i = count, weight = DISCOUNT; i < order.length; i++, weight *= DISCOUNT) {
		value += weight * album.worth(cardIn(order[i]));
	}
	return value;
}

/** How much less a card counts for each card that comes before it. */
const DISCOUNT = 0.8;
/** What a frame is worth on the way to the jumps of the points table. */
const FRAME = 1.7;
/** Worth of the room a film has left to grow, per step of two values. */
const ROOM = 0.35;

/** One seat's films, to try cards on. */
class Album {
	readonly #state: State;
	readonly #seat: Seat;
	readonly #films: number[][];
	readonly #lengths: readonly number[];

	constructor(state: State, seat: Seat) {
		this.#state = state;
		this.#seat = seat;
		const first = filmIndex(seat, 0);
		this.#films = state.films.slice(first, first + COLOR_COUNT).map((film) => film.slice());
		this.#lengths = this.#films.map((film) => film.length);
	}

	get isFinal(): boolean {
		return this.#state.phase === 'final';
	}

	/** Takes back every card tried. */
	reset(): void {
		for (let color = 0; color < COLOR_COUNT; color++) this.#films[color].length = this.#lengths[color];
	}

	/** Tries a card; what it scores. */
	points(card: Card): number {
		return this.#try(card, (film) => filmPoints(sharpCount(film)));
	}

	/** Tries a card; what it scores and promises. */
	worth(card: Card): number {
		return this.#try(card, promise);
	}

	#try(card: Card, judge: (film: Film) => number): number {
		const color = colorOf(card);
		const film = this.#films[color];
		const before = judge(film);
		const isBlurred = blurOf(film, valueOn(card)) !== null;
		film.push(isBlurred ? -valueOn(card) : valueOn(card));
		return judge(film) - before + (isBlurred ? BLURRED_POINTS : this.#goodShot(color, sharpCount(film)));
	}

	/** Points for winning a good shot, or a part of them for coming closer than anybody else. */
	#goodShot(color: ColorIndex, sharp: number): number {
		if (this.#state.goodShots[color] !== IN_SUPPLY || isSimultaneous(this.#state)) return 0;
		const { goodShotNeeds } = tableSize(this.#state.seats);
		if (sharp >= goodShotNeeds) {
			const isWon = sharp === goodShotNeeds || this.#state.rules.lateGoodShot === 'open';
			return isWon ? GOOD_SHOT_POINTS : 0;
		}
		let ahead = 0;
		for (let other = 0; other < this.#state.seats; other++) {
			if (other !== this.#seat) ahead = Math.max(ahead, sharpCount(this.#state.films[filmIndex(other, color)]));
		}
		return sharp > ahead ? sharp / goodShotNeeds : 0;
	}

	/** PHO-60: what the last card takes away. */
	missed(last: Card): number {
		if (!this.#state.rules.missedShot) return 0;
		const color = colorOf(last);
		const film = this.#films[color];
		const sharp = sharpCount(film);
		const isOwnShot = this.#state.goodShots[color] === this.#seat;
		const lost = filmPoints(sharp) + BLURRED_POINTS * (film.length - sharp) + (isOwnShot ? GOOD_SHOT_POINTS : 0);
		return filmPoints(0) - lost;
	}
}

/** Points so far, smoothed over the jumps of the table, and the room left to grow. */
function promise(film: Film): number {
	const sharp = sharpCount(film);
	if (sharp === 0) return filmPoints(0);
	const last = lastSharp(film);
	const direction = directionOf(film);
	const room = direction === 0 ? Math.max(VALUES - last, last - 1) : direction > 0 ? VALUES - last : last - 1;
	return (filmPoints(sharp) + FRAME * sharp) / 2 + ROOM * Math.min(room / 2, 4);
}
