import type { Direction } from '@shutterbox/sasquatch-snap/client';
import { classNames } from '../../../ui/class-names.ts';
import { REACH } from '../art/grid.ts';
import { STEPS, turnOf } from './moves.ts';
import { Drawn } from './pictures.tsx';

export interface Handle {
	readonly dir: Direction;
	/** What would come of it, for those who do not see the forest. */
	readonly label: string;
	/** Something has to be paid on the way. */
	readonly pays?: boolean;
	/** He stands in the way. */
	readonly hasClaw?: boolean;
	/** Something else stands in its place. */
	readonly isCovered?: boolean;
}

interface Props {
	/** What is chosen here. */
	label: string;
	/** The middle of the square they stand around, in units of the board. */
	x: number;
	y: number;
	/** How far from it they stand; he is taller than others. */
	reach: Readonly<Record<Direction, number>>;
	handles: readonly Handle[];
	chosen: Direction | null;
	onChoose: (dir: Direction) => void;
}

/** The four ways out of a square, each a round handle. */
export function Ways({ label, x, y, reach, handles, chosen, onChoose }: Props) {
	return (
		<div class="ways" role="radiogroup" aria-label={label}>
			{handles.map(({ dir, label: name, pays, hasClaw, isCovered }) => {
				const [dx, dy] = STEPS[dir];
				const isChosen = chosen === dir;
				const style = { '--x': x + REACH + dx * reach[dir], '--y': y + REACH + dy * reach[dir] };
				return (
					// biome-ignore lint/a11y/useSemanticElements: a handle on the board is no field of a form.
					<button
						key={dir}
						type="button"
						role="radio"
						aria-checked={isChosen}
						aria-label={name}
						data-about={name}
						tabIndex={isChosen || (chosen === null && dir === handles[0].dir) ? 0 : -1}
						class={classNames('way', pays && 'pays', isChosen && 'chosen', isCovered && 'covered')}
						style={style}
						onClick={() => onChoose(dir)}
					>
						{hasClaw ? (
							<Drawn id="claw-ink" class="claw" />
						) : (
							<svg viewBox="-25 -25 50 50" aria-hidden="true" style={{ rotate: `${turnOf(dir)}deg` }}>
								<path d="M-11 5L0 -8L11 5" />
							</svg>
						)}
					</button>
				);
			})}
		</div>
	);
}
