// biome-ignore-all format: drawings are rows of coordinates
import { ellipse, join, noise, times } from '../../../../art/kit.ts';
import { leafy, mini, op } from './parts.ts';

/** The Sasquatch's hoard: n stolen snaps (drawn up to 14). */
export function pile(n: number) {
	const r = noise(41);
	const k = Math.max(0, Math.min(14, n));
	const row = [
		[50, 60], [28, 61], [72, 60], [38, 52], [62, 51], [16, 65], [85, 65], [50, 44], [29, 46], [72, 45], [42, 36],
		[60, 35], [51, 28], [50, 21],
	];
	return join(
		ellipse(50, 70, 47, 9, '#1D3018', op(0.3)), ellipse(50, 68, 44, 9.6, '#6A4A2A'),
		ellipse(50, 66, 38, 7, '#4C3319'),
		times(
			10,
			(i) => leafy(
				10 + i * 9, 70 + Math.sin(i * 2) * 3.4, 0.9, i * 47, ['#A97B3C', '#7F8F3E', '#C08A44'][i % 3],
				'#5C3F1E',
			),
		),
		times(
			k,
			(i) => {
				const rot = (r() - 0.5) * 56;
				return mini(row[i][0], row[i][1], rot, 1.12);
			},
		), times(5, (i) => leafy(14 + i * 18, 74 + (i % 2) * 2, 1, i * 61, ['#B98B48', '#8A9A44'][i % 2], '#5C3F1E')),
	);
}
