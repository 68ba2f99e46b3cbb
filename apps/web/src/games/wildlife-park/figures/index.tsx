import '../styles.css';
import './figures.css';
import type { View } from '@shutterbox/kernel';
import { layoutOf, SCORE_ROWS, type ScoreRow, type State } from '@shutterbox/wildlife-park/client';
import type { GameFigures } from '../../figures.ts';
import { AreaOutline } from '../board/AreaOutline.tsx';
import { NO_LOOKS, ParkPlane } from '../board/ParkPlane.tsx';
import { areaOf, dimmedBut } from '../board/park-looks.ts';
import { useDrawings } from '../board/pictures.tsx';
import { words } from '../words.ts';

interface Read {
	/** What is counted; null where all of the park is to be seen. */
	readonly row: ScoreRow | null;
	readonly hasStarts: boolean;
}

/** `park`, `park starts`, or `park grey`: one row of the score pad, everything else quieter. */
function read(view: View<State>, shows: string): Read | string {
	const [part, told, ...more] = shows.split(' ');
	if (part !== 'park' || more.length > 0) return `no part of the board: ${shows}`;
	const hasStarts = told === 'starts';
	if (told === undefined || hasStarts) return { row: null, hasStarts };
	const row = SCORE_ROWS.find((one) => one === told);
	if (row === undefined) return `no row of the score pad: ${told}`;
	return areaOf(view, 0, view.parks[0], row).length > 0 ? { row, hasStarts } : `nothing is counted in ${row}`;
}

function Drawing({ view, told }: { view: View<State>; told: Read }) {
	useDrawings();
	const [park] = view.parks;
	const layout = layoutOf(park);
	const areas = told.row === null ? [] : areaOf(view, 0, park, told.row);
	const counted = areas.flatMap(({ hexes }) => hexes);
	return (
		<div class="wildlife figure">
			<div class="big-park">
				<ParkPlane
					park={park}
					looks={told.row === null ? NO_LOOKS : dimmedBut(park, counted)}
					isLit={told.row === 'entrance'}
					hasStarts={told.hasStarts}
				>
					<div class="overlay" aria-hidden="true">
						{areas.map(({ hexes, words: points }) => (
							<AreaOutline key={hexes.join()} {...{ layout, hexes }} words={points} />
						))}
					</div>
				</ParkPlane>
			</div>
		</div>
	);
}

export const figures: GameFigures<State, Read> = { words, read, Drawing };
