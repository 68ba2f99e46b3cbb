// biome-ignore-all format: drawings are rows of coordinates
import type { Colour } from '@shutterbox/wildlife-park/client';
import {
	at, circle, ellipse, fur, join, noise, op, path, polygon, rect, stroke, tenth, times,
} from '../../../art/kit.ts';
import { INKS } from './inks.ts';

const { green, blue, grey, orange } = INKS;
const air = (ink: string) => rect(-104, -92, 208, 184, ink);

const forest = () => join(
	air(green.air),
	[[-84, -6, 26], [-52, -22, 22], [84, -8, 26], [54, -24, 22], [-20, -46, 17], [22, -48, 17]].map(
		([x, y, r], i) => fur(x, y, r, r * 0.96, i > 3 ? '#A6DBAE' : green.mid, { n: 13, amp: 0.1, seed: i + 2 }),
	),
	path('M-104 26Q-50 8 0 20T104 22V92H-104Z', green.ground),
	[[-80, 40, 22], [-44, 62, 20], [46, 62, 20], [82, 40, 22], [0, 86, 26]].map(
		([x, y, r], i) => fur(x, y, r, r, i % 2 ? '#2F8A50' : '#368F57', { n: 13, amp: 0.12, seed: i + 7 }),
	),
);

const WAVE = 'q13 -11 26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0';

const water = () => join(
	air(blue.air), ellipse(-58, -58, 26, 8, '#ffffff', op(0.8)), ellipse(-38, -63, 18, 7, '#ffffff', op(0.8)),
	ellipse(62, -42, 24, 7, '#ffffff', op(0.7)), rect(-104, -8, 208, 102, blue.mid),
	path(`M-104 22${WAVE}V92H-104Z`, blue.ground), path(`M-104 54${WAVE}V92H-104Z`, '#1F7AAB'),
	stroke('M-96 4h30M60 8h34M-40 -1h18M34 0h12', '#ffffff', 3, op(0.75)), stroke(`M-104 22${WAVE}`, '#E9F7FC', 3.4),
);

const mountain = () => join(
	air(grey.air), polygon([[-112, 30], [-66, -52], [-20, 30]], '#B9C4D6'),
	polygon([[-79, -28], [-66, -52], [-53, -28], [-61, -20], [-67, -27], [-73, -20]], '#ffffff'),
	polygon([[14, 30], [64, -64], [116, 30]], '#A7B3C8'),
	polygon([[50, -38], [64, -64], [78.5, -38], [70, -28], [63, -36], [56, -28]], '#ffffff'),
	polygon([[64, -64], [116, 30], [80, 30], [70, -28], [78.5, -38]], '#93A0B8', op(0.6)),
	path('M-104 30Q-60 14 -10 24T104 24V92H-104Z', grey.ground),
	[[-74, 46, 17], [-48, 66, 13], [70, 48, 16], [44, 70, 14], [88, 30, 12]].map(
		([x, y, r], i) => polygon(
			[[x - r, y + r * 0.6], [x - r * 0.5, y - r * 0.5], [x + r * 0.4, y - r * 0.6], [x + r, y + r * 0.6]],
			i % 2 ? '#6E7890' : '#9AA4B8',
		),
	),
);

const tuft = (x: number, y: number, s: number, ink: string) => {
	const start = `M${tenth(x)} ${tenth(y)}`;
	const by = (dx: number, dy: number) => `${tenth(dx * s)} ${tenth(dy * s)}`;
	return stroke(`${start}q${by(-2, -12)} ${by(-8, -17)}${start}q${by(0, -14)} ${by(2, -21)}${start}q${by(4, -10)} ${by(10, -14)}`, ink, 3);
};

function savanna() {
	const chance = noise(5);
	return join(
		air(orange.air), circle(-52, -46, 22, '#FFF8DE'), circle(-52, -46, 33, '#FFF8DE', op(0.5)),
		path('M-104 10Q-60 -14 -10 4T104 -2V92H-104Z', orange.mid), path('M-104 32Q-40 14 20 28T104 24V92H-104Z', orange.ground),
		at(76, 12, join(
			path('M-3 0C-2 -16 -4 -22 -12 -30L-8 -31L0 -22L3 -32L7 -32L4 -20L14 -28L16 -26C6 -18 5 -10 4 0Z', '#8A5A20'),
			ellipse(2, -33, 27, 8, '#7FA046'), ellipse(8, -38, 16, 7, '#95B556'),
		)),
		times(9, (i) => {
			const x = -88 + i * 22 + chance() * 8;
			const y = 52 + (i % 3) * 14 + chance() * 6;
			return tuft(x, y, 0.9 + chance() * 0.3, i % 2 ? '#B97A16' : '#F7D27A');
		}),
	);
}

/** The picture behind a head: quiet in the middle, its habitat at the rim. Fills a hex, to be cut to it. */
export const TERRAIN: Readonly<Record<Colour, () => string>> = { green: forest, blue: water, grey: mountain, orange: savanna };
