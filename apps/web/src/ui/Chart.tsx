import { t } from '../i18n/shell.ts';
import { chartLines } from './chart-lines.ts';

export interface Series {
	readonly name: string;
	/** One value per step, from the first on. */
	readonly values: readonly number[];
}

interface Props {
	/** What the chart shows, as a heading for its table. */
	label: string;
	/** What a step is: `Turn`, `Round`. */
	step: string;
	/** One line per seat, in the order of the seats. */
	series: readonly Series[];
}

const FRAME = { width: 520, height: 200 };
const DASHES = ['none', '7 5', '2 5', '12 4 2 4', '1 7', '9 3'];

/** Scores over time, one line per seat, told apart by dashes and names as well as by colour; below, the same as a table. */
export function Chart({ label, step, series }: Props) {
	const { paths, ends, scale } = chartLines(
		series.map(({ values }) => values),
		FRAME,
	);
	const names = spread(ends.map(({ y }) => y));
	const steps = Math.max(0, ...series.map(({ values }) => values.length));
	return (
		<figure class="chart">
			<svg viewBox="-34 -12 660 224" role="img" aria-label={label}>
				{scale.map(({ value, y }) => (
					<g key={value}>
						<line class={value === 0 ? 'grid zero' : 'grid'} x1="0" x2={FRAME.width} y1={y} y2={y} />
						<text class="scale" x="-10" y={y + 4} text-anchor="end">
							{value}
						</text>
					</g>
				))}
				{paths.map((d, i) => (
					<path
						key={series[i].name}
						class="series"
						d={d}
						style={{ stroke: `var(--seat-${i})` }}
						stroke-dasharray={DASHES[i]}
					/>
				))}
				{ends.map(({ x, y }, i) => (
					<g key={series[i].name}>
						<circle cx={x} cy={y} r="5" style={{ fill: `var(--seat-${i})` }} />
						<text class="end" x={FRAME.width + 14} y={names[i] + 4}>
							{series[i].name} {series[i].values.at(-1)}
						</text>
					</g>
				))}
			</svg>
			<details>
				<summary>{t('chart.asTable')}</summary>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard. */}
				<section class="scroll" aria-label={label} tabIndex={0}>
					<table class="figures">
						<thead>
							<tr>
								<th scope="col">{step}</th>
								{series.map(({ name }) => (
									<th key={name} scope="col">
										{name}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{Array.from({ length: steps }, (_, i) => (
								<tr key={i}>
									<th scope="row">{i + 1}</th>
									{series.map(({ name, values }) => (
										<td key={name}>{values[i] ?? ''}</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</section>
			</details>
		</figure>
	);
}

/** Heights for the names so that none covers another: at least 15 apart, in the same order. */
function spread(heights: readonly number[]): readonly number[] {
	const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b]);
	const placed = [...heights];
	for (let k = 1; k < order.length; k++) {
		placed[order[k]] = Math.max(placed[order[k]], placed[order[k - 1]] + 15);
	}
	return placed;
}
