import { castOf, STRENGTHS } from '@shutterbox/bots';
import type { AnyGame } from '@shutterbox/kernel';
import { botName } from '../../cast/bot-names.ts';
import { APERTURES } from '../../cast/bots.ts';
import { t } from '../../i18n/table.ts';
import { MOST_TYPED, type SeatChoice } from './terms.ts';

interface Props {
	game: AnyGame;
	seats: readonly SeatChoice[];
	/** On a server a seat is left open for somebody; on this device people are named. */
	place: 'remote' | 'local';
	onChange: (seats: readonly SeatChoice[]) => void;
}

/** Who sits where. */
export function SeatFields({ game, seats, place, onChange }: Props) {
	const other = place === 'remote' ? 'open' : 'person';
	const change = (i: number, seat: SeatChoice) => onChange(seats.with(i, seat));
	const choose = (i: number, value: string) => {
		if (value === 'open') change(i, { kind: 'open' });
		else if (value === 'person') change(i, { kind: 'person', name: t('form.player', { number: i + 1 }) });
		else change(i, { kind: 'bot', bot: value });
	};
	return (
		<fieldset class="seat-fields">
			<legend class="name">{t('form.who')}</legend>
			{seats.map((seat, i) => (
				<div class="seat-field" key={i}>
					<span>{t('form.seat', { number: i + 1 })}</span>
					{i === 0 && place === 'remote' ? (
						<b>{t('form.you')}</b>
					) : (
						<select
							class="select"
							aria-label={t('form.seat', { number: i + 1 })}
							value={seat.kind === 'bot' ? seat.bot : seat.kind}
							onChange={({ currentTarget }) => choose(i, currentTarget.value)}
						>
							<option value={other}>{t(`form.seat.${other}`)}</option>
							{i > 0 && <Cast game={game} taken={botsIn(seats.toSpliced(i, 1))} />}
						</select>
					)}
					{seat.kind === 'person' && place === 'local' && (
						<input
							class="text-input"
							dir="auto"
							aria-label={t('form.nameOf', { number: i + 1 })}
							maxLength={MOST_TYPED}
							value={seat.name}
							onInput={({ currentTarget }) => change(i, { kind: 'person', name: currentTarget.value })}
						/>
					)}
				</div>
			))}
		</fieldset>
	);
}

/** Photographers by strength; nobody sits twice. */
function Cast({ game, taken }: { game: AnyGame; taken: readonly string[] }) {
	const cast = castOf(game).filter(({ id }) => !taken.includes(id));
	return STRENGTHS.map((strength) => {
		const these = cast.filter((one) => one.strength === strength);
		if (these.length === 0) return null;
		return (
			<optgroup key={strength} label={`${APERTURES[strength]} ${t(`strength.${strength}`)}`}>
				{these.map(({ id }) => (
					<option key={id} value={id}>
						{botName(id)}
					</option>
				))}
			</optgroup>
		);
	});
}

export function botsIn(seats: readonly SeatChoice[]): readonly string[] {
	return seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []));
}
