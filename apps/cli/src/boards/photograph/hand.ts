import type { Seat } from '@shutterbox/kernel';
import { COLORS, cardIn, colorOf, isPhoto, type State, TOGETHER, valueOn } from '@shutterbox/photograph/client';
import { counted, padEnd } from '../../text.ts';
import type { Scene } from '../board.ts';
import { paint } from './cards.ts';
import { LABEL } from './field.ts';

/** The width of a card by their number, so that all fit into 80 columns; 8 cards are the most. */
const frameWidth = (cards: number) => (cards <= 6 ? 8 : cards === 7 ? 7 : 6);

/** The viewer's hand as a strip of film: cards leave at the left and enter at the right. */
export function drawHand({ position }: Scene<State>, seat: Seat): string[] {
	const cards = position.hands[seat].map(cardIn);
	if (cards.length === 0) return [];
	const frame = frameWidth(cards.length);
	const gap = frame > 6 ? ' ' : '';
	const indent = ' '.repeat(LABEL);
	const strip = (cell: (card: number, i: number) => string, joint: string) =>
		cards.map((card, i) => padEnd(gap + cell(card, i), frame)).join(joint);
	const edge = (left: string, joint: string, right: string) =>
		left + cards.map(() => '─'.repeat(frame)).join(joint) + right;
	const colorText = (card: number) => (isPhoto(card) ? paint(colorOf(card), COLORS[colorOf(card)]) : '?');
	const valueText = (card: number) => (isPhoto(card) ? paint(colorOf(card), String(valueOn(card))) : '');
	return [
		`${padEnd(' Your hand', LABEL + 1)}${strip((_, i) => `${i}`, ' ')}`.trimEnd(),
		`${indent}${edge('┌', '┬', '┐')}`,
		` shutter end ${`│${strip(colorText, '│')}│`} fresh end`,
		` ← leave here${`│${strip(valueText, '│')}│`}  ← enter`,
		`${indent}${edge('└', '┴', '┘')}`,
		...shotHint(position, indent, frame),
	];
}

function shotHint({ phase, taken }: State, indent: string, frame: number): string[] {
	const shots = phase === 'wind' ? taken : phase === 'sunset' || phase === 'final' ? TOGETHER : 0;
	if (shots === 0) return [];
	const reach = '▔'.repeat(shots * (frame + 1) - 1);
	return [`${indent} ${reach} ${counted(shots, 'card')} will be shot after the wind`];
}
