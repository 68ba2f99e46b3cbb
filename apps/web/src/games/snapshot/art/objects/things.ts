// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, join, op, path, rect, stroke } from '../../../../art/kit.ts';
import { PAW } from '../../../../art/paw.ts';

/** Enamel, flat, one light, the paw always. 32 × 33. */
export const token = () => join(
	circle(16, 17.2, 15, '#16171A', op(0.2)), circle(16, 16, 15, '#F6DFAF'), circle(16, 16, 12.8, '#9A5A0C'),
	path('M5 13C7 6.5 12 3.8 17 3.8C12.5 5.6 8.6 8.6 7.6 13Z', '#FFFFFF', op(0.42)),
	at(7.6, 7.8, path(PAW, '#FFF3D6'), 0.7),
);

/** What a print hangs by. 17 × 44. */
export const peg = () => join(
	path(
		'M4 1H13L14.5 36C14.5 40 13 42 8.5 42C4 42 2.5 40 2.5 36Z', '#16171A',
		{ ...op(0.2), transform: 'translate(1.5 2)' },
	),
	path('M3.5 0H13.5L14.5 34C14.5 38.6 12.4 41 8.5 41C4.6 41 2.5 38.6 2.5 34Z', '#D9A866'),
	path('M8.5 0H13.5L14.5 34C14.5 38.6 12.4 41 8.5 41Z', '#BC8748'), rect(1, 14.5, 15, 4.6, '#8C928C', 1.8),
	rect(1, 15.6, 15, 1.2, '#E8ECE8', 0.6), circle(8.5, 31, 2, '#8A5A24'),
);

/** 28 × 48. */
export const paperclip = () => join(
	stroke('M7 13V34C7 41 19 41 19 34V8C19 1 5 1 5 8V36C5 47 23 47 23 36V14', '#5E6670', 2.6),
	stroke('M7 13V34C7 41 19 41 19 34V8C19 1 5 1 5 8', '#AEB6BE', 1),
);

/** The camera bag's back wall and handle; prints stand between it and the front. 200 × 134. */
export const bagBack = () => join(
	stroke('M52 26C54 2 146 2 148 26', '#5A3A18', 9),
	path('M14 26H186C194 26 198 31 198 38V122C198 128 194 132 188 132H12C6 132 2 128 2 122V38C2 31 6 26 14 26Z', '#6E4A20'),
	path('M10 32H190V60H10Z', '#4A2F12'),
);

/** Its two front pockets. 200 × 134. */
export const bagFront = () => join(
	path('M2 74C34 66 66 66 97 74V132H12C6 132 2 128 2 122Z', '#B67C36'),
	path('M103 74C134 66 166 66 198 74V122C198 128 194 132 188 132H103Z', '#B67C36'), rect(97, 66, 6, 66, '#8E5C22'),
	stroke(
		'M8 82C36 75 64 75 92 82M108 82C136 75 164 75 192 82', '#F0CE92', 1.8,
		{ 'stroke-dasharray': '5 4', 'stroke-linecap': 'butt' },
	),
	[40, 140].map((x) => rect(x, 92, 20, 26, '#6E4A20', 4)), [44, 144].map((x) => rect(x, 102, 12, 10, '#E7D2A6', 2)),
	path('M2 118V122C2 128 6 132 12 132H188C194 132 198 128 198 122V118C150 128 50 128 2 118Z', '#8E5C22', op(0.55)),
);
