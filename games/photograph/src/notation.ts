import type { Notation, Parsed } from '@shutterbox/kernel';
import {
	type Card,
	COLOR_COUNT,
	COLOR_LETTERS,
	COLUMNS,
	type ColorIndex,
	cardWithBack,
	colorOf,
	HAND,
	HAND_AFTER_SUNSET,
	isFaceUpPlace,
	isPhoto,
	knownBack,
	photo,
	SUNSET,
	tableSize,
	UNKNOWN,
	VALUES,
	valueOn,
} from './components.ts';
import type { Move } from './move.ts';
import { optionsSchema, type TableRules } from './options.ts';
import { emptyLists, goodShotsOf } from './setup.ts';
import {
	cardIn,
	commitOf,
	filmIndex,
	isOpen,
	isSunsetInDeck,
	NO_CARD,
	NOT_COMMITTED,
	OPEN_MARK,
	type Phase,
	SECRET_COMMIT,
	type State,
	windOf,
} from './state.ts';

/**
 * Moves: `0L3` takes three cards from the left of row 0, `2>7` winds the card at 2 to 7.
 *
 * Positions, sections divided by ` | `:
 *   2p BRYGN wind 0 took 1 after-sunset lateGoodShot=exact
 *   field R3 [R8] [Y5] G9 / B7 . . .        rows from the bottom
 *   deck Y1 SUN ?*12                        from the top
 *   0: hand B3 R6* Y8; films B 1 2 x9, R 4; shots B; commit 0>3      hand from the bottom, * = taken openly
 *   out N4 · facedown G2 · last R5 G8       cards no longer in play
 * Unknown cards are `?`, cards known by their backs `R-` (low) and `R+` (high), another's commitment `commit ?`.
 * Left out: the deck (the sunset card alone, nothing after sunset), a hand (any unmentioned cards), `out` (all
 * unmentioned cards).
 */
export const notation: Notation<State, Move> = {
	printMove: (move) =>
		move.type === 'pick' ? `${move.row}${move.side === 'left' ? 'L' : 'R'}${move.count}` : `${move.from}>${move.to}`,
	parseMove,
	printPosition,
	parsePosition(text) {
		try {
			return { value: parsePosition(text) };
		} catch (error) {
			if (error instanceof NotationError) return { problem: error.message };
			throw error;
		}
	},
};

function parseMove(text: string): Parsed<Move> {
	const [, row, side, count] = /^(\d)([LR])(\d)$/i.exec(text.trim()) ?? [];
	if (row !== undefined) {
		return { value: { type: 'pick', row: +row, side: side.toUpperCase() === 'L' ? 'left' : 'right', count: +count } };
	}
	const [, from, to] = /^(\d)\s*>\s*(\d)$/.exec(text.trim()) ?? [];
	if (from !== undefined) return { value: { type: 'wind', from: +from, to: +to } };
	return { problem: 'a pick is row, side and count (0L3), a wind is from>to (2>7)' };
}

export function printCard(card: Card): string {
	if (card === NO_CARD) return '.';
	if (card === SUNSET) return 'SUN';
	if (isPhoto(card)) return `${COLOR_LETTERS[colorOf(card)]}${valueOn(card)}`;
	const back = knownBack(card);
	return back === -1 ? '?' : `${COLOR_LETTERS[back >> 1]}${back & 1 ? '+' : '-'}`;
}

function printPosition(state: State): string {
	const sections = [printHead(state), `field ${printField(state)}`, `deck ${printDeck(state.deck)}`];
	for (let seat = 0; seat < state.seats; seat++) sections.push(`${seat}: ${printSeat(state, seat)}`);
	sections.push(`out ${printCards(state.removedOpen)}`);
	if (state.removedHidden.length > 0) sections.push(`facedown ${printCards(state.removedHidden)}`);
	if (state.phase === 'over') sections.push(`last ${printCards(state.lastCards)}`);
	return sections.join(' | ');
}

const RULE_NAMES = ['informativeBacks', 'missedShot', 'lateGoodShot', 'tieBreakLength'] as const;

