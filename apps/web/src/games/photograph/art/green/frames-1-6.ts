// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, mix, path, polygon, polyline, rect, stroke, WIDTH } from '../../../../art/kit.ts';
import type { Frames, Shot } from '../story.ts';
import { bow, can, seamstress, spool, tuba, tubist } from './cast.ts';
import type { Inks } from './light.ts';
import { bean, curl, leaf, vine, wind } from './plants.ts';
import { across, crop, crumbs, front, hole, lane, planter, rail, rays, shutter, sill, sky, win } from './stage.ts';

export const FRAMES_1_TO_6: Frames<(c: Inks, id: string) => Shot> = {
	1: (c: Inks, id: string) => ({
		back: [front(c, 5), lane(c, id, 246)],
		subject: [
			hole(c, 42, 34, 146, 250), shutter(c, -4, 30, 34, 258), shutter(c, 200, 30, 36, 258),
			crop(id, 300, seamstress(c, {
				x: 90, y: 426, h: 318, arms: [[66, 92], [0, 10]], tilt: -8,
				near: join(
					at(3, -11.4, bean(c, 0.48, -20)), polyline([[-1, -1], [-1, -7]], c.skinA, 3.4),
					polyline([[2, 1], [7, -6]], c.skinA, 3.4),
				),
			})),
			rays(c, 166, 114, 25, 13, 4.4, [-76, -38, 0, 38, 76]), sill(c, 16, 300, 208), planter(c, 22, 250, 196, 54),
			win(c, 60, 366, 110, 60, { base: 0 }),
		],
		zoom: [110, 190, 1.3],
	}),
	2: (c: Inks, id: string) => ({
		back: [across(c, id)],
		middle: [
			sill(c, -4, 196, 308, 16), rect(0, 218, WIDTH, 60, c.room), at(208, 240, can(c, 1.14)),
			path('M-4 400V252Q40 228 90 240T190 236T304 248V400Z', c.soil), crumbs(c, 3, 0, 262, 300, 86, 34),
		],
		subject: [
			ellipse(150, 290, 46, 17, c.soil3), at(154, 280, bean(c, 1.7, 8)),
			path('M102 292Q126 308 152 306T202 290Q208 318 152 322Q94 320 102 292Z', c.soil2),
			polyline([[-10, -6], [84, 116]], c.pink, 74),
			polyline([[62, 88], [86, 118]], c.pink2, 78, { 'stroke-linecap': 'butt' }),
			ellipse(118, 150, 46, 44, c.skinA),
			[0, 1, 2, 3].map(
				(i) => rect(
					120 - i * 5, 102 + i * 23, 72 - i * 3, 25, i % 2 ? mix(c.skinA, '#ffffff', 0.07) : c.skinA, 12,
				),
			),
			polyline([[104, 168], [122, 218], [146, 256]], mix(c.skinA, '#ffffff', 0.1), 34),
			ellipse(150, 256, 8, 12, mix(c.skinA, '#ffffff', 0.45), { transform: 'rotate(-32 150 256)' }),
			rect(-4, 350, 308, 54, c.pot), rect(-4, 350, 308, 8, mix(c.pot, '#ffffff', 0.2)),
			rect(-4, 388, 308, 20, c.pot2),
		],
		zoom: [150, 210, 1.06],
	}),
	3: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(176, 176, 112, '#FFF6CF'), circle(176, 176, 150, '#FFF6CF', { opacity: 0.35 }),
			at(0, 0, join(
				rect(-4, 150, 66, 250, c.pale), rect(-4, 142, 74, 10, c.pale2), rect(10, 176, 34, 54, c.wall, 2),
				rect(258, 120, 60, 280, c.pale), rect(250, 112, 60, 10, c.pale2), rect(270, 146, 34, 54, c.wall, 2),
			)),
		],
		middle: [path('M-4 400V318Q60 286 150 288T304 314V400Z', c.soil), crumbs(c, 8, 0, 326, 300, 34, 18)],
		subject: [
			stroke('M150 306C150 284 148 262 168 240C204 204 212 160 184 132C158 108 118 118 104 156', c.leafD, 25),
			stroke('M146 306C146 284 144 262 164 240C200 204 208 160 180 132C156 110 118 118 104 154', c.leafE, 16),
			at(100, 178, join(
				path('M2 -28C26 -22 28 12 8 34C-8 20 -10 -12 2 -28Z', c.leafF),
				path('M2 -28C-20 -20 -24 14 -2 36C10 18 10 -12 2 -28Z', c.leafE), at(-14, 4, bean(c, 1.1, 70)),
			)),
			path('M104 232C110 243 112 247 112 252A9 9 0 0 1 94 252C94 247 98 243 104 232Z', c.white, { opacity: 0.92 }),
			path('M92 306Q110 270 132 290Q150 300 166 286Q196 276 210 310Q150 330 92 306Z', c.soil2),
			[[84, 296, 7], [222, 298, 8], [240, 286, 4], [70, 284, 4]].map(([x, y, r]) => circle(x, y, r, c.soil2)),
			rect(-4, 366, 308, 40, c.pot), rect(-4, 366, 308, 7, mix(c.pot, '#ffffff', 0.2)),
			at(248, 366, join(
				path(
					'M-34 0C-30 -8 10 -10 22 -6C30 -14 34 -22 36 -28L40 -26L38 -18L46 -26L49 -23C42 -12 42 0 32 0Z',
					c.leafF,
				),
				circle(-2, -18, 19, c.trim),
				stroke('M-2 -18C2 -22 8 -16 4 -11C-2 -5 -13 -11 -11 -20C-9 -31 8 -33 12 -22', c.pot, 4),
			)),
		],
		zoom: [150, 210, 1.08],
	}),
	4: (c: Inks, id: string) => ({
		back: [front(c, 9)],
		subject: [
			hole(c, 48, 120, 180, 200, false), shutter(c, -6, 116, 40, 206), shutter(c, 242, 116, 64, 206),
			polygon([[30, 84], [60, 84], [30, 116]], c.ink), polygon([[270, 84], [240, 84], [270, 116]], c.ink),
			at(70, 4, tuba(c, 0.8)), rail(c, 18, 282, -10, 68, 22),
			crop(id, 340, seamstress(c, { x: 92, y: 470, h: 300, lean: 8, arms: [[112, 24], [96, 34]], tilt: -24 })),
			polyline([[206, 318], [206, 76]], c.bean, 3.6), bow(c, 206, 80), circle(203, 198, 11, c.skinA),
			sill(c, 12, 356, 276), planter(c, 24, 298, 252, 60), stroke('M204 304C206 290 200 280 204 266', c.leafE, 8),
			leaf(204, 268, 1.75, -64, c.leafE, c.leafF), leaf(204, 268, 1.75, 60, c.leafE, c.leafC),
			at(54, 278, spool(c, 1.1)), stroke('M205 314Q150 340 66 288', c.bean2, 3),
		],
		zoom: [150, 226, 1.1],
	}),
	5: (c: Inks, id: string) => ({
		back: [front(c, 12), win(c, 26, 20, 130, 260, { glass: c.room, base: 0 }), lane(c, id, 264, 96)],
		subject: [
			at(70, 150, tuba(c, 1.5, -14)),
			crop(id, 338, tubist(c, { x: 96, y: 446, h: 344, lean: 36, arms: [[-6, 132], [16, 121]], tilt: 24 })),
			rail(c, 14, 256, 246, 336, 22), ellipse(200, 246, 13, 10, mix(c.skinB, '#A05A30', 0.2)),
			ellipse(174, 244, 14, 11, c.skinB),
			vine(
				c, [[240, 410], ...wind(238, 400, 238, 250, 5, 13), [226, 216], [240, 186]],
				{ gap: 22, s: 1.05, w: 6, seed: 4 },
			),
			curl(240, 190, 1.1, c.leafE, 7, 10),
		],
		zoom: [150, 210, 1.06],
	}),
	6: (c: Inks, id: string) => ({
		back: [
			front(c, 14), lane(c, id, 246, 60), win(c, 50, 140, 84, 190, { glass: c.room, base: 0 }),
			win(c, 64, -40, 120, 60), shutter(c, 32, -40, 26, 64), shutter(c, 190, -40, 26, 64),
		],
		subject: [
			rect(90, 318, 70, 10, c.gold3, 3), polyline([[98, 326], [94, 352]], c.gold3, 7),
			polyline([[152, 326], [156, 352]], c.gold3, 7),
			tubist(c, {
				x: 122, y: 312, h: 262, lean: 4, legs: [[3, 0], [-5, 0]], arms: [[-14, 66], [164, 4]], tilt: -30,
			}),
			at(92, 184, tuba(c, 0.92, -76)),
			polyline([[122, 116], [98, 164], [134, 186]], mix(c.vest, '#7A9A70', 0.3), 24),
			circle(138, 188, 11, c.skinB), polyline([[164, 28], [206, 262]], c.bean, 3.6), bow(c, 164, 28),
			rail(c, 14, 236, 268, 352, 22),
			vine(
				c,
				[
					[206, 410], ...wind(206, 400, 206, 290, 4, 12), [200, 262], [170, 264], [130, 256], [84, 268],
					[50, 258],
				],
				{ gap: 16, s: 0.9, w: 5, seed: 7 },
			),
			vine(c, wind(206, 262, 193, 190, 4, 8), { gap: 15, s: 0.75, w: 4, seed: 3 }),
		],
		zoom: [136, 190, 1.06],
	}),
};
