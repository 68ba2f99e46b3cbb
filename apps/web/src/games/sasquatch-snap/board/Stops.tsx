import type { Square } from '@shutterbox/sasquatch-snap/client';
import { classNames } from '../../../ui/class-names.ts';
import { REACH } from '../art/grid.ts';
import { columnOf, rowOf } from './copies.ts';

interface Props {
	label: string;
	size: number;
	/** The squares of a clear line, the nearest first. */
	squares: readonly Square[];
	names: (square: Square) => string;
	/** How far he would run. */
	dist: number;
	onChoose: (dist: number) => void;
}

/** A clear line: every square of it is numbered, and he may be lured to each. */
export function Stops({ label, size, squares, names, dist, onChoose }: Props) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: numbers on the ground are no form.
		<div class="stops" role="group" aria-label={label}>
			{squares.map((square, i) => (
				<button
					key={square}
					type="button"
					class={classNames('stop', dist === i + 1 && 'chosen')}
					style={placeOf(size, square)}
					aria-pressed={dist === i + 1}
					aria-label={`${i + 1}, ${names(square)}`}
					onClick={() => onChoose(i + 1)}
				>
					{i + 1}
				</button>
			))}
		</div>
	);
}

/** Once around the forest and back onto his own square. */
export function LapNumber({ size, square, dist }: { size: number; square: Square; dist: number }) {
	return (
		<span class="stop chosen" style={placeOf(size, square)} aria-hidden="true">
			{dist}
		</span>
	);
}

function placeOf(size: number, square: Square) {
	return { '--x': columnOf(size, square) * 100 + 50 + REACH, '--y': rowOf(size, square) * 100 + 50 + REACH };
}
