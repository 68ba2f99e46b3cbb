/** What stands and lies in the forest: tiles, journalists, and him. Each is seen on its square and beyond the edges. */
import type { Seat } from '@shutterbox/kernel';
import { NO_TILE, ownerOf, type Square, type State, TILE_TYPES, typeOf } from '@shutterbox/sasquatch-snap/client';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { classNames } from '../../../ui/class-names.ts';
import { memo } from '../../../ui/memo.tsx';
import { Badge } from './Badge.tsx';
import { type Copy, copiesOf, lapsOf, spotOf } from './copies.ts';
import { styleOf, useMotion } from './motion.ts';
import { type Move, moveHim, moveJournalist, moveTile } from './moves.ts';
import { Pin } from './Pin.tsx';
import { Drawn } from './pictures.tsx';
import { poseBefore } from './poses.ts';
import type { Scene } from './scene.ts';

/** Under the fade of the edge, or over it. */
export type Layer = 'ghosts' | 'things';

interface Props {
	layer: Layer;
	size: number;
	act: Scene['act'];
}

const SIGHTS = { ghosts: (copy: Copy) => copy.isGhost, things: (copy: Copy) => !copy.isGhost };

interface TileProps extends Props {
	square: Square;
	tile: number;
	/** How many stand on it: it lies small before their feet. */
	crowd: number;
}

export const Tile = memo<TileProps>(({ layer, size, square, tile, crowd, act }) => {
	return (
		<>
			{copiesOf(size, square)
				.filter(SIGHTS[layer])
				.map(({ key, x, y }) => (
					<Standing key={key} {...{ size, x, y, act }} depth={crowd > 0 ? 5 : -4} move={moveTile(square)}>
						<span class={classNames('tile', crowd === 1 && 'under', crowd > 1 && 'between')}>
							<Pin kind={TILE_TYPES[typeOf(tile)]} seat={ownerOf(tile)} />
						</span>
					</Standing>
				))}
		</>
	);
});

interface JournalistProps extends Props {
	seat: Seat;
	square: Square;
	pose: 'walk' | 'trapped' | 'tossed' | 'cheering';
	/** Her place in Whistle order, from 1. */
	order: number;
	/** How many stand on her square, and which of them she is. */
	crowd: number;
	among: number;
	hasTile: boolean;
	/** The viewer's own. */
	isYours: boolean;
	/** It is her slot. */
	isActing: boolean;
	/** Picked up by the viewer's hand. */
	isLifted: boolean;
}

export const Journalist = memo<JournalistProps>((props) => {
	const { layer, size, seat, square, pose, order, crowd, among, hasTile, isYours, isActing, isLifted, act } = props;
	const look = classNames(
		'journalist',
		crowd > 1 && `crowd-${Math.min(crowd, 4)} place-${among}`,
		hasTile && crowd === 1 && 'aside',
		isYours && layer === 'things' && 'yours',
		isActing && 'acting',
		isLifted && 'lifted',
	);
	const before = poseBefore(act, seat);
	return (
		<>
			{copiesOf(size, square)
				.filter(SIGHTS[layer])
				.map(({ key, x, y }) => (
					<Standing key={key} {...{ size, x, y, act }} depth={2} move={moveJournalist(size, seat)}>
						<span class={look}>
							<Drawn id={`figure-${seat}-${pose}`} />
							{before && <Was {...{ seat, act }} pose={before} />}
							<Badge seat={seat} order={order} rim />
						</span>
					</Standing>
				))}
		</>
	);
});

/** How she stood a moment ago: it fades, and a net is lifted with it. */
function Was({ seat, pose, act }: Pick<JournalistProps, 'seat' | 'act'> & { pose: 'walk' | 'trapped' }) {
	return (
		<span class={`was ${pose}`} style={{ '--ms': `${act?.ms}ms` }}>
			<Drawn id={`figure-${seat}-${pose}`} />
		</span>
	);
}

interface HimProps extends Props {
	square: Square;
	pose: 'idle' | 'stomp' | 'flash' | 'roar';
	/** How tall he stands: he ducks where what is behind him matters. */
	height: 'tall' | 'low' | 'lowest';
	/** The tile under him peeps out at his foot. */
	tile: number;
	isLifted: boolean;
}

export const Him = memo<HimProps>(({ layer, size, square, pose, height, tile, isLifted, act }) => {
	const isRunning = act?.event.type === 'lured' && !act.isStill;
	const copies = isRunning ? lapsOf(size, square) : copiesOf(size, square);
	return (
		<>
			{copies
				// While he runs he crosses the edge of the picture, and the fade with it.
				.filter(isRunning ? () => layer === 'things' : SIGHTS[layer])
				.map(({ key, x, y }) => (
					<Standing key={key} {...{ size, x, y, act }} depth={1} move={moveHim(size)}>
						<span class={classNames('him', height, isLifted && 'lifted')}>
							<Drawn id={`big-${pose}`} />
						</span>
						{tile !== NO_TILE && !isRunning && (
							<span class="tile peeping">
								<Pin kind={TILE_TYPES[typeOf(tile)]} seat={ownerOf(tile)} />
							</span>
						)}
					</Standing>
				))}
		</>
	);
});

interface StandingProps {
	size: number;
	x: number;
	y: number;
	/** What is in front of what on one row: rows further south are in front of all of it. */
	depth: number;
	act: Scene['act'];
	move: Move;
	children: ComponentChildren;
}

/** A square's worth of room, wherever it is seen. */
function Standing({ size, x, y, depth, act, move, children }: StandingProps) {
	const ref = useRef<HTMLSpanElement>(null);
	useMotion(ref, act, (element, now) => move(element, now, { x, y }));
	return (
		<span class="standing" ref={ref} style={{ ...styleOf(spotOf(size, x, y)), zIndex: (y + 2) * 12 + depth + 5 }}>
			{children}
		</span>
	);
}

/** Who stands on a square, in the order of the seats. */
export function crowdOn({ journalists }: State, square: Square): readonly Seat[] {
	return journalists.flatMap((at, seat) => (at === square ? [seat] : []));
}
