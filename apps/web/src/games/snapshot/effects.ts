import type { View, Viewer } from '@shutterbox/kernel';
import {
	CARD_TOKEN,
	CLAIM_PRICE,
	canClaim,
	DIFFICULTY,
	habitatOf,
	highestDifficulty,
	nextCards,
	type State,
	spookOdds,
	wouldSpook,
} from '@shutterbox/snapshot/client';
import { list } from '../../i18n/format.ts';
import { animalNames, percent, placeName, t, tokenWords } from './words.ts';

// What a move would do, from what the viewer sees.

/** What becomes of the drawn card when it is put down. */
export function putDownWords(view: View<State>): string {
	const { drawn, table } = view;
	const habitat = habitatOf(drawn);
	if (!wouldSpook(view, drawn)) return t('place.stays', { place: placeName(habitat) });
	return t('place.spooks', {
		place: placeName(habitat),
		difficulty: DIFFICULTY[drawn],
		highest: highestDifficulty(view, habitat),
		animals: animalNames(table[habitat]),
		count: table[habitat].length,
	});
}

/** What becomes of the drawn card when it is placed: first the others are asked. */
export function placeWords(view: View<State>, names: readonly string[]): string {
	const rivals = names.filter((_, seat) => canClaim(view, seat));
	const effect = putDownWords(view);
	if (rivals.length === 0) return effect;
	return t('place.offered', { names: list(rivals), tokens: tokenWords(CLAIM_PRICE), effect });
}

export function claimWords(view: View<State>, names: readonly string[], viewer: Viewer): string {
	const hasRivals = names.some((_, seat) => seat !== viewer && canClaim(view, seat));
	return t(hasRivals ? 'claim.detailRivals' : 'claim.detail', {
		name: names[view.active],
		tokens: tokenWords(CLAIM_PRICE),
	});
}

/** The token, and the exact risk from what everybody knows. */
export function drawWords(view: View<State>): string {
	const next = nextCards(view);
	const count = next.filter((animal) => wouldSpook(view, animal)).length;
	return t(view.rules.cardToken === 'everyCard' ? 'draw.detail' : 'draw.detailIfPlaced', {
		tokens: tokenWords(CARD_TOKEN),
		count,
		all: next.length,
		chance: percent(spookOdds(view)),
	});
}
