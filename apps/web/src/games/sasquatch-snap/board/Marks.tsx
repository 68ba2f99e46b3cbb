import type { Seat } from '@shutterbox/kernel';
import { cardsOf, type Direction, forest, type Square, type State } from '@shutterbox/sasquatch-snap/client';
import type { ComponentChildren } from 'preact';
import { classNames } from '../../../ui/class-names.ts';
import { REACH, total } from '../art/grid.ts';
import { pathOf, strokesOf } from './arrows.ts';
import { columnOf, copiesOf, rowOf, spotOf } from './copies.ts';
import { styleOf } from './motion.ts';
import { Drawn } from './pictures.tsx';

/** Something over one square. */
export function OnSquare({
	size,
	square,
	class: look,
	target,
	children,
}: {
	size: number;
	square: Square;
	class?: string | undefined;
	/** What may be carried there. */
	target?: string | undefined;
	children?: ComponentChildren;
}) {
	const spot = spotOf(size, columnOf(size, square), rowOf(size, square));
	return (
		<span class={classNames('standing', look)} style={styleOf(spot)} data-target={target} aria-hidden="true">
			{children}
		</span>
	);
}

interface BracketsProps {
	size: number;
	square: Square;
	isHot?: boolean;
	/** Several stand there, with their marks in the corners. */
	isCrowded?: boolean;
	target?: string;
}

/** Viewfinder brackets on a square: yours, or the one that is aimed at. */
export function SquareBrackets({ size, square, isHot, isCrowded, target }: BracketsProps) {
	const look = classNames('square-brackets', isHot && 'hot', isCrowded && 'crowded');
	return <OnSquare {...{ size, square, target }} class={look} />;
}

/** Herself where she would be, also beyond the edge. */
export function GhostFigure({ size, square, seat }: { size: number; square: Square; seat: Seat }) {
	return (
		<>
			{copiesOf(size, square).map(({ key, x, y }) => (
				<span key={key} class="standing ghost-figure" style={styleOf(spotOf(size, x, y))} aria-hidden="true">
					<span class="journalist">
						<Drawn id={`figure-${seat}-walk`} />
					</span>
				</span>
			))}
		</>
	);
}

interface WayProps {
	size: number;
	from: Square;
	dir: Direction;
	steps: number;
	/** Northwards and southwards it runs beside her, who is taller than her square. */
	isBeside?: boolean;
	/** It ends before whoever stands at its goal. */
	isShort?: boolean;
}

/** Units of the board. */
const ASIDE = 46;
const BOW = 20;
const BEFORE = 42;

/** The one red line on the board. */
export function MarkerWay({ size, from, dir, steps, isBeside = false, isShort = false }: WayProps) {
	const isAside = isBeside && (dir === 'N' || dir === 'S');
	return (
		<svg class="way-drawn" viewBox={wholeOf(size)} aria-hidden="true">
			<g transform={isAside ? `translate(${ASIDE} 0)` : undefined}>
				{strokesOf(size, from, dir, steps, isShort ? BEFORE : undefined).map((segment) => (
					<path key={segment.join()} d={pathOf(segment, isAside ? BOW : undefined)} />
				))}
			</g>
		</svg>
	);
}

/** The way of somebody who is carried along it: dots, under the hand. */
export function DottedWay({ size, from, dir, steps }: WayProps) {
	return (
		<svg class="way-drawn dotted-way" viewBox={wholeOf(size)} aria-hidden="true">
			{strokesOf(size, from, dir, steps).map(([x1, y1, x2, y2]) => (
				<path key={`${x1} ${y1}`} d={`M${x1} ${y1}L${x2} ${y2}`} />
			))}
		</svg>
	);
}

/** Where everybody's cards point, as they are shown. */
export function ShownWays({ view }: { view: State }) {
	const { size } = forest(view);
	return (
		<svg class="ways-shown" viewBox={wholeOf(size)} aria-hidden="true">
			{view.commits.map((commit, seat) => {
				const { dir, trap } = cardsOf(commit);
				return strokesOf(size, view.journalists[seat], dir, trap ? 1 : 2).map(([x1, y1, x2, y2], i, { length }) => (
					<g key={`${seat} ${i}`}>
						<path d={`M${x1} ${y1}L${x2} ${y2}`} />
						{i === length - 1 && <circle cx={x2} cy={y2} r="11" />}
					</g>
				));
			})}
		</svg>
	);
}

function wholeOf(size: number): string {
	return `${-REACH} ${-REACH} ${total(size)} ${total(size)}`;
}
