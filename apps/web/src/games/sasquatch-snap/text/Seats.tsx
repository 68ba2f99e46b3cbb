import type { Reader, Seat } from '@shutterbox/kernel';
import {
	cardsOf,
	cardWords,
	isEntrapped,
	labelOf,
	NOT_COMMITTED,
	SEATS,
	SECRET_COMMIT,
	type State,
	seatAfterWhistle,
	stockIndex,
	TILE_TYPES,
} from '@shutterbox/sasquatch-snap/client';
import { scrollStop } from '../../../ui/scroll-stop.ts';
import { Typed } from '../../../ui/Typed.tsx';
import { needsMark } from '../../own-name.ts';
import { Shape } from '../Shape.tsx';
import { trapsOf } from '../squares.ts';
import { t, voice } from '../words.ts';
import { say } from './words.ts';

/** Everybody in the order of the Whistle: what they are about, where they stand and what they have. */
export function Seats({ view, reader }: { view: State; reader: Reader }) {
	const order = Array.from({ length: SEATS }, (_, places) => seatAfterWhistle(view, places));
	return (
		<section class="seats" aria-labelledby="seats-title" ref={scrollStop}>
			<h2 id="seats-title">{say('seats.title')}</h2>
			<p class="order">{say('seats.order')}</p>
			<ol>
				{order.map((seat, place) => (
					// A new order is told anew: nobody's card wanders.
					<li key={`${place} ${seat}`}>
						<Journalist view={view} reader={reader} seat={seat} />
					</li>
				))}
			</ol>
		</section>
	);
}

function Journalist({ view, reader, seat }: { view: State; reader: Reader; seat: Seat }) {
	const { rules, snaps, journalists, hands, banks } = view;
	const called = reader.names[seat];
	const traps = trapWords(view, seat);
	const facts = [
		['square', labelOf(rules.boardSize, journalists[seat])],
		['now', statusOf(view, seat)],
		['hand', stockWords(hands, seat)],
		['bank', stockWords(banks, seat)],
		['traps', traps.length === 0 ? say('seats.none') : traps.join(', ')],
	] as const;
	return (
		<>
			<h3>
				<Shape seat={seat} />
				<span class="name">
					{seat === reader.viewer && needsMark(called) ? t('seats.you', { who: called }) : <Typed>{called}</Typed>}
				</span>{' '}
				{/* Keyed: a longer number is a new one, not the old one pushed aside. */}
				<span key={snaps[seat]} class="score">
					{t('goods.snaps', { count: snaps[seat] })}
				</span>
			</h3>
			<dl>
				{facts.map(([name, fact]) => (
					<div key={name} class={name}>
						<dt>{say(`seats.${name}`)}</dt>
						<dd>{fact}</dd>
					</div>
				))}
			</dl>
		</>
	);
}

/** Her tiles in the forest, each kind with its squares. */
function trapWords(view: State, seat: Seat): readonly string[] {
	const traps = trapsOf(view, seat);
	return TILE_TYPES.flatMap((tile) => {
		const squares = traps
			.filter(({ type }) => type === tile)
			.map(({ square }) => labelOf(view.rules.boardSize, square));
		return squares.length === 0 ? [] : [say('seats.trap', { tile: t(`tile.${tile}`), squares: squares.join(' ') })];
	});
}

function stockWords(stock: readonly number[], seat: Seat): string {
	const parts = TILE_TYPES.flatMap((tile, type) => {
		const count = stock[stockIndex(seat, type)];
		return count > 0 ? [t(`goods.${tile}`, { count })] : [];
	});
	return parts.length === 0 ? say('seats.none') : parts.join(', ');
}

/** Whether she has laid cards, what she shows, whether she is held. */
function statusOf(view: State, seat: Seat): string {
	const { phase, commits, slot, whistle } = view;
	const commit = commits[seat];
	if (phase === 'commit') {
		if (commit === NOT_COMMITTED) return say('seats.status.choosing');
		return commit === SECRET_COMMIT
			? say('seats.status.ready')
			: say('seats.status.cards', { cards: cardWords(voice, cardsOf(commit)) });
	}
	if (phase !== 'set') return say(seat === whistle && phase !== 'over' ? 'seats.status.whistle' : 'seats.status.none');
	const place = (seat - whistle + SEATS) % SEATS;
	if (place < slot) return say('seats.status.done');
	const cards = cardWords(voice, cardsOf(commit));
	if (place === slot) return say('seats.status.setting', { cards });
	return say(isEntrapped(view, seat) ? 'seats.status.held' : 'seats.status.cards', { cards });
}
