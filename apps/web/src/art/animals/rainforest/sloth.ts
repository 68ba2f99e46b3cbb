// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, fur, join, op, path, stroke } from '../../kit.ts';
import { eye, leaf, shadow, WHITE } from './parts.ts';

export function sloth() {
	const F = '#A48A67';
	const F2 = '#7F6749';
	const F3 = '#C9B48C';
	const CR = '#F2E2BC';
	const DK = '#4A3626';
	const T = '#7A5236';
	const T2 = '#5C3B2A';
	const claws = (x: number, y: number, rot = 0, flip = false) => at(
		x, y, join([-9, 0, 9].map((d) => stroke(`M0 ${d}C12 ${d - 2} 18 ${d + 4} 17 ${d + 12}`, '#F6EBD0', 5))), 1, rot,
		flip,
	);
	return join(
		shadow(150, 60), path('M130 14L138 8L144 14L152 6L160 13L168 6L180 12V22H130Z', T),
		path('M136 10C140 90 138 160 126 220H186C178 160 176 90 178 4Z', T),
		path('M158 4C162 90 162 160 164 220H186C178 160 176 90 178 4Z', T2),
		[30, 66, 102, 138, 174, 202].map((y) => stroke(`M138 ${y}Q158 ${y + 7} 177 ${y}`, '#4A2E22', 2.4)),
		leaf(172, 22, 58, 28, -34, '#4FA556', '#378648', '#A6D77E'),
		leaf(174, 26, 52, 24, 16, '#63B85A', '#4FA556', '#A6D77E'),
		leaf(142, 18, 54, 26, 206, '#4FA556', '#378648', '#A6D77E'), stroke('M104 108C124 84 140 62 150 46', F2, 25),
		claws(154, 38, 12), stroke('M106 168C128 172 146 164 156 150', F2, 26), claws(160, 148, -6),
		fur(94, 146, 50, 64, F, { n: 30, amp: 0.1, seed: 4, sweep: 9, rot: 8 }),
		path('M56 112C40 150 48 192 78 206C58 174 60 140 72 108Z', F2),
		path('M50 134C42 152 44 176 54 190C54 168 54 152 60 128Z', '#8A9A50', op(0.7)),
		stroke(
			'M70 138q3 10 0 18M84 150q4 10 0 20M100 160q3 9 0 18M78 180q5 9 2 16M112 138q3 9 0 16M98 124q3 9 0 16', F3,
			3.4,
		),
		stroke('M92 196C116 206 140 206 158 196', F, 28), stroke('M100 200q16 6 34 3', F3, 3.4), claws(164, 186, -4),
		stroke('M88 128C110 134 142 124 158 104', F, 27), stroke('M98 134q20 2 38 -8', F3, 3.4), claws(164, 94, 2),
		fur(90, 80, 42, 39, F2, { n: 26, amp: 0.1, seed: 8, sweep: 8 }),
		fur(91, 79, 39, 36, F3, { n: 26, amp: 0.07, seed: 2, sweep: 8 }), ellipse(92, 84, 31, 27, CR),
		path('M66 70C76 52 108 52 119 70C112 64 104 63 98 68L92 60L86 68C80 63 72 64 66 70Z', F2),
		path('M83 77C74 72 60 78 56 92C64 96 78 94 84 86ZM101 77C110 72 124 78 128 92C120 96 106 94 100 86Z', DK),
		eye(77, 83, 5), eye(107, 83, 5), circle(78.6, 81.2, 1.9, WHITE), circle(108.6, 81.2, 1.9, WHITE),
		ellipse(92, 92, 9, 6.4, DK), ellipse(90, 90, 3, 1.6, '#8A7057'), stroke('M74 98Q92 113 110 98', DK, 3),
		circle(72, 97, 4.6, '#E8A88A', op(0.55)), circle(112, 97, 4.6, '#E8A88A', op(0.55)),
	);
}
