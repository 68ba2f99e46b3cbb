import type { Chance, Gaze, Seat, Turn, View } from '@shutterbox/kernel';
import { COLUMNS, colorOf, isFaceUpPlace, TOGETHER, tableSize, valueOn } from '../rules/components.ts';
import { blurOf, sharpCount } from '../rules/film.ts';
import type { Move, Pick } from '../rules/move.ts';
import { moves } from '../rules/moves.ts';
import { pick } from '../rules/pick.ts';
import { scoreSheet } from '../rules/scoring.ts';
import {
	cardIn,
	cardsInRow,
	clone,
	filmIndex,
	IN_SUPPLY,
	isSimultaneous,
	NO_CARD,
	type State,
} from '../rules/state.ts';
import { sample } from '../rules/view.ts';
import { wind, windsOf } from '../rules/wind.ts';

/** Every turn: a pick and every wind after it, what lies face down being guessed; or every wind. */
export function* turns(view: View<State>, seat: Seat, chance: Chance, { guesses }: Gaze): Generator<Turn<State, Move>> {
	if (view.phase !== 'pick') {
		yield* winds(clone(view), seat, 0, null);
		return;
	}
	const worlds = Array.from({ length: guesses }, () => sample(view, seat, chance));
	for (const move of picksThatDiffer(view, seat)) {
		const places = placesOf(view, move);
		const isOpen = places.every(isFaceUpPlace);
		for (let guess = 0; guess < (isOpen ? 1 : guesses); guess++) {
			const state = clone(view);
			for (const place of places) state.field[place] = worlds[guess].field[place];
			pick(state, move);
			yield* winds(state, seat, guess, move);
		}
	}
}

/** The only card of a row is the same from both sides. */
function picksThatDiffer(view: View<State>, seat: Seat): Pick[] {
	const picks: Pick[] = [];
	for (const move of moves(view, seat)) {
		if (move.type !== 'pick') continue;
		if (move.side === 'left' || cardsInRow(view, move.row) > 1) picks.push(move);
	}
	return picks;
}

/** The places a pick takes cards from. */
function placesOf({ field }: State, { row, side, count }: Pick): number[] {
	const places: number[] = [];
	for (let column = 0; column < COLUMNS && places.length < count; column++) {
		const place = row * COLUMNS + (side === 'left' ? column : COLUMNS - 1 - column);
		if (field[place] !== NO_CARD) places.push(place);
	}
	return places;
}

/** Every wind of a hand, each shot on the same position, which is put back in between. */
function* winds(state: State, seat: Seat, guess: number, first: Move | null): Generator<Turn<State, Move>> {
	const hand = state.hands[seat];
	const count = isSimultaneous(state) ? TOGETHER : state.taken;
	const isLast = state.phase === 'final';
	const order: number[] = [];
	const trial = new Trial(state, seat);
	for (const candidate of windsOf(hand.length)) {
		for (let i = 0; i < hand.length; i++) order[i] = hand[i];
		wind(order, candidate.from, candidate.to);
		trial.shoot(order, hand.length, count);
		const points = isLast ? finalPoints(state, seat) : null;
		yield { move: first ?? candidate, guess, after: state as View<State>, points };
		trial.takeBack();
	}
	state.hands[seat] = hand;
}

/** PHO-60: the card that is left in hand is the last, and may take its film away. */
function finalPoints(state: State, seat: Seat): number {
	state.lastCards[seat] = cardIn(state.hands[seat][0]);
	const { total } = scoreSheet(state, seat);
	state.lastCards[seat] = NO_CARD;
	return total;
}

/** Shoots cards without telling anybody, and takes them back. */
class Trial {
	readonly #state: State;
	readonly #seat: Seat;
	readonly #rest: number[] = [];
	readonly #films: number[] = [];
	readonly #shots: number[] = [];
	readonly #taken: number;

	constructor(state: State, seat: Seat) {
		this.#state = state;
		this.#seat = seat;
		this.#taken = state.taken;
	}

	shoot(order: readonly number[], length: number, count: number): void {
		const state = this.#state;
		const seat = this.#seat;
		for (let i = 0; i < count; i++) {
			const card = cardIn(order[i]);
			const index = filmIndex(seat, colorOf(card));
			const film = state.films[index];
			const value = valueOn(card);
			const isSharp = blurOf(film, value) === null;
			film.push(isSharp ? value : -value);
			this.#films.push(index);
			if (isSharp && !isSimultaneous(state) && this.#wins(colorOf(card), sharpCount(film))) {
				state.goodShots[colorOf(card)] = seat;
				this.#shots.push(colorOf(card));
			}
		}
		this.#rest.length = length - count;
		for (let i = count; i < length; i++) this.#rest[i - count] = order[i];
		state.hands[seat] = this.#rest;
		state.taken = 0;
	}

	takeBack(): void {
		for (const index of this.#films) this.#state.films[index].pop();
		for (const color of this.#shots) this.#state.goodShots[color] = IN_SUPPLY;
		this.#films.length = 0;
		this.#shots.length = 0;
		this.#state.taken = this.#taken;
	}

	#wins(color: number, sharp: number): boolean {
		const { goodShots, rules, seats } = this.#state;
		if (goodShots[color] !== IN_SUPPLY) return false;
		const needs = tableSize(seats).goodShotNeeds;
		return rules.lateGoodShot === 'open' ? sharp >= needs : sharp === needs;
	}
}

/** The position a wind leads its seat to, before anything else happens; null after a pick and at the very end. */
export function moment(before: View<State>, _after: View<State>, seat: Seat, move: Move | null): View<State> | null {
	if (move?.type !== 'wind' || before.phase === 'final') return null;
	const state = clone(before);
	const order = state.hands[seat].slice();
	wind(order, move.from, move.to);
	new Trial(state, seat).shoot(order, order.length, isSimultaneous(state) ? TOGETHER : state.taken);
	return state as View<State>;
}

/** Its points now, more than the best of the others. */
export function lead(view: View<State>, seat: Seat): number {
	let best = Number.NEGATIVE_INFINITY;
	for (let other = 0; other < view.seats; other++)
		if (other !== seat) best = Math.max(best, scoreSheet(view, other).total);
	return scoreSheet(view, seat).total - best;
}
