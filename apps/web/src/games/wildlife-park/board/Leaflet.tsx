import {
	ANIMAL_POINTS,
	COLOURS,
	type Colour,
	type Leaflet as LeafletOf,
	leafletOf,
	type Park,
	SCORE_ROWS,
	type ScoreChange,
	type ScoreRow,
	type State,
	signed,
	siteOf,
} from '@shutterbox/wildlife-park/client';
import type { ComponentChildren } from 'preact';
import { classNames } from '../../../ui/class-names.ts';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';

interface Props {
	view: State;
	seat: number;
	/** The park as the draft would have it, and what that changes; null without a draft. */
	plan: { readonly park: Park; readonly workers: number; readonly change: ScoreChange } | null;
	/** Under the total: when that is. */
	moment: string;
	/** The row looked into; its area is outlined on the map. */
	row: ScoreRow | null;
	onRow: (row: ScoreRow | null) => void;
}

/** The rows a table scores. */
export function rowsOf({ rules }: State): readonly ScoreRow[] {
	return SCORE_ROWS.filter((row) => row !== 'missions' || rules.missions === 'on');
}

/** The score leaflet: what the park scores now, source by source, and what the draft would change of it. */
export function Leaflet({ view, seat, plan, moment, row, onRow }: Props) {
	const now = leafletOf(view, seat, siteOf(view, seat));
	const then = plan === null ? now : leafletOf(view, seat, plan);
	const { sheet } = now;
	const change = plan?.change ?? null;
	const gained = change?.total ?? 0;
	return (
		<section class="score-leaflet" aria-label={t('score.title')}>
			<h2 class="aloud">{t('score.title')}</h2>
			<p class="total">
				<strong class={lengthOf(sheet.total)} data-anchor="total">
					{sheet.total}
				</strong>
				{gained !== 0 && <Arrow />}
				{gained !== 0 && (
					<span class={classNames('then', gained < 0 && 'less', lengthOf(sheet.total + gained))}>
						{sheet.total + gained}
					</span>
				)}
				<small key={moment}>{moment}</small>
			</p>
			<ul class="score-rows">
				{rowsOf(view).map((each) => {
					const by = change?.[each] ?? 0;
					return (
						<li key={each} class={classNames(by !== 0 && 'hot', by < 0 && 'less', row === each && 'looked-into')}>
							<button
								type="button"
								aria-pressed={row === each}
								onClick={(event) => onRow(row === each && !isByMouse(event) ? null : each)}
								onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onRow(each)}
								onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onRow(null)}
								onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onRow(each)}
								onBlur={() => onRow(null)}
							>
								<RowSign row={each} />
								<span>
									{t(`row.${each}`)} <span class="how">{howOf(then, each)}</span>
								</span>
								<span>{by !== 0 && <span class={classNames('by', by < 0 && 'less')}>{signed(by)}</span>}</span>
								<b data-anchor={`row-${each}`}>{sheet[each] + by}</b>
							</button>
						</li>
					);
				})}
			</ul>
			<SpeciesTrack now={now.animals.species} then={then.animals} />
		</section>
	);
}

const lengthOf = (points: number) => (points > 99 ? 'long' : '');

/** A mouse looks into a row by resting on it. */
const isByMouse = (event: MouseEvent) => event instanceof PointerEvent && event.pointerType === 'mouse';

export function Arrow() {
	return (
		<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true">
			<path d="M4 12h15M13 6l6 6-6 6" />
		</svg>
	);
}

/** The sign of a row, on the colour of its habitat or its own. */
export function RowSign({ row }: { row: ScoreRow }) {
	return (
		<i class={`row-sign of-${row}`} {...(COLOURS.includes(row as Colour) && { 'data-h': row })}>
			<Sign id={row} />
		</i>
	);
}

/** How the points of a row come about. */
function howOf({ entrance, areas, towers, animals }: LeafletOf, row: ScoreRow): ComponentChildren {
	switch (row) {
		case 'entrance':
			return t(entrance.isRecorded ? 'how.scored' : 'how.soFar');
		case 'watchtowers':
			if (towers.length === 0) return '–';
			return t('how.towers', { full: towers.filter(({ dice }) => dice === 3).length, built: towers.length });
		case 'animals':
			return `${animals.species}/${ANIMAL_POINTS.length - 1}`;
		case 'missions':
			return null;
		default:
			return <AreaSum areas={areas.filter(({ colour }) => COLOURS[colour] === row)} />;
	}
}

/** The best area of a habitat, `12 × 1♥`, and a plus where others score as well. */
function AreaSum({ areas }: { areas: LeafletOf['areas'] }) {
	const [best, ...others] = areas
		.filter(({ sum, breeding }) => sum > 0 || breeding > 0)
		.sort((a, b) => b.points - a.points || b.sum - a.sum);
	if (!best) return <>–</>;
	return (
		<>
			{best.sum} × {best.breeding}
			<Sign id="heart" />
			{others.some(({ points }) => points > 0) && ' +'}
		</>
	);
}

/** Points stand over the numbers of species at which they grow most. */
const MARKED = [8, 11, 14, 17];

function SpeciesTrack({ now, then }: { now: number; then: LeafletOf['animals'] }) {
	const all = ANIMAL_POINTS.length - 1;
	const { species, next } = then;
	return (
		<div class="species-track">
			<div class="steps" aria-hidden="true">
				{Array.from({ length: all }, (_, i) => (
					<i key={i} class={i < Math.min(now, species) ? 'on' : i < species ? 'new' : ''}>
						{MARKED.includes(i + 1) && <em>{ANIMAL_POINTS[i + 1]}</em>}
					</i>
				))}
			</div>
			<p>
				<span>{t('track.species', { count: species })}</span>
				<span>{next === null ? t('track.all') : t('track.next', { points: next })}</span>
			</p>
		</div>
	);
}
