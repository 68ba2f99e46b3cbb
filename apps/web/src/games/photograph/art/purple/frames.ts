// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, ellipse, group, join, mix, path, polygon, polyline, rect, stroke, WIDTH,
} from '../../../../art/kit.ts';
import type { Frames, Shot, Zoom } from '../story.ts';
import { fiddler, gent, girl, granny, lady, man, officer, player, pose, silhouette, WHO, waitress } from './cast.ts';
import { faded, type Inks, tilted } from './light.ts';
import { caseOpen, caseShut, coin, glass, hatUp, note, spark, squeeze, stool, tray, violinCase } from './props.ts';
import { type Street, shadow } from './stage.ts';

interface Scene extends Shot {
	readonly cam?: Zoom;
	readonly o?: Street;
}

export const FRAMES: Frames<(c: Inks) => Scene> = {
	1: (c: Inks) => ({
		o: { mid: 0.64, right: 0.3, cafe: 0.75 },
		subject: [
			shadow(134, 362, 96, c), at(50, 362, caseShut(c), 1.2),
			man(c, pose(118, 362, 200, [14, 10, -16, 2], [48, 18, 38, 22], 34, 6)),
			at(
				200, 364,
				join(
					polyline([[-18, -1], [11, -46]], c.ink, 4.4), polyline([[18, -1], [-11, -46]], c.ink, 4.4),
					rect(-16, -52, 30, 8, c.stool, 3),
				),
				1.4,
			),
			stroke('M238 312q8 14 2 28M250 318q5 8 2 16', c.pale, 3.4, faded(0.8)),
		],
		zoom: [130, 280, 1.3],
	}),
	2: (c: Inks) => ({
		cam: [82, 236, 1.5],
		subject: [
			shadow(160, 386, 140, c), circle(200, 290, 140, c.glow, faded(0.12)), circle(200, 290, 104, c.glow, faded(0.16)),
			man(c, pose(62, 378, 282, [84, 92, 10, 92], [58, 32, 40, 34], 14, 16, { sit: 18 })),
			at(200, 388, caseOpen(c, at(0, -26, squeeze(c, 0.25), 1.15)), 2.1), circle(126, 248, 11, c.skinA),
			[-58, -30, 0, 30, 58].map(
				(a, i) => at(200, 240, polyline([[0, -14], [0, -44 + Math.abs(i - 2) * 5]], c.glow, 5.4), 1, a),
			),
		],
		zoom: [164, 260, 1.15],
	}),
	3: (c: Inks) => ({
		subject: [
			[-62, -28, 28, 62].map((a) => at(199, 154, polyline([[0, -44], [0, -60]], c.pale, 3.6), 1, a)),
			polygon([[120, 344], [176, 344], [110, 404], [10, 404]], c.ink, faded(0.3)), at(86, 352, caseOpen(c), 0.78),
			player(c, 150, 350, 1.34, 0.9, -8), note(c, 84, 236, 1.3), note(c, 52, 190, 1.1, 1),
		],
		zoom: [130, 270, 1.35],
	}),
	4: (c: Inks) => ({
		cam: [56, 232, 1.8],
		o: {
			open: join(
				rect(29, 199, 46, 101, '#FFE9A8', 0, faded(0.5)),
				[{ y: 232, f: c.red }, { y: 214, f: c.mint2 }].map(
					({ y, f }) => rect(33, y, 38, 3, c.glow2) + [35, 42, 49, 56, 64].map(
						(x, i) => rect(x, y - 9 - i % 2 * 3, 4, 9 + i % 2 * 3, i % 3 ? f : c.lin, 1.5),
					).join(''),
				),
			),
		},
		subject: [
			polygon([[98, 324], [188, 324], [262, 404], [60, 404]], c.glow, faded(0.42)), shadow(146, 344, 54, c),
			waitress(c, pose(142, 342, 232, [6, 0, -10, 3], [10, 40, 128, 36], 0, -4, {
				far: at(0, -4, tray(c, join(glass(c, -12, 16, c.red), glass(c, 2, 21, c.mint), glass(c, 14, 14, c.lin)))),
			})),
			note(c, 252, 214, 1.7), note(c, 274, 150, 1.3, 1), note(c, 236, 286, 1.3, 1),
		],
		zoom: [158, 210, 1.1],
	}),
	5: (c: Inks) => ({
		cam: [66, 228, 1.34],
		subject: [
			shadow(110, 382, 110, c), gent(c, pose(54, 376, 262, [10, 4, -14, 6], [6, 20, 24, 60], 0, 8)),
			lady(c, pose(116, 380, 246, [12, 4, -14, 6], [74, 14, -20, 16], 4, 12)), at(218, 390, caseOpen(c), 1.6),
			stroke('M206 192V214M230 188V212M218 182V204', c.pale, 3.6, faded(0.85)),
			circle(218, 242, 36, c.glow, faded(0.3)), coin(c, 218, 242, 22, 0.8, 14), spark(236, 222, 15, c.pale),
		],
		zoom: [150, 200, 1],
	}),
	6: (c: Inks) => ({
		cam: [236, 214, 1.05],
		subject: [shadow(62, 326, 46, c), player(c, 62, 328, 0.98, 1, 8), note(c, 34, 176, 1, 1), note(c, 86, 186, 0.9)],
		front: [
			shadow(190, 390, 70, c),
			girl(c, pose(170, 388, 240, [6, 2, -8, 2], [16, 136, -24, 4], 8, 2, { flip: true })),
			at(262, 322, violinCase(c), 2.5, -6), rect(178, -4, 70, 410, c.wall),
			rect(178, -4, 6, 410, mix(c.wall, c.glow, 0.4)), rect(226, -4, 22, 410, c.wall3),
			rect(168, 364, 90, 44, c.trim2, 4), rect(168, 364, 90, 8, c.trim), rect(166, 24, 94, 22, c.trim, 4),
			rect(172, 46, 82, 8, c.wall3), [110, 176, 242, 308].map((y) => rect(178, y, 70, 3, c.wall3, 0, faded(0.6))),
			[0, 6, 12, 18].map((d) => ellipse(181, 256 + d, 8, 3.6, c.skinC)),
		],
		zoom: [150, 236, 1.1],
	}),
	7: (c: Inks) => ({
		subject: [
			shadow(120, 352, 46, c), shadow(220, 360, 34, c),
			at(42, 368, caseOpen(c, [-26, -10, 8, 26].map((x) => ellipse(x, -19, 6, 3, c.coin))), 0.8),
			player(c, 114, 354, 1.34, 1, 12),
			fiddler(c, { x: 226, y: 362, h: 182, flip: true, legs: [[4, 0], [-8, 0]] }), note(c, 158, 186, 1.2, 1),
			note(c, 262, 180, 1.1), note(c, 48, 206, 1.1),
		],
		zoom: [150, 270, 1.3],
	}),
	8: (c: Inks) => ({
		o: { who: WHO },
		subject: [
			shadow(146, 320, 46, c), player(c, 132, 320, 0.74, 0.7, 8),
			fiddler(c, pose(172, 322, 96, [4, 0, -8, 0], [42, 58, 84, 4], 0, 10, { flip: true })),
			shadow(38, 390, 50, c), shadow(228, 380, 62, c),
			waitress(c, pose(34, 388, 230, [8, 0, -12, 4], [64, 76, 24, 62], 0, 8, {
				far: circle(0, 1, 12.6, c.tray2) + circle(-0.6, 0.2, 10.2, c.tray),
				near: polyline([[-2, 3], [7, -9]], c.straw, 2.8) + ellipse(8, -11, 3, 4.4, c.straw, tilted(35, 8, -11)),
			})),
			stroke('M96 196l6 -15M111 206l13 -11M119 224l16 -4', c.pale, 4.4),
			lady(c, pose(266, 382, 176, [20, 4, -20, 8], [46, 44, -36, 12], -10, -6, { flip: true, flare: 18, blow: -5 })),
			gent(c, pose(204, 380, 188, [22, 18, -16, 6], [46, 44, -34, 60], -5)),
		],
		zoom: [150, 256, 1.14],
	}),
	9: (c: Inks) => {
		const dance = (k: Inks, face: boolean): ((...b: [x: number, y: number, h: number]) => string)[] => [
			(...b) => waitress(k, pose(...b, [30, 40, -16, 4], [150, 14, -60, -20], -6, 0, {
				face, near: at(0, -3, tray(k)),
			})),
			(...b) => gent(k, pose(...b, [34, 30, -20, 8], [108, 8, 70, 20], -8, 0, { face })),
			(...b) => lady(k, pose(...b, [26, 6, -34, 24], [110, 10, -60, -20], -14, -14, {
				face, flip: true, flare: 27, blow: -12,
			})),
			(...b) => fiddler(k, pose(...b, [20, 20, -14, 6], [42, 58, 84, 4], -8, 10, { face, flip: true })),
		];
		const s = dance(silhouette(c, c.deep), false);
		const p = dance(c, true);
		return {
			o: { who: WHO, wash: 1 },
			subject: [
				rect(0, 143, WIDTH, 154, mix(c.trim2, c.glow, 0.25), 0, faded(0.84)),
				group([s[1](76, 318, 206), s[2](150, 318, 196), s[3](262, 318, 196)], faded(0.88)),
				ellipse(150, 380, 190, 34, c.glow, faded(0.3)), shadow(150, 386, 150, c, 0.3),
				player(c, 206, 376, 1.1, 1.1, 14, 1), p[0](30, 384, 138), p[1](90, 390, 146), p[2](142, 392, 138),
				p[3](272, 390, 132),
			],
			zoom: [150, 262, 1.06],
		};
	},
	10: (c: Inks) => ({
		cam: [128, 224, 1.25], o: { who: WHO },
		subject: [
			shadow(110, 386, 76, c), shadow(242, 388, 46, c),
			officer(c, pose(106, 384, 256, [4, 0, -14, 2], [-50, -18, 46, 12], 46, -6, {
				near: at(
					-3, -3,
					join(
						path('M-14 0C-17 -10 -8 -14 0 -14C8 -14 17 -10 14 0Z', c.navy),
						rect(-13.6, -3, 27, 5.4, c.tray, 1.5), path('M4 3Q15 2 17 7Q10 9 3 6Z', c.ink),
						circle(5, -6, 3, c.brass),
					),
					1.15, -64,
				),
				far: at(
					0, 0,
					join(
						polyline([[0, 2], [0, 14]], c.brass, 1.6), circle(0, 20, 6.6, c.brass),
						circle(0, 20, 4.8, c.white), polyline([[0, 20], [0, 16.6]], c.ink, 1.2),
						polyline([[0, 20], [2.6, 21]], c.ink, 1.2),
					),
					1.1, -46,
				),
			})),
			granny(c, {
				x: 252, y: 388, h: 192, flip: true, lean: 6, arms: [[24, 26], [70, 6]], tilt: 6,
				near: stroke('M0 0V50M0 0q0 -7 6 -7', c.fiddle2, 3.4),
			}),
		],
		zoom: [150, 264, 1.12],
	}),
	11: (c: Inks) => ({
		cam: [150, 212, 1.06],
		subject: [
			shadow(70, 370, 70, c), shadow(240, 372, 60, c), at(14, 372, at(0, -28, squeeze(c, 0.2)), 1.1),
			at(62, 364, stool(c), 1.6), at(258, 368, caseShut(c), 1.5),
			man(c, pose(60, 364, 236, [80, 84, 76, 74], [46, 40, 34, 34], 10, 14, {
				sit: 17, hat: undefined, near: coin(c, 3, 2, 4),
			})),
			girl(c, pose(250, 366, 214, [80, 84, 76, 74], [50, 40, 38, 34], 10, 14, {
				sit: 18, flip: true, hat: undefined, hem: -34, near: coin(c, 3, 2, 4.4),
			})),
			hatUp(c, 112, 395, 1.6, c.ink, c.red), hatUp(c, 196, 396, 1.6, c.straw, c.red2),
			coin(c, 122, 322, 8, 0.8, 20), coin(c, 188, 324, 8, 0.8, -20),
		],
		zoom: [150, 270, 1.25],
	}),
	12: (c: Inks) => ({
		cam: [150, 170, 1], o: { cafe: 0 },
		subject: [
			at(144, 358, [
				circle(0, 0, 58, c.glow, faded(0.14)), circle(0, 0, 38, c.glow, faded(0.22)), ellipse(3, 12, 29, 8, c.ink, faded(0.45)),
				ellipse(0, 5, 27, 13, c.coin2), ellipse(0, 0, 27, 13, c.coin), ellipse(0, 0, 18, 8, c.coin2, faded(0.5)),
				spark(18, -12, 26, c.pale), spark(-28, -22, 9, c.pale),
			], 1.7),
		],
		zoom: [150, 220, 1.02],
	}),
};
