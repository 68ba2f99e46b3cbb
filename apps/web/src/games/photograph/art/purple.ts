// biome-ignore-all format: drawings are rows of coordinates
import {at, circle, 
	type Drawing, ellipse, graded, group, join, type Light, mix,
	noise, type Person, type Point, type Pose, path, person, polygon, polyline, rect, skyGradient, stroke, times,WIDTH, 
} from '../../../art/kit.ts';
import type { Frames, Layers, Shot, Story, Zoom } from './story.ts';

const op = (opacity: number) => ({ opacity });

const tilted = (a: number, x: number, y: number) => ({ transform: `rotate(${a} ${x} ${y})` });

// The street (graded by the hour) and the cast (graded half as much: the lamp is on them).
const STREET = {
	wall: '#AD7AC4', wall2: '#9A69B1', wall3: '#8556A0', trim: '#DDBDEA', trim2: '#BF95D3', roof: '#5B3580',
	far: '#8A62B8', deep: '#4B2A6E', deep2: '#3B1F5A', slat: '#7D4F9C', slat2: '#693F88', leaf: '#6B3F91',
	leaf2: '#58317C', glass: '#7C62B4', pave: '#B48BC9', pave2: '#A57ABD', pave3: '#C19BD3', grout: '#83579F',
	post: '#2E1745',
};

const CAST = {
	ink: '#2A1440', vest: '#5DA9DB', shirt: '#FBEFE2', shirt2: '#DCC6DC', red: '#F2433F', red2: '#B92A3B',
	bel: '#FFE9D2', skinA: '#E9A67C', skinB: '#8C5236', skinC: '#F2BC96', skinD: '#C98058', grey: '#D9CFE0',
	slack: '#C39A84', slack2: '#9C7468', case: '#3C2058', case2: '#2C1544', brass: '#F2B64A', stool: '#F2803F',
	mint: '#3CC4AE', mint2: '#2A9D92', straw: '#FFD27A', ginger: '#B5492A', fiddle: '#C9602A', fiddle2: '#8A3A1C',
	tray: '#E9E2F6', tray2: '#B9A8DA', pink: '#FF86A8', pink2: '#E2608C', suit: '#F3E2C6', suit2: '#D9BF9C',
	navy: '#27379C', navy2: '#1C2878', must: '#8FBF6A', must2: '#6C9C50', white: '#FFFFFF', brown: '#4A2233',
};

const FIX = {
	glow: '#FFD56A', glow2: '#FFB44A', pale: '#FFF3CF', coin: '#FFCB3D', coin2: '#E0962A', lin: '#FF9A1F',
	lin2: '#FFC04A', star: '#FFF0D8',
};

type Inks = Record<keyof typeof STREET | keyof typeof CAST | keyof typeof FIX, string>;

interface Hour {
	readonly sky: readonly [top: string, bottom: string];
	/** Five upstairs windows: s shut, d dark, h half shut, l lit. */
	readonly win: string;
	readonly street: Light<keyof typeof STREET>;
	readonly cast: Light<keyof typeof CAST>;
}

interface Evening extends Hour {
	readonly lamp: boolean;
	/** How many stars. */
	readonly night: number;
	readonly moon: boolean;
}

const dusk = (tint: string, street: number, cast = street * 0.4) => ({
	street: { mul: [tint, street] as const }, cast: { mul: [tint, cast] as const },
});

const LIGHT: readonly Hour[] = [
	{ sky: ['#B48AE0', '#FFB68C'], win: 'dshsd', ...dusk('#FFD2CC', 0.25) },
	{ sky: ['#9A70D0', '#F79C98'], win: 'ssdss', ...dusk('#CDA4E0', 0.42) },
	{ sky: ['#8456C0', '#EE8CA4'], win: 'sssss', ...dusk('#BC90D8', 0.5) },
	{ sky: ['#7048B0', '#D478B0'], win: 'slsss', ...dusk('#B088D2', 0.56) },
	{ sky: ['#643EA6', '#BC6CB8'], win: 'slsls', ...dusk('#AC84D0', 0.58) },
	{ sky: ['#55349A', '#A45CB2'], win: 'llsls', ...dusk('#A67ECC', 0.62) },
	{ sky: ['#482B8C', '#9250AA'], win: 'lllsl', ...dusk('#A67CCB', 0.62) },
	{ sky: ['#402580', '#8246A2'], win: 'lllll', ...dusk('#A67CCB', 0.62) },
	{ sky: ['#371F74', '#743E9A'], win: 'lllll', ...dusk('#C094DC', 0.45, 0.08) },
	{ sky: ['#311B6A', '#683690'], win: 'lllll', ...dusk('#9E76C6', 0.66) },
	{ sky: ['#261556', '#542B80'], win: 'sslss', ...dusk('#8C68BE', 0.76) },
	{ sky: ['#221258', '#6A3EA4'], win: 'sdsds', ...dusk('#9078D0', 0.76, 0.6) },
];

