/** The whole position as structured text, and the open decision as a form. */
import type { Seat, View } from '@shutterbox/kernel';
import {
	COLUMNS,
	cardIn,
	filmIndex,
	NO_CARD,
	rowCount,
	type State,
	scoreSheet,
	shownBack,
	tableSize,
} from '@shutterbox/photograph/client';
import type { ComponentChildren } from 'preact';
import { list } from '../../i18n/format.ts';
import { scrollStop } from '../../ui/scroll-stop.ts';
import { cardName, colorName, filmName, fitName, goodShotName, minus } from './names.ts';
import { hasMemoryAid, type PhotographProps } from './props.ts';
import { score } from './scores.ts';
import { skyOf } from './sky.ts';
import { TextDecision } from './TextDecision.tsx';
import { t } from './words.ts';

export function TextBoard(props: PhotographProps) {
	const { view, viewer, names } = props;
	const memoryAid = hasMemoryAid(props);
	const seat = viewer === 'spectator' ? null : viewer;
	const others = names.map((_, i) => i).filter((one) => one !== seat);
	const { when } = skyOf(view);
	const top = view.deck.at(-1);
	return (
		<div class="text-board photograph-text">
			{seat !== null && <TextDecision {...props} seat={seat} />}
			<section aria-labelledby="photograph-field">
				<h2 id="photograph-field">{t('text.field')}</h2>
				<Scrolled by="photograph-field">
					<FieldTable view={view} />
				</Scrolled>
			</section>
			{seat !== null && (
				<>
					<section aria-labelledby="photograph-hand">
						<h2 id="photograph-hand">{t('text.yourHand')}</h2>
						<ol>
							{view.hands[seat].map((slot) => (
								<li key={slot}>{cardName(cardIn(slot))}</li>
							))}
						</ol>
					</section>
					<section aria-labelledby="photograph-films">
						<h2 id="photograph-films">{t('text.yourFilms')}</h2>
						<Scrolled by="photograph-films">
							<FilmTable {...{ view, seat, names, memoryAid }} />
						</Scrolled>
					</section>
				</>
			)}
			<section aria-labelledby="photograph-sky">
				<h2 id="photograph-sky">{t('text.sky')}</h2>
				<p>
					{t(`sky.${when}`)}: {t(`sky.${when}Help`)}. {t('sky.deckLabel', { count: view.deck.length })}.{' '}
					{top !== undefined && t('sky.top', { card: cardName(top) })}
				</p>
			</section>
			<section aria-labelledby="photograph-others">
				<h2 id="photograph-others">{t(seat === null ? 'text.players' : 'text.others')}</h2>
				{others.map((other) => (
					<section key={other} aria-labelledby={`photograph-seat-${other}`}>
						<h3 id={`photograph-seat-${other}`}>
							{t('text.seat', { name: names[other], points: score(view, other) })}
						</h3>
						<p>{t('text.hand', { cards: list(view.hands[other].map((slot) => heldName(view, slot, memoryAid))) })}</p>
						<Scrolled by={`photograph-seat-${other}`}>
							<FilmTable {...{ view, names, memoryAid }} seat={other} />
						</Scrolled>
					</section>
				))}
			</section>
		</div>
	);
}

/** A table that is too wide for its screen scrolls by itself; it is called as the heading `by` that id. */
function Scrolled({ by, children }: { by: string; children: ComponentChildren }) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a table in its place, not a part of a form.
		<div class="scroll" role="group" aria-labelledby={by} ref={scrollStop}>
			{children}
		</div>
	);
}

function heldName(view: View<State>, slot: number, memoryAid: boolean): string {
	return cardName(memoryAid ? cardIn(slot) : shownBack(view, cardIn(slot)));
}

function FieldTable({ view }: { view: View<State> }) {
	const rows = Array.from({ length: rowCount(view) }, (_, i) => rowCount(view) - 1 - i);
	const columns = Array.from({ length: COLUMNS }, (_, column) => column);
	return (
		<table>
			<tbody>
				{rows.map((row) => (
					<tr key={row}>
						<th scope="row">{t('text.row', { row: row + 1 })}</th>
						{columns.map((column) => {
							const card = view.field[row * COLUMNS + column];
							return <td key={column}>{card === NO_CARD ? t('text.empty') : cardName(card)}</td>;
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}

interface FilmTableProps {
	view: View<State>;
	seat: Seat;
	names: readonly string[];
	memoryAid: boolean;
}

function FilmTable({ view, seat, names, memoryAid }: FilmTableProps) {
	const needs = tableSize(view.seats).goodShotNeeds;
	return (
		<table>
			<thead>
				<tr>
					{(['color', 'film', 'fits', 'points', 'goodShot'] as const).map((column) => (
						<th key={column} scope="col">
							{t(`text.${column}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{scoreSheet(view, seat).colors.map(({ color, points }) => {
					const film = view.films[filmIndex(seat, color)];
					return (
						<tr key={color}>
							<th scope="row">{colorName(color)}</th>
							<td>{filmName(film, memoryAid)}</td>
							<td>{fitName(film)}</td>
							<td>{minus(points)}</td>
							<td>{goodShotName(view.goodShots[color], { seat, film, needs, names })}</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
