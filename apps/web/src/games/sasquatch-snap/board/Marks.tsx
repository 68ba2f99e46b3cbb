import type { Seat } from '@shutterbox/kernel';
import type { Direction, Square } from '@shutterbox/sasquatch-snap/client';
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
	children,
}: {
	size: number;
	square: Square;
	class?: string;
	children?: ComponentChildren;
}) {
	const spot = spotOf(size, columnOf(size, square), rowOf(size, square));
	return (
		<span class={classNames('standing', look)} style={styleOf(spot)} aria-hidden="true">
			{children}
		</span>
	);
}

/** Viewfinder brackets on a square: yours, or the one that is aimed at. */
export function SquareBrackets({ size, square, isHot }: { size: number; square: Square; isHot?: boolean }) {
	return <OnSquare {...{ size, square }} class={classNames('square-brackets', isHot && 'hot')} />;
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
}

/** The one red line on the board. */
export function MarkerWay({ size, from, dir, steps }: WayProps) {
	const whole = total(size);
	return (
		<svg class="way-drawn" viewBox={`${-REACH} ${-REACH} ${whole} ${whole}`} aria-hidden="true">
			{strokesOf(size, from, dir, steps).map((segment) => (
				<path key={segment.join()} d={pathOf(segment)} />
			))}
		</svg>
	);
}
