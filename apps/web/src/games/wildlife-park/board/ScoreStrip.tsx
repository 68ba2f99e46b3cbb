import type { Seat, View } from '@shutterbox/kernel';
import { type ScoreChange, type State, scoreSheet, signed, TURNS } from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import { t } from '../words.ts';
import { Arrow, RowSign, rowsOf } from './Leaflet.tsx';

interface Props {
	view: View<State>;
	own: Seat;
	change: ScoreChange | null;
	onOpen: () => void;
}

/** The leaflet in one line, for a phone: all rows, or those the draft changes. */
export function ScoreStrip({ view, own, change, onOpen }: Props) {
	const sheet = scoreSheet(view, own);
	const gained = change?.total ?? 0;
	const rows = rowsOf(view).filter((row) => change === null || gained === 0 || change[row] !== 0);
	return (
		<button type="button" class="score-strip" onClick={onOpen}>
			<span class="aloud">{t('score.title')}: </span>
			<b>{sheet.total}</b>
			{gained !== 0 && <Arrow />}
			{gained !== 0 && <b class={classNames('then', gained < 0 && 'less')}>{sheet.total + gained}</b>}
			{gained === 0 && view.phase !== 'over' && (
				<span class="turn-tag">
					{view.turn}/{TURNS}
				</span>
			)}
			<span class="strip-rows">
				{rows.map((row) => {
					const by = change?.[row] ?? 0;
					return (
						<span key={row} class={classNames(by !== 0 && 'hot', by < 0 && 'less')} data-anchor={`row-${row}`}>
							<RowSign row={row} />
							{by === 0 ? sheet[row] : signed(by)}
						</span>
					);
				})}
			</span>
		</button>
	);
}