const cam = ([cx, cy, s]: Zoom, k: Drawing) => at(150 - cx * s, 200 - cy * s, k, s);

const band = (y: number, h: number, f: string, rx = 0) => rect(-90, y, 480, h, f, rx);

const arch = (x: number, r: number, y0 = 300, sp = 186) => `M${x - r} ${y0}V${sp}A${r} ${r} 0 0 1 ${x + r} ${sp}V${y0}Z`;

const shutter = (c: Inks, x: number, w: number, y0: number, y1: number) => join(
	rect(x, y0, w, y1 - y0, c.slat), times(Math.floor((y1 - y0) / 9), (i) => rect(x, y0 + 6 + i * 9, w, 2.2, c.slat2)),
	rect(x - 1, y1 - 4, w + 2, 6, c.deep2, 2), rect(x + w / 2 - 6, y1 - 3, 12, 3, c.trim2, 1.5),
);

const window5 = (c: Inks, x: number, st: string, who: string | undefined) => {
	const lit = st === 'l';
	const open = st !== 's';
	return at(x, 76, join(
		lit ? rect(-24, -10, 48, 66, c.glow, 20, op(0.18)) : '', path('M-15 46V8Q0 -12 15 8V46Z', c.trim),
		path('M-12 44V9Q0 -7 12 9V44Z', lit ? c.glow : c.glass),
		!lit && open ? path('M-10 42L2 3L8 5L-4 42Z', '#fff', op(0.2)) : '', lit && who ? path(who, c.leaf2) : '',
		open ? rect(-0.9, 0, 1.8, 44, c.leaf2) + rect(-12, 18, 24, 1.8, c.leaf2) : '',
		(open ? [[-25, 10], st === 'h' ? [1, 11] : [15, 10]] : [[-12, 11.6], [0.4, 11.6]]).map(
			([d, w]) => join(
				rect(d, 5, w, 40, c.leaf, 1.5), [9, 16, 23, 30, 37].map((y) => rect(d + 2, y, w - 4, 3, c.leaf2, 1)),
			),
		),
		rect(-18, 44, 36, 5, c.trim, 1.5),
	));
};

/** What differs on the street: who stands in the windows, which shutters are up. */
interface Street {
	readonly cafe?: number;
	readonly mid?: number;
	readonly right?: number;
	readonly open?: Drawing;
	readonly who?: Readonly<Record<number, string>>;
	/** The lamp is hidden by the light it throws. */
	readonly wash?: number;
}

function stage(c: Inks, evening: Evening, id: string, o: Street = {}): Pick<Layers, 'sky' | 'back' | 'middle'> {
	const r = noise(5);
	const cafe = op(o.cafe ?? 0.9);
	const sky = join(
		band(-60, 200, `url(#${id}s)`),
		times(evening.night, () => circle(r() * 320 - 10, r() * 84 - 40, 0.7 + r() * 0.9, c.star)),
		evening.moon
			? join(
				circle(226, 14, 46, c.pale, op(0.14)), circle(226, 14, 30, c.pale),
				[[217, 8, 6], [235, 23, 5], [231, 4, 3]].map(([x, y, radius]) => circle(x, y, radius, '#E9D9C4')),
			) : '',
		!evening.night ? [[70, 30, 1], [180, 18, 0.8], [210, 38, 0.7]].map(
			([x, y, s]) => at(x, y, path('M-40 4Q-20 -6 0 -1Q20 -9 46 3Q10 6 -40 4Z', '#FFD9C0', op(0.6)), s),
		) : '',
	);
	const back = join(
		path('M20 70V34H26V30Q26 14 38 12V4H40V12Q52 14 52 30V34H58V70Z', c.far),
		polygon([[84, 70], [84, 42], [108, 30], [132, 42], [132, 70]], c.far), rect(264, 34, 14, 30, c.roof),
		rect(261, 31, 20, 6, c.deep), rect(152, 44, 12, 20, c.roof), rect(149, 41, 18, 5, c.deep),
		band(60, 250, c.wall2), band(68, 68, c.wall), band(54, 9, c.roof, 2), band(62, 6, c.trim2),
		times(26, (i) => rect(-52 + i * 16, 68, 8, 5, c.trim2)),
		[30, 90, 150, 210, 270].map((x, i) => window5(c, x, evening.win[i], o.who?.[i])), band(134, 5, c.trim),
		band(139, 4, c.wall3),
		[[-20, 170], [-8, 226], [298, 176], [302, 236]].map(([x, y]) => rect(x, y, 16, 7, c.wall3, 2)),
		[52, 150, 248].map(
			(x) => join(
				path(arch(x, 44), c.trim2), path(arch(x, 38), c.deep), path(arch(x, 33, 300, 202), c.deep2, op(0.7)),
				path(`M${x - 5} 138H${x + 5}L${x + 4} 152H${x - 4}Z`, c.trim),
			),
		),
		// café, shuttered shop, shuttered shop
		path('M26 196A26 26 0 0 1 78 196Z', c.glow, cafe),
		stroke('M52 196V171M52 196L33 178M52 196L71 178', c.deep2, 2.4), rect(26, 196, 52, 104, c.deep2, 2),
		o.open ? join(rect(29, 199, 46, 101, c.glow), o.open) : [30, 53].map(
			(x) => join(
				rect(x, 200, 21, 100, c.leaf2, 1), rect(x + 3, 205, 15, 48, c.glow, 1, cafe),
				rect(x + 3, 228, 15, 2, c.leaf2), rect(x + 3, 262, 15, 30, c.deep2, 1),
			),
		),
		[[120, o.mid ?? 0], [218, o.right ?? 0]].map(
			([x, up]) => join(
				rect(x, 190, 60, 110, c.deep2, 2),
				up ? rect(x + 4, 194, 52, 106, c.glow) + rect(x + 10, 268, 40, 32, c.glow2, 2, op(0.5)) : '',
				shutter(c, x + 2, 56, 192, 298 - up * 100), rect(x - 4, 182, 68, 12, c.slat2, 3),
			),
		),
		// pillars
		[-8, 101, 199, 308].map(
			(x) => join(
				rect(x - 11, 190, 22, 110, c.wall), rect(x + 3, 190, 8, 110, c.wall3, 0, op(0.6)),
				rect(x - 15, 182, 30, 9, c.trim, 2), rect(x - 13, 190, 26, 4, c.wall3),
				rect(x - 15, 288, 30, 14, c.trim2, 2),
			),
		),
	);
	const q = noise(8);
	let pave = band(300, 160, c.grout);
	[[302, 13, 40], [317, 18, 52], [337, 25, 70], [364, 40, 96]].forEach(
		([y, h, w], k) => {
			for (let x = -100 + k * 17; x < 390; x += w + 2.4) pave += rect(
				x, y, w, h, [c.pave, c.pave2, c.pave3][Math.floor(q() * 3)], 2.4,
			);
		},
	);
	return {
		sky: [sky], back: [back],
		middle: [
			pave, band(296, 7, c.trim),
			o.wash ? ''
				: join(
					evening.lamp ? ellipse(185, 344, 150, 50, c.glow, op(0.2))
						+ ellipse(185, 342, 104, 32, c.glow, op(0.26)) : '',
					lamp(c, evening.lamp),
				),
		],
	};
}

