// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, fur, join, op, path, stroke, times } from '../../../../art/kit.ts';
import { eye, eyes, friends, gasp, grin, INK, type Mood, necklace, type Portrait, WHITE } from './parts.ts';

export function olivia(m: Mood): Portrait {
	const c = '#D9541E';
	const d = '#B23C12';
	const l = '#F58A3C';
	const cr = '#FFEBD0';
	const sh = m === 'startled';
	return {
		wall: friends(11),
		art: at(
			8, 21,
			join(
				path(
					'M160 310C232 316 288 294 284 232C282 196 262 178 262 148C262 124 278 118 286 98L274 96L280 78L266 78C266 60 244 48 226 56C196 68 190 108 198 142C206 172 222 190 218 226C214 258 196 276 160 284Z',
					d,
				),
				path(
					'M160 310C210 308 256 290 252 236C250 200 232 180 228 148C226 120 236 92 264 84C256 62 244 50 226 56C196 68 190 108 198 142C206 172 222 190 218 226C214 258 196 276 160 284Z',
					l,
				),
				path(
					'M222 74C210 90 208 118 214 142C222 172 236 192 234 228', 'none',
					{ stroke: '#FFC27A', 'stroke-width': 7, 'stroke-linecap': 'round' },
				),
				path('M284 232L272 240L276 258L262 260L262 278L246 276L242 292C270 284 284 262 284 232Z', c),
				path('M64 306C64 250 82 212 130 206C178 212 196 250 196 306Z', c),
				path('M98 306C96 262 106 226 130 222C156 226 164 262 162 306Z', cr),
				stroke(m === 'pose' ? 'M84 244C62 240 50 222 46 200' : 'M84 244C58 232 42 206 38 172', c, 26),
				at(m === 'pose' ? 44 : 36, m === 'pose' ? 196 : 166, join(
					stroke('M0 -4L-6 -36', '#FFD23F', 6),
					sh ? ''
						: times(
							7,
							(i) => stroke(`M0 -12L0 -24`, ['#FFD23F', '#FFFFFF', '#FF6FA3'][i % 3], 5, {
								transform: `translate(-8 -46) rotate(${i * 51})`,
							}),
						),
					circle(-7, -46, 7, '#FF5C97'), circle(0, 0, 15, cr),
				)),
				stroke('M178 250C190 268 178 286 160 288', c, 26), circle(156, 286, 14, cr), necklace(130, 200, 38, 22),
				at(
					130, 200,
					at(-130, -200, join(
						path(
							'M84 108C66 84 60 52 70 24C92 38 108 62 114 88ZM176 108C194 84 200 52 190 24C168 38 152 62 146 88Z',
							c,
						),
						path(
							'M86 96C76 78 72 60 74 44C88 56 98 72 102 88ZM174 96C184 78 188 60 186 44C172 56 162 72 158 88Z',
							'#7E2608',
						),
						path(
							'M62 146C60 104 92 78 130 78C168 78 200 104 198 146L208 166L190 170L184 184C166 200 148 204 130 204C112 204 94 200 76 184L70 170L52 166Z',
							c,
						),
						path(
							'M198 146L208 166L190 170L184 184C166 200 148 204 130 204C176 190 192 150 176 98C190 110 198 126 198 146Z',
							d,
						),
						path(
							'M130 150C112 142 82 152 80 172C92 196 112 200 130 200S168 196 180 172C178 152 148 142 130 150Z',
							cr,
						),
						ellipse(102, 138, 17, 18, l), ellipse(158, 138, 17, 18, l),
						m === 'pose' ? eye('pose', 102, 136, 13) + eye('smile', 158, 138, 12)
							: eyes(m, 102, 158, 136, 13),
						sh ? '' : ellipse(80, 164, 10, 6, '#FF9C8A', op(0.8))
							+ ellipse(180, 164, 10, 6, '#FF9C8A', op(0.8)),
						ellipse(130, 153, 9, 6.4, INK),
						m === 'startled' ? gasp(130, 178, 13)
							: grin(130, 164, m === 'smile' ? 27 : 22, { teeth: false }),
						sh ? '' : path('M122 166H129V177Q125.5 180 122 177ZM131 166H138V177Q134.5 180 131 177Z', WHITE),
						at(
							130, 82,
							join(
								path('M-30 4L4 -70L34 0Q4 14 -30 4Z', '#FFD23F'),
								path('M-20 -18L-12 -36L24 -22L31 -6ZM-4 -52L4 -70L14 -46Z', '#FF5C97'),
								fur(4, -72, 11, 11, WHITE, { n: 10, amp: 0.4 }),
							),
							1, sh ? -24 : -8,
						),
					)),
					1, sh ? 0 : -5,
				),
				'',
			),
			0.93,
		),
		bang: [130, 140, 104],
	};
}
