import { styleText } from 'node:util';
import type { Seat } from '@shutterbox/kernel';
import {
	cardsOf,
	isEntrapped,
	NOT_COMMITTED,
	SEATS,
	SECRET_COMMIT,
	type State,
	seatAfterWhistle,
	stockIndex,
	TILE_LETTERS,
	TYPES,
} from '@shutterbox/sasquatch-snap/client';
import { widthOf } from '../../text.ts';
import type { Scene } from '../board.ts';
import { cardWords } from './sentences.ts';
import { isReader, paint, snaps } from './words.ts';

/** Everybody in Whistle order: name and what she is about, snaps, hand, bank. */
export function drawSeats(scene: Scene<State>, room: number): string[] {
	const order = Array.from({ length: SEATS }, (_, places) => seatAfterWhistle(scene.position, places));
	return ['Whistle order', ...order.flatMap((seat) => [...drawSeat(scene, seat, room), ''])].slice(0, -1);
}

function drawSeat({ position, names }: Scene<State>, seat: Seat, room: number): string[] {
	const { rules, hands, banks } = position;
	const status = statusOf(position, seat);
	const nameRoom = room - 2 - widthOf(status);
	const name = names[seat].length <= nameRoom ? names[seat] : `${names[seat].slice(0, nameRoom - 1)}…`;
	const won = Math.min(position.snaps[seat], rules.target);
	const bar = paint(seat, '■'.repeat(won)) + '□'.repeat(rules.target - won);
	return [
		`${paint(seat, `${seat} ${isReader(names, seat) ? styleText('bold', name) : name}`)}${status}`,
		`  ${bar} ${snaps(position.snaps[seat])}`,
		`  hand ${stockWords(hands, seat)}`,
		`  bank ${stockWords(banks, seat)}`,
	];
}

function stockWords(stock: readonly number[], seat: Seat): string {
	const counts = Array.from({ length: TYPES }, (_, type) => stock[stockIndex(seat, type)]);
	return counts.flatMap((count, type) => (count > 0 ? [`${count}${TILE_LETTERS[type]}`] : [])).join(' ') || 'empty';
}

/** What is to be known of her this turn: whether she has chosen, what she shows, whether she is held. */
function statusOf(position: State, seat: Seat): string {
	const { phase, commits, slot } = position;
	const commit = commits[seat];
	if (phase === 'commit') {
		if (commit === NOT_COMMITTED) return ' · choosing';
		return commit === SECRET_COMMIT ? ' · ready' : ` · ${cardWords(cardsOf(commit))}`;
	}
	if (phase !== 'set') return '';
	const place = (seat - position.whistle + SEATS) % SEATS;
	if (place < slot) return ' · done';
	const cards = cardWords(cardsOf(commit));
	if (place === slot) return ` · ${cards} choosing`;
	return isEntrapped(position, seat) ? ` · ${cards} held` : ` · ${cards}`;
}