const lamp = (c: Inks, on: boolean) => at(199, 314, join(
	on
		? join(
			polygon([[-13, -150], [13, -150], [92, 22], [-106, 22]], c.glow, op(0.14)),
			circle(0, -160, 58, c.glow, op(0.14)), circle(0, -160, 36, c.glow, op(0.26)),
		) : '',
	rect(-3, -142, 6, 140, c.post, 2), path('M-10 0L-7 -14H7L10 0Z', c.post), rect(-6, -44, 12, 5, c.post, 2),
	rect(-14, -134, 28, 3.4, c.post, 1.7), path('M-9 -144H9L13 -174H-13Z', on ? c.pale : c.glass),
	on ? circle(0, -156, 7, c.glow2) : polyline([[-5, -148], [-7, -168]], c.trim2, 2.4),
	path('M-16 -173H16L8 -184H-8Z', c.post), circle(0, -187, 3.4, c.post), rect(-11, -146, 22, 5, c.post, 2),
));

const note = (c: Inks, x: number, y: number, s = 1, two = 0, f = c.pale) => at(
	x, y,
	two
		? join(
			ellipse(-9, 9, 6, 4.6, f, tilted(-20, -9, 9)), ellipse(10, 5, 6, 4.6, f, tilted(-20, 10, 5)),
			polyline([[-4.4, 8], [-4.4, -13]], f, 2.6), polyline([[14.6, 4], [14.6, -17]], f, 2.6),
			polygon([[-5.7, -14], [15.9, -18.4], [15.9, -11], [-5.7, -6.6]], f),
		)
		: join(
			ellipse(-3, 10, 6.2, 4.8, f, tilted(-20, -3, 10)), polyline([[2, 9], [2, -16]], f, 2.6),
			path('M1 -17C4 -8 13 -8 10 3C9 -3 4 -5 1 -6Z', f),
		),
	s,
);

const coin = (c: Inks, x: number, y: number, r: number, sq = 1, rot = 0) => at(
	x, y,
	join(
		ellipse(0, r * 0.14, r * sq, r, c.coin2), ellipse(0, 0, r * sq, r, c.coin),
		ellipse(0, 0, r * sq * 0.68, r * 0.68, c.coin2, op(0.5)),
		stroke(
			`M${-r * sq * 0.5} ${-r * 0.5}Q${-r * sq * 0.1} ${-r * 0.9} ${r * sq * 0.4} ${-r * 0.66}`, c.pale,
			Math.max(1, r * 0.16),
		),
	),
	1, rot,
);

