// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, mix, noise, op, path, polygon, stroke, times } from '../../kit.ts';
import { fluff, hoof, lock, shade, tube } from './parts.ts';

export function wildYak() {
	const c = '#45302B';
	const d = '#2C1D1E';
	const l = '#6A4B3E';
	const m = '#D6CBC4';
	const h = '#DCCFBC';
	const hd = '#6E6058';
	const r = noise(12);
	const fringe = times(
		15,
		(i) => {
			const x = 168 - i * 9.6;
			return [[x, 186 + r() * 6 - (i > 12 ? 12 : 0)], [x - 5, 208 - r() * 9 - (i > 12 ? 16 : 0)]];
		},
	).flat();
	const horn = [[10, -32, 15], [32, -38, 14], [46, -54, 11], [42, -76, 8], [30, -86, 3]];
	return join(
		shade(112, 92), tube([[150, 170, 26], [152, 214, 17]], d), tube([[64, 170, 28], [66, 214, 17]], d),
		tube([[128, 170, 28], [128, 212, 19]], c), tube([[42, 170, 28], [42, 212, 19]], c),
		[[128, 9], [42, 9], [152, 8], [66, 8]].map(([x, w]) => hoof(x, '#171016', w)),
		path('M26 108C6 118 4 150 12 178L18 170L20 192L27 174L34 188C34 160 36 136 40 118Z', d),
		polygon([[176, 120], [174, 186], ...fringe, [24, 176], [24, 134], [100, 120]], d),
		path(
			'M22 140C18 106 44 92 76 94C96 94 104 82 118 68C134 54 166 60 178 88C188 116 184 150 166 168C126 176 62 178 34 172C26 164 24 152 22 140Z',
			c,
		),
		times(18, (i) => lock(34 + i * 7.6, 128 + i * 5 % 4 * 8, 58 + i * 7 % 3 * 6, 9, [mix(c, d, 0.5), c, l][i % 3])),
		[[150, 100], [140, 112], [158, 116], [66, 112], [84, 108], [104, 110], [122, 104]].map(
			([x, y], i) => lock(x, y, 34, 6, i % 2 ? l : mix(c, d, 0.5)),
		),
		path('M112 78C126 56 160 58 174 82C156 74 138 82 126 94C114 98 106 90 112 78Z', l),
		path('M42 106C56 94 82 96 98 96C84 104 60 110 42 106Z', l, op(0.8)),
		at(182, 132, join(
			[0, 1].map(
				(f) => at(
					0, 0,
					join(
						tube(horn, h), tube(horn, hd, 0.6, 1), tube(horn, '#F3E9DA', 0.05, 0.6, -1, -0.3),
						path('M26 -20C40 -26 50 -18 50 -10C40 -6 30 -8 24 -12Z', d),
					),
					1, 0, !f,
				),
			),
			fluff(-5, 0, 31, 42, d, 9, 0.16), fluff(0, -4, 30, 38, c, 9, 0.16),
			path('M-26 8C-22 34 -14 52 0 56C14 52 22 34 26 8Z', c), fluff(0, -30, 23, 13, l, 5, 0.2),
			[[-14, -28], [-5, -26], [5, -27], [14, -29]].map(
				([x, y], i) => lock(x, y, 22, 6, i % 2 ? l : mix(l, c, 0.4)),
			),
			ellipse(0, 34, 22, 18, m), path('M-16 44C-8 56 8 56 16 44C8 50 -8 50 -16 44Z', '#A89A98'),
			ellipse(-9, 30, 4.4, 3.2, '#4A3A3E'), ellipse(9, 30, 4.4, 3.2, '#4A3A3E'),
			stroke('M-9 43Q0 47 9 43', '#4A3A3E', 2.2),
			[-17, 17].map((x) => circle(x, 0, 6, l) + circle(x, 0, 4.4, '#120C10') + circle(x + 1.6, -1.8, 1.5, '#fff')),
			path('M-12 50L-8 66L-3 54L1 68L5 54L9 64L12 50Z', d),
		)),
	);
}