function printHead({ seats, colors, phase, active, taken, sunsetDone, rules }: State): string {
	const words = [`${seats}p`, colors.map((color) => COLOR_LETTERS[color]).join(''), phase, String(active)];
	if (taken > 0) words.push('took', String(taken));
	if (sunsetDone) words.push('after-sunset');
	for (const name of RULE_NAMES) if (rules[name] !== optionsSchema[name].default) words.push(`${name}=${rules[name]}`);
	return words.join(' ');
}

function printField({ field }: State): string {
	const rows: string[] = [];
	for (let first = 0; first < field.length; first += COLUMNS) {
		const cards = field.slice(first, first + COLUMNS).map((card, column) => {
			const text = printCard(card);
			return card === NO_CARD || isFaceUpPlace(column) ? text : `[${text}]`;
		});
		rows.push(cards.join(' '));
	}
	return rows.join(' / ');
}

function printDeck(deck: readonly Card[]): string {
	const words: string[] = [];
	for (let i = deck.length - 1; i >= 0; i--) {
		if (deck[i] !== UNKNOWN) words.push(printCard(deck[i]));
		else {
			let run = 1;
			while (i > 0 && deck[i - 1] === UNKNOWN) {
				run++;
				i--;
			}
			words.push(`?*${run}`);
		}
	}
	return words.length === 0 ? '-' : words.join(' ');
}

function printSeat(state: State, seat: number): string {
	const hand = state.hands[seat].map((slot) => printCard(cardIn(slot)) + (isOpen(slot) ? '*' : ''));
	const parts = [`hand ${hand.length === 0 ? '-' : hand.join(' ')}`];
	const films = state.colors
		.filter((color) => state.films[filmIndex(seat, color)].length > 0)
		.map((color) => `${COLOR_LETTERS[color]} ${state.films[filmIndex(seat, color)].map(printFrame).join(' ')}`);
	if (films.length > 0) parts.push(`films ${films.join(', ')}`);
	const shots = state.colors.filter((color) => state.goodShots[color] === seat).map((color) => COLOR_LETTERS[color]);
	if (shots.length > 0) parts.push(`shots ${shots.join(' ')}`);
	const commit = state.commits[seat];
	if (commit === SECRET_COMMIT) parts.push('commit ?');
	else if (commit !== NOT_COMMITTED) parts.push(`commit ${windOf(commit).from}>${windOf(commit).to}`);
	return parts.join('; ');
}

export function printFrame(frame: number): string {
	return frame < 0 ? `x${-frame}` : String(frame);
}

function printCards(cards: readonly Card[]): string {
	return cards.length === 0 ? '-' : cards.map(printCard).join(' ');
}

class NotationError extends Error {}

function parsePosition(text: string): State {
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
	const phase = words.shift() as Phase;
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
	return {
		seats,
		rules: rules as unknown as TableRules,
		colors,
		phase,
		active,
		taken,
		sunsetDone,
		deck: [],
		field: new Array(size.rows * COLUMNS).fill(NO_CARD),
		hands: emptyLists(seats),
		films: emptyLists(seats * COLOR_COUNT),
		goodShots: goodShotsOf(colors),
		removedOpen: [],
		removedHidden: [],
		lastCards: new Array(seats).fill(NO_CARD),
		commits: new Array(seats).fill(NOT_COMMITTED),
	};
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
	const parsed = parseMove(text);
	if ('problem' in parsed || parsed.value.type !== 'wind') throw new NotationError(`"${text}" is no wind`);
	return commitOf(parsed.value.from, parsed.value.to);
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
	const named = new Set([
		...state.deck,
		...state.field,
		...state.removedOpen,
		...state.removedHidden,
		...state.lastCards,
	]);
	for (const hand of state.hands) for (const slot of hand) named.add(cardIn(slot));
	state.films.forEach((film, i) => {
		for (const frame of film) named.add(photo(i % COLOR_COUNT, Math.abs(frame)));
	});
	const cards = state.colors.flatMap((color) => Array.from({ length: VALUES }, (_, i) => photo(color, i + 1)));
	return cards.filter((card) => !named.has(card));
}
