// biome-ignore-all format: drawings are rows of coordinates
// The Boot Thief: a cobbled lane seen from the kerb, low like a dog. Red is the boot and nothing else.
import {at, boot, circle, 
	type Dog, type DogInks, dog, ellipse, fur, graded, HEIGHT, join, mix, noise,type Pose, 
	path, person, polygon, polyline, rect, skyGradient, stroke, times,WIDTH, 
} from '../../../art/kit.ts';
import type { Frames, Hour, Shot, Story } from './story.ts';

const INK = {
	sky: '#FFE3BE', far: '#D9A06C', plaster: '#CF9460', plaster2: '#B67A48', shop: '#59291B', shop2: '#3E1B12',
	trim: '#F8E7CB', shutter: '#8A5236', shutter2: '#703E27', glass: '#F3D3A2', glass2: '#D9AC74', step: '#EBD3AE',
	step2: '#C9A67B', grout: '#6E3E28', stoneA: '#A86E46', stoneB: '#BC8256', stoneC: '#96603C', ink: '#24120C',
	boot: '#E2412B', boot2: '#24120C', lace: '#FBEBD0', teal: '#2A8A86', teal2: '#1E6E6C', skin: '#EDB083',
	skin2: '#8F5A38', hair: '#5A3320', white: '#FBF3E4', orange: '#F58A1F', leaf: '#7C6A2E', leaf2: '#98823A',
	wood: '#A5643A', wood2: '#7E4526', coat: '#EFC48C', light: '#FBEBD2', dark: '#6B3420', dark2: '#C3915B',
	tongue: '#E2412B', moverA: '#C7502F', moverB: '#D9A441', pants: '#4A2A20',
};

type Inks = Record<keyof typeof INK, string>;

const LIGHT: readonly Hour<keyof Inks>[] = [
	{ sky: ['#F7B98E', '#FFE9CF'], grade: { mul: ['#F3C2A8', 0.42] } },
	{ sky: ['#F9C79B', '#FFEFD8'], grade: { mul: ['#FBDCC2', 0.3] } }, { sky: ['#FBD9A0', '#FFF6E0'] },
	{ sky: ['#FBD9A0', '#FFF6E0'] }, { sky: ['#FBD9A0', '#FFF6E0'] }, { sky: ['#FBD9A0', '#FFF6E0'] },
	{ sky: ['#FBD9A0', '#FFF6E0'] }, { sky: ['#F6DDAA', '#FFF4DC'] }, { sky: ['#F6DDAA', '#FFF4DC'] },
	{ sky: ['#F4D9A4', '#FFE9BF'], grade: { mul: ['#FFE6C0', 0.4] } },
	{ sky: ['#F0743A', '#FFD27A'], grade: { mul: ['#F2A06A', 0.62] } },
	{ sky: ['#14163A', '#3B3566'], grade: { mul: ['#4A4A8C', 0.82], keep: [] } },
];

const cobbles = (c: Inks, y0 = 306) => {
	const r = noise(11);
	let out = rect(0, y0, WIDTH, HEIGHT - y0, c.grout);
	[[0, 15, 26], [17, 19, 36], [38, 24, 48], [65, 32, 64]].forEach(
		([dy, h, w], row) => {
			for (let x = -w * (row % 2 ? 0.5 : 0.15); x < WIDTH; x += w + 3) {
				const k = r();
				out += rect(
					x + k * 2, y0 + dy + 1, w - k * 4, h, [c.stoneA, c.stoneB, c.stoneC][Math.floor(r() * 3)], h * 0.42,
				);
				out += rect(x + k * 2 + w * 0.18, y0 + dy + 3, w * 0.4, h * 0.16, c.trim, h * 0.08, { opacity: 0.16 });
			}
		},
	);
	return out;
};

const sky = (id: string, h = 306) => rect(0, 0, WIDTH, h, `url(#${id}s)`);

const sign = (c: Inks) => join(
	rect(28, 28, 220, 40, c.shop2, 4), rect(33, 33, 210, 30, c.shop, 3),
	at(66, 60, boot(c.trim, c.trim, c.trim, c.shop), 0.62),
	[[98, 34], [140, 22], [170, 40]].map(([x, w]) => rect(x, 44, w, 7, c.trim, 3.5)), circle(224, 48, 6, c.orange),
);

