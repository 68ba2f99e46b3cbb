import { sigmoid } from '@shutterbox/bots';
import type { Correction } from '@shutterbox/kernel';
import type { Expected } from './hard-play.ts';

const STEPS = 60;
/** Far from the goal a step may overshoot by any length. */
const LONGEST_STEP = 0.5;
/** Holds a correction of few matches near none: like so many positions that came as they were expected. */
const PRIOR = 4;

/** The correction under which what came of the positions was likeliest (Platt's scaling), by Newton's method. */
export function correctionOf(positions: readonly Expected[]): Correction {
	let [shift, slope] = [0, 1];
	for (let step = 0; step < STEPS; step++) {
		let [byShift, bySlope] = [-PRIOR * shift, PRIOR * (1 - slope)];
		let [a, b, c] = [PRIOR, 0, PRIOR];
		for (const { logit, won } of positions) {
			const win = sigmoid(shift + slope * logit);
			const weight = win * (1 - win);
			byShift += won - win;
			bySlope += (won - win) * logit;
			a += weight;
			b += weight * logit;
			c += weight * logit * logit;
		}
		const determinant = a * c - b * b;
		shift += bounded((c * byShift - b * bySlope) / determinant);
		slope += bounded((a * bySlope - b * byShift) / determinant);
	}
	if (!(slope > 0)) throw new Error('what was expected says nothing of what came');
	return { shift: Math.round(shift * 1000) / 1000, slope: Math.round(slope * 1000) / 1000 };
}

function bounded(step: number): number {
	return Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step));
}
