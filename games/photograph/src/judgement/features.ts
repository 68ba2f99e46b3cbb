import type { Seat, View } from '@shutterbox/kernel';
import {
	type Card,
	colorOf,
	isPhoto,
	knownBack,
	MAX_STEP,
	SUNSET,
	tableSize,
	UNKNOWN,
	VALUES,
	valueOn,
} from '../rules/components.ts';
import { cardIn, fieldCount, filmIndex, IN_SUPPLY, isSimultaneous, type State } from '../rules/state.ts';
import { FilmFacts, pointsOf } from './films.ts';
import { asRising, IN_FIELD, IN_OWN_HAND, Known, UNSEEN } from './known.ts';
import * as at from './slots.ts';

const ONE = 64;
const MOST = 127;
const MOST_SEATS = 4;

const known = new Known();
const own = new FilmFacts();
const after = new FilmFacts();
const rival = new FilmFacts();
/** By seat. */
const points = new Float64Array(MOST_SEATS);
const missing = new Uint8Array(MOST_SEATS);

/** Describes what a seat knows of a position, before the field is checked: its own view alone. */
export function features(view: View<State>, seat: Seat, into: Int8Array): void {
	into.fill(0);
	known.look(view, seat);
	points.fill(0);
	missing.fill(0);
	let useful = 0;
	for (let i = 0; i < view.colors.length; i++) {
		const color = view.colors[i];
		const part = i * at.PART_SIZE;
		ownFilm(view, seat, color, part, into);
		useful += hand(view, seat, color, part, into);
		supply(color, part, into);
		rivals(view, seat, color, part, into);
	}
	globals(view, seat, useful, into);
}

function share(value: number, of: number): number {
	const scaled = Math.round((value * ONE) / of);
	return scaled > MOST ? MOST : scaled < -MOST ? -MOST : scaled;
}

function ownFilm(view: State, seat: Seat, color: number, part: number, into: Int8Array): void {
	const shot = view.goodShots[color];
	const needs = tableSize(view.seats).goodShotNeeds;
	own.look(view.films[filmIndex(seat, color)]);
	into[part + at.SHARP + Math.min(own.sharp, 7)] = ONE;
	into[part + at.LAST + own.last] = ONE;
	into[part + at.BLURS] = share(own.blurs, 3);
	if (own.endsBlurred) into[part + at.ENDS_BLURRED] = ONE;
	if (own.sharp === 1) into[part + at.LONE] = ONE;
	into[part + (shot === IN_SUPPLY ? at.SHOT_OPEN : shot === seat ? at.SHOT_OWN : at.SHOT_LOST)] = ONE;
	if (shot === IN_SUPPLY) {
		into[part + at.DISTANCE] = share(Math.max(0, needs - own.sharp), 4);
		if (own.sharp === needs - 1) into[part + at.ONE_SHORT] = ONE;
	}
	const worth = pointsOf(own, shot === seat);
	into[part + at.POINTS] = share(worth, 8);
	points[seat] += worth;
	if (own.sharp === 0) missing[seat]++;
}

/** What the hand would do to the colour, shot in order from the bottom; how many of its cards fit. */
function hand(view: State, seat: Seat, color: number, part: number, into: Int8Array): number {
	const cards = view.hands[seat];
	after.look(view.films[filmIndex(seat, color)]);
	let [useful, held] = [0, 0];
	for (let place = 0; place < cards.length; place++) {
		const card = cardIn(cards[place]);
		if (colorOf(card) !== color || !isPhoto(card)) continue;
		held++;
		const value = asRising(valueOn(card), own.isFalling);
		const fitsNow = own.fits(value);
		const before = pointsOf(after, false);
		const isSharp = after.add(value);
		if (isSharp) useful++;
		if (place >= at.PLACES) continue;
		const slot = part + at.HAND_PLACE + place * at.PLACE_FACTS;
		into[slot] = isSharp ? ONE : 0;
		into[slot + 1] = isSharp ? 0 : ONE;
		into[slot + 2] = fitsNow ? ONE : 0;
		into[slot + 3] = share(pointsOf(after, false) - before, 4);
		into[slot + 4] = share(after.room, VALUES);
	}
	into[part + at.IN_HAND] = share(held, 4);
	return useful;
}

/** What may still come for the colour: in the field, and not seen yet. */
function supply(color: number, part: number, into: Int8Array): void {
	let [unseen, near, open, ahead] = [0, 0, 0, 0];
	for (let value = own.last + 1; value <= VALUES; value++) {
		const where = known.where[color * VALUES + asRising(value, own.isFalling) - 1];
		const isNear = own.endsBlurred || own.last === 0 || value - own.last <= MAX_STEP;
		if (where === UNSEEN) {
			unseen++;
			if (isNear) near++;
		} else if (where === IN_FIELD) open++;
		if (ahead < at.AHEAD && own.last > 0) {
			if (where === IN_FIELD) into[part + at.NEXT_OPEN + ahead] = ONE;
			if (where === UNSEEN) into[part + at.NEXT_UNSEEN + ahead] = ONE;
			if (where === IN_OWN_HAND) into[part + at.NEXT_IN_HAND + ahead] = ONE;
			ahead++;
		}
	}
	into[part + at.UNSEEN_AHEAD] = share(unseen, 8);
	into[part + at.UNSEEN_NEAR] = share(near, 4);
	into[part + at.OPEN_AHEAD] = share(open, 3);
	const low = 2 * color;
	into[part + at.FACE_DOWN] = share(known.faceDown[own.isFalling ? low + 1 : low], 2);
	into[part + at.FACE_DOWN + 1] = share(known.faceDown[own.isFalling ? low : low + 1], 2);
}

