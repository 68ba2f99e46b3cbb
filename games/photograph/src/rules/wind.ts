import type { Refusal } from '@shutterbox/kernel';
import { LARGEST_HAND } from './components.ts';
import { ownMove, type Wind } from './move.ts';
import { refuse } from './refusals.ts';
import type { HandSlot } from './state.ts';

// Step 2, wind the film: PHO-18 and PHO-19.

export function checkWind(hand: readonly HandSlot[], { from, to }: Wind): Refusal | null {
	const cards = hand.length;
	if (!isPosition(from, cards) || !isPosition(to, cards)) return refuse('BAD_POSITION', { from, to, cards });
	if (from === cards - 1) return refuse('TOP_CARD', { from });
	if (to <= from) return refuse('NOT_TOWARD_TOP', { from, to });
	return null;
}

/** The card goes up to `to`; the cards it passes each come one down. */
export function wind(hand: HandSlot[], from: number, to: number): void {
	const wound = hand[from];
	for (let i = from; i < to; i++) hand[i] = hand[i + 1];
	hand[to] = wound;
}

/** PHO-19: all m(m−1)/2 winds of a hand of m cards, by `from`, then `to`. */
export function windsOf(cards: number): readonly Wind[] {
	return WINDS[cards];
}

const WINDS: readonly (readonly Wind[])[] = Array.from({ length: LARGEST_HAND + 1 }, (_, cards) => {
	const winds: Wind[] = [];
	for (let from = 0; from < cards - 1; from++) {
		for (let to = from + 1; to < cards; to++) winds.push(ownMove({ type: 'wind', from, to }));
	}
	return winds;
});

function isPosition(value: number, cards: number): boolean {
	return Number.isInteger(value) && value >= 0 && value < cards;
}
