/** The china marker's hand: pure, seeded, never closed and never even. */

/** A line and the box it is drawn in, about as large as what it marks. */
export interface Stroke {
	readonly width: number;
	readonly height: number;
	readonly d: string;
}

/** About as large as a print. */
const PRINT = { width: 220, height: 280 };
const STEPS = 46;
const TURNS = 1.12;

/** A loop around a box that overshoots its own beginning. */
export function loop(seed: number, { width, height }: Pick<Stroke, 'width' | 'height'> = PRINT): Stroke {
	const start = -1.95 + wobble(seed, 0) * 0.25;
	const points = Array.from({ length: STEPS + 1 }, (_, i) => {
		const angle = start + (i / STEPS) * TURNS * 2 * Math.PI;
		const out = 8 + (i / STEPS) * 5 + wobble(seed, i * 0.42) * 2.5;
		const x = width / 2 + squared(Math.cos(angle)) * (width / 2 + out);
		const y = height / 2 + squared(Math.sin(angle)) * (height / 2 + out);
		return `${round(x)} ${round(y)}`;
	});
	return { width, height, d: `M${points.join('L')}` };
}

/** An arrow from the left edge to the right, bent like a wrist moves. */
export function arrow(seed: number): Stroke {
	const lift = 6 + wobble(seed, 1) * 6;
	return {
		width: 480,
		height: 60,
		d: `M4 52C50 ${round(lift)} 400 ${round(-lift)} 466 40M448 22L468 42L442 50`,
	};
}

/** A stroke under a word. */
export function underline(seed: number): Stroke {
	const drift = wobble(seed, 2) * 3;
	const d = `M2 ${round(12 + drift)}C60 ${round(8 - drift)} 160 ${round(13 + drift)} 238 ${round(8 - drift)}`;
	return { width: 240, height: 20, d };
}

/** Between a circle and a square, as a hand goes around a picture. */
function squared(part: number): number {
	return Math.sign(part) * Math.abs(part) ** 0.62;
}

function wobble(seed: number, at: number): number {
	return Math.sin(seed * 12.9 + at * 1.7) * 0.6 + Math.sin(seed * 4.1 + at * 0.73) * 0.4;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