/** The rival who leads in the colour, and whoever is next. */
function rivals(view: State, seat: Seat, color: number, part: number, into: Int8Array): void {
	const shot = view.goodShots[color];
	const needs = tableSize(view.seats).goodShotNeeds;
	let [leading, most] = [-1, -1];
	for (let other = 0; other < view.seats; other++) {
		if (other === seat) continue;
		rival.look(view.films[filmIndex(other, color)]);
		points[other] += pointsOf(rival, shot === other);
		if (rival.sharp === 0) missing[other]++;
		if (rival.sharp > most) [leading, most] = [other, rival.sharp];
	}
	rival.look(view.films[filmIndex((seat + 1) % view.seats, color)]);
	let open = 0;
	for (let value = 1; value <= VALUES; value++) {
		const card = color * VALUES + asRising(value, rival.isFalling) - 1;
		if (known.where[card] === IN_FIELD && rival.fits(value)) open++;
	}
	into[part + at.OPEN_FOR_NEXT] = share(open, 3);
	if (view.seats > 2) rival.look(view.films[filmIndex(leading, color)]);
	into[part + at.RIVAL_SHARP + Math.min(rival.sharp, 7)] = ONE;
	into[part + at.RIVAL_BLURS] = share(rival.blurs, 3);
	into[part + at.RIVAL_ROOM] = share(rival.room, VALUES);
	if (!rival.isOpen) into[part + (rival.isFalling === own.isFalling ? at.RIVAL_SAME_WAY : at.RIVAL_OTHER_WAY)] = ONE;
	into[part + at.RIVAL_POINTS] = share(pointsOf(rival, shot === leading), 8);
	if (shot === IN_SUPPLY) {
		into[part + at.RIVAL_DISTANCE] = share(Math.max(0, needs - rival.sharp), 4);
		if (rival.sharp === needs - 1) into[part + at.RIVAL_SHORT] = ONE;
	}
	rivalHand(view.hands[leading], color, part, into);
}

function rivalHand(cards: readonly number[], color: number, part: number, into: Int8Array): void {
	let [held, fitting, near] = [0, 0, 0];
	for (let place = 0; place < cards.length; place++) {
		const card = cardIn(cards[place]);
		const back = knownBack(card);
		if (isPhoto(card) ? colorOf(card) !== color : back >> 1 !== color) continue;
		const fits = isPhoto(card) ? (rival.fits(asRising(valueOn(card), rival.isFalling)) ? 1 : 0) : fittingOf(back);
		held++;
		fitting += fits;
		near = Math.max(near, fits * (cards.length - place));
	}
	into[part + at.RIVAL_HAND] = share(held, 3);
	into[part + at.RIVAL_FITS] = share(fitting, 2);
	into[part + at.RIVAL_NEAR] = share(near, 5);
}

/** Of the values behind a back that nobody has seen, the share that fits the rival's film. */
function fittingOf(back: number): number {
	let [unseen, fitting] = [0, 0];
	for (let i = 0; i < VALUES / 2; i++) {
		const card: Card = back * (VALUES / 2) + i;
		if (known.where[card] !== UNSEEN) continue;
		unseen++;
		if (rival.fits(asRising(valueOn(card), rival.isFalling))) fitting++;
	}
	return unseen === 0 ? 0 : fitting / unseen;
}

function globals(view: State, seat: Seat, useful: number, into: Int8Array): void {
	const begin = at.MOST_COLORS * at.PART_SIZE;
	const put = (slot: number, value: number) => {
		into[begin + slot] = value;
	};
	const { deck, rules, colors } = view;
	const size = tableSize(view.seats);
	const field = fieldCount(view);
	const photos = size.colors * VALUES;
	let [best, sum, rivalMissing] = [Number.NEGATIVE_INFINITY, 0, size.colors];
	for (let other = 0; other < view.seats; other++) {
		if (other === seat) continue;
		sum += points[other];
		if (points[other] > best) best = points[other];
		rivalMissing = Math.min(rivalMissing, missing[other]);
	}
	let shotsLeft = 0;
	for (let i = 0; i < colors.length; i++) if (view.goodShots[colors[i]] === IN_SUPPLY) shotsLeft++;
	const progress = 1 - (deck.length + field) / photos;
	const lead = points[seat] - best;
	const top = deck.length === 0 ? UNKNOWN : deck[deck.length - 1];
	put(at.AFTER_SUNSET, view.sunsetDone ? ONE : 0);
	put(at.DECK, share(deck.length, photos / 2));
	put(at.FIELD, share(field, size.rows * 4));
	put(at.REFILL_COMES, field <= 3 ? ONE : 0);
	put(at.TOGETHER_NOW, isSimultaneous(view) ? ONE : 0);
	put(at.LAST_REFILL, deck.length === 0 ? ONE : 0);
	put(at.SUNSET_ON_TOP, top === SUNSET ? ONE : 0);
	put(at.OWN_POINTS, share(points[seat], 30));
	put(at.COLORS_MISSING, share(missing[seat], 4));
	put(at.SHOTS_LEFT, share(shotsLeft, 4));
	put(at.USEFUL, share(useful, 4));
	put(at.MISSED_SHOT, rules.missedShot ? ONE : 0);
	put(at.BLANK_BACKS, rules.informativeBacks ? 0 : ONE);
	put(at.EXACT_SHOTS, rules.lateGoodShot === 'exact' ? ONE : 0);
	put(at.PROGRESS, share(progress, 1));
	put(at.BEST_POINTS, share(best, 30));
	put(at.MEAN_POINTS, share(sum / (view.seats - 1), 30));
	put(at.LEAD, share(lead, 15));
	put(at.LATE_LEAD, share(lead * progress, 10));
	put(at.RIVAL_MISSING, share(rivalMissing, 4));
}
