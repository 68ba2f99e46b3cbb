// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, op, path, stroke } from '../../../../art/kit.ts';
import { eyes, friends, gasp, grin, INK, type Mood, necklace, type Portrait, WHITE } from './parts.ts';

export function alice(m: Mood): Portrait {
	const c = '#8D6B4B';
	const d = '#5C422E';
	const l = '#B8946B';
	const cr = '#E8D2AC';
	const sh = m === 'startled';
	const open = sh || m === 'smile';
	return {
		wall: friends(29),
		art: join(
			path('M26 306C26 240 62 196 150 192C238 196 274 240 274 306Z', c),
			path('M232 218C262 238 274 270 274 306H236C240 270 240 240 232 218Z', d),
			stroke('M96 74C60 60 52 92 34 84S16 112 6 104', '#FF6FA3', 7),
			at(
				150, 198,
				at(-150, -198, join(
					ellipse(70, 104, 17, 19, d), ellipse(72, 107, 8, 10, l), ellipse(230, 104, 17, 19, d),
					ellipse(228, 107, 8, 10, l),
					path(
						'M62 128C66 88 100 62 150 62S234 88 238 128L258 158L244 164L252 182L232 186C214 206 186 212 150 212S86 206 68 186L48 182L56 164L42 158Z',
						c,
					),
					path(
						'M64 118C72 84 104 62 150 62S228 84 236 118C212 104 178 132 164 142H136C122 132 88 104 64 118Z',
						d,
					),
					path(
						'M238 128L258 158L244 164L252 182L232 186C214 206 186 212 150 212C206 196 232 160 226 96C234 106 238 116 238 128Z',
						d, op(0.6),
					),
					path(
						'M150 132C126 134 104 154 100 176C104 198 126 206 150 206S196 198 200 176C196 154 174 134 150 132Z',
						cr,
					),
					m === 'pose' ? ellipse(104, 146, 19, 12, '#6C4A66', op(0.55))
						+ ellipse(196, 146, 19, 12, '#6C4A66', op(0.55)) + stroke('M88 140Q104 149 120 140', INK, 6)
						+ path('M180 137Q196 132 212 137Q210 149 196 149Q183 149 180 137Z', INK)
						+ path('M178 141C180 128 212 128 214 141Q196 136 178 141Z', c) : eyes(m, 104, 196, 138, 13),
					ellipse(150, 153, 17, 11, INK), ellipse(145, 149, 5, 3, '#6B5C66'),
					m === 'smile' ? grin(150, 170, 26, { teeth: false }) : sh ? gasp(150, 188, 19)
						: stroke('M118 176Q134 184 150 172Q166 184 182 176', INK, 4.4),
					path(
						`M137 ${open ? 174 : 177}H149V${open ? 194 : 197}Q143 ${open ? 199 : 202} 137 ${open ? 194 : 197}ZM151 ${open ? 174 : 177}H163V${open ? 194 : 197}Q157 ${open ? 199 : 202} 151 ${open ? 194 : 197}Z`,
						WHITE,
					),
					// sleep mask
					at(
						150, sh ? 66 : 88,
						join(
							stroke('M-96 10Q-60 -6 0 -4T96 10', '#5B3D86', 8),
							path(
								'M-58 -16C-30 -28 30 -28 58 -16C70 4 58 26 34 24C18 22 12 10 0 10S-18 22 -34 24C-58 26 -70 4 -58 -16Z',
								'#B58CE6',
							),
							stroke('M-44 0Q-31 12 -18 0M18 0Q31 12 44 0', '#5B3D86', 5),
						),
						1, sh ? -10 : -5,
					),
				)),
				1, m === 'pose' ? 7 : 0,
			),
			m === 'pose'
				? join(
					circle(238, 66, 9, '#D6ECFF', op(0.9)), circle(258, 44, 12, '#D6ECFF', op(0.9)),
					circle(280, 16, 16, '#D6ECFF', op(0.9)),
				) : '',
			path('M16 222Q60 240 150 234T284 212Q268 262 280 312H20Q32 264 16 222Z', '#FFF6E6'),
			path('M284 212Q268 262 280 312H236Q250 266 246 224Z', '#E9D3EA'),
			[[112, 262], [140, 278], [172, 260], [196, 280], [62, 288], [90, 300], [238, 284], [160, 302], [48, 250]].map(
				([x, y]) => circle(x, y, 6, '#B58CE6'),
			),
			stroke('M24 276C34 250 62 242 80 254', c, 26), stroke('M276 268C264 242 238 236 222 248', c, 26),
			circle(84, 258, 13, d), circle(218, 252, 13, d), necklace(150, 198, 62, 16),
		),
		bang: [150, 140, 106],
	};
}
