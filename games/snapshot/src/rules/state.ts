import type { Seat } from '@shutterbox/kernel';
import type { Assignment } from './assignments.ts';
import { AWARDS } from './awards.ts';
import { type Animal, DIFFICULTY, HABITATS, type Habitat, habitatOf, NO_ANIMAL } from './components.ts';
import type { TableRules } from './options.ts';

export const PHASES = ['research', 'fate', 'claims', 'deny', 'explore', 'reroll', 'shoot', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A position, or what a viewer knows of one. Every field is public unless it says otherwise. */
export interface State {
	seats: number;
	rules: TableRules;
	phase: Phase;
	/** From 1. */
	round: number;
	first: Seat;
	active: Seat;
	finalRound: boolean;
	/** Turns in a row, up to the last finished one, that brought no photo. */
	barrenTurns: number;
	/** Per seat. */
	tokens: number[];
	/** Per seat, in order of arrival. Everybody saw each card taken. */
	hands: Animal[][];
	/** Per seat, in order of arrival. */
	photos: Animal[][];
	/** Per award: who won it, or IN_STACK. */
	awards: number[];
	/** Per seat; others' are UNKNOWN until the match is over. */
	assignments: Assignment[];
	/** Per habitat, bottom to top. */
	table: Animal[][];
	/** Last entry on top. In a view each card is UNKNOWN. */
	deck: Animal[];
	/** Oldest first. */
	discard: Animal[];
	/** The card shown while its fate is open, else NO_ANIMAL. */
	drawn: Animal;
	/** Animals the active seat has to make targets of this turn (SNP-23). */
	committed: Animal[];
	/** Per seat, what it has said to the open offer; another's answer is SECRET. */
	answers: Answer[];
	/** When the open offer runs out, in milliseconds, or NO_DEADLINE. */
	deadline: number;
	/** In phase `deny`, else NO_SEAT. */
	claimant: Seat;
	/** Per habitat: dice planned on it, 0 if it is not in the plan. */
	habitatDice: number[];
	/** Per habitat in the plan. */
	habitatStatus: HabitatStatus[];
	/** The animals of the plan in data-file order, and for each its dice, its tokens and what became of it. */
	targets: Animal[];
	targetDice: number[];
	targetTokens: number[];
	targetStatus: TargetStatus[];
	/** The habitat being explored or photographed, else NO_HABITAT. */
	current: Habitat;
	/** The failed roll in phase `reroll`, else empty. */
	roll: number[];
	/** Paid for re-rolls in the current habitat. */
	habitatTokens: number;
	photosThisTurn: number;
}

export const NO_SEAT: Seat = -1;
export const NO_HABITAT: Habitat = -1;
export const NO_DEADLINE = -1;
export const IN_STACK = -1;

export const NOT_ASKED = 0;
export const WAITING = 1;
export const DECLINED = 2;
export const CLAIMED = 3;
export const SECRET = 4;
export type Answer = typeof NOT_ASKED | typeof WAITING | typeof DECLINED | typeof CLAIMED | typeof SECRET;

export const OPEN = 0;
export const EXPLORED = 1;
export const FAILED = 2;
export type HabitatStatus = typeof OPEN | typeof EXPLORED | typeof FAILED;
export const PHOTOGRAPHED = 1;
export const ESCAPED = 2;
export type TargetStatus = typeof OPEN | typeof PHOTOGRAPHED | typeof ESCAPED;

export function isFaceUp(state: State, animal: Animal): boolean {
	return state.table[habitatOf(animal)].includes(animal);
}

/** the highest counts, wherever it lies; 0 in an empty habitat. */
export function highestDifficulty(state: State, habitat: Habitat): number {
	let highest = 0;
	for (const animal of state.table[habitat]) highest = Math.max(highest, DIFFICULTY[animal]);
	return highest;
}

/** SNP-25: lower than the highest already there. */
export function wouldSpook(state: State, animal: Animal): boolean {
	return DIFFICULTY[animal] < highestDifficulty(state, habitatOf(animal));
}

/** SNP-43: what a re-roll could be paid with. */
export function spendable(state: State): number {
	let tokens = state.tokens[state.active];
	for (let i = 0; i < state.targets.length; i++) if (state.targetStatus[i] === OPEN) tokens += state.targetTokens[i];
	return tokens;
}

/** The place of an unresolved animal in the plan, or −1. */
export function openTarget(state: State, animal: Animal): number {
	const index = state.targets.indexOf(animal);
	return index !== -1 && state.targetStatus[index] === OPEN ? index : -1;
}

export function isPlannedAndOpen(state: State, habitat: Habitat): boolean {
	return state.habitatDice[habitat] > 0 && state.habitatStatus[habitat] === OPEN;
}

export function remove(animals: Animal[], animal: Animal): void {
	animals.splice(animals.indexOf(animal), 1);
}

/** Forgets what belongs to one turn: commitments and plan. */
export function clearTurn(state: State): void {
	state.committed = [];
	state.targets = [];
	state.targetDice = [];
	state.targetTokens = [];
	state.targetStatus = [];
	for (let habitat = 0; habitat < HABITATS; habitat++) {
		state.habitatDice[habitat] = 0;
		state.habitatStatus[habitat] = OPEN;
	}
	state.photosThisTurn = 0;
}

export function clone(state: State): State {
	return {
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
		assignments: state.assignments.slice(),
		table: state.table.map((animals) => animals.slice()),
		deck: state.deck.slice(),
		discard: state.discard.slice(),
		drawn: state.drawn,
		committed: state.committed.slice(),
		answers: state.answers.slice(),
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
}

/** A table with nothing on it, in phase `research` of round 1. */
export function bareTable(seats: number, rules: TableRules, first: Seat): State {
	return {
		seats,
		rules,
		phase: 'research',
		round: 1,
		first,
		active: first,
		finalRound: false,
		barrenTurns: 0,
		tokens: zeros(seats),
		hands: emptyLists(seats),
		photos: emptyLists(seats),
		awards: new Array(AWARDS).fill(IN_STACK),
		assignments: zeros(seats),
		table: emptyLists(HABITATS),
		deck: [],
		discard: [],
		drawn: NO_ANIMAL,
		committed: [],
		answers: new Array(seats).fill(NOT_ASKED),
		deadline: NO_DEADLINE,
		claimant: NO_SEAT,
		habitatDice: zeros(HABITATS),
		habitatStatus: new Array(HABITATS).fill(OPEN),
		targets: [],
		targetDice: [],
		targetTokens: [],
		targetStatus: [],
		current: NO_HABITAT,
		roll: [],
		habitatTokens: 0,
		photosThisTurn: 0,
	};
}

function zeros(count: number): number[] {
	return new Array<number>(count).fill(0);
}

function emptyLists(count: number): number[][] {
	return Array.from({ length: count }, () => []);
}
