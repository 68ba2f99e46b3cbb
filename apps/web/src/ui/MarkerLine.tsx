import { arrow, loop, underline } from './marker.ts';

const SHAPES = { loop, arrow, underline };

/** A waxy red line over its positioned parent: chosen, now, yours. One or two on a screen at most. */
export function MarkerLine({ shape, seed = 1 }: { shape: keyof typeof SHAPES; seed?: number }) {
	const { width, height, d } = SHAPES[shape](seed);
	return (
		<svg class="marker" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
			<path d={d} filter="url(#wax)" vector-effect="non-scaling-stroke" />
		</svg>
	);
}

/** The grain of the wax; the page holds it once. */
export function Ink() {
	return (
		<svg class="ink" aria-hidden="true">
			<filter id="wax" filterUnits="userSpaceOnUse" x="-30" y="-30" width="540" height="340">
				<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="4" result="grain" />
				<feDisplacementMap in="SourceGraphic" in2="grain" scale="3.2" />
			</filter>
		</svg>
	);
}