/** The cobbler's front; shutter 0 = down .. 1 = up. gap = the third boot is gone. */
function shopFront(
	c: Inks,
	{ shutter = 0, gap = false, row = true, lamp = false }: {
		shutter?: number; gap?: boolean; row?: boolean; lamp?: boolean,
	} = {},
) {
	const x = 30;
	const w = 216;
	const top = 74;
	const bottom = 296;
	const y = top + 14 + (1 - shutter) * (bottom - top - 20);
	const inside = join(
		rect(x, top, w, bottom - top, c.shop2), rect(44, 92, 132, 112, c.glass, 2),
		polygon([[44, 200], [92, 92], [112, 92], [64, 200]], '#fff', { opacity: 0.16 }),
		[0, 1, 2, 3].map((i) => at(62 + i * 30, 128, boot(i % 2 ? c.wood : c.dark, c.shop2, c.glass2), 0.5)),
		rect(50, 130, 120, 4, c.wood2, 2), rect(188, 92, 50, 204, c.wood, 3), rect(195, 102, 36, 78, c.glass2, 2),
		rect(195, 194, 36, 86, c.wood2, 2), circle(232, 188, 3.2, c.trim),
	);
	const sill = join(
		rect(34, 208, 150, 12, c.trim, 3), rect(34, 218, 150, 5, c.step2, 2),
		row ? [{ bx: 54, f: c.dark }, { bx: 88, f: c.wood }, { bx: 158, f: c.plaster2 }].map(
			({ bx, f }) => at(bx, 204, boot(f, c.ink, c.trim), 0.86),
		) : '',
		row && !gap ? at(123, 204, boot(c.boot, c.boot2, c.lace), 0.86) : '',
	);
	const roll = join(
		rect(x - 3, top - 2, w + 6, 16, c.shutter2, 6), rect(x, top + 10, w, y - top - 10, c.shutter),
		times(Math.max(0, Math.floor((y - top - 10) / 13)), (i) => rect(x, top + 20 + i * 13, w, 2.6, c.shutter2)),
		rect(x - 2, y - 6, w + 4, 8, c.shop2, 3), rect(x + w / 2 - 12, y - 4, 24, 4, c.trim, 2),
	);
	return join(
		rect(0, 0, 268, 306, c.plaster),
		[[6, 120, 16], [252, 92, 13], [250, 180, 16], [4, 210, 14], [254, 262, 12], [8, 34, 12]].map(
			([bx, by, bw]) => rect(bx, by, bw, 8, c.plaster2, 2),
		),
		rect(22, 68, 232, 238, c.shop, 3), inside, shutter > 0.2 ? sill : '', roll, sign(c),
		rect(40, 288, 196, 10, c.step, 3), rect(28, 296, 220, 14, c.step, 3), rect(28, 304, 220, 6, c.step2, 2),
		lamp
			? join(
				rect(252, 104, 20, 5, c.shop2, 2), rect(264, 104, 4, 12, c.shop2),
				path('M254 116H278L273 138H259Z', '#FFD98A'), rect(252, 113, 28, 5, c.shop2, 2),
			) : '',
	);
}

const laneEnd = (c: Inks) => join(
	rect(266, 120, 40, 186, c.far), polygon([[262, 124], [286, 96], [306, 112], [306, 128]], c.shop),
	rect(276, 150, 14, 22, c.glass2, 2), rect(276, 190, 14, 22, c.glass2, 2),
);

const wallRow = (c: Inks) => join(
	polygon([[-4, 306], [-4, 60], [70, 30], [70, 306]], c.plaster2), rect(70, 66, 110, 240, c.plaster),
	polygon([[64, 68], [125, 26], [186, 68]], c.shop), polygon([[180, 306], [180, 40], [304, 76], [304, 306]], c.far),
	[[92, 92], [136, 92], [92, 156], [136, 156]].map(
		([x, y]) => join(
			rect(x, y, 24, 38, c.shop, 2), rect(x + 3, y + 3, 18, 32, c.glass, 1),
			rect(x - 3, y + 38, 30, 5, c.trim, 1),
		),
	),
	[[204, 110], [252, 116], [204, 176], [252, 180]].map(([x, y]) => rect(x, y, 22, 34, c.glass2, 2)),
	[[14, 100], [40, 92], [14, 170], [40, 166]].map(([x, y]) => rect(x, y, 14, 34, c.shop, 2)),
	rect(102, 232, 44, 74, c.wood2, 3), rect(222, 240, 36, 66, c.shop, 3),
);

