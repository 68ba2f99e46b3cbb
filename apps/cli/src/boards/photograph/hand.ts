import type { Seat } from '@shutterbox/kernel';
import {
	type Card,
	COLORS,
	cardIn,
	colorOf,
	isPhoto,
	type State,
	shotsDue,
	valueOn,
} from '@shutterbox/photograph/client';
import { padEnd } from '../../text.ts';
import type { Scene } from '../board.ts';
import { type BoardVoice, paint } from './cards.ts';
import { label } from './field.ts';

/** The width of a card by their number, so that all fit into 80 columns; 8 cards are the most. */
const frameWidth = (cards: number) => (cards <= 6 ? 8 : cards === 7 ? 7 : 6);

/** The viewer's hand as a strip of film: cards leave at the left and enter at the right. */
export function drawHand({ say }: BoardVoice, { position }: Scene<State>, seat: Seat): string[] {
	const cards = position.hands[seat].map(cardIn);
	if (cards.length === 0) return [];
	const frame = frameWidth(cards.length);
	const gap = frame > 6 ? ' ' : '';
	const strip = (cell: (card: Card, i: number) => string, joint: string) =>
		cards.map((card, i) => padEnd(gap + cell(card, i), frame)).join(joint);
	const edge = (left: string, joint: string, right: string) =>
		left + cards.map(() => '─'.repeat(frame)).join(joint) + right;
	const colorText = (card: Card) => (isPhoto(card) ? say('hand.color', { color: COLORS[colorOf(card)] }) : '?');
	const valueText = (card: Card) => (isPhoto(card) ? paint(colorOf(card), String(valueOn(card))) : '');
	const shots = shotsDue(position, seat);
	return [
		label(say('hand.label'), ` ${strip((_, i) => `${i + 1}`, ' ')}`).trimEnd(),
		label('', edge('┌', '┬', '┐')),
		label(say('hand.shutter'), `│${strip(colorText, '│')}│ ${say('hand.fresh')}`),
		label(say('hand.leaving'), `│${strip(valueText, '│')}│ ${say('hand.entering')}`),
		label('', edge('└', '┴', '┘')),
		...(shots === 0 ? [] : [label('', ` ${'▔'.repeat(shots * (frame + 1) - 1)} ${say('hand.due', { count: shots })}`)]),
	];
}
