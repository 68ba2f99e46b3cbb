import type { Seat } from '@shutterbox/kernel';
import {
	DIRECTIONS,
	type Direction,
	forest,
	NO_TILE,
	ownerOf,
	type Square,
	type State,
	TILE_TYPES,
	typeOf,
} from '@shutterbox/sasquatch-snap/client';
import { useRef } from 'preact/hooks';
import { memo } from '../../../ui/memo.tsx';
import { placeOf, REACH } from '../art/grid.ts';
import { copiesOf } from './copies.ts';
import { useMotion } from './motion.ts';
import { STEPS } from './moves.ts';
import { Drawn, pictureOf } from './pictures.tsx';
import type { Scene } from './scene.ts';
import type { Layer } from './Things.tsx';

interface Props {
	view: State;
	layer: Layer;
	act: Scene['act'];
}

/** The nets of all Supers: a hub, and an arm over each neighbour. Who comes first in Whistle order lies on top. */
export const Nets = memo<Props>(({ view, layer, act }) => {
	const { size } = forest(view);
	return (
		<div class="nets" aria-hidden="true">
			{supersOf(view).map(({ square, seat }) => {
				const isNew = act?.event.type === 'trapSet' && act.event.square === square;
				const part = { size, layer, act: isNew ? act : null };
				return (
					<span key={square}>
						<Part {...part} {...{ seat, square }} dir={null} order={0} />
						{DIRECTIONS.map((dir, i) => (
							<Part key={dir} {...part} {...{ seat, dir }} square={beside(size, square, dir)} order={i + 1} />
						))}
					</span>
				);
			})}
		</div>
	);
});

/** An arm is drawn from where it comes from. */
const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' } as const;

function supersOf(view: State): readonly { readonly square: Square; readonly seat: Seat }[] {
	const places = (seat: Seat) => (seat - view.whistle + view.journalists.length) % view.journalists.length;
	return view.tiles
		.flatMap((tile, square) =>
			tile !== NO_TILE && TILE_TYPES[typeOf(tile)] === 'super' ? [{ square, seat: ownerOf(tile) }] : [],
		)
		.toSorted((a, b) => places(b.seat) - places(a.seat));
}

export function beside(size: number, square: Square, dir: Direction, steps = 1): Square {
	const [dx, dy] = STEPS[dir];
	const wrap = (at: number) => ((at % size) + size) % size;
	return wrap(Math.floor(square / size) + dy * steps) * size + wrap((square % size) + dx * steps);
}

interface PartProps {
	seat: Seat;
	/** Which arm; null for the hub. */
	dir: Direction | null;
	size: number;
	square: Square;
	layer: Layer;
	/** While the net is being laid. */
	act: Scene['act'];
	/** Which part unrolls first. */
	order: number;
}

function Part({ seat, dir, size, square, layer, act, order }: PartProps) {
	const id = dir === null ? (`hub-${seat}` as const) : (`arm-${seat}-${OPPOSITE[dir]}` as const);
	const ref = useRef<HTMLSpanElement>(null);
	useMotion(ref, act, (element, { ms }) => [
		element.animate([{ opacity: 0 }, { opacity: 1 }], {
			duration: ms / 4,
			delay: (ms / 2) * (order / 5) + ms / 4,
			fill: 'backwards',
		}),
	]);
	return (
		<span ref={ref}>
			{copiesOf(size, square)
				.filter(({ isGhost }) => isGhost === (layer === 'ghosts'))
				.map(({ key, x, y }) => {
					const { left, top, width, height } = placeOf(size, x, y);
					const move = `translate(calc(${left + REACH} * var(--u)), calc(${top + REACH} * var(--u)))`;
					return (
						<span key={key} class="standing" style={{ transform: `${move} scale(${width / 100}, ${height / 100})` }}>
							{pictureOf(id) === null ? <i class={`net flat of-${seat}`} /> : <Drawn id={id} class="net" />}
						</span>
					);
				})}
		</span>
	);
}