const spark = (x: number, y: number, r: number, f: string) => at(x, y, path(
	`M0 ${-r}Q1 -1 ${r} 0Q1 1 0 ${r}Q-1 1 ${-r} 0Q-1 -1 0 ${-r}Z`, f,
));

/** The accordion, centred; o = how far it is drawn out. */
function squeeze(c: Inks, o = 1) {
	const hw = 7 + o * 15;
	const n = 7;
	const P = (i: number, b = 0): Point => {
		const t = i / n * 2 - 1;
		return [t * hw * (b ? 0.82 : 1), (b ? 17 : -19) - (1 - t * t) * o * 7];
	};
	return join(
		times(n, (i) => polygon([P(i), P(i + 1), P(i + 1, 1), P(i, 1)], i % 2 ? c.red2 : c.bel)),
		at(
			-hw - 4, 0, join(rect(-7, -22, 13, 43, c.red, 4), [-13, -4, 5, 14].map((y) => circle(-1, y, 1.9, c.bel))),
			1, -o * 7,
		),
		at(
			hw + 4, 0,
			join(
				rect(-6, -22, 13, 43, c.red, 4), rect(1, -17, 6, 33, c.bel, 1.5),
				[-12, -6, 0, 6, 12].map((y) => rect(3.4, y - 1, 3.6, 2, c.ink)),
			),
			1, o * 7,
		),
	);
}

const xstool = (c: Inks) => join(
	polyline([[-16, -1], [14, -38]], c.ink, 4), polyline([[16, -1], [-14, -38]], c.ink, 4),
	rect(-19, -43, 38, 7, c.stool, 3),
);

const headFront = (c: Inks, tilt: number) => at(
	0, -90,
	join(
		rect(-4, -8, 8, 10, c.skinA), ellipse(0, -14, 9.6, 10.6, c.skinA),
		path('M-9.8 -15C-10.4 -2 -6 3.6 0 3.6C6 3.6 10.4 -2 9.8 -15C8 -9 5 -9.4 0 -9.4C-5 -9.4 -8 -9 -9.8 -15Z', c.grey),
		ellipse(0, -11, 2.6, 3, mix(c.skinA, c.red, 0.4)), stroke('M-6 -15.6q2 -2 4 0M2 -15.6q2 -2 4 0', c.ink, 1.4),
		stroke('M-2.4 -4.6q2.4 1.8 4.8 0', c.ink, 1.2),
		path('M-9.6 -19C-10 -31 -5 -33 0 -33C5 -33 10 -31 9.6 -19Z', c.ink) + path('M-9.8 -23H9.8V-19H-9.8Z', c.red)
			+ path('M-15 -18.6Q0 -22.4 15 -18.6Q0 -14.8 -15 -18.6Z', c.ink),
	),
	1, tilt,
);

/** The accordion player, seen from the front; about 124 high seated. */
const player = (c: Inks, x: number, y: number, s: number, open: number, tilt: number, stand = 0) => {
	const hx = 15 + open * 15;
	return at(
		x, y,
		join(
			stand
				? join(
					polyline([[-6, -42], [-10, -22], [-16, -3]], c.slack2, 11),
					polyline([[6, -42], [16, -24], [11, -4]], c.slack, 11), ellipse(-19, -1, 8, 4, c.ink),
					ellipse(15, -1, 8, 4, c.ink),
				)
				: join(
					xstool(c), polyline([[-8, -43], [-18, -38], [-20, -5]], c.slack2, 12),
					polyline([[8, -43], [18, -38], [20, -5]], c.slack, 12), ellipse(-23, -2, 9, 4.4, c.ink),
					ellipse(23, -2, 9, 4.4, c.ink),
				),
			at(
				0, -40,
				at(0, 40, join(
					path('M-14 -84C-18 -70 -17 -52 -14 -38H14C17 -52 18 -70 14 -84Q0 -92 -14 -84Z', c.vest),
					polyline([[-13, -80], [-27, -64], [-hx, -55]], c.shirt2, 9.4),
					polyline([[13, -80], [27, -64], [hx, -55]], c.shirt, 9.4), headFront(c, tilt),
					path('M-9 -88Q0 -80 9 -88L7 -82Q0 -77 -7 -82Z', c.red), at(0, -57, squeeze(c, open)),
					circle(-hx - 2, -55, 4.4, c.skinA), circle(hx + 2, -55, 4.4, c.skinA),
				)),
				1, stand ? 6 : 0,
			),
		),
		s,
	);
};

const caseShut = (c: Inks) => join(
	stroke('M-9 -34q0 -8 9 -8q9 0 9 8', c.case2, 4), rect(-34, -35, 68, 35, c.case, 7), rect(-34, -22, 68, 3, c.case2),
	rect(-20, -25, 8, 9, c.brass, 2), rect(12, -25, 8, 9, c.brass, 2),
);

