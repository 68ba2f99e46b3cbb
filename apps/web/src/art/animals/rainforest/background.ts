// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, join, mix, noise, op, path, rect, stroke, times } from '../../kit.ts';
import { defs, grad, leaf } from './parts.ts';

const monstera = (x: number, y: number, s: number, rot: number, a: string, b: string) => at(
	x, y,
	join(
		path(
			'M0 0C-20 -8 -46 -30 -44 -58C-34 -50 -26 -46 -20 -45C-28 -58 -34 -72 -30 -88C-22 -76 -14 -70 -8 -68C-10 -84 -6 -98 0 -108C6 -98 10 -84 8 -68C14 -70 22 -76 30 -88C34 -72 28 -58 20 -45C26 -46 34 -50 44 -58C46 -30 20 -8 0 0Z',
			a,
		),
		path(
			'M0 0L0 -108C6 -98 10 -84 8 -68C14 -70 22 -76 30 -88C34 -72 28 -58 20 -45C26 -46 34 -50 44 -58C46 -30 20 -8 0 0Z',
			b,
		),
		stroke('M0 6V-92M0 -22L-26 -40M0 -22L26 -40M0 -44L-18 -62M0 -44L18 -62', mix(a, '#D8F0A0', 0.28), 1.8),
	),
	s, rot,
);

const frond = (x: number, y: number, s: number, rot: number, a: string, b: string) => at(
	x, y,
	join(
		times(
			9,
			(i) => {
				const t = i / 8;
				const px = 12 + t * 92;
				const py = -26 * Math.sin(t * 2.4);
				const l = 46 * Math.sin(0.5 + t * 2.1);
				return leaf(px, py, l, 10, -62 + t * 34, a, b) + leaf(px, py, l, 10, 78 - t * 30, b, b);
			},
		),
		stroke('M0 0Q46 -40 106 -18', mix(a, '#D8F0A0', 0.3), 2.4),
	),
	s, rot,
);

const trunk = (x: number, w: number, c: string, c2: string, y1 = 300) => path(
	`M${x - w * 0.5} 0C${x - w * 0.42} 110 ${x - w * 0.45} ${y1 - 70} ${x - w * 1.1} ${y1}H${x + w * 1.1}C${x + w * 0.45} ${y1 - 70} ${x + w * 0.42} 110 ${x + w * 0.5} 0Z`,
	c,
)
	+ path(
		`M${x + w * 0.08} 0C${x + w * 0.06} 110 ${x + w * 0.1} ${y1 - 60} ${x + w * 0.2} ${y1}H${x + w * 1.1}C${x + w * 0.45} ${y1 - 70} ${x + w * 0.42} 110 ${x + w * 0.5} 0Z`,
		c2,
	);

const canopy = (seed: number, y: number, r: number, c: string) => {
	const q = noise(seed);
	return times(11, (i) => circle(i * 30 + q() * 12 - 6, y + q() * 12 - 6, r * (0.75 + q() * 0.5), c));
};

