import type { Reader, Seat } from '@shutterbox/kernel';
import { forest, labelOf, type State } from '@shutterbox/sasquatch-snap/client';
import { useRef } from 'preact/hooks';
import { useRoving } from '../../../board/roving.ts';
import { memo } from '../../../ui/memo.tsx';
import { rowsOf } from '../squares.ts';
import { squareWords, t } from '../words.ts';

interface Props {
	view: State;
	seat: Seat | null;
	names: readonly string[];
	/** Arrows choose a way now, wherever the focus is: the grid is walked with Alt. */
	areArrowsTaken: boolean;
}

/** The grid for those who go over it by keys or by ear: each square says what is on it. */
export const Cells = memo<Props>(({ view, seat, names, areArrowsTaken }) => {
	const ref = useRef<HTMLDivElement>(null);
	const { onKeyDown, onFocusIn } = useRoving(ref);
	const { size } = forest(view);
	const reader: Reader = { names, viewer: seat ?? 'spectator' };
	return (
		// biome-ignore lint/a11y/useSemanticElements: squares of a drawing are no table.
		<div
			class="cells"
			role="grid"
			aria-label={t('forest.title')}
			style={{ '--size': size }}
			ref={ref}
			onKeyDown={(event) => {
				if (event.altKey || !areArrowsTaken) onKeyDown(event);
			}}
			onFocusIn={onFocusIn}
		>
			{rowsOf(view).map((row, y) => (
				// biome-ignore lint/a11y/useSemanticElements: as above.
				// biome-ignore lint/a11y/useFocusableInteractive: its squares are.
				<div key={y} class="rank" role="row" data-line>
					{row.map((told, x) => {
						const square = y * size + x;
						const words = squareWords(told, reader);
						return <Cell key={square} square={square} name={labelOf(view.rules.boardSize, square)} words={words} />;
					})}
				</div>
			))}
		</div>
	);
});

const Cell = memo<{ square: number; name: string; words: string }>(({ square, name, words }) => (
	// biome-ignore lint/a11y/useSemanticElements: as above.
	<span
		role="gridcell"
		tabIndex={-1}
		data-cell={`square ${square}`}
		data-square={square}
		data-anchor={`square-${square}`}
		aria-label={words ? `${name}, ${words}` : name}
	/>
));