/** The open case; the lining is the brightest thing in the street. */
const caseOpen = (c: Inks, kids: Drawing = '') => join(
	path('M-41 -20L-45 -62Q-45 -69 -38 -69H38Q45 -69 45 -62L41 -20Z', c.case),
	path('M-36 -20L-39.6 -59Q-39.6 -63 -35 -63H35Q39.6 -63 39.6 -59L36 -20Z', c.lin),
	[-22, -8, 8, 22].map((x) => stroke(`M${x - 9} -20L${x + 9} -62M${x + 9} -20L${x - 9} -62`, c.lin2, 1.8)),
	path('M-41 -22H41L46 -12H-46Z', c.lin2), kids, path('M-47 -14H47L44 0H-44Z', c.case),
	rect(-47, -16, 94, 5, c.case2, 2.5), rect(-26, -10, 9, 8, c.brass, 2), rect(17, -10, 9, 8, c.brass, 2),
);

const vcase = (c: Inks) => path(
	'M-8 -40C-12 -40 -13 -34 -11 -28C-8 -20 -8 -18 -12 -12C-17 -2 -13 12 0 12C13 12 17 -2 12 -12C8 -18 8 -20 11 -28C13 -34 12 -40 8 -40Z',
	c.fiddle2,
) + stroke('M-7 -12C-11 -2 -8 6 0 6', c.fiddle, 2.4) + rect(-3, -16, 6, 5, c.brass, 1);

const violin = (c: Inks) => join(
	path('M-29 -3C-29 -9 -22 -9 -19 -5C-17 -8 -9 -9 -8 -2V0C-8 7 -16 7 -19 4C-22 8 -29 7 -29 3Z', c.fiddle),
	polyline([[-20, -0.6], [7, -0.6]], c.fiddle2, 3), circle(8, -0.6, 2.6, c.fiddle2),
);

const tray = (c: Inks, kids: Drawing = '') => join(kids, ellipse(0, 0, 25, 5, c.tray2), ellipse(
	0, -1.6, 25, 4.6, c.tray,
));

const glass = (c: Inks, x: number, h: number, f: string) => join(
	polygon([[x - 4, -h], [x + 4, -h], [x + 3, -2], [x - 3, -2]], c.white, op(0.75)),
	polygon([[x - 3.6, -h * 0.62], [x + 3.6, -h * 0.62], [x + 3, -2], [x - 3, -2]], f),
);

const man = (c: Inks, o: Pose) => person({
	coat: c.vest, sleeves: c.shirt, sleeves2: c.shirt2, skin: c.skinA, hair: c.grey, hairStyle: 'beard', hat: 'bowler',
	hatColor: c.ink, trousers: c.slack, trousers2: c.slack2, shoe: c.ink, hem: -40, flare: 11, scarf: c.red, armW: 8,
	legW: 10.5, ...o,
});

const girl = (c: Inks, o: Pose) => person({
	coat: c.mint, coat2: c.mint2, skin: c.skinC, hair: c.ginger, hairStyle: 'long', hat: 'brim', hatColor: c.straw,
	trousers: c.skinC, shoe: c.red2, hem: -26, flare: 16, armW: 6.4, legW: 6, ...o,
});

const fiddler = (c: Inks, o: Pose) => girl(c, {
	arms: [[42, 58], [84, 4]], tilt: 10, far: violin(c), near: polyline([[-2, 5], [-13, -36]], c.bel, 2), ...o,
});

const waitress = (c: Inks, o: Pose) => person({
	coat: c.ink, sleeves: mix(c.ink, c.pink, 0.12), apron: c.shirt, apronHem: -30, skin: c.skinB, hair: c.ink,
	hairStyle: 'bun', trousers: c.skinB, shoe: c.red2, hem: -25, flare: 14, armW: 6.6, legW: 6.4, scarf: c.shirt, ...o,
});

const lady = (c: Inks, o: Pose) => person({
	coat: c.pink, coat2: c.pink2, skin: c.skinD, hair: c.brown, hairStyle: 'long', trousers: c.skinD, shoe: c.ink,
	hem: -24, flare: 17, armW: 6, legW: 6, ...o,
});

const gent = (c: Inks, o: Pose) => person({
	coat: c.suit, coat2: c.suit2, skin: c.skinC, hair: c.brown, hat: 'brim', hatColor: c.brown, trousers: c.suit2,
	trousers2: mix(c.suit2, '#2A1440', 0.2), shoe: c.ink, hem: -38, flare: 11, scarf: c.mint2, ...o,
});

const officer = (c: Inks, o: Pose) => person({
	coat: c.navy, coat2: c.navy2, skin: c.skinD, hair: c.ink, trousers: c.navy2,
	trousers2: mix(c.navy2, '#000000', 0.25), shoe: c.ink, hem: -36, flare: 12, belt: c.brass, armW: 8, legW: 10, ...o,
});

const granny = (c: Inks, o: Pose) => person({
	coat: c.must, coat2: c.must2, skin: c.skinC, hair: c.white, hairStyle: 'bun', trousers: c.ink, shoe: c.ink,
	hem: -12, flare: 18, armW: 7, scarf: c.red, ...o,
});

