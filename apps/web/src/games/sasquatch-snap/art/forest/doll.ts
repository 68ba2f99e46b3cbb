// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, join, mix, op, path, polyline, rect, stroke } from '../../../../art/kit.ts';
import { SEATS, type Seat, type SeatInks } from '../seats.ts';
import { head } from './head.ts';
import { type Arm, type Doll, type Leg, SKIN } from './parts.ts';

const COAT = [
	'M35 57C33 70 29 84 25 94Q50 100 75 94C71 84 67 70 65 57Q50 46 35 57Z',
	'M32 57C27 66 27 78 30 85Q50 90 70 85C73 78 73 66 68 57Q50 46 32 57Z',
	'M36 55C32 68 27 80 22 91Q50 98 78 91C73 80 68 68 64 55Q50 46 36 55Z',
	'M33 56C27 60 28 70 29 80C30 87 70 87 71 80C72 70 73 60 67 56Q50 46 33 56Z',
];

const DETAIL: readonly ((c: SeatInks) => string)[] = [
	(c) => join(
		path('M50 54L58 96Q68 96 75 94C71 84 67 70 65 57Z', c.dark),
		path('M31 72Q50 77 69 72L70 78Q50 83 29.6 78Z', c.deep), rect(47, 74.4, 8, 6.4, '#FFE9C8', 1),
		path('M36 56L47 50L52 64L44 67Z', c.light), path('M64 56L55 50L52 64L59 67Z', c.light),
		circle(44, 85, 1.6, c.deep), circle(55, 85, 1.6, c.deep),
	),
	(c) => join(
		path('M42 51L50 60L58 51L56 86Q50 87 44 86Z', '#FFF3DC'), rect(31, 70, 10, 9, c.dark, 2),
		rect(59, 70, 10, 9, c.dark, 2), stroke('M36 54Q48 70 63 58', '#2D2B30', 2.6),
		path('M43 51L50 58L57 51L54 49H46Z', '#7A4A16'),
	),
	(c) => join(
		path('M52 52L56 95Q70 94 78 91C73 80 68 68 64 55Z', c.dark), stroke('M51 54L52 94', c.deep, 1.6),
		[62, 72, 82].map((b) => circle(47.6, b, 1.8, '#F4F7FF')), path('M28 80L40 83L39 88L26 85Z', c.dark),
	),
	(c) => join(
		path('M54 52L58 85Q70 84 71 80C72 70 73 60 67 56Z', c.dark),
		stroke('M30 65Q50 69 70.6 65M29.6 74Q50 78 70.6 74', c.deep, 1.8, op(0.6)), stroke('M50 54V85', '#FFE07A', 1.8),
		path('M37 55Q50 60 63 55L61 50Q50 54 39 50Z', c.light),
	),
];

const LEG = ['#4A3A38', '#B98A4E', '#1D4A3C', '#332B45'];

const SHOE = ['#2E1D1B', '#6E4526', '#F4C94B', '#F4F0FA'];

export function doll(s: Seat, o: Doll) {
	const c = SEATS[s];
	const sk = SKIN[s];
	const [aL, aR] = o.arms;
	const [lL, lR] = o.legs;
	const sh = [[37, 60], [63, 60]];
	const leg = ([kx, ky, fx, fy, rot = 0]: Leg, far?: boolean) => {
		const x0 = far ? 57 : 43;
		const f = mix(LEG[s], '#120a10', far ? 0.25 : 0);
		const a = [x0, 82];
		const k = [kx, ky];
		const e = [fx, fy];
		return join(
			s === 1 ? polyline([a, k, e], mix(sk, '#7A2E20', far ? 0.2 : 0), 8) + polyline([a, k], f, 13)
				: polyline([a, k, e], f, 10),
			at(
				fx, fy,
				s === 2 ? rect(-6, -10, 12, 10, mix(SEATS[2].deep, '#000000', far ? 0.2 : 0), 3)
					+ path('M-6 -3H5C10 -3 13 0 13 4H-6Z', mix(SEATS[2].deep, '#000000', far ? 0.2 : 0))
					: path('M-6 -4H4C10 -3 13 0 13 4H-6Z', SHOE[s])
					+ rect(-6, 2.4, 19, 2, s === 3 ? c.main : '#1B1110', 0.8),
				0.95, rot,
			),
		);
	};
	const arm = (i: number, [ex, ey, hx, hy]: Arm, dark: number) => join(
		polyline([sh[i], [ex, ey], [hx, hy]], mix(c.main, c.deep, dark), 11),
		s === 1 ? polyline([[(ex + hx) / 2, (ey + hy) / 2], [hx, hy]], sk, 7.4) : '', circle(hx, hy, 5.4, sk),
	);
	return join(
		leg(lR, true), leg(lL, false), o.behind ?? '', arm(1, aR, 0.42), o.far ? at(aR[2], aR[3], o.far) : '',
		path(COAT[s], c.main), s === 1 ? path('M30 82Q50 88 70 82L70 88Q50 93 30 88Z', '#9A6C38') : '', DETAIL[s](c),
		head(s, o.mood ?? 'calm', o.hat !== false), o.near && o.nearBack ? at(aL[2], aL[3], o.near) : '',
		arm(0, aL, 0.18), o.near && !o.nearBack ? at(aL[2], aL[3], o.near) : '',
	);
}
