import type { Refusal } from '@shutterbox/kernel';

/** Why a move was refused, in plain words. */
export function refusal({ code, facts }: Refusal): string | null {
	switch (code) {
		case 'bad-shape':
			return 'That is not a move of this table: name both items once, each at its place.';
		case 'game-over':
			return 'The match is over.';
		case 'wrong-phase':
			return PHASE_WORDS[String(facts.phase)] ?? 'That is not asked for now.';
		case 'not-your-decision':
			return 'This is asked of others now.';
		case 'already-committed':
			return 'You have decided already; the others are still thinking.';
		case 'no-item':
			return `There is nothing on ${facts.space ?? 'that space'}.`;
		case 'wrong-side':
			return facts.declared === 'left'
				? 'You declared a die: take it from a left space.'
				: 'You declared a tile: take it from a right space.';
		case 'hex-unknown':
			return `Your park has no hex ${hexOf(facts)}.`;
		case 'worker-on-discard':
			return 'A worker would be wasted on an item that is discarded.';
		case 'worker-on-tile':
			return 'Workers turn dice, not tiles.';
		case 'hex-not-vacant':
			return `There is a tile on ${hexOf(facts)} already.`;
		case 'corner':
			return `Say at which corner its part lies, from 0 in the east clockwise to 5: ${hexOf(facts)}@4.`;
		case 'hex-no-die':
			return `There is no die on ${hexOf(facts)}.`;
		case 'worker-used':
			return 'That worker is used up, or named twice.';
		case 'worker-colour':
			return 'A worker helps only with its own colour; the multicoloured one helps with all.';
		case 'worker-cancel':
			return 'Two workers turn a die the same way.';
		case 'hex-no-tile':
			return `There is no tile on ${hexOf(facts)} to put a die on.`;
		case 'hex-has-die':
			return `There is a die on ${hexOf(facts)} already.`;
		case 'die-colour':
			return `The tile on ${hexOf(facts)} has another colour than the die.`;
		case 'die-star':
			return 'Only a 6 may lie on the star.';
		case 'die-breeding':
			return `The tile on ${hexOf(facts)} has a heart: only a 1 or a 2 may lie there.`;
		case 'die-six':
			return `A 6 may lie on ${hexOf(facts)} only once its tower stands.`;
		default:
			return null;
	}
}

function hexOf({ to, hex }: Refusal['facts']): string {
	return String(to ?? hex ?? 'that hex');
}

const PHASE_WORDS: Readonly<Record<string, string>> = {
	reroll: 'First choose dice to roll again: reroll 0 3, or reroll - for none.',
	swap: 'Now you may exchange a starting tile: swap 1 0, or keep.',
	soloReroll: 'Now dice of the supply may be rolled again: soloReroll 1 8, or soloReroll - for none.',
	soloDiscard: 'Now tiles of the supply may be thrown away: soloDiscard 2 5, or soloDiscard - for none.',
	declare: 'First declare what you will take: declare die or declare tile.',
	protect: 'First say whether a worker saves the item: protect multi, or protect - for no.',
	turn: 'Now two items are taken and built in one go: tile:green b3@4, die:6 c2.',
	choose: 'Now two items are chosen, and built later: choose out:grey die:2.',
	build: 'Now both items are built: build supply b3@4, display c2.',
	workers: 'Now workers may change dice in the park: workers b4 grey-, or workers - for none.',
};
