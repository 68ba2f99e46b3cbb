// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, op, path, stroke } from '../../kit.ts';
import { both, eye, leaf, shadow, WHITE } from './parts.ts';

export function panda() {
	const W2 = '#FFFBF0';
	const W3 = '#DDD9CC';
	const BK = '#25222A';
	const BK2 = '#141218';
	const BL = '#45414C';
	const BA = '#8BC34A';
	const BA2 = '#5E9A34';
	const bam = join(
		stroke('M0 46L0 -62', BA, 9), stroke('M2.6 46L2.6 -62', BA2, 3.4),
		[-40, -12, 18].map((y) => stroke(`M-5 ${y}h10`, '#4A7F2A', 2.6)),
		leaf(2, -60, 34, 13, -62, '#6FB64A', '#4E9A3C'), leaf(-2, -60, 34, 13, -118, '#6FB64A', '#4E9A3C'),
		leaf(4, -42, 30, 11, -22, '#6FB64A', '#4E9A3C'), leaf(-3, -14, 26, 10, -150, '#6FB64A', '#4E9A3C'),
	);
	return join(
		shadow(120, 100), ellipse(120, 160, 70, 60, W2),
		path('M186 142C196 184 170 220 120 220C90 220 66 208 56 188C100 216 168 206 186 142Z', W3),
		path('M58 140C68 112 172 112 182 140C188 156 176 164 160 160C140 152 100 152 80 160C64 164 52 156 58 140Z', BK),
		both(join(
			path('M144 214C136 186 160 172 186 182C212 190 220 214 206 220H158Q148 221 144 214Z', BK2),
			ellipse(178, 201, 25, 21, BK), ellipse(180, 204, 11.5, 9, '#6B5F68'),
			[[163, 194], [172, 187], [184, 186], [194, 192]].map(([x, y]) => circle(x, y, 4.2, '#6B5F68')),
		)),
		both(circle(168, 34, 20, BK) + circle(168, 36, 11, BL)),
		path('M120 20C158 18 186 46 186 82C186 116 158 136 120 136S54 116 54 82C54 46 82 18 120 20Z', W2),
		path('M54 84C56 116 84 136 120 136S184 116 186 84C176 116 150 124 120 124S64 116 54 84Z', W3),
		both(
			path('M134 66C144 56 164 62 166 80C168 96 156 104 146 98C136 92 126 78 134 66Z', BK)
				+ eye(145, 79, 6.4, '#0D0C10') + circle(147.4, 76.6, 2.6, WHITE),
		),
		ellipse(120, 100, 21, 15, '#FFFFFF'), path('M110 90Q120 86 130 90Q128 100 120 101Q112 100 110 90Z', BK2),
		ellipse(117, 91.4, 3, 1.4, '#7A7480'),
		stroke('M120 100V106M120 106Q113 113 105 107M120 106Q127 113 135 107', BK2, 2.8),
		circle(78, 100, 7, '#F5A9A0', op(0.5)), circle(162, 100, 7, '#F5A9A0', op(0.5)), at(150, 176, bam, 1.02, 36),
		stroke('M114 114L70 196', BA, 9.6), stroke('M116.6 115L72.6 197', BA2, 3.4),
		ellipse(114, 113, 4.6, 3.4, '#DDF0A8'), stroke('M101 132l9 5M84 163l9 5', '#4A7F2A', 2.6),
		leaf(74, 190, 34, 12, 160, '#6FB64A', '#4E9A3C'), leaf(80, 180, 34, 12, 196, '#6FB64A', '#4E9A3C'),
		stroke('M60 148C60 174 78 178 92 162', BK, 28), stroke('M58 154C62 174 76 178 90 164', BL, 3, op(0.7)),
		circle(94, 156, 15, BK), stroke('M90 148l13 5M86 155l14 5M86 163l12 4', BL, 3),
		stroke('M180 148C180 172 164 184 146 178', BK, 28), circle(144, 174, 15, BK),
		stroke('M138 170l12 -3M138 177l12 1', BL, 3),
	);
}
