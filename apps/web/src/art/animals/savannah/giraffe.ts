// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, group, join, noise, op, path, stroke, tenth, times } from '../../kit.ts';
import { clip, eye, shade, within } from './parts.ts';

/** Irregular net of cells: brick grid with shared, jittered corners. */
function cells(
	seed: number, x0: number, y0: number, cols: number, rows: number, sx: number, sy: number, jit: number, k: number,
) {
	const r = noise(seed);
	const V = times(
		rows + 1,
		(j) => times(
			cols * 2 + 4,
			(i) => [
				x0 + i * sx + (r() - 0.5) * sx * jit,
				y0 + j * sy + (i % 2 ? 1 : -1) * sy * 0.14 + (r() - 0.5) * sy * jit,
			],
		),
	);
	const out = [];
	for (let j = 0; j < rows; j++) for (let i = 0; i < cols; i++) {
		const a = i * 2 + j % 2;
		const p = [V[j][a], V[j][a + 1], V[j][a + 2], V[j + 1][a + 2], V[j + 1][a + 1], V[j + 1][a]];
		const m = [0, 1].map((q) => p.reduce((s, v) => s + v[q], 0) / 6);
		out.push(p.map((v) => v.map((c, q) => m[q] + (c - m[q]) * k)));
	}
	return out;
}

export function giraffe(id: string) {
	const a = '#F3D9A0';
	const p = '#B8702E';
	const b = '#D9B878';
	const k = '#5A3420';
	const w = '#FBEBC8';
	const body = 'M58 128C58 112 72 106 88 104C106 98 118 88 124 74L151 24C156 18 166 22 166 32L147 90C145 110 140 128 130 138C112 150 84 148 70 144C62 142 58 136 58 128Z';
	const fl = 'M112 132C116 150 120 164 120 176C119 190 119 204 117 220H131C130 204 130 190 131 178C133 160 142 148 140 118Z';
	const hl = 'M58 122C56 142 66 154 66 166C64 180 64 204 62 220H76C75 204 75 184 77 172C80 160 90 150 92 134Z';
	const all = cells(21, 44, 4, 7, 14, 9.6, 12.4, 0.42, 0.78);
	const net = (keep: (x: number, y: number) => boolean) => path(
		all.filter((v) => keep(v[4][0], v[4][1])).map((v) => `M${v.map((q) => q.map(tenth).join(' ')).join('L')}Z`).join(
			'',
		),
		p, { stroke: p, 'stroke-width': 1.6, 'stroke-linejoin': 'round' },
	);
	const hoof = (x: number) => path(`M${x} 212H${x + 14}L${x + 15} 220H${x - 1}Z`, k);
	return join(
		shade(102, 66), clip(`${id}-b`, body), clip(`${id}-l`, fl, hl), stroke('M60 122C46 132 46 148 48 160', b, 4),
		path('M44 156C40 172 44 180 48 184C54 178 56 170 52 156Z', k), at(-14, 0, path(fl, b) + hoof(117)),
		at(16, 0, path(hl, b) + hoof(62)),
		stroke('M151 24L121 84C116 94 108 99 98 102', k, 7, { 'stroke-linecap': 'butt' }), path(body, a),
		within(`${id}-b`, join(
			net((x, y) => y < 168 && (y > 90 ? x > 46 && x < 160 : Math.abs(x - 160 + (y - 20) * 0.42) < 32)),
			path('M58 134C84 146 124 140 140 116V150H58Z', '#6B3A14', op(0.2)),
			path('M168 32L146 92C144 104 142 116 138 126C136 96 146 62 160 26Z', '#6B3A14', op(0.16)),
		)),
		path(fl, a), path(hl, a),
		within(`${id}-l`, join(
			group(net((x, y) => y > 104 && y < 200 && x > 46 && x < 154), { transform: 'translate(3 2)' }),
			path('M50 176L66 180L72 171L79 179L92 172L112 178L121 180L127 170L134 178L150 172V230H50Z', w),
			path('M66 186l5 -3l3 5l-5 3ZM121 188l4 -3l4 4l-4 4Z', p, op(0.7)), hoof(62), hoof(117),
		)),
		at(
			157, 30,
			at(-157, -34, join(
				path('M150 34C138 30 130 24 128 16C140 14 150 20 158 28Z', a),
				path('M148 30C140 27 135 22 133 18C141 18 148 22 153 27Z', k, op(0.5)),
				stroke('M162 22L159 8M172 20L171 6', b, 5), circle(158.6, 7, 4.4, k), circle(171, 5.6, 4.4, k),
				path(
					'M148 32C150 20 166 16 178 20C190 28 202 38 212 46C219 52 218 62 209 64C198 66 190 62 182 58C170 56 152 52 148 40Z',
					a,
				),
				path('M196 36C204 40 208 43 212 46C219 52 218 62 209 64C201 66 195 63 189 61C194 52 196 44 196 36Z', w),
				path(
					'M156 26C164 22 170 24 170 30C166 36 158 34 156 26ZM160 44C166 40 172 44 172 50C168 52 162 50 160 44ZM176 42C182 42 184 48 182 52C178 52 174 48 176 42Z',
					p,
				),
				ellipse(210, 50, 2.2, 1.7, k), stroke('M200 60Q208 60 214 56', k, 2), eye(179, 32, 4.6),
				stroke('M172 28Q180 23 186 30M184 27L190 25M181 25L185 21', k, 2),
				stroke('M212 60L226 66', '#5C7A38', 2.6),
				[[222, 60, -20], [228, 66, 20], [220, 70, 60]].map(
					(q) => at(q[0], q[1], ellipse(0, 0, 5.4, 2.8, '#7FA648'), 1, q[2]),
				),
			)),
			0.84,
		),
	);
}
