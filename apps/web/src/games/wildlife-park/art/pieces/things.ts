// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, op, path, polyline, rect, stroke } from '../../../../art/kit.ts';
import { PAW } from '../../../../art/paw.ts';
import { CREAM } from '../inks.ts';

const lantern = (x: number, isLit: boolean) => join(
	stroke(`M${x} -20v10`, '#17171A', 3), rect(x - 6, -10, 12, 15, isLit ? '#FFD66B' : '#5B4630', 3),
	isLit && circle(x, -2, 19, '#FFD66B', op(0.35)),
);

/** The park's gate seen from the road, its lanterns lit or not. 160 × 140 from −80, −80. */
export const gate = (isLit: boolean) => join(
	ellipse(0, 44, 66, 10, '#0A0A10', op(0.16)), [-56, 43].map((x) => rect(x, -34, 13, 78, '#7A4E28', 2)),
	[-56, 43].map((x) => rect(x, -34, 5, 78, '#96653A', 2)),
	path('M-66 -34C-40 -60 40 -60 66 -34L58 -26C36 -46 -36 -46 -58 -26Z', '#1B6E40'),
	path('M-66 -34C-40 -60 40 -60 66 -34L63 -31C38 -54 -38 -54 -63 -31Z', '#2F9C5A'),
	at(0, -48, circle(0, 0, 15, CREAM) + at(-10, -10, path(PAW, '#1B6E40'), 0.84)),
	[-42, 42].map((x) => lantern(x, isLit)),
);

/** What is dropped into it leaves the game. 80 × 64. */
export const crate = (isOpen: boolean) => join(
	ellipse(40, 58, 34, 5, '#0A0A10', op(0.22)), path('M10 26H70L66 56H14Z', '#A9794A'),
	path('M10 26H70L69 33H11Z', '#8A5E34'), stroke('M12.5 43H67.5', '#8A5E34', 3),
	polyline([[24, 28], [25.5, 55]], '#8A5E34', 3), polyline([[56, 28], [54.5, 55]], '#8A5E34', 3),
	path('M6 20H74V27H6Z', '#C08F5C'),
	isOpen ? path('M12 20H68L64 12H16Z', '#3A2414') : path('M8 13H72V20H8Z', '#A9794A'),
	stroke('M40 33v12M34.5 40L40 45.5L45.5 40', '#FFF3DC', 3.4),
);

const disc = (face: string, on: string) => circle(20, 22, 18, '#0C3A22') + circle(20, 20, 18, face) + on;

/** A solo token; its number is laid over it as text. 40 × 42. */
export const token = () => disc(CREAM, circle(20, 20, 14.5, 'none', { stroke: '#1B6E40', 'stroke-width': 2.4 }));

/** The same face down. */
export const hiddenToken = () => disc('#1B6E40', join(
	circle(20, 20, 12, 'none', { stroke: '#63CC90', 'stroke-width': 2.4 }), stroke('M14 20h12M20 14v12', '#63CC90', 2.4),
));
