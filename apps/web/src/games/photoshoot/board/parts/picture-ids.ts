/** The names of all pictures of the board. */
import type { TILES } from '@shutterbox/photoshoot/client';
import type { Mood } from '../../art/characters/parts.ts';
import type { Verdict } from '../../art/studio/calls.ts';
import type { Pose } from '../../art/studio/hands.ts';
import type { Light } from '../../art/studio/inks.ts';

export type { Light };

/** On the stage, or wherever a portrait is smaller than on a card. */
export type PortraitSize = 'tile' | 'head';
export type PortraitId = `${PortraitSize}-${(typeof TILES)[number]}-${Mood}`;

/** Paper in its own colour, or grey while everything stands. */
type Tint = Light | `${Light}-frozen`;

export type ThingId =
	/** 640 × 40. */
	| `roll-${Tint}`
	/** 592 × 632. */
	| `sweep-${Tint}`
	/** 1366 × 170, and 390 × 220. */
	| `floor-${Tint}`
	| `narrow-floor-${Tint}`
	/** 72 × 40. */
	| 'clip'
	/** 150 × 64. */
	| `hand-${Pose}-${number}`
	/** 320 × 340. */
	| `paddle-${Light}`
	/** 420 × 170, 300 × 300, 420 × 180. */
	| `stamp-${Verdict}-${Light}`
	/** 200 × 280. */
	| `effect-back-${'blue' | 'orange'}`
	/** 300 × 400. */
	| 'objective-back'
	/** 300 × 300. */
	| 'camera';
