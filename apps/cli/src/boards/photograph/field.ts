import {
	COLUMNS,
	GOOD_SHOT_POINTS,
	IN_SUPPLY,
	isFaceUpPlace,
	isPhoto,
	isSunsetInDeck,
	knownBack,
	NO_CARD,
	NOT_COMMITTED,
	type State,
	SUNSET,
	TOGETHER,
	tableSize,
	VALUES,
} from '@shutterbox/photograph/client';
import { counted, padEnd, wrap } from '../../text.ts';
import type { Scene } from '../board.ts';
import { cardCode, cardWords, faceDown, letter } from './cards.ts';

export const LABEL = 13;
const PLACE_WIDTHS = [11, 16, 16, 11];

export function label(text: string, rest: string): string {
	return ` ${padEnd(text, LABEL - 1)}${rest}`;
}

export function drawField({ position }: Scene<State>): string[] {
	const { field } = position;
	const backs = position.rules.informativeBacks ? 'face down (low 1–6, high 7–12)' : 'face down';
	const lines = [label('Field', `${padEnd('left', 11)}${padEnd(backs, 32)}right`)];
	for (let row = field.length / COLUMNS - 1; row >= 0; row--) {
		const places = field.slice(row * COLUMNS, (row + 1) * COLUMNS).map((card, column) => {
			if (card === NO_CARD) return padEnd(isFaceUpPlace(column) ? '·' : ' ·', PLACE_WIDTHS[column]);
			return padEnd(isFaceUpPlace(column) ? cardWords(card) : faceDown(card), PLACE_WIDTHS[column]);
		});
		lines.push(`   ${padEnd(`row ${row}`, LABEL - 3)}${places.join('')}`.trimEnd());
	}
	return lines;
}

/** Whose turn it is, the deck, the good shots that are left. */
export function drawTable(scene: Scene<State>): string[] {
	const { position, options } = scene;
	const lines = [label('Deck', deckWords(position)), label('Good shots', supplyWords(position))];
	if (options.memoryAid === true && position.removedOpen.length > 0)
		lines.push(label('Out of play', position.removedOpen.map(cardCode).join(' ')));
	lines.push(label('Turn', turnWords(scene)));
	return lines.map((line) => wrap(line, LABEL));
}

function deckWords(position: State): string {
	const { deck, seats, colors, phase } = position;
	const top = deck.at(-1);
	const words = [counted(deck.length, 'card')];
	const isTopKnown = top !== undefined && (top === SUNSET || isPhoto(top) || knownBack(top) !== -1);
	if (isTopKnown) words.push(`on top ${cardWords(top)}`);
	if (!isSunsetInDeck(position)) words.push(phase === 'sunset' ? 'the sun is setting' : 'the sun has set');
	else if (top === SUNSET) words.push('sunset comes with the next refill');
	else {
		const { pile } = tableSize(seats);
		const gone = colors.length * VALUES - (deck.length - 1);
		const fewest = Math.max(4 * pile - gone, isTopKnown ? 1 : 0);
		const most = 5 * pile - gone;
		words.push(fewest === most ? `sunset after ${counted(most, 'card')}` : `sunset after ${fewest} to ${most} cards`);
	}
	return words.join(' · ');
}

function supplyWords({ seats, colors, goodShots }: State): string {
	const left = colors.filter((color) => goodShots[color] === IN_SUPPLY).map(letter);
	const rule = `+${GOOD_SHOT_POINTS} for the first film with ${tableSize(seats).goodShotNeeds} sharp photos`;
	return left.length === 0 ? 'all won' : `${left.join(' ')}   (${rule})`;
}

function turnWords({ position: { phase, active, taken, commits }, names }: Scene<State>): string {
	switch (phase) {
		case 'pick':
			return `${names[active]}: choose a subject`;
		case 'wind':
			return `${names[active]}: wind, then shoot ${taken}`;
		case 'over':
			return 'the match is over';
		default: {
			const chosen = names.filter((_, seat) => commits[seat] !== NOT_COMMITTED);
			const step = `all at once: wind, then shoot ${TOGETHER}`;
			return `${phase === 'final' ? 'Last shots' : 'Sunset'}, ${step}${chosen.length === 0 ? '' : ` (chosen: ${chosen.join(', ')})`}`;
		}
	}
}
