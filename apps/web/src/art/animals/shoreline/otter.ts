// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, curve, ellipse, join, mix, path, polyline, stroke, times } from '../../kit.ts';
import { B, eye, FOAM, INK, inside, poolB, poolF, taper } from './parts.ts';

export function otter(id: string) {
	const c = '#7A4C33';
	const s = '#5A3524';
	const d = '#3E2419';
	const f = '#E4C8A0';
	const f2 = '#C9A478';
	const a = '#976443';
	const body = curve([
		[22, 196], [50, 166], [92, 146], [130, 128], [176, 120], [212, 144], [216, 190], [190, 214], [110, 214],
		[40, 212],
	]);
	return join(
		poolB(120, 114),
		[{ x: 36, y: 190, r: -20, f: d }, { x: 70, y: 182, r: 6, f: s }].map(
			({ x, y, r, f }) => at(
				x, y,
				join(
					path(
						'M-12 4C-20 -16 -24 -36 -18 -48C-14 -54 -8 -52 -6 -47C-4 -55 4 -56 6 -48C10 -54 17 -52 18 -45C20 -30 14 -12 10 6Z',
						f,
					),
					stroke('M-10 -36L-6 -14M0 -38V-14M10 -36L6 -14', mix(f, '#1a0d0a', 0.35), 2.2),
				),
				1, r,
			),
		),
		inside(`${id}-b`, body, c, [
			path('M20 206C70 196 150 204 220 168V220H20Z', s),
			path('M60 170Q100 148 140 142', 'none', { stroke: '#96644A', 'stroke-width': 6, 'stroke-linecap': 'round' }),
		]),
		path('M66 160C78 172 84 190 84 212L100 212C100 188 92 168 80 154Z', '#7C8B3A'),
		path('M84 176Q64 180 56 194Q76 194 86 186ZM96 182Q112 178 122 188Q108 196 98 192Z', '#98A647'),
		circle(138, 76, 10, s), circle(200, 76, 10, s), circle(138, 77, 5, d), circle(200, 77, 5, d),
		B(
			[
				[127, 104], [134, 76], [154, 60], [184, 60], [204, 76], [211, 104], [206, 128], [188, 142], [150, 142],
				[132, 128],
			],
			f,
		),
		path('M134 76C140 64 152 59 169 58C186 59 198 64 204 76C192 70 182 76 169 76S146 70 134 76Z', f2),
		ellipse(169, 124, 26, 17, '#F4E2C4'), path('M154 104Q169 97 184 104Q181 117 169 119Q157 117 154 104Z', INK),
		ellipse(164, 105, 4, 2, '#6E6672'), stroke('M169 118V125M156 126Q163 133 169 125Q175 133 182 126', d, 2.6),
		eye(147, 98, 5.4), eye(191, 98, 5.4),
		stroke('M148 120L122 114M148 126L124 130M190 120L216 114M190 126L214 130', FOAM, 1.7),
		at(100, 148, join(
			times(16, (i) => polyline([[0, 0], [Math.cos(i * 0.3927) * 26, Math.sin(i * 0.3927) * 26]], '#5B2C6B', 4)),
			circle(0, 0, 18, '#7B3F8C'), circle(-5, -6, 4, '#B98AC8'), circle(6, 4, 2, '#B98AC8'),
			circle(-3, 7, 2, '#B98AC8'),
		)),
		taper([[184, 156], [156, 180], [122, 171]], 24, 16, '#AC7850'), ellipse(117, 169, 10, 9, d),
		taper([[158, 154], [138, 154], [122, 144]], 20, 14, a), ellipse(116, 141, 9.6, 8.6, d), poolF(120, 114),
	);
}
