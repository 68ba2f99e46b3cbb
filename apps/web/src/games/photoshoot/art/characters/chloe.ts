// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, op, path, rect, stroke } from '../../../../art/kit.ts';
import { eyes, friends, INK, type Mood, mouth, necklace, type Portrait, WHITE } from './parts.ts';

const drop = (m: Mood, x: number, y: number) => m === 'startled'
	? path(
		`M${x} ${y - 16}C${x + 12} ${y} ${x + 10} ${y + 10} ${x} ${y + 10}S${x - 12} ${y} ${x} ${y - 16}Z`, '#BFE6FF',
	) + circle(x - 3, y + 2, 2.4, WHITE) : '';

export function chloe(m: Mood): Portrait {
	const c = '#CF9257';
	const d = '#A86E3B';
	const l = '#E6B57C';
	const cr = '#FFF1DA';
	const bd = '#FFFFFF';
	const bd2 = '#CBD8E8';
	const sh = m === 'startled';
	const ear = sh ? -6 : 22;
	return {
		wall: friends(47),
		art: join(
			at(
				sh ? 136 : 160, 304,
				at(-150, -300, join(
					stroke('M110 264C76 262 48 250 26 222', c, 26), stroke('M196 264C230 266 258 258 284 236', d, 26),
					path('M10 214L30 200Q42 210 42 224L30 236Q14 230 10 214Z', '#3D2A24'),
					path('M292 218L306 238Q294 252 280 250L272 238Q280 222 292 218Z', '#3D2A24'),
					path('M84 330C82 270 100 216 150 208C200 216 218 270 216 330Z', c),
					path('M186 230C210 256 218 296 216 330H184C192 294 194 258 186 230Z', d),
					path('M118 330C116 276 126 236 150 226C174 236 184 276 182 330Z', cr),
					[[98, 272], [104, 296], [203, 268], [198, 292]].map(([x, y]) => circle(x, y, 5, cr)),
					path('M126 170H174L186 230Q150 250 114 230Z', l), necklace(150, 212, 36, 18),
					// ears
					path('M112 84C86 78 36 56 18 20C54 2 112 28 128 70Z', c),
					path('M110 74C86 66 52 46 36 26C64 20 104 40 116 66Z', '#F5B8A4'),
					at(
						184, 84,
						join(
							path('M-8 -18C20 -40 74 -36 100 2C76 26 20 30 -6 14Z', d),
							path(
								'M10 -27C22 -36 38 -35 46 -32C50 -12 48 10 42 25C30 27 18 24 8 20C14 6 14 -12 10 -27Z',
								bd,
							),
							path(
								'M38 -35C52 -35 66 -29 76 -22C80 -8 78 8 72 19C62 25 50 27 40 27C46 8 46 -14 38 -35Z',
								bd,
							),
							path('M70 -27C84 -20 96 -8 104 2C94 13 82 20 68 23C76 6 76 -12 70 -27Z', bd),
							stroke('M44 -33Q52 -4 42 26M74 -24Q80 -2 72 21M10 -26Q17 -2 8 20', bd2, 5),
							at(60, -4, rect(-19, -7, 38, 14, '#FF8FA8', 7) + rect(-7, -7, 14, 14, '#FFC2CE'), 1, -14),
						),
						1, ear,
					),
					path(
						'M96 108C96 72 120 56 150 56S204 72 204 108C204 140 188 156 182 178C178 200 166 208 150 208S122 200 118 178C112 156 96 140 96 108Z',
						c,
					),
					path(
						'M204 108C204 140 188 156 182 178C178 200 166 208 150 208C172 184 168 160 176 138C184 116 184 86 174 62C192 70 204 86 204 108Z',
						d,
					),
					path('M132 58Q150 52 168 58C164 84 160 110 150 132C140 110 136 84 132 58Z', d),
					path(
						'M150 158C130 156 116 168 118 184C124 202 136 210 150 210S176 202 182 184C184 168 170 156 150 158Z',
						cr,
					),
					// bandage round the head
					path('M99 92C98 78 106 68 118 62Q168 92 202 92L204 108Q150 108 99 92Z', bd),
					path('M101 86Q152 104 203 101L204 108Q150 108 99 92Z', bd2), ellipse(118, 126, 18, 17, l),
					ellipse(182, 126, 18, 17, l), eyes(m, 118, 182, 126, 14),
					sh ? '' : stroke('M104 119L94 112M106 112L99 103M196 119L206 112M194 112L201 103', INK, 4.4),
					ellipse(112, 150, 10, 6, '#F58E7C', op(0.7)), ellipse(188, 150, 10, 6, '#F58E7C', op(0.7)),
					ellipse(150, 170, 14, 9.5, INK), ellipse(146, 166.5, 4, 2.4, '#6B5C66'),
					mouth(
						m, 150, 182, 20, stroke('M150 178V186Q142 194 133 189M150 186Q158 194 167 189', INK, 4),
						{ teeth: false },
					),
				)),
				1, m === 'smile' ? -7 : sh ? 10 : -10,
			),
			m === 'pose' ? stroke('M262 128Q282 148 284 172M244 142Q258 154 260 170', WHITE, 6) : '', drop(m, 46, 120),
		),
		bang: [140, 130, 104],
	};
}
