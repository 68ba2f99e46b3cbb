import type { Habitat } from '@shutterbox/snapshot/client';

/** Leaf, peak, acacia, wave: a habitat is known by its shape before its colour. */
const SHAPES = [
	'M4 20C3 9 9 3 21 3c0 12-6 18-15 17 2-5 5-8 9-11-5 2-8 5-11 11z',
	'M1 20L9 5l4 7 2.500-4L23 20zM7.500 11h3.200L9 8z',
	'M2 10c0-4 5-6 10-6s10 2 10 6c-3 1-6 1-8.500.500L13 20h-2l-.500-9.500C8 11 5 11 2 10z',
	'M1 15c3-7 7-10 12-9-3 1-4 4-2 6 2 2 4 1 6 0 2-1 4-1 6 0v8H1z',
];

/** The mark of a habitat. Its name stands beside it. */
export function Glyph({ habitat }: { habitat: Habitat }) {
	return (
		<svg class="glyph" width="28" height="28" viewBox="0 0 24 24" aria-hidden="true">
			<path d={SHAPES[habitat]} fill="currentColor" fill-rule="evenodd" />
		</svg>
	);
}
