// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, cloud, join, noise, op, path, polygon, rect, skyGradient, stroke, tenth, times,
} from '../../../../art/kit.ts';
import { tufts } from './tufts.ts';

const stone = (x: number, y: number, s: number, c: string) => at(
	x, y,
	path('M-14 0C-15 -7 -7 -12 1 -12C10 -12 15 -6 14 0Z', c) + path('M-14 0C-9 -4 5 -3 14 0Z', '#8C86A2', op(0.5)), s,
);

const flower = (x: number, y: number, s: number, c: string) => at(
	x, y,
	join(
		stroke('M0 0V-12', '#5E9260', 2),
		times(5, (i) => circle(Math.sin(i * 1.257) * 4, -14 - Math.cos(i * 1.257) * 4, 3, c)),
		circle(0, -14, 2.2, '#F6D46A'),
	),
	s,
);

const fir = (x: number, y: number, s: number) => at(
	x, y, path('M0 -60L16 -28H9L24 0H-24L-9 -28H-16Z', '#5C9072'), s,
);

/** A high horizon: the eye climbs. */
export function mountain(id: string) {
	const chance = noise(7);
	const streak = (i: number) => {
		const start = `M${tenth(chance() * 260)} ${tenth(400 + i * 30)}q${tenth(20 + chance() * 20)} ${tenth(-8 - chance() * 6)}`;
		return path(
			`${start} ${tenth(50 + chance() * 40)} 0q-30 6 -90 0Z`, i % 2 ? '#FFFFFF' : '#8F88A8', op(i % 2 ? 0.16 : 0.13),
		);
	};
	return join(
		`<defs>${skyGradient(`${id}a`, ['#6FB1E0', '#BFE0F2', '#E8F3F4'], [0, 0.26, 1])}${skyGradient(`${id}b`, ['#A9C79C', '#BFCBAE', '#C9C4CF', '#A9A3BC'], [0, 0.35, 0.7, 1])}</defs>`,
		rect(0, 0, 300, 900, `url(#${id}a)`), circle(44, 66, 44, '#FFF8DC', op(0.4)), circle(44, 66, 28, '#FFF8DC'),
		cloud(246, 42, 0.56, '#FFFFFF', '#DCEBF4'), cloud(20, 150, 0.4, '#FFFFFF', '#DCEBF4'),
		polygon([[-40, 330], [52, 150], [86, 208], [112, 176], [196, 330]], '#AFC3E4'),
		polygon([[150, 330], [248, 138], [340, 330]], '#9FB6DC'),
		polygon([[226, 182], [248, 138], [272, 186], [258, 178], [248, 192], [238, 180]], '#FFFFFF'),
		polygon([[30, 194], [52, 150], [74, 188], [62, 184], [54, 198], [44, 186]], '#FFFFFF'),
		polygon([[40, 350], [146, 74], [262, 350]], '#7E98CB'),
		polygon([[146, 74], [262, 350], [176, 350], [160, 220], [172, 170]], '#6A84BA'),
		polygon(
			[[110, 168], [146, 74], [186, 170], [170, 156], [158, 184], [146, 158], [130, 186], [124, 158]], '#FFFFFF',
		),
		polygon([[146, 74], [186, 170], [170, 156], [160, 178], [152, 130]], '#DDE7F5'),
		path('M0 318C50 292 96 300 140 314C190 330 240 300 300 306V900H0Z', '#8FBF96'),
		path('M0 346C60 326 130 344 180 340C230 336 260 330 300 336L300 900L0 900Z', `url(#${id}b)`),
		[[22, 328, 0.5], [258, 322, 0.56], [280, 326, 0.42], [60, 326, 0.34]].map(([x, y, s]) => fir(x, y, s)),
		times(16, streak),
		times(13, (i) => {
			const x = i % 2 ? 8 + chance() * 26 : 266 + chance() * 28;
			return stone(x, 420 + i * 38, 0.7 + chance() * 0.7, i % 3 ? '#A29CB6' : '#B4AEC6');
		}),
		times(9, (i) => tufts({
			seed: 20 + i, count: 4, x: i % 2 ? [250, 306] : [-6, 40], y: [404 + i * 54, 410 + i * 54], height: 16,
		}, '#7FAE80')),
		times(8, (i) => {
			const x = i % 2 ? 14 + chance() * 20 : 270 + chance() * 20;
			return flower(x, 470 + i * 54, 0.9, ['#E8709A', '#5A78D6', '#FFFFFF'][i % 3]);
		}),
		path('M0 880C60 862 200 872 300 858V900H0Z', '#8A84A0'), stone(40, 892, 2.2, '#9A94AE'),
		stone(264, 896, 2.6, '#9A94AE'), stone(150, 904, 1.8, '#8F89A4'),
	);
}
