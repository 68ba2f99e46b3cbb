import { type Attributes, at, type Drawing, join, noise, path, polyline, stroke, tenth } from './shapes.ts';

export interface Umbrella {
	/** Width of the canopy. */
	readonly w?: number;
	readonly len?: number;
	readonly rot?: number;
	readonly color: string;
	readonly dark: string;
	readonly state?: 'open' | 'closed' | 'flipped';
	readonly handle?: string;
}

/** An umbrella held at 0, 0, its canopy above the hand. */
export function umbrella(u: Umbrella): string {
	const drawings = { open: openUmbrella, closed: closedUmbrella, flipped: flippedUmbrella };
	return at(0, 0, drawings[u.state ?? 'open'](u), 1, u.rot);
}

const HANDLE = '#20160f';
const CROOK = 'M0 8q0 8 -6.6 8q-5.4 0 -5.4 -5';

function closedUmbrella({ len = 62, color, dark, handle = HANDLE }: Umbrella): Drawing {
	const y = -len;
	return [
		polyline([[0, 8], [0, y]], handle, 2.6), // biome-ignore format: one line, two points
		stroke(CROOK, handle, 2.6),
		path(`M-2 ${y}C-9 ${y + 26} -6 ${y + 44} -1.4 ${y + 58}H1.4C6 ${y + 44} 9 ${y + 26} 2 ${y}Z`, color),
		path(`M0 ${y}C3 ${y + 26} 3 ${y + 44} 1.4 ${y + 58}C6 ${y + 44} 9 ${y + 26} 2 ${y}Z`, dark),
	];
}

function openUmbrella({ w = 120, len = 62, color, dark, handle = HANDLE }: Umbrella): Drawing {
	const half = w / 2;
	const rise = w * 0.42;
	const y = -len;
	const top = y - rise;
	const rib = half / 2;
	const scallop = `Q${half - rib * 0.5} ${y - 9} ${half - rib} ${y}Q${rib * 0.5} ${y - 9} 0 ${y}Q${-rib * 0.5} ${y - 9} ${-rib} ${y}Q${-half + rib * 0.5} ${y - 9} ${-half} ${y}`;
	const canopy = `M${-half} ${y}C${-half} ${y - rise * 0.8} ${-half * 0.45} ${top} 0 ${top}C${half * 0.45} ${top} ${half} ${y - rise * 0.8} ${half} ${y}${scallop}Z`;
	const middle = `M0 ${top}C${half * 0.26} ${top + 4} ${rib} ${y - rise * 0.5} ${rib} ${y}Q${rib * 0.5} ${y - 9} 0 ${y}Q${-rib * 0.5} ${y - 9} ${-rib} ${y}C${-rib} ${y - rise * 0.5} ${-half * 0.26} ${top + 4} 0 ${top}Z`;
	const lit = `M0 ${top}C${half * 0.02} ${top + 4} 0 ${y - rise * 0.5} 0 ${y}Q${-rib * 0.5} ${y - 9} ${-rib} ${y}C${-rib} ${y - rise * 0.5} ${-half * 0.26} ${top + 4} 0 ${top}Z`;
	return [
		polyline([[0, 8], [0, top]], handle, 2.6), // biome-ignore format: one line, two points
		stroke(CROOK, handle, 2.6),
		path(canopy, color),
		path(middle, dark),
		path(lit, color, { opacity: 0.45 }),
		polyline([[0, top + 1], [0, top - 7]], handle, 2.6), // biome-ignore format: one line, two points
	];
}

function flippedUmbrella({ w = 120, len = 62, color, dark, handle = HANDLE }: Umbrella): Drawing {
	const half = w / 2;
	const bottom = -len + 6;
	const top = bottom - w * 0.42 * 0.92;
	const spike = (k: number) => [
		[k * half * 0.98, top + Math.abs(k) * 8 - 6],
		[k * half * 1.16, top - 15 + Math.abs(k) * 12],
	];
	const cup = `M${-half} ${top}C${-half * 0.86} ${bottom - 12} ${-half * 0.4} ${bottom} 0 ${bottom}C${half * 0.4} ${bottom} ${half * 0.86} ${bottom - 12} ${half} ${top}Q${half * 0.74} ${top + 3} ${half * 0.52} ${top - 7}Q${half * 0.26} ${top + 2} 0 ${top - 8}Q${-half * 0.26} ${top + 2} ${-half * 0.52} ${top - 7}Q${-half * 0.74} ${top + 3} ${-half} ${top}Z`;
	const left = `M0 ${bottom}C${-half * 0.2} ${bottom - 14} ${-half * 0.44} ${top + 18} ${-half * 0.52} ${top - 7}Q${-half * 0.26} ${top + 2} 0 ${top - 8}Z`;
	const right = `M0 ${bottom}C${half * 0.3} ${bottom - 10} ${half * 0.46} ${top + 18} ${half * 0.52} ${top - 7}Q${half * 0.74} ${top + 3} ${half} ${top}C${half * 0.86} ${bottom - 12} ${half * 0.4} ${bottom} 0 ${bottom}Z`;
	return [
		polyline([[0, 8], [0, bottom - 30]], handle, 2.6), // biome-ignore format: one line, two points
		stroke(CROOK, handle, 2.6),
		[-1, -0.52, 0, 0.52, 1].map((k) => polyline(spike(k), handle, 2.2)),
		path(cup, color),
		path(left, dark),
		path(right, dark, { opacity: 0.55 }),
	];
}

/** A laced boot, its sole on y = 4. */
export const boot = (fill: string, sole: string, tab: string, lace = tab): string =>
	join(
		path(
			'M-11 -30C-11 -32 -9.4 -33 -7 -33H6C8.4 -33 9.4 -32 9.4 -30L10 -15C14 -12.6 22 -11.6 24.4 -6.4C25.4 -4 25 -2 24.6 -.6H-11Z',
			fill,
		),
		path('M-11.6 -1H25.4V2.2C25.4 3.6 24.6 4 23.6 4H3L1.4 1.6H-2.6V4H-9.6C-11 4 -11.6 3.4 -11.6 2Z', sole),
		path('M-11 -33H9.4L9.6 -27.4H-11Z', tab),
		stroke('M4.6 -22.4L11 -19.4M4.8 -17.6L12.6 -14.8M7 -13.6L14.6 -11.8', lace, 1.7),
	);

export const cloud = (x: number, y: number, scale: number, fill: string, shade?: string): string =>
	at(
		x,
		y,
		[
			shade && path('M-48 8C-52 20 -40 24 -30 22H34C48 22 54 10 46 2Z', shade),
			path('M-36 16C-54 16 -56 -4 -40 -7C-40 -22 -18 -27 -10 -16C-2 -31 26 -29 28 -11C46 -14 54 14 36 16Z', fill),
		],
		scale,
	);

export interface Rain {
	readonly seed: number;
	readonly count: number;
	readonly length: number;
	readonly slant: number;
}

/** Rain as one path. */
export function rain(
	{ seed, count, length, slant }: Rain,
	color: string,
	width: number,
	more: Attributes = {},
): string {
	const random = noise(seed);
	let d = '';
	for (let i = 0; i < count; i++) {
		const x = random() * 380 - 40;
		const y = random() * 420 - 20;
		const drop = length * (0.6 + random() * 0.7);
		d += `M${tenth(x)} ${tenth(y)}l${tenth(-slant * drop)} ${tenth(drop)}`;
	}
	return stroke(d, color, width, more);
}
