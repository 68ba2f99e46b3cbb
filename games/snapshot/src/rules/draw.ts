import type { PlayContext, Refusal } from '@shutterbox/kernel';
import { openOffer } from './claims.ts';
import { checkCommit } from './commit.ts';
import type { Event } from './events.ts';
import { putDown } from './put-down.ts';
import { refuse } from './refusals.ts';
import { hasRivalsToAsk, hasRoom } from './reserve.ts';
import { shuffledDeck } from './setup.ts';
import { type State, wouldSpook } from './state.ts';

// Research: SNP-11 to SNP-14 and SNP-28.

export function checkDraw({ deck, discard }: State): Refusal | null {
	return deck.length + discard.length === 0 ? refuse('NO_CARDS') : null;
}

/** Where placing is all one could do with the card, it happens at once. */
export function draw(state: State, at: number, ctx: PlayContext<Event>): void {
	if (state.deck.length === 0) reshuffle(state, ctx);
	const card = state.deck.pop();
	if (card === undefined) throw new Error('nothing to draw');
	state.drawn = card;
	ctx.emit?.(
		{ type: 'cardDrawn', seat: state.active, card, spooks: wouldSpook(state, card), deck: state.deck.length },
		{ reveals: true },
	);
	state.phase = 'fate';
	const mayCommit = state.rules.denial === 'upfront' && checkCommit(state) === null;
	if (!hasRoom(state, state.active) && !mayCommit) place(state, at, ctx);
}

/** SNP-28: the whole discard pile becomes the deck. */
function reshuffle(state: State, ctx: PlayContext<Event>): void {
	state.deck = shuffledDeck(state.discard, ctx.chance);
	state.discard = [];
	ctx.emit?.({ type: 'deckReshuffled', count: state.deck.length });
}

/** SNP-14: not reserved, so the rivals are asked; with none to ask the card is put down. */
export function place(state: State, at: number, ctx: PlayContext<Event>): void {
	if (hasRivalsToAsk(state)) openOffer(state, at, ctx);
	else putDown(state, ctx);
}
