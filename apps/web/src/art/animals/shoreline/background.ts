// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, cloud, type Drawing, element, ellipse, group, join, noise, op, path, rect, stroke, times,
} from '../../kit.ts';
import { B, FOAM, INK } from './parts.ts';

const gull = (x: number, y: number, s: number, rot = 0, flip = false) => at(
	x, y,
	join(
		path('M2 -1C-4 -14 -16 -22 -32 -22C-24 -16 -18 -8 -10 2Z', '#C9D3DC'),
		path('M-25 5L-12 -2C-4 -7 9 -7 15 -5C20 -6 24 -2 23 1C15 8 -8 8 -25 5Z', FOAM),
		path('M22 -1L29 2L22 3.4Z', '#F2A93B'), circle(18.6, -1.6, 1.1, INK),
		path('M6 0C8 -16 0 -28 -14 -36C-14 -24 -14 -12 -8 2Z', FOAM),
		path('M-14 -36C-6 -32 -2 -26 1 -21L-7 -24Q-12 -28 -14 -36ZM-32 -22C-24 -22 -19 -19 -14 -16L-23 -16Z', INK),
	),
	s, rot, flip,
);

const rock = (pts: readonly (readonly number[])[], f: string, top: Drawing, o: Drawing = '') => join(B(pts, f), top, o);

