// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, ellipse, group, join, noise, path, RADIANS, rect, stroke, tenth, times,
} from '../../../../art/kit.ts';
import { F, fern, leafy, op, tuft } from './parts.ts';

const FLOOR = [
	() => join(tuft(16, 24, 0.8, F.lo), tuft(84, 88, 0.9, F.lo), tuft(74, 20, 0.55, F.hi), tuft(24, 86, 0.6, F.hi)),
	() => join(
		ellipse(80, 20, 15, 7, F.lo, op(0.55)),
		path('M66 20C66 10 74 7 80 8C90 8 95 14 95 20Q80 25 66 20Z', F.stone2, op(0.75)),
		path('M68 15C70 9 76 7.6 80 8C86 8 90 11 91 14Q80 18 68 15Z', F.stone, op(0.85)),
		path('M10 88C10 82 16 80 19 81C25 81 27 85 27 88Q18 91 10 88Z', F.stone2, op(0.7)), tuft(92, 26, 0.5, F.lo),
		tuft(34, 14, 0.5, F.hi),
	),
	() => join(
		fern(14, 34, 0.9, -18, F.lo), fern(17, 35, 0.8, 24, F.lo2), fern(86, 98, 0.7, 14, F.lo),
		tuft(78, 16, 0.5, F.hi),
	),
	() => join(
		[[18, 18, 20], [82, 26, -40], [74, 88, 10], [16, 78, 70], [46, 12, -10]].map(
			([x, y, a], i) => leafy(x, y, 0.85, a, ['#B79A5A', '#A98A55', '#9FA85C'][i % 3], F.lo),
		),
	),
	() => join(
		tuft(80, 22, 0.6, F.lo),
		[[16, 88, 1], [25, 91, 0.7]].map(
			([x, y, s]) => at(
				x, y,
				join(
					ellipse(1, 0, 7, 2.4, F.lo), path('M-2.4 0L-1.8 -8H1.8L2.4 0Z', '#D9D3B4'),
					path('M-7.4 -7C-7 -13.4 7 -13.4 7.4 -7Q0 -4.6 -7.4 -7Z', '#B9745A'),
					circle(-2.4, -9.6, 1, '#E6D9BC'), circle(2.6, -8.8, 0.8, '#E6D9BC'),
				),
				s,
			),
		),
		tuft(88, 84, 0.5, F.hi),
	),
	() => join(
		[[84, 18], [90, 24], [78, 24], [14, 20], [20, 90], [12, 84]].map(
			([x, y], i) => at(
				x, y,
				join(
					times(
						5,
						(k) => circle(
							Math.cos(k * 72 * RADIANS) * 2.3, Math.sin(k * 72 * RADIANS) * 1.8, 1.7,
							i % 3 ? '#D8E2BC' : '#E5D9B0',
						),
					),
					circle(0, 0, 1.3, '#CFA94E'),
				),
				0.95,
			),
		),
		tuft(22, 22, 0.5, F.lo), tuft(82, 90, 0.7, F.lo),
	),
	() => join(
		stroke('M4 14Q18 20 30 12M12 18L18 25', '#8A7550', 3, op(0.8)),
		stroke('M72 92Q84 84 95 90', '#8A7550', 2.6, op(0.7)),
		at(
			86, 14,
			join(path('M-5 2C-6 -5 6 -5 5 2C4 7 -4 7 -5 2Z', '#85663F'), stroke(
				'M-4 0L4 3M-3 -3L4 0M-4 3L2 5', '#A5865A', 0.9,
			)),
			0.9, 30,
		),
		tuft(16, 90, 0.6, F.lo),
	),
	() => join(
		path('M62 10C70 4 92 4 96 14C98 24 88 26 78 23C70 24 58 20 62 10Z', F.lo, op(0.6)),
		path('M4 84C6 76 22 74 28 82C32 92 22 96 14 95C6 96 2 90 4 84Z', F.hi, op(0.9)),
		[[10, 84], [18, 82], [22, 88], [14, 90]].map(([x, y]) => circle(x, y, 1.4, F.lo)), tuft(80, 18, 0.55, F.lo2),
	),
	() => join(
		ellipse(20, 23, 15, 6, F.lo2, op(0.5)), path('M8 12L6 22Q20 29 33 22L31 12Z', '#7E6A45'),
		path('M8 12L6 22Q10 25 15 25.4L14 14Z', '#91794F'), ellipse(19.5, 12, 11.6, 5.4, '#B79F6E'),
		ellipse(19.5, 12, 7, 3.2, 'none', { stroke: '#977F52', 'stroke-width': 1.1 }),
		ellipse(19, 12, 2.6, 1.2, '#977F52'), tuft(34, 25, 0.5, F.lo), tuft(82, 90, 0.6, F.lo),
		tuft(90, 16, 0.45, F.hi),
	),
	() => join(
		ellipse(84, 31, 11, 4, F.lo2, op(0.5)), rect(82.4, 24, 3.6, 7, '#7E6A45', 1),
		path('M72 27L84 12L96 27Q84 30 72 27Z', '#578A50'), path('M74.6 19L84 5L93.4 19Q84 22 74.6 19Z', '#629657'),
		path('M84 5L93.4 19Q89 20.6 84 20.8ZM84 20.8Q88 21 90.6 20.2L96 27Q91 28.6 84 28.6Z', '#4D7F48'),
		tuft(16, 88, 0.6, F.lo), leafy(26, 18, 0.7, 30, '#A99A5A', F.lo),
	),
];

export const GROUNDS = FLOOR.length;

interface Square {
	readonly x: number;
	readonly y: number;
	readonly seed?: number;
}

/** One square of the board: x, y give the checker, seed the variant. */
export function ground({ x = 0, y = 0, seed = 0 }: Square) {
	const k = ((seed | 0) % GROUNDS + GROUNDS) % GROUNDS;
	const r = noise(seed * 77 + x * 13 + y * 131 + 5);
	const odd = (x + y) & 1;
	const rx = 26 + r() * 20;
	const cx = 30 + r() * 40;
	const cy = 30 + r() * 40;
	return join(
		rect(-0.2, -0.2, 100.4, 100.4, F.base[odd]), ellipse(cx, cy, rx, rx * 0.6, odd ? F.base[0] : F.hi, op(0.28)),
		r() > 0.5 ? group(FLOOR[k](), { transform: 'translate(100 0) scale(-1 1)' }) : FLOOR[k](),
		times(
			5,
			() => {
				const a = r() * 92 + 4;
				const b = r() * 92 + 4;
				return stroke(
					`M${tenth(a)} ${tenth(b)}l1.4 -3M${tenth(a + 2.6)} ${tenth(b)}l.6 -2.2`, F.lo, 1, op(0.55),
				);
			},
		),
	);
}
