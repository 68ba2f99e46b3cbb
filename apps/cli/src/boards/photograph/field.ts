import {
	type Card,
	COLUMNS,
	cardName,
	cardWithBack,
	GOOD_SHOT_POINTS,
	IN_SUPPLY,
	isFaceUpPlace,
	isSunsetInDeck,
	NO_CARD,
	NOT_COMMITTED,
	photo,
	type State,
	SUNSET,
	TOGETHER,
	tableSize,
	UNKNOWN,
	VALUES,
} from '@shutterbox/photograph/client';
import widthOf from 'string-width';
import { padEnd, wrap } from '../../text.ts';
import type { Scene } from '../board.ts';
import { type BoardVoice, cardCode, letter } from './cards.ts';

export const LABEL = 13;

export function label(text: string, rest: string): string {
	return ` ${padEnd(text, LABEL - 1)}${rest}`;
}

export function drawField(voice: BoardVoice, { position }: Scene<State>): string[] {
	const { field, colors } = position;
	const { say } = voice;
	const up = 2 + widest(colors.map((color) => cardName(voice, photo(color, VALUES))));
	const down = 1 + widest(colors.map((color) => faceDown(voice, cardWithBack(2 * color + 1))));
	const heads = padEnd(say('field.left'), up) + padEnd(say('field.down'), 2 * down) + say('field.right');
	const lines = [label(say('field.label'), heads)];
	for (let row = field.length / COLUMNS - 1; row >= 0; row--) {
		const places = field.slice(row * COLUMNS, (row + 1) * COLUMNS).map((card, column) => {
			if (isFaceUpPlace(column)) return padEnd(card === NO_CARD ? '·' : cardName(voice, card), up);
			return padEnd(card === NO_CARD ? ' ·' : faceDown(voice, card), down);
		});
		lines.push(`   ${padEnd(say('field.row', { row: row + 1 }), LABEL - 3)}${places.join('')}`.trimEnd());
	}
	return lines;
}

/** `[blue 7–12]`. */
function faceDown(voice: BoardVoice, card: Card): string {
	return `[${card === UNKNOWN ? voice.say('field.down') : cardName(voice, card)}]`;
}

function widest(texts: readonly string[]): number {
	return Math.max(...texts.map((text) => widthOf(text)));
}

/** Whose turn it is, the deck, the good shots that are left. */
export function drawTable(voice: BoardVoice, scene: Scene<State>): string[] {
	const { say } = voice;
	const { position, options } = scene;
	const out = position.removedOpen.map((card) => cardCode(voice, card));
	const lines = [
		label(say('deck.label'), deckWords(voice, position)),
		label(say('supply.label'), supplyWords(voice, position)),
		...(options.memoryAid === true && out.length > 0 ? [label(say('out.label'), out.join(' '))] : []),
		label(say('turn.label'), turnWords(voice, scene)),
	];
	return lines.map((line) => wrap(line, LABEL));
}

function deckWords(voice: BoardVoice, position: State): string {
	const { say } = voice;
	const { deck, seats, colors, phase } = position;
	const top = deck.at(-1);
	const isTopKnown = top !== undefined && top !== UNKNOWN;
	const words = [say('deck.cards', { count: deck.length })];
	if (isTopKnown) words.push(say('deck.top', { card: cardName(voice, top) }));
	if (!isSunsetInDeck(position)) words.push(say(phase === 'sunset' ? 'deck.now' : 'deck.past'));
	else if (top === SUNSET) words.push(say('deck.next'));
	else {
		const { pile } = tableSize(seats);
		const gone = colors.length * VALUES - (deck.length - 1);
		const fewest = Math.max(4 * pile - gone, isTopKnown ? 1 : 0);
		const most = 5 * pile - gone;
		words.push(fewest === most ? say('deck.after', { most }) : say('deck.between', { fewest, most }));
	}
	return words.join(' · ');
}

function supplyWords({ say }: BoardVoice, { seats, colors, goodShots }: State): string {
	const left = colors.filter((color) => goodShots[color] === IN_SUPPLY).map(letter);
	const rule = say('supply.rule', { points: GOOD_SHOT_POINTS, needs: tableSize(seats).goodShotNeeds });
	return left.length === 0 ? say('supply.none') : `${left.join(' ')}   (${rule})`;
}

function turnWords({ say, list }: BoardVoice, { position, names, viewer }: Scene<State>): string {
	const { phase, active, taken, commits } = position;
	const turn = { who: active === viewer ? 'you' : 'other', name: names[active] };
	if (phase === 'pick') return say('turn.pick', turn);
	if (phase === 'wind') return say('turn.wind', { ...turn, count: taken });
	const chosen = names.filter((_, seat) => commits[seat] !== NOT_COMMITTED);
	const all = say(phase === 'final' ? 'turn.final' : 'turn.sunset', { count: TOGETHER });
	return chosen.length === 0 ? all : `${all} (${say('turn.chosen', { names: list(chosen) })})`;
}
