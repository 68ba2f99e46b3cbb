// biome-ignore-all format: drawings are rows of coordinates
import {
	at, boot, circle, ellipse, fur, join, mix, path, person, polygon, polyline, rect, stroke,
} from '../../../../art/kit.ts';
import type { Frames, Shot } from '../story.ts';
import { asleep, bareFoot, cobbler, hound, inMouth, oldMan, zzz } from './cast.ts';
import type { Inks } from './light.ts';
import { bench, laneEnd, park, shopFront, sky, wallRow } from './stage.ts';

export const FRAMES: Frames<(c: Inks, id: string) => Shot> = {
	1: (c: Inks, id: string) => ({
		back: [sky(id), laneEnd(c), shopFront(c)],
		subject: [ellipse(142, 300, 84, 8, c.ink, { opacity: 0.22 }), asleep(c, 138, 290, 1.3), zzz(c, 224, 226)],
		zoom: [160, 290, 1.3],
	}),
	2: (c: Inks, id: string) => ({
		back: [sky(id), laneEnd(c), shopFront(c, { shutter: 0.62, row: false })],
		subject: [
			ellipse(142, 302, 92, 8, c.ink, { opacity: 0.22 }),
			cobbler(c, { x: 136, y: 300, h: 252, legs: [[31, 0], [-31, 0]], arms: [[128, 30], [140, 24]], tilt: 26 }),
			asleep(c, 142, 296, 1.16, true),
		],
		zoom: [146, 212, 1.06],
	}),
	3: (c: Inks, id: string) => ({
		back: [sky(id), laneEnd(c), shopFront(c, { shutter: 1, gap: true })],
		subject: [
			ellipse(92, 330, 50, 8, c.ink, { opacity: 0.28 }),
			hound(c, {
				x: 112, y: 280, s: 2, rot: -46, legs: [50, 34, -34, -54], bends: [-6, 4, 10, -10], head: [-1, -5, 76],
				tail: -58,
			}),
			at(138, 203, boot(c.boot, c.boot2, c.lace), 1.18, -12),
		],
		zoom: [124, 230, 1.2],
	}),
	4: (c: Inks, id: string) => ({
		back: [sky(id), laneEnd(c), shopFront(c, { shutter: 1, gap: true })],
		subject: [
			ellipse(148, 372, 86, 9, c.ink, { opacity: 0.25 }),
			hound(c, {
				x: 144, y: 366, s: 1.72, legs: [34, -22, -28, 26], bends: [30, 14, -10, 24], tail: 14,
				head: [3, -9, -14], mouth: inMouth(c), eye: 'open', ear: 3,
			}),
			stroke('M20 300q14 -6 26 0M10 322q18 -8 32 0', c.trim, 3.4, { opacity: 0.7 }),
		],
		zoom: [185, 300, 1.3],
	}),
	5: (c: Inks, id: string) => ({
		back: [
			sky(id), wallRow(c),
			at(92, 306, join(
				rect(-76, -96, 152, 92, c.wood), rect(-76, -96, 152, 8, c.wood2),
				[0, 1, 2].map((i) => rect(-70 + i * 50, -74, 42, 60, c.wood2, 3)),
				[-62, -44, -26, -8, 10, 28, 46, 64].map((x, i) => circle(x - 1, -104, 10, i % 3 ? c.orange : '#F9A63A')),
				[-52, -34, -16, 4, 20, 38, 54].map((x) => circle(x, -120, 10, '#F9A63A')),
				[-40, -22, -4, 14, 30].map((x) => circle(x + 3, -135, 10, c.orange)), rect(-72, -230, 6, 140, c.wood2),
				rect(66, -230, 6, 140, c.wood2),
				[0, 1, 2, 3, 4, 5, 6].map(
					(i) => path(`M${-84 + i * 24} -246h24l-2 34q-11 12 -22 0Z`, i % 2 ? c.trim : c.teal),
				),
			)),
		],
		subject: [
			ellipse(150, 374, 80, 9, c.ink, { opacity: 0.25 }),
			hound(c, { x: 304, y: 372, s: 1.1, legs: [40, 30, -40, -30], tail: 20, bends: [0, 0, -20, -20] }),
			cobbler(c, {
				x: 150, y: 374, h: 232, lean: 20, legs: [[58, 74], [-44, 34]], arms: [[104, 10], [-62, 60]], blow: -14,
				flare: 14, tilt: -14,
			}),
			circle(226, 66, 17, c.orange), path('M224 50q6 -9 13 -6q-3 8 -11 8Z', c.leaf),
			stroke('M196 96q14 -2 20 -12M182 76q16 -2 24 -12', c.trim, 3.6),
		],
		zoom: [180, 205, 1.2],
	}),
	6: (c: Inks, id: string) => ({
		back: [sky(id), wallRow(c)],
		subject: [
			ellipse(150, 376, 140, 9, c.ink, { opacity: 0.22 }),
			person({
				x: 34, y: 372, h: 234, coat: c.moverA, skin: c.skin, hair: c.hair, hat: 'flat', hatColor: c.shop,
				trousers: c.pants, trousers2: c.shop2, shoe: c.ink, hem: -40, flare: 14, legs: [[20, 12], [-16, 4]],
				arms: [[54, 10], [50, 14]], lean: -8, legW: 12, legW2: 12, armW: 9,
			}),
			person({
				x: 270, y: 372, h: 290, flip: true, coat: c.teal, skin: c.skin2, hair: c.ink, trousers: c.wood2,
				trousers2: c.shop, shoe: c.ink, hem: -40, flare: 14, legs: [[20, 12], [-16, 4]],
				arms: [[54, 10], [50, 14]], lean: -8, legW: 12, legW2: 12, armW: 9, hairStyle: 'short',
			}),
			at(
				150, 158,
				at(-150, -158, join(
					rect(58, 84, 184, 142, c.shop2, 5), rect(64, 90, 172, 130, c.shop, 4),
					rect(72, 98, 74, 114, c.shutter, 4), rect(154, 98, 74, 114, c.shutter, 4),
					rect(82, 110, 54, 90, c.shutter2, 4), rect(164, 110, 54, 90, c.shutter2, 4),
					circle(139, 156, 4, c.trim), circle(161, 156, 4, c.trim), rect(54, 78, 192, 12, c.shop2, 4),
					rect(58, 222, 184, 10, c.shop2, 3),
					[[62, 224], [226, 224]].map(([x, y]) => rect(x, y, 14, 8, c.skin, 4)),
				)),
				1, -8,
			),
			hound(c, {
				x: 148, y: 378, s: 1.36, legs: [52, 38, -48, -34], bends: [-10, 10, -24, -10], tail: -20,
				head: [6, -4, -6], mouth: inMouth(c), lift: 5, eye: 'wide',
			}),
		],
		zoom: [150, 236, 1.06],
	}),
	7: (c: Inks, id: string) => ({
		back: [sky(id), wallRow(c)],
		subject: [
			cobbler(c, {
				x: 226, y: 358, h: 216, lean: 10, legs: [[36, 40], [-20, 10]], arms: [[112, 20], [128, 0]], tilt: -8,
			}),
			at(146, 352, join(ellipse(0, 4, 82, 9, c.ink, { opacity: 0.3 }), at(
				0, 0,
				join(
					rect(-62, -250, 124, 250, c.shop2, 5), rect(-56, -236, 54, 222, c.shutter, 4),
					rect(3, -236, 54, 222, c.shutter, 4), rect(-48, -224, 38, 92, c.shutter2, 4),
					rect(-48, -122, 38, 96, c.shutter2, 4), rect(11, -224, 38, 92, c.shutter2, 4),
					rect(11, -122, 38, 96, c.shutter2, 4), circle(-9, -122, 4.4, c.trim), circle(9, -122, 4.4, c.trim),
					path('M-70 -250H70L64 -264Q0 -280 -64 -264Z', c.shop), rect(-64, -6, 22, 12, c.shop2, 3),
					rect(42, -6, 22, 12, c.shop2, 3),
				),
				1, 3,
			))),
			[[70, 352, 1], [56, 340, 0.7], [222, 356, 0.9], [240, 344, 0.6]].map(
				([x, y, s]) => at(x, y, fur(0, 0, 22, 14, c.trim, { n: 12, amp: 0.1 }), s),
			),
			hound(c, {
				x: 112, y: 388, s: 1.3, flip: true, legs: [44, 30, -40, -28], bends: [0, 10, -20, -10], tail: -4,
				head: [0, -6, -10], mouth: inMouth(c), eye: 'wide',
			}),
			stroke('M88 62l-12 -16M146 44l2 -20M206 62l12 -16', c.trim, 4),
		],
		zoom: [150, 230, 1.06],
	}),
	8: (c: Inks, id: string) => ({
		back: [park(c, id)],
		subject: [
			ellipse(156, 308, 120, 8, c.ink, { opacity: 0.2 }), bench(c),
			oldMan(c, { x: 108, y: 304, h: 256, arms: [[30, 62], [20, 70]], tilt: 12, legs: [[82, 82], [86, 22]] }),
			at(170, 307, boot(c.boot, c.boot2, c.lace), 1.42),
			at(216, 270, [
				rect(-11, -34, 22, 40, c.skin2, 9), at(-2, 6, bareFoot(c, 2.5)), rect(-15, -44, 30, 20, c.white, 7),
			], 1, -62),
			[[262, 214, 24], [276, 236, 62], [272, 262, 98]].map(
				([x, y, r]) => at(x, y, polyline([[0, 0], [0, -12]], c.boot, 4.4), 1, r),
			),
			[[40, 338, 10], [236, 350, -20], [96, 372, 30], [270, 330, 50]].map(
				([x, y, r]) => at(x, y, path('M-9 0C-4 -8 6 -8 10 0C4 6 -4 6 -9 0Z', c.orange), 1, r),
			),
		],
		zoom: [140, 225, 1.12],
	}),
	9: (c: Inks, id: string) => ({
		back: [park(c, id)],
		subject: [
			rect(-4, 302, 308, 54, c.step), rect(-4, 350, 308, 8, c.step2), rect(-6, 66, 130, 26, c.wood, 6),
			rect(-6, 86, 130, 12, c.wood2, 5), rect(4, 96, 16, 212, c.ink, 4),
			polyline([[-10, 60], [104, 66], [126, 232]], mix(c.white, c.step2, 0.5), 46),
			polyline([[-20, 66], [42, 74], [38, 240]], c.white, 48), at(28, 338, boot(c.boot, c.boot2, c.lace), 2.9),
			at(132, 276, [
				rect(-17, -50, 34, 80, c.skin2, 12), at(-4, 32, bareFoot(c, 4.1)), rect(-28, -58, 56, 26, c.white, 8),
			]),
			ellipse(244, 384, 84, 10, c.ink, { opacity: 0.28 }),
			hound(c, {
				x: 282, y: 384, s: 1.62, flip: true, legs: [64, 54, 4, -10], bodyRot: 12, head: [2, 14, 14], tail: 20,
			}),
			at(214, 376, boot(c.boot, c.boot2, c.lace), 1.75, -4),
			stroke('M176 300q8 -10 18 -8M170 282q12 -14 28 -10', c.trim, 4),
		],
		zoom: [120, 300, 1.3],
	}),
	10: (c: Inks, id: string) => ({
		back: [park(c, id)],
		subject: [
			ellipse(156, 308, 120, 8, c.ink, { opacity: 0.2 }), bench(c),
			oldMan(c, { x: 84, y: 304, h: 250, arms: [[24, 66], [16, 72]], tilt: 20, legs: [[82, 82], [82, 60]] }),
			at(166, 303, boot(c.boot, c.boot2, c.lace), 1.38), at(145, 308, boot(c.boot, c.boot2, c.lace), 1.38),
			cobbler(c, {
				x: 236, y: 352, h: 214, flip: true, sit: 20, lean: 24, legs: [[80, 96], [4, 86]],
				arms: [[44, 22], [34, 30]], tilt: 4, apronHem: -30,
			}),
			stroke('M176 282q-14 -14 -6 -24M186 282q12 -16 2 -26', c.lace, 3.4),
			hound(c, {
				x: 62, y: 390, s: 1.2, legs: [2, -6, 10, 0], head: [0, -4, -16], tail: -20, tongue: true, bodyRot: -8,
			}),
			stroke('M266 208q12 -4 12 -14M280 220q14 -2 18 -12', c.trim, 3.4),
		],
		zoom: [150, 200, 1],
	}),
	11: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(150, 214, 84, '#FFE7A0'), circle(150, 214, 116, '#FFE7A0', { opacity: 0.3 }),
			polygon([[-4, 306], [-4, 90], [40, 60], [76, 96], [76, 306]], c.shop),
			polygon([[228, 306], [228, 110], [262, 74], [304, 104], [304, 306]], c.shop),
			polygon([[76, 306], [76, 200], [100, 186], [112, 306]], c.plaster2),
			polygon([[228, 306], [228, 206], [206, 190], [194, 306]], c.plaster2),
			[[8, 120], [42, 120], [8, 180], [42, 180]].map(([x, y]) => rect(x, y, 18, 30, '#FFC766', 2)),
			[[246, 140], [274, 140], [246, 200]].map(([x, y]) => rect(x, y, 16, 28, '#FFC766', 2)),
		],
		subject: [
			polygon([[104, 322], [122, 322], [112, 404], [46, 404]], c.ink, { opacity: 0.55 }),
			polygon([[166, 322], [184, 322], [222, 404], [156, 404]], c.ink, { opacity: 0.55 }),
			polygon([[212, 340], [238, 340], [300, 404], [246, 404]], c.ink, { opacity: 0.5 }),
			oldMan(c, {
				x: 112, y: 326, h: 176, sit: 0, coat: c.shop, coat2: c.shop2, sleeves: c.shop2, sleeves2: c.shop2,
				trousers: c.shop2, trousers2: c.shop2, hair: c.shop2, hatColor: c.ink, scarf: null, skin: c.shop2,
				face: false, legs: [[18, 8], [-16, 6]], arms: [[30, 10], [-20, 10]], shoe: c.boot, hem: -30,
			}),
			cobbler(c, {
				x: 178, y: 326, h: 180, coat: c.shop, apron: c.shop2, sleeves: c.shop2, sleeves2: c.shop2,
				trousers: c.ink, trousers2: c.ink, hair: c.ink, skin: c.shop2, face: false, legs: [[18, 8], [-16, 6]],
				arms: [[-24, 20], [24, 10]], shoe: c.ink,
			}),
			hound(
				{ ...c, coat: c.shop, light: c.shutter2, dark: c.shop2, dark2: c.shop2 },
				{ x: 236, y: 342, s: 0.82, legs: [24, -16, -20, 18], tail: 20, head: [2, -6, -12] },
			),
		],
		zoom: [156, 250, 1.1],
	}),
	12: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(280, 44, 13, '#FFF2C8'),
			[[262, 84], [290, 80], [274, 20], [252, 52]].map(([x, y]) => circle(x, y, 1.5, '#FFF2C8')), laneEnd(c),
			shopFront(c, { lamp: true }),
		],
		subject: [
			polygon([[262, 120], [272, 120], [318, 400], [30, 400]], '#FFCE72', { opacity: 0.3 }),
			ellipse(140, 302, 96, 9, '#000', { opacity: 0.3 }),
			at(136, 298, join(
				at(0, -34, join(asleep(
					{ coat: '#EFC48C', light: '#FBEBD2', dark: '#6B3420', dark2: '#C3915B', ink: '#24120C' }, 2, 4,
					1.16,
				))),
				path('M-84 -34H84C82 -12 72 0 62 2H-62C-72 0 -82 -12 -84 -34Z', '#B4713C'),
				[0, 1, 2, 3, 4, 5, 6, 7, 8].map(
					(i) => path(`M${-78 + i * 18} -30q9 8 18 0v10q-9 8 -18 0Z`, i % 2 ? '#8F5226' : '#C98548'),
				),
				[0, 1, 2, 3, 4, 5, 6, 7].map(
					(i) => path(`M${-70 + i * 18} -16q9 8 18 0v10q-9 6 -18 0Z`, i % 2 ? '#C98548' : '#8F5226'),
				),
				rect(-88, -40, 176, 11, '#D9A05E', 5.5),
			)),
		],
		zoom: [150, 270, 1.3],
	}),
};
