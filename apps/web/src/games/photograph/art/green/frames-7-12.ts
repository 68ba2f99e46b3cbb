// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, cloud, ellipse, HEIGHT, join, type Pose, path, polygon, polyline, rect, stroke, WIDTH,
} from '../../../../art/kit.ts';
import type { Frames, Shot } from '../story.ts';
import { bee, bike, folk, girl, HARVEST, rider, seamstress, spool, tuba, tubist } from './cast.ts';
import { INK, type Inks } from './light.ts';
import { ARCH, basket, bean, bloom, curl, dapple, hedge, vine } from './plants.ts';
import { bowl, bricks, crop, hole, LAMPS, planter, sill, sky, street, tiles, win } from './stage.ts';

export const FRAMES_7_TO_12: Frames<(c: Inks, id: string) => Shot> = {
	7: (c: Inks, id: string) => ({
		back: [rect(0, 0, WIDTH, HEIGHT, c.opp), bricks(c, 20, 0, 0, 300, 400, 26, c.opp2), hole(c, 120, 66, 134, 178)],
		subject: [
			crop(id, 250, girl(c, {
				x: 206, y: 350, h: 262, flip: true, lean: 8, arms: [[98, 14], [4, 92]], tilt: -4,
				near: polyline([[0, 0], [10, -2]], c.skinC, 3.4),
				far: [-22, 4, 30].map((a) => at(0, 0, polyline([[0, 0], [0, -10]], c.skinC, 3), 1, a)),
			})),
			sill(c, 100, 244, 176),
			vine(
				c, [[-10, 160], [30, 210], [30, 270], [90, 320], [180, 330], [310, 300]],
				{ gap: 22, s: 1.3, w: 7, seed: 21 },
			),
			vine(c, [[-10, 400], [60, 350], [150, 376], [310, 350]], { gap: 22, s: 1.4, w: 7, seed: 5 }),
			[
				[24, 214, 1.7], [58, 276, 2.1], [128, 330, 2.3], [214, 330, 1.9], [272, 306, 1.8], [24, 350, 2],
				[250, 378, 2],
			].map(([x, y, s], i) => bloom(c, x, y, s, i * 25)),
			stroke(
				'M88 40C116 14 132 50 166 32S212 46 226 36M56 70C70 90 24 92 40 112', c.trim, 3,
				{ 'stroke-dasharray': '.1 9' },
			),
			bee(c, 58, 50, 1.5, -12), bee(c, 46, 136, 1.5, 10), bee(c, 254, 36, 1.4, 8, true),
		],
		zoom: [150, 200, 1.06],
	}),
	8: (c: Inks, id: string) => ({
		back: [
			sky(id), cloud(206, 56, 1, c.white, c.pale2), cloud(20, 60, 0.6, c.white, c.pale2),
			rect(240, 142, 50, 130, c.opp), bricks(c, 6, 242, 160, 48, 80, 6, c.opp2),
			rect(233, 132, 64, 14, c.trim, 2), rect(246, 108, 16, 26, c.pot, 2), rect(268, 108, 16, 26, c.pot, 2),
			path(
				'M247 108C243 98 250 92 256 93C258 86 268 86 269 93L275 96L269 98C268 106 262 109 258 109L240 113Z',
				c.ink,
			),
		],
		middle: [
			rect(-4, 252, 308, 90, c.tile2), tiles(c, -10, 250, 330, 6, 24), rect(-4, 348, 308, 56, c.wall),
			bricks(c, 4, 0, 356, 300, 44, 6), rect(-4, 330, 308, 20, c.deep, 8),
			rect(-4, 332, 308, 5, c.glass2, 3, { opacity: 0.6 }),
		],
		subject: [
			rect(94, 140, 6, 120, c.gold3, 2), stroke('M97 146Q170 184 262 160', c.trim, 3),
			path('M112 156L136 165C140 190 152 206 160 232Q136 244 112 238C116 210 108 186 112 156Z', c.pink),
			path('M124 161L136 165C140 190 152 206 160 232Q150 238 140 240C140 210 128 190 124 161Z', c.pink2),
			path(
				'M154 170L192 172L202 184L216 176L224 188L204 204L206 230Q186 238 164 232L166 204L156 214L146 204Z',
				c.white,
			),
			stroke('M172 174L178 232M186 174L194 231', c.red, 3.4),
			[[212, 172], [236, 168]].map(
				([x, y]) => at(
					x, y, path('M-9 0H9L13 32Q26 34 26 43H6Q-1 42 -2 34Z', c.bean) + rect(-9, 0, 18, 7, c.trim), 0.86,
					-8,
				),
			),
			vine(
				c, [[70, 410], [62, 372], [76, 330], [50, 280], [68, 232], [40, 180], [54, 120], [98, 76], [136, 92]],
				{ gap: 17, s: 1.25, w: 8, seed: 9, fl: 0.22 },
			),
			curl(134, 90, 1.2, c.leafE, 8, 20), curl(40, 176, 1, c.leafE, 5, -60, true),
		],
		zoom: [120, 160, 1.2],
	}),
	9: (c: Inks, id: string) => ({
		back: [
			sky(id), cloud(70, 56, 0.8, c.white), cloud(262, 40, 0.6, c.white),
			path('M-4 400V214L30 190L64 214V236H104V196L150 160L196 196V226H240V206H304V400Z', c.pale),
			[[128, 214], [160, 214], [128, 262], [160, 262], [128, 310], [160, 310]].map(
				([x, y]) => rect(x, y, 16, 28, c.wall, 2),
			),
		],
		middle: [
			rect(-4, 290, 112, 120, c.wall), bricks(c, 2, 0, 300, 100, 96, 6), rect(-4, 276, 118, 16, c.deep, 4),
			win(c, 34, 318, 46, 60), rect(194, 264, 112, 140, c.opp), bricks(c, 7, 200, 272, 100, 120, 8, c.opp2),
			rect(186, 250, 118, 16, c.ink, 4), win(c, 226, 294, 46, 66),
		],
		subject: [
			stroke('M50 222C70 250 110 190 119 128C126 84 150 62 172 66', c.bean, 3.6), at(178, 68, spool(c, 1.15, 50)),
			stroke('M152 46l-16 -8M146 62l-18 0', c.trim, 3.4),
			seamstress(c, { x: 26, y: 278, h: 150, arms: [[50, 20], [40, 30]], tilt: -14 }),
			tubist(c, {
				x: 68, y: 278, h: 168, lean: 12, arms: [[122, 14], [-40, 20]], legs: [[26, 10], [-26, 4]], tilt: -10,
			}),
			girl(c, { x: 280, y: 252, h: 112, flip: true, arms: [[150, 0], [164, 0]], tilt: -14 }),
			folk(c, 0, {
				x: 244, y: 252, h: 158, flip: true, lean: 4, arms: [[116, 14], [134, 6]], legs: [[14, 4], [-16, 0]],
				tilt: -16,
			}),
			vine(
				c, [[14, 410], [20, 350], [6, 300], [30, 284], [70, 288], [104, 284], [112, 312], [102, 350]],
				{ gap: 13, s: 0.85, w: 5, seed: 2, fl: 0.2 },
			),
		],
		zoom: [150, 196, 1.06],
	}),
	10: (c: Inks, id: string) => ({
		back: [street(c, id, false)],
		middle: [path('M-4 344Q150 296 304 344V404H-4Z', c.leafB, { opacity: 0.62 }), dapple(c, 6, 330, 66, 26)],
		subject: [
			bike(c, 92, 350, 0.74, folk(c, 4, rider)),
			bike(c, 196, 388, 1.06, folk(c, 1, { ...rider, hat: 'brim', hatColor: c.gold })),
		],
		front: [
			[[0, 130], [60, 96], [126, 92], [190, 96], [250, 92], [300, 130]].map(
				([x, y], i) => vine(
					c, [[x, y], [x + 6, y + 26], [x - 4, y + 48 + (i % 3) * 14]],
					{ gap: 13, s: 0.8, w: 4, seed: 30 + i, pods: 0.3 },
				),
			),
			hedge(c, ARCH, 62, 150, 8, 0.12),
		],
		zoom: [150, 240, 1.06],
	}),
	11: (c: Inks, id: string) => ({
		back: [
			street(c, id, true), rect(-4, -4, 134, 410, c.wall), rect(170, -4, 134, 410, c.opp),
			rect(122, -4, 8, 410, c.wall2), rect(170, -4, 8, 410, c.opp2), bricks(c, 31, 0, 40, 120, 360, 14),
			bricks(c, 32, 180, 40, 120, 360, 14, c.opp2),
		],
		subject: [
			HARVEST.map(
				([x, y, len, who]) => {
					const fl = x > 150;
					const cx = x + 27;
					const bx = fl ? 205 : 95;
					const o: Pose = {
						x: cx - (fl ? -2 : 2), y: y + 54 + 62, h: 128, flip: fl, lean: 6, arms: [[66, 26], [50, 40]],
						tilt: 10,
					};
					return join(
						rect(x - 4, y - 4, 62, 62, c.trim, 3), rect(x, y, 54, 56, c.room, 1),
						crop(id, y + 56, typeof who === 'number' ? folk(c, who, o) : who(c, o)), sill(c, x - 8, y + 56, 70, 8),
						who === seamstress ? at(x, y + 44, planter(c, -4, 0, 42, 18)) : '',
						polyline([[bx, y + 24], [bx, y + len - 18]], c.trim, 2.6), basket(c, bx, y + len),
					);
				},
			),
		],
		front: [
			vine(c, [[24, 212], [6, 176], [10, 110], [4, 50], [30, 10]], { gap: 14, s: 0.7, w: 4, seed: 12 }),
			vine(
				c, [[292, 330], [286, 240], [294, 150], [284, 60], [290, 20]],
				{ gap: 15, s: 0.7, w: 4, seed: 14, pods: 0.2 },
			),
			hedge(c, [[-10, 2], [80, 10], [150, -2], [220, 10], [310, 2]], 30, 90, 5, 0.05),
		],
		zoom: [150, 200, 1.04],
	}),
	12: (c: Inks, id: string) => ({
		back: [
			street(c, id, true), [[118, 12], [160, 22], [188, 9], [139, 30]].map(([x, y]) => circle(x, y, 1.6, '#FFF2C8')),
		],
		middle: [
			hedge(c, ARCH, 50, 120, 8, 0.1), stroke('M-4 120Q70 190 150 172T304 120', c.ink, 2),
			LAMPS.map(
				([x, y, f]) => join(
					circle(x, y + 12, 30, '#FFE08A', { opacity: 0.2 }), ellipse(x, y + 13, 11, 13, f),
					ellipse(x, y + 13, 5, 13, '#FFFFFF', { opacity: 0.3 }), rect(x - 5, y - 2, 10, 4, c.ink, 1),
				),
			),
		],
		subject: [
			seamstress({ ...INK, id }, { x: 132, y: 266, h: 72, arms: [[70, 30], [10, 10]] }),
			tubist({ ...INK, id }, { x: 170, y: 266, h: 76, flip: true, arms: [[70, 30], [10, 10]] }),
			at(38, 252, tuba(c, 0.78, -10)), polygon([[78, 258], [92, 258], [-20, 392], [-60, 392]], c.pot2),
			polygon([[222, 258], [208, 258], [320, 392], [360, 392]], c.pot2),
			polygon([[106, 246], [194, 246], [324, 372], [324, 404], [-24, 404], [-24, 372]], '#CDBB8E'),
			polygon([[106, 240], [194, 240], [330, 384], [-30, 384]], '#FBEFCB'),
			polygon([[138, 240], [162, 240], [206, 384], [94, 384]], '#8FCB8A'),
			[
				[116, 252, 0.34], [184, 252, 0.34], [104, 268, 0.5], [196, 268, 0.5], [84, 292, 0.72], [216, 292, 0.72],
				[48, 330, 1.05], [252, 330, 1.05],
			].map(([x, y, k], i) => at(x, y, bowl(['#F2708C', '#FFC53A', '#FFFFFF', '#EC7B43'][(i * 3) % 4]), k)),
			ellipse(150, 352, 70, 24, '#0A2E22', { opacity: 0.22 }), ellipse(150, 346, 70, 24, '#FFFFFF'),
			ellipse(150, 344, 62, 20, '#DDEBD2'), ellipse(150, 347, 40, 12, '#FFFFFF'), at(150, 332, bean(c, 2, -8)),
		],
		zoom: [150, 240, 1.06],
	}),
};
