// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, type Drawing, ellipse, HEIGHT, join, mix, noise, path, polygon, polyline, rect, stroke, times, WIDTH,
} from '../../../../art/kit.ts';
import type { Layers } from '../story.ts';
import type { Inks, Morning } from './light.ts';

const slot = (i: number) => 22.5 + i * 20.5;

const SHELF = 178;

export const loaf = (c: Inks, s = 1, rot = 0) => at(
	0, 0,
	join(
		path('M-10 0C-12.4-10-6.4-15.6 0-15.6C6.4-15.6 12.4-10 10 0Z', c.crust),
		path('M-10 0C-11-4-10.6-6-9.6-8.4C-6-3.4 6-3.4 9.6-8.4C10.6-6 11-4 10 0Z', c.crust2),
		path('M-7.4-9.6C-6-13.4-2-14.4 1-14.2C-1-12.6-4.6-11.6-7.4-9.6Z', c.crustL),
		stroke('M-3.4-6.4Q-1-10-1.6-13.4M2.6-6.2Q4.6-9 4-12.4', c.flour, 1.5),
	),
	s, rot,
);

const emblem = (fill: string, line: string) => join(
	path('M-17 9C-22-8-10-15 0-15C10-15 22-8 17 9Z', fill),
	stroke('M-8 1Q-5-5-6-10M1 1Q4-5 3-11M10 1Q12-4 11-8', line, 2.6),
);

/** The turning sign: moon = shut, sun = open. */
const sign = (c: Inks, open: boolean, x = 66, rot = 0) => at(
	x, 84,
	join(
		polyline([[-20, 18], [0, -2], [20, 18]], c.ink, 1.8), rect(-31, 14, 62, 44, c.ink, 7),
		rect(-28, 17, 56, 38, open ? c.mint : c.moon, 5),
		open
			? join(
				circle(0, 36, 9, '#FFE36A'),
				[0, 45, 90, 135, 180, 225, 270, 315].map(
					(a) => at(0, 36, polyline([[0, -12], [0, -15]], '#FFE36A', 3), 1, a),
				),
			)
			: join(
				path('M5 23A13.4 13.4 0 1 0 14 42A11 11 0 0 1 5 23Z', '#FFF0B4'), circle(-16, 28, 1.8, '#FFF0B4'),
				circle(17, 27, 1.4, '#FFF0B4'),
			),
	),
	1, rot,
);

const awning = (c: Inks, up: boolean) => up
	? join(
		rect(8, 66, 254, 14, c.awnS, 7), rect(8, 66, 254, 7, c.awn2, 4),
		[14, 50, 86, 122, 158, 194, 230].map((x) => rect(x, 66, 18, 14, c.awn, 3)),
	)
	: join(
		polygon([[8, 84], [262, 84], [262, 98], [8, 98]], c.ink, { opacity: 0.16 }),
		times(
			11,
			(i) => {
				const a = 14 + i * 22.2;
				const b = 2 + i * 24.4;
				return path(`M${a} 30h22.2L${b + 24.4} 78q0 12 -12.2 12q-12.2 0 -12.2 -12Z`, i % 2 ? c.awn2 : c.awn)
					+ path(
						`M${b} 76h24.4v2q0 12 -12.2 12q-12.2 0 -12.2 -12Z`, i % 2 ? c.frame2 : c.awnS,
						{ opacity: 0.55 },
					);
			},
		),
		rect(10, 25, 252, 8, c.dark, 4),
	);

const oven = (c: Inks) => join(
	path('M-58 72V-8C-58-52 58-52 58-8V72Z', c.oven),
	[-44, -22, 0, 22, 44].map((a) => at(0, 10, rect(-4.5, -58 + Math.abs(a) * 0.14, 9, 15, c.oven2, 2), 1, a)),
	path('M-36 72V8C-36-26 36-26 36 8V72Z', c.ink), path('M-30 72V10C-30-18 30-18 30 10V72Z', '#FF8A1E'),
	path('M-22 72C-26 48-12 42-12 22C0 32 0 44 4 50C8 42 14 40 14 28C24 42 26 56 20 72Z', '#FFD23C'),
	path('M-10 72C-12 58-4 54-2 44C6 54 10 60 8 72Z', '#FFF6BE'), rect(-44, 68, 88, 9, c.oven2, 3),
);

const pendant = (c: Inks, on: boolean) => join(
	polyline([[140, 80], [140, 104]], c.ink, 2.4),
	path('M120 122C122 106 132 102 140 102C148 102 158 106 160 122Z', on ? '#E4412C' : c.red2),
	on ? circle(140, 124, 9, '#FFF6C8') : ellipse(140, 122, 9, 3, c.frame2),
);

export interface Shop {
	/** The places on the shelf that hold a loaf. */
	readonly on?: readonly number[];
	readonly open?: boolean;
	readonly up?: boolean;
	readonly lamp?: boolean;
	readonly inside?: Drawing;
	readonly flour?: boolean;
	readonly signRot?: number;
}

