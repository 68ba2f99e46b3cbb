// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, fur, join, op, path, stroke } from '../../kit.ts';
import { eye, shadow } from './parts.ts';

export function monkey() {
	const F = '#B5672F';
	const F2 = '#8C4A22';
	const FL = '#E0A25E';
	const BK = '#2A1D1B';
	const BK2 = '#150E0E';
	const S = '#F0BFA0';
	const S2 = '#DB9C80';
	const hand = (x: number, y: number, rot: number) => at(
		x, y,
		[-9, -3, 4, 10].map((a, i) => stroke(`M0 0L${a} ${i % 3 ? -21 : -16}`, BK, 4.6)).join('')
			+ ellipse(0, 0, 6.4, 8, BK),
		1, rot,
	);
	const foot = (x: number, y: number, flip?: boolean) => at(
		x, y, path('M-7 -6C0 -11 12 -8 26 -3Q31 0 28 4H-6Q-10 -1 -7 -6Z', BK) + stroke('M10 0H26M8 -4L22 -6', BK2, 2),
		1, 0, flip,
	);
	const head = join(
		fur(110, 68, 35, 34, F2, { n: 24, amp: 0.1, seed: 6, sweep: 8 }), ellipse(77, 72, 6.4, 8.4, S2),
		ellipse(143, 72, 6.4, 8.4, S2),
		path('M78 66C76 34 94 26 110 28C128 26 144 34 142 66C136 56 128 54 120 58L110 48L100 58C92 54 84 56 78 66Z', BK),
		path('M102 31L106 17L112 25L120 16L119 31Z', BK), ellipse(97, 68, 14, 13, S), ellipse(123, 68, 14, 13, S),
		ellipse(110, 84, 19, 16, S), path('M92 90C98 102 122 102 128 90C126 98 120 100 110 100S94 98 92 90Z', S2),
		eye(98, 68, 6), eye(122, 68, 6), path('M104 80Q110 76 116 80Q114 84 110 82Q106 84 104 80Z', BK),
		path('M99 88Q110 92 121 88Q118 98 110 98Q102 98 99 88Z', '#6A1F22'),
		path('M104 94Q110 91 116 94Q113 98 110 98Q106 98 104 94Z', '#F07A72'),
	);
	return join(
		shadow(108, 78), stroke('M120 152C168 168 222 152 224 98C225 46 172 34 166 70C162 96 194 100 196 80', F2, 11),
		stroke('M208 140C220 126 224 108 221 86', F, 4.4), circle(184, 72, 14.5, '#F2A02C'),
		path('M173 81A14.5 14.5 0 0 0 198 73A17 17 0 0 1 173 81Z', '#D87A14'),
		stroke('M182 59q3 -8 10 -8', '#4A7A2E', 3), circle(179, 67, 3, '#FFD27A'),
		stroke('M166 70C162 96 194 100 196 80', F2, 11), stroke('M96 154C58 154 74 188 56 212', F, 13),
		stroke('M122 154C160 154 142 188 158 212', F2, 13), stroke('M66.5 192L57 212M148 192L157 212', BK, 13.6),
		foot(58, 216, true), foot(157, 216), stroke('M98 107C62 122 40 100 24 62', F, 11),
		stroke('M122 107C162 114 160 70 150 36', F2, 11), stroke('M34 84L24 60M156.5 58L150 34', BK, 11.6),
		hand(20, 52, -20), hand(148, 26, -10),
		path('M92 102C100 95 120 95 128 102C132 116 140 132 138 146C136 170 84 170 82 146C80 132 88 116 92 102Z', F),
		path(
			'M100 110C105 104 115 104 120 110C126 124 128 138 124 150C118 158 102 158 96 150C92 138 94 124 100 110Z',
			FL,
		),
		path('M127 101C132 116 140 132 138 146C136 160 122 165 108 164C130 154 130 126 124 104Z', F2, op(0.6)),
		at(19.8, 13, head, 0.82),
	);
}
