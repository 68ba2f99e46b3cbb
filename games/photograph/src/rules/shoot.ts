import type { PlayContext, Seat } from '@shutterbox/kernel';
import { type ColorIndex, colorOf, tableSize, valueOn } from './components.ts';
import type { Event } from './events.ts';
import { blurOf, directionName, sharpCount } from './film.ts';
import { cardIn, filmIndex, IN_SUPPLY, isOpen, isSimultaneous, type State } from './state.ts';

// Step 3, shoot: PHO-20 to PHO-31, and the good shots, PHO-32 to PHO-38.

/** PHO-20: plays cards from the bottom of a hand, each judged on the films as the one before left them. */
export function shoot(state: State, seat: Seat, count: number, ctx: PlayContext<Event>): void {
	const hand = state.hands[seat];
	for (let i = 0; i < count; i++) playCard(state, seat, hand[i], ctx);
	for (let i = count; i < hand.length; i++) hand[i - count] = hand[i];
	for (let i = 0; i < count; i++) hand.pop();
}

function playCard(state: State, seat: Seat, slot: number, ctx: PlayContext<Event>): void {
	const card = cardIn(slot);
	const color = colorOf(card);
	const value = valueOn(card);
	const film = state.films[filmIndex(seat, color)];
	const reason = blurOf(film, value); // PHO-29: no choice in it
	film[film.length] = reason === null ? value : -value;
	ctx.emit?.(
		{ type: 'played', seat, card, face: reason === null ? 'up' : 'down', direction: directionName(film), reason },
		{ reveals: !isOpen(slot) },
	);
	if (reason === null && !isSimultaneous(state) && winsGoodShot(state, color, film)) {
		state.goodShots[color] = seat;
		ctx.emit?.({ type: 'goodShot', seat, color });
	}
}

/** PHO-33, 37: asked right after a sharp frame was added. */
function winsGoodShot(state: State, color: ColorIndex, film: readonly number[]): boolean {
	if (state.goodShots[color] !== IN_SUPPLY) return false;
	const needs = tableSize(state.seats).goodShotNeeds;
	if (film.length < needs) return false;
	const sharp = sharpCount(film);
	return state.rules.lateGoodShot === 'open' ? sharp >= needs : sharp === needs;
}
