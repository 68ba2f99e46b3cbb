import type { View, Viewer } from '@shutterbox/kernel';
import {
	type Card,
	COLORS,
	cardIn,
	filmIndex,
	isPhoto,
	NOT_COMMITTED,
	photo,
	type State,
	shownBack,
} from '@shutterbox/photograph/client';

/**
 * How an earlier moment may be looked at again: what lay where, and of each card only as much as can be seen now.
 * Which cards were blurred, and which went into a hand, is remembered and not looked up.
 */
export function lookedBack(then: View<State>, now: View<State>, viewer: Viewer): View<State> {
	const seen = seenNow(now, viewer);
	const shown = (card: Card) => (!isPhoto(card) || seen.has(card) ? card : shownBack(then, card));
	return {
		...then,
		field: then.field.map(shown),
		hands: then.hands.map((hand, seat) => (seat === viewer ? hand.map((slot) => shown(cardIn(slot))) : hand)),
		// What was laid out for a hand that is not shown any more would tell it.
		commits: then.commits.map((commit, seat) => (seat === viewer ? NOT_COMMITTED : commit)),
	};
}

/** The photos whose faces this viewer has in front of them: on the field, in the own hand, sharp in anybody's films. */
function seenNow({ field, hands, films, seats }: View<State>, viewer: Viewer): ReadonlySet<Card> {
	const own = viewer === 'spectator' ? [] : hands[viewer].map(cardIn);
	const sharp = Array.from({ length: seats }, (_, seat) =>
		COLORS.flatMap((_, color) =>
			films[filmIndex(seat, color)].filter((value) => value > 0).map((value) => photo(color, value)),
		),
	);
	return new Set([...field, ...own, ...sharp.flat()].filter(isPhoto));
}