const hatUp = (c: Inks, x: number, y: number, s: number, f: string, band: string) => at(
	x, y,
	join(
		path('M-17 -22H17C18 -4 10 0 0 0C-10 0 -18 -4 -17 -22Z', f), path('M-17.4 -20H17.4L17 -13H-17Z', band),
		ellipse(0, -22, 27, 6.4, f), ellipse(0, -22.6, 18, 4, c.ink),
		[[-9, -23], [8, -23], [0, -25], [-4, -28], [6, -28]].map(
			([dx, dy]) => ellipse(dx, dy, 7, 3, c.coin2) + ellipse(dx, dy - 1.2, 7, 3, c.coin),
		),
	),
	s,
);

const BUST = 'M-10 44Q-10 31 -4 30A6.4 6.4 0 1 1 4 30Q10 31 10 44Z';

const WHO = { 1: BUST, 2: 'M-8 44V32L-6 24L-3 28H1L4 24V32Q9 36 8 44Z', 3: BUST };

/** A pose: feet, height, legs and arms (near angle, bend, far angle, bend), lean, tilt of the head, the rest. */
type FourAngles = readonly [near: number, bend: number, far: number, bend: number];

const pose = (
	x: number, y: number, h: number, l: FourAngles, a: FourAngles, lean = 0, tilt = 0, o: Partial<Person> = {},
): Pose => ({ x, y, h, legs: [[l[0], l[1]], [l[2], l[3]]], arms: [[a[0], a[1]], [a[2], a[3]]], lean, tilt, ...o });

const mono = (inks: Inks, color: string) => Object.fromEntries(Object.keys(inks).map((name) => [name, color])) as Inks;

const shadow = (x: number, y: number, rx: number, c: Inks, o = 0.28) => ellipse(x, y, rx, rx * 0.1 + 2, c.ink, op(o));

interface Scene extends Shot {
	readonly cam?: Zoom;
	readonly o?: Street;
}

