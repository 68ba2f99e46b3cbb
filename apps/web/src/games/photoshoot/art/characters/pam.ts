// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, group, join, path, rect, stroke } from '../../../../art/kit.ts';
import { eyes, grin, INK, type Mood, mouth, type Portrait, rays, WHITE } from './parts.ts';

export function pam(m: Mood, id: string): Portrait {
	const y = '#FFCB4D';
	const y2 = '#EBA92F';
	const b = '#A6551D';
	const cr = '#FFF0CC';
	const pk = '#FF3F86';
	const sh = m === 'startled';
	const neck = 'M182 306C196 236 206 160 190 112C182 90 162 88 148 108L92 56C112 10 178 -18 226 12C286 50 284 200 284 306Z';
	return {
		wall: join(rect(0, 0, 300, 300, '#2FA45C'), rays(110, 150, 10, '#48BC72')),
		defs: `<clipPath id="${id}n"><path d="${neck}"/></clipPath>`,
		art: join(
			path('M238 8C292 40 300 170 296 306H270C276 200 276 60 226 12Z', '#8A3F12'), path(neck, y),
			group(
				[
					circle(112, 100, 92, y2), path('M246 22C288 80 290 200 286 310H262C270 200 264 80 226 8Z', y2),
					[
						[182, 36, 1, 0], [214, 70, 1.25, 30], [252, 50, 1, 10], [226, 118, 1.2, 0], [264, 104, 1.1, 20],
						[232, 172, 1.3, 12], [276, 160, 1, 0], [204, 148, 0.7, 0], [212, 222, 1.15, 40],
						[258, 216, 1.2, 5], [196, 186, 0.8, 60], [220, 18, 1, 60],
					].map(([x, v, s, r]) => at(x, v, path('M-16 -14L4 -19L18 -6L15 13L-6 18L-19 5Z', b), s, r)),
				],
				{ 'clip-path': `url(#${id}n)` },
			),
			path('M168 306C174 278 178 264 184 250Q236 272 290 250L300 306Z', pk),
			path('M184 250Q236 272 290 250L291 262Q236 284 181 262Z', WHITE),
			// hoof up
			stroke(m === 'pose' ? 'M160 306C120 300 84 286 62 252' : 'M160 306C110 296 72 270 50 226', y, 34),
			at(
				m === 'pose' ? 58 : 46, m === 'pose' ? 246 : 218,
				join(rect(-20, 2, 40, 17, WHITE, 6), rect(-20, 8, 40, 5, pk), path(
					'M-17 2L-20 -26Q-10 -32 -1 -28L0 -10L3 -28Q12 -32 20 -26L17 2Z', '#5A2A12',
				)),
				1, -28,
			),
			at(
				112, 120,
				at(-112, -120, join(
					stroke('M86 60L76 14M138 60L148 14', '#FFDD82', 15), circle(75, 10, 13, '#5A2A12'),
					circle(149, 10, 13, '#5A2A12'),
					path(
						'M66 84C40 60 16 62 4 76C16 100 44 108 70 102ZM158 84C184 60 200 60 212 72C202 98 180 108 154 102Z',
						y,
					),
					path(
						'M56 84C40 72 26 72 18 78C28 92 44 96 62 94ZM168 84C182 72 192 70 200 76C192 90 180 96 162 94Z',
						'#E88C5A',
					),
					path(
						'M58 86C62 54 86 42 112 42S162 54 166 86C168 112 158 128 156 150C156 182 140 196 112 196S68 182 68 150C66 128 56 112 58 86Z',
						y,
					),
					path(
						'M166 86C168 112 158 128 156 150C156 182 140 196 112 196C150 178 142 150 146 120C150 96 148 70 138 50C154 56 164 68 166 86Z',
						y2,
					),
					path(
						'M112 128C84 128 64 140 64 166C66 190 86 204 112 204S158 190 160 166C160 140 140 128 112 128Z',
						cr,
					),
					path('M112 62L122 76L112 92L102 76ZM84 128L78 116L90 112ZM140 128L146 116L134 112Z', b),
					path('M60 76Q112 48 164 76L166 58Q112 28 58 58Z', pk),
					path('M60 68Q112 40 164 68L164.5 63Q112 35 59.5 63Z', WHITE), eyes(m, 80, 144, 104, 13),
					m === 'startled' ? '' : stroke('M66 98L56 90M68 91L61 82M158 98L168 90M156 91L163 82', INK, 4),
					ellipse(96, 150, 5, 7, b), ellipse(128, 150, 5, 7, b), mouth(m, 112, 168, 28, grin(112, 170, 21)),
				)),
				1, sh ? 0 : -8,
			),
			sh ? '' : stroke('M24 214Q14 226 18 240M96 214Q104 222 104 234', WHITE, 6),
		),
		bang: [112, 130, 104],
	};
}
