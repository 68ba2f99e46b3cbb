import type { PlayContext } from '@shutterbox/kernel';
import type { Event } from './events.ts';
import { NO_OBJECTIVE, type Objective, objectiveId } from './objectives.ts';
import type { State } from './state.ts';

/** PST-16, 70: turns up the next objective; an empty deck is made of the discard pile anew, the only luck in a round. */
export function reveal(state: State, ctx: PlayContext<Event>): Objective {
	if (state.deck.length === 0 && state.discard.length > 0) {
		state.deck = state.discard;
		state.discard = [];
		ctx.chance.shuffle(state.deck);
		ctx.emit?.({ type: 'deckReshuffled' });
	}
	const objective = state.deck.shift();
	if (objective === undefined) return NO_OBJECTIVE;
	state.knownTop = Math.max(0, state.knownTop - 1);
	ctx.emit?.({ type: 'objectiveRevealed', id: objectiveId(objective) });
	return objective;
}
