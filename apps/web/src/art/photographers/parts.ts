/** What the twelve have in common: heads, shoulders, hands, lenses and the ground behind them, in a box of 200 × 200. */
import { mix } from '../colour.ts';
import { at, circle, ellipse, join, path, rect, stroke } from '../shapes.ts';

export const MOODS = ['calm', 'glad', 'sorry'] as const;
export type Mood = (typeof MOODS)[number];

/** How a head looks. */
export interface Look {
	readonly skin: string;
	readonly shade: string;
	readonly hair: string;
	/** Of the hair's colour unless told; false where something covers it. */
	readonly brow?: string | false;
	readonly cheek?: string;
	/** Open unless told; low ones look down into a camera, none are covered. */
	readonly eyes?: 'low' | 'none';
	readonly lips?: string;
	/** False where a beard or a moustache has a mouth of its own. */
	readonly mouth?: false;
	/** The lines of many years. */
	readonly lines?: true;
}

const INK = '#1D1511';
export const FILM = '#17171A';
export const FILM2 = '#34343B';
export const CREAM = '#FFF6E4';
export const AMBER = '#F2A33A';
export const RED = '#D4263E';
const THROAT = '#5B1620';

// The origin of a head lies between ear and nose; it is about 92 high and looks to the right.
const FACE =
	'M-35 -6C-37 -38 -16 -49 3 -49C25 -49 37 -33 37 -12C37 -4 39 4 37 14C35 31 23 46 8 46C-12 46 -32 28 -35 -6Z';
const PROFILE =
	'M-35 -4C-37 -36 -14 -49 5 -48C22 -47 32 -37 32 -23C32 -17 30 -13 33 -8L43 8Q44 14 35 14L34 18Q37 21 34 24Q37 28 33 32C33 42 24 46 12 45C-2 45 -14 38 -20 26Z';

type Mouth = (color: string) => string;

const MOUTH: Readonly<Record<Mood, Mouth>> = {
	calm: (color) => stroke('M9 27Q17 31 25 26', color, 3),
	glad: () =>
		path('M7 23Q17 27 28 22Q27 37 16 37Q8 36 7 23Z', THROAT) +
		path('M9 24.6Q17 28 26.6 23.6L26 28Q17 31 10 29Z', CREAM),
	sorry: (color) => stroke('M10 31Q17 26 25 30', color, 3),
};
const MOUTH_IN_PROFILE: Readonly<Record<Mood, Mouth>> = {
	calm: (color) => stroke('M21 26Q28 29 34 24', color, 3),
	glad: () =>
		path('M16 22Q26 26 35 22Q33 34 25 34Q17 32 16 22Z', THROAT) +
		path('M18 23.6Q26 27 34.4 23.4L33 27.6Q25 30 19 27.6Z', CREAM),
	sorry: (color) => stroke('M21 30Q27 25 34 28', color, 3),
};
const LIPS: Readonly<Record<Exclude<Mood, 'glad'>, string>> = {
	calm: 'M8 26Q13 23 17 25Q22 23 27 25Q20 34 8 26Z',
	sorry: 'M8 31Q13 25 17 27Q22 25 26 30Q17 29 8 31Z',
};
const BROWS: Readonly<Record<Mood, string>> = {
	calm: 'M0 -13Q8 -18 15 -14M24 -14Q30 -17 34 -13',
	glad: 'M0 -16Q8 -22 14 -18M24 -18Q30 -21 34 -16',
	sorry: 'M0 -13Q8 -19 14 -17M24 -17Q30 -18 34 -13',
};
const BROW_IN_PROFILE: Readonly<Record<Mood, string>> = {
	calm: 'M11 -16Q19 -22 28 -17',
	glad: 'M11 -18Q19 -25 28 -20',
	sorry: 'M12 -15Q19 -21 27 -20',
};

