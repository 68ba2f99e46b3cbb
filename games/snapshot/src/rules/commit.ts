import type { PlayContext, Refusal } from '@shutterbox/kernel';
import { ANIMAL_IDS, DICE, habitatOf, NO_ANIMAL } from './components.ts';
import type { Event } from './events.ts';
import { settle } from './put-down.ts';
import { refuse } from './refusals.ts';
import { hasRivalsToAsk } from './reserve.ts';
import { NO_SEAT, type State, wouldSpook } from './state.ts';

// Committing to a drawn card instead of letting a rival have it: SNP-22 to SNP-24.

export function checkCommit(state: State): Refusal | null {
	const { drawn } = state;
	if (!hasRivalsToAsk(state)) return refuse('NOBODY_TO_DENY');
	if (wouldSpook(state, drawn)) return refuse('WOULD_SPOOK', { animal: ANIMAL_IDS[drawn] });
	const dice = diceForCommitments(state);
	return dice > DICE ? refuse('TOO_MANY_COMMITMENTS', { dice, limit: DICE }) : null;
}

/** SNP-23: a die for every committed animal, the drawn one included, and one for each of their habitats. */
function diceForCommitments({ committed, drawn }: State): number {
	let habitats = 1 << habitatOf(drawn);
	let dice = committed.length + 2;
	for (const animal of committed) {
		const habitat = 1 << habitatOf(animal);
		if (!(habitats & habitat)) dice++;
		habitats |= habitat;
	}
	return dice;
}

export function commit(state: State, ctx: PlayContext<Event>): void {
	const card = state.drawn;
	state.table[habitatOf(card)].push(card);
	state.committed.push(card);
	state.drawn = NO_ANIMAL;
	state.claimant = NO_SEAT;
	ctx.emit?.({ type: 'cardCommitted', seat: state.active, card });
	settle(state, 'placed', ctx);
}
