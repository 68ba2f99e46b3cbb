import type { Chance, Seat } from '@shutterbox/kernel';
import { codeOf } from './commit.ts';
import { isDangerous } from './danger.ts';
import { lure, luresOf } from './lure.ts';
import type { Commit, Lure, Move } from './move.ts';
import { randomCards, randomPlayer } from './random-player.ts';
import { clone, type State } from './state.ts';

// A beginner: wanders about, but looks where she steps and takes the snaps that lie before her.

export function easyPlayer(state: State, seat: Seat, chance: Chance): Move {
	if (state.phase === 'commit') return carefulCards(state, seat, chance);
	if (state.phase === 'lure') return profitableLure(state, seat, chance);
	return randomPlayer(state, seat, chance);
}

const LOOKS = 8;

/** Draws again, a few times, when the way is dangerous as the board stands. */
function carefulCards(state: State, seat: Seat, chance: Chance): Commit {
	let cards = randomCards(state, seat, chance);
	for (let look = 1; look < LOOKS && isDangerous(state, seat, codeOf(cards)); look++)
		cards = randomCards(state, seat, chance);
	return cards;
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
