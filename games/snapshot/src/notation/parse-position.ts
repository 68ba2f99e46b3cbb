import { NotationError, type Seat } from '@shutterbox/kernel';
import { ASSIGNMENT_IDS } from '../rules/assignments.ts';
import { AWARD_IDS } from '../rules/awards.ts';
import {
	type Animal,
	animalNamed,
	habitatNamed,
	MAX_SEATS,
	MIN_SEATS,
	NO_ANIMAL,
	UNKNOWN,
} from '../rules/components.ts';
import { optionsSchema, type TableRules } from '../rules/options.ts';
import { type Answer, bareTable, type HabitatStatus, PHASES, type State, type TargetStatus } from '../rules/state.ts';
import { unseenAnimals } from '../rules/view.ts';
import { ANSWERS, HABITAT_STATUS, RULE_NAMES, TARGET_STATUS } from './print-position.ts';

// Reads what `position.ts` writes, and shorter positions made by hand.

export function readPosition(text: string): State {
	const [head, ...sections] = text.split('|').map((section) => section.trim());
	const state = parseHead(head.split(/\s+/));
	state.assignments.fill(FREE);
	let deck = ['*'];
	for (const section of sections) {
		const [name, ...words] = section.split(/\s+/);
		if (name === 'deck') deck = words;
		else parseSection(state, name, words);
	}
	for (const [seat, assignment] of state.assignments.entries())
		if (assignment === FREE) state.assignments[seat] = freeAssignment(state);
	state.deck = parseDeck(state, deck);
	return state;
}

const FREE = -1;

function freeAssignment({ assignments }: State): number {
	return ASSIGNMENT_IDS.findIndex((_, assignment) => !assignments.includes(assignment));
}

function parseHead(words: string[]): State {
	const next = () => words.shift() ?? '';
	const seats = wholeNumber(next().replace(/p$/, ''), MIN_SEATS, MAX_SEATS, 'a position begins with 2p, 3p or 4p');
	const phase = PHASES.find((name) => name === words[0]);
	if (phase === undefined) throw new NotationError(`no phase "${words[0]}"`);
	words.shift();
	const active = parseSeatNumber(next(), seats);
	const rules: Record<string, string | number> = {};
	for (const name of RULE_NAMES) rules[name] = optionsSchema[name].default;
	const state: State = { ...bareTable(seats, rules as unknown as TableRules, 0), phase, active };
	for (let word = words.shift(); word !== undefined; word = words.shift()) {
		if (word === 'first') state.first = parseSeatNumber(next(), seats);
		else if (word === 'round') state.round = count(next());
		else if (word === 'barren') state.barrenTurns = count(next());
		else if (word === 'photos') state.photosThisTurn = count(next());
		else if (word === 'final') state.finalRound = true;
		else parseRule(rules, word);
	}
	return state;
}

function parseRule(rules: Record<string, string | number>, word: string): void {
	const [name, text] = word.split('=');
	const known = RULE_NAMES.find((rule) => rule === name);
	if (known === undefined) throw new NotationError(`"${word}" means nothing here`);
	const { schema } = optionsSchema[known];
	const value = schema.kind === 'choice' ? schema.values.find((choice) => String(choice) === text) : undefined;
	if (typeof value !== 'string' && typeof value !== 'number') throw new NotationError(`${name} cannot be "${text}"`);
	rules[name] = value;
}

function parseSection(state: State, name: string, words: readonly string[]): void {
	const habitat = habitatNamed(name);
	if (habitat !== -1) state.table[habitat] = parseCards(words);
	else if (name === 'discard') state.discard = parseCards(words);
	else if (name === 'drawn') [state.drawn] = parseCards(words);
	else if (name === 'committed') state.committed = parseCards(words);
	else if (name === 'offer') state.deadline = count(words[1]);
	else if (name === 'claimant') state.claimant = parseSeatNumber(words[0], state.seats);
	else if (name === 'plan') parsePlan(state, words);
	else if (name === 'at') parseCurrent(state, words);
	else if (/^\d:$/.test(name)) parseSeat(state, parseSeatNumber(name.slice(0, -1), state.seats), words.join(' '));
	else throw new NotationError(`no section "${name}"`);
}

