// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, group, join, path, rect } from '../../../../art/kit.ts';
import { op } from './parts.ts';

const stride = 'M-2 -19C2 -22 7 -20 8 -15C9 -13 8 -11 7 -9C12 -6 12 0 10 6C13 9 14 13 13 17H7C7 13 5 10 2 8C-1 12 -4 15 -7 18L-12 15C-8 11 -6 7 -6 3C-9 6 -12 8 -14 7C-11 3 -9 -4 -6 -8C-5 -10 -4 -10 -3 -10C-5 -13 -4 -17 -2 -19Z';

/** A polaroid of something brown. */
export function snap(id: string) {
	return join(
		rect(1.4, 2.4, 58, 69.4, '#1D1410', 3, op(0.22)), rect(0, 0, 58.6, 70, '#FFFBF0', 3),
		rect(0, 66, 58.6, 4, '#E6DCC6', 2),
		`<defs><clipPath id="${id}p"><rect x="5" y="5" width="48.6" height="48" rx="1"/></clipPath></defs>`,
		group(
			[
				rect(5, 5, 49, 48, '#A9CBB0'), rect(5, 5, 49, 20, '#C9DFC4'),
				[[8, 9], [18, 6], [44, 10], [52, 7]].map(
					([x, w], i) => path(`M${x - w} 42L${x} -2L${x + w} 42Z`, i % 2 ? '#86AE8E' : '#6E9C7C'),
				),
				rect(5, 38, 49, 16, '#7FA56C'), path('M5 44Q30 38 54 43V54H5Z', '#6B9159'),
				[[-5, 0.16], [-3, 0.25], [3.4, 0.2], [5.6, 0.14]].map(
					([d, o]) => at(30 + d, 31, path(stride, '#6A3B20', op(o)), 1.06),
				),
				at(29.4, 31, path(stride, '#6A3B20', op(0.72)), 1.06),
				at(30.4, 30.6, path(stride, '#8E5530', op(0.6)), 0.94), circle(34.4, 15.4, 1, '#FFE9C0', op(0.9)),
				path('M5 5H22L5 34Z', '#fff', op(0.16)),
			],
			{ 'clip-path': `url(#${id}p)` },
		),
		rect(12, 58.4, 22, 2.4, '#CFC3A8', 1.2), rect(38, 58.4, 8, 2.4, '#E2402E', 1.2),
	);
}
