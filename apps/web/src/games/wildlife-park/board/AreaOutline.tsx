import type { Hex, Layout } from '@shutterbox/wildlife-park/client';
import { centreOf, outlinePath } from './geometry.ts';
import { Chip } from './Overlay.tsx';
import { placed } from './Ring.tsx';

/** The outline of some hexes and what they score. */
export function AreaOutline({ layout, hexes, words }: { layout: Layout; hexes: readonly Hex[]; words: string }) {
	const [x, y] = centreOf(layout, hexes);
	return (
		<>
			<div class="spot" style={placed([x, y])}>
				<svg class="area-outline" viewBox="-500 -500 1000 1000" aria-hidden="true">
					<path d={outlinePath(layout, hexes)} transform={`translate(${-x} ${-y})`} />
				</svg>
			</div>
			<Chip at={[x, y - 20]} look="gold large">
				{words}
			</Chip>
		</>
	);
}
