// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, type Drawing, group, HEIGHT, join, noise, path, polygon, polyline, rect, stroke, times, WIDTH,
} from '../../../../art/kit.ts';
import { driver, kid } from './cast.ts';
import type { Inks } from './light.ts';

export const faded = (opacity: number) => ({ opacity });

export const sky = (id: string, h = 330) => rect(0, 0, WIDTH, h, `url(#${id}s)`);

export const spark = (x: number, y: number, s: number, f: string) => at(
	x, y, path('M0 -14Q2 -2 14 0Q2 2 0 14Q-2 2 -14 0Q-2 -2 0 -14Z', f), s,
);

const bell = (c: Inks) => join(
	path('M-13 4C-11 -2 -11 -18 0 -20C11 -18 11 -2 13 4Z', c.brass),
	path('M3 -19C11 -16 10 -2 13 4H6C5 -4 7 -14 3 -19Z', c.brass2), rect(-14, 3, 28, 4.6, c.brass2, 2.3),
	circle(0, 10, 4, c.brass), rect(-2, -25, 4, 6, c.ink, 2),
);

export const lamp = (c: Inks, x: number, y: number, r: number, on: boolean) => join(
	circle(x, y, r, c.brass2), circle(x, y, r * 0.88, c.brass), circle(x, y, r * 0.7, on ? '#FFF6D2' : c.petrol2),
	on ? circle(x, y, r * 0.4, '#FFFFFF')
		: path(
			`M${x - r * 0.42} ${y + r * 0.1}A${r * 0.46} ${r * 0.46} 0 0 1 ${x + r * 0.1} ${y - r * 0.42}`, 'none',
			{ stroke: c.glass, 'stroke-width': r * 0.14, 'stroke-linecap': 'round', opacity: 0.7 },
		),
);

/** The tram: 248 long, 196 high, wheels on y = 0, facing right. */
interface Tram {
	readonly rot?: number;
	/** What is seen through the windows. */
	readonly inside?: Drawing;
	/** Who stands on the front platform. */
	readonly cab?: Drawing;
	readonly rear?: Drawing;
	readonly on?: boolean;
	readonly blinds?: number;
	readonly pole?: boolean;
	readonly out?: Drawing;
	readonly pane?: string;
}

export function tram(c: Inks, x: number, y: number, s: number, options: Tram = {}) {
	const {
		rot = 0, inside = '', cab = driver(c, { x: 96, y: -36, arms: [[16, 56], [8, 50]] }), rear = '', on = true,
		blinds = 0, pole = true, out = '', pane = c.glass,
	} = options;
	const px = (i: number) => -84 + i * 40.8;
	return at(
		x, y,
		join(
			pole ? stroke('M6 -188L-62 -262', c.ink, 3.2) + rect(-4, -198, 22, 10, c.ink, 3) : '',
			on ? path('M120 -74L330 -128V10L120 -54Z', '#FFF0B8', faded(0.28)) : '', rect(-120, -154, 240, 120, c.inside),
			times(
				4,
				(i) => rect(px(i) + 4, -150, 38, 54, pane)
					+ polygon(
						[[px(i) + 8, -98], [px(i) + 22, -150], [px(i) + 31, -150], [px(i) + 17, -98]], '#fff', faded(0.25),
					),
			),
			rect(90, -150, 27, 54, pane), rect(-116, -150, 28, 54, pane), group(inside),
			blinds
				? times(
					4,
					(i) => rect(px(i), -152, 44, 54 * blinds, c.cream2)
						+ rect(px(i), -152 + 54 * blinds - 4, 44, 5, c.brass2),
				) : '',
			cab, rear, times(5, (i) => rect(px(i), -152, 5, 56, c.red)), rect(113, -152, 4, 56, c.cream2),
			rect(117, -152, 6, 60, c.red, 2), rect(-124, -152, 6, 118, c.red, 2),
			stroke('M-87 -142V-42M-113 -92V-42', c.brass, 3), rect(-84, -98, 168, 66, c.red),
			path('M82 -98H124V-54C124 -38 116 -32 104 -32H82ZM-124 -98H-114V-32H-118Q-124 -34 -124 -44Z', c.red),
			rect(-84, -98, 208, 8, c.cream), rect(-76, -80, 152, 36, c.red2, 6), rect(-73, -77, 146, 30, c.red, 5),
			at(0, -58, bell(c), 0.72), [-44, 44].map((v) => rect(v - 22, -63, 44, 3, c.brass, 1.5)),
			path('M-124 -40H122Q118 -32 104 -32H-118Q-123 -33 -124 -40Z', c.red3), rect(-116, -26, 32, 5, c.ink, 2),
			rect(84, -26, 30, 5, c.ink, 2), stroke('M-112 -32V-24M-90 -32V-24', c.ink, 3),
			rect(-72, -31, 144, 12, c.ink, 4),
			[-46, 46].map((v) => circle(v, -15, 15.4, c.ink) + circle(v, -15, 10, c.steel) + circle(v, -15, 4, c.ink)),
			rect(114, -22, 18, 7, c.ink, 3), rect(-127, -162, 254, 12, c.red2, 3),
			path('M-131 -160C-126 -176 -112 -180 -96 -180H96C112 -180 126 -176 131 -160Z', c.cream),
			path('M-131 -160H131L129 -166H-129Z', c.cream2), rect(-74, -190, 148, 11, c.red2, 3),
			times(6, (i) => rect(-68 + i * 23.4, -188, 18, 6, c.glass, 2)),
			path('M-82 -189Q-78 -197 -66 -197H66Q78 -197 82 -189Z', c.cream), lamp(c, 114, -66, 15, on),
			stroke('M91 -176V-202Q91 -210 106 -210T121 -202V-174', c.red3, 3), at(106, -185, bell(c), 0.9), out,
		),
		s, rot,
	);
}

