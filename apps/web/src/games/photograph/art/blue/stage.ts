// biome-ignore-all format: drawings are rows of coordinates
import {type Attributes, 
	at, circle, cloud, curve, ellipse, join, mix, noise, path, polygon, polyline, rect, stroke, times,
	WIDTH,
} from '../../../../art/kit.ts';
import type { Inks, Weather } from './light.ts';

const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

const roadX = (y: number, side: number) => {
	const t = (y - 250) / (376 - 250);
	return side < 0 ? lerp(88, 2, t) : lerp(212, 298, t);
};

export function stage(c: Inks, weather: Weather, value: number, id: string) {
	const sky = join(
		rect(0, 0, WIDTH, 250, `url(#${id}s)`),
		weather.sun ? circle(weather.sun[0], weather.sun[1], weather.sun[2], c.glow)
			+ circle(weather.sun[0], weather.sun[1], weather.sun[2] * 1.7, c.glow, { opacity: 0.28 }) : '',
		weather.clouds.map(
			([x, y, s]) => cloud(
				x, y, s, value > 2 && value < 10 ? mix(c.cloud, '#9FB6E2', 0.35) : c.cloud,
				value > 2 && value < 10 ? mix(c.cloud2, '#6E8CCB', 0.5) : c.cloud2,
			),
		),
	);
	const win = (x: number, y: number, w: number, h: number, lit: boolean) => rect(
		x, y, w, h, lit ? c.glow : c.glass2, 1.5,
	) + rect(x + w / 2 - 0.8, y, 1.6, h, c.wall2);
	const back = join(
		polygon([[-4, 250], [-4, 96], [14, 84], [34, 96], [34, 126], [66, 126], [66, 250]], c.far),
		polygon([[234, 250], [234, 118], [262, 118], [262, 76], [304, 76], [304, 250]], c.far),
		// left house, right house
		rect(-6, 132, 62, 118, c.wall), rect(-6, 126, 66, 8, c.wall2),
		[[4, 146], [28, 146], [4, 180], [28, 180], [4, 214], [28, 214]].map(
			([x, y]) => win(x, y, 15, 20, x === 28 && y === 180 && value > 3 && value < 10),
		),
		rect(246, 104, 60, 146, c.wall), rect(241, 98, 64, 8, c.wall2),
		[[256, 120], [256, 156], [280, 120], [280, 156], [256, 192], [280, 192]].map(
			([x, y]) => win(x, y, 14, 22, x === 256 && y === 192 && value > 3 && value < 11),
		),
		// the clock shop
		path('M62 250V104Q62 98 68 98H112Q118 62 150 62Q182 62 188 98H232Q238 98 238 104V250Z', c.shop),
		path('M56 104H244V97Q244 94 241 94H190Q182 56 150 56Q118 56 110 94H59Q56 94 56 97Z', c.shop2),
		rect(76, 150, 148, 16, c.trim, 2),
		[90, 108, 126, 144, 162, 180, 198].map(
			(x, i) => i % 2 ? rect(x, 155, 12, 6, c.shop, 3) : circle(x + 5, 158, 3.4, c.shop),
		),
		rect(78, 176, 96, 58, c.glass, 2), circle(97, 197, 11, c.trim), polyline([[97, 197], [97, 190]], c.ink, 1.8),
		polyline([[97, 197], [102, 200]], c.ink, 1.8), rect(116, 186, 18, 42, c.wall2, 3), circle(125, 195, 6, c.trim),
		circle(125, 216, 4, c.glow), polyline([[125, 202], [125, 213]], c.trim, 1.4), circle(155, 196, 9, c.shop),
		circle(155, 196, 6.4, c.trim), rect(146, 210, 18, 18, c.shop, 3),
		polygon([[78, 234], [110, 176], [122, 176], [90, 234]], '#fff', { opacity: 0.18 }),
		rect(184, 176, 34, 70, c.shop2, 2), rect(189, 181, 24, 34, c.glass2, 1.5), circle(190, 224, 1.8, c.glow),
		[0, 1, 2, 3, 4, 5, 6, 7, 8].map(
			(i) => path(`M${72 + i * 17.4} 166h17.4v9q-8.7 7 -17.4 0Z`, i % 2 ? c.trim : c.wall),
		),
	);
	const hr = (8 + value * 5 / 60) * 30 * Math.PI / 180;
	const mn = value * 30 * Math.PI / 180;
	const clock = join(
		circle(150, 108, 29, c.shop2), circle(150, 108, 25.4, c.trim),
		[0, 90, 180, 270].map((a) => rect(148.8, 86, 2.4, 5, c.ink, 1, { transform: `rotate(${a} 150 108)` })),
		polyline([[150, 108], [150 + Math.sin(hr) * 11, 108 - Math.cos(hr) * 11]], c.ink, 3.6),
		polyline([[150, 108], [150 + Math.sin(mn) * 18, 108 - Math.cos(mn) * 18]], c.ink, 2.4),
		circle(150, 108, 2.6, c.umb),
	);
	// zebra, receding
	const ys = [256, 266, 275, 287, 298, 313, 326, 345, 359, 378];
	const bars = [0, 2, 4, 6, 8].map(
		(i) => polygon(
			[
				[roadX(ys[i], -1) + 6, ys[i]], [roadX(ys[i], 1) - 6, ys[i]], [roadX(ys[i + 1], 1) - 6, ys[i + 1]],
				[roadX(ys[i + 1], -1) + 6, ys[i + 1]],
			],
			c.stripe,
		),
	);
	const r = noise(40 + value);
	const shine = weather.wet;
	const wet = shine
		? join(times(
			15,
			() => {
				const y = 258 + r() * 112;
				const x = r() * 300;
				const w = 14 + r() * 40;
				return rect(x, y, w, 2.2 + (y - 250) / 60, c.glass, 2, { opacity: 0.16 + 0.26 * shine });
			},
		)) : '';
	const middle = join(
		rect(-2, 242, WIDTH + 4, 12, c.pave2), rect(-2, 242, WIDTH + 4, 7, c.pave), rect(0, 252, WIDTH, 130, c.road),
		polygon([[0, 300], [300, 268], [300, 300], [0, 350]], c.road2, { opacity: 0.5 }), bars, wet,
		rect(0, 374, WIDTH, 30, c.pave), rect(0, 374, WIDTH, 6, c.pave2),
		stroke('M58 380L46 400M168 380L172 400M262 380L276 400', c.pave2, 1.8),
	);
	const drops = weather.drops
		? times(
			weather.drops,
			() => {
				const y = 258 + r() * 138;
				return ellipse(
					r() * 300, y, 2 + (y - 250) / 44, 1.2 + (y - 250) / 90, y > 374 ? c.wall2 : c.ink,
					{ opacity: 0.62 },
				);
			},
		) : '';
	return { sky: [sky], back: [back, clock], middle: [middle, drops] };
}

