// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, type Drawing, ellipse, join, noise, path, polygon, polyline, rect, stroke, times,
} from '../../../../art/kit.ts';
import type { Layers, Zoom } from '../story.ts';
import { type Evening, faded, type Inks } from './light.ts';

export const cam = ([cx, cy, s]: Zoom, k: Drawing) => at(150 - cx * s, 200 - cy * s, k, s);

const band = (y: number, h: number, f: string, rx = 0) => rect(-90, y, 480, h, f, rx);

const arch = (x: number, r: number, y0 = 300, sp = 186) => `M${x - r} ${y0}V${sp}A${r} ${r} 0 0 1 ${x + r} ${sp}V${y0}Z`;

const shutter = (c: Inks, x: number, w: number, y0: number, y1: number) => join(
	rect(x, y0, w, y1 - y0, c.slat), times(Math.floor((y1 - y0) / 9), (i) => rect(x, y0 + 6 + i * 9, w, 2.2, c.slat2)),
	rect(x - 1, y1 - 4, w + 2, 6, c.deep2, 2), rect(x + w / 2 - 6, y1 - 3, 12, 3, c.trim2, 1.5),
);

const upstairsWindow = (c: Inks, x: number, st: string, who: string | undefined) => {
	const lit = st === 'l';
	const open = st !== 's';
	return at(x, 76, join(
		lit ? rect(-24, -10, 48, 66, c.glow, 20, faded(0.18)) : '', path('M-15 46V8Q0 -12 15 8V46Z', c.trim),
		path('M-12 44V9Q0 -7 12 9V44Z', lit ? c.glow : c.glass),
		!lit && open ? path('M-10 42L2 3L8 5L-4 42Z', '#fff', faded(0.2)) : '', lit && who ? path(who, c.leaf2) : '',
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
export interface Street {
	readonly cafe?: number;
	readonly mid?: number;
	readonly right?: number;
	readonly open?: Drawing;
	readonly who?: Readonly<Record<number, string>>;
	/** The lamp is hidden by the light it throws. */
	readonly wash?: number;
}

export function stage(c: Inks, evening: Evening, id: string, o: Street = {}): Pick<Layers, 'sky' | 'back' | 'middle'> {
	const r = noise(5);
	const cafe = faded(o.cafe ?? 0.9);
	const sky = join(
		band(-60, 200, `url(#${id}s)`),
		times(evening.night, () => circle(r() * 320 - 10, r() * 84 - 40, 0.7 + r() * 0.9, c.star)),
		evening.moon
			? join(
				circle(226, 14, 46, c.pale, faded(0.14)), circle(226, 14, 30, c.pale),
				[[217, 8, 6], [235, 23, 5], [231, 4, 3]].map(([x, y, radius]) => circle(x, y, radius, '#E9D9C4')),
			) : '',
		!evening.night ? [[70, 30, 1], [180, 18, 0.8], [210, 38, 0.7]].map(
			([x, y, s]) => at(x, y, path('M-40 4Q-20 -6 0 -1Q20 -9 46 3Q10 6 -40 4Z', '#FFD9C0', faded(0.6)), s),
		) : '',
	);
	const back = join(
		path('M20 70V34H26V30Q26 14 38 12V4H40V12Q52 14 52 30V34H58V70Z', c.far),
		polygon([[84, 70], [84, 42], [108, 30], [132, 42], [132, 70]], c.far), rect(264, 34, 14, 30, c.roof),
		rect(261, 31, 20, 6, c.deep), rect(152, 44, 12, 20, c.roof), rect(149, 41, 18, 5, c.deep),
		band(60, 250, c.wall2), band(68, 68, c.wall), band(54, 9, c.roof, 2), band(62, 6, c.trim2),
		times(26, (i) => rect(-52 + i * 16, 68, 8, 5, c.trim2)),
		[30, 90, 150, 210, 270].map((x, i) => upstairsWindow(c, x, evening.win[i], o.who?.[i])), band(134, 5, c.trim),
		band(139, 4, c.wall3),
		[[-20, 170], [-8, 226], [298, 176], [302, 236]].map(([x, y]) => rect(x, y, 16, 7, c.wall3, 2)),
		[52, 150, 248].map(
			(x) => join(
				path(arch(x, 44), c.trim2), path(arch(x, 38), c.deep), path(arch(x, 33, 300, 202), c.deep2, faded(0.7)),
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
				up ? rect(x + 4, 194, 52, 106, c.glow) + rect(x + 10, 268, 40, 32, c.glow2, 2, faded(0.5)) : '',
				shutter(c, x + 2, 56, 192, 298 - up * 100), rect(x - 4, 182, 68, 12, c.slat2, 3),
			),
		),
		// pillars
		[-8, 101, 199, 308].map(
			(x) => join(
				rect(x - 11, 190, 22, 110, c.wall), rect(x + 3, 190, 8, 110, c.wall3, 0, faded(0.6)),
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
					evening.lamp ? ellipse(185, 344, 150, 50, c.glow, faded(0.2))
						+ ellipse(185, 342, 104, 32, c.glow, faded(0.26)) : '',
					lamp(c, evening.lamp),
				),
		],
	};
}

const lamp = (c: Inks, on: boolean) => at(199, 314, join(
	on
		? join(
			polygon([[-13, -150], [13, -150], [92, 22], [-106, 22]], c.glow, faded(0.14)),
			circle(0, -160, 58, c.glow, faded(0.14)), circle(0, -160, 36, c.glow, faded(0.26)),
		) : '',
	rect(-3, -142, 6, 140, c.post, 2), path('M-10 0L-7 -14H7L10 0Z', c.post), rect(-6, -44, 12, 5, c.post, 2),
	rect(-14, -134, 28, 3.4, c.post, 1.7), path('M-9 -144H9L13 -174H-13Z', on ? c.pale : c.glass),
	on ? circle(0, -156, 7, c.glow2) : polyline([[-5, -148], [-7, -168]], c.trim2, 2.4),
	path('M-16 -173H16L8 -184H-8Z', c.post), circle(0, -187, 3.4, c.post), rect(-11, -146, 22, 5, c.post, 2),
));

export const shadow = (x: number, y: number, rx: number, c: Inks, o = 0.28) => ellipse(x, y, rx, rx * 0.1 + 2, c.ink, faded(o));