export const ground = (c: Inks, y = 330, seed = 5) => {
	const r = noise(seed);
	return join(
		rect(0, y - 22, WIDTH, HEIGHT, c.street), rect(0, y - 22, WIDTH, 5, c.street3),
		times(
			26,
			() => {
				const yy = y + 12 + r() * (HEIGHT - y - 16);
				const k = 1 + (yy - y) / 60;
				return rect(
					r() * 320 - 20, yy, 14 * k + r() * 10, 4 * k, r() > 0.5 ? c.street2 : c.street3, 2 * k, faded(0.75),
				);
			},
		),
		rect(0, y - 10, WIDTH, 3, c.railD), rect(0, y - 12, WIDTH, 2.6, c.rail), rect(0, y + 2, WIDTH, 4, c.railD),
		rect(0, y - 1, WIDTH, 4, c.rail),
	);
};

type House = readonly [x: number, width: number, top: number, wall: string, roof?: 'gable'];

/** A row of houses, their feet on y. */
export const houses = (c: Inks, y: number, list: readonly House[]) => list.map(
	([x, w, t, wall, roof], k) => join(
		rect(x, t, w, y - t, wall),
		roof === 'gable' ? polygon([[x - 5, t + 1], [x + w / 2, t - w * 0.42], [x + w + 5, t + 1]], c.tile)
			: rect(x - 3, t - 7, w + 6, 9, c.tile, 2),
		times(
			Math.floor((y - t - 20) / 46),
			(j) => times(
				Math.floor((w - 8) / 28),
				(i) => {
					const wx = x + (w - Math.floor((w - 8) / 28) * 28) / 2 + i * 28 + 6;
					const wy = t + 14 + j * 46;
					return ((i + j + k) % 3 ? '' : rect(wx - 4, wy, 4, 26, c.petrol, 1, faded(0.8)))
						+ rect(wx, wy, 16, 26, (i * 2 + j + k) % 4 ? c.glass : c.cream, 1.5)
						+ rect(wx - 2, wy + 26, 20, 3.4, c.cream);
				},
			),
		),
	),
);

export const school = (c: Inks, y: number) => join(
	rect(34, 128, 232, y - 128, c.wallC), rect(26, 120, 248, 12, c.tile, 2), path('M96 122L150 78L204 122Z', c.wallC),
	path('M88 124L150 70L212 124H198L150 84L102 124Z', c.tile), rect(136, 34, 28, 40, c.cream),
	rect(142, 42, 16, 26, c.inside, 8), at(150, 58, bell(c), 0.5), path('M128 36L150 6L172 36Z', c.tile),
	circle(150, 106, 13, c.cream), stroke('M150 106V98M150 106L144 109', c.ink, 2),
	times(
		5,
		(i) => times(
			3,
			(j) => rect(50 + i * 43, 146 + j * 52, 26, 36, c.glass, 2)
				+ rect(62 + i * 43, 146 + j * 52, 2.4, 36, c.wallC) + rect(47 + i * 43, 182 + j * 52, 32, 4, c.cream),
		),
	),
);

export const wire = (c: Inks, y: number) => polyline([[0, y], [150, y + 3], [300, y]], c.ink, 1.6, faded(0.6));

export const cappedHeads = (c: Inks) => times(
	4, (i) => times(2, (j) => kid(c, -72 + i * 41 + j * 17, -112 + (i + j) % 2 * 7, 0.92, i + j * 2 + 1)),
);

export function bridge(c: Inks) {
	const arch = times(
		3,
		(i) => join(
			path(`M${-36 + i * 124} 290V216H${-20 + i * 124}V290Z`, c.red3),
			path(`M${-44 + i * 124} 296H${-12 + i * 124}L${-16 + i * 124} 284H${-40 + i * 124}Z`, c.plum),
			path(
				`M${-20 + i * 124} 272Q${34 + i * 124} 188 ${88 + i * 124} 272L${88 + i * 124} 260Q${34 + i * 124} 172 ${-20 + i * 124} 260Z`,
				c.red2,
			),
			times(
				7,
				(k) => polyline(
					[
						[-14 + i * 124 + k * 16, 212],
						[-14 + i * 124 + k * 16, 258 - 42 * Math.sin((k + 0.4) / 6.8 * Math.PI)],
					],
					c.red2, 2.6,
				),
			),
		),
	);
	return join(
		times(
			3,
			(i) => times(4, (k) => rect(-40 + i * 124 + k % 2 * 6, 302 + k * 13, 24 - k * 2, 5, c.red3, 2.5, faded(0.5))),
		),
		arch, rect(-4, 200, 308, 14, c.red3), rect(-4, 200, 308, 4, c.cream2),
		times(26, (i) => rect(i * 12, 192, 2, 10, c.red3)), rect(-4, 190, 308, 2.4, c.red3),
	);
}
