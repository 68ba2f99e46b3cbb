// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, type Limbs, path, polygon, polyline, rect } from '../../../../art/kit.ts';
import type { Frames } from '../story.ts';
import { baker, bakerInside, birds, folk, lady, pointer, tall, twin } from './cast.ts';
import type { Inks } from './light.ts';
import { crumbs, half, type Scene, shade, without } from './props.ts';
import { loaf } from './stage.ts';

export const FRAMES_7_TO_12: Frames<(c: Inks, id: string) => Scene> = {
	7: (c: Inks) => {
		const arms: Limbs = [[146, 6], [10, 20]];
		const near = polyline([[0, 0], [4, -9]], c.skinC, 3);
		return {
			zoom: [150, 236, 1.12],
			stage: {
				on: without(7, 3, 4, 1, 9),
				inside: bakerInside(c, 172, [[60, 80], [-60, -80]], {
					mood: 'oh', near: at(1, 0, loaf(c, 0.8)), far: at(-1, 0, loaf(c, 0.8)),
				}),
			},
			cam: [138, 212, 1.14],
			subject: [
				shade(c, 72, 392, 44), shade(c, 228, 392, 44), twin(c, { x: 66, y: 392, arms, near, tilt: -14 }),
				twin(c, { x: 236, y: 392, flip: true, arms, near, tilt: -14 }), birds(c, [150, 392, 1.1]),
			],
		};
	},
	8: (c: Inks) => ({
		stage: { on: [2, 5, 8, 10], inside: bakerInside(c, 172, [[50, 96], [40, 100]], { flip: true, mood: 'oh' }) },
		subject: [
			folk(c, 40, 332, 140, c.navy, { flip: true, hat: 'flat', hatColor: c.navy2 }),
			folk(c, 88, 330, 128, c.coral, { flip: true, hairStyle: 'long', hair: c.hairB, skin: c.skinB }),
			folk(c, 136, 334, 142, c.white, { flip: true, hairStyle: 'bald', hair: c.white2 }),
			folk(c, 180, 334, 134, c.mint, { flip: true, hat: 'scarf', hatColor: c.coral, skin: c.skinD }),
			folk(c, 222, 340, 146, c.green, { flip: true, hairStyle: 'beard' }),
			folk(c, 262, 352, 150, c.red2, { flip: true, hat: 'brim', hatColor: c.ink, skin: c.skinB }),
			shade(c, 120, 398, 180),
			folk(c, 242, 388, 168, c.navy2, { hairStyle: 'bun', hair: c.hairB, skin: c.skinD, scarf: c.coral }),
			tall(c, { x: 184, y: 398, h: 190 }), lady(c, { x: 118, y: 402, h: 178, mood: 'cross' }),
			twin(c, { x: 62, y: 402, h: 136, mood: 'calm', arms: [[60, 20], [0, 10]] }),
			folk(c, 8, 410, 196, c.coral, { hat: 'cap', hatColor: c.dark, skin: c.skinB, hair: c.hairB }),
		],
	}),
	9: (c: Inks) => {
		const near = polyline([[0, 0], [5, -9]], c.skinC, 3.2);
		const near2 = polyline([[0, 0], [5, -9]], c.skinA, 3.2);
		return {
			stage: {
				on: [3, 8],
				inside: bakerInside(c, 130, [[92, 78], [-4, 4]], {
					mood: 'oh',
					near: join(polyline([[0, 0], [-2, -9]], c.skinA, 2.8), polyline([[1, 0], [4, -8.6]], c.skinA, 2.8)),
				}),
			},
			cam: [135, 162, 1.96],
			subject: [
				pointer(10, 222, 86, c.coral, c.skinC, 0.74), pointer(290, 222, -86, c.white2, c.skinD, 0.74, true),
				pointer(116, 296, -24, c.navy, c.skinD, 0.94, true), pointer(190, 298, 24, c.mint, c.skinB, 0.94),
				tall(c, { x: 32, y: 586, h: 310, arms: [[150, 2], [0, 10]], near, tilt: -14, mood: 'oh' }),
				lady(c, {
					x: 272, y: 574, h: 286, flip: true, arms: [[150, 2], [0, 10]], near: near2, tilt: -14, mood: 'oh',
				}),
			],
			front: [
				ellipse(110, 412, 34, 36, c.hairB), ellipse(204, 414, 34, 36, c.dark),
				at(156, 406, join(
					ellipse(0, 0, 34, 34, c.coral), rect(-38, -4, 76, 17, c.white, 8), circle(0, -38, 12, c.white),
				)),
			],
		};
	},
	10: (c: Inks) => ({
		stage: { inside: bakerInside(c, 134, [[62, 112], [40, 124]], { mood: 'oh' }) }, cam: [140, 186, 1.22],
		subject: [
			tall(c, { x: 64, y: 470, h: 320, arms: [[40, 6], [44, 8]], lean: -14, tilt: 12, mood: 'cross' }),
			lady(c, { x: 240, y: 456, h: 286, flip: true, arms: [[46, 6], [52, 6]], lean: -14, tilt: 12, mood: 'cross' }),
			at(
				150, 282,
				join(
					path('M-52-18C-50-46-20-50 0-40C20-50 50-46 52-18C54 4 24 8 0 0C-24 8-54 4-52-18Z', c.crust),
					path(
						'M-52-18C-52-22-51-26-50-28C-40-8-14-6 0-14C14-6 40-8 50-28C56 4 24 8 0 0C-24 8-56 4-52-18Z',
						c.crust2,
					),
					path(
						'M-42-30C-36-42-22-44-12-40C-24-38-34-36-42-30ZM14-40C24-44 36-42 42-30C34-36 24-38 14-40Z',
						c.crustL,
					),
					path('M-4-41L5-30L-5-22L4-12L-2-1L8-2L11-14L2-23L11-31L5-42Z', c.flour),
				),
				1.24,
			),
			[[-56, -28], [58, -28], [-48, -6], [50, -8]].map(
				([x, y], i) => ellipse(150 + x, 282 + y, 13, 9, i % 2 ? c.skinA : c.skinC),
			),
			crumbs(c, 8, 14, 122, 290, 56, 50),
		],
	}),
	11: (c: Inks) => ({
		zoom: [150, 240, 1.14],
		stage: {}, cam: [140, 196, 1.06],
		subject: [
			shade(c, 150, 366, 140),
			baker(c, {
				x: 142, y: 366, h: 226, mood: 'laugh', tilt: -8, arms: [[64, 96], [-30, 60]],
				near: join(
					path('M-3-4L-3.4-34Q5-27 4-4Z', c.steel), rect(-3.2, -6, 6.6, 13, c.ink, 2),
					circle(0, 0, 3.7, c.skinA),
				),
			}),
			tall(c, {
				x: 46, y: 370, h: 232, mood: 'laugh', tilt: -22, lean: -8, arms: [[36, 58], [26, 60]],
				near: at(5, -2, half(c, 0.74)),
			}),
			lady(c, {
				x: 258, y: 370, h: 212, flip: true, mood: 'laugh', tilt: -20, lean: -8, arms: [[36, 62], [26, 64]],
				near: at(5, -2, half(c, 0.8)),
			}),
			at(150, 366, join(
				[-44, 36].map((x) => rect(x, -66, 8, 68, c.wood2, 3)), rect(-60, -76, 120, 12, c.wood, 5),
				rect(-44, -84, 88, 9, c.crustL, 4),
			)),
			crumbs(c, 4, 12, 116, 274, 70, 8),
		],
		front: [
			crumbs(c, 5, 16, 60, 380, 180, 14),
			birds(c, [62, 392, 1.1], [122, 396, 1.1, 0, -12], [184, 392, 1.1, 1, -12], [246, 396, 1.1, 1]),
		],
	}),
	12: (c: Inks) => ({
		stage: { open: false, up: true },
		subject: [
			polygon([[120, 368], [206, 368], [330, 404], [236, 404]], c.ink, { opacity: 0.16 }),
			at(36, 366, join(
				polyline([[0, 0], [-14, -150]], c.wood2, 5), path('M-9-34L9-36L17 4L-15 6Z', c.crustL),
				rect(-9, -38, 18, 7, c.red, 2),
			)),
			at(140, 372, join(
				path('M-50-168Q-44-174-40-168L-14-56H-26Z', c.dark),
				[0, 1, 2].map((i) => polyline([[-40 + i * 6, -146 + i * 27], [4, -146 + i * 27]], c.wood, 8)),
				rect(-24, -64, 84, 11, c.dark, 4), [-20, 48].map((x) => rect(x, -56, 8, 56, c.dark, 3)),
				rect(-16, -28, 66, 5, c.wood2, 2),
			)),
			baker(c, {
				x: 146, y: 370, h: 250, sit: 19, mood: 'sleep', tilt: 22, lean: -4, hem: -44, apronHem: -46, flare: 12,
				legs: [[80, 76], [84, 64]], arms: [[22, 70], [16, 76]],
				front: join(
					path('M-13-34C-10-40 12-40 24-34C31-31 33-22 33-9L19-9C18-17 14-19 8-19L-13-21Z', c.red),
					path('M2-37C16-38 27-34 29-26C31-20 31-15 31-12L22-12C21-20 15-23 6-23Z', c.white),
				),
			}),
		],
		front: [
			crumbs(c, 7, 26, 20, 372, 250, 22),
			birds(
				c, [62, 388, 1.15, 0, 36], [118, 396, 1.15, 1, 34], [170, 398, 1.15, 0, 38], [270, 390, 1.15, 1, 34],
				[250, 259, 1, 1, 20],
			),
		],
	}),
};
