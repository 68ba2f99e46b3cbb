// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, noise, op, path, rect, stroke, times } from '../../../../art/kit.ts';

const mini = (x: number, y: number, turn: number, scale = 1) => at(
	x, y,
	join(
		rect(-11, -13, 23, 27, '#000', 1.6, op(0.22)),
		rect(-12, -14, 24, 28, '#FFFDF8', 1.6, { stroke: '#16171A', 'stroke-opacity': 0.28, 'stroke-width': 1 }),
		rect(-9.4, -11.4, 18.8, 18, '#1C5A5A'), path('M-5 6.6C-7 -1 -4 -6 -.6 -8.6C4 -7 6.4 0 5.4 6.6Z', '#5A3520'),
		circle(-1.8, -4, 1.1, '#FFE9A0'), circle(2.4, -4, 1.1, '#FFE9A0'),
	),
	scale, turn,
);

/** A snap. 30 × 36. */
export const snapshot = () => mini(15, 18, 0);

/** Where the snaps lie on the nest, one after the other. */
const LYING = [
	[60, 56], [36, 58], [84, 57], [48, 46], [73, 46], [24, 62], [97, 62], [60, 38], [36, 42], [86, 41], [50, 30], [70, 29],
	[60, 21], [60, 14],
];

/** The Sasquatch pile: so many snaps on a nest of twigs. 120 × 84. */
export function pile(count: number) {
	const random = noise(41);
	return join(
		ellipse(60, 72, 54, 9, '#000', op(0.2)), ellipse(60, 68, 50, 11, '#5B4225'), ellipse(60, 66, 42, 7.6, '#38270F'),
		stroke(
			'M12 70L40 64M20 76L52 70M108 70L80 64M100 76L68 71M46 77L76 75M10 64L26 66M110 64L94 66', '#8A6A3C', 3.4,
		),
		LYING.slice(0, count).map(([x, y]) => mini(x, y, (random() - 0.5) * 52)),
		stroke('M16 72L36 76M104 72L84 77M50 79L72 78', '#A9854C', 3),
	);
}

/** The Snaps box: a box of unexposed film. 120 × 84. */
export const snapsBox = () => join(
	ellipse(60, 76, 50, 6, '#000', op(0.18)), path('M14 30L26 14H94L106 30Z', '#2C2C31'),
	times(7, (i) => mini(32 + i * 9.4, 28 - (i % 2) * 2, -8 + i * 3, 0.86)),
	path('M14 30H106V70Q106 76 100 76H20Q14 76 14 70Z', '#17171A'), rect(14, 42, 92, 20, '#F2A33A'),
	at(32, 52, circle(0, 0, 6.6, '#17171A') + circle(0, 0, 2.8, '#F2A33A')), rect(46, 48.5, 42, 3, '#17171A', 1.5),
	rect(46, 54.5, 28, 3, '#17171A', 1.5),
);
