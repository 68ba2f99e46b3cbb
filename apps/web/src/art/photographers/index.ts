/** The twelve who play where nobody sits: a chunk of its own, asked for when the first of them is shown. */
import type { Drawing } from '../../darkroom/drawing.ts';
import { aiko } from './aiko.ts';
import { amara } from './amara.ts';
import { bruno } from './bruno.ts';
import { diego } from './diego.ts';
import { kofi } from './kofi.ts';
import { margot } from './margot.ts';
import { min } from './min.ts';
import { noor } from './noor.ts';
import { otto } from './otto.ts';
import type { Mood } from './parts.ts';
import { stella } from './stella.ts';
import { sven } from './sven.ts';
import { zoya } from './zoya.ts';

/** How somebody is drawn, and the square of the drawing that shows head and camera where it is small. */
interface Sitter {
	readonly draw: (mood: Mood) => string;
	readonly head: readonly [x: number, y: number, side: number];
}

const SITTERS: Readonly<Record<string, Sitter>> = {
	zoya: { draw: zoya, head: [20, 12, 160] },
	bruno: { draw: bruno, head: [22, 24, 160] },
	kofi: { draw: kofi, head: [28, 12, 166] },
	margot: { draw: margot, head: [20, 14, 166] },
	diego: { draw: diego, head: [22, 14, 164] },
	noor: { draw: noor, head: [22, 12, 168] },
	sven: { draw: sven, head: [28, 16, 158] },
	aiko: { draw: aiko, head: [32, 16, 162] },
	otto: { draw: otto, head: [34, 26, 158] },
	amara: { draw: amara, head: [22, 0, 176] },
	min: { draw: min, head: [22, 6, 160] },
	stella: { draw: stella, head: [24, 14, 172] },
};

export const SITTER_IDS: readonly string[] = Object.keys(SITTERS);

/** A face for a round mark, or a print 1.18 times as wide as high. */
export type Cut = 'face' | 'print';

/** Pixels across: as large as either is shown on a dense screen. */
const WIDTHS: Readonly<Record<Cut, number>> = { face: 144, print: 420 };
const PRINT_BOX = '0 0 200 169.5';

export function portraitOf(id: string, cut: Cut, mood: Mood): Drawing {
	const { draw, head } = SITTERS[id];
	const [x, y, side] = head;
	return { body: draw(mood), viewBox: cut === 'face' ? `${x} ${y} ${side} ${side}` : PRINT_BOX, width: WIDTHS[cut] };
}