function parsePlan(state: State, words: readonly string[]): void {
	for (const word of words) {
		const [, id, dice, tokens, status] = /^([a-z-]+):(\d+)(?:\+(\d+))?(?:=([a-z]+))?$/.exec(word) ?? [];
		if (id === undefined) throw new NotationError(`"${word}" is no part of a plan`);
		const habitat = habitatNamed(id);
		if (habitat !== -1) {
			state.habitatDice[habitat] = count(dice);
			state.habitatStatus[habitat] = parseStatus(HABITAT_STATUS, status) as HabitatStatus;
		} else {
			state.targets.push(parseCard(id));
			state.targetDice.push(count(dice));
			state.targetTokens.push(count(tokens ?? '0'));
			state.targetStatus.push(parseStatus(TARGET_STATUS, status) as TargetStatus);
		}
	}
}

function parseStatus(names: readonly string[], word = 'open'): number {
	const status = names.indexOf(word);
	if (status === -1) throw new NotationError(`"${word}" is none of ${names.join(', ')}`);
	return status;
}

function parseCurrent(state: State, words: readonly string[]): void {
	state.current = habitatNamed(words[0]);
	if (state.current === -1) throw new NotationError(`"${words[0]}" is no habitat`);
	const paid = words.indexOf('paid');
	if (paid !== -1) state.habitatTokens = count(words[paid + 1]);
	if (words[1] === 'roll') state.roll = words.slice(2, paid === -1 ? undefined : paid).map((value) => count(value));
}

function parseSeat(state: State, seat: Seat, text: string): void {
	for (const part of text.split(';').map((words) => words.trim().split(/\s+/))) {
		const [name, ...words] = part;
		if (name === 'tokens') state.tokens[seat] = count(words[0]);
		else if (name === 'hand') state.hands[seat] = parseCards(words);
		else if (name === 'photos') state.photos[seat] = parseCards(words);
		else if (name === 'awards') for (const id of words) state.awards[indexIn(AWARD_IDS, id)] = seat;
		else if (name === 'assignment')
			state.assignments[seat] = words[0] === '?' ? UNKNOWN : indexIn(ASSIGNMENT_IDS, words[0]);
		else if (name === 'answer') state.answers[seat] = indexIn(ANSWERS, words[0]) as Answer;
		else if (name !== '')
			throw new NotationError(`a seat has tokens, hand, photos, awards, assignment and answer, not "${name}"`);
	}
}

function parseDeck(state: State, words: readonly string[]): Animal[] {
	const [, unknown] = /^\?\*(\d+)$/.exec(words[0]) ?? [];
	if (unknown !== undefined) return new Array<Animal>(count(unknown)).fill(UNKNOWN);
	const named = parseCards(words.filter((word) => word !== '-' && word !== '*'));
	const rest = words.at(-1) === '*' ? unseenAnimals(state).filter((animal) => !named.includes(animal)) : [];
	return [...named, ...rest].reverse();
}

function parseCards(words: readonly string[]): Animal[] {
	return words.filter((word) => word !== '').map(parseCard);
}

function parseCard(id: string): Animal {
	const animal = animalNamed(id);
	if (animal === NO_ANIMAL) throw new NotationError(`"${id}" is no animal`);
	return animal;
}

function parseSeatNumber(text: string, seats: number): Seat {
	return wholeNumber(text, 0, seats - 1, `"${text}" is no seat`);
}

function indexIn(names: readonly string[], name: string): number {
	const index = names.indexOf(name);
	if (index === -1) throw new NotationError(`"${name}" means nothing here`);
	return index;
}

function count(text: string | undefined): number {
	return wholeNumber(text ?? '', 0, Number.MAX_SAFE_INTEGER, `"${text}" is no number`);
}

function wholeNumber(text: string, min: number, max: number, problem: string): number {
	const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
	if (!(value >= min && value <= max)) throw new NotationError(problem);
	return value;
}
