// biome-ignore-all format: drawings are rows of coordinates

import { die } from '../../art/die.ts';
import {
	at, circle, type Drawing, ellipse, fur, group, HEIGHT, join, type Point, path, polygon, polyline, rect, stroke,
	WIDTH,
} from '../../art/kit.ts';
import type { Picture } from '../../art/picture.ts';

/** The part that still says which game it is when the cover is small. */
export const small = '80 110 150 150';

export function cover(id: string): Picture {
	const R = 80;
	const hx = (q: number, r: number): Point => [150 + R * 1.5 * q, 196 + R * Math.sqrt(3) * (r + q / 2)];
	const hex = (x: number, y: number, k = R - 3) => [0, 1, 2, 3, 4, 5].map(
		(i): Point => [x + Math.cos(i * Math.PI / 3) * k, y + Math.sin(i * Math.PI / 3) * k],
	);
	const tile = (q: number, r: number, base: string, dark: string, art: Drawing, i: number) => {
		const [x, y] = hx(q, r);
		return join(
			polygon(hex(x, y + 9), dark), `<clipPath id="${id}h${i}">${polygon(hex(x, y), '#000')}</clipPath>`,
			group([polygon(hex(x, y), base), at(x, y, art)], { 'clip-path': `url(#${id}h${i})` }),
		);
	};
	const forest = join(
		[[-46, 30], [-16, 44], [22, 36], [52, 20], [-60, -10], [58, -24]].map(
			([x, y], i) => join(rect(x - 3, y, 6, 18, '#5A3310'), fur(x, y - 8, 21, 20, i % 2 ? '#1F7A45' : '#2F9C5A', {
				n: 14, amp: 0.1, seed: i + 2,
			})),
		),
	);
	const panda = at(0, -6, join(
		circle(-25, -27, 13, '#1B1B20'), circle(25, -27, 13, '#1B1B20'), ellipse(0, 0, 37, 34, '#FFFDF6'),
		ellipse(-14, -2, 10, 12, '#1B1B20', { transform: 'rotate(24 -14 -2)' }),
		ellipse(14, -2, 10, 12, '#1B1B20', { transform: 'rotate(-24 14 -2)' }), circle(-13, -4, 3.6, '#fff'),
		circle(13, -4, 3.6, '#fff'), ellipse(0, 12, 7, 5, '#1B1B20'), stroke('M-8 20Q0 26 8 20', '#1B1B20', 2.6),
	));
	const lion = at(0, 0, join(
		fur(0, 0, 44, 42, '#A9551A', { n: 22, amp: 0.14 }), circle(-24, -22, 9, '#F2B04A'),
		circle(24, -22, 9, '#F2B04A'), ellipse(0, 2, 30, 30, '#F7C465'), ellipse(0, 14, 16, 13, '#FFF0CE'),
		circle(-11, -4, 4, '#3E2010'), circle(11, -4, 4, '#3E2010'), path('M-7 6H7L0 13Z', '#3E2010'),
		stroke('M0 13V18M0 18Q-6 23 -10 18M0 18Q6 23 10 18', '#3E2010', 2.2),
	));
	const penguin = at(0, 6, join(
		path('M-28 44C-34 -10 -22 -46 0 -46C22 -46 34 -10 28 44Z', '#16324F'),
		path('M-18 44C-22 0 -16 -22 0 -20C16 -22 22 0 18 44Z', '#FFFDF6'), circle(-9, -24, 4, '#fff'),
		circle(9, -24, 4, '#fff'), circle(-8.4, -24, 2, '#16324F'), circle(8.4, -24, 2, '#16324F'),
		path('M-7 -16H7L0 -6Z', '#F58A1F'), path('M-28 -6C-44 10 -42 26 -36 30L-26 12Z', '#16324F'),
		path('M28 -6C44 10 42 26 36 30L26 12Z', '#16324F'),
	));
	const ibex = at(0, 8, join(
		stroke('M-12 -28C-40 -60 -58 -40 -52 -16', '#5A4632', 9), stroke('M12 -28C40 -60 58 -40 52 -16', '#5A4632', 9),
		path('M-20 -30C-20 -44 20 -44 20 -30L14 22Q0 36 -14 22Z', '#B79872'),
		path('M-12 4L12 4L9 24Q0 32 -9 24Z', '#E6D2B0'),
		ellipse(-26, -24, 11, 5, '#8F744F', { transform: 'rotate(20 -26 -24)' }),
		ellipse(26, -24, 11, 5, '#8F744F', { transform: 'rotate(-20 26 -24)' }), circle(-10, -14, 3.6, '#2B1C0E'),
		circle(10, -14, 3.6, '#2B1C0E'), ellipse(0, 18, 6, 3.6, '#5A4632'), path('M-6 28L0 46L6 28Z', '#8F744F'),
	));
	const water = stroke(
		'M-80 -30q10 -9 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0M-80 30q10 -9 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0M-80 54q10 -9 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0',
		'#9FD8F0', 4,
	);
	const peaks = join(
		polygon([[-80, 40], [-40, -36], [0, 40]], '#8A93A6'),
		polygon([[-52, -13], [-40, -36], [-28, -13], [-40, -4]], '#FFFFFF'),
		polygon([[0, 50], [44, -50], [90, 50]], '#737C90'),
		polygon([[31, -20], [44, -50], [57, -20], [44, -10]], '#FFFFFF'),
	);
	const grass = [[-50, 40], [-30, 52], [44, 46], [58, 30], [-56, -20], [54, -30]].map(
		([x, y]) => stroke(`M${x} ${y}q-2 -12 -8 -16M${x} ${y}q0 -14 2 -20M${x} ${y}q4 -10 9 -13`, '#8A4A12', 3),
	);
	const tower = (x: number, y: number, roof: string) => at(x, y, join(
		ellipse(0, 4, 26, 8, '#000', { opacity: 0.2 }), polyline([[-13, 2], [-9, -40]], '#6B4423', 5),
		polyline([[13, 2], [9, -40]], '#6B4423', 5), polyline([[-12, -8], [12, -26]], '#6B4423', 3.4),
		polyline([[12, -8], [-12, -26]], '#6B4423', 3.4), rect(-19, -50, 38, 13, '#A9713C', 2),
		rect(-15, -66, 30, 18, '#3E2A18'), path('M-24 -64L0 -92L24 -64Z', roof),
		polyline([[0, -92], [0, -108]], '#3E2A18', 2.4), path('M0 -108L15 -102L0 -97Z', '#E2452F'),
	));
	const tiles: [q: number, r: number, base: string, dark: string, art: Drawing][] = [
		[-1, 0, '#2A93C7', '#1A6E9A', [water]], [0, -1, '#9AA4B6', '#6C7588', [peaks]],
		[1, -1, '#F0B63E', '#B8821C', [grass, at(0, 4, lion, 1.02)]],
		[0, 0, '#4FB36F', '#2C7F48', [at(0, 4, forest, 0.98), at(0, 8, panda, 1)]],
		[-1, 1, '#F0B63E', '#B8821C', [grass]], [1, 0, '#2A93C7', '#1A6E9A', [water, at(0, 0, penguin, 1)]],
		[0, 1, '#9AA4B6', '#6C7588', [at(0, 26, peaks, 0.9), at(0, 0, ibex, 1)]],
		[-1, 2, '#4FB36F', '#2C7F48', [forest]], [1, 1, '#4FB36F', '#2C7F48', [forest]],
		[0, -2, '#4FB36F', '#2C7F48', [forest]], [-1, -1, '#4FB36F', '#2C7F48', [forest]],
		[1, -2, '#2A93C7', '#1A6E9A', [water]], [0, 2, '#F0B63E', '#B8821C', [grass]],
	];
	return {
		defs: '',
		layers: {
			sky: [rect(0, 0, WIDTH, HEIGHT, '#CFE6C4')], back: [],
			middle: [
				tiles.sort((a, b) => hx(a[0], a[1])[1] - hx(b[0], b[1])[1]).map(
					(t, i) => tile(t[0], t[1], t[2], t[3], join(t[4]), i),
				),
			],
			subject: [tower(72, 132, '#2B2B33'), tower(228, 270, '#9A5A2A')],
			front: [
				die(40, 254, 0.86, 2, { front: '#F7D27A', top: '#FFE7AE', side: '#D9A93E', pip: '#3E2010' }, -6),
				die(262, 372, 0.8, 6, { front: '#BFE6CB', top: '#E0F5E6', side: '#86C49A', pip: '#0E3A20' }, 8),
			],
		},
	};
}
