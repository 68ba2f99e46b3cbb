// biome-ignore-all format: drawings are rows of coordinates
import { circle, join, op, path, polyline, stroke } from '../../../../art/kit.ts';

const BRASS = '#C79A3B';

/** What stands still of the balance. 232 × 96. */
export const stand = () => join(path('M112 14H120L122 82H110Z', BRASS), path('M92 92Q94 80 116 80T140 92Z', BRASS));

/** The beam, level; it turns around 116, 18 and ends 78 to either side. 232 × 96. */
export const beam = () => join(
	polyline([[38, 18], [194, 18]], BRASS, 5), circle(116, 18, 8, BRASS), circle(116, 18, 3.6, '#5B4213'),
);

/** A pan and its strings; it hangs by 36, 0. 72 × 52. */
export const pan = () => join(
	stroke('M36 0L6 40M36 0L66 40', '#8C7A5A', 1.4, op(0.8)), path('M0 40H72Q66 51 36 51T0 40Z', BRASS),
);
