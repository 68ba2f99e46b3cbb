import type { Chance, View, Viewer } from '@shutterbox/kernel';
import { COLOURS, commonTiles, personalSet, SOLO_SPACES, type Tile, UNKNOWN_TILE } from './components.ts';
import { isTile } from './items.ts';
import type { CommittedMove } from './move.ts';
import { boardOf, clonePark } from './park.ts';
import { randomMove } from './random.ts';
import { type Commit, clone, SECRET, type Solo, type State, UNKNOWN_TOKEN } from './state.ts';

/** Everything lies open but the order of facedown stacks, and what others have committed. */
export function view(state: State, viewer: Viewer): View<State> {
	const known: State = {
		seats: state.seats,
		rules: state.rules,
		phase: state.phase,
		turn: state.turn,
		stacks: state.stacks.map(faceDown),
		boards: state.boards.slice(),
		supply: state.supply.map((spaces) => spaces.slice()),
		parks: state.parks.map(clonePark),
		displays: state.displays.map((display) => display.slice()),
		personal: state.personal.map(faceDown),
		preparation: state.preparation.map((items) => items.slice()),
		workers: state.workers.slice(),
		missions: state.missions.map((missions) => missions.slice()),
		entrance: state.entrance.slice(),
		discards: state.discards.map((items) => items.slice()),
		commits: state.commits.map((commit, seat) => commitShown(commit, seat === viewer)),
		solo: state.solo && soloShown(state.solo),
	};
	return known as View<State>;
}

function faceDown(stack: readonly Tile[]): Tile[] {
	return stack.map(() => UNKNOWN_TILE);
}

function commitShown(commit: Commit, isOwn: boolean): Commit {
	return commit === null || isOwn ? commit : SECRET;
}

function soloShown({ side, tokens, drawn, hit, lost }: Solo): Solo {
	return { side, tokens: tokens.map(() => UNKNOWN_TOKEN), drawn: drawn.slice(), hit, lost: lost.slice() };
}

/** Every stack in any order, each as likely; for a secret commitment any move of the random player. */
export function sample(seen: View<State>, _viewer: Viewer, chance: Chance): State {
	const state = clone(seen);
	const shown = tilesShown(state);
	const unseen = (tiles: readonly Tile[]) => shuffledRest(tiles, shown, chance);
	state.stacks = COLOURS.map((_, colour) => unseen(commonTiles(colour, state.seats)));
	state.personal = state.parks.map((park) => unseen(personalSet(boardOf(park))));
	if (state.solo) state.solo.tokens = shuffledRest(ALL_TOKENS, new Set(state.solo.drawn), chance);
	state.commits.forEach((commit, seat) => {
		if (commit === SECRET) state.commits[seat] = randomMove(state, seat, chance) as CommittedMove;
	});
	return state;
}

/** The order of facedown stacks and of the solo tokens is known to nobody. */
export function redeal(state: State, chance: Chance): void {
	for (const stack of [...state.stacks, ...state.personal]) chance.shuffle(stack);
	if (state.solo) chance.shuffle(state.solo.tokens);
}

const ALL_TOKENS: readonly number[] = Array.from({ length: SOLO_SPACES }, (_, i) => i + 1);

/** Every tile that lies face up somewhere, or was discarded. */
export function tilesShown({ supply, parks, displays, preparation, discards, solo }: State): Set<Tile> {
	const lists = [...supply, ...displays, ...preparation, ...discards, ...parks.map(({ tiles }) => tiles)];
	if (solo) lists.push(solo.lost);
	return new Set(lists.flat().filter(isTile));
}

function shuffledRest(all: readonly number[], shown: ReadonlySet<number>, chance: Chance): number[] {
	const rest = all.filter((one) => !shown.has(one));
	chance.shuffle(rest);
	return rest;
}
