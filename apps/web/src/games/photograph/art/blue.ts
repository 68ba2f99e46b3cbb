// biome-ignore-all format: drawings are rows of coordinates
// The Wet Crossing: a zebra crossing, a clock shop, and one red umbrella to follow.
import {
	type Attributes, at, circle, cloud, curve, ellipse, graded, group, join, type Light, mix,
	multiply, noise, type Pose, path, person, polygon, polyline, rain, rect, skyGradient, stroke, times, umbrella,WIDTH, 
} from '../../../art/kit.ts';
import type { Frames, Shot, Story } from './story.ts';

const INK = {
	sky: '#A9CBFF', haze: '#FFF3D6', far: '#8FB0EE', wall: '#2E62D2', wall2: '#1D4BB4', shop: '#0739AC',
	shop2: '#052C86', trim: '#F4F1E4', glass: '#BFD9FF', glass2: '#8DB4F5', road: '#12265F', road2: '#1C377E',
	stripe: '#F4F1E4', pave: '#C3D3F3', pave2: '#93ACE0', ink: '#0A1438', cloud: '#FFFFFF', cloud2: '#C9DAF8',
	umb: '#F4553D', umb2: '#C93724', coat: '#FFC23C', coat2: '#EE9F17', skinA: '#9A5F3C', skinB: '#F0B48E',
	skinC: '#E7A07A', hairA: '#1B1030', boy: '#3D86F2', cap: '#0B2A86', bag: '#C4622D', bag2: '#97451B', man: '#E9DFCB',
	man2: '#C9BCA2', hat: '#0E1838', red: '#FF5B45', green: '#54E08A', bin: '#26467F', bin2: '#1A3363', glow: '#FFE7A6',
};

type Inks = Record<keyof typeof INK, string>;

interface Weather {
	readonly sky: readonly [top: string, bottom: string];
	readonly clouds: readonly (readonly [x: number, y: number, scale: number])[];
	readonly grade?: Light<keyof Inks>;
	readonly sun?: readonly [x: number, y: number, radius: number];
	readonly drops?: number;
	readonly rain?: readonly [count: number, length: number, slant: number];
	/** Reflections on the road, 0 to 1. */
	readonly wet?: number;
}

const LIGHT: readonly Weather[] = [
	{ sky: ['#7DB4FF', '#FFF2D2'], clouds: [[150, 46, 0.62]] },
	{ sky: ['#86B6FA', '#FDF0D6'], clouds: [[140, 46, 1.05]] },
	{
		sky: ['#8FACDD', '#E6EAF0'], clouds: [[96, 40, 1.2], [210, 58, 1.1]], grade: { mix: ['#8FA6CF', 0.08] },
		drops: 30,
	},
	{
		sky: ['#7492CC', '#C6D5F0'], clouds: [[60, 36, 1.3], [170, 52, 1.5], [270, 34, 1.2]],
		grade: { mix: ['#7C97CB', 0.12] }, rain: [34, 22, 0.18], wet: 0.3,
	},
	{
		sky: ['#5F80C2', '#AAC0E8'], clouds: [[50, 30, 1.5], [170, 44, 1.7], [280, 30, 1.5]],
		grade: { mix: ['#6684C2', 0.16] }, rain: [64, 30, 0.42], wet: 0.6,
	},
	{
		sky: ['#587AC0', '#A6BDE8'], clouds: [[60, 26, 1.5], [180, 34, 1.7], [290, 26, 1.5]],
		grade: { mix: ['#6684C2', 0.14] }, rain: [58, 28, 0.36], wet: 0.8,
	},
	{
		sky: ['#4A6CB4', '#96B0E0'], clouds: [[30, 30, 1.6], [160, 40, 1.9], [290, 30, 1.6]],
		grade: { mix: ['#5877BC', 0.18] }, rain: [76, 36, 0.95], wet: 0.9,
	},
	{
		sky: ['#5273B8', '#9DB6E4'], clouds: [[50, 30, 1.5], [190, 36, 1.7]], grade: { mix: ['#5E7DC0', 0.14] },
		rain: [46, 28, 0.6], wet: 1,
	},
	{
		sky: ['#6585C4', '#B2C7EC'], clouds: [[70, 30, 1.4], [230, 40, 1.4]], grade: { mix: ['#6F8DCB', 0.1] },
		rain: [36, 24, 0.3], wet: 1,
	},
	{
		sky: ['#85AAE6', '#E6ECF2'], clouds: [[60, 34, 1.1], [240, 48, 0.9]], grade: { mix: ['#9DB6E4', 0.05] },
		rain: [14, 18, 0.2], wet: 1,
	},
	{ sky: ['#74AEFF', '#FFE7B0'], clouds: [[128, 44, 0.62]], sun: [226, 54, 27], wet: 1 },
	{ sky: ['#66A6FF', '#FFF0C8'], clouds: [], sun: [232, 52, 24], wet: 0.6 },
];

