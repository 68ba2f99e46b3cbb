import {
	DIRECTIONS,
	type Direction,
	forest,
	type LineForecast,
	type State,
	squareAlong,
} from '@shutterbox/sasquatch-snap/client';
import { classNames } from '../../../ui/class-names.ts';
import { memo } from '../../../ui/memo.tsx';
import { columnOf, rowOf, spotOf } from './copies.ts';
import { styleOf } from './motion.ts';
import { Drawn } from './pictures.tsx';

interface Props {
	view: State;
	lines: readonly LineForecast[];
	/** The line the viewer aims at: it is lit, the others step back. */
	aimed: Direction | null;
}

/** His lines as footprints: to the first stop, or once around where nothing stops him. */
export const Lines = memo<Props>(({ view, lines, aimed }) => {
	const { size } = forest(view);
	return (
		<div class="lines" aria-hidden="true">
			{lines
				// On a clear line that is aimed at, numbers stand in place of footprints.
				.filter(({ dir, stop }) => stop > 0 || aimed !== dir)
				.map(({ dir, stop }) => (
					<span key={dir} class={classNames('line', aimed === dir ? 'on' : aimed !== null && 'dim')}>
						{Array.from({ length: (stop || size) - 1 }, (_, i) => {
							const square = squareAlong(view, DIRECTIONS.indexOf(dir), i + 1);
							return (
								<span
									key={square}
									class="standing"
									style={styleOf(spotOf(size, columnOf(size, square), rowOf(size, square)))}
								>
									<Drawn id={`steps-${dir}`} />
								</span>
							);
						})}
					</span>
				))}
		</div>
	);
});