export const light = (c: Inks, go: boolean, x = 262, y = 374) => at(x, y, join(
	rect(-3.6, -180, 7.2, 180, c.ink, 2), rect(-9, -6, 18, 6, c.ink, 2), rect(-19, -246, 38, 74, c.ink, 9),
	circle(0, -226, 13.6, go ? mix(c.red, c.ink, 0.72) : c.red),
	circle(0, -193, 13.6, go ? c.green : mix(c.green, c.ink, 0.76)),
	go ? circle(0, -193, 30, c.green, { opacity: 0.22 }) : circle(0, -226, 28, c.red, { opacity: 0.16 }),
	at(0, -226, join(circle(0, -6, 2.6, c.ink), rect(-2.6, -3, 5.2, 12, c.ink, 2)), 1),
	at(0, -193, join(
		circle(1, -7, 2.6, c.ink), polyline([[0, -3], [0, 3], [-4, 9]], c.ink, 3), polyline([[0, 3], [4, 8]], c.ink, 3),
		polyline([[-4, 1], [0, -2], [5, 1]], c.ink, 2.4),
	)),
	rect(-23, -250, 46, 6, c.ink, 3),
));

export const bin = (c: Inks, x = 34, y = 380, s = 1) => at(
	x, y,
	join(
		path('M-21 -52H21L17 0H-17Z', c.bin),
		[-11, 0, 11].map((d) => polyline([[d, -46], [d * 0.82, -5]], c.bin2, 3.4)), rect(-24, -58, 48, 8, c.bin2, 3),
	),
	s,
);

export const puddle = (x: number, y: number, w: number, h: number, fill: string, o: Attributes = {}) => path(
	curve(
		[
			[x - w / 2, y], [x - w * 0.3, y - h * 0.42], [x + w * 0.05, y - h * 0.5], [x + w * 0.36, y - h * 0.36],
			[x + w / 2, y + h * 0.04], [x + w * 0.28, y + h * 0.42], [x - w * 0.1, y + h * 0.5],
			[x - w * 0.38, y + h * 0.34],
		],
		true, 0.55,
	),
	fill, o,
);

export const lastPuddle = (fill: string, pad = 0) => path(
	curve(
		[
			[14 - pad, 338], [40, 304 - pad], [96, 300 - pad], [140, 286 - pad], [206, 296 - pad], [262, 300 - pad],
			[288 + pad, 330], [268 + pad, 362], [214, 374 + pad], [160, 392 + pad], [92, 384 + pad],
			[40 - pad, 374 + pad],
		],
		true, 0.6,
	),
	fill,
);

export const puddleClip = (id: string) => `<clipPath id="${id}p">${lastPuddle('#000')}</clipPath>`;
