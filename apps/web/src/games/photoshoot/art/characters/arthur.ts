// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, fur, join, op, path, rect, stroke, times } from '../../../../art/kit.ts';
import { gasp, grin, INK, type Mood, type Portrait, WHITE } from './parts.ts';

export function arthur(m: Mood): Portrait {
	const c = '#2E2836';
	const d = '#1C1822';
	const l = '#4B4357';
	const w = '#FFF8EE';
	const gr = '#B8E04A';
	const sh = m === 'startled';
	const look = (x: number) => m === 'smile' ? stroke(`M${x - 17} 134Q${x} 112 ${x + 17} 134`, gr, 7) : sh
		? circle(x, 128, 22, gr) + circle(x, 128, 13, INK) + circle(x + 5, 122, 4, WHITE)
		: join(
			path(`M${x - 21} 128Q${x} 121 ${x + 21} 128Q${x + 16} 146 ${x} 146T${x - 21} 128Z`, gr),
			ellipse(x + 9, 134, 5, 10.5, INK), circle(x + 11, 130, 2.2, WHITE),
			path(`M${x - 24} 112H${x + 24}V129Q${x} 124 ${x - 24} 129Z`, c),
		);
	return {
		wall: join(rect(0, 0, 300, 300, '#FFC42B'), times(5, (i) => rect(6 + i * 62, 0, 31, 300, '#FFD45E'))),
		art: join(
			sh ? fur(246, 190, 26, 80, c, { n: 22, amp: 0.4, seed: 5, rot: 14 })
				: stroke('M230 290C280 270 284 210 260 176C250 160 256 146 268 140', c, 24),
			sh ? fur(150, 290, 106, 92, c, { n: 34, amp: 0.12, seed: 6 })
				: path('M54 306C52 250 84 202 150 198C216 202 248 250 246 306Z', c),
			path('M116 206H184C184 236 172 262 150 274C128 262 116 236 116 206Z', w),
			path('M206 214C236 234 248 268 246 306H214C220 272 220 240 206 214Z', l, op(0.5)),
			at(
				150, 196,
				at(-150, -196, join(
					path(
						sh
							? 'M84 126C50 118 30 98 20 76C50 62 92 70 122 92ZM216 126C250 118 270 98 280 76C250 62 208 70 178 92Z'
							: 'M74 132C60 96 56 60 62 26C92 40 118 62 132 86ZM226 132C240 96 244 60 238 26C208 40 182 62 168 86Z',
						c,
					),
					path(
						sh
							? 'M82 110C60 104 48 94 42 84C62 78 86 84 102 96ZM218 110C240 104 252 94 258 84C238 78 214 84 198 96Z'
							: 'M82 106C74 84 72 66 74 50C92 60 106 74 114 88ZM218 106C226 84 228 66 226 50C208 60 194 74 186 88Z',
						'#E58AA0',
					),
					path(
						'M64 140C64 96 100 76 150 76S236 96 236 140L252 156L232 164L240 176L218 180C202 200 178 206 150 206S98 200 82 180L60 176L68 164L48 156Z',
						c,
					),
					path(
						'M236 140L252 156L232 164L240 176L218 180C202 200 178 206 150 206C204 192 222 150 206 90C226 102 236 118 236 140Z',
						d,
					),
					stroke('M138 80L144 98M162 80L156 98M150 78V102', l, 6),
					path(
						'M150 138C142 146 112 148 106 168C108 190 130 200 150 200S192 190 194 168C188 148 158 146 150 138Z',
						w,
					),
					look(108), look(192), m === 'pose' ? stroke('M84 122L134 130M166 124L216 114', d, 9) : '',
					path('M140 156H160Q158 166 150 168Q142 166 140 156Z', '#E5708C'),
					m === 'smile'
						? join(grin(150, 174, 22, { teeth: false }), path(
							'M134 178L142 180L139 190ZM166 178L158 180L161 190Z', WHITE,
						)) : sh ? gasp(150, 184, 13) + path('M142 175L146 175L144 182ZM154 175L158 175L156 182Z', WHITE)
						: stroke('M150 168V174M132 186Q142 174 152 178T172 180', INK, 4.4),
					stroke('M100 166L56 160M100 174L58 182M200 166L244 160M200 174L242 182', '#FFFFFF', 3, op(0.9)),
				)),
				1, m === 'pose' ? -5 : 0,
			),
			sh ? ''
				: at(0, -14, join(
					stroke('M66 262C92 290 140 292 186 270', d, 34), stroke('M66 260C92 284 140 286 186 266', l, 28),
					stroke('M236 262C206 290 160 290 120 268', c, 30),
					ellipse(112, 264, 19, 15, w, { transform: 'rotate(20 112 264)' }),
					stroke('M104 258V268M113 260V270', '#D9CDBF', 3),
				)),
			sh ? ellipse(104, 282, 20, 17, w) + ellipse(196, 282, 20, 17, w) : '',
		),
		bang: [150, 138, 110],
	};
}
