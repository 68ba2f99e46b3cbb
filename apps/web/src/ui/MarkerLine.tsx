import { arrow, loop, type Stroke, underline } from './marker.ts';

const SHAPES = { loop, arrow, underline };

/** A waxy red line over its positioned parent: chosen, now, yours. One or two on a screen at most. */
export function MarkerLine({ shape, seed = 1 }: { shape: keyof typeof SHAPES; seed?: number }) {
	return <Wax {...SHAPES[shape](seed)} />;
}

/**
 * A stroke of the marker that fills its box. The edge is rough because uneven dashes lie on the stroke: a filter with real grain
 * takes a processor longer than a press may.
 */
export function Wax({ width, height, d }: Stroke) {
	return (
		<svg class="marker" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
			<path d={d} />
			<path d={d} class="wax" stroke-dasharray="1 1.3 .7 2 1.6 .9 1.2 1.7 .6 1.1 2.1 1.4 .8 1.9" />
			<path d={d} class="crumbs" stroke-dasharray=".6 3.1 .8 5.3 .5 2.2 .9 4.4" />
		</svg>
	);
}
