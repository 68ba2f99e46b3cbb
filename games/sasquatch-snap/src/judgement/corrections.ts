import type { Correction } from '@shutterbox/kernel';

/** Written by `npm run train -- sasquatch-snap --correct 60 --write`. */
export const corrections: Readonly<Record<number, Correction>> = {
	4: { shift: -0.124, slope: 0.909 },
};