export function background(id: string) {
	return join(
		element(
			'defs', {},
			`<linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#86C8E4"/><stop offset=".62" stop-color="#CBE9EA"/><stop offset="1" stop-color="#FFEFD2"/></linearGradient><linearGradient id="${id}-sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2486A4"/><stop offset="1" stop-color="#63C5C8"/></linearGradient><clipPath id="${id}-f"><rect width="300" height="300"/></clipPath>`,
		),
		group(
			[
				group(
					[
						rect(0, 0, 300, 140, `url(#${id}-sky)`), circle(84, 62, 40, '#FFF6DC', op(0.45)),
						circle(84, 62, 25, '#FFE7A0'), cloud(34, 30, 0.46, FOAM, '#BFE0EA'),
						cloud(252, 30, 0.5, FOAM, '#BFE0EA'), cloud(118, 100, 0.4, FOAM, '#D6EAE8'),
					],
				),
				group(
					[gull(158, 36, 0.66, -8), gull(204, 22, 0.36, 6), gull(276, 84, 0.4, 8, true)],
				),
				group(
					[
						path('M0 132V92Q14 88 22 96L36 98L44 112L62 116L72 128L92 132Z', '#8DB4BC'),
						path('M0 132V104Q10 104 16 112L30 114L38 126L60 132Z', '#749FAE'),
						path('M8 92L10 66H18L20 92Z', FOAM), path('M9 82L9.6 74H18.4L19 82Z', '#E2583E'),
						rect(9.4, 60, 9.2, 6.4, '#FFDF8C'), path('M8 61L14 54L20 61Z', '#E2583E'),
						rect(0, 130, 300, 96, `url(#${id}-sea)`),
						path(
							'M58 130H112L104 135H88L110 140H72L92 146H76L100 153H64L82 140H60L74 135H62Z', '#FFF3CC',
							op(0.55),
						),
						stroke(
							'M20 142H60M92 138H132M150 146H176M284 144H300M0 154H26M110 158H160M40 168H84M190 168H238M262 160H290M120 174H146M6 182H40M210 186H262',
							'#BFE9E6', 2.2, op(0.7),
						),
						path(
							'M0 176Q36 164 74 176T150 174T226 176T300 170V190Q260 184 220 190T140 190T60 192T0 190Z',
							'#3FA6B6', op(0.55),
						),
					],
				),
				group(
					[
						path('M0 196Q24 188 50 197T104 196T160 198T216 194T264 198T300 192V300H0Z', '#DDF3EE'),
						path('M0 203Q26 196 52 204T106 203T160 206T214 202T262 206T300 200V300H0Z', '#8FD8D4'),
						path('M0 212Q30 203 62 214T128 212T190 216T250 210T300 213V300H0Z', FOAM),
					],
				),
				group(
					[
						path('M0 221Q34 213 66 223T130 222T192 225T250 219T300 222V300H0Z', '#C79A6C'),
						path('M0 234Q60 226 120 236T220 236T300 230V300H0Z', '#DDB37C'),
						path('M0 254Q70 244 150 258T300 250V300H0Z', '#EFCB94'),
						path('M0 280Q80 270 160 284T300 276V300H0Z', '#F7DAA9'),
						stroke(
							'M20 264q10 -4 20 0M226 268q12 -4 24 0M100 290q10 -4 20 0M188 292q8 -3 16 0', '#D9AE76',
							2.4,
						),
						times(
							14,
							(i) => {
								const r = noise(i + 40);
								return ellipse(r() * 300, 240 + r() * 58, 1 + r() * 1.6, 1, '#B98955');
							},
						),
						rock(
							[
								[-14, 236], [-6, 196], [10, 176], [30, 172], [40, 190], [58, 200], [66, 222], [60, 240],
								[20, 246],
							],
							'#6D6A7C',
							join(
								B(
									[[-10, 200], [8, 178], [28, 174], [34, 190], [18, 198], [6, 220], [-8, 230]],
									'#8B889A',
								),
								path('M-6 236C4 226 20 232 30 226S54 228 64 226L62 242L20 248L-8 244Z', '#4E6B5C'),
								circle(26, 204, 2.6, '#E9E2D2'), circle(33, 209, 2, '#E9E2D2'),
								circle(22, 212, 1.8, '#E9E2D2'),
								stroke('M30 238q-4 8 2 14M44 238q4 7 -1 13', '#4E6B5C', 4),
							),
						),
						rock(
							[
								[244, 240], [248, 220], [262, 210], [272, 216], [284, 200], [300, 198], [314, 214],
								[310, 244], [270, 248],
							],
							'#6D6A7C',
							join(
								B([[250, 224], [262, 212], [270, 218], [262, 228], [252, 236]], '#8B889A'),
								B([[276, 222], [286, 203], [302, 202], [296, 216], [284, 230]], '#8B889A'),
								path('M243 240C256 232 270 240 282 234L306 238V248L270 250Z', '#4E6B5C'),
							),
						),
						at(
							34, 276,
							join(
								path(
									'M0 -12L3.4 -3.6L12 -3.8L5.4 2L8 10.6L0 5.4L-8 10.6L-5.4 2L-12 -3.8L-3.4 -3.6Z',
									'#E2704A', { stroke: '#E2704A', 'stroke-width': 4, 'stroke-linejoin': 'round' },
								),
								times(
									5,
									(i) => circle(
										Math.sin(i * 1.2566) * 5.6, -Math.cos(i * 1.2566) * 5.6, 1.2, '#FFC79A',
									),
								),
								circle(0, 0, 1.4, '#FFC79A'),
							),
							0.9, 14,
						),
						at(
							266, 280,
							join(
								path('M0 7C-10 6 -14 -2 -12 -8C-6 -14 6 -14 12 -8C14 -2 10 6 0 7Z', '#FFF0DE'),
								stroke('M0 5V-11M-2 5L-8 -8M2 5L8 -8', '#E9A98C', 1.8),
								rect(-4, 4.6, 8, 4.4, '#E9A98C', 2),
							),
							0.9, -10,
						),
						ellipse(240, 290, 6, 3.6, '#A98E84'), ellipse(239, 289, 3.6, 1.8, '#C6AFA4'),
						ellipse(66, 290, 4.6, 3, '#8E8792'), ellipse(10, 292, 7, 4, '#A98E84'),
					],
				),
			],
			{ 'clip-path': `url(#${id}-f)` },
		),
	);
}
