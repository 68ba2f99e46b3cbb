// biome-ignore-all format: drawings are rows of coordinates
import { circle, ellipse, join, mix, op, path, polyline, rect, stroke } from '../../../../art/kit.ts';
import { SEATS, type Seat } from '../seats.ts';
import { HAT, INK, type Mood, SKIN, shag } from './parts.ts';

const HAIR = ['#33231D', '#C4561F', '#20150F', '#241820'];

export function head(s: Seat, mood: Mood, hat: boolean) {
	const c = SEATS[s];
	const sk = SKIN[s];
	const sk2 = mix(sk, '#7A2E20', 0.22);
	const h = HAIR[s];
	const eyes = mood === 'happy' ? stroke('M49 35.4Q51.6 31.6 54.2 35.4M59 35.4Q61.6 31.6 64 35.4', INK, 2)
		: mood === 'shock' ? join([51, 62].map((a) => ellipse(a, 34, 4, 4.6, '#fff') + circle(a, 34.4, 1.7, INK)))
		: join([52, 61.6].map((a) => ellipse(a, 34.6, 1.9, 2.3, INK) + circle(a + 0.6, 33.8, 0.7, '#fff')));
	const mouth = mood === 'happy' ? path('M50 41.4H62.6C62.6 50 50.6 50 50 41.4Z', '#5B1518')
		+ path('M52.6 46.6Q56 44.6 60 46.4Q56.4 49.4 52.6 46.6Z', '#F0716A') : mood === 'shock'
		? ellipse(57, 45, 3.2, 3.9, '#5B1518') : stroke('M52.4 44Q56.6 46.8 60.4 43.4', INK, 1.7);
	const back = [
		path('M33 30C31 40 34 48 40 50L44 30Z', h),
		path('M34 28C30 38 30 50 24 58C32 62 39 56 40 46Z', h) + path('M66 34C70 42 68 52 74 57C66 60 62 54 62 46Z', h)
			+ circle(25, 58, 2.4, '#7A4A16'),
		path('M30 54C26 32 32 10 46 3C52 5 64 12 68 24C72 36 70 46 68 54Q50 60 30 54Z', c.dark),
		shag(
			[[50, 9], [63, 12], [72, 23], [73, 38], [65, 48], [50, 50], [35, 48], [27, 38], [28, 23], [37, 12]], h,
			{ step: 7, amp: 2.2, drop: 0, seed: 3 },
		),
	][s];
	const top = [
		path('M33 34C32 26 36 22 50 22C62 22 66 25 66 30C58 26 46 27 41 29C39 33 38 37 36 39Z', h)
			+ (
				mood === 'shock' || mood === 'happy' ? path('M49 41Q56 37 64 41Q60 42.6 56.6 41.4Q53 42.8 49 41Z', h)
					: path('M48 41.6Q56 36.6 65 41.6Q61 44 56.6 42Q52 44.2 48 41.6Z', h)
			),
		path('M34 34C32 24 40 20 50 20C62 20 67 25 66 33C60 30 58 25 54 25C50 30 40 28 34 34Z', h)
			+ [[48, 40], [51, 41.6], [64, 40]].map(([a, b]) => circle(a, b, 0.8, '#D98A5C')).join(''),
		path('M32 46C28 28 36 14 46 5C56 9 67 17 68 30L66 32C60 21 46 20 41 29C38 36 40 46 42 52Q35 51 32 46Z', c.main)
			+ path('M41 29C46 20 60 21 66 32L67.4 28C62 16 46 15 39 27Z', c.light),
		path('M33 34C33 24 40 19 50 19C60 19 67 24 67 32C60 28 54 27 50 29C44 26 38 28 33 34Z', h),
	][s];
	const over = s === 3
		? join(
			stroke('M31 34C29 4 71 4 69 34', '#F2EEF7', 4.4), rect(26, 28, 9.6, 15, c.main, 4),
			rect(65.4, 28, 8, 14, c.dark, 4), stroke('M31 42Q34 50 46 49', '#F2EEF7', 1.9),
			ellipse(47.4, 48.6, 2.8, 2, '#34303C'), polyline([[29, 28], [24, 14]], '#34303C', 1.8),
			circle(24, 13, 2.2, '#FF6A5A'),
		) : '';
	return join(
		back, ellipse(50, 36, 16.6, 16, sk), ellipse(34.6, 38, 3, 4, s === 2 || s === 3 ? 'none' : sk2),
		circle(46.4, 41, 3, sk2, op(0.5)), eyes, ellipse(57.6, 39.4, 3, 2.5, sk2), mouth, top, over,
		hat ? HAT[s](c) : '',
	);
}
