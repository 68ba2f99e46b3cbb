import { type Layout, layoutOf, type Park } from '@shutterbox/wildlife-park/client';
import { type Point, written } from '../hex.ts';
import { boxOf, EDGES, middleOf } from './geometry.ts';
import { isTall } from './map-shape.ts';
import { placed } from './Ring.tsx';

/** From the display, at the left of a wide map and below a tall one, to where its tile goes. */
export function SwapArrow({ park, hex }: { park: Park; hex: string }) {
	const layout = layoutOf(park);
	const at = middleOf(layout, layout.names.indexOf(hex));
	const from = startOf(layout);
	const to: Point = isTall.value ? [at[0] - 92, at[1] + 66] : [at[0] - 126, at[1] + 10];
	const bend: Point = isTall.value ? [from[0], to[1] + 40] : [from[0] + 90, to[1]];
	const [dx, dy] = [to[0] - bend[0], to[1] - bend[1]];
	const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
	return (
		<div class="spot" style={placed([0, 0])}>
			<svg class="swap-arrow" viewBox="-500 -500 1000 1000" aria-hidden="true">
				<path d={`M${written(from)}Q${written(bend)} ${written(to)}`} />
				<path d="M-34 -26L0 0L-34 26" transform={`translate(${to[0]} ${to[1]}) rotate(${turn})`} />
			</svg>
		</div>
	);
}

function startOf(layout: Layout): Point {
	const { left, top, width, height } = boxOf(layout, EDGES);
	return isTall.value ? [left + 0.12 * width, top + height] : [left, top + 0.55 * height];
}
