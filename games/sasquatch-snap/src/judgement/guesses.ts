import type { Chance, Seat } from '@shutterbox/kernel';
import { greedyCommit } from '../bots/greedy.ts';
import { randomCards } from '../bots/random-player.ts';
import { codeOf } from '../rules/commit.ts';
import { SEATS } from '../rules/components.ts';
import { clone, type State } from '../rules/state.ts';

/** Of ten commits of others, how many are guessed to be what looks best to them one turn ahead; the rest may be anything. */
const CLEVER = 7;

/** The position as a seat knows it, with a guess at what everybody else lays down. */
export function guessed(view: State, seat: Seat, chance: Chance): State {
	const state = clone(view);
	for (let other = 0; other < SEATS; other++) {
		if (other === seat) continue;
		const cards = chance.int(10) < CLEVER ? greedyCommit(view, other, chance) : randomCards(view, other, chance);
		state.commits[other] = codeOf(cards);
	}
	return state;
}
