// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, ellipse, fur, group, HEIGHT, join, mix, path, polygon, polyline, rect, stroke, WIDTH,
} from '../../art/kit.ts';
import type { Picture } from '../../art/picture.ts';

const faces = {
	dog: join(
		path('M-24 -14C-40 -16 -40 16 -28 22C-20 20 -18 0 -16 -10Z', '#6B3420'),
		path('M24 -14C40 -16 40 16 28 22C20 20 18 0 16 -10Z', '#6B3420'),
		fur(0, 2, 26, 26, '#E4B883', { n: 20, amp: 0.12 }),
		path('M-18 -10C-12 -22 -2 -20 0 -10C0 0 -10 6 -16 2Z', '#6B3420'), ellipse(0, 13, 14, 11, '#FBEBD2'),
		ellipse(0, 7, 6, 4.6, '#24120C'), path('M-4 17C-3 26 5 26 5 17Z', '#E2574C'),
	),
	squirrel: join(
		path('M28 34C46 20 44 -16 24 -24C34 -6 22 14 20 30Z', '#A9551A'), path('M-20 -20L-16 -40L-6 -24Z', '#C96F2B'),
		path('M20 -20L16 -40L6 -24Z', '#C96F2B'), ellipse(0, 2, 25, 26, '#D9843A'), ellipse(0, 14, 15, 12, '#FFE9CC'),
		ellipse(0, 8, 4.4, 3.4, '#3A1A0A'), rect(-4, 16, 8, 7, '#fff', 1),
	),
	marmot: join(
		circle(-21, -18, 8, '#8A6242'), circle(21, -18, 8, '#8A6242'), ellipse(0, 2, 29, 27, '#A67A52'),
		ellipse(0, 14, 17, 12, '#E6CBA4'), ellipse(0, 7, 6, 4.4, '#3A2414'), rect(-5, 16, 10, 8, '#fff', 1),
	),
	giraffe: join(
		rect(-10, 16, 20, 30, '#F2C14E'), polyline([[-9, -22], [-12, -40]], '#B87431', 5),
		polyline([[9, -22], [12, -40]], '#B87431', 5), circle(-12, -41, 4.4, '#5A2C08'),
		circle(12, -41, 4.4, '#5A2C08'), ellipse(-27, -14, 11, 6, '#E0A63A', { transform: 'rotate(18 -27 -14)' }),
		ellipse(27, -14, 11, 6, '#E0A63A', { transform: 'rotate(-18 27 -14)' }),
		path('M-20 -22C-20 -32 20 -32 20 -22L16 16Q0 34 -16 16Z', '#F7CE63'), ellipse(0, 16, 17, 12, '#FBE3A8'),
		circle(-6, 14, 2.4, '#8A4A12'), circle(6, 14, 2.4, '#8A4A12'), circle(-12, -20, 4, '#C98A2B'),
		circle(13, -10, 3.4, '#C98A2B'),
	),
	orangutan: join(
		fur(0, 0, 33, 34, '#C0521C', { n: 24, amp: 0.12 }), ellipse(0, 6, 24, 23, '#F0B48E'),
		ellipse(0, 16, 17, 11, '#F7CBA8'), ellipse(-4, 10, 2, 1.6, '#5A2C18'), ellipse(4, 10, 2, 1.6, '#5A2C18'),
		stroke('M-8 18Q0 23 8 18', '#5A2C18', 2.4),
	),
	rhino: join(
		ellipse(-24, -22, 7, 11, '#7D8698', { transform: 'rotate(-24 -24 -22)' }),
		ellipse(24, -22, 7, 11, '#7D8698', { transform: 'rotate(24 24 -22)' }),
		path('M-26 -20C-24 -34 24 -34 26 -20L24 18Q0 36 -24 18Z', '#9AA3B5'), ellipse(0, 18, 22, 13, '#B4BCCB'),
		path('M-9 8C-8 -8 -2 -18 2 -24C4 -12 8 -4 9 8Z', '#F4EEDC'), circle(-9, 20, 2.6, '#4E566A'),
		circle(9, 20, 2.6, '#4E566A'),
	),
	doe: join(
		path('M-18 -16C-38 -30 -44 -16 -36 -4C-28 -2 -22 -6 -16 -8Z', '#B87B4A'),
		path('M18 -16C38 -30 44 -16 36 -4C28 -2 22 -6 16 -8Z', '#B87B4A'),
		path('M-20 -18C-18 -32 18 -32 20 -18L14 18Q0 34 -14 18Z', '#CF9460'), ellipse(0, 18, 12, 10, '#FBEBD2'),
		ellipse(0, 12, 6, 4.4, '#24120C'), circle(-4, -22, 2, '#FBEBD2'), circle(5, -20, 2, '#FBEBD2'),
	),
	cat: join(
		path('M-26 -6L-26 -38L-6 -22Z', '#3A3A46'), path('M26 -6L26 -38L6 -22Z', '#3A3A46'),
		ellipse(0, 2, 28, 26, '#4A4A58'), ellipse(0, 12, 14, 10, '#E9E9F0'), path('M-4 6H4L0 11Z', '#F27A8A'),
		stroke('M-30 8L-14 11M-30 17L-14 15M30 8L14 11M30 17L14 15', '#E9E9F0', 1.8),
	),
	fox: join(
		path('M-28 -4L-26 -38L-4 -20Z', '#D9602B'), path('M28 -4L26 -38L4 -20Z', '#D9602B'),
		path('M-30 -8C-24 -26 24 -26 30 -8C24 16 8 30 0 32C-8 30 -24 16 -30 -8Z', '#E8743A'),
		path('M-28 0C-18 2 -8 10 0 32C-10 28 -24 14 -28 0Z', '#FFF3E4'),
		path('M28 0C18 2 8 10 0 32C10 28 24 14 28 0Z', '#FFF3E4'), ellipse(0, 28, 5.4, 4.4, '#24120C'),
	),
};

