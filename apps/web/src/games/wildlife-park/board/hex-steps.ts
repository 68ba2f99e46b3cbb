/** Where an arrow key leads in a park: to the nearest hex that way. Pure. */
import type { Hex, Layout } from '@shutterbox/wildlife-park/client';
import { middleOf } from './geometry.ts';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
};

/** Of the hexes that may be visited; null where there is none that way, or the key is no arrow. */
export function hexTowards(layout: Layout, from: Hex, hexes: readonly Hex[], key: string): Hex | null {
	const way = WAYS[key];
	if (!way) return null;
	const [x, y] = middleOf(layout, from);
	let nearest: Hex | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const hex of hexes) {
		const [dx, dy] = [middleOf(layout, hex)[0] - x, middleOf(layout, hex)[1] - y];
		const ahead = dx * way[0] + dy * way[1];
		const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
		if (ahead > 1 && ahead + 2 * aside < least) [nearest, least] = [hex, ahead + 2 * aside];
	}
	return nearest;
}
