import type { Chance, View, Viewer } from '@shutterbox/kernel';
import { BLUE, ORANGE, UNKNOWN_EFFECT } from './components.ts';
import { ALL_OBJECTIVES, UNKNOWN_OBJECTIVE } from './objectives.ts';
import { witness } from './round-acts.ts';
import { clone, type State } from './state.ts';

/** Everybody sees the same: all but the order of the decks and what the judge knows. */
export function view(state: State, _viewer: Viewer): View<State> {
	const known: State = {
		seats: state.seats,
		rules: state.rules,
		phase: state.phase,
		now: state.now,
		since: state.since,
		round: state.round,
		startTeam: state.startTeam,
		scores: state.scores.slice(),
		tokens: state.tokens.slice(),
		photosScored: state.photosScored.slice(),
		tokensScored: state.tokensScored.slice(),
		thresholds: state.thresholds.slice(),
		held: state.held.map((cards) => cards.slice()),
		blue: state.blue.map(() => UNKNOWN_EFFECT),
		orange: state.orange.map(() => UNKNOWN_EFFECT),
		deck: state.deck.map((objective, i) => (i < state.knownTop ? objective : UNKNOWN_OBJECTIVE)),
		knownTop: state.knownTop,
		discard: state.discard.slice(),
		open: state.open,
		taken: state.taken.slice(),
		cells: state.cells.slice(),
		startCells: state.startCells.slice(),
		turn: state.turn,
		remainingMs: state.remainingMs,
		runningSince: state.runningSince,
		readySeats: state.readySeats,
		caller: state.caller,
		flippedAt: state.flippedAt,
		seq: state.seq,
		standing: state.standing.slice(),
		undos: state.undos,
		spent: state.spent,
		rituals: state.rituals.slice(),
		talks: state.talks.slice(),
		settledAt: state.settledAt,
		handsFreeSince: state.handsFreeSince,
		window: state.window.slice(),
		acts: state.acts.slice(),
		judge: null,
	};
	return known as View<State>;
}

/** The decks in any order that fits; what the judge knows follows from what everybody saw. */
export function sample(seen: View<State>, _viewer: Viewer, chance: Chance): State {
	const state = clone(seen);
	const known = state.deck.slice(0, state.knownTop);
	const unseen = without(ALL_OBJECTIVES, [...known, ...state.discard, ...state.taken, state.open]);
	const held = state.held.flat();
	state.blue = without(BLUE, held);
	state.orange = without(ORANGE, held);
	for (const cards of [unseen, state.blue, state.orange]) chance.shuffle(cards);
	state.deck = [...known, ...unseen];
	state.judge = witness(state);
	return state;
}

/** The order of the decks, but for objectives that came back on top; what the judge knows follows from what all saw. */
export function redeal(state: State, chance: Chance): void {
	const unseen = state.deck.splice(state.knownTop);
	for (const cards of [unseen, state.blue, state.orange]) chance.shuffle(cards);
	state.deck.push(...unseen);
}

function without(cards: readonly number[], gone: readonly number[]): number[] {
	return cards.filter((card) => !gone.includes(card));
}
