import { NotationError } from '@shutterbox/kernel';
import {
	type Card,
	COLOR_LETTERS,
	COLUMNS,
	type ColorIndex,
	cardWithBack,
	HAND,
	HAND_AFTER_SUNSET,
	photo,
	photosOf,
	SUNSET,
	tableSize,
	UNKNOWN,
	VALUES,
} from '../rules/components.ts';
import { optionsSchema, RULE_NAMES, type TableRules } from '../rules/options.ts';
import {
	allCards,
	bareTable,
	commitOf,
	filmIndex,
	isSunsetInDeck,
	NO_CARD,
	OPEN_MARK,
	type Phase,
	SECRET_COMMIT,
	type State,
} from '../rules/state.ts';

// The form of a position is described in notation.ts.

export function readPosition(text: string): State {
	const [head, ...sections] = text.split('|').map((section) => section.trim());
	const state = parseHead(head);
	const given = new Set<string>();
	for (const section of sections) given.add(parseSection(state, section));
	const unmentioned = unmentionedCards(state);
	if (!given.has('deck') && isSunsetInDeck(state)) state.deck = [SUNSET];
	for (let seat = 0; seat < state.seats; seat++) {
		if (state.phase !== 'over' && !given.has(`${seat} hand`)) state.hands[seat] = unmentioned.splice(-restHand(state));
	}
	if (!given.has('out')) state.removedOpen = unmentioned;
	return state;
}

function restHand(state: State): number {
	return state.sunsetDone ? HAND_AFTER_SUNSET : HAND;
}

function parseHead(text: string): State {
	const words = text.split(/\s+/);
	const seats = wholeNumber((words.shift() ?? '').replace(/p$/, ''), 2, 4, 'the position must begin with 2p, 3p or 4p');
	const size = tableSize(seats);
	const colors = [...(words.shift() ?? '')].map(parseColor).sort((a, b) => a - b);
	if (new Set(colors).size !== size.colors || colors.length !== size.colors)
		throw new NotationError(`${seats} players use ${size.colors} colours`);
	const phase = (words.shift() ?? '') as Phase;
	if (!['pick', 'wind', 'sunset', 'final', 'over'].includes(phase)) throw new NotationError(`no phase "${phase}"`);
	const active = wholeNumber(words.shift() ?? '', 0, seats - 1, 'the phase is followed by a seat');
	const rules = Object.fromEntries(RULE_NAMES.map((name) => [name, optionsSchema[name].default]));
	let taken = 0;
	let sunsetDone = phase === 'final' || phase === 'over';
	for (let word = words.shift(); word !== undefined; word = words.shift()) {
		if (word === 'took') taken = wholeNumber(words.shift() ?? '', 1, 3, 'took 1, 2 or 3 cards');
		else if (word === 'after-sunset') sunsetDone = true;
		else parseRule(rules, word);
	}
	return { ...bareTable(seats, colors, rules as unknown as TableRules), phase, active, taken, sunsetDone };
}

function parseRule(rules: Record<string, string | boolean>, word: string): void {
	const [name, value] = word.split('=');
	if (!Object.hasOwn(rules, name)) throw new NotationError(`"${word}" means nothing here`);
	const spec = optionsSchema[name as keyof TableRules].schema;
	if (spec.kind === 'boolean' && (value === 'true' || value === 'false')) rules[name] = value === 'true';
	else if (spec.kind === 'choice' && spec.values.includes(value)) rules[name] = value;
	else throw new NotationError(`${name} cannot be "${value}"`);
}

/** Reads one section into the state and says which it was. */
function parseSection(state: State, section: string): string {
	const [name] = section.split(/\s+/, 1);
	const rest = section.slice(name.length).trim();
	switch (name) {
		case 'field':
			parseField(state, rest);
			return name;
		case 'deck':
			state.deck = parseCards(rest).reverse();
			return name;
		case 'out':
			state.removedOpen = parseCards(rest);
			return name;
		case 'facedown':
			state.removedHidden = parseCards(rest);
			return name;
		case 'last':
			state.lastCards = parseCards(rest);
			if (state.lastCards.length !== state.seats) throw new NotationError('one last card per seat');
			return name;
		default: {
			if (!/^\d:$/.test(name)) throw new NotationError(`no section "${name}"`);
			const seat = wholeNumber(name.slice(0, -1), 0, state.seats - 1, `no seat ${name}`);
			return parseSeat(state, seat, rest) ? `${seat} hand` : name;
		}
	}
}

