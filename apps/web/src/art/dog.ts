import { limbEnd, RADIANS } from './person.ts';
import { at, circle, type Drawing, ellipse, noise, path, polygon, polyline, stroke } from './shapes.ts';

interface FurOptions {
	readonly n?: number;
	readonly amp?: number;
	readonly sweep?: number;
	readonly seed?: number;
	readonly rot?: number;
	readonly from?: number;
	readonly to?: number;
}

/** A jagged ellipse: fur, leaves, dust. */
export function fur(cx: number, cy: number, rx: number, ry: number, fill: string, options: FurOptions = {}): string {
	const { n = 18, amp = 0.16, sweep = 6, seed = 3, rot = 0, from = 0, to = 360 } = options;
	const random = noise(seed);
	const points: [number, number][] = [];
	for (let i = 0; i < n; i++) {
		const root = (from + ((to - from) * i) / n) * RADIANS;
		const tuft = root + (sweep + 160 / n) * RADIANS;
		const length = 1 + amp * (0.6 + random() * 0.8);
		points.push(
			[Math.cos(root) * rx, Math.sin(root) * ry],
			[Math.cos(tuft) * rx * length, Math.sin(tuft) * ry * length],
		);
	}
	return at(cx, cy, polygon(points, fill), 1, rot);
}

export interface DogInks {
	readonly coat: string;
	readonly light: string;
	readonly dark: string;
	readonly dark2: string;
	readonly ink: string;
	readonly tongue: string;
}

type FourLegs = readonly [frontNear: number, frontFar: number, backNear: number, backFar: number];

export interface Dog {
	readonly x: number;
	readonly y: number;
	readonly s?: number;
	readonly flip?: boolean;
	readonly rot?: number;
	readonly c: DogInks;
	readonly legs?: FourLegs;
	readonly bends?: FourLegs;
	readonly head?: readonly [dx: number, dy: number, turn: number];
	readonly tail?: number;
	/** What the dog carries. */
	readonly mouth?: Drawing;
	readonly eye?: 'open' | 'wide' | 'shut';
	readonly bodyRot?: number;
	readonly ear?: number;
	readonly lift?: number;
	readonly tongue?: boolean;
}

/** The scruffy dog: 100 long, standing on y = 0, facing right. */
export function dog(d: Dog): string {
	const { c, legs = [4, -8, 6, -10], bends = [0, 0, 0, 0] } = d;
	const body = at(
		0,
		-36,
		[
			fur(-1, 0, 35, 15.5, c.coat, { n: 26, amp: 0.13, seed: 7, sweep: 9 }),
			path('M-22 -13C-8 -17 10 -16 16 -10C12 0 -12 2 -20 -4C-24 -7 -24 -11 -22 -13Z', c.dark),
		],
		1,
		d.bodyRot,
	);
	const tail = 'M-4 5C-10 -4 -10 -14 -4 -24L-1 -19L2 -27L3.4 -19L8 -23C7 -14 6 -4 6 4Z';
	const parts = [
		at(-32, -38, path(tail, c.coat), 1, d.tail ?? -50),
		dogLeg(21, -28, legs[1], bends[1], c.dark2, 8),
		dogLeg(-22, -28, legs[3], bends[3], c.dark2, 8.6),
		body,
		fur(24, -40, 14, 16, c.coat, { n: 14, amp: 0.18, seed: 2 }),
		dogLeg(24, -28, legs[0], bends[0], c.coat, 9),
		dogLeg(-24, -30, legs[2], bends[2], c.coat, 10),
		dogHead(d),
	];
	return at(d.x, d.y, at(0, -(d.lift ?? 0), parts), d.s, d.rot, d.flip);
}

function dogLeg(x: number, y: number, angle: number, bend: number, fill: string, width: number): Drawing {
	const knee = limbEnd(x, y, angle, 13);
	const foot = limbEnd(...knee, angle - bend, 12);
	return [polyline([[x, y], knee, foot], fill, width), ellipse(foot[0] + 2.6, foot[1] + 1, 5.6, 3.8, fill)];
}

function dogHead({ c, head = [0, 0, 0], ear = 0, mouth, tongue, eye = 'open' }: Dog): string {
	const eyes = {
		open: () => [circle(5.6, -4, 2.5, c.ink), circle(6.5, -4.8, 0.9, '#fff')],
		wide: () => [circle(5.6, -4.4, 3.6, '#fff'), circle(6.6, -4, 2.1, c.ink)],
		shut: () => stroke('M2.6 -3.4Q5.6 -.6 8.8 -3.6', c.light, 1.8),
	};
	const parts = [
		path(`M-9 -9C-17 ${-8 - ear} -21 ${2 - ear} -18 9C-12 8 -7 2 -4 -5Z`, c.dark),
		fur(0, 0, 15.5, 14, c.coat, { n: 15, amp: 0.2, seed: 9 }),
		path('M-7 -7C-4 -13 4 -13 7 -8C8 -1 1 5 -4 2C-8 0 -9 -4 -7 -7Z', c.dark, { opacity: 0.9 }),
		fur(13, 5.6, 11.6, 8.2, c.light, { n: 12, amp: 0.22, seed: 5, sweep: 10 }),
		mouth && at(15, 11, mouth),
		tongue && path('M12 11C13 18 20 20 21 12Z', c.tongue),
		path('M4 12L7 20L10.4 13.4L13 20.6L16.4 13L19 17L20.6 10Z', c.light),
		ellipse(23.4, 0.8, 4.6, 3.9, c.ink),
		eyes[eye](),
		path('M0 -9L4 -13L5.4 -9.4L9.6 -12L9.4 -8Z', c.coat),
		path(`M-4 -11C-9 ${-22 - ear} -1 ${-27 - ear} 3 ${-25 - ear}C2 -19 6 -15 4 -10Z`, c.dark),
	];
	return at(34 + head[0], -52 + head[1], parts, 1, head[2]);
}
