import type { Chance, Seat, View, Viewer } from '@shutterbox/kernel';
import { canTrap, choosesTile } from './commit.ts';
import { SIDES } from './components.ts';
import { randomType } from './set-tile.ts';
import { clone, commitOf, directionOf, hasTrapCard, NOT_COMMITTED, SECRET_COMMIT, type State } from './state.ts';

/** SSQ-60: everything lies open, except what others have committed and not yet revealed (SSQ-17, 19). */
export function view(state: State, viewer: Viewer): View<State> {
	const known: State = {
		rules: state.rules,
		turn: state.turn,
		whistle: state.whistle,
		phase: state.phase,
		slot: state.slot,
		sasquatch: state.sasquatch,
		journalists: state.journalists.slice(),
		snaps: state.snaps.slice(),
		pile: state.pile,
		box: state.box,
		hands: state.hands.slice(),
		banks: state.banks.slice(),
		tiles: state.tiles.slice(),
		commits: state.commits.map((commit, seat) => commitShown(state, seat, viewer, commit)),
		entrapped: state.entrapped,
		ledger: state.ledger.slice(),
	};
	return known as View<State>;
}

function commitShown(state: State, seat: Seat, viewer: Viewer, commit: number): number {
	const isRevealed = state.phase !== 'commit';
	return isRevealed || seat === viewer || commit === NOT_COMMITTED ? commit : SECRET_COMMIT;
}

/** Draws a legal commit for every seat that has one the viewer does not know; the others stay open. */
export function sample(seen: View<State>, _viewer: Viewer, chance: Chance): State {
	const state = clone(seen);
	state.commits.forEach((commit, seat) => {
		if (commit === SECRET_COMMIT) state.commits[seat] = likelyCommit(state, seat, chance);
	});
	return state;
}

/** Every commit is known to its seat, and nothing else is hidden (SSQ-60). */
export function redeal(): void {}

/** Uniform over arrow and Trap!; then, with a tile to choose, over the types in hand. */
function likelyCommit(state: State, seat: Seat, chance: Chance): number {
	const commit = chance.int(canTrap(state, seat) ? 2 * SIDES : SIDES);
	if (!hasTrapCard(commit) || !choosesTile(state, seat)) return commit;
	return commitOf(directionOf(commit), true, randomType(state, seat, chance));
}
