// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, cloud, join, noise, op, path, rect, skyGradient, stroke, times } from '../../../../art/kit.ts';
import { tufts } from './tufts.ts';

const acacia = (x: number, y: number, s: number, [wood, crown, shade]: readonly string[], flip = false) => at(
	x, y,
	join(
		stroke('M0 0C2 -22 -6 -34 -26 -52M0 -14C4 -34 14 -42 30 -56M-2 -28C0 -40 0 -48 -2 -60', wood, 5),
		path(
			'M-62 -52C-66 -62 -46 -68 -36 -68C-26 -80 6 -82 18 -72C34 -78 62 -68 64 -58C66 -50 50 -50 42 -52C26 -46 6 -50 -4 -50C-22 -44 -58 -44 -62 -52Z',
			crown,
		),
		path(
			'M-62 -52C-40 -54 -20 -58 0 -56C24 -58 48 -60 64 -58C66 -50 50 -50 42 -52C26 -46 6 -50 -4 -50C-22 -44 -58 -44 -62 -52Z',
			shade,
		),
	),
	s, 0, flip,
);

/** A low, wide horizon and one sun. */
export function savannah(id: string) {
	const chance = noise(5);
	const far = ['#8E8A5C', '#9CA06A', '#8A905E'];
	return join(
		`<defs>${skyGradient(`${id}a`, ['#7CC4DF', '#BFE3DF', '#FFEFC4', '#FFEFC4'], [0, 0.16, 0.3, 1])}${skyGradient(`${id}b`, ['#EFCB6C', '#EBC067', '#D59F43'], [0, 0.4, 1])}</defs>`,
		rect(0, 0, 300, 900, `url(#${id}a)`), circle(196, 150, 82, '#FFF3C9', op(0.4)), circle(196, 150, 56, '#FFF3C9'),
		cloud(64, 40, 0.6, '#FFFFFF', '#E4F1EE'), cloud(262, 62, 0.42, '#FFFFFF', '#E4F1EE'),
		stroke('M96 92q4 -5 8 0q4 -5 8 0M120 82q3 -4 6 0q3 -4 6 0', '#5E8F9E', 2),
		path('M0 236C40 224 70 216 104 218C128 200 150 204 168 214C210 226 250 214 300 220V300H0Z', '#C7C6AE'),
		path('M0 250C80 240 180 248 300 242V300H0Z', '#D9C38A'),
		[[22, 250, 0.2], [96, 246, 0.15], [236, 246, 0.2], [268, 247, 0.14]].map(([x, y, s]) => acacia(x, y, s, far)),
		path('M0 262C80 250 200 258 300 252L300 900L0 900Z', `url(#${id}b)`),
		tufts({ seed: 3, count: 60, x: [-4, 304], y: [266, 272], height: 10 }, '#DDAF4C'),
		acacia(30, 290, 1.25, ['#7A5A38', '#7C9448', '#5E7838']),
		acacia(284, 276, 0.72, ['#86683E', '#8EA052', '#728744'], true),
		path(
			'M120 262C128 340 96 420 108 520C120 640 86 760 70 900H236C226 780 206 640 196 520C188 420 180 340 164 260Z',
			'#F4D892', op(0.5),
		),
		times(11, (i) => tufts(
			{ seed: 40 + i, count: 22, x: [-4, 304], y: [330 + i * 52, 344 + i * 52], height: 13 + i * 0.6 },
			i % 2 ? '#D8A645' : '#E2B655', op(0.75),
		)),
		times(10, (i) => tufts({
			seed: 70 + i, count: 5, x: i % 2 ? [240, 308] : [-6, 60], y: [360 + i * 56, 366 + i * 56], height: 26,
		}, '#C08A32')),
		times(6, (i) => at(
			i % 2 ? 274 : 22, 452 + i * 80, path('M-16 0C-17 -9 -8 -14 2 -14C12 -14 17 -7 16 0Z', '#B58A4E'),
			0.8 + chance() * 0.4,
		)),
		path('M0 884C70 872 220 880 300 870V900H0Z', '#B57E2A'),
		tufts({ seed: 25, count: 34, x: [-4, 304], y: [896, 904], height: 30 }, '#A87526'),
		tufts({ seed: 33, count: 10, x: [-8, 60], y: [896, 904], height: 52 }, '#8E5F1E'),
		tufts({ seed: 35, count: 10, x: [244, 308], y: [896, 904], height: 52 }, '#8E5F1E'),
	);
}
