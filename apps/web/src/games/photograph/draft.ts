/**
 * What a decision would do before it is made. Pure, and from the viewer's own view alone; whether a move is legal is
 * asked of the rules, never decided here.
 */
import type { Refusal, Seat, View } from '@shutterbox/kernel';
import {
	type Card,
	COLUMNS,
	type ColorIndex,
	colorOf,
	type Event,
	type Forecast,
	filmIndex,
	forecast,
	type HandSlot,
	MAX_TAKE,
	type Move,
	NO_CARD,
	NOT_COMMITTED,
	type Pick,
	SECRET_COMMIT,
	type State,
	sharpCount,
	valueOn,
	type Wind,
	wind,
	windOf,
} from '@shutterbox/photograph/client';

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

/** As many cards as one pick may take. */
export const PULLS = Array.from({ length: MAX_TAKE }, (_, i) => i + 1);

/** The most cards that may be taken from a side of a row now; 0 if none. */
export function mostFrom(check: Check, row: number, side: Side): number {
	return PULLS.findLast((count) => check({ type: 'pick', row, side, count }) === null) ?? 0;
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
	/** What would be told. */
	readonly events: readonly Event[];
}

/** What leaves the hand, shot by shot; with no draft, as the film lies now. */
export function preview(view: View<State>, seat: Seat, draft: Draft | null): Preview {
	const foreseen = forecast(view, seat, isMove(draft) ? draft : null);
	const { events, now, after } = foreseen;
	const last = events.find((event) => event.type === 'lastCard');
	return { events, shots: shotsIn(view, seat, foreseen), now, after, missed: last?.missed?.color ?? null };
}

/** The shots of a forecast, from the films as they lie. */
export function shotsIn(view: View<State>, seat: Seat, { events, points, now }: Forecast): readonly Shot[] {
	return events.flatMap((event, i): Shot[] => {
		if (event.type !== 'played') return [];
		const { card, reason: blur } = event;
		const color = colorOf(card);
		const goodShot = events[i + 1]?.type === 'goodShot';
		const change = points[goodShot ? i + 1 : i] - (points[i - 1] ?? now);
		const sharp = sharpCount(view.films[filmIndex(seat, color)]) + sharpAmong(events.slice(0, i + 1), color);
		return [{ card, color, value: valueOn(card), blur, goodShot, sharp, change }];
	});
}

function sharpAmong(events: readonly Event[], color: ColorIndex): number {
	return events.filter((one) => one.type === 'played' && one.reason === null && colorOf(one.card) === color).length;
}
