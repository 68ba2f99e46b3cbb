import { useSignal } from '@preact/signals';
import { castOf, STRENGTHS } from '@shutterbox/bots';
import type { AnyGame } from '@shutterbox/kernel';
import type { SeatView } from '@shutterbox/table';
import { botName } from '../../cast/bot-names.ts';
import { APERTURES } from '../../cast/bots.ts';
import { mannerOf } from '../../cast/words.ts';
import { t } from '../../i18n/table.ts';
import type { Intent } from '../../match/port.ts';
import { CastPrint } from '../CastPrint.tsx';

interface Props {
	game: AnyGame;
	seats: readonly SeatView[];
	onSend: (intent: Intent) => void;
}

/** Who may sit on free seats: a press on a print seats a photographer on the first one, or sends them away again. */
export function CastPanel({ game, seats, onSend }: Props) {
	const cast = castOf(game);
	const looked = useSignal<string | null>(null);
	const free = seats.findIndex(({ kind, isReserved }) => kind === 'empty' && !isReserved);
	const seatOf = (id: string) => seats.findIndex(({ bot }) => bot === id);
	const shown = looked.value ?? cast.find(({ id }) => seatOf(id) !== -1)?.id ?? cast[0].id;
	return (
		<section class="cast" aria-labelledby="cast">
			<header>
				<h2 id="cast">{t('cast.title')}</h2>
				<p>
					<b>{botName(shown)}.</b> {mannerOf(shown)}
				</p>
			</header>
			<div class="strengths">
				{STRENGTHS.map((strength) => {
					const these = cast.filter((one) => one.strength === strength);
					if (these.length === 0) return null;
					return (
						<section key={strength} aria-label={t(`strength.${strength}`)}>
							<h3>
								<span class="aperture">{APERTURES[strength]}</span> {t(`strength.${strength}`)}
							</h3>
							<ul class="prints">
								{these.map(({ id }) => {
									const seat = seatOf(id);
									const isSeated = seat !== -1;
									const cannot = !isSeated && free === -1;
									return (
										<li key={id}>
											<CastPrint
												bot={id}
												{...{ isSeated, cannot }}
												onLook={() => {
													looked.value = id;
												}}
												onPress={() => {
													if (isSeated) onSend({ type: 'clearSeat', seat });
													else if (free !== -1) onSend({ type: 'seatBot', seat: free, bot: id });
												}}
											/>
										</li>
									);
								})}
							</ul>
						</section>
					);
				})}
			</div>
		</section>
	);
}
