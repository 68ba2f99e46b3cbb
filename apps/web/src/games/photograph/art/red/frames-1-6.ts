// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, ellipse, group, HEIGHT, join, path, polyline, rect, stroke, times, WIDTH,
} from '../../../../art/kit.ts';
import type { Frames, Shot } from '../story.ts';
import { goose } from './animals.ts';
import { conductor, driver, kid, milkBoy, satchel } from './cast.ts';
import type { Inks } from './light.ts';
import { basket, leekPile, leeks, washing } from './props.ts';
import { faded, ground, houses, lamp, school, sky, spark, tram, wire } from './stage.ts';

export const FRAMES_1_TO_6: Frames<(c: Inks, id: string) => Shot> = {
	1: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(252, 46, 17, '#FFE9B8'), circle(244, 41, 15, '#44133F'),
			[[30, 40], [70, 22], [18, 84], [214, 22], [286, 92], [226, 66]].map(
				([x, y]) => circle(x, y, 1.7, '#FFE9B8'),
			),
			path('M-4 360V128L150 44L304 128V360Z', c.brick),
			times(30, (i) => rect((i * 67) % 300 - 6, 150 + (i * 29) % 180, 18, 6, c.brick2, 1)),
			path('M-10 134V118L150 30L310 118V134L150 48Z', c.tile), circle(150, 88, 20, c.cream2),
			circle(150, 88, 15, c.inside), stroke('M135 88H165M150 73V103', c.cream2, 3),
			path('M28 346V162Q28 124 66 124H234Q272 124 272 162V346Z', c.cream2),
			path('M36 346V164Q36 132 68 132H232Q264 132 264 164V346Z', c.plum2),
		],
		middle: [ground(c, 346)],
		subject: [
			group(
				[
					path('M150 100L264 132V350H36V300Z', '#B8A0E8', faded(0.16)),
					tram(c, 88, 346, 1.06, { on: false, blinds: 0.7, cab: '', pole: false, pane: c.petrol2 }),
				],
				{ 'clip-path': `url(#${id}p)` },
			),
			at(150, 356, join(
				stroke('M0 -6L14 -136', c.cream, 5), path('M-8 -26L9 -23L16 6H-24Z', c.oil),
				path('M-14 6L-4 -24L0 6ZM6 6L4 -22L11 6Z', c.oil2), rect(-10, -30, 20, 8, c.red, 2),
			)),
			times(
				2,
				(k) => at(
					k ? 300 : 0, 0,
					join(
						path('M26 128L70 110V378L26 350Z', c.wood),
						times(3, (i) => polyline([[37 + i * 11, 126 - i * 4], [37 + i * 11, 355 + i * 7]], c.wood2, 2)),
						path('M26 178L70 166V182L26 192ZM26 296L70 308V324L26 310Z', c.wood2),
						circle(63, 244, 4, c.brass),
					),
					1, 0, !!k,
				),
			),
		],
		defs: `<clipPath id="${id}p"><path d="M36 350V164Q36 132 68 132H232Q264 132 264 164V350Z"/></clipPath>`,
		zoom: [150, 250, 1.3],
	}),
	2: (c: Inks, id: string) => ({
		back: [
			sky(id, 400), rect(0, 0, 300, 400, c.brick),
			times(22, (i) => rect((i * 83) % 310 - 10, (i * 37) % 400, 30, 10, c.brick2, 2)),
			path('M150 400V120Q150 50 226 50Q302 50 302 120V400Z', c.cream2),
			group(rect(160, 60, 142, 340, `url(#${id}s)`), { 'clip-path': `url(#${id}p)` }),
			path('M160 400V300L190 270L214 296L250 258L304 300V400Z', c.tile),
		],
		middle: [],
		subject: [
			path('M226 60L302 90V300L60 400H0V300Z', '#FFE2B0', faded(0.16)),
			group([
				rect(-10, -10, 130, 150, c.inside), rect(-10, 26, 104, 100, c.glass),
				path('M10 126L40 26H62L32 126Z', '#fff', faded(0.25)), rect(104, -10, 16, 160, c.red),
				rect(90, -10, 10, 150, c.cream2), path('M-10 128H136V320C136 372 108 392 70 392H-10Z', c.red),
				rect(-10, 128, 146, 24, c.cream), path('M-10 352H126C112 382 96 392 70 392H-10Z', c.red3),
				rect(110, 388, 46, 18, c.ink, 6),
			]),
			lamp(c, 96, 238, 66, false),
			driver(c, {
				x: 226, y: 470, h: 400, flip: true, lean: 10, legs: [[2, 0], [-4, 0]], arms: [[46, 24], [-6, 24]],
				near: path('M-3 -5C2 -8 8 -6 10 -3C12 0 9 5 4 5C-1 5 -4 0 -3 -5Z', c.skin)
					+ stroke('M4 -2.4H9M4 .6H9', c.skin3, 0.8),
				tilt: 4, legW: 13, legW2: 12, armW: 7.6,
			}),
			spark(64, 206, 1.6, c.white), stroke('M70 304q18 12 44 4M52 290q-8 -8 -12 -18', c.white, 5, faded(0.85)),
			[[146, 140, 10], [132, 150, 14], [114, 160, 17], [120, 172, 12], [100, 170, 11]].map(
				([x, y, r]) => circle(x, y, r, '#FFF4E6', faded(0.9)),
			),
		],
		defs: `<clipPath id="${id}p"><path d="M160 400V122Q160 60 226 60Q302 60 302 122V400Z"/></clipPath>`,
		zoom: [146, 214, 1.06],
	}),
	3: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(44, 196, 46, '#FFF2C0'), circle(44, 196, 72, '#FFF2C0', faded(0.32)),
			houses(c, 312, [
				[-8, 44, 232, c.farB, 'gable'], [34, 40, 250, c.far], [74, 60, 214, c.farB, 'gable'],
				[250, 60, 200, c.farB],
			]),
			wire(c, 34),
		],
		middle: [ground(c, 340)],
		subject: [
			tram(c, 262, 344, 1.42, {
				rear: conductor(c, {
					x: -94, y: -36, h: 108, flip: true, arms: [[44, 16], [36, 20]], tilt: 16, lean: 14,
				}),
			}),
			ellipse(52, 390, 50, 7, c.ink, faded(0.25)), milkBoy(c),
		],
		zoom: [100, 276, 1.3],
	}),
	4: (c: Inks, id: string) => ({
		back: [
			sky(id, 400),
			houses(c, 400, [
				[-10, 74, 150, c.wallB, 'gable'], [64, 66, 112, c.wallD], [130, 76, 96, c.wallA, 'gable'],
				[206, 100, 46, c.wallB],
			]),
		],
		middle: [
			path('M-4 366L304 262V404H-4Z', c.street), path('M-4 356L304 252V264L-4 368Z', c.street3),
			stroke('M-4 369L304 265', c.rail, 3), stroke('M-4 381L304 277', c.railD, 6),
			stroke('M-4 379L304 275', c.rail, 4),
			[[40, 392], [110, 376], [190, 356], [250, 330], [280, 366], [150, 396], [220, 388]].map(
				([x, y], i) => at(x, y, rect(-16, -3, 34, 8, i % 2 ? c.street2 : c.street3, 4), 1, -18.6),
			),
		],
		subject: [
			tram(c, 144, 335, 0.98, {
				rot: -18.6, inside: [kid(c, -62, -108, 0.9, 0), kid(c, 20, -110, 0.9, 4)], pole: false,
			}),
			stroke('M12 330q-10 6 -8 16M26 344q-10 4 -12 14', c.white, 3.6),
		],
		front: [washing(c)], zoom: [150, 200, 1.02],
	}),
	5: (c: Inks, id: string) => ({
		back: [
			rect(0, 0, WIDTH, HEIGHT, c.red), rect(0, 0, WIDTH, 30, c.cream), rect(0, 26, WIDTH, 8, c.red2),
			rect(0, 44, WIDTH, 136, c.red3),
			times(
				3,
				(i) => group([
					rect(-8 + i * 108, 52, 98, 120, `url(#${id}s)`),
					times(
						5,
						(k) => path(
							`M${-8 + i * 108 + k * 19.6} 84h19.6v20q-9.8 10 -19.6 0Z`, (k + i) % 2 ? c.white : c.petrol,
						),
					),
					rect(-8 + i * 108, 78, 98, 8, c.wood2),
					times(6, (k) => circle(4 + i * 108 + k * 16, 160, 9, k % 2 ? c.oil : c.wallC)),
					rect(-8 + i * 108, 164, 98, 10, c.wood),
				]),
			),
			rect(0, 172, WIDTH, 10, c.cream), rect(0, 40, WIDTH, 5, c.brass, 2),
			times(3, (i) => rect(88 + i * 108, 34, 14, 144, c.red)),
		],
		middle: [
			rect(0, 182, WIDTH, 130, c.red2), times(6, (i) => rect(i * 52 + 4, 190, 44, 112, c.red, 4)),
			rect(0, 306, WIDTH, 100, c.wood2), times(4, (i) => rect(0, 316 + i * 22, WIDTH, 3, c.wood)),
		],
		subject: [
			[24, 78, 276].map(
				(x) => polyline([[x, 42], [x, 66]], c.wood2, 4) + stroke(`M${x} 66q-12 16 0 18q12 -2 0 -18`, c.cream, 4),
			),
			conductor(c, {
				x: 226, y: 400, h: 306, flip: true, lean: -12, legs: [[6, 0], [-6, 0]], arms: [[104, 30], [60, 60]],
				tilt: -14, legW: 10, front: '',
			}),
			basket(c, 44, 300, 1.05, leeks(c, 6)), basket(c, 252, 376, 1.2, leeks(c, 7)), goose(c, 126, 332),
			basket(
				c, 40, 386, 1.15,
				[-26, -8, 10, 28].map((x, i) => circle(x, -48 - i % 2 * 8, 13, i % 2 ? c.oil : c.wallC)),
			),
			leekPile(c),
		],
		zoom: [150, 220, 1.06],
	}),
	6: (c: Inks, id: string) => ({
		back: [sky(id), houses(c, 330, [[-20, 56, 150, c.wallB], [264, 60, 170, c.wallB]]), school(c, 330)],
		middle: [ground(c, 352)],
		subject: [
			tram(c, 150, 356, 1.14, {
				pole: false, pane: '#7A2A26',
				inside: times(
					4,
					(i) => [[-9, -131], [9, -133], [0, -122]].map(
						([x, y], j) => kid(c, -61 + i * 41 + x, y, 0.86, i * 3 + j, (i + j) % 2 > 0),
					),
				),
				cab: [
					kid(c, 98, -136, 0.86, 1), driver(c, { x: 94, y: -36, arms: [[30, 40], [20, 40]] }),
					kid(c, 108, -104, 0.86, 2),
				],
				rear: [
					kid(c, -106, -132, 0.9, 4, true), kid(c, -94, -114, 0.9, 2), kid(c, -104, -92, 0.9, 1, true),
					rect(-114, -72, 22, 34, c.petrol, 6),
				],
				out: times(
					4,
					(i) => [[-10, -103], [9, -101]].map(
						([x, y], j) => kid(c, -62 + i * 41 + x, y, 0.94, i * 2 + j + i, (i + j) % 2 === 0),
					),
				).concat([
					satchel(c, -34, -84, 0.9, -6), satchel(c, 30, -84, 0.9, 8), satchel(c, 66, -86, 0.8, -4),
					stroke('M-76 -92L-92 -116', c.cream, 6), circle(-93, -118, 4, c.skin),
					stroke('M84 -108L96 -122', c.pink, 6), circle(97, -125, 4, c.skin),
				]),
			}),
		],
		zoom: [150, 240, 1.06],
	}),
};
