/** The names of all pictures of the board. */
import type { Colour, Worker } from '@shutterbox/wildlife-park/client';
import type { TowerColour } from '../art/inks.ts';

export type { TowerColour };

export type ThingId =
	/** A part at a corner of its tile, from 0 in the east clockwise. Like the tile it lies on: 208 × 200, its middle at 104, 92. */
	| `part-${TowerColour}-${number}`
	/** The back of a tile, of the same size. */
	| `back-${Colour}`
	/** A heart behind the die that stands on it. 98 × 90; its middle is 42 below that of its tile. */
	| 'grown-heart'
	/** 60 × 60. */
	| `die-${Colour}-${number}`
	| `rolling-${Colour}`
	/** A tower as far as it is built: until it has its roof, all colours look the same. 80 × 148; it stands on 40, 132. */
	| 'tower-feet'
	| 'tower-deck'
	| `tower-${TowerColour}`
	/** The circle under it. 88 × 88. */
	| `footing-${TowerColour}`
	/** 48 × 50. */
	| `worker-${Worker}`
	/** 160 × 140; its middle is at 80, 80. */
	| 'gate'
	| 'gate-lit'
	/** 80 × 64. */
	| 'crate'
	| 'crate-open'
	/** 40 × 42. */
	| 'token'
	| 'token-hidden';