const FRAMES: Frames<(c: Inks) => Scene> = {
	1: (c: Inks) => ({
		o: { mid: 0.64, right: 0.3, cafe: 0.75 },
		subject: [
			shadow(134, 362, 96, c), at(50, 362, caseShut(c), 1.2),
			man(c, pose(118, 362, 200, [14, 10, -16, 2], [48, 18, 38, 22], 34, 6)),
			at(
				200, 364,
				join(
					polyline([[-18, -1], [11, -46]], c.ink, 4.4), polyline([[18, -1], [-11, -46]], c.ink, 4.4),
					rect(-16, -52, 30, 8, c.stool, 3),
				),
				1.4,
			),
			stroke('M238 312q8 14 2 28M250 318q5 8 2 16', c.pale, 3.4, op(0.8)),
		],
		zoom: [150, 240, 1.1],
	}),
	2: (c: Inks) => ({
		cam: [82, 236, 1.5],
		subject: [
			shadow(160, 386, 140, c), circle(200, 290, 140, c.glow, op(0.12)), circle(200, 290, 104, c.glow, op(0.16)),
			man(c, pose(62, 378, 282, [84, 92, 10, 92], [58, 32, 40, 34], 14, 16, { sit: 18 })),
			at(200, 388, caseOpen(c, at(0, -26, squeeze(c, 0.25), 1.15)), 2.1), circle(126, 248, 11, c.skinA),
			[-58, -30, 0, 30, 58].map(
				(a, i) => at(200, 240, polyline([[0, -14], [0, -44 + Math.abs(i - 2) * 5]], c.glow, 5.4), 1, a),
			),
		],
		zoom: [164, 260, 1.15],
	}),
	3: (c: Inks) => ({
		subject: [
			[-62, -28, 28, 62].map((a) => at(199, 154, polyline([[0, -44], [0, -60]], c.pale, 3.6), 1, a)),
			polygon([[120, 344], [176, 344], [110, 404], [10, 404]], c.ink, op(0.3)), at(86, 352, caseOpen(c), 0.78),
			player(c, 150, 350, 1.34, 0.9, -8), note(c, 84, 236, 1.3), note(c, 52, 190, 1.1, 1),
		],
		zoom: [150, 236, 1.08],
	}),
	4: (c: Inks) => ({
		cam: [56, 232, 1.8],
		o: {
			open: join(
				rect(29, 199, 46, 101, '#FFE9A8', 0, op(0.5)),
				[{ y: 232, f: c.red }, { y: 214, f: c.mint2 }].map(
					({ y, f }) => rect(33, y, 38, 3, c.glow2) + [35, 42, 49, 56, 64].map(
						(x, i) => rect(x, y - 9 - i % 2 * 3, 4, 9 + i % 2 * 3, i % 3 ? f : c.lin, 1.5),
					).join(''),
				),
			),
		},
		subject: [
			polygon([[98, 324], [188, 324], [262, 404], [60, 404]], c.glow, op(0.42)), shadow(146, 344, 54, c),
			waitress(c, pose(142, 342, 232, [6, 0, -10, 3], [10, 40, 128, 36], 0, -4, {
				far: at(0, -4, tray(c, join(glass(c, -12, 16, c.red), glass(c, 2, 21, c.mint), glass(c, 14, 14, c.lin)))),
			})),
			note(c, 252, 214, 1.7), note(c, 274, 150, 1.3, 1), note(c, 236, 286, 1.3, 1),
		],
		zoom: [158, 210, 1.1],
	}),
	5: (c: Inks) => ({
		cam: [66, 228, 1.34],
		subject: [
			shadow(110, 382, 110, c), gent(c, pose(54, 376, 262, [10, 4, -14, 6], [6, 20, 24, 60], 0, 8)),
			lady(c, pose(116, 380, 246, [12, 4, -14, 6], [74, 14, -20, 16], 4, 12)), at(218, 390, caseOpen(c), 1.6),
			stroke('M206 192V214M230 188V212M218 182V204', c.pale, 3.6, op(0.85)),
			circle(218, 242, 36, c.glow, op(0.3)), coin(c, 218, 242, 22, 0.8, 14), spark(236, 222, 15, c.pale),
		],
		zoom: [164, 260, 1.12],
	}),
	6: (c: Inks) => ({
		cam: [236, 214, 1.05],
		subject: [shadow(62, 326, 46, c), player(c, 62, 328, 0.98, 1, 8), note(c, 34, 176, 1, 1), note(c, 86, 186, 0.9)],
		front: [
			shadow(190, 390, 70, c),
			girl(c, pose(170, 388, 240, [6, 2, -8, 2], [16, 136, -24, 4], 8, 2, { flip: true })),
			at(262, 322, vcase(c), 2.5, -6), rect(178, -4, 70, 410, c.wall),
			rect(178, -4, 6, 410, mix(c.wall, c.glow, 0.4)), rect(226, -4, 22, 410, c.wall3),
			rect(168, 364, 90, 44, c.trim2, 4), rect(168, 364, 90, 8, c.trim), rect(166, 24, 94, 22, c.trim, 4),
			rect(172, 46, 82, 8, c.wall3), [110, 176, 242, 308].map((y) => rect(178, y, 70, 3, c.wall3, 0, op(0.6))),
			[0, 6, 12, 18].map((d) => ellipse(181, 256 + d, 8, 3.6, c.skinC)),
		],
		zoom: [150, 236, 1.1],
	}),
	7: (c: Inks) => ({
		subject: [
			shadow(120, 352, 46, c), shadow(220, 360, 34, c),
			at(42, 368, caseOpen(c, [-26, -10, 8, 26].map((x) => ellipse(x, -19, 6, 3, c.coin))), 0.8),
			player(c, 114, 354, 1.34, 1, 12),
			fiddler(c, { x: 226, y: 362, h: 182, flip: true, legs: [[4, 0], [-8, 0]] }), note(c, 158, 186, 1.2, 1),
			note(c, 262, 180, 1.1), note(c, 48, 206, 1.1),
		],
		zoom: [150, 214, 1.02],
	}),
	8: (c: Inks) => ({
		o: { who: WHO },
		subject: [
			shadow(146, 320, 46, c), player(c, 132, 320, 0.74, 0.7, 8),
			fiddler(c, pose(172, 322, 96, [4, 0, -8, 0], [42, 58, 84, 4], 0, 10, { flip: true })),
			shadow(38, 390, 50, c), shadow(228, 380, 62, c),
			waitress(c, pose(34, 388, 230, [8, 0, -12, 4], [64, 76, 24, 62], 0, 8, {
				far: circle(0, 1, 12.6, c.tray2) + circle(-0.6, 0.2, 10.2, c.tray),
				near: polyline([[-2, 3], [7, -9]], c.straw, 2.8) + ellipse(8, -11, 3, 4.4, c.straw, tilted(35, 8, -11)),
			})),
			stroke('M96 196l6 -15M111 206l13 -11M119 224l16 -4', c.pale, 4.4),
			lady(c, pose(266, 382, 176, [20, 4, -20, 8], [46, 44, -36, 12], -10, -6, { flip: true, flare: 18, blow: -5 })),
			gent(c, pose(204, 380, 188, [22, 18, -16, 6], [46, 44, -34, 60], -5)),
		],
		zoom: [150, 250, 1.08],
	}),
	9: (c: Inks) => {
		const dance = (k: Inks, face: boolean): ((...b: [x: number, y: number, h: number]) => string)[] => [
			(...b) => waitress(k, pose(...b, [30, 40, -16, 4], [150, 14, -60, -20], -6, 0, {
				face, near: at(0, -3, tray(k)),
			})),
			(...b) => gent(k, pose(...b, [34, 30, -20, 8], [108, 8, 70, 20], -8, 0, { face })),
			(...b) => lady(k, pose(...b, [26, 6, -34, 24], [110, 10, -60, -20], -14, -14, {
				face, flip: true, flare: 27, blow: -12,
			})),
			(...b) => fiddler(k, pose(...b, [20, 20, -14, 6], [42, 58, 84, 4], -8, 10, { face, flip: true })),
		];
		const s = dance(mono(c, c.deep), false);
		const p = dance(c, true);
		return {
			o: { who: WHO, wash: 1 },
			subject: [
				rect(0, 143, WIDTH, 154, mix(c.trim2, c.glow, 0.25), 0, op(0.84)),
				group([s[1](76, 318, 206), s[2](150, 318, 196), s[3](262, 318, 196)], op(0.88)),
				ellipse(150, 380, 190, 34, c.glow, op(0.3)), shadow(150, 386, 150, c, 0.3),
				player(c, 206, 376, 1.1, 1.1, 14, 1), p[0](30, 384, 138), p[1](90, 390, 146), p[2](142, 392, 138),
				p[3](272, 390, 132),
			],
			zoom: [150, 262, 1.06],
		};
	},
	10: (c: Inks) => ({
		cam: [128, 224, 1.25], o: { who: WHO },
		subject: [
			shadow(110, 386, 76, c), shadow(242, 388, 46, c),
			officer(c, pose(106, 384, 256, [4, 0, -14, 2], [-50, -18, 46, 12], 46, -6, {
				near: at(
					-3, -3,
					join(
						path('M-14 0C-17 -10 -8 -14 0 -14C8 -14 17 -10 14 0Z', c.navy),
						rect(-13.6, -3, 27, 5.4, c.tray, 1.5), path('M4 3Q15 2 17 7Q10 9 3 6Z', c.ink),
						circle(5, -6, 3, c.brass),
					),
					1.15, -64,
				),
				far: at(
					0, 0,
					join(
						polyline([[0, 2], [0, 14]], c.brass, 1.6), circle(0, 20, 6.6, c.brass),
						circle(0, 20, 4.8, c.white), polyline([[0, 20], [0, 16.6]], c.ink, 1.2),
						polyline([[0, 20], [2.6, 21]], c.ink, 1.2),
					),
					1.1, -46,
				),
			})),
			granny(c, {
				x: 252, y: 388, h: 192, flip: true, lean: 6, arms: [[24, 26], [70, 6]], tilt: 6,
				near: stroke('M0 0V50M0 0q0 -7 6 -7', c.fiddle2, 3.4),
			}),
		],
		zoom: [150, 264, 1.12],
	}),
	11: (c: Inks) => ({
		cam: [150, 212, 1.06],
		subject: [
			shadow(70, 370, 70, c), shadow(240, 372, 60, c), at(14, 372, at(0, -28, squeeze(c, 0.2)), 1.1),
			at(62, 364, xstool(c), 1.6), at(258, 368, caseShut(c), 1.5),
			man(c, pose(60, 364, 236, [80, 84, 76, 74], [46, 40, 34, 34], 10, 14, {
				sit: 17, hat: undefined, near: coin(c, 3, 2, 4),
			})),
			girl(c, pose(250, 366, 214, [80, 84, 76, 74], [50, 40, 38, 34], 10, 14, {
				sit: 18, flip: true, hat: undefined, hem: -34, near: coin(c, 3, 2, 4.4),
			})),
			hatUp(c, 112, 395, 1.6, c.ink, c.red), hatUp(c, 196, 396, 1.6, c.straw, c.red2),
			coin(c, 122, 322, 8, 0.8, 20), coin(c, 188, 324, 8, 0.8, -20),
		],
		zoom: [150, 250, 1.1],
	}),
	12: (c: Inks) => ({
		cam: [150, 170, 1], o: { cafe: 0 },
		subject: [
			circle(144, 364, 58, c.glow, op(0.14)), circle(144, 364, 38, c.glow, op(0.22)),
			ellipse(147, 376, 29, 8, c.ink, op(0.45)), ellipse(144, 369, 27, 13, c.coin2),
			ellipse(144, 364, 27, 13, c.coin), ellipse(144, 364, 18, 8, c.coin2, op(0.5)), spark(162, 352, 26, c.pale),
			spark(116, 342, 9, c.pale),
		],
		zoom: [150, 220, 1.02],
	}),
};

export const purple: Story = (value, id) => {
	const hour = LIGHT[value - 1];
	const evening = { ...hour, lamp: value > 2 && value < 12, night: Math.max(0, value - 5) * 5, moon: value === 12 };
	const c = { ...graded(STREET, hour.street), ...graded(CAST, hour.cast), ...FIX };
	const scene = FRAMES[value](c);
	const { sky, back, middle } = stage(c, evening, id, scene.o);
	const seen = (layer: Drawing) => (scene.cam ? cam(scene.cam, layer) : layer);
	return {
		defs: skyGradient(`${id}s`, [['.3', hour.sky[0]], ['.68', hour.sky[1]]]),
		layers: { sky: seen(sky), back: seen(back), middle: seen(middle), subject: scene.subject, front: scene.front },
		zoom: scene.zoom,
	};
};
