import type { Correction } from '@shutterbox/kernel';

/** Written by `npm run train -- wildlife-park --correct 200 --write`. */
export const corrections: Readonly<Record<number, Correction>> = {
	1: { shift: 0.545, slope: 0.85 },
	2: { shift: -0.491, slope: 1.056 },
	3: { shift: -1.114, slope: 1.137 },
	4: { shift: -1.474, slope: 1.236 },
	5: { shift: -1.677, slope: 1.11 },
	6: { shift: -1.827, slope: 1.085 },
};
