/**
 * What a decision would do before it is made. Pure, and from the viewer's own view alone; whether a move is legal is
 * asked of the rules, never decided here.
 */
import { type Refusal, ScriptedChance, type Seat, type View } from '@shutterbox/kernel';
import type { Event, Move, State } from '@shutterbox/photograph';
import {
	type Card,
	COLUMNS,
	type ColorIndex,
	colorOf,
	MAX_TAKE,
	TOGETHER,
	VALUES,
	valueOn,
} from '@shutterbox/photograph/rules/components';
import { blurOf, directionOf, lastSharp, sharpCount } from '@shutterbox/photograph/rules/film';
import type { Pick, Wind } from '@shutterbox/photograph/rules/move';
import { scoreSheet } from '@shutterbox/photograph/rules/scoring';
import { shoot } from '@shutterbox/photograph/rules/shoot';
import {
	cardIn,
	clone,
	filmIndex,
	type HandSlot,
	isSimultaneous,
	NO_CARD,
	NOT_COMMITTED,
	SECRET_COMMIT,
	windOf,
} from '@shutterbox/photograph/rules/state';
import { wind } from '@shutterbox/photograph/rules/wind';

export type Check = (move: Move) => Refusal | null;
export type Side = Pick['side'];

/** A decision on its way: cards aimed at in the field, a card lifted out of the hand, or a card and where it goes. */
export type Draft = Pick | Wind | { readonly type: 'lift'; readonly from: number };

export function isMove(draft: Draft | null): draft is Move {
	return draft !== null && draft.type !== 'lift';
}

/** The places a pick would empty, in order of taking (PHO-14). */
export function placesTaken(view: View<State>, { row, side, count }: Omit<Pick, 'type'>): number[] {
	return occupied(view, row, side).slice(0, count);
}

/** The occupied places of a row, from one side inward. */
function occupied({ field }: View<State>, row: number, side: Side): number[] {
	const places = Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column);
	if (side === 'right') places.reverse();
	return places.filter((place) => field[place] !== NO_CARD);
}

/** The pick that ends with the card at a place: from the nearer edge, or from the side that is given. */
export function pickUpTo(view: View<State>, place: number, from?: Side): Pick | null {
	const row = Math.floor(place / COLUMNS);
	const reach = (side: Side): Pick => ({
		type: 'pick',
		row,
		side,
		count: occupied(view, row, side).indexOf(place) + 1,
	});
	const [left, right] = [reach('left'), reach('right')];
	if (left.count === 0) return null;
	const pick = from === undefined ? (right.count < left.count ? right : left) : from === 'left' ? left : right;
	return pick.count > MAX_TAKE ? null : pick;
}

/** One card more from this side, beginning again with one when the row or the rule has no more. */
export function oneMore(check: Check, row: number, side: Side, draft: Draft | null): Pick {
	const isSame = draft?.type === 'pick' && draft.row === row && draft.side === side;
	const more: Pick = { type: 'pick', row, side, count: isSame ? draft.count + 1 : 1 };
	return check(more) === null ? more : { ...more, count: 1 };
}

/** How many cards leave a seat's hand when its open decision is made. */
export function shotsDue(view: View<State>, seat: Seat, draft: Draft | null): number {
	if (isSimultaneous(view)) return TOGETHER;
	if (view.active !== seat || view.phase === 'over') return 0;
	if (view.phase === 'wind') return view.taken;
	return draft?.type === 'pick' ? draft.count : 0;
}

/** The wind a seat has committed in secret, as a draft that is still to be carried out. */
export function committedWind(view: View<State>, seat: Seat): Wind | null {
	const commit = view.commits[seat];
	return commit === NOT_COMMITTED || commit === SECRET_COMMIT ? null : { type: 'wind', ...windOf(commit) };
}

/** A hand with a draft applied: the lifted card where it would go. */
export function handWith(hand: readonly HandSlot[], draft: Draft | null): HandSlot[] {
	const slots = hand.slice();
	if (draft?.type === 'wind') wind(slots, draft.from, draft.to);
	return slots;
}

/** A shot as it would come out. */
export interface Shot {
	readonly card: Card;
	readonly color: ColorIndex;
	readonly value: number;
	/** Why it would be blurred; null if it is sharp. */
	readonly blur: 'direction' | 'step' | null;
	readonly goodShot: boolean;
	/** Sharp frames in its film afterwards. */
	readonly sharp: number;
	/** What it adds to the score. */
	readonly change: number;
}

export interface Preview {
	readonly shots: readonly Shot[];
	readonly now: number;
	readonly after: number;
	/** PHO-60: the colour that would not count, with the missed-shot variant in the final phase. */
	readonly missed: ColorIndex | null;
}

/** What leaves the hand, shot by shot, by the game's own shooting; with no draft, as the film lies now. */
export function preview(view: View<State>, seat: Seat, draft: Draft | null): Preview {
	const state = clone(view);
	const now = scoreSheet(state, seat).total;
	state.hands[seat] = handWith(view.hands[seat], draft);
	const shots = Array.from({ length: shotsDue(view, seat, draft) }, () => nextShot(state, seat));
	const last = state.hands[seat];
	const isLast = view.phase === 'final' && view.rules.missedShot && last.length === 1;
	if (isLast) state.lastCards[seat] = cardIn(last[0]);
	return {
		shots,
		now,
		after: scoreSheet(state, seat).total,
		missed: isLast ? colorOf(cardIn(last[0])) : null,
	};
}

function nextShot(state: State, seat: Seat): Shot {
	const card = cardIn(state.hands[seat][0]);
	const before = scoreSheet(state, seat).total;
	const events: Event[] = [];
	shoot(state, seat, 1, { chance: new ScriptedChance(), emit: (event) => event && events.push(event) });
	const played = events.find((event) => event.type === 'played');
	const color = colorOf(card);
	return {
		card,
		color,
		value: valueOn(card),
		blur: played?.reason ?? null,
		goodShot: events.some(({ type }) => type === 'goodShot'),
		sharp: sharpCount(state.films[filmIndex(seat, color)]),
		change: scoreSheet(state, seat).total - before,
	};
}

/** What a film accepts next. */
export type Fit =
	| { readonly type: 'any' }
	| { readonly type: 'above' | 'below'; readonly value: number }
	| { readonly type: 'values'; readonly values: readonly number[] }
	| { readonly type: 'none' };

/** By the rules' own judgement on every value that is not in the film yet, in the direction the film runs. */
export function fitsNext(film: readonly number[]): Fit {
	if (film.length === 0) return { type: 'any' };
	const inFilm = new Set(film.map(Math.abs));
	const values = Array.from({ length: VALUES }, (_, i) => i + 1);
	const fitting = values.filter((value) => blurOf(film, value) === null && !inFilm.has(value));
	const direction = directionOf(film);
	if (fitting.length === 0) return { type: 'none' };
	if (film[film.length - 1] > 0) return { type: 'values', values: direction < 0 ? fitting.reverse() : fitting };
	if (direction === 0) return { type: 'any' };
	return { type: direction > 0 ? 'above' : 'below', value: lastSharp(film) };
}
