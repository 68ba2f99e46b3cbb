import { hasSeat, type Seat, type View } from '@shutterbox/kernel';
import { worthTo } from '../bots/worth.ts';
import { canTrap } from '../rules/commit.ts';
import { FREEZE, NO_TILE, ownerOf, SEATS, SIDES, TYPES } from '../rules/components.ts';
import { lowestInHand, NO_TYPE, placesAfterWhistle, type State, seatAfterWhistle, stockIndex } from '../rules/state.ts';
import * as at from './slots.ts';
import { apart, Survey } from './survey.ts';

const ONE = 64;
const MOST = 127;

const survey = new Survey();
/** Rivals in Whistle order. */
const rivals = new Uint8Array(SEATS - 1);

/** Describes what a seat knows of a position between two turns; all of it lies open. */
export function features(view: View<State>, seat: Seat, into: Int8Array): void {
	into.fill(0);
	survey.look(view);
	let nth = 0;
	for (let places = 0; places < SEATS; places++) {
		const other = seatAfterWhistle(view, places);
		if (other === seat) {
			block(view, other, at.OWN, into);
			into[at.OWN_PLACE + places] = ONE;
			prospects(view, other, at.prospectsAt(at.OWN_PROSPECTS, places), into);
		} else {
			block(view, other, at.rivalBlock(nth), into);
			prospects(view, other, at.prospectsAt(at.RIVAL_PROSPECTS, places), into);
			rivals[nth++] = other;
		}
	}
	standing(view, seat, into);
	table(view, into);
}

function share(value: number, of: number): number {
	const scaled = Math.round((value * ONE) / of);
	return scaled > MOST ? MOST : scaled < -MOST ? -MOST : scaled;
}

function missing({ snaps, rules }: State, seat: Seat): number {
	return rules.target - snaps[seat];
}

/** Where a seat stands and what she has. */
function block(state: State, seat: Seat, begin: number, into: Int8Array): void {
	const put = (slot: number, value: number) => {
		into[begin + slot] = value;
	};
	const short = missing(state, seat);
	put(at.SNAPS_MISSING, share(short, 8));
	if (short <= at.FEW) put(at.SHORT + short - 1, ONE);
	for (let type = 0; type < TYPES; type++) {
		put(at.HAND + type, share(state.hands[stockIndex(seat, type)], type === 0 ? 8 : 3));
		put(at.LYING + type, share(survey.lying[stockIndex(seat, type)], type === 0 ? 6 : 3));
	}
	const square = state.journalists[seat];
	const tile = state.tiles[square];
	if (lowestInHand(state, seat) === NO_TYPE) put(at.HAND_EMPTY, ONE);
	if (canTrap(state, seat)) put(at.CAN_TRAP, ONE);
	if (tile !== NO_TILE) put(ownerOf(tile) === seat ? at.ON_OWN_TILE : at.ON_RIVAL_TILE, ONE);
	put(at.STOPS, share(survey.isStop[seat], 2));
	put(at.STAKE, share(survey.isStop[seat] * state.snaps[seat], 8));
	put(at.HUNTS, share(survey.hunts[seat], 2));
	const [columns, rows] = apart(state, square, state.sasquatch);
	put(at.AWAY + Math.min(columns, rows, at.MOST_AWAY - 1), ONE);
	put(at.ALONG, share(Math.max(columns, rows), 4));
	let [near, far] = [0, 0];
	for (let direction = 0; direction < SIDES; direction++) {
		if (survey.isDangerous(state, seat, direction, 1)) near++;
		if (survey.isDangerous(state, seat, direction, 2)) far++;
	}
	put(at.DANGER_NEAR, share(near, SIDES));
	put(at.DANGER_FAR, share(far, SIDES));
	put(at.ON_LINES, share(survey.onLines[seat], 4));
	put(at.BESIDE_LINES, share(survey.besideLines[seat], 4));
	for (let other = 0; other < SEATS; other++) {
		if (other === seat || !hasSeat(survey.visitors[square], other)) continue;
		put(placesAfterWhistle(state, other) < placesAfterWhistle(state, seat) ? at.WITH_EARLIER : at.WITH_LATER, ONE);
	}
}

