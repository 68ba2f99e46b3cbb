import type { Chance, Seat } from '@shutterbox/kernel';
import { codeOf, commitsOf } from '../rules/commit.ts';
import { isDangerous } from '../rules/danger.ts';
import { lure, luresOf } from '../rules/lure.ts';
import type { Commit, Lure, Move } from '../rules/move.ts';
import { clone, type State } from '../rules/state.ts';
import { randomCards, randomPlayer } from './random-player.ts';

// A beginner: wanders about, but looks where she steps and takes the snaps that lie before her.

export function carefulPlayer(state: State, seat: Seat, chance: Chance): Move {
	if (state.phase === 'commit') return carefulCards(state, seat, chance);
	if (state.phase === 'lure') return profitableLure(state, seat, chance);
	return randomPlayer(state, seat, chance);
}

/** Any cards that lead into no danger as the board stands; any at all if there are none. */
function carefulCards(state: State, seat: Seat, chance: Chance): Commit {
	const safe = Array.from(commitsOf(state, seat)).filter((cards) => !isDangerous(state, seat, codeOf(cards)));
	return safe.length > 0 ? safe[chance.int(safe.length)] : randomCards(state, seat, chance);
}

/** The lure that leaves her most snaps; by lot between equals. */
function profitableLure(state: State, seat: Seat, chance: Chance): Lure {
	let most = -1;
	let found: Lure[] = [];
	for (const move of luresOf(state)) {
		const after = clone(state);
		lure(after, move, { chance });
		if (after.snaps[seat] > most) found = [];
		if (after.snaps[seat] >= most) found.push(move);
		most = Math.max(most, after.snaps[seat]);
	}
	return found[chance.int(found.length)];
}
