// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, path, rect, stroke, times, WIDTH } from '../../../../art/kit.ts';
import type { Frames, Shot } from '../story.ts';
import { catHang, catWash, gull } from './animals.ts';
import { bag, conductor, driver, fisher, runners } from './cast.ts';
import type { Inks } from './light.ts';
import { gate, seaside, windowFrame } from './props.ts';
import { bridge, cappedHeads, faded, ground, houses, school, sky, tram, wire } from './stage.ts';

export const FRAMES_7_TO_12: Frames<(c: Inks, id: string) => Shot> = {
	7: (c: Inks, id: string) => ({
		back: [
			sky(id),
			houses(c, 330, [
				[150, 62, 138, c.wallD, 'gable'], [212, 52, 172, c.wallB], [262, 60, 120, c.wallA, 'gable'],
				[-4, 150, 60, c.wallB],
			]),
			wire(c, 28),
		],
		middle: [ground(c, 350)],
		subject: [
			tram(c, -10, 350, 1.4, {
				inside: cappedHeads(c), cab: driver(c, { x: 98, y: -36, lean: 10, arms: [[150, 14], [10, 60]] }),
				out: [
					stroke(
						'M124 -200q8 -8 4 -20M136 -194q14 -12 8 -32M86 -200q-8 -8 -4 -20M74 -194q-14 -12 -8 -32',
						c.brass, 4,
					),
				],
			}),
			catWash(c, 226, 366, 1.12),
		],
		zoom: [196, 250, 1.2],
	}),
	8: (c: Inks, id: string) => ({
		back: [
			sky(id),
			houses(c, 330, [
				[110, 76, 150, c.wallD, 'gable'], [186, 52, 172, c.wallB], [236, 80, 120, c.wallA, 'gable'],
				[-4, 114, 60, c.wallB],
			]),
			wire(c, 28),
		],
		middle: [
			ground(c, 338), path('M236 404L258 326H304V404Z', c.kerb), path('M228 404L252 326H258L236 404Z', c.cream2),
		],
		subject: [
			tram(c, -90, 340, 1.4, {
				inside: cappedHeads(c), cab: driver(c, { x: 98, y: -36, lean: 6, arms: [[16, 60], [10, 60]] }),
			}),
			ellipse(138, 388, 70, 8, c.ink, faded(0.25)), catHang(c, 234, 160, 1.12),
			conductor(c, {
				x: 132, y: 384, h: 246, lean: -7, legs: [[26, 10], [-24, 12]], arms: [[98, -4], [94, -2]], tilt: -8,
				front: bag(c),
			}),
		],
		zoom: [168, 252, 1.14],
	}),
	9: (c: Inks, id: string) => ({
		back: [sky(id), at(46, 26, school(c, 330), 0.7), rect(0, 222, 300, 100, c.street), gate(c), runners(c)],
		subject: [windowFrame(c)], zoom: [170, 170, 1.3],
	}),
	10: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(66, 96, 26, '#FFF0C0'), circle(66, 96, 44, '#FFF0C0', faded(0.3)),
			houses(c, 232, [
				[188, 26, 176, c.far, 'gable'], [214, 30, 160, c.farB], [244, 24, 178, c.far, 'gable'],
				[268, 40, 150, c.farB],
			]),
			path('M-4 236V208L60 196L130 214L200 206L304 214V236Z', c.farB),
		],
		middle: [
			rect(0, 228, WIDTH, 180, c.wallC), rect(0, 228, WIDTH, 34, c.wallA),
			times(
				24,
				(i) => rect(
					(i * 97) % 330 - 30, 238 + i * 6.6, 20 + i * 2.6, 2 + i * 0.16, i % 3 ? c.wallB : c.cream, 2,
					faded(0.6),
				),
			),
			times(7, (i) => rect(50 - i * 3 + i % 2 * 8, 244 + i * 15, 34 + i * 4, 4, '#FFF0C0', 2, faded(0.8))),
		],
		subject: [bridge(c), tram(c, 128, 200, 0.3), gull(c, 196, 112, 1.05, -6)], zoom: [150, 170, 1.35],
	}),
	11: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(246, 166, 32, '#FFF3C4'), circle(246, 166, 54, '#FFF3C4', faded(0.3)),
			rect(0, 190, WIDTH, 100, c.sea), rect(0, 190, WIDTH, 5, c.sea2),
			times(
				13,
				(i) => rect((i * 73) % 300 - 10, 202 + i * 6, 24 + i * 2, 2.8, i % 2 ? c.cream : c.sea2, 1.4, faded(0.8)),
			),
			times(6, (i) => rect(228 + i % 2 * 8, 196 + i * 9, 34 - i % 3 * 6, 3.4, '#FFF3C4', 1.7)),
			path('M-4 292Q40 276 90 286T190 284T304 274V340H-4Z', c.kerb),
		],
		middle: [ground(c, 344)],
		subject: [
			tram(c, 96, 346, 1.16, {
				pole: false, pane: c.sea,
				inside: [
					rect(-90, -150, 210, 22, '#FFC48A'),
					fisher(c, { x: 12, y: -31, h: 111, lean: 4, arms: [[72, 16], [58, 20]], tilt: -6 }),
				],
				out: [
					stroke('M34 -98L166 -204', c.ink, 3.4), stroke('M166 -204Q172 -150 164 -104', c.white, 1.8),
					circle(164, -98, 7, c.red2), path('M157 -98A7 7 0 0 1 171 -98Z', c.white),
					circle(44, -109, 4.4, c.skin2),
				],
			}),
			path('M-4 404V380Q60 368 120 386T304 376V404Z', c.kerb),
			[[24, 386], [40, 390], [258, 384], [276, 388]].map(
				([x, y]) => stroke(`M${x} ${y}q-2 -14 -8 -22M${x} ${y}q1 -16 2 -26M${x} ${y}q4 -12 10 -18`, c.petrol, 3),
			),
			gull(c, 60, 70, 0.5),
		],
		zoom: [185, 230, 1.3],
	}),
	12: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(150, 196, 58, '#FFE9A0'), circle(150, 196, 88, '#FFE9A0', faded(0.28)),
			rect(0, 214, WIDTH, 120, c.sea2),
			times(
				16,
				(i) => rect(
					150 - 50 + (i * 37) % 34 - 10 + (i % 3) * 4, 218 + i * 7, 60 + (i * 23) % 30, 3.4, '#FFD98A', 1.7,
					faded(0.9),
				),
			),
			times(12, (i) => rect((i * 89) % 300, 222 + i * 9, 26, 2.6, c.sea, 1.3)),
			path('M0 326Q60 312 130 322T300 316V404H0Z', c.kerb),
		],
		subject: [seaside(c)], zoom: [150, 236, 1.3],
	}),
};
