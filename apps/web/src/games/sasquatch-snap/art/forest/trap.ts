// biome-ignore-all format: drawings are rows of coordinates
import {type Attributes, 
	at, circle, ellipse, group, join, op, path, polygon, RADIANS, rect, stroke, times,
} from '../../../../art/kit.ts';
import { SEATS, type Seat } from '../seats.ts';
import { glyph, leafy, spark } from './parts.ts';

const camTop = (s: Seat, x: number, y: number, k: number) => {
	const c = SEATS[s];
	return at(
		x, y,
		join(
			ellipse(0, 21, 29, 6, '#16250F', op(0.3)), rect(-27, -16, 54, 38, c.deep, 8),
			rect(-27, -19, 54, 36, c.main, 8),
			path('M-27 -4H27V-11C27 -16 24 -19 19 -19H-19C-24 -19 -27 -16 -27 -11Z', c.light),
			rect(-10, -24, 20, 7, c.dark, 3), rect(13, -16, 9, 6, '#FFFBE8', 2), circle(-19, -13, 3, '#FF4B3A'),
			circle(-19.8, -13.8, 1, '#fff'), circle(0, 1, 18, '#FFF8E8'), circle(0, 1, 15.6, c.deep),
			at(0, 1, glyph(s, '#FFF8E8', c.deep), 1.45),
		),
		k,
	);
};

const ring = (rx: number, ry: number, f: string, w: number, o?: Attributes) => ellipse(45, 47, rx, ry, 'none', {
	stroke: f, 'stroke-width': w, ...o,
});

export type TrapKind = 'basic' | 'freeze' | 'spike' | 'super';

/** Flat on the ground; the seat's camera in the middle, the kind around it. */
export function trap(id: string, seat: Seat, type: TrapKind = 'basic') {
	const c = SEATS[seat];
	if (type === 'freeze') return join(
		ellipse(45, 50, 43, 36, '#16250F', op(0.22)),
		polygon(
			times(
				20,
				(i) => {
					const a = i * 18 * RADIANS;
					const k = i % 2 ? 0.82 : 1.04 - (i % 3) * 0.05;
					return [45 + Math.cos(a) * 43 * k, 47 + Math.sin(a) * 38 * k];
				},
			),
			'#BFEBFA',
		),
		polygon(
			times(
				18,
				(i) => {
					const a = (i * 20 + 8) * RADIANS;
					const k = i % 2 ? 0.7 : 0.86;
					return [45 + Math.cos(a) * 42 * k, 47 + Math.sin(a) * 37 * k];
				},
			),
			'#E9FAFF',
		),
		[[12, 34, -24, 1], [78, 34, 24, 1], [9, 58, -50, 0.8], [81, 58, 50, 0.8], [22, 16, -12, 0.9], [68, 16, 12, 0.9]].map(
			([x, y, a, s]) => at(
				x, y,
				path('M-6 8L-4 -10L1 -17L6 -8L6 8Z', '#8AD3F0') + path('M1 -17L6 -8L6 8L1 8Z', '#5DB4DC')
					+ path('M-4 -10L1 -17L0 -6Z', '#fff'),
				s, a,
			),
		),
		camTop(seat, 45, 48, 0.92), path('M21 37C24 29 30 31 33 31H38L36 40L33 33L30 37L27 33L24 42Z', '#fff', op(0.9)),
		path('M21 65L24 73L27 66L31 71L34 66Z', '#fff', op(0.85)), spark(74, 72, 0.6, '#fff'),
	);
	if (type === 'spike') {
		const th = times(
			14,
			(i) => {
				const a = (i * 360 / 14 + 6) * RADIANS;
				const x = 45 + Math.cos(a) * 32.6;
				const y = 47 + Math.sin(a) * 30;
				return at(
					x, y,
					path(`M-6.6 3L0 ${i % 2 ? -11 : -14}L6.6 3Z`, '#FBEBC8')
						+ path(`M0 ${i % 2 ? -11 : -14}L6.6 3H0Z`, '#BE8A50'),
					1, a / RADIANS + 90,
				);
			},
		);
		return join(
			ellipse(45, 51, 42, 35, '#16250F', op(0.3)), ellipse(45, 47, 33, 29, '#54411F', op(0.8)), th,
			ring(33, 29, '#3F5A22', 6), ring(33, 29, '#6F9432', 3.2, { 'stroke-dasharray': '14 7' }),
			stroke(
				'M12 40C6 52 16 64 12 72M78 40C84 52 74 64 78 72M24 20C34 12 38 20 48 15C58 12 62 22 68 20', '#4B6B28',
				3.4,
			),
			[[14, 62, 20], [76, 30, -40], [30, 76, 0]].map(([x, y, a]) => leafy(x, y, 0.9, a, '#7FA83C', '#4B6B28')),
			camTop(seat, 45, 48, 0.92),
		);
	}
	if (type === 'super') {
		const m = times(
			9,
			(i) => {
				const a = -27 + i * 18;
				return `M${a} 0L${a + 90} 90M${a + 18} 0L${a - 72} 90`;
			},
		).join('');
		const hull = 'M45 -1L57 13Q66 20 77 33L91 45L77 57Q70 70 57 77L45 91L33 77Q20 70 13 57L-1 45L13 33Q20 20 33 13Z';
		return join(
			`<defs><clipPath id="${id}m"><path d="${hull}"/></clipPath></defs>`,
			path(hull, '#16250F', { opacity: 0.3, transform: 'translate(0 3)' }), path(hull, c.dark, op(0.72)),
			group(stroke(m, '#FFF3CF', 1.7), { 'clip-path': `url(#${id}m)` }), stroke(hull, c.main, 4.4),
			stroke(hull, '#FFF3CF', 1.5, { 'stroke-dasharray': '5 4' }),
			[[45, 5, 0], [85, 45, 90], [45, 85, 180], [5, 45, 270]].map(
				([x, y, a]) => at(
					x, y,
					path('M-9 6L0 -7L9 6Q0 2 -9 6Z', '#FFF8E8') + path('M-5.4 3.4L0 -4.4L5.4 3.4Q0 1 -5.4 3.4Z', c.main),
					1, a,
				),
			),
			camTop(seat, 45, 46, 0.84),
		);
	}
	return join(
		ellipse(45, 51, 41, 34, '#16250F', op(0.26)), ellipse(45, 48, 38, 32, '#54411F', op(0.55)),
		ring(38, 32, '#B98B4A', 5.6), ring(38, 32, '#E8C684', 2.6, { 'stroke-dasharray': '6 5' }),
		stroke('M78 62Q86 70 84 80', '#D3A762', 3.6), circle(84, 81, 3, '#B98B4A'),
		[[16, 24, -30], [72, 20, 30], [14, 72, 30]].map(
			([x, y, a], i) => leafy(x, y, 1.05, a, i ? '#5F8F42' : '#7FA83C', '#47702F'),
		),
		camTop(seat, 45, 48, 0.98),
	);
}
