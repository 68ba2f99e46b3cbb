/**
 * The china marker's hand: pure, seeded, never closed and never even. Lines are drawn in a box of 100 × 100 that is
 * stretched over what they mark.
 */

/** A loop around the box that overshoots its own beginning. */
export function loop(seed: number): string {
	const points: string[] = [];
	const steps = 46;
	const turns = 1.12;
	const start = -1.95 + wobble(seed, 0) * 0.25;
	for (let i = 0; i <= steps; i++) {
		const share = i / steps;
		const angle = start + share * turns * 2 * Math.PI;
		const radius = 51.5 + share * 2.6 + wobble(seed, i * 0.42) * 1.1;
		points.push(`${round(50 + squared(Math.cos(angle)) * radius)} ${round(50 + squared(Math.sin(angle)) * radius)}`);
	}
	return `M${points.join('L')}`;
}

/** An arrow from the left edge to the right, bent like a wrist moves. */
export function arrow(seed: number): string {
	const lift = 12 + wobble(seed, 1) * 6;
	return `M1 88C12 ${round(lift)} 78 ${round(-lift / 2)} 97 68M88 44L98 70L84 86`;
}

/** A stroke under a word. */
export function underline(seed: number): string {
	const drift = wobble(seed, 2) * 10;
	return `M1 ${round(58 + drift)}C28 ${round(44 - drift)} 66 ${round(62 + drift)} 99 ${round(46 - drift)}`;
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
