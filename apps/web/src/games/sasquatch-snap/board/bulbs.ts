/** Where the bulbs sit on a hat. */
import type { Seat } from '@shutterbox/kernel';

/** Percent of the hat's box; the middle of the glass is the middle of the bulb's box, which is square. */
export interface Bulb {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly isLit: boolean;
}

/** The hat's box, in the units of its drawing. */
const [WIDTH, HEIGHT] = [240, 96];
/** A bulb's picture is so many times as wide as its glass is round. */
const GLOW = 4;

/** The bulbs of a hat, one for each snap that is needed. */
export function bulbsOn(seat: Seat, count: number, lit: number): readonly Bulb[] {
	const { step, radius } = sizeOf(count);
	const width = GLOW * radius;
	return Array.from({ length: count }, (_, i) => {
		const isLit = i < lit;
		const x = WIDTH / 2 + (i - (count - 1) / 2) * step;
		// The band bends down in the middle; a burning bulb stands out a little.
		const bend = ((x - WIDTH / 2) / 76) ** 2 * (seat < 2 ? 4.6 : 3.22);
		const y = 67.5 - bend - (isLit ? 1.5 : 0);
		return {
			left: ((x - width / 2) / WIDTH) * 100,
			top: ((y - width / 2) / HEIGHT) * 100,
			width: (width / WIDTH) * 100,
			isLit,
		};
	});
}

/** The more bulbs, the smaller they are. */
function sizeOf(count: number): { readonly step: number; readonly radius: number } {
	if (count > 8) return { step: 15.4, radius: 6.4 };
	if (count > 5) return { step: 18.4, radius: 7.7 };
	return { step: 26, radius: 9.4 };
}
