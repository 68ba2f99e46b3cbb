// biome-ignore-all format: drawings are rows of coordinates
import { circle, join, mix, op, path, stroke, times } from '../../kit.ts';
import { INK, shadow, WHITE } from './parts.ts';

export function cobra() {
	const O = '#6B6430';
	const O2 = '#4A4522';
	const OL = '#928A48';
	const B = '#F0DE96';
	const TH = '#F5CF6A';
	const TH2 = '#DDA83E';
	const body = (d: string, w: number, dark?: boolean) => stroke(d, dark ? O2 : O, w) + path2(d, w);
	const path2 = (d: string, w: number) => path(d, 'none', {
		stroke: B, 'stroke-width': w, 'stroke-dasharray': '4.5 17', 'stroke-dashoffset': 7,
	})
		+ path(d, 'none', {
			stroke: OL, 'stroke-width': w * 0.16, 'stroke-dasharray': '10 11.5', 'stroke-dashoffset': -1,
			transform: `translate(0 ${-w * 0.26})`,
		});
	return join(
		shadow(120, 106), body('M40 176C50 150 190 150 200 176', 30, true),
		body('M30 200C30 168 210 166 210 198C210 204 206 204 204 204', 33, true),
		path('M96 92C88 130 106 150 110 186H150C150 150 158 126 148 92Z', O),
		body('M128 90C124 130 134 154 132 190', 38),
		path('M112 96C106 130 120 152 118 188H142C144 152 140 128 138 96Z', TH),
		times(
			6,
			(i) => stroke(
				`M${113 + i * 0.9} ${116 + i * 12}Q${126 + i * 0.6} ${121 + i * 12} ${139 + i * 0.6} ${116 + i * 12}`,
				TH2, 2.4,
			),
		),
		body('M30 200C30 214 70 206 120 206C170 206 210 214 210 200', 29),
		stroke('M34 209C60 219 180 219 206 209', O2, 6, op(0.6)),
		path('M188 219C214 224 240 206 234 168C228 188 216 200 190 201Z', O),
		path('M188 219C214 224 240 206 234 168C234 196 214 214 188 214Z', O2),
		stroke('M204 204L206 214M217 198L222 206M226 188L230 192', B, 4),
		path('M122 34C166 34 182 74 174 104C168 128 150 138 138 146H108C94 138 78 128 72 104C64 74 80 34 122 34Z', O2),
		path('M122 36C160 36 175 74 168 102C162 124 146 134 136 142H110C98 134 84 124 78 102C70 74 86 36 122 36Z', O),
		path(
			'M122 58C146 58 152 84 148 104C145 122 138 134 134 146H112C108 134 101 122 98 104C94 84 100 58 122 58Z', TH,
		),
		times(
			6,
			(i) => stroke(
				`M${[99, 98, 101, 104, 108, 111][i]} ${84 + i * 11}Q123 ${92 + i * 11} ${[147, 148, 146, 142, 138, 135][i]} ${84 + i * 11}`,
				i < 2 ? '#5A4A1E' : TH2, i < 2 ? 6 : 2.6,
			),
		),
		stroke('M78 84L92 92M82 102L96 108M168 84L154 92M164 102L150 108M90 120L102 124M155 120L143 124', B, 4.4),
		stroke('M123 74V96M123 94l-7 11M123 94l7 11', '#D3263A', 3.2),
		path('M92 46C94 22 108 12 123 12C138 12 152 22 154 46C154 66 140 80 123 80C106 80 92 66 92 46Z', O2),
		path('M94 44C96 23 109 13 123 13C137 13 150 23 152 44C150 58 138 66 123 66C108 66 96 58 94 44Z', O),
		path('M100 62C106 76 140 76 146 62C142 78 134 81 123 81S104 78 100 62Z', B),
		stroke('M99 61C108 69 138 69 147 61', '#2D2914', 2.6),
		path('M123 16C131 17 137 22 139 28L123 34L107 28C109 22 115 17 123 16Z', OL),
		path('M107 30L122 36V50L112 46ZM139 30L124 36V50L134 46Z', mix(O, OL, 0.5)), circle(119, 58, 1.7, '#2D2914'),
		circle(127, 58, 1.7, '#2D2914'),
		[[105, 48], [141, 48]].map(
			([x, y]) => circle(x, y, 7.4, '#F6B93A') + circle(x, y, 4.6, INK) + circle(x + 1.7, y - 1.8, 1.6, WHITE),
		),
		stroke('M97 40L111 43M149 40L135 43', '#2D2914', 3.4),
	);
}