export function background(id: string) {
	return join(
		defs(
			grad(`${id}bg`, [[0, '#DDF0A2'], [0.45, '#F1F7C6'], [0.8, '#B4DC9A'], [1, '#7CBE82']]),
			grad(`${id}sh`, [[0, '#FFFCD8', 0.1], [0.28, '#FFFCD8', 0.95], [1, '#FFFCD8', 0]]),
			grad(`${id}mi`, [[0, '#F4FADC', 0], [0.55, '#F4FADC', 0.8], [1, '#F4FADC', 0]]),
		),
		rect(0, 0, 300, 300, `url(#${id}bg)`),
		[[26, 9], [64, 6], [98, 8], [132, 5], [176, 7], [214, 9], [248, 6], [284, 8]].map(
			([x, w]) => trunk(x, w, '#C3E0A0', '#B4D896', 262),
		),
		path('M0 250C30 226 60 240 92 232C130 224 160 242 200 230C240 222 270 238 300 228V300H0Z', '#A9D592'),
		rect(0, 150, 300, 110, `url(#${id}mi)`), trunk(48, 15, '#86C084', '#74B27C', 272),
		trunk(262, 18, '#86C084', '#74B27C', 274), trunk(226, 8, '#9BCB8A', '#8CC184', 264),
		stroke('M50 0C86 66 150 50 176 0', '#7DB87C', 3.4), stroke('M196 0C206 60 248 70 262 20', '#6FAE76', 2.8),
		stroke('M84 0C82 44 92 72 84 112', '#7DB87C', 2.4), leaf(84, 70, 15, 8, 30, '#6FAE76', '#5FA06C'),
		leaf(88, 92, 15, 8, 150, '#6FAE76', '#5FA06C'), leaf(84, 110, 15, 8, 70, '#6FAE76', '#5FA06C'),
		canopy(4, 6, 30, '#A3D18A'), canopy(9, -6, 28, '#7DBD78'), canopy(5, -14, 24, '#559F66'),
		path('M92 -4L128 -4L110 262L20 262Z', `url(#${id}sh)`, op(0.6)),
		path('M146 -4L166 -4L186 250L132 250Z', `url(#${id}sh)`, op(0.55)),
		path('M190 -4L222 -4L286 244L214 244Z', `url(#${id}sh)`, op(0.5)),
		path('M0 256C40 242 84 250 130 246C190 242 240 252 300 244V300H0Z', '#5FA86C'),
		path('M0 268C50 256 110 264 160 258C220 252 260 264 300 256V300H0Z', '#3F8E5C'),
		rect(0, 216, 300, 60, `url(#${id}mi)`, 0, op(0.55)),
		[[40, 262, -110], [46, 262, -80], [52, 263, -48], [250, 258, -130], [256, 258, -95], [262, 258, -60]].map(
			([x, y, r], i) => leaf(x, y, 26 + i % 3 * 5, 9, r, '#3F8E5C', '#2F7B52'),
		),
		trunk(-2, 22, '#2B7453', '#1F6149', 300), frond(-14, 78, 1, -12, '#2F8659', '#1F6B4B'),
		frond(314, 60, 1.02, 196, '#1F6B4B', '#2F8659'),
		path('M0 284C60 274 120 282 180 276C230 272 270 280 300 274V300H0Z', '#226A4A'),
		[[96, 286, 5], [104, 289, 3.6], [206, 284, 4.4]].map(
			([x, y, r]) => rect(x - r * 0.3, y - r, r * 0.6, r * 1.8, '#F4E3C0', 1)
				+ path(`M${x - r} ${y - r * 0.7}Q${x} ${y - r * 2.6} ${x + r} ${y - r * 0.7}Z`, '#F0664A'),
		),
		stroke('M120 290h16M150 284h10M176 292h18M84 280h8M216 291h10', '#2F8659', 2.4),
		monstera(10, 318, 0.94, 18, '#1F6B4B', '#175640'), monstera(294, 322, 1, -20, '#1F6B4B', '#175640'),
		monstera(254, 330, 0.66, 8, '#2F8659', '#226F4C'), monstera(52, 330, 0.56, -8, '#2F8659', '#226F4C'),
		leaf(-8, -6, 112, 44, 28, '#1A5C45', '#134A3A', '#3B8A5E'),
		leaf(308, -12, 112, 46, 150, '#134A3A', '#1A5C45', '#3B8A5E'),
		leaf(-6, 10, 80, 32, 62, '#226F4C', '#1A5C45', '#459467'),
		leaf(306, 8, 74, 30, 118, '#1A5C45', '#226F4C', '#459467'),
		[[112, 90, 1.6], [190, 64, 1.3], [206, 142, 1.7], [92, 160, 1.3], [150, 34, 1.4], [236, 196, 1.5]].map(
			([x, y, r]) => circle(x, y, r, '#FFFDE2', op(0.85)),
		),
	);
}
