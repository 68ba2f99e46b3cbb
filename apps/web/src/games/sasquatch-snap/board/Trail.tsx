import { DIRECTIONS, forest, type State, squareAlong } from '@shutterbox/sasquatch-snap/client';
import { columnOf, rowOf, spotOf } from './copies.ts';
import { type SceneAct, styleOf } from './motion.ts';
import { Drawn } from './pictures.tsx';

interface Props {
	view: State;
	run: Extract<SceneAct['event'], { type: 'lured' }>;
}

/** Footprints that light up behind him as he runs, square by square. */
export function Trail({ view, run: { dir, dist } }: Props) {
	const { size } = forest(view);
	return (
		<span class="line on trail">
			{Array.from({ length: dist - 1 }, (_, i) => {
				const square = squareAlong(view, DIRECTIONS.indexOf(dir), i + 1);
				const spot = spotOf(size, columnOf(size, square), rowOf(size, square));
				return (
					<span key={square} class="standing" style={{ ...styleOf(spot), '--after': (i + 1) / dist }}>
						<Drawn id={`steps-${dir}`} />
					</span>
				);
			})}
		</span>
	);
}
