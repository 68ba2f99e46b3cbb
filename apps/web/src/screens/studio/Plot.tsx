import { useRef } from 'preact/hooks';
import { titleOf } from '../../games/game-words.ts';
import { date, number } from '../../i18n/format.ts';
import { chartLines } from '../../ui/chart-lines.ts';
import { scrollStop } from '../../ui/scroll-stop.ts';
import { useWidth } from '../../ui/use-width.ts';
import { averages, type Scored } from './figures.ts';
import { t } from './words.ts';

interface Props {
	game: string;
	/** The first first. */
	scored: readonly Scored[];
	record: Scored | null;
}

/** More frames would touch each other. */
const MOST = 30;
const HEIGHT = 116;
/** Room for the scale at the left, and for half a frame at every edge. */
const SCALE = 40;
const EDGE = 9;
const FRAME = { width: 10, height: 12 };

const rounded = (value: number) => number(value, { maximumFractionDigits: 1 });

/** Points over time: every frame is a match, the line is the average of five. */
export function Plot({ game, scored, record }: Props) {
	const figure = useRef<HTMLElement>(null);
	const width = Math.max(80, useWidth(figure) - SCALE - EDGE);
	const title = titleOf(game);
	const from = Math.max(0, scored.length - MOST);
	const last = scored.slice(from);
	const points = last.map((one) => one.points);
	const average = averages(scored.map((one) => one.points)).slice(from);
	const low = Math.min(...points);
	const high = Math.max(...points);
	const { paths, dots, scale } = chartLines([points, average], { width, height: HEIGHT }, low);
	const words = t('plot.sentence', {
		...{ game: title, count: last.length, low: number(low), high: number(high) },
		...{ from: rounded(average[0]), to: rounded(average[average.length - 1]) },
	});
	return (
		<section class="panel" aria-labelledby="studio-plot">
			<h2 id="studio-plot">{t('plot.title', { game: title, count: scored.length })}</h2>
			<figure class="chart plot" ref={figure}>
				<svg viewBox={`${-SCALE} ${-EDGE} ${width + SCALE + EDGE} ${HEIGHT + 2 * EDGE}`} role="img" aria-label={words}>
					{scale.map(({ value, y }) => (
						<g key={value}>
							<line class="grid" x1={-EDGE} x2={width + EDGE} y1={y} y2={y} />
							<text class="scale" x={-EDGE - 7} y={y + 4} text-anchor="end">
								{number(value)}
							</text>
						</g>
					))}
					<path class="average" d={paths[1]} />
					{dots[0].map(({ x, y }, i) => (
						<rect
							key={last[i].match.id}
							class={last[i].match.id === record?.match.id ? 'gold' : undefined}
							x={x - FRAME.width / 2}
							y={y - FRAME.height / 2}
							{...FRAME}
							rx="1.5"
						/>
					))}
				</svg>
				<figcaption>{t('plot.about')}</figcaption>
				<details>
					<summary>{t('plot.numbers')}</summary>
					<section class="scroll" aria-label={words} ref={scrollStop}>
						<table class="figures">
							<thead>
								<tr>
									<th scope="col">{t('plot.match')}</th>
									<th scope="col">{t('plot.points')}</th>
									<th scope="col">{t('plot.average')}</th>
								</tr>
							</thead>
							<tbody>
								{last.map(({ match }, i) => (
									<tr key={match.id}>
										<th scope="row">{date(new Date(match.finished))}</th>
										<td>{number(points[i])}</td>
										<td>{rounded(average[i])}</td>
									</tr>
								))}
							</tbody>
						</table>
					</section>
				</details>
			</figure>
		</section>
	);
}
