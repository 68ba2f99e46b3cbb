import type { Seat } from '@shutterbox/kernel';
import {
	blurOf,
	COLUMNS,
	cardIn,
	colorOf,
	filmIndex,
	isFaceUpPlace,
	type Move,
	NO_CARD,
	type State,
	TOGETHER,
	valueOn,
	wind,
} from '@shutterbox/photograph/client';
import { listed } from '../../text.ts';
import type { Scene } from '../board.ts';
import { cardCode, cardWords, faceDown } from './cards.ts';

/** What a legal move would do, from what the viewer sees. */
export function explain({ position, viewer }: Scene<State>, move: Move): string {
	if (move.type === 'pick') return `take ${listed(takenBy(position, move))}`;
	return typeof viewer === 'number' ? explainWind(position, viewer, move) : '';
}

function takenBy({ field }: State, { row, side, count }: Move & { type: 'pick' }): string[] {
	const places = Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column);
	if (side === 'right') places.reverse();
	return places
		.filter((place) => field[place] !== NO_CARD)
		.slice(0, count)
		.map((place) => (isFaceUpPlace(place) ? cardWords(field[place]) : faceDown(field[place])));
}

function explainWind(position: State, seat: Seat, { from, to }: Move & { type: 'wind' }): string {
	const hand = position.hands[seat].map(cardIn);
	wind(hand, from, to);
	const shots = position.phase === 'wind' ? position.taken : TOGETHER;
	const films = new Map<number, number[]>();
	const shot = hand.slice(0, shots).map((card) => {
		const color = colorOf(card);
		const film = films.get(color) ?? position.films[filmIndex(seat, color)].slice();
		const isSharp = blurOf(film, valueOn(card)) === null;
		film.push(isSharp ? valueOn(card) : -valueOn(card));
		films.set(color, film);
		return `${cardWords(card)} ${isSharp ? 'sharp' : 'blurred'}`;
	});
	const kept = hand.slice(shots).map(cardCode).join(' ');
	return `shoot ${listed(shot)}; ${position.phase === 'final' ? 'last card' : 'keep'} ${kept}`;
}
