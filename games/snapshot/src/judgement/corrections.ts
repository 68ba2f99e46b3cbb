import type { Correction } from '@shutterbox/kernel';

/** Written by `npm run train -- snapshot --correct 100 --write`. */
export const corrections: Readonly<Record<number, Correction>> = {
	2: { shift: -0.034, slope: 0.602 },
	3: { shift: -0.39, slope: 0.401 },
	4: { shift: -0.355, slope: 0.562 },
};
