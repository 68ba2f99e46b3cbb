import type { Seat } from '@shutterbox/kernel';
import { ASSIGNMENT_IDS } from '../rules/assignments.ts';
import { AWARD_IDS } from '../rules/awards.ts';
import { ANIMAL_IDS, type Animal, HABITAT_IDS, NO_ANIMAL, UNKNOWN } from '../rules/components.ts';
import { optionsSchema } from '../rules/options.ts';
import { NO_DEADLINE, NO_HABITAT, NO_SEAT, type State } from '../rules/state.ts';

// Positions, sections divided by ` | `:
//   2p research 0 first 1 round 3 barren 2 photos 1 final denial=upfront
//   savannah meerkat lion                       each habitat with animals, bottom to top
//   deck guanaco ?*12                           from the top; ? is unknown, * all cards not named elsewhere
//   discard jaguar · drawn guanaco · committed lion
//   offer until 15000 · claimant 1
//   plan savannah:1=explored meerkat:1=photographed white-rhino:2+2
//   at savannah roll 2 3 paid 4                 the habitat being explored, its failed roll, tokens paid on it
//   0: tokens 2; hand lion; photos meerkat; awards each-1; assignment a01; answer claim
// Left out means none, but for the deck (`*`) and the assignments of a complete position (any that are free).

export const RULE_NAMES = ['cardToken', 'denial', 'claimSeconds'] as const;
export const HABITAT_STATUS = ['open', 'explored', 'failed'] as const;
export const TARGET_STATUS = ['open', 'photographed', 'escaped'] as const;
export const ANSWERS = ['', 'waiting', 'decline', 'claim', '?'] as const;

export function printPosition(state: State): string {
	const sections = [printHead(state)];
	const add = (name: string, text: string) => {
		if (text !== '') sections.push(`${name} ${text}`);
	};
	state.table.forEach((animals, habitat) => {
		add(HABITAT_IDS[habitat], printCards(animals));
	});
	sections.push(`deck ${printDeck(state.deck)}`);
	add('discard', printCards(state.discard));
	add('drawn', state.drawn === NO_ANIMAL ? '' : ANIMAL_IDS[state.drawn]);
	add('committed', printCards(state.committed));
	add('offer until', state.deadline === NO_DEADLINE ? '' : String(state.deadline));
	add('claimant', state.claimant === NO_SEAT ? '' : String(state.claimant));
	add('plan', printPlan(state));
	add('at', printCurrent(state));
	for (let seat = 0; seat < state.seats; seat++) sections.push(`${seat}: ${printSeat(state, seat)}`);
	return sections.join(' | ');
}

function printHead({ seats, phase, active, first, round, barrenTurns, photosThisTurn, finalRound, rules }: State) {
	const words = [`${seats}p`, phase, active, 'first', first, 'round', round];
	if (barrenTurns > 0) words.push('barren', barrenTurns);
	if (photosThisTurn > 0) words.push('photos', photosThisTurn);
	if (finalRound) words.push('final');
	for (const name of RULE_NAMES) if (rules[name] !== optionsSchema[name].default) words.push(`${name}=${rules[name]}`);
	return words.join(' ');
}

function printCards(cards: readonly Animal[]): string {
	return cards.map((card) => ANIMAL_IDS[card]).join(' ');
}

function printDeck(deck: readonly Animal[]): string {
	if (deck.length === 0) return '-';
	return deck[0] === UNKNOWN ? `?*${deck.length}` : printCards(deck.toReversed());
}

function printPlan(state: State): string {
	const habitats = state.habitatDice.flatMap((dice, habitat) =>
		dice === 0 ? [] : [`${HABITAT_IDS[habitat]}:${dice}${printStatus(HABITAT_STATUS, state.habitatStatus[habitat])}`],
	);
	const animals = state.targets.map((animal, i) => {
		const tokens = state.targetTokens[i] === 0 ? '' : `+${state.targetTokens[i]}`;
		return `${ANIMAL_IDS[animal]}:${state.targetDice[i]}${tokens}${printStatus(TARGET_STATUS, state.targetStatus[i])}`;
	});
	return [...habitats, ...animals].join(' ');
}

function printStatus(names: readonly string[], status: number): string {
	return status === 0 ? '' : `=${names[status]}`;
}

function printCurrent({ current, roll, habitatTokens }: State): string {
	if (current === NO_HABITAT) return '';
	const words: (string | number)[] = [HABITAT_IDS[current]];
	if (roll.length > 0) words.push('roll', ...roll);
	if (habitatTokens > 0) words.push('paid', habitatTokens);
	return words.join(' ');
}

function printSeat(state: State, seat: Seat): string {
	const parts = [`tokens ${state.tokens[seat]}`];
	const add = (name: string, text: string) => {
		if (text !== '') parts.push(`${name} ${text}`);
	};
	add('hand', printCards(state.hands[seat]));
	add('photos', printCards(state.photos[seat]));
	add('awards', AWARD_IDS.filter((_, award) => state.awards[award] === seat).join(' '));
	add('assignment', ASSIGNMENT_IDS[state.assignments[seat]] ?? '?');
	add('answer', ANSWERS[state.answers[seat]]);
	return parts.join('; ');
}
