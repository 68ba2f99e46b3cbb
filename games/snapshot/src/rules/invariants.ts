import { ASSIGNMENTS } from './assignments.ts';
import { awardsEarned, awardsHeld, EACH, NO_AWARD, photosByHabitat, topAward } from './awards.ts';
import {
	ANIMALS,
	DICE,
	DIFFICULTY,
	HABITATS,
	HAND_LIMIT,
	habitatOf,
	NO_ANIMAL,
	photoTarget,
	REROLL_PRICE,
} from './components.ts';
import { canClaim } from './reserve.ts';
import {
	isFaceUp,
	isPlannedAndOpen,
	NO_DEADLINE,
	NO_HABITAT,
	NO_SEAT,
	NOT_ASKED,
	OPEN,
	SECRET,
	type State,
	spendable,
	WAITING,
} from './state.ts';

/** The most photos one turn can bring: five targets in one habitat. */
const MOST_TARGETS = DICE - 1;

/** What holds in every complete position between two moves. */
export function invariants(state: State): void {
	everyCardOnce(state);
	seatsAreSound(state);
	awardsAreDue(state);
	tableIsSorted(state);
	cardIsPending(state);
	commitmentsCanBeKept(state);
	offerIsOpen(state);
	planIsSound(state);
	explorationIsSound(state);
}

function everyCardOnce(state: State): void {
	const cards = [...state.deck, ...state.discard, ...state.table.flat(), ...state.hands.flat(), ...state.photos.flat()];
	if (state.drawn !== NO_ANIMAL) cards.push(state.drawn);
	must(cards.length === ANIMALS && new Set(cards).size === ANIMALS, 'every animal has one place');
	must(
		cards.every((card) => card >= 0 && card < ANIMALS),
		'unknown cards in a complete position',
	);
	const { assignments } = state;
	must(new Set(assignments).size === state.seats, 'an assignment for every seat');
	must(
		assignments.every((assignment) => assignment >= 0 && assignment < ASSIGNMENTS),
		'unknown assignments',
	);
}

function seatsAreSound(state: State): void {
	for (let seat = 0; seat < state.seats; seat++) {
		const { length: photos } = state.photos[seat];
		must(Number.isInteger(state.tokens[seat]) && state.tokens[seat] >= 0, `tokens of seat ${seat}`);
		must(state.hands[seat].length <= HAND_LIMIT, `seat ${seat} holds too many cards`);
		must(photos < photoTarget(state.seats) + MOST_TARGETS, `seat ${seat} has too many photos`);
	}
	if (state.phase === 'over') must((state.active + 1) % state.seats === state.first, 'all had as many turns');
}

/** SNP-52, 54. Between a photo and the end of its turn the active seat may be owed some. */
function awardsAreDue(state: State): void {
	for (let seat = 0; seat < state.seats; seat++) {
		const counts = photosByHabitat(state.photos[seat]);
		for (let category = 0; category <= EACH; category++) {
			const earned = awardsEarned(counts, category);
			const held = awardsHeld(state, seat, category);
			must(held <= earned, `seat ${seat} has unearned awards`);
			const isOwed = held < earned && topAward(state, category) !== NO_AWARD;
			must(!isOwed || (seat === state.active && state.photosThisTurn > 0), `seat ${seat} is owed an award`);
		}
	}
}

function tableIsSorted(state: State): void {
	state.table.forEach((animals, habitat) => {
		must(
			animals.every((animal) => habitatOf(animal) === habitat),
			'an animal lies in a foreign habitat',
		);
		const isSorted = animals.every((animal, i) => i === 0 || DIFFICULTY[animals[i - 1]] <= DIFFICULTY[animal]);
		must(isSorted || state.targets.length > 0, 'an animal lies on a harder one');
	});
}

function cardIsPending({ phase, drawn }: State): void {
	const isPending = phase === 'fate' || phase === 'claims' || phase === 'deny';
	must((drawn !== NO_ANIMAL) === isPending, 'a card is shown while its fate is open');
}

function commitmentsCanBeKept(state: State): void {
	const { committed, targets } = state;
	must(committed.length + new Set(committed.map(habitatOf)).size <= DICE, 'commitments beyond six dice');
	if (targets.length === 0)
		must(
			committed.every((animal) => isFaceUp(state, animal)),
			'a committed animal is gone',
		);
	else
		must(
			committed.every((animal) => targets.includes(animal)),
			'a committed animal is no target',
		);
}

function offerIsOpen(state: State): void {
	const { phase, answers, deadline, claimant } = state;
	must(answers.includes(WAITING) === (phase === 'claims'), 'an offer waits for an answer, and only then is there one');
	must(!answers.includes(SECRET), 'unknown answers in a complete position');
	if (phase !== 'claims')
		must(
			answers.every((answer) => answer === NOT_ASKED),
			'answers without an offer',
		);
	answers.forEach((answer, seat) => {
		must(answer === NOT_ASKED || canClaim(state, seat), `seat ${seat} cannot claim but was asked`);
	});
	must(deadline === NO_DEADLINE || phase === 'claims', 'a deadline without an offer');
	must((claimant !== NO_SEAT) === (phase === 'deny'), 'a claimant waits for a decision');
}

function planIsSound(state: State): void {
	const { phase, targets, habitatDice } = state;
	const isPhotography = phase === 'explore' || phase === 'reroll' || phase === 'shoot';
	must(targets.length > 0 === isPhotography, 'a plan belongs to photography');
	must(
		targets.every((animal, i) => i === 0 || targets[i - 1] < animal),
		'targets in data-file order',
	);
	if (!isPhotography) return;
	const dice = [...habitatDice, ...state.targetDice].reduce((sum, some) => sum + some, 0);
	must(dice === DICE && state.targetDice.every((some) => some > 0), 'six dice, one at least on every target');
	for (let habitat = 0; habitat < HABITATS; habitat++) {
		const isNeeded = targets.some((animal) => habitatOf(animal) === habitat);
		must(isNeeded === habitatDice[habitat] > 0, 'dice on the habitats of the targets');
	}
	targets.forEach((animal, i) => {
		const isOpen = state.targetStatus[i] === OPEN;
		must(isOpen === isFaceUp(state, animal), 'a target lies on the table until it is resolved');
		must(isOpen || state.targetTokens[i] === 0, 'tokens on a resolved target');
	});
}

function explorationIsSound(state: State): void {
	const { phase, current, roll } = state;
	must((current !== NO_HABITAT) === (phase === 'reroll' || phase === 'shoot'), 'a habitat is being photographed');
	must(roll.length > 0 === (phase === 'reroll'), 'a failed roll waits for a re-roll');
	must(state.habitatTokens === 0 || phase === 'reroll', 'tokens on a habitat');
	if (phase === 'reroll') {
		must(isPlannedAndOpen(state, current) && roll.length === state.habitatDice[current], 'the roll of this habitat');
		must(spendable(state) >= REROLL_PRICE, 'a re-roll nobody can pay');
	}
}

function must(holds: boolean, what: string): void {
	if (!holds) throw new Error(`snapshot: broken invariant: ${what}`);
}
