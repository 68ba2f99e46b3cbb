import '../styles.css';
import './figures.css';
import type { View } from '@shutterbox/kernel';
import { DIRECTIONS, type Direction, forest, NO_TILE, type State } from '@shutterbox/sasquatch-snap/client';
import { type GameFigures, NO_DEEDS } from '../../figures.ts';
import { REACH, total } from '../art/grid.ts';
import { Forest } from '../board/Forest.tsx';
import { useDrawings } from '../board/pictures.tsx';
import type { Scene } from '../board/scene.ts';
import { type Draft, EMPTY } from '../draft.ts';
import { words } from '../words.ts';

interface Read {
	/** Columns and rows that are cut out, the ones beyond the edges too. */
	readonly cut: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
	/** The lines along which he may be lured, or the way that is chosen. */
	readonly way: 'lines' | Direction | null;
	readonly trap: boolean;
}

const LETTERS = 'ABCDEFGHIJK';

/** `C2:G6`, `edge` for all of it; with `lines`, `lure E`, `walk E`, `walk E trap`. */
function read(view: View<State>, shows: string): Read | string {
	const { size } = forest(view);
	const [where, what, dir, trap, ...more] = shows.split(' ');
	const [, left, top, right, bottom] = /^([A-K])(\d+):([A-K])(\d+)$/.exec(where) ?? [];
	const whole = { left: -1, top: -1, right: size, bottom: size };
	const cut =
		where === 'edge'
			? whole
			: { left: LETTERS.indexOf(left), top: +top - 1, right: LETTERS.indexOf(right), bottom: +bottom - 1 };
	const isCut = cut.left < cut.right && cut.top < cut.bottom && cut.right <= size && cut.bottom <= size;
	if (!isCut) return `no part of the forest: ${where}`;
	const isIn = (square: number) => {
		const [x, y] = [square % size, Math.floor(square / size)];
		return x >= cut.left && x <= cut.right && y >= cut.top && y <= cut.bottom;
	};
	const things = [view.sasquatch, ...view.journalists, ...view.tiles.flatMap((tile, i) => (tile === NO_TILE ? [] : i))];
	if (!things.some(isIn)) return `nothing stands in ${where}`;
	if (what === undefined) return { cut, way: null, trap: false };
	if (what === 'lines' && dir === undefined) return { cut, way: 'lines', trap: false };
	const way = DIRECTIONS.find((one) => one === dir);
	const phase = what === 'walk' ? 'commit' : what === 'lure' ? 'lure' : null;
	const isKnown = more.length === 0 && (trap === undefined || trap === 'trap');
	if (way === undefined || view.phase !== phase || !isKnown) return `no such way: ${shows}`;
	return { cut, way, trap: trap === 'trap' };
}

const NO_HELPS: ReadonlySet<string> = new Set();

function sceneOf(view: View<State>, { way, trap }: Read): Scene {
	const isChosen = way !== null && way !== 'lines';
	const draft: Draft = isChosen ? { ...EMPTY, dir: way, trap } : EMPTY;
	const asked = isChosen ? (view.phase === 'lure' ? 'lure' : 'commit') : null;
	const names = view.journalists.map(() => '');
	return { shown: view, act: null, seat: 0, names, asked, draft, helps: NO_HELPS, check: () => null, deeds: NO_DEEDS };
}

function Drawing({ view, told }: { view: View<State>; told: Read }) {
	useDrawings();
	const { size } = forest(view);
	const { cut } = told;
	// In shares of the picture, from its own edge.
	const across = total(size) / (100 * (cut.right - cut.left + 1));
	const shift = (at: number) => (at * 100 + REACH) / total(size);
	const style = {
		width: `${100 * across}%`,
		transform: `translate(${-100 * shift(cut.left)}%, ${-100 * shift(cut.top)}%)`,
	};
	return (
		<div class="sasquatch figure">
			<div class="cut-out" style={style}>
				<Forest {...sceneOf(view, told)} now={view} isSettled={told.way !== null} look={null} />
			</div>
		</div>
	);
}

export const figures: GameFigures<State, Read> = { words, read, Drawing };