const eyes = (dy = -4, dx = 10, r = 4) => join(
	circle(-dx, dy, r, '#24120C'), circle(dx, dy, r, '#24120C'), circle(-dx + 1.4, dy - 1.4, r * 0.36, '#fff'),
	circle(dx + 1.4, dy - 1.4, r * 0.36, '#fff'),
);

const portrait = (k: keyof typeof faces, s = 1) => at(
	0, 0,
	join(
		faces[k],
		k === 'cat'
			? join(
				ellipse(-10, -2, 6, 7, '#F2D24E'), ellipse(10, -2, 6, 7, '#F2D24E'), ellipse(-10, -2, 2, 6, '#17171A'),
				ellipse(10, -2, 2, 6, '#17171A'),
			)
			: eyes(
				k === 'giraffe' || k === 'rhino' ? -9 : k === 'doe' ? -5 : -3,
				k === 'giraffe' ? 14 : k === 'rhino' ? 16 : k === 'orangutan' ? 8 : 11, 3.8,
			),
	),
	s,
);

/** The part that still says which game it is when the cover is small. */
export const small = '90 130 130 130';

export function cover(id: string): Picture {
	const order: readonly (keyof typeof faces)[] = [
		'squirrel', 'giraffe', 'cat', 'rhino', 'dog', 'orangutan', 'fox', 'marmot', 'doe',
	];
	const bg = ['#7CC4E8', '#F7A6BE', '#F2D24E', '#F7A6BE', '#FFF3E4', '#8FD3B0', '#F2D24E', '#7CC4E8', '#7CC4E8'];
	const cells = order.map(
		(k, i) => {
			const col = i % 3;
			const row = Math.floor(i / 3);
			const lift = i === 4 ? -8 : 0;
			const x = 28 + col * 84 + (i === 4 ? 4 : 0);
			const y = 30 + row * 104 + lift;
			return join(
				`<clipPath id="${id}t${i}">${rect(x, y, 76, 96, '#000', 3)}</clipPath>`,
				group(
					[
						i === 4 ? rect(x - 7, y - 3, 90, 112, '#3A0A24', 5, { opacity: 0.35 }) : '',
						rect(x - 4, y - 4, 84, 104, '#FFFFFF', 4),
						group(
							[
								rect(x, y, 76, 96, bg[i], 2),
								path(
									`M${x} ${y + 96}V${y + 84}Q${x + 38} ${y + 56} ${x + 76} ${y + 84}V${y + 96}Z`,
									mix(bg[i], '#3A0A24', 0.22),
								),
								at(x + 38, y + 58, portrait(k), 1.06),
							],
							{ 'clip-path': `url(#${id}t${i})` },
						),
					],
					{ transform: i === 4 ? `rotate(-5 ${x + 38} ${y + 48})` : '' },
				),
			);
		},
	);
	return {
		defs: `<radialGradient id="${id}g" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#D9437E"/><stop offset="1" stop-color="#8F1E52"/></radialGradient>`,
		layers: {
			sky: [rect(0, 0, WIDTH, HEIGHT, `url(#${id}g)`)],
			back: [
				polygon([[0, 0], [90, 0], [300, 400], [190, 400]], '#fff', { opacity: 0.07 }),
				polygon([[300, 0], [230, 0], [0, 380], [0, 400], [60, 400]], '#fff', { opacity: 0.06 }),
			],
			middle: [], subject: [cells.filter((_, i) => i !== 4), cells[4]],
			front: [
				at(
					256, 362,
					join(
						rect(-19, -31, 38, 6, '#2B0718', 2), rect(-19, 25, 38, 6, '#2B0718', 2),
						path(
							'M-14 -25H14C14 -10 4 -4 4 0C4 4 14 10 14 25H-14C-14 10 -4 4 -4 0C-4 -4 -14 -10 -14 -25Z',
							'#FFF3E4',
						),
						path(
							'M-10 -12H10C8 -6 2 -3 1.4 0C2 6 12 14 13 25H-13C-12 14 -2 6 -1.4 0C-2 -3 -8 -6 -10 -12Z',
							'#F2B632',
						),
					),
					0.72,
				),
				circle(150, 363, 15, '#FFF3E4'), circle(150, 363, 10, '#E2452F'),
			],
		},
	};
}
