import type { Seat } from '@shutterbox/kernel';
import { articlePrestige, symbolsIn } from '../rules/assignments.ts';
import { AWARD_PRESTIGE, awardsEarned, EACH, FIRST_AWARD, NO_AWARD, topAward } from '../rules/awards.ts';
import { HABITATS, MAX_SEATS, photoTarget } from '../rules/components.ts';
import { scoreSheet } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { ONE, share } from './scale.ts';
import { secrets } from './secrets.ts';
import * as at from './slots.ts';

/** By seat, photos by habitat. */
export type Counts = readonly (readonly number[])[];

/** What a seat has, and where the match stands. */
export function own(view: State, seat: Seat, counts: Counts, plan: number, into: Int8Array): void {
	const begin = HABITATS * at.PART_SIZE;
	const put = (slot: number, value: number) => {
		into[begin + slot] = value;
	};
	const { photos, seats, first, active } = view;
	const assignment = view.assignments[seat];
	const sheet = scoreSheet(view, seat);
	const symbols = symbolsIn(assignment, photos[seat]);
	const short = photoTarget(seats) - photos[seat].length;
	const placeOf = (one: Seat) => (one - first + seats) % seats;
	const isOver = view.phase === 'over';
	const sets = awardsEarned(counts[seat], EACH);
	const each = topAward(view, EACH);
	put(at.TOKENS, share(view.tokens[seat], 8));
	put(at.FEW_TOKENS, share(Math.min(view.tokens[seat], 2), 2));
	put(at.FEW_TOKENS + 1, share(Math.min(view.tokens[seat], 4), 4));
	put(at.POINTS, share(sheet.total, 50));
	put(at.SYMBOLS_FOUND + Math.min(symbols, 6), ONE);
	put(at.NEXT_SYMBOL, share(articlePrestige(symbols + 1) - articlePrestige(symbols), 3));
	put(at.ASSIGNMENT_POINTS, share(sheet.article + sheet.cover, 15));
	put(at.HAS_COVER, sheet.cover > 0 ? ONE : 0);
	put(at.PHOTOS, share(photos[seat].length, 9));
	if (short >= 1 && short <= 3) put(at.PHOTOS_SHORT + short - 1, ONE);
	put(at.FINAL_ROUND, view.finalRound ? ONE : 0);
	put(at.IS_OVER, isOver ? ONE : 0);
	put(at.HAS_TURN, !isOver && (!view.finalRound || placeOf(seat) >= placeOf(active)) ? ONE : 0);
	put(at.TURNS_AWAY + ((seat - active + MAX_SEATS * seats) % seats), ONE);
	put(at.PLACE_IN_ROUND + placeOf(seat), ONE);
	put(at.IN_HAND + view.hands[seat].length, ONE);
	put(at.DECK, share(view.deck.length, 30));
	put(at.DISCARD, share(view.discard.length, 30));
	put(at.SETS, share(sets, 2));
	put(at.HABITATS_AHEAD + counts[seat].filter((count) => count > sets).length, ONE);
	put(at.EACH_AWARD, each === NO_AWARD ? 0 : share(AWARD_PRESTIGE[each], 6));
	put(at.EACH_LEFT, share(each === NO_AWARD ? 0 : FIRST_AWARD[EACH + 1] - each, 4));
	put(at.BEST_PLAN, share(plan, 16));
	put(
		at.FACE_UP_ALL,
		share(
			view.table.reduce((sum, { length }) => sum + length, 0),
			8,
		),
	);
	put(at.ONLY_PLACED, view.rules.cardToken === 'onlyPlaced' ? ONE : 0);
	put(at.UPFRONT, view.rules.denial === 'upfront' ? ONE : 0);
	put(at.BARREN, share(view.barrenTurns, 10));
}

/** What the others have. */
export function others(view: State, seat: Seat, counts: Counts, plan: number, into: Int8Array): void {
	const begin = HABITATS * at.PART_SIZE;
	const put = (slot: number, value: number) => {
		into[begin + slot] = value;
	};
	const { total } = scoreSheet(view, seat);
	const target = photoTarget(view.seats);
	let [best, sum, tokens, richest, hands, ahead, photos, isFirst] = [0, 0, 0, 0, 0, 0, 0, 1];
	for (let other = 0; other < view.seats; other++) {
		if (other === seat) continue;
		const { animals, awards } = scoreSheet(view, other);
		const expected = animals + awards + secrets.expected(view, other, seat);
		best = Math.max(best, expected);
		sum += expected;
		tokens += view.tokens[other];
		richest = Math.max(richest, view.tokens[other]);
		hands += view.hands[other].length;
		photos = Math.max(photos, view.photos[other].length);
		const sets = awardsEarned(counts[other], EACH);
		ahead = Math.max(ahead, counts[other].filter((count) => count > sets).length);
		isFirst *= secrets.less(view, other, seat, total - animals - awards);
	}
	const progress = Math.max(photos, view.photos[seat].length) / target;
	const short = target - photos;
	put(at.RIVAL_TOKENS, share(tokens / (view.seats - 1), 8));
	put(at.RIVAL_TOKENS + 1, share(richest, 8));
	put(at.BEST_RIVAL, share(best, 50));
	put(at.MEAN_RIVAL, share(sum / (view.seats - 1), 50));
	put(at.LEAD, share(total - best, 20));
	put(at.LATE_LEAD, share((total - best) * progress * progress, 15));
	put(at.FIRST_NOW, share(isFirst, 1));
	put(at.RIVAL_PHOTOS, share(photos, 9));
	if (short >= 1 && short <= 3) put(at.RIVAL_SHORT + short - 1, ONE);
	put(at.RIVAL_HANDS, share(hands / (view.seats - 1), 2));
	put(at.RIVAL_AHEAD, share(ahead, 3));
	put(at.RIVAL_PLAN, share(plan, 16));
}
