// biome-ignore-all format: drawings are rows of coordinates
import { circle, ellipse, fur, join, path, polyline, stroke, times } from '../../kit.ts';
import { eye, shade, tube } from './parts.ts';

/** Western gorillas have a chestnut crown. */
function gorilla(crown: string) {
	const c = '#35323F';
	const d = '#23202B';
	const l = '#4E4A5A';
	const s = '#B9BAC6';
	const s2 = '#8E8F9E';
	const f = '#565060';
	return join(
		shade(120, 92), tube([[176, 118, 44], [192, 158, 32], [190, 202, 26]], d), ellipse(196, 212, 17, 8.5, d),
		tube([[86, 160, 44], [104, 188, 32], [100, 206, 24]], d), ellipse(110, 213, 19, 7.5, d),
		path(
			'M26 168C16 124 44 84 96 66C128 54 168 50 180 78C192 112 176 146 150 160C120 176 90 184 60 184C40 184 28 182 26 168Z',
			c,
		),
		path('M30 140C36 108 62 82 98 68C122 62 132 76 120 96C104 122 84 146 56 156C40 160 28 154 30 140Z', s),
		path('M30 140C34 152 48 154 64 146C84 136 106 114 120 96C118 118 92 152 60 164C42 168 28 158 30 140Z', s2),
		times(4, (i) => stroke(`M${50 + i * 15} ${108 - i * 9}q-5 9 -12 14`, '#DADBE4', 2.6)),
		tube([[58, 156, 62], [66, 184, 44], [62, 202, 32]], c),
		path('M40 220C38 206 52 202 64 206C80 206 92 210 92 220Z', l),
		[70, 78, 86].map((x) => polyline([[x, 219], [x, 213]], d, 1.8)),
		tube([[142, 96, 64], [152, 142, 46], [148, 184, 36], [150, 202, 32]], c),
		fur(150, 150, 22, 20, c, { n: 14, amp: 0.2, seed: 5 }),
		tube([[142, 96, 64], [152, 142, 46], [148, 184, 36], [150, 202, 32]], d, 0.42, 0.95, 0.58, 1),
		path('M134 212C132 200 144 196 156 198C170 200 174 210 170 220H138Q134 218 134 212Z', l),
		[146, 154, 162].map((x) => polyline([[x, 219], [x, 211]], d, 2)),
		path('M148 84C140 48 158 16 180 14C200 14 208 32 212 48C220 64 222 92 208 104C192 114 156 112 148 84Z', c),
		path('M158 40C162 22 176 14 184 15C174 24 168 40 168 56Z', crown), ellipse(160, 74, 5, 7, f),
		ellipse(161, 74, 2.4, 4, d),
		path(
			'M174 56C176 46 212 44 216 54C220 60 216 66 220 76C226 92 216 106 200 106C182 106 176 94 178 80C178 70 172 64 174 56Z',
			f,
		),
		path('M172 56C178 46 212 44 218 54C220 62 208 60 198 62C188 62 174 66 172 56Z', d), ellipse(204, 77, 12, 8, l),
		path('M192 74Q198 70 202 78Q196 82 192 78ZM216 74Q210 70 206 78Q212 82 216 78Z', d),
		stroke('M186 95Q202 101 216 93', d, 2.8),
		[190, 210].map((x) => circle(x, 66, 4.6, '#8A5A3C') + eye(x + 0.6, 66, 3.4)),
	);
}

export const mountainGorilla = () => gorilla('#4E4A5A');
export const westernGorilla = () => gorilla('#8A5233');
