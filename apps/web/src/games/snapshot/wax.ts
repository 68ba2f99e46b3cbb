/** What the china marker draws on this table: spook lines with their number, and rings around commitments. */
import { noise, tenth } from '../../art/shapes.ts';
import type { Stroke } from '../../ui/marker.ts';

const DIGITS = [
	'M10 3C3 3 2 12 3 18C4 25 9 27 13 24C18 20 18 9 14 5C12 3 9 3 7 5',
	'M4 8C8 6 10 4 11 2C11 10 10.5 18 11 26',
	'M3 8C5 2 15 1 15.5 8C16 14 6 18 2.5 25C7 23.6 12 24.4 17 25',
	'M4 4C8 1.6 15 2.4 14.6 8C14.2 12 10 12.6 7.6 13C12 12.6 16.4 15 15.6 20C14.6 26 6 27 2.6 23',
	'M11 2C8 8 5 13 2.5 17.6C7 17 13 17.2 17.4 16.6M13 10C12.6 16 12.4 21 12.6 27',
	'M15 3C11 3 8 3.2 5.2 3.6C5 7 4.4 9.6 4 12C8 9.6 15.6 10.6 15.8 17C16 24 8 27.6 2.8 23.6',
	'M13.6 2C8 5 3.6 11 3.6 18C3.6 25 9 27.4 13 24.6C17 21.6 16 14.6 11 14C7.6 13.6 5 16 4.4 19',
	'M2.6 4C7 3.4 12 3.6 16.4 3C13 10 10 17 8.6 26.4M6 15C9 14.4 12 14.4 14.6 14',
	'M13 6C11 2 4 3 5 8C6 12 14 14 15 19.6C15.6 25 8 27.6 5 24C2 20 6 15 10 12.4C13 10.4 14.6 8 12.8 5',
	'M15 8C14 2.6 6 2 4 8C2.6 13 8 16.6 12 13.6C14.6 11.6 15 9 15 7C15.4 14 14.6 20 12.6 26.6',
] as const;
const DIGIT_WIDTH = 17;
/** Room around the digits for the width of the stroke. */
const AROUND = 2;

/** A number by hand. */
export function writtenNumber(number: number): Stroke {
	const digits = [...String(number)].map((digit, i) => shifted(DIGITS[Number(digit)], AROUND + i * DIGIT_WIDTH));
	return { width: digits.length * DIGIT_WIDTH + 2 * AROUND + 2, height: 32, d: digits.join('') };
}

/** Every point of a path of absolute lines and curves, moved to the right and off the upper edge. */
function shifted(d: string, right: number): string {
	return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
		return `${tenth(Number(x) + right)} ${tenth(Number(y) + AROUND)}`;
	});
}

/** Across a print: goes out, and comes back part of the way. Another seed is another stroke of the same hand. */
export function spookLine(seed: number): Stroke {
	const chance = noise(seed * 31 + 5);
	const y = () => tenth(7 + (chance() - 0.5) * 5);
	const out = `M2 ${y()}C60 ${y()} 120 ${y()} 176 ${y()}S232 ${y()} 238 ${y()}`;
	return { width: 240, height: 16, d: `${out}M30 ${y()}C80 ${y()} 150 ${y()} 214 ${y()}` };
}

/** Around a thing, never closed. */
export const RING: Stroke = {
	width: 108,
	height: 68,
	d: 'M22 54C6 42 4 24 22 14C44 3 82 6 96 20C108 36 96 56 70 61C50 64 32 61 20 51',
};
