import {
	COLOUR_OF,
	COLOURS,
	type Hex,
	type Layout,
	layoutOf,
	NO_TILE,
	type Park,
	SYMBOL_OF,
	SYMBOLS,
	towersOf,
} from '@shutterbox/wildlife-park/client';
import type { ComponentChildren } from 'preact';
import { memo } from '../../../ui/memo.tsx';
import { HEART, hexPath, type Point, ROOFS } from '../hex.ts';
import { boxOf, centreOf, gateOf, middleOf } from './geometry.ts';
import type { TowerColour } from './picture-ids.ts';

interface Props {
	park: Park;
	fresh: readonly string[];
	/** Over all of it. */
	children?: ComponentChildren;
}

/** A park as small as a stamp: colours and patterns, values of dice, hearts, and roofs for towers. */
export const MiniPark = memo<Props>(({ park, fresh, children }) => {
	const layout = layoutOf(park);
	const { left, top, width, height } = boxOf(layout, [4, 2, -18, 2]);
	const [gateX, gateY] = gateOf(layout);
	return (
		<svg class="mini-park" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
			<path
				class="gate"
				d={`M${gateX - 52} ${gateY + 34}V${gateY - 20}Q${gateX} ${gateY - 70} ${gateX + 52} ${gateY - 20}V${gateY + 34}`}
			/>
			{park.tiles.map((_, hex) => (
				<MiniTile key={hex} {...{ park, layout, hex }} isFresh={fresh.includes(layout.names[hex])} />
			))}
			{towersOf(park).map(({ point, colour }) => (
				<g key={point.set} transform={moved(centreOf(layout, point.hexes))}>
					<circle r="50" fill="#fff" />
					<circle r="41" class={`roof ${colour}`} />
					<path d={ROOFS[colour as TowerColour]} class={`roof-sign ${colour}`} transform="scale(3)" />
				</g>
			))}
			{children}
		</svg>
	);
});

const CELL = hexPath(90);
const TILE = hexPath(97);
const STAR = hexPath(84);

function MiniTile({ park, layout, hex, isFresh }: { park: Park; layout: Layout; hex: Hex; isFresh: boolean }) {
	const tile = park.tiles[hex];
	const die = park.dice[hex];
	const transform = moved(middleOf(layout, hex));
	const place = { transform, 'data-anchor': `mini ${layout.names[hex]}` };
	if (tile === NO_TILE) return <path class="vacant" d={CELL} {...place} />;
	const symbol = SYMBOLS[SYMBOL_OF[tile]];
	const colour = COLOURS[COLOUR_OF[tile]];
	return (
		<g {...place} data-h={colour}>
			<g class={isFresh ? 'fresh' : undefined}>
				<path class="rim" d={TILE} />
				{die === 0 && <path class="pattern" d={PATTERNS[colour]} />}
				{symbol === undefined && <path class="star" d={STAR} />}
				{die > 0 && <rect class="die" x="-58" y="-62" width="116" height="124" rx="24" />}
				{die > 0 && (
					<text text-anchor="middle" y="38">
						{die}
					</text>
				)}
				{symbol === 'heart' && (
					<path
						class="heart"
						d={HEART}
						transform={die > 0 ? 'translate(56 -50) scale(1.9)' : 'translate(0 6) scale(2.1)'}
					/>
				)}
				{isFresh && <path class="fresh-ring" d={TILE} />}
			</g>
		</g>
	);
}

/** What tells habitats apart besides their colour. */
const PATTERNS = {
	green: 'M-40 50q20 -40 0 -70M20 60q20 -40 0 -70',
	blue: 'M-62 -20q30 -24 62 0t62 0M-62 30q30 -24 62 0t62 0',
	grey: 'M-50 30L-20 -20L10 30M0 50L30 0L60 50',
	orange: 'M-30 -30v1M30 -30v1M0 10v1M-40 40v1M40 40v1',
} as const;

function moved([x, y]: Point): string {
	return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}
