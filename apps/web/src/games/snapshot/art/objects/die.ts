// biome-ignore-all format: drawings are rows of coordinates
import { PIPS, type Pips } from '../../../../art/die.ts';
import { circle, ellipse, join, op, path, RADIANS, rect, stroke, tenth, times } from '../../../../art/kit.ts';

const [FRONT, SIDE, PIP, LINE] = ['#FBF8EC', '#D3CDBB', '#17171A', '#8D8672'];

const blade = (i: number) => {
	const [from, to] = [(i * 72 - 90) * RADIANS, (i * 72 + 2) * RADIANS];
	const at = (angle: number, r: number) => `${tenth(Math.cos(angle) * r)} ${tenth(2 + Math.sin(angle) * r)}`;
	return `M${at(from, 4.6)}L${at(to, 11)}`;
};

/** Not rolled: the aperture on the front, pips seen aslant on the other faces. */
const unrolled = () => join(
	circle(0, 2, 11.4, 'none', { stroke: LINE, 'stroke-width': 2.2 }), stroke(times(5, blade).join(''), LINE, 2),
	[6, 14].map((x) => ellipse(x, -24, 3.4, 1.9, LINE, op(0.8))),
	[-14, -4, 6].map((y) => ellipse(25.4, y, 1.8, 3, PIP, op(0.65))),
);

/** Three faces of ivory from slightly above, with their shadow; 54 × 60 from −22, −32. */
export const die = (value: Pips | 0) => join(
	path('M-14 24.5H18L31 10V13L19 26.5H-14Z', '#16171A', op(0.14)),
	path('M-14.5 -17.5L-5 -28Q-3.5 -30 -1 -30H26Q30.5 -30 29 -27.5L20 -17Z', '#FFFFFF'),
	path('M19.5 -17L28.5 -28Q30.5 -30 30.5 -26V8Q30.5 10.5 29 12L20 21.5Z', SIDE), rect(-20, -18, 40, 40, FRONT, 7.5),
	path(
		'M-13 -18.3H13C17 -18.3 20.3 -15 20.3 -11V15C20.3 19 17 22.3 13 22.3', 'none',
		{ stroke: LINE, 'stroke-width': 1.2, opacity: 0.5 },
	),
	value === 0 ? unrolled() : PIPS[value].map(([x, y]) => circle(x * 11, 2 + y * 11, 4.4, PIP)),
);
