/** How far the day has gone: what everybody can work out about the sunset from the cards that have left the deck. */
import type { View } from '@shutterbox/kernel';
import {
	COLUMNS,
	isSunsetInDeck,
	REFILL_AT,
	rowCount,
	type State,
	SUNSET,
	tableSize,
	VALUES,
} from '@shutterbox/photograph/client';

export interface Sky {
	/** The share of all photos that have left the deck. */
	readonly gone: number;
	/** Between which shares the sunset lies (PHO-4). */
	readonly from: number;
	readonly to: number;
	/** What is certain: it is day, the next refill may bring the sunset, will bring it, it is here, or it is over. */
	readonly when: 'later' | 'possible' | 'certain' | 'now' | 'past';
}

export function skyOf(view: View<State>): Sky {
	const { colors, pile } = tableSize(view.seats);
	const photos = colors * VALUES;
	const gone = photos - view.deck.length + (isSunsetInDeck(view) ? 1 : 0);
	return {
		gone: gone / photos,
		from: (4 * pile) / photos,
		to: (5 * pile) / photos,
		when: sunsetWhen(view, gone, pile),
	};
}

/**
 * A refill draws a card for every place but those that carried cards take; the sunset comes if its turn is before the
 * last of these. Up to 3 cards are carried, with 2 players none (PHO-40, 41).
 */
function sunsetWhen(view: View<State>, gone: number, pile: number): Sky['when'] {
	if (view.phase === 'sunset') return 'now';
	if (view.sunsetDone) return 'past';
	const top = view.deck[view.deck.length - 1];
	if (top === SUNSET) return 'certain';
	const most = rowCount(view) * COLUMNS;
	const fewest = most - (view.seats === 2 ? 0 : REFILL_AT);
	const isTopPhoto = view.rules.informativeBacks;
	const earliest = Math.max(4 * pile - gone, isTopPhoto ? 1 : 0);
	const latest = 5 * pile - gone;
	if (latest < fewest) return 'certain';
	return earliest < most ? 'possible' : 'later';
}
