// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, path, polygon, polyline, rect, stroke, WIDTH } from '../../../../art/kit.ts';
import type { Frames } from '../story.ts';
import { baker, bakerInside, birds, nurse, postman, pump } from './cast.ts';
import type { Inks } from './light.ts';
import { ALL, crumbs, fogHole, type Scene, shade, steam, without } from './props.ts';
import { bakehouse, loaf, pane } from './stage.ts';

export const FRAMES_1_TO_6: Frames<(c: Inks, id: string) => Scene> = {
	1: (c: Inks, id: string) => ({
		zoom: [130, 190, 1.2],
		stage: { open: false, up: true, lamp: true, flour: true },
		defs: `<radialGradient id="${id}g"><stop offset="0" stop-color="#FFE27A" stop-opacity=".5"/><stop offset="1" stop-color="#FFC93A" stop-opacity="0"/></radialGradient>`,
		front: [
			circle(140, 128, 150, `url(#${id}g)`),
			polygon([[62, 270], [214, 270], [290, 400], [-16, 400]], '#FFD75A', { opacity: 0.46 }),
			crumbs(c, 3, 18, 84, 140, 112, 100, '#FFF9E8'),
			path(
				'M60 334C80 324 100 330 120 326C150 320 176 324 200 334C176 342 90 344 60 334Z', '#FFF9E8',
				{ opacity: 0.8 },
			),
		],
	}),
	2: (c: Inks) => ({
		back: [bakehouse(c)],
		subject: [
			baker(c, { x: 44, y: 436, h: 310, lean: 30, arms: [[22, 4], [12, 8]], legs: [[-8, 0], [-20, 0]], tilt: -8 }),
			path(
				'M40 344C16 300 40 262 84 276C104 284 118 296 138 280C150 262 160 236 196 232C250 226 290 270 284 318C282 338 272 346 258 346H56Z',
				c.flour,
			),
			path(
				'M40 344C32 330 30 318 32 306C70 340 120 318 150 326C200 338 260 330 284 304C286 330 276 346 258 346H56Z',
				c.crumb,
			),
			stroke('M120 292Q134 300 146 286', c.frame2, 3),
			path('M176 258C186 248 206 246 218 252C204 254 190 256 176 258Z', '#FFFFFF'),
			rect(0, 342, WIDTH, 64, c.wood), rect(0, 342, WIDTH, 9, c.crustL), rect(0, 366, WIDTH, 4, c.wood2),
			[[60, 346, 40], [180, 347, 60]].map(([x, y, w]) => ellipse(x, y, w, 4, c.flour)),
			[[66, 256, 7], [52, 240, 5], [82, 238, 4], [150, 250, 5], [162, 228, 4], [70, 222, 3]].map(
				([x, y, r]) => circle(x, y, r, c.flour, { opacity: 0.85 }),
			),
		],
		front: [pane(c)],
	}),
	3: (c: Inks) => ({
		back: [bakehouse(c)],
		subject: [
			baker(c, { x: 84, y: 446, h: 322, arms: [[54, 32], [46, 38]], lean: -8, tilt: 4 }),
			at(178, 246, join(
				[0, 1, 2, 3, 4, 5].map((i) => at(-76 + i * 30.4, -20, loaf(c, 1.5))),
				[0, 1, 2, 3, 4, 5].map((i) => at(-76 + i * 30.4, 4, loaf(c, 1.6))), rect(-98, 3, 196, 11, c.dark, 4),
				rect(-98, 3, 196, 4, c.steel, 2),
			)),
			circle(142, 254, 12, c.skinA), [126, 166, 206, 246].map((x, i) => steam(x, 200 - i % 2 * 12)),
		],
		front: [
			path(`M0 0H300V400H0Z${fogHole}`, '#FFFCEB', { opacity: 0.7, 'fill-rule': 'evenodd' }),
			[[52, 306, 60], [98, 326, 40], [160, 330, 52], [226, 314, 48], [262, 250, 66], [34, 220, 40]].map(
				([x, y, l]) => polyline([[x, y], [x, y + l]], '#FFFFFF', 4) + circle(x, y + l, 4, '#FFFFFF'),
			),
			pane(c),
		],
	}),
	4: (c: Inks) => ({
		zoom: [112, 140, 1.5],
		stage: { on: ALL, signRot: 7, inside: bakerInside(c, 176, [[97, 0], [96, 6]], { flip: true }) },
		subject: [
			shade(c, 84, 382, 28), shade(c, 162, 391, 28), crumbs(c, 9, 9, 100, 380, 50, 12),
			birds(c, [82, 382, 1.6, 0, 14], [166, 390, 1.6, 1]),
		],
	}),
	5: (c: Inks) => ({
		zoom: [150, 262, 1.25],
		stage: { on: without(7), inside: bakerInside(c, 222, [[60, 100], [-4, 4]], { flip: true }) }, cam: [146, 206, 1.12],
		subject: [
			shade(c, 120, 394, 60), postman(c, { x: 108, y: 424, h: 240, arms: [[46, 28], [30, 48]], tilt: 10 }),
			stroke('M100 232Q150 260 184 322', c.dark, 6),
			at(192, 340, join(
				rect(-24, -58, 24, 34, c.white, 2, { transform: 'rotate(-12)' }),
				rect(10, -52, 26, 30, c.frame2, 2, { transform: 'rotate(14)' }), at(-2, -22, loaf(c, 2.7, -8)),
				path('M-46-32H46L40 34Q0 42-40 34Z', c.bag), path('M-46-32H46L44-16Q0 0-44-16Z', c.bag2),
				path('M-13 2H13V20H-13Z', c.red), stroke('M-13 3L0 13L13 3', c.white, 2.4),
			)),
			circle(176, 287, 9.4, c.skinD),
		],
	}),
	6: (c: Inks) => ({
		zoom: [148, 264, 1.3],
		stage: { on: without(7, 3, 4), inside: bakerInside(c, 226, [[50, 90], [-4, 4]], { flip: true }) },
		subject: [
			shade(c, 136, 392, 46),
			nurse(c, {
				x: 138, y: 394, h: 196, flip: true, legs: [[20, 10], [-18, 8]], arms: [[36, 92], [46, 6]], tilt: 8,
				far: join(
					stroke('M0 0L-3 9M0 0L7 8', c.white, 1.2), at(-3, 14, pump(c), 0.86, 64),
					at(8, 13, pump(c), 0.86, 50),
				),
				near: join(at(-2, 6, loaf(c, 0.98, -6)), at(1, -6, loaf(c, 0.92, 8)), circle(-2, 3, 3.7, c.skinB)),
			}),
			birds(c, [232, 390, 1.2, 1]),
		],
	}),
};
