import type { Correction } from '@shutterbox/kernel';

/** Written by `npm run train -- photograph --correct 250 --write`. */
export const corrections: Readonly<Record<number, Correction>> = {
	2: { shift: -0.364, slope: 1.027 },
	3: { shift: -0.326, slope: 1.284 },
	4: { shift: -0.33, slope: 1.002 },
};