const cobbler = (c: Inks, o: Pose) => person({
	h: 214, coat: c.white, sleeves: c.trim, sleeves2: c.step2, apron: c.teal, skin: c.skin, hair: c.hair,
	hairStyle: 'beard', trousers: c.shop, trousers2: c.shop2, shoe: c.ink, hem: -34, apronHem: -24, flare: 12, armW: 8,
	legW: 10, legW2: 10, ...o,
});

const oldMan = (c: Inks, o: Pose) => person({
	h: 214, coat: c.moverB, coat2: mix(c.moverB, '#24120C', 0.2), skin: c.skin2, hair: c.white, hairStyle: 'beard',
	hat: 'flat', hatColor: c.shop, trousers: c.plaster2, trousers2: c.stoneC, shoe: 'none', hem: -40, flare: 14,
	sit: 21, legs: [[82, 82], [84, 34]], armW: 8, legW: 10, legW2: 10, scarf: c.teal, ...o,
});

const hound = (c: DogInks, o: Omit<Dog, 'c'>) => dog({ c, ...o });

const inMouth = (c: Inks) => at(-2, 4, at(0, 0, boot(c.boot, c.boot2, c.lace), 0.86, 82));

const bareFoot = (c: Inks, s = 1) => at(
	0, 0,
	join(
		path('M-4 -8H6C8 -2 16 -2 19 4C19.6 6.4 18.6 8 17 8H-5Z', c.skin2),
		[10, 13, 15.6, 17.8].map((x, i) => circle(x + 1, 5.4 + i * 0.4, 2.4 - i * 0.25, mix(c.skin2, '#FFFFFF', 0.16))),
	),
	s,
);

const bench = (c: Inks) => join(
	[0, 1].map((i) => join(rect(70 + i * 150, 196, 10, 108, c.ink, 3), rect(58 + i * 150, 300, 34, 7, c.ink, 3))),
	[0, 1, 2].map((i) => rect(52, 178 + i * 22, 206, 15, c.wood, 4)), rect(48, 250, 218, 13, c.wood2, 4),
	rect(48, 250, 218, 5, c.wood, 3),
);

const tree = (c: Inks, x: number, s: number, f = c.leaf, f2 = c.leaf2) => at(
	x, 306,
	join(
		path('M-9 0C-6 -60 -9 -90 -20 -120L-8 -112L-2 -150L6 -110L20 -124C10 -90 8 -50 12 0Z', c.wood2),
		fur(0, -176, 74, 64, f, { n: 22, amp: 0.08, seed: 4 }),
		fur(-24, -196, 40, 34, f2, { n: 16, amp: 0.1, seed: 8 }),
		fur(34, -160, 28, 22, f2, { n: 14, amp: 0.1, seed: 6 }),
	),
	s,
);

const park = (c: Inks, id: string) => join(
	sky(id),
	polygon(
		[[-4, 306], [-4, 216], [60, 196], [150, 214], [240, 190], [304, 212], [304, 306]], mix(c.leaf2, c.sky, 0.45),
	),
	tree(c, 36, 1.1), tree(c, 276, 0.9, mix(c.leaf, c.orange, 0.3), mix(c.leaf2, c.orange, 0.35)),
);

const asleep = (c: Omit<DogInks, 'tongue'>, x: number, y: number, s = 1, isAwake = false) => at(
	x, y,
	join(
		fur(-4, -22, 58, 22, c.coat, { n: 30, amp: 0.12, seed: 7, sweep: 9 }),
		path('M-46 -36C-26 -46 0 -46 10 -38C4 -26 -28 -22 -42 -28Z', c.dark),
		fur(-42, -12, 20, 13, c.coat, { n: 16, amp: 0.16, seed: 3 }),
		path('M-58 -8C-74 -2 -66 8 -40 4L-20 2C-24 -6 -44 -8 -58 -8Z', c.dark2), ellipse(34, -2, 22, 6, c.dark2),
		ellipse(46, -1, 18, 5.4, c.coat),
		at(48, -20, join(
			path('M-12 -9C-20 -6 -22 4 -18 11C-12 9 -8 4 -6 -4Z', c.dark),
			fur(0, 0, 18, 15, c.coat, { n: 16, amp: 0.2, seed: 9 }),
			path('M-8 -7C-4 -13 5 -13 8 -8C9 -1 1 5 -4 2C-8 0 -10 -4 -8 -7Z', c.dark, { opacity: 0.9 }),
			fur(15, 7, 14, 8.6, c.light, { n: 13, amp: 0.22, seed: 5, sweep: 10 }), ellipse(27, 3.4, 5, 4.2, c.ink),
			isAwake ? circle(6, -3, 3.4, '#fff') + circle(6.6, -4, 2, c.ink)
				: stroke('M1.6 -3Q5.6 1 10 -3.4', c.light, 2.2),
			path('M-6 -10C-14 -16 -20 -10 -18 0C-12 -2 -6 -4 -2 -8Z', c.dark),
		)),
	),
	s,
);

