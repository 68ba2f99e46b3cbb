import type { BySeat, ScoreLine } from '@shutterbox/kernel';
import type { GameUi } from '../../games/game-ui.ts';
import { t } from '../../i18n/table.ts';
import { sourceRows } from './breakdown.ts';

interface Props {
	lines: BySeat<readonly ScoreLine[]>;
	names: readonly string[];
	ui: GameUi;
}

/** Where everybody's points came from. */
export function Breakdown({ lines, names, ui }: Props) {
	const rows = sourceRows(lines, (line) => ui.scoreSource(line));
	const totals = lines.map((own) => own.reduce((sum, { points }) => sum + points, 0));
	return (
		<div class="panel breakdown">
			<h2 id="breakdown">{t('result.breakdown')}</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard. */}
			<section class="scroll" tabIndex={0} aria-labelledby="breakdown">
				<table class="figures">
					<thead>
						<tr>
							<th scope="col">{t('result.source')}</th>
							{names.map((name, i) => (
								<th key={i} scope="col">
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ source, points }) => (
							<tr key={source}>
								<th scope="row">{source}</th>
								{points.map((value, seat) => (
									<td key={seat}>{value ?? '·'}</td>
								))}
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">{t('result.total')}</th>
							{totals.map((total, seat) => (
								<td key={seat}>
									<b>{total}</b>
								</td>
							))}
						</tr>
					</tfoot>
				</table>
			</section>
		</div>
	);
}
