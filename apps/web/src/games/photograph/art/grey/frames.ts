// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, cloud, type Drawing, ellipse, HEIGHT, join, type Limb, path, person, polygon, polyline, rect, stroke,
	times, WIDTH,
} from '../../../../art/kit.ts';
import type { Frames, Shot } from '../story.ts';
import { air, bird, plumes, swarm } from './birds.ts';
import { BUILD, blackPlayer, board, cleaner, foot, ladder, piece, SIT, skate, sweeper, whitePlayer } from './cast.ts';
import type { Inks } from './light.ts';
import { bucket, drop, foam, glow, lampPost, leaf, litter, type Square, spark } from './stage.ts';

/** A frame: the camera's place on the stage and the state of the stage; ground and on are drawn in stage space. */
interface Scene extends Shot {
	readonly cam?: readonly [x: number, y: number, scale: number, turn?: number];
	readonly st?: Square;
	readonly ground?: Drawing;
	readonly on?: Drawing;
	readonly sky?: Drawing;
}

export const FRAMES: Frames<(c: Inks) => Scene> = {
	1: (c: Inks) => ({
		cam: [152, 192, 1], st: { hero: 1 },
		sky: [circle(66, 172, 72, '#FFF3E4', { opacity: 0.3 }), circle(66, 172, 42, '#FFF3E4')],
		ground: [litter(c, 21, 30), polygon([[128, 330], [236, 330], [330, 410], [176, 410]], c.ink, { opacity: 0.14 })],
		zoom: [140, 130, 1.35],
	}),
	2: (c: Inks) => ({
		cam: [162, 214, 0.92], st: { hero: 1, depth: 190 },
		ground: [
			litter(c, 8, 150, (x, y) => ((x - 172) / 150) ** 2 + ((y - 326) / 58) ** 2 < 1),
			ellipse(172, 328, 142, 54, c.white, { opacity: 0.85 }),
			ellipse(172, 328, 110, 39, c.tileB, { opacity: 0.7 }),
		],
		front: [
			times(9, (i) => leaf(86 + i * 31 % 60, 372 + i * 13 % 22, 1.6, i * 50, [c.leaf, c.leaf2, c.coral][i % 3])),
			polyline([[226, 212], [157, 356]], c.wood, 5),
			at(157, 356, path('M-7 0L7 0L16 34L-18 34Z', c.straw) + rect(-8, -4, 16, 8, c.coral, 2), 1, 22),
			sweeper(c, {
				x: 240, y: 388, h: 206, flip: true, arms: [[12, 80], [40, 4]], legs: [[14, 4], [-14, 0]], tilt: 8,
				lean: 4,
			}),
		],
		zoom: [170, 250, 1.2],
	}),
	3: (c: Inks) => ({
		cam: [172, 232, 2],
		subject: [
			bird(c, 84, 129, 1.35), bird(c, 222, 129, 1.35, { k: 1, flip: true }),
			blackPlayer(c, { x: 42, y: 384, h: 226, ...SIT, arms: [[52, 40], [30, 26]], tilt: 14 }),
			whitePlayer(c, { x: 260, y: 384, h: 226, flip: true, ...SIT, arms: [[46, 44], [30, 26]], tilt: 14 }),
			board(c, 151, 316, 106, 280, 84),
			([['r', 108, 310], ['p', 124, 310], ['q', 114, 296], ['p', 129, 296]] as const).map(
				([k, x, y]) => piece(k, x, y, 1.05, c.white),
			),
			([['p', 178, 310], ['r', 194, 310], ['p', 174, 296], ['q', 188, 296]] as const).map(
				([k, x, y]) => piece(k, x, y, 1.05, c.ink),
			),
			bird(c, 46, 197, 1.25, { k: 2 }),
		],
		zoom: [150, 240, 1.08],
	}),
	4: (c: Inks) => ({
		cam: [134, 186, 1], st: { hero: 1 },
		subject: [
			ellipse(110, 388, 50, 7, c.ink, { opacity: 0.2 }),
			person({
				...BUILD, x: 106, y: 386, h: 226, flip: true, coat: c.coral, coat2: c.coral2, sleeves: c.coral2,
				sleeves2: c.coral, skin: c.skin, hair: c.hair, hairStyle: 'long', trousers: c.cream,
				trousers2: c.cream2, shoe: c.teal, hem: -36, flare: 14, arms: [[-46, 104], [99, 0]],
				legs: [[12, 0], [-14, 0]], behind: path('M-4-80C-22-82-27-56-19-46L-4-46Z', c.teal),
				front: join(
					at(
						1, -98,
						path('M-15-2L0-24L15-2Z', c.stLL) + path('M-30-11L-15 5H15L30-11L0-5Z', c.white)
							+ stroke('M-13 0H-3M1 0H13M-10-3.4H-4M5-3.4H14M-4-10H4', c.stL, 1.3),
						0.95, -5,
					),
					polyline([[-6, -81], [6, -60]], c.ink, 1.6), rect(1, -63, 13, 9, c.ink, 2),
					circle(8, -58.5, 3.2, c.p0),
				),
			}),
		],
		front: [
			polyline([[262, 318], [238, 410]], c.ink, 5), polyline([[262, 318], [292, 410]], c.ink, 5),
			polyline([[262, 312], [264, 410]], c.lamp2, 5),
			at(
				262, 296,
				join(
					rect(-26, -20, 50, 36, c.ink, 5), rect(-8, -28, 22, 12, c.ink, 3),
					rect(-40, -12, 18, 22, c.lamp2, 3), rect(-43, -14, 5, 26, c.stLL, 2), circle(16, -12, 3, c.coral),
				),
				1, 6,
			),
			spark(252, 262, 2.2, '#FFF6D8'),
		],
		zoom: [140, 178, 1.04],
	}),
	5: (c: Inks) => ({
		cam: [140, 226, 1],
		subject: [
			swarm(c, 4, [[286, 0.62, 11, -6, 310], [308, 0.8, 9, -10, 312], [334, 1, 7, -10, 312]]),
			person({
				x: 108, y: 376, h: 190, coat: c.coral, coat2: c.coral2, skin: c.skin2, hair: c.ink, hat: 'scarf',
				hatColor: c.teal, trousers: c.st3, shoe: c.teal, hem: -26, flare: 17, arms: [[112, 0], [98, 22]],
				legs: [[4, 0], [-8, 0]], tilt: 12,
				near: at(
					2, 4,
					join(path('M-9-14L9-17L10 8L5 5L1 9L-4 5L-8 9Z', c.wood), path('M3-16L9-17L10 8L5 5Z', c.wood2)), 1,
					-8,
				),
			}),
			times(11, (i) => circle(170 + i * 13 % 31, 238 + i * 7, 3 + i % 3 * 0.7, c.bucket)),
			air(c, [[262, 236, 1, 2, 8, 10, 1]]), swarm(c, 9, [[366, 1.25, 6, -16, 320], [400, 1.55, 5, -24, 320]]),
		],
		zoom: [150, 270, 1.06],
	}),
	6: (c: Inks) => {
		const lN: Limb = [46, 60];
		const lF: Limb = [-52, 24];
		return {
			cam: [150, 210, 1.08, -7],
			subject: [
				air(c, [
					[36, 84, 0.8, 0, 24, 0, 1], [110, 34, 0.7, 1, -30, 8], [252, 66, 0.8, 0, -30],
					[284, 148, 1, 3, -24, 14], [24, 168, 0.9, 1, 30, 10, 1], [82, 130, 0.75, 3, 30, 0, 1],
				]),
				ellipse(156, 390, 90, 7, c.ink, { opacity: 0.22 }),
				person({
					...BUILD, x: 156, y: 384, h: 228, flip: true, lean: 24, coat: c.teal, coat2: c.teal2, skin: c.skin3,
					hair: c.hair, hat: 'cap', hatColor: c.bucket, trousers: c.st3, trousers2: c.ink, shoe: 'none',
					hem: -40, flare: 12, legs: [lN, lF], arms: [[-84, 14], [112, 6]], tilt: -16, scarf: c.coral,
					front: foot(lF, skate(c)) + foot(lN, skate(c)),
				}),
			],
			front: [
				air(c, [
					[262, 226, 1.5, 2, -24, 6], [24, 272, 1.1, 0, 26, 4, 1], [42, 362, 1.8, 1, 34, 10, 1],
					[286, 318, 1.4, 0, -34, 12], [190, 34, 1.1, 3, -40],
				]),
				plumes(c, [[222, 120, 0.7, -30, 1], [20, 40, 0.7, 60], [56, 166, 0.7, 100, 1], [130, 350, 0.8, 70, 1]]),
			],
			zoom: [150, 220, 1.04],
		};
	},
	7: (c: Inks) => ({
		back: [
			rect(0, 0, WIDTH, HEIGHT, c.plinth), rect(0, 0, 38, HEIGHT, c.far2), rect(262, 0, 38, HEIGHT, c.plinth2),
			rect(88, 26, 124, 104, c.plaque, 6), [88, 70, 80].map((w, i) => rect(104, 48 + i * 22, w, 8, c.stLL, 4)),
			rect(0, 250, WIDTH, 150, c.step), rect(0, 380, WIDTH, 20, c.step2),
		],
		subject: [
			blackPlayer(c, { x: 24, y: 416, h: 330, arms: [[20, 66], [14, 60]], tilt: -18 }),
			whitePlayer(c, { x: 276, y: 416, h: 330, flip: true, arms: [[20, 66], [14, 60]], tilt: -20 }),
			board(c, 150, 366, 250, 236, 168, 16),
			([['r', 92, 258, 1.5], ['p', 120, 266, 1.4], ['b', 106, 288, 1.7]] as const).map(
				([k, x, y, s]) => piece(k, x, y, s, c.white),
			),
			([['q', 196, 266, 1.6], ['r', 216, 288, 1.7], ['p', 182, 290, 1.6], ['k', 174, 256, 1.5]] as const).map(
				([k, x, y, s]) => piece(k, x, y, s, c.ink),
			),
			ellipse(158, 352, 82, 7, c.ink, { opacity: 0.35 }),
			piece('k', 88, 334, 3.3, c.stL, 84) + piece('k', 88, 331, 3.2, c.white, 84),
		],
		front: plumes(c, [
			[150, 92, 2, 34, 1], [64, 48, 1.2, -40], [238, 42, 1.4, 64, 1], [140, 186, 1.3, 110],
			[196, 172, 1.1, -20, 1], [254, 340, 1.2, 40], [36, 374, 1.3, 80, 1],
		]),
		zoom: [150, 270, 1.2],
	}),
	8: (c: Inks) => ({
		cam: [146, 112, 1.7], st: { bare: 1 }, sky: [cloud(80, 56, 0.9, c.white, c.pane)],
		back: [
			lampPost(c, 28, 474, 1.7, 0, [bird(c, -12, -128, 0.62, { k: 1 }), bird(c, 12, -128, 0.62)]),
			lampPost(c, 278, 450, 1.7, 0, [
				bird(c, -9, -128, 0.62, { flip: true }), bird(c, 14, -128, 0.62, { k: 3, flip: true }),
				bird(c, 0, -175, 0.66, { k: 2, flip: true }),
			]),
		],
		subject: [
			ladder(c, 66, 420, 120, 140, 19, 9),
			cleaner(c, {
				x: 96, y: 324, h: 196, arms: [[118, 16], [22, 8]], legs: [[20, 24], [-4, 4]], tilt: -12,
				near: at(1, -2, rect(-6, -5, 13, 10, c.bucket, 3), 1, -30),
			}),
			at(60, 256, bucket(c), 0.95),
			foam(c, [
				[158, 141, 8], [166, 149, 7], [150, 148, 6.5], [160, 156, 6], [152, 134, 5], [157, 168, 4],
				[172, 156, 5.4], [168, 139, 5], [176, 147, 4], [132, 104, 5], [146, 92, 3.4], [122, 88, 2.6],
				[140, 186, 3.6],
			]),
		],
		zoom: [140, 170, 1.3],
	}),
	9: (c: Inks) => ({
		cam: [136, 176, 1.12], st: { clean: 1, bucket: 1 }, on: ladder(c, 262, 322, 216, 196, 10, 7),
		subject: [
			cleaner(c, {
				x: 150, y: 264, h: 160, flip: true, sit: 21, legs: [[82, 74], [70, 40]], arms: [[44, 118], [-20, 30]],
				tilt: -6, near: circle(2, -4, 5.4, c.coral) + stroke('M2-9Q3-12 5-12.5', c.wood2, 1.4),
			}),
			[[226, 58, 1.2], [156, 46, 0.8], [244, 96, 0.7]].map(([x, y, s]) => spark(x, y, s, c.white)),
			drop(80, 196, 0.7, c.white), drop(86, 240, 0.6, c.white), bird(c, 34, 362, 1.1),
			bird(c, 112, 388, 1.25, { k: 2, flip: true }), bird(c, 76, 346, 0.9, { k: 1 }),
		],
		zoom: [125, 180, 1.35],
	}),
	10: (c: Inks) => ({
		cam: [107, 106, 2.1],
		st: { clean: 1, bucket: 1, bare: 1, guest: bird(c, -1, 30, 0.92, { pose: 'bath', k: 1, up: -4 }) },
		sky: [cloud(64, 60, 1, c.white, c.pane)],
		subject: [
			bird(c, 170, 138, 1.3, { k: 2, flip: true }), bird(c, 214, 143, 1.3, { flip: true }),
			bird(c, 30, 143, 1.2, { k: 3, flip: true }),
			[
				[14, 196, 1.2], [24, 232, 0.8], [186, 206, 1.3], [176, 238, 0.8], [44, 250, 0.9], [150, 256, 0.8],
				[96, 322, 1.2], [106, 352, 0.9], [200, 176, 0.8], [48, 306, 0.7],
			].map(([x, y, s]) => drop(x, y, s, c.water)),
		],
		zoom: [130, 190, 1.05],
	}),
	11: (c: Inks) => ({
		cam: [95, 186, 1.25], st: { clean: 1, bucket: 1, guest: bird(c, 2, 36, 0.66, { k: 2 }) },
		sky: [circle(30, 172, 72, '#FFE9C4', { opacity: 0.3 }), circle(30, 172, 44, '#FFE9C4')],
		on: bird(c, 118, 76, 0.74, { flip: true }),
		subject: [
			ellipse(136, 388, 110, 8, c.ink, { opacity: 0.2 }),
			blackPlayer(c, {
				x: 76, y: 386, h: 208, arms: [[62, 12], [-10, 6]], legs: [[8, 0], [-10, 0]],
				behind: at(-14, -62, board(c, 0, 14, 24, -12, 24, 2), 1, 12),
			}),
			whitePlayer(c, { x: 196, y: 386, h: 208, flip: true, arms: [[62, 12], [-16, 60]], legs: [[8, 0], [-10, 0]] }),
			[[134, 178, 1.1], [138, 206, 0.9], [132, 228, 0.8]].map(([x, y, s]) => drop(x, y, s, c.water)),
			stroke('M122 238l-8-6M146 238l8-6', c.water, 3),
		],
		zoom: [140, 196, 1.04],
	}),
	12: (c: Inks) => ({
		cam: [140, 190, 1.06],
		st: { lit: 1, clean: 1, bucket: 1, guest: bird(c, 1, 37, 0.92, { pose: 'sleep', k: 2 }) },
		sky: [
			[[30, 40], [100, 24], [284, 60], [272, 140], [62, 88]].map(([x, y]) => circle(x, y, 1.6, '#FFF2C8')),
			circle(194, 94, 84, '#F2EEDC', { opacity: 0.12 }), circle(194, 94, 60, '#EFECDF'),
			[[216, 66, 9], [228, 108, 6], [160, 118, 7]].map(([x, y, r]) => circle(x, y, r, '#DCD9CF')),
		],
		ground: [glow(20), glow(286)], zoom: [130, 140, 1.4],
	}),
};
