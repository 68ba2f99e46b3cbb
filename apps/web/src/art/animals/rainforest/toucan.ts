// biome-ignore-all format: drawings are rows of coordinates
import { circle, ellipse, join, op, path, stroke } from '../../kit.ts';
import { BARK, BARK2, BARKL, clip, clipped, defs, INK, MOSS, shadow, WHITE } from './parts.ts';

const log = (x0: number, x1: number, y: number) => join(
	path(`M${x0} ${y}H${x1}V220H${x0}C${x0 - 12} 220 ${x0 - 12} ${y} ${x0} ${y}Z`, BARK),
	path(`M${x0 - 8} 208H${x1}V220H${x0}Q${x0 - 6} 220 ${x0 - 8} 208Z`, BARK2),
	ellipse(x1, (y + 220) / 2, 9, (220 - y) / 2, BARKL), ellipse(x1, (y + 220) / 2, 5.4, (220 - y) / 3.4, BARK),
	ellipse(x1, (y + 220) / 2, 2.4, (220 - y) / 8, BARKL),
	path(
		`M${x0 - 6} ${y + 4}Q${x0} ${y - 3} ${x0 + 14} ${y - 2}H${x1 - 40}Q${x1 - 30} ${y + 4} ${x1 - 42} ${y + 6}Q${x1 - 56} ${y + 4} ${x1 - 62} ${y + 10}Q${x1 - 80} ${y + 12} ${x1 - 90} ${y + 6}Q${x0 + 50} ${y + 14} ${x0 + 36} ${y + 8}Q${x0 + 14} ${y + 18} ${x0 + 6} ${y + 9}Q${x0 - 6} ${y + 14} ${x0 - 6} ${y + 4}Z`,
		MOSS,
	),
	stroke(`M${x0 + 60} ${y + 21}h26M${x0 + 20} ${y + 24}h14M${x1 - 50} ${y + 19}h22`, BARK2, 2.4),
);

export function toucan(id: string) {
	const BK = '#1F1D2B';
	const BK2 = '#13121C';
	const BL = '#3C3A52';
	const Y = '#FFDF38';
	const Y2 = '#F2BC1E';
	const bill = 'M118 50C136 26 188 22 220 44C234 54 238 74 230 88C226 84 222 82 214 82C184 86 150 86 122 88Z';
	return join(
		defs(clip(`${id}c`, bill)), shadow(114, 104), log(26, 206, 184),
		path('M52 150C40 176 34 196 36 216L56 218C64 200 74 180 82 160Z', BK2),
		path('M88 164C90 184 80 202 68 208L56 196C62 184 66 174 70 164Z', '#E5312B'),
		path('M84 178C80 194 74 204 68 208L62 202C72 196 78 188 84 178Z', '#B3191E'),
		path(
			'M72 50C86 30 122 26 134 50C140 64 140 72 140 84C142 118 134 158 104 180C84 190 60 178 54 152C48 118 58 78 72 50Z',
			BK,
		),
		path('M74 50C86 32 106 30 118 36C102 36 88 44 80 58Z', BL, op(0.7)),
		path('M96 84C104 70 130 66 138 80C144 108 138 128 122 138C104 136 92 110 96 84Z', Y),
		path('M104 118C112 132 122 138 122 138C138 128 143 106 139 84C138 108 126 122 104 118Z', Y2),
		path(
			'M104 124C110 134 116 138 121 141C130 136 136 128 138 120C142 128 134 142 121 147C112 144 104 134 104 124Z',
			'#E5312B',
		),
		path('M62 84C86 84 102 108 100 140C98 160 84 176 58 190C46 160 48 116 62 84Z', BK2),
		stroke('M64 104C80 108 88 124 86 142M58 124C70 130 76 142 74 156M56 146C62 150 66 158 64 168', BL, 3.4),
		path(bill, '#8CCB3C'),
		clipped(`${id}c`, join(
			path('M110 20H240V60C200 44 150 50 118 62Z', '#B4DE46'),
			path('M126 66C150 52 196 54 214 66C200 76 154 78 126 76Z', '#FF8A1E'),
			path('M110 74C150 78 200 76 240 68V100H110Z', '#3FA7DE'),
			path('M110 82C150 84 190 84 216 78V100H110Z', '#2B7FC4'),
			path('M206 28C216 50 216 74 206 96H250V20Z', '#D8262E'),
			path('M218 36C228 52 228 76 222 92H250V30Z', '#A8161F'),
			path('M134 38C160 28 190 30 208 40C186 36 158 38 134 46Z', '#E9F58C', op(0.8)),
			path('M110 30L124 46C120 60 120 76 126 96H106Z', BK),
		)),
		stroke('M126 74C160 77 190 75 224 66', '#1F4A2C', 2),
		stroke('M140 72l2 5M154 73l2 5M168 73l2 5M182 72l2 5', '#1F4A2C', 1.6), circle(102, 56, 17, '#B9DE3E'),
		circle(103, 57, 12.5, '#8CC63A'), circle(104, 57, 7.2, INK), circle(106.6, 54.2, 2.5, WHITE),
		[[92, 182], [116, 182]].map(
			([x, y]) => stroke(`M${x} ${y - 10}V${y}`, '#3E8FC8', 6)
				+ stroke(
					`M${x - 8} ${y + 5}Q${x - 6} ${y - 1} ${x} ${y}Q${x + 9} ${y - 1} ${x + 11} ${y + 5}`, '#3E8FC8',
					5.4,
				),
		),
	);
}
