import { useRef } from 'preact/hooks';
import { number } from '../i18n/format.ts';
import { isolated, undirected } from '../i18n/isolated.ts';
import { t } from '../i18n/shell.ts';
import { chartLines } from './chart-lines.ts';
import { scrollStop } from './scroll-stop.ts';
import { Typed } from './Typed.tsx';
import { useWidth } from './use-width.ts';

interface Series {
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

/** Room for the scale at the left, and for names at the right, as far as they need it and there is some. */
const SCALE = 34;
const NAMES = { least: 96, most: 0.38, letter: 7, gap: 14 };
const HEIGHT = 200;
const DASHES = ['none', '7 5', '2 5', '12 4 2 4', '1 7', '9 3'];

/** Scores over time, one line per seat, told apart by dashes and names as well as by colour; below, the same as a table. */
export function Chart({ label, step, series }: Props) {
	const figure = useRef<HTMLElement>(null);
	const whole = useWidth(figure);
	const labels = series.map(({ name, values }) => ({ name: undirected(name), value: number(values.at(-1) ?? 0) }));
	const longest = Math.max(0, ...labels.map(({ name, value }) => name.length + value.length + 1));
	const room = Math.min(Math.max(NAMES.least, longest * NAMES.letter + NAMES.gap), whole * NAMES.most);
	const letters = Math.floor((room - NAMES.gap) / NAMES.letter);
	const width = Math.max(80, whole - SCALE - room);
	const { paths, dots, scale } = chartLines(
		series.map(({ values }) => values),
		{ width, height: HEIGHT },
	);
	const ends = dots.map((line) => line.at(-1) ?? { x: 0, y: HEIGHT });
	const names = spread(ends.map(({ y }) => y));
	const steps = Math.max(0, ...series.map(({ values }) => values.length));
	return (
		<figure class="chart" ref={figure}>
			<svg viewBox={`${-SCALE} -12 ${width + SCALE + room} ${HEIGHT + 24}`} role="img" aria-label={label}>
				{scale.map(({ value, y }) => (
					<g key={value}>
						<line class={value === 0 ? 'grid zero' : 'grid'} x1="0" x2={width} y1={y} y2={y} />
						<text class="scale" x="-10" y={y + 4} text-anchor="end">
							{number(value)}
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
						<text class="end" x={width + NAMES.gap} y={names[i] + 4}>
							{shortened(labels[i].name, letters - labels[i].value.length - 1)} {labels[i].value}
						</text>
					</g>
				))}
			</svg>
			<details>
				<summary>{t('chart.asTable')}</summary>
				<section class="scroll" aria-label={label} ref={scrollStop}>
					<table class="figures">
						<thead>
							<tr>
								<th scope="col">{step}</th>
								{series.map(({ name }) => (
									<th key={name} scope="col">
										<Typed>{name}</Typed>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{Array.from({ length: steps }, (_, i) => (
								<tr key={i}>
									<th scope="row">{i + 1}</th>
									{series.map(({ name, values }) => (
										<td key={name}>{i < values.length ? number(values[i]) : ''}</td>
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

/** A name in so many letters, with the number that tells it from others alike; the table below has it in full. */
export function shortened(name: string, letters: number): string {
	const plain = undirected(name);
	if (plain.length <= letters) return isolated(plain);
	const [number] = /\(\d+\)$/.exec(plain) ?? [''];
	return isolated(`${plain.slice(0, Math.max(1, letters - number.length - 1)).trimEnd()}…${number}`);
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
