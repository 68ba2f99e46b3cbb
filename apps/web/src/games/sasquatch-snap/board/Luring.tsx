/** His lines while the viewer chooses one: handles around him, the line that is aimed at, and where he would stop. */
import {
	DIRECTIONS,
	type Direction,
	forest,
	type LineForecast,
	labelOf,
	lineForecasts,
	lureForecast,
	type Square,
	type State,
	squareAlong,
} from '@shutterbox/sasquatch-snap/client';
import { type Draft, distanceOf, freeDistances } from '../draft.ts';
import { capitalised, foreseen, t } from '../words.ts';
import { copiesOf, middleOf, spotOf } from './copies.ts';
import { MarkerWay, SquareBrackets } from './Marks.tsx';
import { styleOf } from './motion.ts';
import { Drawn } from './pictures.tsx';
import { LapNumber, Stops } from './Stops.tsx';
import type { Scene } from './scene.ts';
import { type Handle, Ways } from './Ways.tsx';

/** He is tall: the way north stands over his head. */
const AROUND_HIM = { N: 124, E: 86, S: 84, W: 86 };

type Props = Pick<Scene, 'shown' | 'names' | 'draft' | 'helps' | 'deeds'> & { readonly seat: number };

export function Luring({ shown: view, seat, names, draft, helps, deeds }: Props) {
	const { size } = forest(view);
	const reader = { names, viewer: seat };
	const [x, y] = middleOf(size, view.sasquatch);
	const comingOn = ({ dir, stop, to }: LineForecast) => {
		if (to === null) return t('lines.clear', { most: size - 1 });
		if (helps.has('forecasts')) return foreseen(view, seat, { type: 'lure', dir, dist: stop }, reader);
		return t('lines.stop', { dist: stop, square: labelOf(view.rules.boardSize, to) });
	};
	const handles = lineForecasts(view).map((line): Handle => {
		const { dir } = line;
		const direction = capitalised(t(`direction.${dir}`));
		const coming = comingOn(line);
		const isBeside = draft.dir !== null && freeDistances(view, draft.dir) !== null && isOpposite(dir, draft.dir);
		return { dir, label: t('ways.name', { direction, coming }), isCovered: isBeside };
	});
	return (
		<>
			{draft.dir && (
				<AimedLine {...{ view, draft }} dir={draft.dir} onDistance={(dist) => deeds.hold({ ...draft, dist })} />
			)}
			<Ways
				label={t('ways.his')}
				{...{ x, y, handles }}
				reach={AROUND_HIM}
				chosen={draft.dir}
				onChoose={(dir) => deeds.hold({ ...draft, dir, dist: 1 })}
			/>
		</>
	);
}

/** The numbers of a clear line come round to where this handle stands. */
function isOpposite(one: Direction, other: Direction): boolean {
	return Math.abs(DIRECTIONS.indexOf(one) - DIRECTIONS.indexOf(other)) === 2;
}

/** Himself where he would stop; over people brackets and the chip say it, so that they are seen. */
function GhostOfHim({ size, square }: { size: number; square: Square }) {
	return (
		<>
			{copiesOf(size, square).map(({ key, x, y }) => (
				<span key={key} class="standing ghost-him" style={styleOf(spotOf(size, x, y))} aria-hidden="true">
					<span class="him low">
						<Drawn id="big-stomp" />
					</span>
				</span>
			))}
		</>
	);
}

interface LineProps {
	view: State;
	draft: Draft;
	dir: Direction;
	onDistance: (dist: number) => void;
}

function AimedLine({ view, draft, dir, onDistance }: LineProps) {
	const { size } = forest(view);
	const dist = distanceOf(view, dir, draft);
	const to = squareAlong(view, DIRECTIONS.indexOf(dir), dist);
	const free = freeDistances(view, dir);
	const { prey } = lureForecast(view, dir, dist);
	return (
		<>
			{prey.length === 0 && <GhostOfHim {...{ size }} square={to} />}
			<SquareBrackets {...{ size }} square={to} isHot />
			{dist === size && <LapNumber {...{ size, dist }} square={to} />}
			{free === null && <MarkerWay {...{ size, dir }} from={view.sasquatch} steps={dist} isShort={prey.length > 0} />}
			{free && (
				<Stops
					{...{ size, dist }}
					label={t('lure.dist', { direction: t(`direction.${dir}`) })}
					squares={Array.from({ length: free.most }, (_, i) => squareAlong(view, DIRECTIONS.indexOf(dir), i + 1))}
					names={(square) => labelOf(view.rules.boardSize, square)}
					onChoose={onDistance}
				/>
			)}
		</>
	);
}
