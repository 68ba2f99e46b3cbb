import type { Chance, PlayContext, TableSetup } from '@shutterbox/kernel';
import { ASSIGNMENTS, type Assignment } from './assignments.ts';
import { ANIMALS, type Animal, DIFFICULTY, habitatOf, OPENING_CARDS, STARTING_TOKENS } from './components.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { bareTable, type State } from './state.ts';

/** SNP-6 to SNP-10. Chance is used in this order: first seat, deck, assignments. */
export function setup({ seats, options }: TableSetup<Options>, ctx: PlayContext<Event>): State {
	const { chance } = ctx;
	const { cardToken, denial, claimSeconds, firstPlayer } = options;
	const first = firstPlayer === 'random' ? chance.int(seats) : firstPlayer;
	const state = bareTable(seats, { cardToken, denial, claimSeconds }, first);
	state.deck = shuffledDeck(ALL_ANIMALS, chance);
	const opening = state.deck.splice(-OPENING_CARDS).reverse();
	for (const animal of opening) layInOrder(state.table[habitatOf(animal)], animal);

	const assignments: Assignment[] = ALL_ASSIGNMENTS.slice();
	chance.shuffle(assignments);
	for (let i = 0; i < seats; i++) {
		const seat = (first + i) % seats;
		state.assignments[seat] = assignments[i];
		state.tokens[seat] = STARTING_TOKENS[i]; // SNP-8
	}
	announce(state, opening, ctx);
	return state;
}

const ALL_ANIMALS: readonly Animal[] = Array.from({ length: ANIMALS }, (_, animal) => animal);
const ALL_ASSIGNMENTS: readonly Assignment[] = Array.from({ length: ASSIGNMENTS }, (_, assignment) => assignment);

/** The first card of the shuffled order is the top of the deck, which is its last entry. */
export function shuffledDeck(cards: readonly Animal[], chance: Chance): Animal[] {
	const deck = cards.slice();
	chance.shuffle(deck);
	return deck.reverse();
}

/** SNP-9: highest difficulty on top; equal ones stay in the order drawn. */
function layInOrder(animals: Animal[], animal: Animal): void {
	let above = animals.length;
	while (above > 0 && DIFFICULTY[animals[above - 1]] > DIFFICULTY[animal]) above--;
	animals.splice(above, 0, animal);
}

function announce(state: State, opening: readonly Animal[], ctx: PlayContext<Event>): void {
	if (!ctx.emit) return;
	const { first, seats } = state;
	ctx.emit({ type: 'gameStarted', first, tokens: state.tokens.slice(), opening }, { reveals: true });
	for (let i = 0; i < seats; i++) {
		const seat = (first + i) % seats;
		const event = (assignment: Assignment | null) => ({ type: 'assignmentDealt' as const, seat, assignment });
		ctx.emit(event(null), { to: { [seat]: event(state.assignments[seat]) }, reveals: true });
	}
}
