// biome-ignore-all format: drawings are rows of coordinates
import { circle, curve, ellipse, join, path, stroke } from '../../kit.ts';
import { eye, INK, inside, shade, taper } from './parts.ts';

export function flamingo(id: string) {
	const p = '#FBD3CC';
	const p2 = '#F3A9A6';
	const r = '#EE6E78';
	const leg = '#E8637A';
	const d = curve([
		[36, 134], [58, 108], [92, 86], [132, 84], [160, 102], [160, 126], [136, 146], [100, 150], [66, 142],
	]);
	return join(
		shade(118, 46, 6), taper([[104, 140], [84, 172]], 9, 6, '#D14F69'),
		taper([[84, 172], [122, 162]], 6, 5, '#D14F69'), path('M118 160L138 164L122 172Z', '#D14F69'),
		taper([[118, 140], [119, 216]], 10, 5.6, leg), circle(118.6, 180, 5.6, leg),
		path('M104 220L117 210L122 210L144 220Z', leg), path('M40 128L20 142L44 142L30 152L60 146Z', INK),
		inside(`${id}-b`, d, p, [path('M40 140Q110 136 166 112V160H40Z', p2)]),
		taper([[146, 112], [182, 104], [178, 76], [154, 60], [148, 38], [166, 26]], 25, 11.5, p),
		stroke('M160 121C186 116 188 92 178 78', p2, 5),
		path('M36 134C56 104 98 90 136 100C140 118 116 138 84 140C66 142 48 140 36 134Z', r),
		path('M36 134C52 118 74 112 96 116C92 130 66 138 36 134Z', '#D94F62'),
		stroke('M78 106Q100 98 126 104M88 118Q104 112 128 112', '#F9979B', 4),
		path('M22 142C40 138 60 134 84 140C66 148 44 148 22 142Z', INK), ellipse(171, 27, 15.5, 13, p),
		path('M180 17C194 18 208 26 210 40L194 44C192 38 184 36 176 37Z', '#F28A9A'),
		path('M210 40C211 52 204 62 193 64C187 60 189 50 194 44Z', INK),
		stroke('M186 32Q198 34 200 44', '#D14F69', 1.8), circle(174, 23, 4.4, '#F7D24A'), eye(174.4, 23, 2.7),
	);
}