function parseField(state: State, text: string): void {
	const rows = text.split('/').map((row) => row.trim());
	if (rows.length * COLUMNS > state.field.length)
		throw new NotationError(`at most ${state.field.length / COLUMNS} rows`);
	rows.forEach((row, r) => {
		if (row === '-') return;
		const cards = row.split(/\s+/);
		if (cards.length !== COLUMNS) throw new NotationError(`row ${r} of the field must have ${COLUMNS} places`);
		cards.forEach((card, column) => {
			const inside = card.replace(/^\[(.*)\]$/, '$1');
			state.field[r * COLUMNS + column] = inside === '.' ? NO_CARD : parseCard(inside);
		});
	});
}

/** True if the seat's hand was given. */
function parseSeat(state: State, seat: number, text: string): boolean {
	let hasHand = false;
	for (const part of text.split(';').map((p) => p.trim())) {
		const [name] = part.split(/\s+/, 1);
		const rest = part.slice(name.length).trim();
		if (name === 'hand') {
			hasHand = true;
			state.hands[seat] = parseHand(rest);
		} else if (name === 'films') {
			for (const film of rest.split(',')) parseFilm(state, seat, film.trim());
		} else if (name === 'shots') {
			for (const letter of rest.split(/\s+/)) state.goodShots[parseColor(letter)] = seat;
		} else if (name === 'commit') {
			state.commits[seat] = rest === '?' ? SECRET_COMMIT : parseCommit(rest);
		} else if (name !== '') throw new NotationError(`a seat has hand, films, shots and commit, not "${name}"`);
	}
	return hasHand;
}

function parseHand(text: string): number[] {
	if (text === '-') return [];
	return text
		.split(/\s+/)
		.map((word) => (word.endsWith('*') ? parseCard(word.slice(0, -1)) + OPEN_MARK : parseCard(word)));
}

function parseFilm(state: State, seat: number, text: string): void {
	const [letter, ...frames] = text.split(/\s+/);
	state.films[filmIndex(seat, parseColor(letter))] = frames.map((frame) => {
		const value = wholeNumber(frame.replace(/^x/, ''), 1, VALUES, `"${frame}" is no frame`);
		return frame.startsWith('x') ? -value : value;
	});
}

function parseCommit(text: string): number {
	const [, from, to] = /^(\d)>(\d)$/.exec(text) ?? [];
	if (from === undefined || !(+from < +to && +to < HAND)) throw new NotationError(`"${text}" is no wind`);
	return commitOf(+from, +to);
}

function parseCards(text: string): Card[] {
	if (text === '-') return [];
	return text.split(/\s+/).flatMap((word) => {
		const [, run] = /^\?\*(\d{1,2})$/.exec(word) ?? [];
		return run === undefined ? [parseCard(word)] : Array.from({ length: +run }, () => UNKNOWN);
	});
}

function parseCard(text: string): Card {
	if (text === '?') return UNKNOWN;
	if (text === 'SUN') return SUNSET;
	const color = parseColor(text[0] ?? '');
	const rest = text.slice(1);
	if (rest === '-' || rest === '+') return cardWithBack(2 * color + (rest === '+' ? 1 : 0));
	return photo(color, wholeNumber(rest, 1, VALUES, `"${text}" is no card`));
}

function parseColor(letter: string): ColorIndex {
	const color = letter.length === 1 ? COLOR_LETTERS.indexOf(letter) : -1;
	if (color === -1) throw new NotationError(`"${letter}" is no colour`);
	return color;
}

function wholeNumber(text: string, min: number, max: number, problem: string): number {
	const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
	if (!(value >= min && value <= max)) throw new NotationError(problem);
	return value;
}

/** The photos in use that the position does not name, in canonical order. */
function unmentionedCards(state: State): Card[] {
	const named = new Set(allCards(state));
	return photosOf(state.colors).filter((card) => !named.has(card));
}