/** What she could do with the Whistle as things lie; and if she traps where she is a stop, steps aside and lures. */
function prospects(state: State, seat: Seat, begin: number, into: Int8Array): void {
	let [best, worst, paying] = [0, 0, 0];
	for (let direction = 0; direction < SIDES; direction++) {
		const change = survey.changes[seat * SIDES + direction];
		best = Math.max(best, change);
		worst = Math.min(worst, change);
		if (change > 0) paying++;
	}
	const hunts = survey.hunts[seat] > 0 && lowestInHand(state, seat) !== NO_TYPE;
	const freezes = state.hands[stockIndex(seat, FREEZE)] > 0;
	const promise = hunts ? (freezes ? 2 : 1) + state.pile : 0;
	into[begin + at.GAIN] = share(best, 4);
	into[begin + at.PAYING] = share(paying, 2);
	into[begin + at.LOSS] = share(worst, 4);
	into[begin + at.PROMISE] = share(promise, 4);
	if (best >= missing(state, seat)) into[begin + at.WINS] = ONE;
	if (promise >= missing(state, seat)) into[begin + at.PROMISE_WINS] = ONE;
}

/** The seat against its rivals. */
function standing(state: State, seat: Seat, into: Int8Array): void {
	const worthOf = (one: Seat) => share(worthTo(state, one), 8);
	rivals.sort(
		(a, b) => missing(state, a) - missing(state, b) || placesAfterWhistle(state, a) - placesAfterWhistle(state, b),
	);
	const [leader] = rivals;
	into[at.OWN_MISSING + missing(state, seat) - 1] = ONE;
	into[at.OWN_WORTH] = worthOf(seat);
	into[at.RIVAL_MISSING + missing(state, leader) - 1] = ONE;
	for (let nth = 0; nth < rivals.length; nth++) into[at.RIVAL_STANDING + nth] = share(missing(state, rivals[nth]), 8);
	into[at.LEADER_PLACE + placesAfterWhistle(state, leader)] = ONE;
	into[at.LEADER_WORTH] = worthOf(leader);
	into[at.LEAD] = share(state.snaps[seat] - state.snaps[leader], 5);
	let most = 0;
	for (let nth = 0; nth < rivals.length; nth++) most = Math.max(most, survey.tileValue[rivals[nth]]);
	into[at.TILE_LEAD] = share(survey.tileValue[seat] - most, 12);
}

/** Turns before the end that are as good as none. */
const FAR = 16;

function table({ rules, pile, turn }: State, into: Int8Array): void {
	let clear = 0;
	for (let direction = 0; direction < SIDES; direction++) if (survey.stops[direction] < 0) clear++;
	const left = rules.turnLimit === 0 ? FAR : rules.turnLimit - turn + 1;
	into[at.PILE] = share(pile, 5);
	if (pile > 0) into[at.PILE_THERE] = ONE;
	into[at.CLEAR_LINES] = share(clear, SIDES);
	if (rules.boardSize === 7) into[at.SMALL_FOREST] = ONE;
	if (rules.boardSize === 11) into[at.LARGE_FOREST] = ONE;
	into[at.TARGET] = share(rules.target - 8, 3);
	if (rules.trapChoice === 'with-card') into[at.WITH_CARD] = ONE;
	if (rules.entrapToll) into[at.ENTRAP_TOLL] = ONE;
	if (rules.lapLure) into[at.LAP_LURE] = ONE;
	into[at.TURNS_LEFT] = share(Math.min(left, FAR), FAR);
	if (left <= SEATS) into[at.LAST_ROUND] = ONE;
}