export function stage(daylight: Inks, hour: Morning, id: string, shop: Shop = {}): Pick<Layers, 'sky' | 'back' | 'middle'> {
	const { on = [], open = true, up = false, lamp = false, inside = '', flour = false, signRot = 0 } = shop;
	const r = noise(5);
	const c = lamp ? { ...daylight, room: '#37203F', room2: '#432A4B', frame2: '#8A6A4A' } : daylight;
	const sky = join(
		rect(262, 0, 40, 306, `url(#${id}s)`),
		hour.sun ? circle(290, hour.sun[0], 40, hour.sun[1], { opacity: 0.4 })
			+ circle(290, hour.sun[0], 22, hour.sun[1]) : '',
		lamp ? [[280, 30], [292, 62], [276, 84], [290, 110]].map(([x, y]) => circle(x, y, 1.5, '#FFF2C8')) : '',
		polygon([[268, 306], [268, 190], [284, 168], [304, 186], [304, 306]], c.far), rect(280, 206, 11, 18, c.far2, 2),
		rect(280, 240, 11, 18, c.far2, 2),
	);
	const back = join(
		rect(0, 0, 270, 306, c.wall), rect(262, 0, 8, 306, c.wall2),
		[[4, 6], [236, 10], [190, 4], [44, 12]].map(([x, y]) => rect(x, y, 18, 7, c.wall2, 2)),
		rect(4, 74, 262, 194, c.wood2, 4), rect(12, 82, 246, 178, c.room),
		rect(12, 82, 246, 30, c.room2, 0, { opacity: 0.6 }),
		times(9, (i) => rect(12 + i * 28, 206, 26, 25, c.room2, 2) + rect(-2 + i * 28 + 14, 234, 26, 25, c.room2, 2)),
		inside ? '' : pendant(c, lamp),
		lamp ? polygon([[122, 124], [158, 124], [214, 260], [62, 260]], '#FFD75A', { opacity: 0.5 }) : '', inside,
		polygon([[12, 190], [12, 130], [44, 82], [84, 82]], '#fff', { opacity: lamp ? 0.06 : 0.2 }),
		rect(10, SHELF, 250, 6, lamp ? mix(c.wood, '#FFD75A', 0.35) : c.wood, 2),
		rect(10, SHELF + 5, 250, 3.4, c.wood2, 1.5),
		[40, 230].map((x) => path(`M${x} ${SHELF + 8}h7v14q-7 -2 -7 -14Z`, c.wood2)),
		on.map((i) => at(slot(i), SHELF, loaf(c))), rect(0, 268, 270, 38, c.base),
		[8, 73, 138, 203].map((x) => rect(x, 274, 58, 26, c.base2, 3)), rect(0, 258, 270, 12, c.frame, 3),
		rect(0, 267, 270, 4, c.frame2, 2),
		flour
			? join(
				path(
					'M4 259C10 250 22 252 30 249C44 242 60 250 74 246C90 238 104 240 118 244C138 236 160 238 176 245C190 241 206 248 220 247C234 244 252 250 264 259Z',
					'#FFF9E8',
				),
				path('M20 268h34q-4 8-9 8t-7-4t-8 2t-10-6ZM150 268h50q-6 12-14 9t-12-4t-11 2t-13-7Z', '#FFF9E8'),
			) : '',
		up && [
			rect(40, 14, 190, 42, c.awnS, 8), rect(44, 18, 182, 34, c.wall2, 6),
			[88, 135, 182].map((x) => at(x, 39, emblem(c.frame, c.awnS), 0.78)),
		],
		awning(c, up), sign(c, open, 66, signRot), polyline([[266, 104], [298, 104]], c.dark, 4),
		polyline([[286, 104], [286, 114]], c.dark, 2.4), circle(286, 128, 15, c.dark), circle(286, 128, 12.4, c.frame),
		at(286, 130.5, emblem(c.crust, c.frame), 0.46),
	);
	const middle = join(
		rect(0, 304, WIDTH, 96, c.pave), rect(0, 304, WIDTH, 6, c.pave2),
		[[328, 0], [356, 40], [390, 10]].map(
			([y, o], i) => join(
				rect(0, y, WIDTH, 2, c.pave2),
				[0, 1, 2, 3, 4, 5].map(
					(k) => polyline(
						[[o + k * (62 + i * 12) - 20, y], [o + k * (66 + i * 12) - 26, y + (i === 2 ? 12 : 26 + i * 8)]],
						c.pave2, 2,
					),
				),
			),
		),
		times(16, () => circle(r() * 300, 316 + r() * 80, 1.2 + r() * 1.4, c.pave2)),
	);
	const beam = hour.beam ? polygon(hour.beam, '#FFF3A0', { opacity: 0.24 }) : '';
	return { sky: [sky], back: [back], middle: [middle, beam] };
}

/** Inside, seen through the pane. */
export const bakehouse = (c: Inks) => join(
	rect(0, 0, WIDTH, HEIGHT, c.tile2),
	times(
		60,
		(i) => rect(
			(i % 5) * 64 - (Math.floor(i / 5) % 2 ? 32 : 0), Math.floor(i / 5) * 34 - 4, 60, 30,
			i % 7 === 3 ? c.wall : c.tile, 3,
		),
	),
	[170, 120].map((r) => circle(226, 116, r, '#FFE27A', { opacity: 0.3 })), at(226, 106, oven(c), 1.22),
);

export const pane = (c: Inks) => join(
	path(`M0 0H${WIDTH}V${HEIGHT}H0ZM12 12V386H288V12Z`, c.frame, { 'fill-rule': 'evenodd' }),
	path(`M12 12H288V386H12ZM17 17V381H283V17Z`, c.frame2, { 'fill-rule': 'evenodd' }),
);
