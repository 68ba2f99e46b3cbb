import type { TableView } from '@shutterbox/table';
import { t } from '../../i18n/table.ts';
import type { Intent, Known } from '../../match/port.ts';
import { Place } from '../../ui/Brackets.tsx';
import { Button } from '../../ui/Button.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Typed } from '../../ui/Typed.tsx';
import { strengthOf } from '../names.ts';
import { botChoice } from '../use-names.ts';

interface Props {
	known: Known;
	names: readonly string[];
	isHost: boolean;
	bots: readonly string[];
	onSend: (intent: Intent) => void;
	onInvite: (seat: number) => void;
}

/** The seats while people gather, each with what may be done about it. */
export function SeatList({ known: { table, viewer }, names, isHost, bots, onSend, onInvite }: Props) {
	return (
		<ul class="panel rows seat-list" aria-label={t('gather.seats')}>
			{table.seats.map((seat, i) => (
				<li key={i} class="row">
					{seat.kind === 'empty' ? (
						<Place label={t('seat.empty')} width="34px" />
					) : (
						<SeatMark
							name={names[i]}
							you={viewer === i}
							silent
							{...(seat.bot === null ? {} : { bot: strengthOf(seat.bot) })}
						/>
					)}
					<span class="what">
						<b>
							<Typed>{names[i]}</Typed>
						</b>
						<small>{standing(table, i)}</small>
					</span>
					<span class="row-actions">
						{seat.kind === 'empty' && viewer === 'spectator' && !seat.isReserved && (
							<Button small kind="main" onPress={() => onSend({ type: 'sit', seat: i, terms: table.termsNumber })}>
								{t('gather.sit')}
							</Button>
						)}
						{isHost && seat.kind === 'empty' && (
							<>
								<select
									class="select"
									aria-label={t('gather.addBot', { number: i + 1 })}
									value=""
									onChange={({ currentTarget }) => {
										if (currentTarget.value) onSend({ type: 'seatBot', seat: i, bot: currentTarget.value });
									}}
								>
									<option value="">{t('gather.bot')}</option>
									{bots.map((bot) => (
										<option key={bot} value={bot}>
											{botChoice(bot)}
										</option>
									))}
								</select>
								<Button small onPress={() => onInvite(i)}>
									{t('gather.invite')}
								</Button>
							</>
						)}
						{isHost && i > 0 && (
							<Button
								kind="quiet"
								icon="up"
								label={t('gather.swap', { a: i + 1, b: i })}
								hint={t('gather.swap', { a: i + 1, b: i })}
								onPress={() => onSend({ type: 'swapSeats', a: i, b: i - 1 })}
							/>
						)}
						{isHost && (seat.kind === 'bot' || seat.isReserved || (seat.kind === 'person' && viewer !== i)) && (
							<Button small kind="quiet" onPress={() => onSend({ type: 'clearSeat', seat: i })}>
								{t('gather.clear')}
								<span class="aloud">
									{' '}
									<Typed>{names[i]}</Typed>
								</span>
							</Button>
						)}
						{viewer === i && (
							<Button small kind="quiet" onPress={() => onSend({ type: 'leave' })}>
								{t('gather.stand')}
							</Button>
						)}
					</span>
				</li>
			))}
		</ul>
	);
}

function standing({ seats, host }: TableView, i: number): string {
	const seat = seats[i];
	const parts = [
		...(seat.isReserved ? [t('gather.reserved')] : []),
		...(seat.who !== null && seat.who === host ? [t('gather.host')] : []),
		...(seat.kind === 'person' && !seat.isPresent ? [t('is.away')] : []),
		...(seat.kind === 'person' && !seat.isReady ? [t('gather.notReady')] : []),
		...(seat.hasSalt ? [t('gather.salted')] : []),
		...(seat.team === null ? [] : [t('is.team', { team: seat.team + 1 })]),
	];
	return parts.join(', ');
}
