import { arrow, loop, underline } from './marker.ts';

const SHAPES = { loop, arrow, underline };

/** A waxy red line over its positioned parent: chosen, now, yours. One or two on a screen at most. */
export function MarkerLine({ shape, seed = 1 }: { shape: keyof typeof SHAPES; seed?: number }) {
	return (
		<svg class="marker" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
			<path d={SHAPES[shape](seed)} filter="url(#wax)" vector-effect="non-scaling-stroke" />
		</svg>
	);
}

/** The grain of the wax; the page holds it once. */
export function Ink() {
	return (
		<svg class="ink" aria-hidden="true">
			<filter id="wax" x="-10%" y="-10%" width="120%" height="120%">
				<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="4" result="grain" />
				<feDisplacementMap in="SourceGraphic" in2="grain" scale="3.2" />
			</filter>
		</svg>
	);
}
