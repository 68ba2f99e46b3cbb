import {
	type Card,
	COLOR_LETTERS,
	COLUMNS,
	colorOf,
	isFaceUpPlace,
	isPhoto,
	knownBack,
	SUNSET,
	UNKNOWN,
	valueOn,
} from '../rules/components.ts';
import { optionsSchema, RULE_NAMES } from '../rules/options.ts';
import {
	cardIn,
	filmIndex,
	isOpen,
	NO_CARD,
	NOT_COMMITTED,
	SECRET_COMMIT,
	type State,
	windOf,
} from '../rules/state.ts';

// The form of a position is described in notation.ts.

export function printCard(card: Card): string {
	if (card === NO_CARD) return '.';
	if (card === SUNSET) return 'SUN';
	if (isPhoto(card)) return `${COLOR_LETTERS[colorOf(card)]}${valueOn(card)}`;
	const back = knownBack(card);
	return back === -1 ? '?' : `${COLOR_LETTERS[back >> 1]}${back & 1 ? '+' : '-'}`;
}

export function printPosition(state: State): string {
	const sections = [printHead(state), `field ${printField(state)}`, `deck ${printDeck(state.deck)}`];
	for (let seat = 0; seat < state.seats; seat++) sections.push(`${seat}: ${printSeat(state, seat)}`);
	sections.push(`out ${printCards(state.removedOpen)}`);
	if (state.removedHidden.length > 0) sections.push(`facedown ${printCards(state.removedHidden)}`);
	if (state.phase === 'over') sections.push(`last ${printCards(state.lastCards)}`);
	return sections.join(' | ');
}

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
