import type { Chance, Seat } from '@shutterbox/kernel';
import { codeOf, commitsOf } from '../rules/commit.ts';
import { BASIC, DIRECTIONS, directionIndex, FREEZE, SEATS, SUPER, typeIndex } from '../rules/components.ts';
import { PLAIN_WHISTLE, whistleOf } from '../rules/exchange-list.ts';
import { lure, luresOf, squareAlong, stopOf } from '../rules/lure.ts';
import type { Commit, Lure, Move, SetTile, Whistle } from '../rules/move.ts';
import { setsOf } from '../rules/set-tile.ts';
import { runSlots, setAndGoOn, setAndWalk } from '../rules/slots.ts';
import { clone, isOver, lowestInHand, NO_TYPE, type State, seatAfterWhistle, stockIndex } from '../rules/state.ts';
import { randomCards } from './random-player.ts';
import { Outlook, worthOfHoldings, worthTo } from './worth.ts';

// Looks one turn ahead: every decision takes what leaves the best position.

export function greedyPlayer(state: State, seat: Seat, chance: Chance): Move {
	switch (state.phase) {
		case 'whistle':
			return greedyExchange(state, seat, chance);
		case 'commit':
			return greedyCommit(state, seat, chance);
		case 'set':
			return bestSet(state, seat, chance);
		case 'lure':
			return bestLure(state, seat, chance);
		case 'over':
			throw new Error('nobody is to move');
	}
}

/** By one draw: a Super for four basics, or freezes for two each; with an empty hand perhaps a freeze for snaps. */
function greedyExchange(state: State, seat: Seat, chance: Chance): Whistle {
	const draw = chance.int(100);
	const basics = state.hands[stockIndex(seat, BASIC)];
	const freezes = Math.min(2, basics >> 1, state.banks[stockIndex(seat, FREEZE)]);
	if (draw < 35 && basics >= 4 && state.banks[stockIndex(seat, SUPER)] > 0)
		return whistleOf([4, 0, 0, 0, 0], [0, 0, 0, 1]);
	if (draw < 80 && freezes > 0) return whistleOf([2 * freezes, 0, 0, 0, 0], [0, freezes, 0, 0]);
	const canBuy = state.snaps[seat] >= 2 && state.banks[stockIndex(seat, FREEZE)] > 0;
	if (draw < 30 && canBuy && lowestInHand(state, seat) === NO_TYPE) return whistleOf([0, 0, 0, 0, 2], [0, 1, 0, 0]);
	return PLAIN_WHISTLE;
}

const SAMPLES = 4;
const NOISE = 0.05;

/** The best mean over the same few guesses at what the others do, with a little noise against habit. */
export function greedyCommit(state: State, seat: Seat, chance: Chance): Commit {
	const guesses = Array.from({ length: SAMPLES }, () => guessCommits(state, seat, chance));
	return best(commitsOf(state, seat), (commit) => {
		let sum = 0;
		for (const guess of guesses) sum += worthOfTurn(guess, seat, codeOf(commit), chance);
		return sum / SAMPLES + (NOISE * chance.int(1000)) / 1000;
	});
}

/** The position with commits of the random player for everybody else. */
function guessCommits(state: State, seat: Seat, chance: Chance): State {
	const guess = clone(state);
	for (let other = 0; other < SEATS; other++) {
		if (other !== seat) guess.commits[other] = codeOf(randomCards(state, other, chance));
	}
	return guess;
}

/** After the slots, in which rivals set their lowest tiles, and the lure that suits its holder best. */
function worthOfTurn(guess: State, seat: Seat, code: number, chance: Chance): number {
	const state = clone(guess);
	state.commits[seat] = code;
	runSlots(state, { chance });
	while (state.phase === 'set') {
		const setter = seatAfterWhistle(state, state.slot);
		const type = setter === seat ? typeIndex(bestSet(state, seat, chance).tile) : lowestInHand(state, setter);
		setAndGoOn(state, type, { chance });
	}
	if (!isOver(state)) lure(state, bestLure(state, state.whistle, chance), { chance });
	return worthTo(state, seat);
}

/** Best after her own move. */
export function bestSet(state: State, seat: Seat, chance: Chance): SetTile {
	return best(setsOf(state, seat), ({ tile }) => {
		const after = clone(state);
		setAndWalk(after, typeIndex(tile), { chance });
		return worthTo(after, seat);
	});
}

export function bestLure(state: State, seat: Seat, chance: Chance): Lure {
	const holdings = worthOfHoldings(state, seat);
	const outlook = new Outlook(state, seat);
	const isForced = DIRECTIONS.map((_, direction) => stopOf(state, direction) > 0);
	return best(luresOf(state), (move) => {
		const direction = directionIndex(move.dir);
		// On a clear line nothing happens where he arrives.
		if (!isForced[direction]) return holdings + outlook.from(squareAlong(state, direction, move.dist));
		const after = clone(state);
		lure(after, move, { chance });
		return worthTo(after, seat);
	});
}

/** The first of the choices that are worth most. */
function best<T>(choices: Iterable<T>, worthOf: (choice: T) => number): T {
	let found: { choice: T; worth: number } | null = null;
	for (const choice of choices) {
		const worth = worthOf(choice);
		if (found === null || worth > found.worth) found = { choice, worth };
	}
	if (found === null) throw new Error('nothing to choose from');
	return found.choice;
}
