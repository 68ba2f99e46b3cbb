// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, curve, ellipse, join, op, path, polyline, rect, stroke, tenth, times,
} from '../../../../art/kit.ts';
import { SEATS, type Seat, type SeatInks } from '../seats.ts';
import { doll } from './doll.ts';
import { badge, type Doll, glyph, HAT, mini, spark } from './parts.ts';

const HOLD: readonly ((c: SeatInks) => string)[] = [
	(c) => join(at(
		0, -2,
		join(
			rect(-7, -10, 14, 17, '#FFF6E0', 1.6), rect(-7, -10, 14, 3.6, c.deep, 1.4),
			stroke('M-4 -3H4M-4 .4H4M-4 3.8H1', '#B9A98C', 1.2),
		),
		1, 10,
	)),
	(c) => at(2, -3, join(
		rect(-11, -9, 17, 16, '#2D2B30', 3), rect(-7, -12, 9, 4, '#2D2B30', 1.4),
		path('M5 -7.4L20 -11V9L5 5.4Z', '#F2EDE0'), rect(18, -12.4, 6, 23, '#2D2B30', 2),
		ellipse(24, -1, 2.2, 9, '#7CC4E8'), rect(10, -9, 3, 16.2, c.dark), circle(-6, -1, 2, c.main),
	)),
	() => '',
	(c) => at(0, -1, join(
		polyline([[-7, -4], [-10, -15]], '#D9D6E2', 1.8), polyline([[7, -4], [10, -15]], '#D9D6E2', 1.8),
		rect(-13, -5, 26, 12, '#34303C', 5), rect(-5, -3, 10, 6, '#8EE0F0', 1), circle(-9, 1, 2.2, c.light),
		circle(9, 1, 2.2, c.light),
	)),
];

const drone = (x: number, y: number, s = 1, rot = 0) => at(
	x, y,
	join(
		ellipse(-15, -5, 10, 2, '#fff', op(0.75)), ellipse(15, -5, 10, 2, '#fff', op(0.75)),
		polyline([[-15, -4], [-5, 1], [5, 1], [15, -4]], '#34303C', 2.6), rect(-7, -3, 14, 9, SEATS[3].main, 4),
		circle(0, 3, 3, '#2A1E30'), circle(0.8, 2.2, 1, '#8EE0F0'),
	),
	s, rot,
);

const mic = () => join(
	stroke('M0 12C2 24 -12 26 -16 20', '#2B303B', 2), polyline([[0, 11], [0, -12]], '#2B303B', 5.4),
	rect(-7.6, -19, 15.2, 12, '#FFF8E8', 2), path('M-7.6 -10H7.6V-9Q7.6 -7 5.6 -7H-5.6Q-7.6 -7 -7.6 -9Z', '#D3CBB8'),
	at(0, -13.4, glyph(2, SEATS[2].main, '#fff'), 0.62), circle(0, -27, 10.4, '#8E96A3'),
	path('M-10.4 -27A10.4 10.4 0 0 1 6 -35.4C6 -28 -2 -22 -9.4 -22.6Z', '#C3C9D2'),
	stroke('M-7 -34L8 -21M-1 -37L10 -28M-10 -29L2 -17', '#6C7482', 1.2, op(0.7)),
	rect(-10, -22, 20, 3.6, '#2B303B', 1.6), circle(-4, -31.4, 1.8, '#fff'),
);

export type JournalistPose = 'walk' | 'trapped' | 'tossed' | 'cheering';

/** Walking, her seat's mark at her feet. */
export const journalist = (seat: Seat) => figure(seat, 'walk') + badge(seat, 21, 95, 12.6);

