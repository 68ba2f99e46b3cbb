import { useRef } from 'preact/hooks';
import { number } from '../i18n/format.ts';
import { isolated, undirected } from '../i18n/isolated.ts';
import { t } from '../i18n/shell.ts';
import { chartLines } from './chart-lines.ts';
import { loop } from './marker.ts';
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
	/** The number of every step; from 1 on unless given. */
	steps?: readonly number[];
	/** The dot with a ring of the marker around it: of which line, at which of its values. */
	ringed?: { readonly line: number; readonly at: number } | null;
	/** Where a step is seen again. */
	hrefOf?: ((step: number) => string) | null;
}

/** Room for the scale at the left, and for names at the right, as far as they need it and there is some. */
const SCALE = 34;
const NAMES = { least: 96, most: 0.38, letter: 7, gap: 14 };
const HEIGHT = 200;
/** Below the lines, for the numbers of steps. */
const FOOT = 24;
const RING = { width: 15, height: 13 };
const DASHES = ['none', '7 5', '2 5', '12 4 2 4', '1 7', '9 3'];

/** Scores over time, one line per seat, told apart by dashes and names as well as by colour; below, the same as a table. */
export function Chart({ label, step, series, steps: given, ringed, hrefOf }: Props) {
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
	const count = Math.max(0, ...series.map(({ values }) => values.length));
	const steps = given ?? Array.from({ length: count }, (_, i) => i + 1);
	const across = width / Math.max(1, count - 1);
	const total = width + SCALE + room;
	const ring = ringed && dots[ringed.line]?.[ringed.at];
	return (
		<figure class="chart" ref={figure}>
			<div class="plot">
				<svg viewBox={`${-SCALE} -12 ${total} ${HEIGHT + 12 + FOOT}`} role="img" aria-label={label}>
					{scale.map(({ value, y }) => (
						<g key={value}>
							<line class={value === 0 ? 'grid zero' : 'grid'} x1="0" x2={width} y1={y} y2={y} />
							<text class="scale" x="-10" y={y + 4} text-anchor="end">
								{number(value)}
							</text>
						</g>
					))}
					{someOf(count).map((i) => (
						<text key={i} class="scale" x={i * across} y={HEIGHT + FOOT - 6} text-anchor="middle">
							{number(steps[i])}
						</text>
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
					{ring && (
						<path
							class="ring"
							d={loop(ringed.at + 1, RING).d}
							transform={`translate(${ring.x - RING.width / 2} ${ring.y - RING.height / 2})`}
						/>
					)}
				</svg>
				{hrefOf && count > 1 && (
					<div
						class="steps"
						aria-hidden="true"
						style={{ left: `${(100 * (SCALE - across / 2)) / total}%`, width: `${(100 * (width + across)) / total}%` }}
					>
						{steps.map((n) => (
							<a key={n} href={hrefOf(n)} tabIndex={-1} title={`${step} ${number(n)}`}>
								<span class="aloud">{number(n)}</span>
							</a>
						))}
					</div>
				)}
			</div>
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
							{steps.map((n, i) => (
								<tr key={n}>
									<th scope="row">{hrefOf ? <a href={hrefOf(n)}>{number(n)}</a> : number(n)}</th>
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

/** Up to five of so many steps, from the first to the last: those whose numbers stand below. */
function someOf(count: number): readonly number[] {
	const all = Array.from({ length: 5 }, (_, i) => Math.round((i * (count - 1)) / 4));
	return count === 0 ? [] : [...new Set(all)];
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
