import type { TableView } from '@shutterbox/table';
import { botAloud, botName } from '../../cast/bot-names.ts';
import { apertureOf } from '../../cast/bots.ts';
import { t } from '../../i18n/table.ts';
import type { Intent, Known } from '../../match/port.ts';
import { Place } from '../../ui/Brackets.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Typed } from '../../ui/Typed.tsx';
import { OwnName } from './OwnName.tsx';

interface Props {
	known: Known;
	names: readonly string[];
	isHost: boolean;
	onSend: (intent: Intent) => void;
	onInvite: (seat: number) => void;
	onReport: (seat: number) => void;
}

/** The seats while people gather, in one row: who has each, how they stand, and what may be done about it. */
export function SeatCards({ known, names, isHost, onSend, onInvite, onReport }: Props) {
	const { table, viewer } = known;
	return (
		<ul class="seat-cards" aria-label={t('gather.seats')}>
			{table.seats.map((seat, i) => (
				<li key={i} class={classNames('seat-card', seat.kind === 'empty' && 'free')}>
					{seat.kind === 'empty' ? (
						<Place label={t('seat.empty')} width="44px" />
					) : (
						<SeatMark name={names[i]} you={viewer === i} width="44px" silent bot={seat.bot} />
					)}
					<span class="what">
						{viewer === i ? (
							<OwnName
								name={seat.name}
								others={table.seats.flatMap((one, j) => (j !== i && one.kind === 'person' ? [one.name] : []))}
							/>
						) : (
							<b>
								{seat.bot === null ? (
									<Typed>{seat.kind === 'empty' ? t('gather.free') : names[i]}</Typed>
								) : (
									<>
										<span class="aloud">{botAloud(seat.bot)}</span>
										<span aria-hidden="true">
											{botName(seat.bot)} <small>{apertureOf(seat.bot)}</small>
										</span>
									</>
								)}
							</b>
						)}
						<Standing table={table} seat={i} isOwn={viewer === i} />
					</span>
					<span class="acts">
						{isHost && seat.kind === 'empty' && (
							<Button small onPress={() => onInvite(i)}>
								{t('gather.invite')}
							</Button>
						)}
						{isHost && (seat.kind === 'bot' || seat.isReserved || (seat.kind === 'person' && viewer !== i)) && (
							<Button
								kind="quiet"
								icon="close"
								label={t(seat.kind === 'person' ? 'gather.sendAway' : 'gather.clearSeat', { name: names[i] })}
								hint={seat.kind === 'person' ? t('gather.sendAway', { name: names[i] }) : t('gather.clear')}
								onPress={() => onSend({ type: 'clearSeat', seat: i })}
							/>
						)}
						{seat.kind === 'person' && viewer !== i && (
							<Button
								kind="quiet"
								icon="flag"
								label={t('report.card', { name: names[i] })}
								hint={t('report.card', { name: names[i] })}
								onPress={() => onReport(i)}
							/>
						)}
						{isHost && i > 0 && (
							<Button
								kind="quiet"
								icon="back"
								label={t('gather.swap', { a: i + 1, b: i })}
								hint={t('gather.swap', { a: i + 1, b: i })}
								onPress={() => onSend({ type: 'swapSeats', a: i, b: i - 1 })}
							/>
						)}
					</span>
				</li>
			))}
		</ul>
	);
}

/** In words, with a dot that never stands alone. */
function Standing({ table: { seats, host }, seat: i, isOwn }: { table: TableView; seat: number; isOwn: boolean }) {
	const seat = seats[i];
	const isReady = seat.kind !== 'empty' && seat.isReady;
	const isHost = seat.who !== null && seat.who === host;
	const presence = seat.kind === 'person' && !seat.isPresent ? t('is.away') : t('gather.here');
	const parts = [
		...(seat.kind === 'empty' ? [t(seat.isReserved ? 'gather.reserved' : 'gather.waits')] : []),
		...(isOwn ? [t(isHost ? 'gather.youHost' : 'gather.you')] : []),
		...(seat.kind === 'person' && !isOwn ? [isHost ? t('gather.host') : presence] : []),
		...(seat.kind === 'person' && !isOwn && isHost && !seat.isPresent ? [t('is.away')] : []),
		...(isReady && !isHost && !isOwn ? [t('gather.isReady')] : []),
		...(seat.kind === 'person' && !seat.isReady ? [t('gather.notReady')] : []),
		...(seat.hasSalt ? [t('gather.salted')] : []),
		...(seat.team === null ? [] : [t('is.team', { team: seat.team + 1 })]),
	];
	return (
		<small class="standing">
			{seat.kind !== 'empty' && !isOwn && <i class={classNames('dot', isReady && 'ready')} />}
			{parts.join(', ')}
		</small>
	);
}
