/** The names of all pictures of the board. */
import type { Pose } from '../../art/studio/hands.ts';
import type { Light } from '../../art/studio/inks.ts';
import type { Character, Mood, VerdictProps } from './props.ts';

export type { Light, Pose };

/** On the stage, or wherever a portrait is smaller than on a card. */
export type PortraitSize = 'tile' | 'head';
export type PortraitId = `${PortraitSize}-${Character}-${Mood}`;

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
	| `stamp-${VerdictProps['kind']}-${Light}`
	/** 200 × 280. */
	| `effect-back-${'blue' | 'orange'}`
	/** 300 × 400. */
	| 'objective-back'
	/** 300 × 300. */
	| 'camera';
