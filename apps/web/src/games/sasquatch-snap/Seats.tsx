import type { Seat } from '@shutterbox/kernel';
import { list } from '../../i18n/format.ts';
import { Shape } from './Forest.tsx';
import { cardWords, type Reader } from './phrases.ts';
import {
	cardsOf,
	isEntrapped,
	labelOf,
	NOT_COMMITTED,
	SEATS,
	SECRET_COMMIT,
	type State,
	seatAfterWhistle,
	stockIndex,
	TILE_TYPES,
} from './rules.ts';
import { trapsOf } from './squares.ts';
import { t } from './words.ts';

/** Everybody in the order of the Whistle: what they are about, where they stand and what they have. */
export function Seats({ view, reader }: { view: State; reader: Reader }) {
	const order = Array.from({ length: SEATS }, (_, places) => seatAfterWhistle(view, places));
	return (
		<section class="seats" aria-labelledby="seats-title">
			<h2 id="seats-title">{t('seats.title')}</h2>
			<div class="wide">
				<table>
					<caption>{t('seats.caption')}</caption>
					<thead>
						<tr>
							<th scope="col">{t('seats.name')}</th>
							<th scope="col">{t('seats.snaps')}</th>
							<th scope="col">{t('seats.square')}</th>
							<th scope="col">{t('seats.now')}</th>
							<th scope="col">{t('seats.hand')}</th>
							<th scope="col">{t('seats.bank')}</th>
							<th scope="col">{t('seats.traps')}</th>
						</tr>
					</thead>
					<tbody>
						{order.map((seat) => (
							<Row key={seat} view={view} reader={reader} seat={seat} />
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
}

function Row({ view, reader, seat }: { view: State; reader: Reader; seat: Seat }) {
	const { rules, snaps, journalists, hands, banks } = view;
	const name = reader.names[seat];
	const traps = trapsOf(view, seat).map(({ type, square }) =>
		t('seats.trap', { tile: t(`tile.${type}`), square: labelOf(rules.boardSize, square) }),
	);
	return (
		<tr>
			<th scope="row">
				<Shape seat={seat} /> {seat === reader.viewer ? t('seats.you', { who: name }) : name}
			</th>
			<td>
				<b class="score">{snaps[seat]}</b>
			</td>
			<td>{labelOf(rules.boardSize, journalists[seat])}</td>
			<td>{statusOf(view, seat)}</td>
			<td>{stockWords(hands, seat)}</td>
			<td>{stockWords(banks, seat)}</td>
			<td>{traps.length === 0 ? t('seats.none') : list(traps)}</td>
		</tr>
	);
}

function stockWords(stock: readonly number[], seat: Seat): string {
	const parts = TILE_TYPES.flatMap((tile, type) => {
		const count = stock[stockIndex(seat, type)];
		return count > 0 ? [t(`goods.${tile}`, { count })] : [];
	});
	return parts.length === 0 ? t('seats.none') : parts.join(', ');
}

/** Whether she has laid cards, what she shows, whether she is held. */
function statusOf(view: State, seat: Seat): string {
	const { phase, commits, slot, whistle } = view;
	const commit = commits[seat];
	if (phase === 'commit') {
		if (commit === NOT_COMMITTED) return t('seats.status.choosing');
		return commit === SECRET_COMMIT
			? t('seats.status.ready')
			: t('seats.status.cards', { cards: cardWords(cardsOf(commit)) });
	}
	if (phase !== 'set') return t(seat === whistle && phase !== 'over' ? 'seats.status.whistle' : 'seats.status.none');
	const place = (seat - whistle + SEATS) % SEATS;
	if (place < slot) return t('seats.status.done');
	const cards = cardWords(cardsOf(commit));
	if (place === slot) return t('seats.status.setting', { cards });
	return t(isEntrapped(view, seat) ? 'seats.status.held' : 'seats.status.cards', { cards });
}
