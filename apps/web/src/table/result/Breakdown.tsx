import type { BySeat, ScoreLine, Spoken } from '@shutterbox/kernel';
import { t } from '../../i18n/table.ts';
import { Typed } from '../../ui/Typed.tsx';
import { points } from './figures.ts';

interface Props {
	lines: BySeat<readonly ScoreLine[]>;
	names: readonly string[];
	words: Spoken;
}

/** Where everybody's points came from, seat by seat. */
export function Breakdown({ lines, names, words }: Props) {
	return (
		<section class="panel breakdown" aria-labelledby="breakdown">
			<h2 id="breakdown">{t('result.breakdown', { unit: words.scoreUnit(0) ?? t('result.points', { count: 0 }) })}</h2>
			<div class="seats">
				{lines.map((own, seat) => (
					<table class="figures" key={seat}>
						<caption>
							<Typed>{names[seat]}</Typed>
						</caption>
						<thead class="aloud">
							<tr>
								<th scope="col">{t('result.source')}</th>
								<th scope="col">{t('score')}</th>
							</tr>
						</thead>
						<tbody>
							{own.map((line, i) => (
								<tr key={i}>
									<th scope="row">{sourceOf(line, words)}</th>
									<td>{points(line.points)}</td>
								</tr>
							))}
						</tbody>
						<tfoot>
							<tr>
								<th scope="row">{t('result.total')}</th>
								<td>
									<b>{points(own.reduce((sum, line) => sum + line.points, 0))}</b>
								</td>
							</tr>
						</tfoot>
					</table>
				))}
			</div>
		</section>
	);
}

/** `Film, blue: 4 sharp, 1 blurred`. */
function sourceOf(line: ScoreLine, words: Spoken): string {
	const [source, detail] = [words.scoreSource(line.source), words.scoreDetail(line)];
	return detail === null ? source : `${source}: ${detail}`;
}
