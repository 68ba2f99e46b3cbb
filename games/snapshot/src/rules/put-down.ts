import type { PlayContext } from '@shutterbox/kernel';
import { CARD_TOKEN, habitatOf, NO_ANIMAL } from './components.ts';
import type { Event } from './events.ts';
import { type State, wouldSpook } from './state.ts';
import { changeTokens } from './tokens.ts';
import { endTurn } from './turn-end.ts';

// What becomes of a drawn card in the end: SNP-21 and SNP-25 to SNP-27.

/** SNP-25: it stays, unless something harder to photograph is already there. */
export function putDown(state: State, ctx: PlayContext<Event>): void {
	const card = state.drawn;
	const habitat = habitatOf(card);
	const isSpook = wouldSpook(state, card);
	state.drawn = NO_ANIMAL;
	state.table[habitat].push(card);
	if (isSpook) {
		const cards = state.table[habitat];
		for (const animal of cards) state.discard.push(animal);
		state.table[habitat] = [];
		ctx.emit?.({ type: 'habitatSpooked', habitat, cards, by: card });
		settle(state, 'spooked', ctx);
		endTurn(state, ctx); // SNP-26
	} else {
		ctx.emit?.({ type: 'cardPlaced', card, habitat });
		settle(state, 'placed', ctx);
	}
}

/** SNP-27: the token for a card, and back to research. */
export function settle(state: State, fate: 'placed' | 'spooked' | 'taken', ctx: PlayContext<Event>): void {
	if (fate === 'placed' || state.rules.cardToken === 'everyCard')
		changeTokens(state, state.active, CARD_TOKEN, 'card', ctx);
	state.phase = 'research';
}
