import { type Hex, hexesIn, type Layout, layoutOf, NO_TILE, type Park } from '@shutterbox/wildlife-park/client';
import type { ComponentChildren } from 'preact';
import { classNames } from '../../../ui/class-names.ts';
import { memo } from '../../../ui/memo.tsx';
import { hexPath } from '../hex.ts';
import { boxOf, bracketsPath, centreOf, EDGES, gateOf, middleOf, roadsOf } from './geometry.ts';
import { DrawnTile } from './Items.tsx';
import { Thing } from './pictures.tsx';
import { type HexLook, placed, Ring } from './Ring.tsx';
import { Tile } from './Tile.tsx';
import { halfTowers, towerColour } from './towers.ts';

export const NO_LOOKS: ReadonlyMap<Hex, HexLook> = new Map();

interface Props {
	park: Park;
	looks: ReadonlyMap<Hex, HexLook>;
	/** Lanterns burn at the gate. */
	isLit?: boolean;
	/** Numbers on the starting hexes that are free. */
	hasStarts?: boolean;
	/** Tower points where something else is drawn. */
	hidden?: number;
	/** On top of everything that stands there. */
	children?: ComponentChildren;
}

/** A park: free hexes, gate, thick tiles with their dice, towers between them. */
export function ParkPlane({ park, looks, isLit = false, hasStarts = false, hidden = 0, children }: Props) {
	const layout = layoutOf(park);
	const { left, top, width, height } = boxOf(layout, EDGES);
	return (
		<div class="plane" style={{ '--bx': left, '--by': top, '--bw': width, '--bh': height }}>
			<Ground {...{ layout, isLit }} />
			{layout.names.map(
				(name, hex) =>
					park.tiles[hex] === NO_TILE && <Vacant key={name} {...{ layout, hex, hasStarts }} look={looks.get(hex)} />,
			)}
			{byDepth(layout).map(
				(hex) =>
					park.tiles[hex] !== NO_TILE && (
						<Tile
							key={hex}
							{...{ layout, hex }}
							tile={park.tiles[hex]}
							corner={park.corners[hex]}
							die={park.dice[hex]}
							look={looks.get(hex)}
						/>
					),
			)}
			<Towers {...{ park, hidden }} />
			{children}
		</div>
	);
}

/** What lies further down lies over the edges of what is above it. */
function byDepth(layout: Layout): readonly Hex[] {
	return layout.places.map((_, hex) => hex).sort((a, b) => middleOf(layout, a)[1] - middleOf(layout, b)[1]);
}

const Ground = memo<{ layout: Layout; isLit: boolean }>(({ layout, isLit }) => {
	const [x, y] = gateOf(layout);
	return (
		<div class="ground" aria-hidden="true">
			<div class="spot" style={placed([x, y])}>
				<svg class={classNames('roads', isLit && 'lit')} viewBox="-160 -160 320 320" aria-hidden="true">
					{roadsOf(layout).map((road) => (
						<path key={road} d={road} transform={`translate(${-x} ${-y})`} />
					))}
				</svg>
				<Thing id={isLit ? 'gate-lit' : 'gate'} class="gate" />
			</div>
		</div>
	);
});

const CELL = hexPath(97);
const TICKS = bracketsPath(92, 20);

interface VacantProps {
	layout: Layout;
	hex: Hex;
	hasStarts: boolean;
	look: HexLook | undefined;
}

const Vacant = memo<VacantProps>(({ layout, hex, hasStarts, look }) => {
	const start = layout.starts.findIndex((each) => each.hex === hex);
	return (
		<div class="spot vacant" style={placed(middleOf(layout, hex))} aria-hidden="true">
			<svg class="hex" viewBox="-104 -104 208 208" aria-hidden="true">
				<path class="cell" d={CELL} />
				<path class="tick" d={TICKS} />
			</svg>
			{look?.ghost && (
				<span class="ghost">
					<DrawnTile tile={look.ghost.item} corner={look.ghost.corner} />
				</span>
			)}
			<Ring look={look} />
			<b class="name">{layout.names[hex]}</b>
			{hasStarts && start >= 0 && <b class="start">{start + 1}</b>}
		</div>
	);
});

const Towers = memo<{ park: Park; hidden: number }>(({ park, hidden }) => {
	const layout = layoutOf(park);
	const full = hexesIn(park.towers & ~hidden).map((point) => ({
		point,
		colour: towerColour(park, point),
		storeys: 3 as const,
	}));
	const half = halfTowers(park)
		.filter(({ point }) => (hidden & (1 << point)) === 0)
		.map((each) => ({ ...each, storeys: 2 as const }));
	const at = (point: number) => centreOf(layout, layout.points[point].hexes);
	const standing = [...full, ...half].sort((a, b) => at(a.point)[1] - at(b.point)[1]);
	return (
		<div class="towers" aria-hidden="true">
			{full.map(({ point, colour }) => (
				<div key={point} class="spot" style={placed(at(point))}>
					<Thing id={`footing-${colour}`} class="footing" />
				</div>
			))}
			{standing.map(({ point, colour, storeys }) => (
				<div
					key={`${point} ${storeys}`}
					class={classNames('spot', storeys === 2 && 'half')}
					style={placed(at(point))}
					data-tower={point}
				>
					<Thing id={storeys === 3 ? `tower-${colour}` : 'tower-deck'} class="tower" />
				</div>
			))}
		</div>
	);
});
