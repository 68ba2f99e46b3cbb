// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, op, path, polyline, stroke, times } from '../../kit.ts';
import { both, INK, leaf, shadow, WHITE } from './parts.ts';

export function frog() {
	const G = '#63C03F';
	const G2 = '#43982F';
	const GL = '#9BE05C';
	const O = '#FF7A24';
	const O2 = '#E05A12';
	const B = '#2357C9';
	const Y = '#FFE04A';
	const toes = (x: number, s: number) => at(
		x, 214,
		join(
			[[-22, -2], [-8, 4], [8, 4], [21, -3]].map(
				([dx, dy]) => polyline([[0, -12], [dx, dy - 3]], O, 6.4) + circle(dx, dy - 2, 6.6, O)
					+ circle(dx - 1, dy - 4, 2.2, '#FFB066'),
			),
		),
		s,
	);
	const side = join(
		path('M156 176C190 130 222 140 222 168C222 196 196 210 168 206Z', G2),
		path('M160 178C188 142 214 148 213 168C212 188 192 198 168 200Z', G),
		[[204, 217], [218, 216], [230, 210]].map(
			([x, y]) => polyline([[186, 204], [x, y]], O2, 6) + circle(x, y, 6, O2) + circle(x - 1, y - 2, 2, '#FF9A4A'),
		),
	);
	return join(
		shadow(120, 110), leaf(4, 211, 232, 30, 0, '#1F6B4B', '#165440', '#4E9B6C'), both(side),
		path('M54 112C44 150 54 196 80 206H160C186 196 196 150 186 112Z', B),
		path('M186 120C194 152 184 196 160 206H150C174 190 184 156 180 120Z', '#16409E'),
		both(times(3, (i) => stroke(`M${166 + i} ${150 + i * 17}L${184 - i * 3} ${143 + i * 18}`, Y, 6.4)).join('')),
		path('M84 116C72 150 78 196 96 208H144C162 196 168 150 156 116Z', '#FFF6DC'),
		path('M84 136C96 152 144 152 156 136L154 120H86Z', '#E4D5A6'),
		both(join(
			stroke('M154 132C168 150 164 176 150 200', G2, 16), stroke('M153 130C166 148 162 172 149 198', G, 13),
			stroke('M158 140C165 152 163 168 155 184', GL, 3, op(0.8)), toes(150, 1),
		)),
		path('M48 96C44 74 78 66 120 66C162 66 196 74 192 96C190 126 160 142 120 142C80 142 50 126 48 96Z', G),
		path(
			'M50 106C60 120 90 128 120 128C150 128 180 120 190 106C184 130 158 142 120 142C82 142 56 130 50 106Z',
			'#FFF6DC',
		),
		path(
			'M53 112C66 128 92 134 120 134C148 134 174 128 187 112C180 132 158 142 120 142C82 142 60 132 53 112Z',
			'#E4D5A6', op(0.7),
		),
		stroke('M49 104C62 121 92 128 120 128C148 128 178 121 191 104', '#2D6E23', 3.4),
		path('M84 72C100 66 140 66 156 72C146 84 94 84 84 72Z', GL, op(0.75)), circle(112, 98, 1.9, '#2D6E23'),
		circle(128, 98, 1.9, '#2D6E23'),
		both(join(
			circle(171, 72, 31, G), path('M144 86A31 31 0 0 0 200 82A34 34 0 0 1 144 86Z', G2),
			circle(172, 70, 25, '#B3131C'), circle(172, 69, 23, '#F0242B'), ellipse(172, 69, 6, 18, INK),
		)),
		[68, 172].map((x) => circle(x - 8, 59, 5.4, WHITE) + circle(x + 9, 80, 2.6, '#FF8C7A')),
	);
}
