/** The names of all pictures of the board. */
import type { Seat } from '@shutterbox/kernel';
import type { Direction, TileType } from '@shutterbox/sasquatch-snap/client';

export const FIGURE_POSES = ['walk', 'trapped', 'tossed', 'cheering'] as const;
export const BIG_POSES = ['idle', 'stomp', 'flash', 'roar'] as const;

/** How wide a forest may be. */
export const FOREST_SIZES = [7, 9, 11] as const;

/** More snaps than this are not drawn on his pile. */
export const MOST_PILED = 14;

/** A share of its box, on each side: what stands out of it is printed with so much around it. */
export const BLEED = 1 / 8;

export function doesBleed(id: PictureId): boolean {
	return /^(figure|big|token|hat|pile)-/.test(id);
}

export type PictureId =
	/** People are cut out of paper, with a white border. 100 × 110. */
	| `figure-${Seat}-${(typeof FIGURE_POSES)[number]}`
	/** He belongs to the forest and has none. 100 × 120. */
	| `big-${(typeof BIG_POSES)[number]}`
	/** 100 × 100. */
	| `token-${TileType}-${Seat}`
	/** The net of a Super over a square beside it; the direction is the side on which the Super lies. 100 × 100. */
	| `arm-${Seat}-${Direction}`
	/** The same net under the Super itself. 100 × 100. */
	| `hub-${Seat}`
	/** The whole picture, ring included: the floor lies under the things beyond the edge, the light over them. */
	| `floor-${number}`
	| `light-${number}`
	/** Two footprints that go that way. 100 × 100. */
	| `steps-${Direction}`
	/** 100 × 100, a little larger than its square in the forest. */
	| 'lair'
	/** The mark of a seat with a dark line around it, and with a cream rim for dark places. 40 × 40. */
	| `mark-${Seat}`
	| `rimmed-${Seat}`
	/** A reporter's hat without its bulbs. 240 × 96. */
	| `hat-${Seat}`
	/** A bulb in the middle of 40 × 40, its glass 20 wide; the flare of a new one in 60 × 60. */
	| 'bulb-lit'
	| 'bulb-out'
	| 'flare'
	/** What an instant photo shows: the forest, a seat's arrow northwards, the sign of Trap!. 84 × 88, 84 × 84, 44 × 44. */
	| 'instant-night'
	| `arrow-${Seat}`
	| 'trap-mark'
	/** How the light falls on a photo that is not developed. 84 × 88. */
	| 'undeveloped'
	/** Claw strokes, cream or dark. 60 × 60. */
	| 'claw'
	| 'claw-ink'
	/** 100 × 100. */
	| 'burst'
	/** 72 × 56. */
	| 'whistle'
	/** 30 × 36. */
	| 'snap'
	/** 60 × 60. */
	| 'compass'
	/** Up to MOST_PILED snaps on his nest. 120 × 84. */
	| `pile-${number}`
	/** 120 × 84. */
	| 'box'
	/** A balance: 232 × 96 for the stand and for the beam, which turns around 116, 18; a pan of 72 × 52 hangs by its top. */
	| 'scales-stand'
	| 'scales-beam'
	| 'scales-pan';