const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

const roadX = (y: number, side: number) => {
	const t = (y - 250) / (376 - 250);
	return side < 0 ? lerp(88, 2, t) : lerp(212, 298, t);
};

function stage(c: Inks, weather: Weather, value: number, id: string) {
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

const light = (c: Inks, go: boolean, x = 262, y = 374) => at(x, y, join(
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

const bin = (c: Inks, x = 34, y = 380, s = 1) => at(
	x, y,
	join(
		path('M-21 -52H21L17 0H-17Z', c.bin),
		[-11, 0, 11].map((d) => polyline([[d, -46], [d * 0.82, -5]], c.bin2, 3.4)), rect(-24, -58, 48, 8, c.bin2, 3),
	),
	s,
);

const puddle = (x: number, y: number, w: number, h: number, fill: string, o: Attributes = {}) => path(
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

const woman = (c: Inks, o: Pose) => person({
	h: 206, coat: c.coat, coat2: c.coat2, skin: c.skinA, hair: c.hairA, hairStyle: 'bun', trousers: c.ink, shoe: c.umb2,
	hem: -19, flare: 14, legW: 6.6, legW2: 6.6, legs: [[2, 0], [-5, 0]], belt: c.coat2, ...o,
});

const boy = (c: Inks, o: Pose) => person({
	h: 138, coat: c.boy, skin: c.skinB, hair: '#4A2B1A', hat: 'cap', hatColor: c.cap, trousers: c.cap, shoe: c.ink,
	hem: -42, flare: 10, scarf: c.umb, armW: 7.6, legW: 8, ...o,
});

const man = (c: Inks, o: Pose) => person({
	h: 196, coat: c.man, coat2: c.man2, skin: c.skinC, hair: '#8B8FA3', hairStyle: 'bald', trousers: '#5C6FA8',
	trousers2: '#4A5B90', shoe: '#0A0F24', hem: -30, flare: 15, ...o,
});

const satchel = (c: Inks, s = 1, rot = 0) => at(
	0, 0,
	join(rect(-15, -11, 30, 24, c.bag, 4), path('M-15 -11H15V-1Q0 7 -15 -1Z', c.bag2), rect(-3, 0, 6, 6, c.coat, 1)), s,
	rot,
);

const bowler = (c: Inks, s = 1, rot = 0) => at(
	0, 0,
	join(
		path('M-16 0C-18 -22 -8 -27 0 -27C8 -27 18 -22 16 0Z', c.hat),
		path('M-16.2 -3C-10 1 10 1 16.2 -3L16.6 2C10 5 -10 5 -16.6 2Z', c.umb),
		path('M-26 0Q0 -7 26 0Q20 7 0 7Q-20 7 -26 0Z', c.hat),
	),
	s, rot,
);

/** Somebody under an umbrella seen from behind (away) or from the front. */
const walker = (c: Inks, x: number, y: number, h: number, coat: string, umb: string, away: boolean, step = 1) => at(
	x, y,
	join(
		polyline([[-4, -30], [-5 - step, -4]], c.ink, 6.6), polyline([[4, -30], [5, -9]], c.ink, 6.6),
		ellipse(-6 - step, -1.6, 5.6, 3, c.ink), ellipse(5, -7, 5, 2.6, c.ink),
		path('M-11 -70C-15 -56 -17 -40 -17 -24Q0 -19 17 -24C17 -40 15 -56 11 -70Q0 -77 -11 -70Z', coat),
		away ? rect(-1, -70, 2, 44, '#000', 0, { opacity: 0.14 }) : rect(-1, -70, 2, 46, '#fff', 0, { opacity: 0.2 }),
		away ? circle(0, -80, 9, c.hairA)
			: join(ellipse(0, -80, 8.6, 9.4, c.skinB), circle(-3, -80, 1.2, c.ink), circle(3, -80, 1.2, c.ink)),
		at(0, -62, umbrella({ w: 66, len: 26, color: umb, dark: multiply(umb, '#8080a0', 0.5), handle: c.ink })),
	),
	h / 100,
);

const FRAMES: Frames<(c: Inks, id: string) => Shot> = {
	1: (c: Inks) => ({ subject: [light(c, false), bin(c)], zoom: [154, 190, 1.06] }),
	2: (c: Inks) => ({
		subject: [
			light(c, false), bin(c),
			woman(c, {
				x: 142, y: 394, arms: [[28, 102], [14, 104]], tilt: 14,
				far: at(-1, 3, umbrella({
					state: 'closed', len: 52, rot: 172, color: c.umb, dark: c.umb2, handle: c.ink,
				})),
				near: circle(-1, -1.5, 2.4, c.trim),
			}),
		],
		zoom: [160, 232, 1.16],
	}),
	3: (c: Inks) => ({
		subject: [
			light(c, false), bin(c),
			woman(c, {
				x: 118, y: 394, arms: [[14, 62], [66, 30]], tilt: -18, far: ellipse(3, -1, 5.4, 2.4, c.skinA),
				near: at(-1, 3, umbrella({
					state: 'closed', len: 52, rot: 176, color: c.umb, dark: c.umb2, handle: c.ink,
				})),
			}),
			[
				[190, 176, 1.3], [206, 214, 1], [164, 118, 1], [226, 150, 1.2], [70, 176, 1.2], [44, 236, 1],
				[222, 246, 1.1], [92, 118, 0.9], [196, 92, 0.9],
			].map(([x, y, s]) => at(x, y, path('M0 -13C5 -3 7 1 7 5A7 7 0 0 1 -7 5C-7 1 -5 -3 0 -13Z', c.trim), s)),
		],
		zoom: [146, 232, 1.16],
	}),
	4: (c: Inks) => ({
		subject: [
			light(c, false), bin(c),
			boy(c, {
				x: 222, y: 396, flip: true, legs: [[4, 0], [-6, 2]], arms: [[150, 22], [158, 0]],
				near: at(2, -7, satchel(c, 0.98, -8)),
			}),
			woman(c, {
				x: 104, y: 394, arms: [[64, 92], [40, 104]], tilt: -8,
				near: umbrella({ w: 84, len: 38, color: c.umb, dark: c.umb2, handle: c.ink }),
			}),
		],
		zoom: [150, 236, 1.08],
	}),
	5: (c: Inks) => ({
		subject: [
			light(c, false), bin(c),
			woman(c, {
				x: 108, y: 394, arms: [[58, 96], [10, 20]],
				near: umbrella({ w: 92, len: 38, rot: 5, color: c.umb, dark: c.umb2, handle: c.ink }),
			}),
			boy(c, {
				x: 172, y: 396, flip: true, legs: [[2, 0], [-4, 0]], arms: [[14, 20], [-6, 30]], tilt: -12,
				behind: at(-11, -52, satchel(c, 0.8)),
			}),
		],
		zoom: [146, 236, 1.1],
	}),
	6: (c: Inks) => ({
		subject: [
			walker(c, 112, 286, 92, c.wall, '#BFD4F8', true), walker(c, 196, 288, 94, c.man, '#EAF0FA', false),
			walker(c, 154, 304, 100, c.cap, '#6F9BEA', true), walker(c, 60, 322, 116, c.man, '#3E74DC', true),
			walker(c, 226, 326, 122, c.wall2, '#FFFFFF', false), light(c, true, 272, 374),
			walker(c, 30, 378, 150, c.wall, '#9FC0F6', false), walker(c, 208, 378, 152, c.man2, '#5C8DEB', true),
			boy(c, { x: 154, y: 392, h: 108, legs: [[22, 10], [-20, 8]] }),
			woman(c, {
				x: 114, y: 390, h: 166, legs: [[20, 4], [-20, 10]], arms: [[56, 98], [-14, 16]],
				near: umbrella({ w: 76, len: 30, rot: 4, color: c.umb, dark: c.umb2, handle: c.ink }),
			}),
		],
		zoom: [164, 258, 1.14],
	}),
	7: (c: Inks) => ({
		subject: [
			light(c, true), bin(c),
			boy(c, { x: 226, y: 360, h: 112, lean: 14, legs: [[24, 20], [-26, 6]], arms: [[120, 30], [20, 30]] }),
			woman(c, {
				x: 104, y: 384, h: 194, lean: -12, blow: 16, flare: 17, legs: [[28, 10], [-18, 4]],
				arms: [[104, 50], [88, 68]],
				near: umbrella({ state: 'flipped', w: 74, len: 34, rot: 26, color: c.umb, dark: c.umb2, handle: c.ink }),
			}),
		],
		front: [[40, 132], [20, 164], [34, 268]].map(
			([x, y]) => stroke(`M${x - 50} ${y}q30 -14 58 -4q22 8 20 -6q-3 -10 -12 -5`, c.trim, 3.6, { opacity: 0.85 }),
		),
		zoom: [150, 220, 1.06],
	}),
	8: (c: Inks) => ({
		subject: [
			light(c, true),
			man(c, {
				x: 70, y: 356, h: 190, lean: 60, legs: [[38, 52], [-26, 16]], arms: [[46, 10], [30, 16]], tilt: -40,
			}),
			puddle(196, 366, 190, 54, c.trim, { opacity: 0.55 }), puddle(196, 366, 180, 46, '#8FBEFF'),
			[[-1.3, 1], [-0.75, 1.4], [0.75, 1.3], [1.3, 0.9]].map(
				([k, s]) => at(206 + k * 34, 366, path('M0 0C-3 -10 -1 -20 4 -28C5 -18 7 -8 5 0Z', c.trim), s, k * 26),
			),
			at(206, 356, bowler(c, 1.85, 28)),
			stroke('M128 322q14 -12 32 -6M122 340q12 -8 24 -4M242 306q8 4 10 12', c.trim, 3.6, { opacity: 0.9 }),
		],
		zoom: [150, 282, 1.32],
	}),
	9: (c: Inks) => ({
		subject: [
			light(c, true), puddle(190, 382, 190, 36, c.trim, { opacity: 0.55 }), puddle(190, 382, 180, 30, '#8FBEFF'),
			at(186, 384, bowler(c, 2.05)), at(186, 352, satchel(c, 2.15, 5)),
			boy(c, {
				x: 78, y: 384, h: 188, lean: 54, legs: [[32, 44], [-46, 24]], arms: [[92, -6], [80, 4]], tilt: -34,
			}),
			stroke('M248 336l18 -12M254 360l22 -4M178 296l-4 -18M214 300l6 -17M240 314l13 -13', c.trim, 4.2),
		],
		zoom: [150, 282, 1.32],
	}),
	10: (c: Inks) => ({
		subject: [
			light(c, false), bin(c), walker(c, 236, 290, 84, c.wall, '#9FC0F6', true),
			walker(c, 74, 284, 76, c.man, '#EAF0FA', false),
			man(c, {
				x: 214, y: 394, h: 206, flip: true, lean: 6, arms: [[52, 46], [40, 50]], legs: [[2, 0], [-6, 0]],
				tilt: 10,
			}),
			boy(c, {
				x: 90, y: 396, h: 158, lean: 24, arms: [[74, 30], [64, 32]], legs: [[2, 0], [-8, 0]],
				near: at(7, 1, bowler(c, 0.82, -6)), hat: undefined, tilt: -14,
			}),
		],
		zoom: [150, 258, 1.2],
	}),
	11: (c: Inks) => ({
		subject: [light(c, false)],
		front: [
			[0, 1, 2, 3].map(
				(i) => polygon([[226, 54], [-30 + i * 66, 400], [10 + i * 68, 400]], c.glow, { opacity: 0.2 }),
			),
			at(98, 400, join(
				at(0, -104, join(
					polyline([[10, 44], [40, -62]], c.ink, 4.6), stroke('M10 44q-4 14 8 18', c.ink, 4.6),
					path('M36 -60C2 -74 -44 -62 -66 -20Q-44 -26 -34 -6Q-20 -22 2 -4Q14 -32 36 -60Z', c.umb),
					path('M36 -60C14 -48 6 -26 2 -4Q-20 -22 -34 -6C-22 -34 4 -56 36 -60Z', c.umb2),
					path('M36 -60C70 -62 98 -40 106 -2Q84 -14 74 4Q66 -20 44 -14Q48 -40 36 -60Z', c.umb),
					path('M36 -60C60 -46 70 -24 74 4Q66 -20 44 -14Q48 -40 36 -60Z', c.umb2),
					polyline([[36, -60], [-84, -40]], c.ink, 2.8), polyline([[36, -60], [-50, 14]], c.ink, 2.8),
					polyline([[36, -60], [124, -34]], c.ink, 2.8), polyline([[36, -60], [92, 26]], c.ink, 2.8),
					polyline([[40, -62], [46, -80]], c.ink, 4.6),
				)),
				bin(c, 0, 0, 1.75),
			)),
		],
		zoom: [140, 270, 1.2],
	}),
	12: (c: Inks, id: string) => ({
		subject: [light(c, false), bin(c)],
		front: [
			lastPuddle(c.trim, 6), lastPuddle('#8FBEFF'),
			group(
				[
					path(
						'M86 276H214V322Q190 328 186 346Q172 362 150 362Q128 362 114 346Q110 328 86 322Z', c.shop,
						{ opacity: 0.42 },
					),
					circle(150, 326, 14, c.trim, { opacity: 0.7 }),
					[0, 1, 2, 3, 4].map(
						(i) => stroke(
							`M${18 + i * 10} 268A${132 - i * 10} ${112 - i * 10} 0 0 0 ${282 - i * 10} 268`,
							['#F4553D', '#FF9F1C', '#FFE066', '#43B97F', '#5A5BE0'][i], 10.4,
							{ 'stroke-linecap': 'butt' },
						),
					),
					polygon([[66, 270], [94, 270], [40, 400], [12, 400]], '#fff', { opacity: 0.28 }),
				],
				{ 'clip-path': `url(#${id}p)` },
			),
			stroke('M8 388q12 -4 24 0M262 392q12 -4 24 0', c.trim, 3),
		],
		defs: puddleClip(id), zoom: [150, 262, 1.14],
	}),
};

const lastPuddle = (fill: string, pad = 0) => path(
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

const puddleClip = (id: string) => `<clipPath id="${id}p">${lastPuddle('#000')}</clipPath>`;

export const blue: Story = (value, id) => {
	const weather = LIGHT[value - 1];
	const c = graded(INK, { ...weather.grade, keep: ['umb', 'coat', 'coat2', 'umb2', 'red', 'green', 'glow'] });
	const shot = FRAMES[value](c, id);
	const [count, length, slant] = weather.rain ?? [0, 0, 0];
	const shower = count > 0 && rain({ seed: value * 7, count, length, slant }, '#FFFFFF', 2, { opacity: 0.62 });
	return {
		defs: skyGradient(`${id}s`, [[0, weather.sky[0]], [1, weather.sky[1]]]) + (shot.defs ?? ''),
		layers: { ...stage(c, weather, value, id), subject: shot.subject, front: [shot.front, shower] },
		zoom: shot.zoom,
	};
};