/** Without a mark: seat 0 trench coat and notebook, 1 safari hat and long lens, 2 raincoat and boom microphone, 3 drone pilot. */
export function figure(seat: Seat, pose: JournalistPose) {
	const c = SEATS[seat];
	const hold = HOLD[seat](c);
	const disc = (r = 1) => join(ellipse(50, 104, 33 * r, 6.6 * r, '#1D3018', op(0.34)), ellipse(
		50, 103, 28 * r, 5.4 * r, c.main, op(0.9),
	));
	if (pose === 'trapped') {
		const fig = doll(seat, {
			mood: 'shock', arms: [[29, 68, 24, 56], [71, 68, 77, 56]], legs: [[43, 92, 40, 100], [57, 92, 59, 100]],
		});
		const widthAt = (t: number) => 3 + 32 * Math.sin(Math.min(1, t * 1.7) * 1.57) ** 0.8
			+ (t > 0.75 ? (t - 0.75) * 26 : 0);
		const at2 = (u: number, v: number) => [50 + widthAt(v) * u * 1.06, 7 + v * 94 + (1 - u * u) * 5 * v];
		const rows = 5;
		const cols = 3;
		const X = (i: number, k: number) => at2(-1 + 2 * (i + (k % 2) / 2) / cols, k / rows);
		let d = '';
		for (let k = 0; k < rows; k++) for (let i = 0; i <= cols; i++) for (const e of [0, 1]) {
			const b = i + (k % 2 ? e : e - 1);
			if (b < 0 || b > cols - (k % 2 ? 0 : 1) || (k % 2 && i >= cols)) continue;
			const a = X(i, k);
			const q = X(b, k + 1);
			d += `M${tenth(a[0])} ${tenth(a[1])}L${tenth(q[0])} ${tenth(q[1])}`;
		}
		const side = (u: number) => times(16, (k) => at2(u, k / 15));
		return join(
			disc(1.2), at(2.6, 13, fig, 0.88),
			stroke(d, '#4A3414', 1.5, { opacity: 0.35, transform: 'translate(1 1.2)' }), stroke(d, '#F9E6B4', 1.5),
			stroke(
				curve(side(-1), false, 1) + curve(side(1), false, 1)
					+ curve(times(9, (i) => at2(-1 + i / 4, 1)), false, 1),
				'#E0BE78', 2.6,
			),
			times(
				7,
				(i) => {
					const q = at2(-1 + i / 3, 1);
					return circle(q[0], q[1], 3, c.dark) + circle(q[0] - 0.8, q[1] - 0.8, 1.1, c.light);
				},
			),
			stroke('M50 6V1', '#E0BE78', 3), path('M43 11Q50 16 57 11L55 5H45Z', c.main),
		);
	}
	if (pose === 'tossed') {
		const fig = doll(seat, {
			mood: 'shock', arms: [[24, 54, 12, 42], [76, 54, 90, 46]],
			legs: [[34, 92, 26, 100, 30], [66, 92, 76, 98, -30]], hat: false, near: '',
		});
		const prop = seat === 0 ? at(15, 90, hold, 0.9, -30) : seat === 1 ? at(16, 92, hold, 0.8, 30) : seat === 2
			? at(17, 88, mic(), 0.8, -50) : drone(18, 92, 0.9, 24);
		return join(
			ellipse(50, 106, 20, 3.6, '#1D3018', op(0.22)),
			stroke('M6 70Q2 46 18 26M14 74Q10 54 24 38M92 92Q98 84 97 74M84 100Q90 97 92 94', '#FFF8E0', 2.8, op(0.95)),
			at(53, 55, at(-50, -58, fig), 0.86, 148), prop,
			seat < 2 ? at(66, 6, at(-50, -16, HAT[seat](c)), 0.7, 24) : '', spark(90, 20, 0.7, '#FFE79A'),
			spark(30, 12, 0.5, '#FFE79A'),
		);
	}
	if (pose === 'cheering') {
		const fig = doll(seat, {
			mood: 'happy', arms: [[23, 48, 17, 28], [77, 48, 83, 30]],
			legs: [[36, 89, 28, 90, 30], [62, 90, 68, 96, -8]], near: mini(0, -10, -12, 1.1), nearBack: true,
			far: seat === 3 ? '' : seat === 2 ? at(0, 0, mic(), 0.72, 14) : seat === 1 ? at(0, -6, hold, 0.72, -30)
				: at(0, -7, hold, 0.85, 10),
		});
		return join(
			disc(0.8), at(4, 7, fig, 0.92), seat === 3 ? drone(54, 6, 0.84, -6) : '', spark(6, 44, 0.6, '#FFF3B8'),
			spark(94, 58, 0.6, '#FFF3B8'), spark(30, 8, 0.45, '#FFF3B8'),
		);
	}
	const front: Pick<Doll, 'arms' | 'near' | 'far'> = seat === 2 ? { far: at(0, 0, mic(), 1, 12), arms: [[30, 72, 38, 82], [76, 70, 79, 62]] } : seat === 1
		? { arms: [[38, 76, 62, 70], [74, 70, 70, 72]], near: hold } : seat === 3
		? { arms: [[32, 74, 44, 76], [70, 72, 62, 76]], near: at(9, 0, hold) }
		: {
			arms: [[30, 72, 38, 82], [76, 68, 76, 58]],
			far: hold + at(-7, 6, join(polyline([[-1, 3], [5, -7]], '#FFD35A', 2.6))),
		};
	return join(
		disc(), doll(seat, { mood: 'calm', legs: [[48, 92, 54, 99], [50, 92, 38, 98, 18]], ...front }),
		seat === 3 ? drone(78, 7, 0.84, -10) : '',
	);
}
