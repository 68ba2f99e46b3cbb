// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, group, join, op, path, stroke, tenth, times } from '../../kit.ts';
import { eye, shade } from './parts.ts';

export function lion() {
	const a = '#E0A850';
	const b = '#B97E36';
	const l = '#F4D596';
	const m = '#9A5524';
	const m2 = '#6B3418';
	const m3 = '#C47A34';
	const mane = (rx: number, ry: number, n: number, k: number, c: string) => {
		const A = (i: number, q: number) => {
			const t = (i / n - 0.5) * Math.PI;
			return `${tenth(Math.cos(t) * rx * q)} ${tenth(Math.sin(t) * ry * q)}`;
		};
		const d = `M0 ${-ry}`
			+ times(
				n,
				(i) => `Q${A(i + 0.45, 1 + k * 0.75)} ${A(i + 1.05, 1 + k * (i % 2 ? 1 : 0.8))}Q${A(i + 1, 1.02)} ${A(i + 1, i === n - 1 ? 0.9 : 0.98)}`,
			).join('') + 'Z';
		return path(d, c) + group(path(d, c), { transform: 'scale(-1 1)' });
	};
	const paw = (x: number, c: string, t: string) => join(
		path(`M${x - 13} 220C${x - 16} 210 ${x - 8} 205 ${x + 2} 205C${x + 14} 206 ${x + 18} 212 ${x + 18} 220Z`, c),
		stroke(`M${x + 2} 219v-4M${x + 9} 219v-4`, t, 2),
	);
	return join(
		shade(116, 100), stroke('M34 122C14 126 8 150 14 172', a, 7),
		path('M10 166C2 182 8 194 18 198C26 190 26 176 20 166Z', m2),
		path('M60 140C70 160 68 180 62 208H84C88 186 96 170 96 146Z', b), paw(70, b, m),
		path('M132 140C136 170 134 186 134 210H156C160 184 166 160 164 136Z', b), paw(144, b, m),
		path('M30 128C28 104 46 94 70 96C96 100 120 94 150 90L172 150C150 162 112 154 88 152C60 156 32 150 30 128Z', a),
		path('M31 134C54 146 100 138 166 142L172 150C150 162 112 154 88 152C62 156 36 152 31 134Z', b),
		path('M36 108C44 96 58 94 70 96C92 100 112 96 132 92C112 104 84 106 68 104C56 102 46 104 36 108Z', l),
		path('M32 124C28 146 42 158 44 168C38 182 34 196 34 210H56C58 196 62 184 72 172C84 160 90 146 84 124Z', a),
		paw(44, a, b), path('M148 132C156 164 154 186 152 210H176C178 186 186 160 184 132Z', a), paw(163, a, b),
		path('M44 168C38 182 34 196 34 210H42C46 194 52 182 58 172Z', b),
		at(166, 92, join(
			at(-3, 12, mane(54, 64, 8, 0.2, m2)), at(0, 3, mane(49, 54, 7, 0.17, m)),
			at(2, -2, mane(37, 40, 6, 0.2, m3)), circle(-26, -27, 11, a), circle(30, -27, 11, a),
			circle(-25, -25, 6, m2), circle(29, -25, 6, m2),
			path(
				'M-26 -14C-24 -32 -8 -36 2 -36C12 -36 28 -32 30 -14C32 4 26 20 18 28C10 36 -6 36 -14 28C-22 20 -28 4 -26 -14Z',
				a,
			),
			path('M2 -36C12 -36 28 -32 30 -14C32 4 26 20 18 28C14 32 8 34 2 34C20 20 26 -10 2 -36Z', b, op(0.45)),
			path('M-6 -8H10L13 12H-9Z', l, op(0.8)),
			path('M-16 18C-16 8 -4 8 2 12C8 8 20 8 20 18C20 27 10 30 2 26C-6 30 -16 27 -16 18Z', l),
			path('M-10 25C-8 38 12 38 14 25C10 30 6 28 2 26C-2 28 -6 30 -10 25Z', '#FBEBCB'),
			path('M-7 6C-4 3 8 3 11 6C10 12 5 15 2 15C-1 15 -6 12 -7 6Z', '#5A2A22'),
			stroke('M2 15V20M-6 22Q0 24 2 20Q4 24 10 22', '#5A2A22', 2), ellipse(-12, -8, 5.4, 4.4, '#F7D873'),
			ellipse(16, -8, 5.4, 4.4, '#F7D873'), eye(-11.4, -8, 3.4), eye(15.4, -8, 3.4),
			stroke('M-20 -15Q-12 -18 -6 -12M24 -15Q16 -18 10 -12', m2, 2.8),
			[[-10, 18], [-7, 21], [13, 18], [10, 21]].map(([x, y]) => circle(x, y, 1.1, m2)),
		)),
	);
}