const zzz = (c: Inks, x: number, y: number) => [[0, 0, 1], [17, -19, 0.76], [29, -34, 0.56]].map(
	([dx, dy, s]) => at(x + dx, y + dy, stroke('M-7 -7H7L-7 7H7', c.trim, 4.4), s),
);

const FRAMES: Frames<(c: Inks, id: string) => Shot> = {
	1: (c: Inks, id: string) => ({
		back: [sky(id), laneEnd(c), shopFront(c)],
		subject: [ellipse(142, 300, 84, 8, c.ink, { opacity: 0.22 }), asleep(c, 138, 290, 1.3), zzz(c, 224, 226)],
		zoom: [142, 236, 1.12],
	}),
	2: (c: Inks, id: string) => ({
		back: [sky(id), laneEnd(c), shopFront(c, { shutter: 0.62, row: false })],
		subject: [
			ellipse(142, 302, 92, 8, c.ink, { opacity: 0.22 }),
			cobbler(c, { x: 136, y: 300, h: 252, legs: [[31, 0], [-31, 0]], arms: [[128, 30], [140, 24]], tilt: 26 }),
			asleep(c, 142, 296, 1.16, true),
		],
		zoom: [146, 212, 1.06],
	}),
	3: (c: Inks, id: string) => ({
		back: [sky(id), laneEnd(c), shopFront(c, { shutter: 1, gap: true })],
		subject: [
			ellipse(92, 330, 50, 8, c.ink, { opacity: 0.28 }),
			hound(c, {
				x: 112, y: 280, s: 2, rot: -46, legs: [50, 34, -34, -54], bends: [-6, 4, 10, -10], head: [-1, -5, 76],
				tail: -58,
			}),
			at(138, 203, boot(c.boot, c.boot2, c.lace), 1.18, -12),
		],
		zoom: [124, 230, 1.2],
	}),
	4: (c: Inks, id: string) => ({
		back: [sky(id), laneEnd(c), shopFront(c, { shutter: 1, gap: true })],
		subject: [
			ellipse(148, 372, 86, 9, c.ink, { opacity: 0.25 }),
			hound(c, {
				x: 144, y: 366, s: 1.72, legs: [34, -22, -28, 26], bends: [30, 14, -10, 24], tail: 14,
				head: [3, -9, -14], mouth: inMouth(c), eye: 'open', ear: 3,
			}),
			stroke('M20 300q14 -6 26 0M10 322q18 -8 32 0', c.trim, 3.4, { opacity: 0.7 }),
		],
		zoom: [150, 288, 1.16],
	}),
	5: (c: Inks, id: string) => ({
		back: [
			sky(id), wallRow(c),
			at(92, 306, join(
				rect(-76, -96, 152, 92, c.wood), rect(-76, -96, 152, 8, c.wood2),
				[0, 1, 2].map((i) => rect(-70 + i * 50, -74, 42, 60, c.wood2, 3)),
				[-62, -44, -26, -8, 10, 28, 46, 64].map((x, i) => circle(x - 1, -104, 10, i % 3 ? c.orange : '#F9A63A')),
				[-52, -34, -16, 4, 20, 38, 54].map((x) => circle(x, -120, 10, '#F9A63A')),
				[-40, -22, -4, 14, 30].map((x) => circle(x + 3, -135, 10, c.orange)), rect(-72, -230, 6, 140, c.wood2),
				rect(66, -230, 6, 140, c.wood2),
				[0, 1, 2, 3, 4, 5, 6].map(
					(i) => path(`M${-84 + i * 24} -246h24l-2 34q-11 12 -22 0Z`, i % 2 ? c.trim : c.teal),
				),
			)),
		],
		subject: [
			ellipse(150, 374, 80, 9, c.ink, { opacity: 0.25 }),
			hound(c, { x: 304, y: 372, s: 1.1, legs: [40, 30, -40, -30], tail: 20, bends: [0, 0, -20, -20] }),
			cobbler(c, {
				x: 150, y: 374, h: 232, lean: 20, legs: [[58, 74], [-44, 34]], arms: [[104, 10], [-62, 60]], blow: -14,
				flare: 14, tilt: -14,
			}),
			circle(226, 66, 17, c.orange), path('M224 50q6 -9 13 -6q-3 8 -11 8Z', c.leaf),
			stroke('M196 96q14 -2 20 -12M182 76q16 -2 24 -12', c.trim, 3.6),
		],
		zoom: [164, 214, 1.05],
	}),
	6: (c: Inks, id: string) => ({
		back: [sky(id), wallRow(c)],
		subject: [
			ellipse(150, 376, 140, 9, c.ink, { opacity: 0.22 }),
			person({
				x: 34, y: 372, h: 234, coat: c.moverA, skin: c.skin, hair: c.hair, hat: 'flat', hatColor: c.shop,
				trousers: c.pants, trousers2: c.shop2, shoe: c.ink, hem: -40, flare: 14, legs: [[20, 12], [-16, 4]],
				arms: [[54, 10], [50, 14]], lean: -8, legW: 12, legW2: 12, armW: 9,
			}),
			person({
				x: 270, y: 372, h: 290, flip: true, coat: c.teal, skin: c.skin2, hair: c.ink, trousers: c.wood2,
				trousers2: c.shop, shoe: c.ink, hem: -40, flare: 14, legs: [[20, 12], [-16, 4]],
				arms: [[54, 10], [50, 14]], lean: -8, legW: 12, legW2: 12, armW: 9, hairStyle: 'short',
			}),
			at(
				150, 158,
				at(-150, -158, join(
					rect(58, 84, 184, 142, c.shop2, 5), rect(64, 90, 172, 130, c.shop, 4),
					rect(72, 98, 74, 114, c.shutter, 4), rect(154, 98, 74, 114, c.shutter, 4),
					rect(82, 110, 54, 90, c.shutter2, 4), rect(164, 110, 54, 90, c.shutter2, 4),
					circle(139, 156, 4, c.trim), circle(161, 156, 4, c.trim), rect(54, 78, 192, 12, c.shop2, 4),
					rect(58, 222, 184, 10, c.shop2, 3),
					[[62, 224], [226, 224]].map(([x, y]) => rect(x, y, 14, 8, c.skin, 4)),
				)),
				1, -8,
			),
			hound(c, {
				x: 148, y: 378, s: 1.36, legs: [52, 38, -48, -34], bends: [-10, 10, -24, -10], tail: -20,
				head: [6, -4, -6], mouth: inMouth(c), lift: 5, eye: 'wide',
			}),
		],
		zoom: [150, 236, 1.06],
	}),
	7: (c: Inks, id: string) => ({
		back: [sky(id), wallRow(c)],
		subject: [
			cobbler(c, {
				x: 226, y: 358, h: 216, lean: 10, legs: [[36, 40], [-20, 10]], arms: [[112, 20], [128, 0]], tilt: -8,
			}),
			at(146, 352, join(ellipse(0, 4, 82, 9, c.ink, { opacity: 0.3 }), at(
				0, 0,
				join(
					rect(-62, -250, 124, 250, c.shop2, 5), rect(-56, -236, 54, 222, c.shutter, 4),
					rect(3, -236, 54, 222, c.shutter, 4), rect(-48, -224, 38, 92, c.shutter2, 4),
					rect(-48, -122, 38, 96, c.shutter2, 4), rect(11, -224, 38, 92, c.shutter2, 4),
					rect(11, -122, 38, 96, c.shutter2, 4), circle(-9, -122, 4.4, c.trim), circle(9, -122, 4.4, c.trim),
					path('M-70 -250H70L64 -264Q0 -280 -64 -264Z', c.shop), rect(-64, -6, 22, 12, c.shop2, 3),
					rect(42, -6, 22, 12, c.shop2, 3),
				),
				1, 3,
			))),
			[[70, 352, 1], [56, 340, 0.7], [222, 356, 0.9], [240, 344, 0.6]].map(
				([x, y, s]) => at(x, y, fur(0, 0, 22, 14, c.trim, { n: 12, amp: 0.1 }), s),
			),
			hound(c, {
				x: 112, y: 388, s: 1.3, flip: true, legs: [44, 30, -40, -28], bends: [0, 10, -20, -10], tail: -4,
				head: [0, -6, -10], mouth: inMouth(c), eye: 'wide',
			}),
			stroke('M88 62l-12 -16M146 44l2 -20M206 62l12 -16', c.trim, 4),
		],
		zoom: [150, 230, 1.06],
	}),
	8: (c: Inks, id: string) => ({
		back: [park(c, id)],
		subject: [
			ellipse(156, 308, 120, 8, c.ink, { opacity: 0.2 }), bench(c),
			oldMan(c, { x: 108, y: 304, h: 256, arms: [[30, 62], [20, 70]], tilt: 12, legs: [[82, 82], [86, 22]] }),
			at(169, 301, boot(c.boot, c.boot2, c.lace), 1.22),
			at(216, 270, at(0, 0, join(rect(-11, -34, 22, 40, c.skin2, 9), at(-2, 6, bareFoot(c, 2.3))), 1, -62)),
			[[262, 214, 24], [276, 236, 62], [272, 262, 98]].map(
				([x, y, r]) => at(x, y, polyline([[0, 0], [0, -12]], c.boot, 4.4), 1, r),
			),
			[[40, 338, 10], [236, 350, -20], [96, 372, 30], [270, 330, 50]].map(
				([x, y, r]) => at(x, y, path('M-9 0C-4 -8 6 -8 10 0C4 6 -4 6 -9 0Z', c.orange), 1, r),
			),
		],
		zoom: [160, 206, 1.12],
	}),
	9: (c: Inks, id: string) => ({
		back: [park(c, id)],
		subject: [
			rect(-6, 66, 130, 26, c.wood, 6), rect(-6, 86, 130, 12, c.wood2, 5), rect(4, 96, 16, 212, c.ink, 4),
			polyline([[-10, 60], [104, 66], [126, 232]], c.stoneC, 46),
			polyline([[-20, 66], [42, 74], [38, 240]], c.plaster2, 48), at(28, 338, boot(c.boot, c.boot2, c.lace), 2.9),
			at(132, 276, join(rect(-17, -50, 34, 80, c.skin2, 12), at(-4, 32, bareFoot(c, 4.1)))),
			ellipse(244, 384, 84, 10, c.ink, { opacity: 0.28 }),
			hound(c, {
				x: 282, y: 384, s: 1.62, flip: true, legs: [64, 54, 4, -10], bodyRot: 12, head: [2, 14, 14], tail: 20,
			}),
			at(214, 376, boot(c.boot, c.boot2, c.lace), 1.75, -4),
			stroke('M176 300q8 -10 18 -8M170 282q12 -14 28 -10', c.trim, 4),
		],
		zoom: [150, 256, 1.1],
	}),
	10: (c: Inks, id: string) => ({
		back: [park(c, id)],
		subject: [
			ellipse(156, 308, 120, 8, c.ink, { opacity: 0.2 }), bench(c),
			oldMan(c, { x: 84, y: 304, h: 250, arms: [[24, 66], [16, 72]], tilt: 20, legs: [[82, 82], [82, 60]] }),
			at(164, 300, boot(c.boot, c.boot2, c.lace), 1.2), at(143, 303, boot(c.boot, c.boot2, c.lace), 1.2),
			cobbler(c, {
				x: 236, y: 352, h: 214, flip: true, sit: 20, lean: 24, legs: [[80, 96], [4, 86]],
				arms: [[44, 22], [34, 30]], tilt: 4, apronHem: -30,
			}),
			stroke('M176 282q-14 -14 -6 -24M186 282q12 -16 2 -26', c.lace, 3.4),
			hound(c, {
				x: 62, y: 390, s: 1.2, legs: [2, -6, 10, 0], head: [0, -4, -16], tail: -20, tongue: true, bodyRot: -8,
			}),
			stroke('M266 208q12 -4 12 -14M280 220q14 -2 18 -12', c.trim, 3.4),
		],
		zoom: [154, 250, 1.08],
	}),
	11: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(150, 214, 84, '#FFE7A0'), circle(150, 214, 116, '#FFE7A0', { opacity: 0.3 }),
			polygon([[-4, 306], [-4, 90], [40, 60], [76, 96], [76, 306]], c.shop),
			polygon([[228, 306], [228, 110], [262, 74], [304, 104], [304, 306]], c.shop),
			polygon([[76, 306], [76, 200], [100, 186], [112, 306]], c.plaster2),
			polygon([[228, 306], [228, 206], [206, 190], [194, 306]], c.plaster2),
			[[8, 120], [42, 120], [8, 180], [42, 180]].map(([x, y]) => rect(x, y, 18, 30, '#FFC766', 2)),
			[[246, 140], [274, 140], [246, 200]].map(([x, y]) => rect(x, y, 16, 28, '#FFC766', 2)),
		],
		subject: [
			polygon([[104, 322], [122, 322], [112, 404], [46, 404]], c.ink, { opacity: 0.55 }),
			polygon([[166, 322], [184, 322], [222, 404], [156, 404]], c.ink, { opacity: 0.55 }),
			polygon([[212, 340], [238, 340], [300, 404], [246, 404]], c.ink, { opacity: 0.5 }),
			oldMan(c, {
				x: 112, y: 326, h: 176, sit: 0, coat: c.shop, coat2: c.shop2, sleeves: c.shop2, sleeves2: c.shop2,
				trousers: c.shop2, trousers2: c.shop2, hair: c.shop2, hatColor: c.ink, scarf: null, skin: c.shop2,
				face: false, legs: [[18, 8], [-16, 6]], arms: [[30, 10], [-20, 10]], shoe: c.boot, hem: -30,
			}),
			cobbler(c, {
				x: 178, y: 326, h: 180, coat: c.shop, apron: c.shop2, sleeves: c.shop2, sleeves2: c.shop2,
				trousers: c.ink, trousers2: c.ink, hair: c.ink, skin: c.shop2, face: false, legs: [[18, 8], [-16, 6]],
				arms: [[-24, 20], [24, 10]], shoe: c.ink,
			}),
			hound(
				{ ...c, coat: c.shop, light: c.shutter2, dark: c.shop2, dark2: c.shop2 },
				{ x: 236, y: 342, s: 0.82, legs: [24, -16, -20, 18], tail: 20, head: [2, -6, -12] },
			),
		],
		zoom: [156, 250, 1.1],
	}),
	12: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(280, 44, 13, '#FFF2C8'),
			[[262, 84], [290, 80], [274, 20], [252, 52]].map(([x, y]) => circle(x, y, 1.5, '#FFF2C8')), laneEnd(c),
			shopFront(c, { lamp: true }),
		],
		subject: [
			polygon([[262, 120], [272, 120], [318, 400], [30, 400]], '#FFCE72', { opacity: 0.3 }),
			ellipse(140, 302, 96, 9, '#000', { opacity: 0.3 }),
			at(136, 298, join(
				at(0, -34, join(asleep(
					{ coat: '#EFC48C', light: '#FBEBD2', dark: '#6B3420', dark2: '#C3915B', ink: '#24120C' }, 2, 4,
					1.16,
				))),
				path('M-84 -34H84C82 -12 72 0 62 2H-62C-72 0 -82 -12 -84 -34Z', '#B4713C'),
				[0, 1, 2, 3, 4, 5, 6, 7, 8].map(
					(i) => path(`M${-78 + i * 18} -30q9 8 18 0v10q-9 8 -18 0Z`, i % 2 ? '#8F5226' : '#C98548'),
				),
				[0, 1, 2, 3, 4, 5, 6, 7].map(
					(i) => path(`M${-70 + i * 18} -16q9 8 18 0v10q-9 6 -18 0Z`, i % 2 ? '#C98548' : '#8F5226'),
				),
				rect(-88, -40, 176, 11, '#D9A05E', 5.5),
			)),
		],
		zoom: [142, 236, 1.1],
	}),
};

export const brown: Story = (value, id) => {
	const hour = LIGHT[value - 1];
	const c = graded(INK, { ...hour.grade, keep: hour.grade?.keep ?? ['boot', 'orange', 'lace'] });
	const shot = FRAMES[value](c, id);
	return {
		defs: skyGradient(`${id}s`, [[0, hour.sky[0]], [1, hour.sky[1]]]),
		layers: { sky: '', back: shot.back, middle: cobbles(c), subject: shot.subject, front: shot.front },
		zoom: shot.zoom,
	};
};
