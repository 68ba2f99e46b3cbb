// biome-ignore-all format: drawings are rows of coordinates
import { circle, curve, ellipse, join, mix, op, path, stroke } from '../../kit.ts';
import { along, INK, inside, shade, spots, taper } from './parts.ts';

export function octopus(id: string) {
	const c = '#D9643A';
	const s = '#A9432C';
	const l = '#F29A63';
	const u = '#FBD3B0';
	const c3 = mix(c, s, 0.5);
	const suck = (pts: readonly (readonly number[])[], w0: number, w1: number, side: number, from = 0.12) => along(
		pts, from > 0.3 ? 3 : 4,
	).filter((q) => q[4] > from && q[4] < 0.95).map(
		(q) => {
			const w = (w0 + (w1 - w0) * q[4]) / 2;
			return circle(q[0] + q[2] * w * 0.6 * side, q[1] + q[3] * w * 0.6 * side, Math.max(1, w * 0.36), u);
		},
	);
	const arm = (pts: readonly (readonly number[])[], f: string, side: number, w0 = 30, w1 = 5, from = 0.12) => taper(
		pts, w0, w1, f,
	) + (side ? join(suck(pts, w0, w1, side, from)) : '');
	const m = (pts: readonly (readonly number[])[]) => pts.map(([x, y]) => [240 - x, y]);
	const a1 = [[84, 150], [52, 158], [26, 140], [22, 112], [38, 100], [48, 112]];
	const a2 = [[88, 164], [54, 186], [24, 190], [10, 206], [20, 217], [32, 209]];
	const a3 = [[98, 166], [82, 198], [58, 212], [42, 206], [44, 196]];
	const a4 = [[111, 172], [111, 200], [98, 214], [84, 207], [87, 197]];
	const b1 = [[156, 150], [188, 160], [214, 146], [220, 118], [206, 104], [196, 114]];
	const head = curve([
		[120, 14], [152, 22], [170, 50], [168, 84], [158, 108], [162, 136], [156, 166], [136, 182], [104, 182],
		[84, 166], [78, 136], [82, 108], [72, 84], [70, 50], [88, 22],
	]);
	return join(
		shade(120, 96), arm(a1, s, -1), arm(b1, s, 1), arm(m(a2), s, -1, 32, 6, 0.5), arm(a2, s, 1, 32, 6, 0.5),
		arm(a3, c3, 1, 34, 6, 0.42), arm(m(a3), c3, -1, 34, 6, 0.42),
		inside(`${id}-b`, head, c, [
			path('M146 10C172 44 168 84 150 112L190 110V10Z', s, op(0.5)),
			path('M84 150Q120 190 156 150V190H84Z', c3, op(0.55)),
			spots(21, 30, [70, 16, 96, 76], [2, 5.4], l, op(0.85)),
			spots(9, 12, [76, 20, 80, 70], [1.6, 3.4], s, op(0.7)),
			path('M84 44C88 32 98 24 108 22', 'none', {
				stroke: '#FFC79A', 'stroke-width': 7, 'stroke-linecap': 'round',
			}),
		]),
		path('M106 176Q120 168 134 176L128 214H112Z', s), arm(a4, c, 1, 25, 6, 0.42), arm(m(a4), c, -1, 25, 6, 0.42),
		[[90, -1], [150, 1]].map(
			([x]) => join(
				circle(x, 116, 20, c), circle(x, 117, 14.5, '#FBE3B4'),
				path(`M${x - 11} 112H${x + 11}Q${x + 11} 123 ${x} 123T${x - 11} 112Z`, INK),
				circle(x + 4, 115.4, 2.4, '#fff'), path(`M${x - 20} 112C${x - 18} 94 ${x + 18} 94 ${x + 20} 112Z`, s),
			),
		),
		stroke('M108 146Q120 156 132 146', '#7A2A1E', 3.6), ellipse(88, 143, 7, 4, '#FFB08A', op(0.6)),
		ellipse(152, 143, 7, 4, '#FFB08A', op(0.6)),
	);
}
