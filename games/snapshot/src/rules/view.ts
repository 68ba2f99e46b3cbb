import type { Chance, View, Viewer } from '@shutterbox/kernel';
import { ASSIGNMENTS } from './assignments.ts';
import { ANIMALS, type Animal, NO_ANIMAL, UNKNOWN } from './components.ts';
import { shuffledDeck } from './setup.ts';
import { clone, DECLINED, NOT_ASKED, SECRET, type State, WAITING } from './state.ts';

/** Hidden are the order of the deck, others' assignments and others' answers to an open offer; nothing else. */
export function view(state: State, viewer: Viewer): View<State> {
	if (state.phase === 'over') return clone(state) as View<State>;
	const known: State = {
		seats: state.seats,
		rules: state.rules,
		phase: state.phase,
		round: state.round,
		first: state.first,
		active: state.active,
		finalRound: state.finalRound,
		barrenTurns: state.barrenTurns,
		tokens: state.tokens.slice(),
		hands: state.hands.map((hand) => hand.slice()),
		photos: state.photos.map((photos) => photos.slice()),
		awards: state.awards.slice(),
		assignments: state.assignments.map((assignment, seat) => (seat === viewer ? assignment : UNKNOWN)),
		table: state.table.map((animals) => animals.slice()),
		deck: new Array<Animal>(state.deck.length).fill(UNKNOWN),
		discard: state.discard.slice(),
		drawn: state.drawn,
		committed: state.committed.slice(),
		answers: state.answers.map((answer, seat) =>
			seat === viewer || answer === NOT_ASKED || answer === WAITING ? answer : SECRET,
		),
		deadline: state.deadline,
		claimant: state.claimant,
		habitatDice: state.habitatDice.slice(),
		habitatStatus: state.habitatStatus.slice(),
		targets: state.targets.slice(),
		targetDice: state.targetDice.slice(),
		targetTokens: state.targetTokens.slice(),
		targetStatus: state.targetStatus.slice(),
		current: state.current,
		roll: state.roll.slice(),
		habitatTokens: state.habitatTokens,
		photosThisTurn: state.photosThisTurn,
	};
	return known as View<State>;
}

/**
 * A state that could be behind a view. Deck and assignments are uniform, which is exact as long as nothing is read into
 * how the others play; a secret answer is taken for the likelier one, a refusal.
 */
export function sample(seen: View<State>, _viewer: Viewer, chance: Chance): State {
	const state = clone(seen);
	if (state.phase === 'over') return state;
	state.deck = shuffledDeck(unseenAnimals(state), chance);
	const undealt = unseenAssignments(state);
	chance.shuffle(undealt);
	for (let seat = 0; seat < state.seats; seat++) {
		if (state.assignments[seat] === UNKNOWN) state.assignments[seat] = undealt.pop() ?? UNKNOWN;
		if (state.answers[seat] === SECRET) state.answers[seat] = DECLINED;
	}
	return state;
}

/** Every seat knows its assignment and its answer, so the order of the deck alone is nobody's. */
export function redeal(state: State, chance: Chance): void {
	chance.shuffle(state.deck);
}

/** The cards that must be in the deck, because they are nowhere else. */
export function unseenAnimals(state: State): Animal[] {
	const isSeen = new Array<boolean>(ANIMALS).fill(false);
	for (const cards of [...state.table, ...state.hands, ...state.photos, state.discard]) {
		for (const animal of cards) isSeen[animal] = true;
	}
	if (state.drawn !== NO_ANIMAL) isSeen[state.drawn] = true;
	const unseen: Animal[] = [];
	for (let animal = 0; animal < ANIMALS; animal++) if (!isSeen[animal]) unseen.push(animal);
	return unseen;
}

function unseenAssignments({ assignments }: State): number[] {
	const all = Array.from({ length: ASSIGNMENTS }, (_, assignment) => assignment);
	return all.filter((assignment) => !assignments.includes(assignment));
}
