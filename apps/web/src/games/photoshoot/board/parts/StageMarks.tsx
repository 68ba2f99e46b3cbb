/** What is drawn over the tiles, in the stage's own space. */
import type { Cell, Direction, EffectId } from '@shutterbox/photoshoot/client';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { CountdownRing } from './CountdownRing.tsx';
import type { ChecklistProps, PlateProps } from './props.ts';
import { Badge, Sign } from './Sign.tsx';

const BOX = '0 0 548 586';
const PITCH = [186, 198] as const;
const MIDDLE = [88, 95] as const;

/** Where the middle of a cell is on a stage of 548 × 586. */
function middleOf(cell: Cell): readonly [x: number, y: number] {
	return [(cell % 3) * PITCH[0] + MIDDLE[0], Math.floor(cell / 3) * PITCH[1] + MIDDLE[1]];
}

/** The marker's way from one cell to another: how a disputed tile went. */
export function Arc({ from, to }: { from: Cell; to: Cell }) {
	const [[ax, ay], [bx, by]] = [middleOf(from), middleOf(to)];
	const [mx, my] = [(ax + bx) / 2 + (by - ay) * 0.28, (ay + by) / 2 - (bx - ax) * 0.28];
	const angle = Math.atan2(by - my, bx - mx);
	const barb = (turn: number) =>
		`${Math.round(bx - Math.cos(angle + turn) * 26)} ${Math.round(by - Math.sin(angle + turn) * 26)}`;
	const way = `M${ax} ${ay}Q${Math.round(mx)} ${Math.round(my)} ${bx} ${by}M${barb(0.5)}L${bx} ${by}L${barb(-0.5)}`;
	return (
		<svg class="arc" viewBox={BOX} aria-hidden="true">
			<path class="halo" d={way} />
			<path d={way} />
		</svg>
	);
}

/** Two cells that an effect wants apart, or together, with its badge between them. */
export function Wire({ a, b, effect }: { a: Cell; b: Cell; effect: EffectId }) {
	const [[ax, ay], [bx, by]] = [middleOf(a), middleOf(b)];
	const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
	const isFar = Math.hypot(bx - ax, by - ay) > PITCH[1] * 1.1;
	return (
		<>
			<svg class="wire" viewBox={BOX} aria-hidden="true">
				<path class={classNames('edge', isFar && 'gap')} d={`M${ax} ${ay}L${bx} ${by}`} />
				<path class={classNames(isFar && 'gap')} d={`M${ax} ${ay}L${bx} ${by}`} />
			</svg>
			<span class="wire-tag" style={{ left: `${(x / 548) * 100}%`, top: `${(y / 586) * 100}%` }} aria-hidden="true">
				<Badge id={effect} />
			</span>
		</>
	);
}

/** Where a dragged tile came from, and the dotted way to where it is; `to` in shares of the stage. */
export function Trail({ from, to }: { from: Cell; to: { readonly x: number; readonly y: number } }) {
	const [ax, ay] = middleOf(from);
	return (
		<>
			<span class="ghost" style={{ '--x': from % 3, '--y': Math.floor(from / 3) }} aria-hidden="true" />
			<svg class="trail" viewBox={BOX} aria-hidden="true">
				<path d={`M${ax} ${ay}L${Math.round(to.x * 548)} ${Math.round(to.y * 586)}`} />
			</svg>
		</>
	);
}

const SIDES: Readonly<Record<Direction, readonly [x: number, y: number, icon: 'up' | 'down' | 'back' | 'next']>> = {
	up: [0, -1, 'up'],
	right: [1, 0, 'next'],
	down: [0, 1, 'down'],
	left: [-1, 0, 'back'],
};

/** An arrow at Joe's side: his line is pushed that way. */
export function Plate({ direction, cell, label, isDim = false, shortcut, ...more }: PlateProps) {
	const [x, y, icon] = SIDES[direction];
	const style = { '--x': cell % 3, '--y': Math.floor(cell / 3), '--side-x': x, '--side-y': y };
	return (
		<button
			type="button"
			class="plate"
			style={style}
			aria-label={label}
			aria-keyshortcuts={shortcut}
			aria-disabled={isDim}
			{...more}
		>
			<Icon name={icon} size={24} />
		</button>
	);
}

/** Over the cell where a tile is held: fills while the tile has to stay on the paper. */
export function ContactRing({ cell, ...time }: { cell: Cell; totalMs: number; leftMs: number }) {
	return (
		<span class="contact-ring" style={{ '--x': cell % 3, '--y': Math.floor(cell / 3) }} aria-hidden="true">
			<CountdownRing key={cell} {...time} isFilling />
			<Sign id="contact" />
		</span>
	);
}

/** Help under the stage: what has to be done before. */
export function Checklist({ title, items }: ChecklistProps) {
	return (
		<div class="checklist">
			<b>{title}</b>
			<ul>
				{items.map(({ words, sign, isDone }) => (
					<li key={words} class={isDone ? 'done' : undefined}>
						{isDone ? <Icon name="check" size={16} /> : <Sign id={sign} />}
						{words}
					</li>
				))}
			</ul>
		</div>
	);
}
