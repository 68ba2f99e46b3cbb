// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, group, join, path, polygon, polyline, stroke, umbrella } from '../../../../art/kit.ts';
import type { Frames, Shot } from '../story.ts';
import { bowler, boy, man, satchel, walker, woman } from './cast.ts';
import type { Inks } from './light.ts';
import { bin, lastPuddle, light, puddle, puddleClip } from './stage.ts';

export const FRAMES: Frames<(c: Inks, id: string) => Shot> = {
	1: (c: Inks) => ({ subject: [light(c, false), bin(c)], zoom: [150, 160, 1.2] }),
	2: (c: Inks) => ({
		subject: [
			light(c, false), bin(c),
			woman(c, {
				x: 142, y: 394, arms: [[28, 102], [14, 104]], tilt: 14,
				far: at(-1, 3, umbrella({
					state: 'closed', len: 52, rot: 172, color: c.umb, dark: c.umb2, handle: c.ink,
				})),
				near: circle(-1, -1.5, 2.4, c.trim),
			}),
		],
		zoom: [160, 232, 1.16],
	}),
	3: (c: Inks) => ({
		subject: [
			light(c, false), bin(c),
			woman(c, {
				x: 118, y: 394, arms: [[14, 62], [66, 30]], tilt: -18, far: ellipse(3, -1, 5.4, 2.4, c.skinA),
				near: at(-1, 3, umbrella({
					state: 'closed', len: 52, rot: 176, color: c.umb, dark: c.umb2, handle: c.ink,
				})),
			}),
			[
				[190, 172, 1.8], [212, 214, 1.5], [164, 116, 1.4], [232, 146, 1.6], [70, 176, 1.6], [40, 240, 1.4],
				[226, 252, 1.6], [92, 116, 1.3], [200, 88, 1.3],
			].map(([x, y, s]) => at(x, y, path('M0 -13C5 -3 7 1 7 5A7 7 0 0 1 -7 5C-7 1 -5 -3 0 -13Z', c.trim), s)),
		],
		zoom: [140, 236, 1.26],
	}),
	4: (c: Inks) => ({
		subject: [
			light(c, false), bin(c),
			boy(c, {
				x: 222, y: 396, flip: true, legs: [[4, 0], [-6, 2]], arms: [[150, 22], [158, 0]],
				near: at(2, -7, satchel(c, 0.98, -8)),
			}),
			woman(c, {
				x: 104, y: 394, arms: [[64, 92], [40, 104]], tilt: -8,
				near: umbrella({ w: 84, len: 38, color: c.umb, dark: c.umb2, handle: c.ink }),
			}),
		],
		zoom: [150, 236, 1.08],
	}),
	5: (c: Inks) => ({
		subject: [
			light(c, false), bin(c),
			woman(c, {
				x: 108, y: 394, arms: [[58, 96], [10, 20]],
				near: umbrella({ w: 92, len: 38, rot: 5, color: c.umb, dark: c.umb2, handle: c.ink }),
			}),
			boy(c, {
				x: 172, y: 396, flip: true, legs: [[2, 0], [-4, 0]], arms: [[14, 20], [-6, 30]], tilt: -12,
				behind: at(-11, -52, satchel(c, 0.8)),
			}),
		],
		zoom: [146, 236, 1.1],
	}),
	6: (c: Inks) => ({
		subject: [
			walker(c, 112, 286, 92, c.wall, '#BFD4F8', true), walker(c, 196, 288, 94, c.passer, '#EAF0FA', false),
			walker(c, 154, 304, 100, c.cap, '#6F9BEA', true), walker(c, 60, 322, 116, c.passer, '#3E74DC', true),
			walker(c, 226, 326, 122, c.wall2, '#FFFFFF', false), light(c, true, 272, 374),
			walker(c, 30, 378, 150, c.wall, '#9FC0F6', false), walker(c, 208, 378, 152, c.passer2, '#5C8DEB', true),
			boy(c, { x: 154, y: 392, h: 108, legs: [[22, 10], [-20, 8]] }),
			woman(c, {
				x: 114, y: 390, h: 166, legs: [[20, 4], [-20, 10]], arms: [[56, 98], [-14, 16]],
				near: umbrella({ w: 76, len: 30, rot: 4, color: c.umb, dark: c.umb2, handle: c.ink }),
			}),
		],
		zoom: [164, 258, 1.14],
	}),
	7: (c: Inks) => ({
		subject: [
			light(c, true), bin(c),
			boy(c, { x: 226, y: 360, h: 112, lean: 14, legs: [[24, 20], [-26, 6]], arms: [[120, 30], [20, 30]] }),
			woman(c, {
				x: 104, y: 384, h: 194, lean: -12, blow: 16, flare: 17, legs: [[28, 10], [-18, 4]],
				arms: [[104, 50], [88, 68]],
				near: umbrella({ state: 'flipped', w: 74, len: 34, rot: 26, color: c.umb, dark: c.umb2, handle: c.ink }),
			}),
		],
		front: [[40, 132], [20, 164], [34, 268]].map(
			([x, y]) => stroke(`M${x - 50} ${y}q30 -14 58 -4q22 8 20 -6q-3 -10 -12 -5`, c.trim, 3.6, { opacity: 0.85 }),
		),
		zoom: [150, 220, 1.06],
	}),
	8: (c: Inks) => ({
		subject: [
			light(c, true),
			man(c, {
				x: 70, y: 356, h: 190, lean: 60, legs: [[38, 52], [-26, 16]], arms: [[46, 10], [30, 16]], tilt: -40,
			}),
			puddle(196, 366, 190, 54, c.trim, { opacity: 0.55 }), puddle(196, 366, 180, 46, '#8FBEFF'),
			[[-1.3, 1], [-0.75, 1.4], [0.75, 1.3], [1.3, 0.9]].map(
				([k, s]) => at(206 + k * 34, 366, path('M0 0C-3 -10 -1 -20 4 -28C5 -18 7 -8 5 0Z', c.trim), s, k * 26),
			),
			at(206, 356, bowler(c, 1.85, 28)),
			stroke('M128 322q14 -12 32 -6M122 340q12 -8 24 -4M242 306q8 4 10 12', c.trim, 3.6, { opacity: 0.9 }),
		],
		zoom: [150, 282, 1.32],
	}),
	9: (c: Inks) => ({
		subject: [
			light(c, true), puddle(190, 382, 190, 36, c.trim, { opacity: 0.55 }), puddle(190, 382, 180, 30, '#8FBEFF'),
			at(186, 384, bowler(c, 2.05)), at(186, 352, satchel(c, 2.15, 5)),
			boy(c, {
				x: 78, y: 384, h: 188, lean: 54, legs: [[32, 44], [-46, 24]], arms: [[92, -6], [80, 4]], tilt: -34,
			}),
			stroke('M248 336l18 -12M254 360l22 -4M178 296l-4 -18M214 300l6 -17M240 314l13 -13', c.trim, 4.2),
		],
		zoom: [150, 282, 1.32],
	}),
	10: (c: Inks) => ({
		subject: [
			light(c, false), bin(c), walker(c, 236, 290, 84, c.wall, '#9FC0F6', true),
			walker(c, 74, 284, 76, c.passer, '#EAF0FA', false),
			man(c, {
				x: 214, y: 394, h: 206, flip: true, lean: 6, arms: [[52, 46], [40, 50]], legs: [[2, 0], [-6, 0]],
				tilt: 10,
			}),
			boy(c, {
				x: 90, y: 396, h: 158, lean: 24, arms: [[74, 30], [64, 32]], legs: [[2, 0], [-8, 0]],
				near: at(7, 1, bowler(c, 0.82, -6)), hat: undefined, tilt: -14,
			}),
		],
		zoom: [150, 258, 1.2],
	}),
	11: (c: Inks) => ({
		subject: [light(c, false)],
		front: [
			[0, 1, 2, 3].map(
				(i) => polygon([[226, 54], [-30 + i * 66, 400], [10 + i * 68, 400]], c.glow, { opacity: 0.2 }),
			),
			at(98, 400, join(
				at(0, -104, join(
					polyline([[10, 44], [40, -62]], c.ink, 4.6), stroke('M10 44q-4 14 8 18', c.ink, 4.6),
					path('M36 -60C2 -74 -44 -62 -66 -20Q-44 -26 -34 -6Q-20 -22 2 -4Q14 -32 36 -60Z', c.umb),
					path('M36 -60C14 -48 6 -26 2 -4Q-20 -22 -34 -6C-22 -34 4 -56 36 -60Z', c.umb2),
					path('M36 -60C70 -62 98 -40 106 -2Q84 -14 74 4Q66 -20 44 -14Q48 -40 36 -60Z', c.umb),
					path('M36 -60C60 -46 70 -24 74 4Q66 -20 44 -14Q48 -40 36 -60Z', c.umb2),
					polyline([[36, -60], [-84, -40]], c.ink, 2.8), polyline([[36, -60], [-50, 14]], c.ink, 2.8),
					polyline([[36, -60], [124, -34]], c.ink, 2.8), polyline([[36, -60], [92, 26]], c.ink, 2.8),
					polyline([[40, -62], [46, -80]], c.ink, 4.6),
				)),
				bin(c, 0, 0, 1.75),
			)),
		],
		zoom: [140, 270, 1.2],
	}),
	12: (c: Inks, id: string) => ({
		subject: [light(c, false), bin(c)],
		front: [
			lastPuddle(c.trim, 6), lastPuddle('#8FBEFF'),
			group(
				[
					path(
						'M86 276H214V322Q190 328 186 346Q172 362 150 362Q128 362 114 346Q110 328 86 322Z', c.shop,
						{ opacity: 0.42 },
					),
					circle(150, 326, 14, c.trim, { opacity: 0.7 }),
					[0, 1, 2, 3, 4].map(
						(i) => stroke(
							`M${18 + i * 10} 268A${132 - i * 10} ${112 - i * 10} 0 0 0 ${282 - i * 10} 268`,
							['#F4553D', '#FF9F1C', '#FFE066', '#43B97F', '#5A5BE0'][i], 10.4,
							{ 'stroke-linecap': 'butt' },
						),
					),
					polygon([[66, 270], [94, 270], [40, 400], [12, 400]], '#fff', { opacity: 0.28 }),
				],
				{ 'clip-path': `url(#${id}p)` },
			),
			stroke('M8 388q12 -4 24 0M262 392q12 -4 24 0', c.trim, 3),
		],
		defs: puddleClip(id), zoom: [150, 262, 1.14],
	}),
};
