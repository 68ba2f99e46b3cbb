import type { Seat } from '@shutterbox/kernel';
import { layoutOf, leafletOf, type ScoreRow, type State, scoreSheet, siteOf } from '@shutterbox/wildlife-park/client';
import { useState } from 'preact/hooks';
import { classNames } from '../../../ui/class-names.ts';
import { SeatMark } from '../../../ui/SeatMark.tsx';
import { Typed } from '../../../ui/Typed.tsx';
import type { ResultProps } from '../../game-ui.ts';
import { AreaOutline } from '../board/AreaOutline.tsx';
import { RowSign, rowsOf } from '../board/Leaflet.tsx';
import { MapSheet } from '../board/MapSheet.tsx';
import { MiniPark } from '../board/Mini.tsx';
import { NO_LOOKS, ParkPlane } from '../board/ParkPlane.tsx';
import { areaOf, dimmedBut } from '../board/park-looks.ts';
import { useDrawings } from '../board/pictures.tsx';
import { SoloGoal } from '../board/SoloSide.tsx';
import { t as tb } from '../words.ts';
import './result.css';
import { t } from './words.ts';

/** The finished park fills the folded map; beside it the leaflet, and everybody else's park as a slide. */
export function Result({ view, viewer, seat: first, names, bots, outcome, parts }: ResultProps<State>) {
	const [seat, open] = useState(first);
	const [row, look] = useState<ScoreRow | null>(null);
	useDrawings();
	const park = view.parks[seat];
	const whose = { whose: seat === viewer ? 'you' : 'other', name: names[seat] };
	const layout = layoutOf(park);
	const { animals, towers } = leafletOf(view, seat, siteOf(view, seat));
	const areas = row === null ? [] : areaOf(view, seat, park, row);
	const lit = areas.flatMap(({ hexes }) => hexes);
	const others = [...names.keys()]
		.filter((other) => other !== seat)
		.toSorted((a, b) => outcome.places[a] - outcome.places[b]);
	return (
		<div class="wildlife printed">
			<section class="open-map" aria-label={t('map', whose)}>
				<MapSheet layout={park.layout} isUnfolding={false} />
				<div class="big-park" key={seat}>
					<ParkPlane park={park} looks={lit.length > 0 ? dimmedBut(park, lit) : NO_LOOKS}>
						<div class="overlay" aria-hidden="true">
							{areas.map(({ hexes, words }) => (
								<AreaOutline key={hexes.join()} {...{ layout, hexes, words }} />
							))}
						</div>
					</ParkPlane>
				</div>
				<p class="cartouche">
					<b>{t('cartouche', whose)}</b>
					<span>{t('stands', { species: animals.species, towers: towers.length })}</span>
				</p>
			</section>
			<div class="side-sheet">
				{parts.verdict}
				<Rows {...{ view, seat, row, look }} />
				{parts.moment}
				{view.solo && <SoloGoal view={view} gained={0} />}
				{others.length > 0 && (
					// biome-ignore lint/a11y/useSemanticElements: buttons that turn a map are no form.
					<div class="slides" role="group" aria-label={t('others')}>
						{others.map((other) => (
							<button key={other} type="button" class="slide" onClick={() => open(other)}>
								<span class="aloud">
									{t('open', { place: outcome.places[other], name: names[other], points: outcome.scores[other] })}
								</span>
								<span class="their-park">
									<MiniPark park={view.parks[other]} fresh={NONE} />
								</span>
								<span class="foot" aria-hidden="true">
									<i>{outcome.places[other]}</i>
									<SeatMark name={names[other]} silent width="22px" you={other === viewer} {...markOf(bots[other])} />
									<span class="name">
										<Typed>{names[other]}</Typed>
									</span>
									<b>{outcome.scores[other]}</b>
								</span>
							</button>
						))}
					</div>
				)}
			</div>
		</div>
	);
}

const NONE: readonly string[] = [];

function markOf(bot: ResultProps['bots'][number]) {
	return bot ? { bot } : {};
}

interface RowsProps {
	view: State;
	seat: Seat;
	row: ScoreRow | null;
	look: (row: ScoreRow | null) => void;
}

/** The leaflet: a bar for every row, all of one scale; a row looked into is outlined on the map. */
function Rows({ view, seat, row, look }: RowsProps) {
	const sheet = scoreSheet(view, seat);
	const rows = rowsOf(view);
	const most = Math.max(1, ...view.parks.flatMap((_, each) => rows.map((one) => scoreSheet(view, each)[one])));
	return (
		<ul class="printed-rows" aria-label={t('rows')}>
			{rows.map((each) => (
				<li key={each} class={classNames(row === each && 'looked-into')}>
					<button
						type="button"
						aria-pressed={row === each}
						onClick={() => look(row === each ? null : each)}
						onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look(each)}
						onPointerLeave={({ pointerType }) => pointerType === 'mouse' && look(null)}
						onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && look(each)}
						onBlur={() => look(null)}
					>
						<RowSign row={each} />
						<span>{tb(`row.${each}`)}</span>
						<s style={{ '--share': Math.max(0, sheet[each]) / most }} />
						<b>{sheet[each]}</b>
					</button>
				</li>
			))}
		</ul>
	);
}