/** A head seen from three quarters. */
export function facing({ skin, shade, hair, brow, cheek, eyes, lips, mouth, lines }: Look, mood: Mood): string {
	return join(
		rect(-16, 24, 34, 44, shade, 10),
		ellipse(-34, 3, 8, 11, skin),
		ellipse(-33, 4, 4, 6.5, shade),
		path(FACE, skin),
		cheek && [ellipse(28, 14, 7, 6, cheek, { opacity: 0.75 }), ellipse(-4, 16, 9, 7, cheek, { opacity: 0.75 })],
		path('M20 -7C21 2 29 8 29 13.5C29 18 21 18.5 15 16.5C20 12 20 2 20 -7Z', shade),
		lines && stroke('M-9 24Q-6 31 -1 35M32 25Q33 29 31 33', shade, 2.6),
		eyes === undefined && [
			ellipse(8, -3, 3.4, 4.6, INK),
			ellipse(28, -3, 3, 4.4, INK),
			circle(9.2, -4.6, 1.1, '#fff'),
			circle(29, -4.6, 1, '#fff'),
		],
		eyes === 'low' && stroke('M1 -1Q8 5 14 -1M24 -1Q29 4 33 -1', INK, 3.2),
		brow !== false && stroke(BROWS[mood], brow ?? hair, 3.6),
		mouth !== false && (lips && mood !== 'glad' ? path(LIPS[mood], lips) : MOUTH[mood](mix(shade, INK, 0.55))),
	);
}

export function inProfile({ skin, shade, hair, brow, cheek, eyes, mouth, lines }: Look, mood: Mood): string {
	return join(
		rect(-20, 22, 32, 46, shade, 10),
		path(PROFILE, skin),
		ellipse(-12, 4, 7.5, 11, skin),
		ellipse(-12, 4, 4.5, 7.5, shade),
		cheek && ellipse(13, 15, 9, 7, cheek, { opacity: 0.75 }),
		lines && stroke('M13 18Q18 24 17 31M25 -2L30 -5', shade, 2.6),
		eyes === undefined && [ellipse(20, -6, 3.2, 4.8, INK), circle(21.2, -7.6, 1.1, '#fff')],
		brow !== false && stroke(BROW_IN_PROFILE[mood], brow ?? hair, 3.8),
		mouth !== false && MOUTH_IN_PROFILE[mood](mix(shade, INK, 0.55)),
	);
}

interface Shoulders {
	readonly x?: number;
	readonly y?: number;
	readonly w?: number;
}

/** Two colours, or one where nothing lies in the shade. */
export function shoulders(light: string, shade: string | null, { x = 100, y = 138, w = 74 }: Shoulders = {}): string {
	const right = `C${x + w * 0.55} ${y + 10} ${x + w - 2} ${y + 26} ${x + w} 206Z`;
	return join(
		path(`M${x - w} 206C${x - w + 2} ${y + 26} ${x - w * 0.55} ${y + 10} ${x - 20} ${y}H${x + 18}${right}`, light),
		shade && path(`M${x + 14} 206C${x + 22} ${y + 40} ${x + 20} ${y + 18} ${x + 18} ${y}${right}`, shade),
	);
}

export function hand(x: number, y: number, skin: string, shade: string, turn = 0, scale = 1): string {
	const palm = path('M-14 -9C-6 -13 9 -12 14 -8C17 -3 16 7 11 11C3 14 -8 13 -14 9Z', skin);
	return at(x, y, palm + stroke('M6 -7H14M7 -1H15M6 5H13', shade, 2), scale, turn);
}

export function lens(x: number, y: number, r: number, rim = FILM2, glass = '#2E6FB8'): string {
	return join(
		circle(x, y, r, FILM),
		circle(x, y, r * 0.8, rim),
		circle(x, y, r * 0.58, FILM),
		circle(x, y, r * 0.42, glass),
		circle(x - r * 0.16, y - r * 0.18, r * 0.13, '#CFE8FF'),
	);
}

/** What stands behind everybody: daylight, a coloured afternoon, or the dark. */
export function ground(color: string, glow: string): string {
	return rect(0, 0, 200, 200, color) + circle(100, 92, 78, glow);
}
