// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, curve, ellipse, join, op, type Point, path, polygon, stroke, times } from '../../kit.ts';
import { INK, inside, shade, spots, taper } from './parts.ts';

export function ghostCrab(id: string) {
	const c = '#FFE8BF';
	const s = '#E8AE6C';
	const d = '#C67F45';
	const d2 = '#97552E';
	const l = '#FFFBF0';
	const ls = '#F1D3A2';
	const leg = ([hx, hy]: readonly number[], [kx, ky]: readonly number[], [tx, ty]: readonly number[], f: string) => {
		const m = [kx + (tx - kx) * 0.42, ky + (ty - ky) * 0.42];
		return taper([[hx, hy], [kx, ky]], 15, 13, f) + taper([[kx, ky], m], 12, 9, f)
			+ polygon([[m[0] - 4.6, m[1]], [m[0] + 4.6, m[1]], [tx, ty]], d2) + circle(m[0], m[1], 4.6, f);
	};
	const legs: readonly [Point, Point, Point, string][] = [
		[[76, 138], [34, 118], [12, 192], d], [[78, 150], [32, 148], [26, 218], s],
		[[84, 164], [50, 168], [50, 220], d], [[94, 174], [70, 186], [76, 221], s],
	];
	const flip = (p: Point): Point => [240 - p[0], p[1]];
	const pincer = join(
		path(
			'M-10 6C-20 -8 -18 -30 -2 -42C-4 -30 0 -22 2 -14C8 -20 12 -28 12 -38C24 -26 24 -4 12 8C4 14 -4 12 -10 6Z',
			l,
		),
		path('M12 -38C24 -26 24 -4 12 8C6 12 2 12 -2 11C10 4 14 -10 12 -38Z', ls),
		times(3, (i) => circle(1 + i * 3.2, -13 - i * 6, 1.9, d)),
	);
	const d0 = curve([
		[62, 126], [74, 115], [120, 110], [166, 115], [178, 126], [177, 150], [160, 178], [120, 188], [80, 178],
		[63, 150],
	]);
	return join(
		shade(120, 90), legs.map(([a, b, e, f]) => leg(a, b, e, f) + leg(flip(a), flip(b), flip(e), f)),
		taper([[164, 138], [200, 130], [204, 100]], 18, 15, s), at(204, 92, pincer, 1.4, 8),
		taper([[80, 168], [72, 194], [94, 205]], 16, 13, s), taper([[98, 124], [92, 84]], 17, 12, s),
		taper([[142, 124], [148, 84]], 17, 12, s),
		inside(`${id}-b`, d0, c, [
			path('M50 146C76 192 164 192 190 146V200H50Z', s), spots(4, 24, [74, 116, 92, 24], [1.6, 3.8], d, op(0.6)),
			path('M66 122Q120 106 174 122L166 112Q120 104 74 112Z', l),
		]),
		ellipse(92, 68, 13, 20, INK), ellipse(148, 68, 13, 20, INK), ellipse(96.6, 59, 4, 5.6, '#fff'),
		ellipse(152.6, 59, 4, 5.6, '#fff'), stroke('M107 150Q120 162 133 150', d2, 3.8),
		ellipse(88, 150, 8, 5, '#F2855F', op(0.55)), ellipse(152, 150, 8, 5, '#F2855F', op(0.55)),
		at(102, 200, pincer, 0.84, 62),
	);
}
