import type { Correction } from '@shutterbox/kernel';
import { sigmoid } from './exponential.ts';

const NONE: Correction = { shift: 0, slope: 1 };

/** How likely a win is, from a logit of the net and what matches between equals say of such logits. */
export function expectation(logit: number, { shift, slope }: Correction = NONE): number {
	return sigmoid(shift + slope * logit);
}
