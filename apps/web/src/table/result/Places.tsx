import type { Outcome, Spoken, Viewer } from '@shutterbox/kernel';
import type { TableView } from '@shutterbox/table';
import { t } from '../../i18n/table.ts';
import { sidePlaces } from '../../match/side-places.ts';
import { MarkerLine } from '../../ui/MarkerLine.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Typed } from '../../ui/Typed.tsx';
import { points } from './figures.ts';

interface Props {
	outcome: Outcome;
	table: TableView;
	viewer: Viewer;
	names: readonly string[];
	words: Spoken;
}

/** Everybody in the order of their places; the winner is ringed. */
export function Places({ outcome, table, viewer, names, words }: Props) {
	const unit = (count: number) => words.scoreUnit(count) ?? t('result.points', { count });
	const isWon = outcome.places.includes(1);
	const places = sidePlaces(
		outcome.places,
		table.seats.map(({ team }, seat) => team ?? table.seats.length + seat),
	);
	const order = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
	return (
		<section class="panel places" aria-label={t('result.places')}>
			<ol>
				{order.map(({ place, seat }) => (
					<li key={seat} value={place} class={viewer === seat ? 'you' : ''}>
						<span class="place-number">
							{isWon ? (
								<>
									<span class="aloud">{t('result.place')} </span>
									{place}
								</>
							) : (
								<span aria-hidden="true">–</span>
							)}
							{place === 1 && <MarkerLine shape="loop" seed={seat + 1} />}
						</span>
						<SeatMark name={names[seat]} you={viewer === seat} silent bot={table.seats[seat].bot} />
						<b class="name">
							<Typed>{names[seat]}</Typed>
							{table.seats[seat].hasLeft && <small> {t('result.left')}</small>}
						</b>
						<span class="points">
							<b>{points(outcome.scores[seat])}</b> <span class="unit">{unit(outcome.scores[seat])}</span>
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}
