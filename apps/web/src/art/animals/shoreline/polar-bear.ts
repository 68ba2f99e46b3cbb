// biome-ignore-all format: drawings are rows of coordinates
import { circle, curve, ellipse, join, path, stroke } from '../../kit.ts';
import { B, eye, inside, shade, taper } from './parts.ts';

export function polarBear(id: string) {
	const c = '#FFF8E8';
	const s = '#EADCC2';
	const f = '#CFC0A6';
	const d = '#2B2730';
	const leg = (pts: readonly (readonly number[])[], w0: number, w1: number, col: string, px: number) => taper(
		pts, w0, w1, col,
	)
		+ path(
			`M${px - w1 / 2 - 1} 220C${px - w1 / 2 - 2} 208 ${px - 6} 204 ${px + 4} 204C${px + 18} 204 ${px + 26} 210 ${px + 26} 220Z`,
			col,
		) + stroke(`M${px + 13} 217v2M${px + 19} 217v2M${px + 24} 217v2`, d, 2.4);
	const body = curve([
		[16, 146], [20, 112], [40, 90], [74, 80], [110, 84], [138, 76], [160, 58], [180, 44], [198, 44], [212, 58],
		[230, 72], [233, 84], [224, 93], [204, 96], [190, 108], [180, 132], [164, 156], [120, 166], [70, 168],
		[30, 168],
	]);
	return join(
		shade(118, 104), leg([[64, 140], [78, 172], [80, 202]], 44, 30, f, 80),
		leg([[150, 132], [168, 168], [176, 202]], 42, 28, f, 176), B([[18, 128], [8, 126], [8, 136], [16, 142]], s),
		circle(166, 53, 8, f),
		inside(`${id}-b`, body, c, [
			path('M10 152C60 162 126 168 156 142C172 126 178 108 198 97Q218 96 238 80V184H10Z', s),
		]),
		leg([[44, 132], [40, 170], [36, 202]], 54, 34, c, 36),
		leg([[142, 130], [138, 168], [132, 202]], 46, 32, c, 132), stroke('M72 120Q80 140 69 158', s, 4),
		circle(178, 47, 9, c), circle(178.6, 48.6, 5, s), ellipse(229, 74, 6.4, 5, d),
		ellipse(227.4, 72.4, 2, 1.2, '#7A7480'), eye(202, 63, 4), stroke('M226 88Q216 92 208 86', d, 2.4),
		stroke('M196 56Q201 53 206 56', s, 2.6),
	);
}
