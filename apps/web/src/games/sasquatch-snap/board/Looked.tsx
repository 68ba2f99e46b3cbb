/** More about what is looked at: what lies on a square and what it claims, where a reporter may go, what a thing is. */
import type { Reader, Seat } from '@shutterbox/kernel';
import {
	claimsOn,
	DIRECTIONS,
	forest,
	labelOf,
	NO_TILE,
	ownerOf,
	SNAPS,
	type Square,
	type State,
	TILE_TYPES,
	typeOf,
} from '@shutterbox/sasquatch-snap/client';
import { rowsOf } from '../squares.ts';
import { claimWords, foreseen, squareWords, t } from '../words.ts';
import { columnOf, rowOf } from './copies.ts';
import { OnSquare, SquareBrackets } from './Marks.tsx';
import { beside } from './Nets.tsx';
import { foretoldOn } from './threat.ts';
import type { Look } from './use-look.ts';

/** Whom a look is at: who has the plate, or stands on the square. */
export function lookedSeats({ journalists }: State, look: Look | null): readonly Seat[] {
	if (look === null) return [];
	if (look.seat !== null) return [look.seat];
	return journalists.flatMap((at, seat) => (at === look.square ? [seat] : []));
}

/** In the forest: the reach of a Super, the tiles of a reporter and how far she walks. */
export function LookedOver({ view, look }: { view: State; look: Look }) {
	const { size } = forest(view);
	const { square } = look;
	const tile = square === null ? NO_TILE : view.tiles[square];
	const isSuper = tile !== NO_TILE && TILE_TYPES[typeOf(tile)] === 'super';
	const seats = lookedSeats(view, look);
	return (
		<>
			{isSuper &&
				square !== null &&
				DIRECTIONS.map((dir) => (
					<OnSquare key={dir} {...{ size }} square={beside(size, square, dir)} class="within-reach" />
				))}
			{seats.map((seat) => (
				<span key={seat}>
					{tilesOf(view, seat).map((lies) => (
						<SquareBrackets key={lies} {...{ size }} square={lies} isHot />
					))}
					{reachOf(view, seat).map((goal) => (
						<OnSquare key={goal} {...{ size }} square={goal} class="dotted" />
					))}
				</span>
			))}
		</>
	);
}

function tilesOf({ tiles }: State, seat: Seat): readonly Square[] {
	return tiles.flatMap((tile, square) => (tile !== NO_TILE && ownerOf(tile) === seat ? [square] : []));
}

/** Where two steps may lead, whatever waits there. */
function reachOf(view: State, seat: Seat): readonly Square[] {
	const { size } = forest(view);
	const here = view.journalists[seat];
	return DIRECTIONS.flatMap((dir) => [beside(size, here, dir), beside(size, here, dir, 2)]);
}

interface SlipProps {
	view: State;
	look: Look;
	reader: Reader;
	helps: ReadonlySet<string>;
	/** In which turn the tile on a square was set, where it is known. */
	setIn: ReadonlyMap<Square, number>;
}

/** Words on a slip of paper beside it. */
export function Slip({ look, ...props }: SlipProps) {
	const isAbove = look.square !== null ? rowOf(forest(props.view).size, look.square) > 3 : look.top > 240;
	return (
		<div
			class={isAbove ? 'slip above' : 'slip'}
			role="tooltip"
			style={{ '--x': `${look.x}px`, '--y': `${isAbove ? look.top : look.bottom}px` }}
		>
			{look.square !== null ? <SquareSlip {...props} square={look.square} /> : <p>{look.about}</p>}
		</div>
	);
}

function SquareSlip({ view, reader, helps, setIn, square }: Omit<SlipProps, 'look'> & { square: Square }) {
	const { size } = forest(view);
	const told = rowsOf(view)[rowOf(size, square)][columnOf(size, square)];
	const here = squareWords({ ...told, tile: null, arms: [] }, reader);
	const turn = view.tiles[square] === NO_TILE ? undefined : setIn.get(square);
	return (
		<>
			<h3>{labelOf(view.rules.boardSize, square)}</h3>
			{here !== '' && <p>{here}</p>}
			<ol>
				{claimsOn(view, square).map((lies) => {
					const tile = view.tiles[lies];
					return <li key={lies}>{claimWords(reader, ownerOf(tile), TILE_TYPES[typeOf(tile)], SNAPS[typeOf(tile)])}</li>;
				})}
			</ol>
			{turn !== undefined && <p>{t('detail.setIn', { turn })}</p>}
			{foretoldOn(view, square, helps).map(({ dir, stop }) => (
				<p key={dir}>{foreseen(view, view.whistle, { type: 'lure', dir, dist: stop }, reader)}</p>
			))}
		</>
	);
}
