// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, op, path, rect, stroke, times } from '../../../../art/kit.ts';
import { eyes, heart, INK, lid, type Mood, mouth, type Portrait, WHITE } from './parts.ts';

export function max(m: Mood): Portrait {
	const co = '#F4E2C8';
	const co2 = '#DDBF9A';
	const br = '#8C4F2C';
	const lea = '#2B2731';
	const leaL = '#4D4757';
	const leaD = '#18151C';
	const sh = m === 'startled';
	return {
		wall: join(rect(0, 0, 300, 300, '#D6322C'), path(
			'M-20 130L130 -20H190L-20 190ZM-20 260L260 -20H320L-20 320ZM110 300L300 110V170L170 300ZM240 300L300 240V300Z',
			'#E5483C',
		)),
		art: join(
			path('M34 300C34 240 62 206 112 194H188C238 206 266 240 266 300Z', lea),
			path(
				'M34 300C34 240 62 206 100 197C74 220 66 258 66 300ZM234 300C234 262 226 222 200 197C238 206 266 240 266 300Z',
				leaL, op(0.55),
			),
			path('M112 180H188L192 300H108Z', '#F8F2EA'),
			path('M112 196Q150 226 188 196L189 214Q150 238 111 214Z', '#D8CCC0'), heart(150, 262, 1.5, '#F2487A'),
			path('M112 178L76 202L84 246L128 300H104L66 250', lea),
			path('M114 174L70 204L82 256L94 244L130 300L122 236Z', leaD),
			path('M186 174L230 204L218 256L206 244L170 300L178 236Z', leaD),
			path('M114 174L78 202L88 238L118 226ZM186 174L222 202L212 238L182 226Z', leaL),
			[[90, 210], [97, 224], [210, 210], [203, 224]].map(([x, y]) => circle(x, y, 4.4, '#E9E4EE')),
			stroke('M128 262L137 296M172 262L163 296', '#C9C3D0', 3.4, { 'stroke-dasharray': '.1 7' }),
			// head
			at(
				150, 190,
				at(-150, -190, join(
					path(
						sh ? 'M104 96C78 84 50 66 34 80C38 106 66 122 98 120Z'
							: 'M106 78C74 58 48 84 48 128C66 132 90 120 102 104Z',
						br,
					),
					path(
						sh ? 'M196 96C222 84 250 66 266 80L252 88L260 98C244 116 224 122 202 120Z'
							: 'M194 78C222 54 250 70 256 104L240 98L246 122C226 128 208 118 198 104Z',
						'#6F3C20',
					),
					path(
						'M92 116C88 82 112 58 150 58C188 58 212 82 208 116C222 148 204 192 150 192C96 192 78 148 92 116Z',
						co,
					),
					path(
						'M208 116C222 148 204 192 150 192C136 192 126 189 118 184C180 188 202 150 196 82C206 92 210 104 208 116Z',
						co2,
					),
					path('M92 116C88 90 102 70 126 62C150 82 150 128 122 138C106 140 94 130 92 116Z', br),
					ellipse(150, 156, 46, 32, '#FFF7EA'), eyes(m, 122, 178, 112, 10), lid(m, 122, 112, 10, br, 2),
					lid(m, 178, 112, 10, co2, -2),
					m === 'pose' ? stroke('M106 98L136 104', INK, 7) + stroke('M164 104L196 92', INK, 7)
						: stroke('M108 92Q122 82 136 90M164 90Q178 82 192 92', INK, 7),
					mouth(
						m, 150, 158, 26, stroke('M150 146V157Q138 170 116 160M150 157Q162 170 184 160', INK, 4.4),
						{ dark: '#5A1522' },
					),
					ellipse(150, 138, 19, 13, INK), ellipse(145, 133, 6, 3.4, '#6B5C66'),
					m === 'pose' ? stroke('M180 163L214 178', '#3F9A4B', 4.4)
						+ at(222, 181, join(
							times(7, (i) => ellipse(0, -9, 5, 8, WHITE, { transform: `rotate(${i * 51})` })),
							circle(0, 0, 6, '#FFC42B'),
						)) : '',
					path(
						'M108 76C88 40 126 12 172 22C206 30 208 58 188 76C178 58 162 56 152 68C142 58 122 60 108 76Z',
						'#2F1A14',
					),
					path('M122 48C136 32 160 28 178 38C160 36 142 42 132 56Z', '#6A3F2C'),
				)),
				1, sh ? 0 : m === 'smile' ? 4 : -4,
			),
		),
		bang: [150, 120, 100],
	};
}
