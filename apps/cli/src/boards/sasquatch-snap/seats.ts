import { styleText } from 'node:util';
import type { Seat } from '@shutterbox/kernel';
import {
	cardsOf,
	isEntrapped,
	NOT_COMMITTED,
	printMove,
	SEATS,
	SECRET_COMMIT,
	type State,
	seatAfterWhistle,
	stockIndex,
	TILE_LETTERS,
	TYPES,
} from '@shutterbox/sasquatch-snap/client';
import widthOf from 'string-width';
import { cut } from '../../text.ts';
import type { Scene } from '../board.ts';
import { type BoardVoice, paint } from './reader.ts';

/** Everybody in Whistle order: name and what she is about, snaps, hand, bank. */
export function drawSeats(voice: BoardVoice, scene: Scene<State>, room: number): string[] {
	const order = Array.from({ length: SEATS }, (_, places) => seatAfterWhistle(scene.position, places));
	return [voice.say('seats.order'), ...order.flatMap((seat) => [...drawSeat(voice, scene, seat, room), ''])].slice(
		0,
		-1,
	);
}

function drawSeat(voice: BoardVoice, { position, viewer, names }: Scene<State>, seat: Seat, room: number): string[] {
	const { say } = voice;
	const { rules, hands, banks } = position;
	const told = statusOf(voice, position, seat);
	const status = told === '' ? '' : ` · ${told}`;
	const name = cut(names[seat], room - 2 - widthOf(status));
	const won = Math.min(position.snaps[seat], rules.target);
	const bar = paint(seat, '■'.repeat(won)) + '□'.repeat(rules.target - won);
	return [
		`${paint(seat, `${seat} ${seat === viewer ? styleText('bold', name) : name}`)}${status}`,
		`  ${bar} ${say('goods.snaps', { count: position.snaps[seat] })}`,
		`  ${say('seats.hand')} ${stockWords(voice, hands, seat)}`,
		`  ${say('seats.bank')} ${stockWords(voice, banks, seat)}`,
	];
}

function stockWords({ say }: BoardVoice, stock: readonly number[], seat: Seat): string {
	const counts = Array.from({ length: TYPES }, (_, type) => stock[stockIndex(seat, type)]);
	return (
		counts.flatMap((count, type) => (count > 0 ? [`${count}${TILE_LETTERS[type]}`] : [])).join(' ') ||
		say('seats.empty')
	);
}

/** What is to be known of her this turn: whether she has chosen, what she shows, whether she is held. */
function statusOf({ say }: BoardVoice, position: State, seat: Seat): string {
	const { phase, commits, slot } = position;
	const commit = commits[seat];
	if (phase === 'commit') {
		if (commit === NOT_COMMITTED) return say('status.choosing');
		return commit === SECRET_COMMIT ? say('status.ready') : typed(commit);
	}
	if (phase !== 'set') return '';
	const place = (seat - position.whistle + SEATS) % SEATS;
	if (place < slot) return say('status.done');
	const cards = typed(commit);
	if (place === slot) return say('status.setting', { cards });
	return isEntrapped(position, seat) ? say('status.held', { cards }) : cards;
}

/** As cards are typed: `N!`. */
function typed(commit: number): string {
	return printMove({ type: 'commit', ...cardsOf(commit) });
}
