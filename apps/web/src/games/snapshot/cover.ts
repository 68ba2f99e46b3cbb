// biome-ignore-all format: drawings are rows of coordinates

import { die } from '../../art/die.ts';
import { at, circle, curve, ellipse, HEIGHT, join, path, polyline, rect, stroke, times, WIDTH } from '../../art/kit.ts';
import type { Picture } from '../../art/picture.ts';

const brackets = (x: number, y: number, w: number, h: number, k: number, col: string, sw: number) => stroke(
	`M${x} ${y + k}V${y}H${x + k}M${x + w - k} ${y}H${x + w}V${y + k}M${x + w} ${y + h - k}V${y + h}H${x + w - k}M${x + k} ${y + h}H${x}V${y + h - k}`,
	col, sw, { 'stroke-linecap': 'square', 'stroke-linejoin': 'miter' },
);

interface Coat {
	readonly b: string;
	readonly b2: string;
	readonly belly: string;
	readonly d: string;
}

const meerkat = (x: number, y: number, s: number, look: number, c: Coat) => at(
	x, y,
	join(
		ellipse(0, 2, 34, 7, '#5A2C08', { opacity: 0.25 }),
		path('M-18 0C-40 -4 -52 6 -66 -2C-52 14 -30 12 -12 8Z', c.b2),
		path('M-24 0C-30 -40 -22 -92 0 -96C22 -92 30 -40 24 0Z', c.b),
		path('M-12 -4C-16 -40 -10 -76 2 -78C14 -74 16 -36 12 -4Z', c.belly), ellipse(-14, 0, 12, 6, c.b2),
		ellipse(16, 0, 12, 6, c.b2), polyline([[-16, -66], [-6, -44], [4, -40]], c.b2, 9),
		polyline([[18, -66], [12, -44], [2, -38]], c.b2, 9),
		at(
			0, -108,
			look === 0
				? join(
					circle(-19, -6, 7, c.d), circle(19, -6, 7, c.d), ellipse(0, 0, 22, 21, c.b),
					ellipse(0, 9, 11, 9, c.belly), ellipse(-9, -3, 6.6, 7.6, c.d), ellipse(9, -3, 6.6, 7.6, c.d),
					circle(-8.4, -4, 2.4, '#fff'), circle(9.6, -4, 2.4, '#fff'), ellipse(0, 6, 4.6, 3.2, c.d),
					stroke('M-4 12Q0 15 4 12', c.d, 1.8),
				)
				: at(
					0, 0,
					join(
						circle(-13, -5, 7, c.d), ellipse(0, 0, 21, 19, c.b),
						path('M12 -10C26 -8 36 2 35 8C28 14 14 14 8 10Z', c.belly),
						path('M10 -12C22 -12 30 -4 34 4L20 6Z', c.b), ellipse(35, 4, 4.6, 3.8, c.d),
						ellipse(11, -3, 7, 7, c.d), circle(13, -4.4, 2.2, '#fff'),
					),
					1, look > 0 ? -6 : -2, look < 0,
				),
		),
	),
	s,
);

/** The part that still says which game it is when the cover is small. */
export const small = '80 150 150 150';

export function cover(id: string): Picture {
	const c = { b: '#D9964A', b2: '#B87431', belly: '#FBE0AE', d: '#3E2010' };
	const acacia = (x: number, y: number, s: number) => at(
		x, y,
		join(
			path(
				'M-5 0C-3 -40 -6 -60 -26 -84L-20 -86L-2 -66L4 -92L10 -92L6 -62L30 -84L34 -80C12 -58 8 -34 7 0Z',
				'#5A2C08',
			),
			path(
				curve(
					[[-76, -84], [-52, -106], [-10, -112], [34, -110], [72, -98], [86, -82], [40, -78], [-30, -76]],
					true, 0.6,
				),
				'#2F6B3A',
			),
			path(curve([[-30, -104], [0, -124], [44, -118], [64, -104], [16, -98]], true, 0.6), '#3F8A4B'),
		),
		s,
	);
	return {
		defs: `<linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F07A2E"/><stop offset=".6" stop-color="#FFC25A"/><stop offset="1" stop-color="#FFE7A6"/></linearGradient>`,
		layers: {
			sky: [
				rect(0, 0, WIDTH, HEIGHT, `url(#${id}s)`), circle(206, 132, 62, '#FFF0BE'),
				circle(206, 132, 88, '#FFF0BE', { opacity: 0.3 }),
			],
			back: [
				path('M0 238L60 214L104 226L160 200L214 226L300 206V400H0Z', '#E08A3A'),
				path('M0 258Q90 232 180 252T300 244V400H0Z', '#C96F24'), acacia(66, 252, 1.15), acacia(268, 248, 0.62),
			],
			middle: [
				path('M0 286Q80 264 160 282T300 276V400H0Z', '#A9551A'),
				path('M0 340Q120 318 300 336V400H0Z', '#7E3C10'),
			],
			subject: [
				meerkat(84, 318, 0.86, -1, c), meerkat(222, 322, 0.92, 1, c), meerkat(152, 352, 1.32, 0, c),
				brackets(98, 166, 110, 112, 22, '#FFFFFF', 5),
			],
			front: [
				times(
					22,
					(i) => path(
						`M${i * 15 - 12} 404q4 -${18 + (i * 37) % 26} ${(i % 3 - 1) * 10} -${34 + (i * 53) % 34}q6 ${14} ${8 + (i % 3) * 2} 60Z`,
						i % 2 ? '#3E2010' : '#542A0E',
					),
				),
				die(52, 372, 0.92, 5, undefined, -9), die(252, 366, 0.82, 3, undefined, 12),
			],
		},
	};
}
